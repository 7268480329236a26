"""What a statistician asks of a round: when it begins and how it ended."""

from wordless.games.sign.calling import quintet
from wordless.games.sign.model import Hand, Outcome, State

BEGINS = "prep"
ENDS = "reveal"


def ended(state: State) -> tuple[str, int | None]:
    """How the revealed round ended, and which team scored, if one did alone."""
    outcome = state.round.outcome
    assert outcome is not None
    scored = [team for team, points in enumerate(outcome.points) if points > 0]
    return _end(outcome, state.setting.teams, state.hands), scored[0] if len(scored) == 1 else None


def _end(outcome: Outcome, teams: tuple[int, ...], hands: tuple[Hand, ...]) -> str:
    """Whether a quintet was called by its own team, stolen, or lost because nobody called it; or there was none."""
    if outcome.why != "quintet" and any(quintet(hand) for hand in hands):
        return "lost"
    if outcome.caller is None or outcome.target is None:
        return outcome.why
    own = teams[outcome.caller] == teams[outcome.target]
    if outcome.why == "quintet":
        return "given" if own else "stolen"
    return "miscalled-own" if own else "miscalled-other"
