"""A match told aloud: what everybody at the table sees of it, moment by moment."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wordless.engine.game import Game, Result, Seat
from wordless.engine.play import playout
from wordless.lab.simulation import dice
from wordless.texts import text

TRIES = 20  # matches of which the shortest is told
OPENING_LINES = 14
CLOSING_LINES = 8
PHASE = "bold"
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

    def happened(self, happening: Any) -> str:
        parameters = {name: self.word(told) for name, told in self.game.worded(happening).items()}
        return self.say(f"{self.name}-happened-{happening.__struct_config__.tag}", you="nobody", **parameters)


def narrate(voice: Voice, seats: int, seed: int, whole: bool) -> Iterator[RenderableType]:
    """The lines of one match, its end included; of a long one the middle is passed over unless `whole`."""
    states = _shortest(voice.game, seats, _options(voice), seed)
    names = [voice.seat(seat) for seat in range(seats)]
    yield Rule(Text(voice.say(f"{voice.name}-name"), style="bold"))
    yield Text(voice.say(f"{voice.name}-line"), style="italic")
    yield Text(voice.say("cli-table", seats=seats, seed=seed), style="dim")
    for line in _abridged(voice, list(_moments(voice, states)), whole):
        for name, style in zip(names, SEAT_STYLES, strict=False):
            line.highlight_words([name], style)
        yield Padding.indent(line, 2 if line.style == PHASE else 4)
    result = voice.game.result(states[-1])
    assert result is not None
    yield from _ending(voice, result, len(states) - 1)


def _options(voice: Voice) -> Any:
    """The usual ones; a game with words of its own speaks the listener's language."""
    speaks = "words" in voice.game.Options.__struct_fields__
    return voice.game.Options(words=voice.language) if speaks else voice.game.Options()


def _shortest(game: Game, seats: int, options: Any, seed: int) -> list[Any]:
    """The states of the shortest of a few matches: chance alone can take long."""
    matches = []
    for number in range(TRIES):
        random = dice(seed, number)
        deal = random.randbytes(32)
        steps = playout(game, seats, options, deal, random)
        matches.append([game.start(seats, options, deal, None), *(state for _, _, state in steps)])
    return min(matches, key=len)


def _moments(voice: Voice, states: Sequence[Any]) -> Iterator[Text]:
    """What happened, and every change of phase."""
    phase, happened = None, None
    for state in states:
        view = voice.game.view(state, None)
        if view.happened != happened:
            yield Text(voice.happened(view.happened))
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
