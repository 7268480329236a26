"""What the judge knows and the rules do not: what a match leaves to the table's next one, and what time it is."""

from random import Random
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from tests.games.sign.play import swapping
from tests.games.signum.positions import laid, table
from wordless.bots import LEVELS
from wordless.engine.game import Before
from wordless.engine.match import Match, begin, decoder, opening
from wordless.engine.model import Moved
from wordless.games import GAMES, sign, signum, subtext
from wordless.games.sign.model import Gesture
from wordless.games.signum.model import Waive
from wordless.server.tables import wire
from wordless.server.tables.judge import Finish, Rung, Standing, fold, judge
from wordless.server.tables.model import Arranged, Chair, Choose, MoveLetter, Seating, Sit, Stand, Start, Started
from wordless.server.tables.people.chairs import Who

CODE = "ABCDEF"
HOST = Who("p0", 0)
HERE = frozenset({f"p{seat}" for seat in range(7)})


def seated(game: str, people: int, options: dict[str, object]) -> Seating:
    chairs = tuple([Chair(f"Person {seat}", (f"p{seat}",)) for seat in range(people)])
    return Seating(game=game, options=options, chairs=chairs, host="p0", matches=1)


def eliminated(chair: Chair | None = None) -> Standing:
    """A match of four in which seat 2 is out, and the last cards have been seen."""
    rows = ("alpha hand eye", "eye beta hand", "nose alpha beta", "beta eyebrow nose")
    state = signum.apply(laid(table(*rows), 2, 1, 1, 2), 2, Waive())
    opened = opening("signum", signum, 4, signum.Options(), bytes(32))
    seating = seated("signum", 4, {"opener": 3})
    if chair is not None:
        seating = replace(seating, chairs=(*seating.chairs[:2], chair, seating.chairs[3]))
    now = Standing(seating, Match(signum, opened, state, {}, None))
    (timer,) = signum.timers(state)
    _, now = judge(now, None, Rung(CODE, 1, timer), HERE, bytes)
    assert now.match is not None
    assert now.match.over
    return now


def next_opener(now: Standing, *steps: tuple[Who, object]) -> int | None:
    """Who begins the match after these commands; each of them is folded from its bytes too."""
    for who, command in (*steps, (HOST, Start(fill=LEVELS[0]))):
        entry, after = judge(now, who, command, HERE, bytes)  # type: ignore[arg-type]
        assert isinstance(entry, Arranged | Started)
        assert fold(now, wire.encode(entry))[1].left == after.left
        now = after
    assert isinstance(entry, Started)
    assert entry.opened.before is not None
    return entry.opened.before.opener


def test_the_eliminated_person_begins_the_next_match_wherever_they_sit_by_then() -> None:
    """G37: the host's choice was for the first match."""
    assert next_opener(eliminated()) == 2
    more = Choose(game="signum", seats=6, options={"opener": 3})
    assert next_opener(eliminated(), (HOST, more)) == 2
    moved = (Who("p2", 2), Stand()), (Who("p2", None), Sit("Elsewhere", 5))
    assert next_opener(eliminated(), (HOST, more), *moved) == 5
    fewer = HOST, Choose(game="signum", seats=4, options={})
    assert next_opener(eliminated(), (HOST, more), *moved, (Who("p3", 3), Stand()), fewer) == 2


def test_an_opener_who_has_left_leaves_it_to_chance() -> None:
    """G37: and so does a bot whose seat is gone."""
    assert next_opener(eliminated(), (Who("p2", 2), Stand())) is None
    assert next_opener(eliminated(Chair(bot="easy"))) == 2
    assert next_opener(eliminated(Chair(bot="easy")), (Who("p9", None), Sit("New", 2))) is None


def test_another_game_begins_anew() -> None:
    entry, now = judge(eliminated(), HOST, Choose(game="signs", seats=4, options={}), HERE, bytes)
    entry, _ = judge(now, HOST, Start(fill="easy"), HERE, bytes)
    assert isinstance(entry, Started)
    assert entry.opened.before is None


def test_words_stay_used_even_if_the_match_was_ended_or_chairs_were_added() -> None:
    """X40"""
    opened = opening("subtext", subtext, 4, subtext.Options(), Random(1).randbytes(32))
    now = Standing(seated("subtext", 4, {}), begin(GAMES["subtext"], opened))
    assert now.match is not None
    state: Any = now.match.state
    dealt = set(subtext.used(state))
    assert len(dealt) == 3
    _, now = judge(now, None, Finish("vote"), HERE, bytes)
    _, now = judge(now, HOST, Choose(game="subtext", seats=5, options={}), HERE, bytes)
    entry, _ = judge(now, HOST, Start(fill="easy"), HERE, bytes)
    assert isinstance(entry, Started)
    assert entry.opened.before == Before(None, subtext.used(state))
    again = wire.entry(None, wire.encode(entry))
    assert isinstance(again, Started)
    assert again.opened.before == entry.opened.before


def test_a_result_that_older_journals_hold_is_read_as_what_it_left() -> None:
    old = b'{"entry":"opened","game":"signum","rules":1,"seats":4,"options":{},"seed":"' + b"A" * 43 + b'=",'
    old += b'"before":{"winners":[0],"scores":[1,0,0,0],"why":"eliminated","teams":[0,1,1,1],"opener":3}}'
    assert decoder(signum).decode(old).before == Before(3)


def test_only_the_house_says_when_a_gesture_was_made() -> None:
    """S52"""
    state = swapping(4)
    opened = opening("sign", sign, 4, sign.Options(), bytes(32))
    now = Standing(seated("sign", 4, {}), Match(sign, opened, state, {}, None))
    raw = Raw(b'{"move":"gesture","gesture":"nod","at_ms":99}')
    entry, _ = judge(now, HOST, MoveLetter("12345678", state.stage, raw), HERE, bytes, 4321)
    assert isinstance(entry, Moved)
    assert entry.move == Gesture("nod", at_ms=4321)
