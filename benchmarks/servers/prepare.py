"""A data folder full of tables in the middle of a Sign round, each with six people, for the load generator."""

from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from wordless.engine.model import Elapsed, Moved
from wordless.engine.play import playout
from wordless.games import signs
from wordless.games.sign.model import Confirm, Look, Propose, Swap
from wordless.server.journal import Outcome, Record
from wordless.server.journal.file import data_file
from wordless.server.journal.sqlite import SqliteJournal
from wordless.server.tables import seating, wire
from wordless.server.tables.judge import Standing, fold, judge
from wordless.server.tables.model import Arranged, Chair, MoveLetter, Start
from wordless.server.tables.people.chairs import Who
from wordless.server.tables.people.identity import CODE_LETTERS, person_of

SEATS = 6
OPTIONS = {"auto_done_seconds": 0, "sign_seconds": 0}


def code_of(number: int) -> str:
    letters = ""
    for _ in range(6):
        number, at = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[at]
    return letters


def token_of(table: int, seat: int) -> str:
    return f"{table:021d}{seat:022d}"


def laid(table: int, random: Random) -> tuple[list[Record], Standing]:
    """The journal of a table that has met, looked at its hands and turned the cards up."""
    people = [person_of(token_of(table, seat)) for seat in range(SEATS)]
    arrangement = seating.fresh("sign", SEATS, OPTIONS, people[0], "en")
    chairs = tuple([Chair(f"seat {seat}", (person,)) for seat, person in enumerate(people)])
    standing = Standing(replace(arrangement, chairs=chairs), None)
    lines = [Record(wire.encode(Arranged("opened", standing.seating)), head=True)]
    host, here = Who(people[0], 0), frozenset(people)
    entry, standing = judge(standing, host, Start(), here, random.randbytes)
    lines.append(Record(wire.encode(entry), head=True))
    moves: list[tuple[int, object]] = [(0, Propose(("nod",), "")), (1, Propose(("sip",), ""))]
    moves += [(seat, Confirm(1)) for seat in range(2, SEATS)] + [(seat, Look()) for seat in range(SEATS)]
    for n, (seat, move) in enumerate(moves):
        line, standing = _granted(standing, seat, move, f"prepared-{n}")
        lines.append(line)
    return lines, standing


def prepare(folder: Path, tables: int, moves: int = 0) -> list[str]:
    """Write the folder; a line a seat for the load generator: path, token, stage, hand, table cards."""
    random, told, journals = Random(1), [], {}
    for table in range(tables):
        code = code_of(table + 1)
        lines, standing = laid(table, random)
        more, standing = swapped(standing, moves)
        journals[code] = lines + more
        match = standing.match
        assert match is not None
        state: Any = match.state
        lying = ",".join([str(card) for card in state.table if card is not None])
        for seat in range(SEATS):
            view: Any = match.view(seat)
            hand = ",".join([str(card) for card in view.hand])
            path = f"/ws/{code}?seat={seat}"
            told.append("\t".join([path, token_of(table, seat), str(match.state.stage), hand, lying]))
    write(folder, journals)
    return told


def swapped(standing: Standing, moves: int) -> tuple[list[Record], Standing]:
    """So many swaps more, seat after seat."""
    lines = []
    for n in range(moves):
        assert standing.match is not None
        seat = n % SEATS
        state: Any = standing.match.state
        table = [card for card in state.table if card is not None]
        move = Swap(state.hands[seat][n % 5], table[n // 3 % len(table)])
        entry, standing = _granted(standing, seat, move, f"prepared-swap-{n}")
        lines.append(entry)
    return lines, standing


def _granted(standing: Standing, seat: int, move: object, id: str) -> tuple[Record, Standing]:
    assert standing.match is not None
    ask = MoveLetter(id, standing.match.state.stage, Raw(wire.encode(move)))
    who = Who(standing.seating.chairs[seat].people[0], seat)
    entry, standing = judge(standing, who, ask, frozenset(), bytes)
    return Record(wire.encode(entry)), standing


def played_out(folder: Path, tables: int, matches: int) -> list[str]:
    """Tables behind which lie so many matches of Signs: their codes."""
    journals = {}
    for table in range(tables):
        random = Random(table)
        host = person_of(token_of(table, 0))
        standing = Standing(replace(seating.fresh("signs", 3, {}, host, "en"), chairs=(Chair(bot="easy"),) * 3), None)
        lines = [Record(wire.encode(Arranged("opened", standing.seating)), head=True)]
        for match in range(matches):
            entry, standing = judge(standing, Who(host, None), Start(), frozenset(), random.randbytes)
            lines.append(Record(wire.encode(entry), head=True))
            assert standing.match is not None
            played = playout(signs, 3, signs.Options(), standing.match.opened.seed, Random(match))
            for n, (seat, move, _) in enumerate(played):
                body = wire.encode(Elapsed(move.key, f"{n}") if seat is None else Moved(seat, move, f"{n}"))
                lines.append(Record(body))
                _, standing = fold(standing, body)
        journals[code_of(1_000_000 + table)] = lines
    write(folder, journals)
    return list(journals)


def write(folder: Path, journals: dict[str, list[Record]]) -> None:
    """All of it through the journal itself."""
    written: SimpleQueue[Callable[[], None]] = SimpleQueue()
    journal = SqliteJournal(data_file(folder), written.put)
    for code, lines in journals.items():
        journal.append(code, 0, lines, _must_be_written)
    journal.close()
    while not written.empty():
        written.get()()


def _must_be_written(outcome: Outcome) -> None:
    assert outcome == "written", outcome
