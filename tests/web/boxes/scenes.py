"""Views of real matches, one for each phase and way of looking at it: what the box test lays on the page."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec import convert
from msgspec.json import encode

from wordless.engine.game import Game, Seat
from wordless.engine.play import playout
from wordless.games import GAMES
from wordless.server.tables.model import ClockShown, Deal, Place, Public
from wordless.server.tables.stream import Common, Snapshot, Stream

CODE = "BXTEST"
NAMES = ("Ada", "Maximiliane-Theodora", "", "Jo", "Bénédicte", "", "Konstantin", "Wilhelmina", "Xu")
OPTIONS: dict[str, dict[str, Any]] = {
    "sign": {"points": 3, "auto_done_seconds": 20},
    "signum": {"peek_seconds": 5, "turn_cap": 60},
    "signs": {},
    "subtext": {"rounds": 2},
}
MATCHES = 8
SAMPLED = 0.25


class Scene(NamedTuple):
    """One moment as one viewer sees it: `name` tells the phase and who looks."""

    game: str
    seats: int
    name: str
    seat: Seat | None
    frame: bytes
    weight: int

    @property
    def standing(self) -> str:
        """What does not change while turns pass: one plays, or is out, or sits on the bench."""
        phase, _, last = self.name.rpartition("-")
        if last == "out":
            return f"out {phase == 'verdict'}"
        return last if last in {"bench", "screen"} else "plays"


class _Sink:
    """A socket that keeps what it is sent."""

    person, screen, frame = "", False, b""
    seat: Seat | None = None

    def send(self, frame: bytes) -> None:
        self.frame = frame

    def close(self, why: str) -> None:
        raise AssertionError(why)


def public(game: str, seats: int, phase: Any = "playing") -> Public:
    """A table of people and bots with short and long names."""
    places = [
        Place(name, bool(name), None if name else "normal", True, not at) for at, name in enumerate(NAMES[:seats])
    ]
    return Public(
        code=CODE,
        game=game,
        options={},
        places=tuple(places),
        language="en",
        locked=False,
        spectators=True,
        paused=False,
        waiting=False,
        hurried=False,
        pace="normal",
        matches=1,
        queue=(),
        barred=0,
        phase=phase,
        watching=0,
        votes=(),
    )


def told(name: str, game: Game, state: Any, seats: int, seat: Seat | None) -> bytes:
    """The whole frame that the server would send this viewer."""
    view = game.view(state, seat)
    clocks = tuple([ClockShown(each.key, each.seat, 20.0) for each in game.timers(state) if each.seat in (None, seat)])
    common = Common(public(name, seats), Deal(1, "0" * 64), game.awaited(state))
    sink = _Sink()
    Stream(seat, lambda: "boxes").join(sink, None, lambda: Snapshot(common, view, game.moves(view), clocks))
    return sink.frame


def kind(view: Any, seat: Seat | None, awaited: bool) -> str:
    """How this viewer stands in that phase."""
    if seat is None:
        return "screen"
    if getattr(view, "glimpse", None):
        return "glimpse"
    if hasattr(view, "living") and seat not in view.living:
        return "out"
    round = getattr(view, "round", None)
    if getattr(round, "substitute", None) == seat:
        return "bench"
    return "you" if awaited else "others"


def seen(game: Game, state: Any, seats: int) -> Iterator[tuple[str, Seat | None, int]]:
    """Each way of looking at this state, and how much there is to see."""
    awaited = game.awaited(state)
    for seat in (*range(seats), None):
        view = game.view(state, seat)
        name = f"{view.phase}-{kind(view, seat, seat in awaited)}"
        yield name, seat, len(encode(view)) + 40 * len(game.moves(view))


def scenes(name: str, seats: int, **wanted: Any) -> list[Scene]:
    """For each phase and way of looking the fullest that a few random matches came past."""
    game = GAMES[name]
    options = convert({**OPTIONS[name], **wanted}, game.Options)
    found: dict[str, Scene] = {}
    for number in range(MATCHES):
        random = Random(f"{name}/{seats}/{number}")
        for _, _, state in playout(game, seats, options, random.randbytes(32), random, moody=True):
            known = f"{state.phase}-screen" in found
            if game.result(state) is not None or (known and random.random() > SAMPLED):
                continue
            for key, seat, weight in seen(game, state, seats):
                if key not in found or found[key].weight < weight:
                    found[key] = Scene(name, seats, key, seat, told(name, game, state, seats, seat), weight)
    return sorted(found.values(), key=lambda scene: scene.name)
