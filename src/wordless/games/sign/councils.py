"""How a team agrees on its sign (S34), before the first round and in the windows between rounds.

Any member proposes; that replaces the team's proposal and whatever was agreed before. Numbers tell one
proposal from the next, so that nobody confirms what they have not seen (S38). What other teams learn
is `ready` alone.
"""

from msgspec.structs import replace

from wordless.engine.chance import shuffled
from wordless.engine.game import Illegal, Seat
from wordless.engine.rows import following, put
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import Confirm, Council, Decline, Paid, Pay, Propose, Sign, State
from wordless.games.sign.seating import members_of

DRAWN_GESTURES = 2  # in a sign that the house draws


def propose(state: State, seat: Seat, move: Propose) -> State:
    """Whoever proposes has confirmed it (S38)."""
    council = _open(state, seat)
    if _must_pay(state, council):
        raise Illegal("pay-first")
    if state.setting.options.signals == "room":
        if move.gestures:
            raise Illegal("gestures-off")
    elif not move.gestures:
        raise Illegal("sign-without-gesture")
    proposal = Sign(move.gestures, move.note)
    return _heard(state, seat, Council(council.sign, proposal, council.number + 1, (seat,), council.paid))


def confirm(state: State, seat: Seat, move: Confirm) -> State:
    council = _open(state, seat)
    if council.proposal is None or move.proposal != council.number:
        raise Illegal("proposal-gone")
    if seat in council.agreed:
        raise Illegal("already-confirmed")
    return _heard(state, seat, replace(council, agreed=(*council.agreed, seat)))


def decline(state: State, seat: Seat, move: Decline) -> State:
    """Dropping the proposal on the table, if there is one; once all decline the old sign stays (S39)."""
    if state.phase != "change":
        raise Illegal("decline-closed")
    council = _open(state, seat)
    if move.proposal != council.number:
        raise Illegal("proposal-gone")
    if council.proposal is not None:
        return _heard(state, seat, replace(council, proposal=None, number=council.number + 1, agreed=(seat,)))
    if seat in council.agreed:
        raise Illegal("already-declined")
    return _heard(state, seat, replace(council, agreed=(*council.agreed, seat)))


def pay(state: State, seat: Seat, move: Pay) -> State:
    """The point goes at once, and comes back if the old sign stays (S39)."""
    if state.phase != "change" or state.setting.options.sign_change == "free":
        raise Illegal("pay-closed")
    team = state.setting.teams[seat]
    if state.councils[team].paid:
        raise Illegal("already-paid")
    if not state.round.scores[team]:  # S23
        raise Illegal("no-point")
    council = _open(state, seat)
    paid = Council(council.sign, None, council.number + 1, (), paid=True)
    happened = Paid(following(state.happened), seat)
    return replace(_scored(_heard(state, seat, paid), team, -1), happened=happened)


def opened(state: State) -> State:
    """A window between rounds; a team that cannot pay has nothing to decide (S41)."""
    teams = state.setting.teams
    able = [_may_change(state, team) for team in range(len(state.councils))]
    return _ready(state, tuple([not able[team] for team in teams]))


def window(state: State) -> bool:
    """Whether any team may change its sign now."""
    return any(_may_change(state, team) for team in range(len(state.councils)))


def closed(state: State) -> State:
    """Time is up: before the first round the latest proposal or a drawn sign stands, later the old sign."""
    for team, council in enumerate(state.councils):
        if state.ready[state.setting.teams.index(team)]:
            continue
        if state.phase == "meet":
            state = _kept(state, team, council.proposal or _drawn(state, team))
        else:
            state = _settled(state, team, replace(council, proposal=None))
    return state


def _open(state: State, seat: Seat) -> Council:
    """The seat's council, while it still has something to agree."""
    if state.phase != "meet" and state.phase != "change":
        raise Illegal("meeting-closed")
    if state.ready[seat]:
        raise Illegal("already-agreed")
    return state.councils[state.setting.teams[seat]]


def _may_change(state: State, team: int) -> bool:
    change = state.setting.options.sign_change
    return change == "free" or (change == "costs-one-point" and state.round.scores[team] > 0)


def _must_pay(state: State, council: Council) -> bool:
    return state.phase == "change" and state.setting.options.sign_change != "free" and not council.paid


def _heard(state: State, seat: Seat, council: Council) -> State:
    """The seat's council as it is now, settled once every member agrees, the substitute included."""
    team = state.setting.teams[seat]
    if len(council.agreed) == state.setting.teams.count(team):
        return _settled(state, team, council)
    return replace(state, councils=put(state.councils, team, council))


def _settled(state: State, team: int, council: Council) -> State:
    """The proposal, if there is one, becomes the sign; otherwise the old one stays and nothing is paid."""
    if council.proposal is None and council.paid:
        state = _scored(state, team, 1)
    return _kept(state, team, council.proposal or council.sign)


def _kept(state: State, team: int, sign: Sign | None) -> State:
    """The team's sign until its next meeting; numbers go on, so that a late confirmation finds nothing."""
    number = state.councils[team].number + 1
    state = replace(state, councils=put(state.councils, team, Council(sign, None, number)))
    members = members_of(state.setting.teams, team)
    return _ready(state, tuple([ready or seat in members for seat, ready in enumerate(state.ready)]))


def _drawn(state: State, team: int) -> Sign:
    """Two gestures by chance; in a room people have faces and hands of their own."""
    if state.setting.options.signals == "room":
        return Sign((), "")
    return Sign(shuffled(state.seed, f"sign/{team}", GESTURES)[:DRAWN_GESTURES], "")


def _scored(state: State, team: int, points: int) -> State:
    scores = state.round.scores
    return replace(state, round=replace(state.round, scores=put(scores, team, scores[team] + points)))


def _ready(state: State, ready: tuple[bool, ...]) -> State:
    awaited = tuple([seat for seat, is_ready in enumerate(ready) if not is_ready])
    return replace(state, ready=ready, awaited=awaited)
