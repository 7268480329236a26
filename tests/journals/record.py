"""Golden journals: whole matches with every View after every move.

`python -m tests.journals.record --views` writes anew what is seen of the recorded matches; without `--views` matches
are recorded for the cases that have none, under today's rules. A recorded match stays for ever: it must replay under
the rules it was opened with. An entry is one line of JSON. Below it, for every viewer to
whom something changed, stand the View's changed fields and, if they changed, the offers: added up they are
the whole View.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from wordless.engine.game import Game, Seat
from wordless.engine.match import Match, begin, decoder, opening, replay
from wordless.engine.model import Elapsed, MatchEntry, Moved
from wordless.engine.play import playout
from wordless.games import GAMES

FOLDER = Path(__file__).parent
TRIES = 100
MOVES_MAX = 400
BYTES_MAX = 150_000
ENTRY = '{"entry"'


class Case(NamedTuple):
    """A match to record: its game, its name there, its seats, what is not as usual, and how it ends if that matters."""

    game: str
    name: str
    seats: int
    options: dict[str, Any]
    why: str = ""

    @property
    def page(self) -> Path:
        return FOLDER / f"{self.game}-{self.name}.txt"


CASES = (
    Case("sign", "usual", 4, {"points": 1}),
    Case("sign", "three-teams", 7, {"division": "3-2-2", "substitute": True, "end": "rounds", "rounds": 2}),
    Case("sign", "dear-signs", 5, {"points": 2, "sign_change": "costs-one-point", "history": True}),
    Case("sign", "draw", 6, {"points": 1, "division": "2-2-2", "dealer": 2}, "points-shared"),
    Case("signum", "usual", 4, {}),
    Case(
        "signum",
        "seven",
        7,
        {"memory_aid": True, "turn_seconds": 60, "answer_seconds": 30, "guess_seconds": 30},
    ),
    Case("signum", "capped", 5, {"turn_cap": 12, "signals": "room", "reveal_all_at_end": False}),
    Case("signum", "reveals", 4, {"turn_seconds": 30}),
    Case("signum", "unhurried", 6, {"reveal_seconds": 0, "reveal_all_at_end": False, "turn_cap": 30}),
    Case("signs", "usual", 4, {}),
    Case("signs", "hands-up", 5, {"anyone_may_doubt": True, "hands_up": True, "piles": 2, "turn_seconds": 30}),
    Case("signs", "backwards", 3, {"read_backwards": True, "flash": True, "play_last_round": True}),
    Case("signs", "verdicts", 5, {"anyone_may_doubt": True, "turn_seconds": 30}),
    Case("signs", "strict", 3, {"strict_reason": True, "relevant_only": True, "piles": 5, "pentagrams": 2}),
    Case("subtext", "usual", 4, {}),
    Case("subtext", "french", 5, {"words": "fr", "level": 4, "short_game": True, "show_authors": True}),
    Case("subtext", "themes", 4, {"themes": ("animals", "food", "home", "town"), "rounds": 2, "level": 2}),
    Case("subtext", "hurried", 6, {"words": "de", "rounds": 3, "draw_seconds": 90, "reveal_all_words": False}),
)


def entries(case: Case, number: int) -> list[MatchEntry]:
    """The entries of one random match."""
    game, random = GAMES[case.game], Random(f"{case.name}/{number}")
    options = game.Options(**case.options)
    opened = opening(case.game, game, case.seats, options, random.randbytes(32))
    steps = playout(game, case.seats, options, opened.seed, random, moody=True)
    return [
        opened,
        *(
            Elapsed(move.key, f"{n}") if seat is None else Moved(seat, move, f"{n}")
            for n, (seat, move, _) in enumerate(steps)
        ),
    ]


def chosen(case: Case) -> str:
    """Of a hundred matches the page that holds most kinds of moves and is not too long."""
    pages = []
    for number in range(TRIES):
        match = entries(case, number)
        if len(match) <= MOVES_MAX:
            lines = [msgspec.json.encode(entry) for entry in match]
            if case.why not in ("", ending(GAMES[case.game], lines)):
                continue
            pages.append((kinds(match), "\n".join(journal(GAMES[case.game], lines)) + "\n"))
    short = [(count, -len(page), page) for count, page in pages if len(page.encode()) < BYTES_MAX]
    assert short, f"no match of {case.page.name} is short enough"
    return max(short)[-1]


def ending(game: Game, lines: Iterable[bytes]) -> str:
    result = replay(game, lines).result
    assert result is not None
    return result.why


def seen_again(case: Case) -> str:
    """The page of the match that is recorded already."""
    lines = [line for line in case.page.read_bytes().splitlines() if line.startswith(ENTRY.encode())]
    return "\n".join(journal(GAMES[case.game], lines)) + "\n"


def kinds(match: Iterable[MatchEntry]) -> int:
    return len({entry.move.__struct_config__.tag if isinstance(entry, Moved) else "elapsed" for entry in match})


def seen(match: Match, viewer: Seat | None) -> dict[str, Any]:
    """The View and the offers of one viewer, as they travel."""
    view: Any = match.view(viewer)
    assert "offers" not in view.__struct_fields__
    whole: dict[str, Any] = msgspec.to_builtins(view)
    return whole | {"offers": msgspec.to_builtins(match.game.moves(view))}


def told(match: Match, before: dict[Seat | None, dict[str, Any]]) -> Iterator[str]:
    """A line for every viewer to whom something changed; `before` is brought up to date."""
    for viewer in (None, *range(match.opened.seats)):
        now, then = seen(match, viewer), before.get(viewer, {})
        changed = {field: value for field, value in now.items() if field not in then or then[field] != value}
        before[viewer] = now
        if changed:
            name = "public" if viewer is None else f"seat {viewer}"
            yield f"  {name} {msgspec.json.encode(changed).decode()}"


def journal(game: Game, lines: Iterable[bytes]) -> Iterator[str]:
    """The whole page, from the bytes of its entries."""
    read = decoder(game).decode
    before: dict[Seat | None, dict[str, Any]] = {}
    match: Match | None = None
    for line in lines:
        entry = read(line)
        match = begin(game, entry) if match is None else match.evolve(entry)
        yield msgspec.json.encode(entry).decode()
        yield from told(match, before)


def main() -> None:
    views = "--views" in sys.argv
    for case in [each for each in CASES if each.page.exists() == views]:
        page = seen_again(case) if views else chosen(case)
        case.page.write_text(page, encoding="utf-8")
        print(f"{case.page.name}: {page.count(ENTRY) - 1} moves, {len(page.encode()):,} bytes")


if __name__ == "__main__":
    main()
