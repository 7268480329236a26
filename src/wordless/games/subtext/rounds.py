"""What a statistician asks of a round: when it begins and how it ended."""

from wordless.games.subtext.model import State

BEGINS = "draw"
ENDS = "reveal"


def ended(state: State) -> tuple[str, int | None]:
    """Whether the two who share a word have found each other; there are no teams."""
    reveal = state.reveal
    assert reveal is not None
    right = [reveal.guesses[seat] == reveal.answer for seat in (state.dealer, reveal.partner)]
    return ("both-wrong", "one-right", "both-right")[sum(right)], None
