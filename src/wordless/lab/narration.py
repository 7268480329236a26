"""A match told aloud: what everybody at the table sees of it, moment by moment."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wordless.bots import Why
from wordless.engine.game import Game, Result, Seat
from wordless.engine.play import playout
from wordless.lab.arena import contest
from wordless.lab.bouts import player, seated
from wordless.lab.simulation import dice
from wordless.texts import text

TRIES = 20  # matches of which the shortest is told
OPENING_LINES = 14
CLOSING_LINES = 8
PHASE = "bold"
REASON = "dim italic"
SEAT_STYLES = (
    "red",
    "green",
    "yellow",
    "blue",
    "magenta",
    "cyan",
    "bright_red",
    "bright_green",
    "bright_blue",
)


class Voice(NamedTuple):
    """Which game is told, in which language."""

    name: str
    game: Game
    language: str

    def say(self, key: str, **parameters: str | int) -> str:
        return text(self.language, key, **parameters)

    def seat(self, seat: Seat) -> str:
        return self.say("cli-seat", number=seat + 1)

    def word(self, told: str) -> str:
        """A parameter as a game gives it: "@2" for a seat, "#id" for a text, or plain."""
        if told.startswith("@"):
            return self.seat(int(told[1:]))
        return self.say(told[1:]) if told.startswith("#") else told

    def reason(self, why: Why) -> str:
        about = {name: self.word(told) if isinstance(told, str) else told for name, told in why.about.items()}
        return self.say(why.key, **about)

    def happened(self, happening: Any) -> str:
        parameters = {name: self.word(told) for name, told in self.game.worded(happening).items()}
        return self.say(f"{self.name}-happened-{happening.__struct_config__.tag}", you="nobody", **parameters)


class Step(NamedTuple):
    """A state of a match, and why whoever brought it about did so, if that is known."""

    state: Any
    seat: Seat | None = None
    why: Why | None = None


def narrate(voice: Voice, seats: int, seed: int, whole: bool, levels: Sequence[str] = ()) -> Iterator[RenderableType]:
    """The lines of one match, its end included; of a long one the middle is passed over unless `whole`.

    Bots of these levels play it and say why, or chance does.
    """
    steps = _between(voice, seats, seed, levels) if levels else _shortest(voice.game, seats, _options(voice), seed)
    names = [voice.seat(seat) for seat in range(seats)]
    yield Rule(Text(voice.say(f"{voice.name}-name"), style="bold"))
    yield Text(voice.say(f"{voice.name}-line"), style="italic")
    yield Text(voice.say("cli-table", seats=seats, seed=seed), style="dim")
    for line in _abridged(voice, list(_moments(voice, steps)), whole):
        for name, style in zip(names, SEAT_STYLES, strict=False):
            line.highlight_words([name], style)
        yield Padding.indent(line, 2 if line.style == PHASE else 4)
    result = voice.game.result(steps[-1].state)
    assert result is not None
    yield from _ending(voice, result, len(steps) - 1)


def _options(voice: Voice) -> Any:
    """The usual ones; a game with words of its own speaks the listener's language."""
    speaks = "words" in voice.game.Options.__struct_fields__
    return voice.game.Options(words=voice.language) if speaks else voice.game.Options()


def _between(voice: Voice, seats: int, seed: int, levels: Sequence[str]) -> list[Step]:
    """A match between bots."""
    random, options = dice(seed, 0), _options(voice)
    sitting = seated(voice.name, levels, seats, options, 0)
    players = [player(voice.name, level, random.getrandbits(48)) for level in sitting]
    deal = random.randbytes(32)
    steps = [Step(voice.game.start(seats, options, deal, None))]
    given: list[Why | None] = []

    def heard(at_ms: int, seat: Any, move: Any, state: Any) -> None:
        steps.append(Step(state, seat, given.pop() if given else None))

    contest(voice.game, players, options, deal, heard, lambda seat, why: given.append(why))
    return steps


def _shortest(game: Game, seats: int, options: Any, seed: int) -> list[Step]:
    """The states of the shortest of a few matches: chance alone can take long."""
    matches = []
    for number in range(TRIES):
        random = dice(seed, number)
        deal = random.randbytes(32)
        steps = playout(game, seats, options, deal, random)
        matches.append([Step(game.start(seats, options, deal, None)), *(Step(state) for _, _, state in steps)])
    return min(matches, key=len)


def _moments(voice: Voice, steps: Sequence[Step]) -> Iterator[Text]:
    """What happened, whoever did it says why, and every change of phase."""
    phase, happened = None, None
    for step in steps:
        view = voice.game.view(step.state, None)
        if view.happened != happened:
            yield Text(voice.happened(view.happened))
            if step.why is not None and step.seat is not None:
                yield Text(f"  {voice.seat(step.seat)}: {voice.reason(step.why)}", style=REASON)
        if view.phase != phase:
            yield Text(f"▸ {voice.say(f'{voice.name}-phase-{view.phase}')}", style=PHASE)
        phase, happened = view.phase, view.happened


def _abridged(voice: Voice, lines: list[Text], whole: bool) -> list[Text]:
    """The opening and the close of a long match."""
    skipped = len(lines) - OPENING_LINES - CLOSING_LINES
    if whole or skipped <= 1:
        return lines
    gap = Text(voice.say("cli-later", count=skipped), style="dim italic")
    return [*lines[:OPENING_LINES], gap, *lines[-CLOSING_LINES:]]


def _ending(voice: Voice, result: Result, moves: int) -> Iterator[RenderableType]:
    """Why it ended, who won, and the scores."""
    names = ", ".join([voice.seat(seat) for seat in result.winners or result.drawn])
    won = voice.say("cli-wins", count=len(result.winners), seats=names) if names else voice.say("cli-nobody")
    won = voice.say("cli-drawn", seats=names) if result.drawn else won
    why = voice.say(f"{voice.name}-why-{result.why}")
    yield Padding.indent(Text.assemble((why, "bold"), (f" ({voice.say('cli-moves', count=moves)})", "dim")), 2)
    yield Padding.indent(Text(won), 2)
    scores = Table.grid(padding=(0, 2))
    for seat, score in enumerate(result.scores):
        crown = "★" if seat in result.winners else ""
        scores.add_row(crown, Text(voice.seat(seat), SEAT_STYLES[seat]), voice.say("cli-score", count=score))
    yield Padding.indent(scores, 2)
    yield Padding.indent(Text(voice.say("cli-rules", game=voice.name), style="dim"), 2)
    yield Text()
