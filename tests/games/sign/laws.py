"""Sign for the laws: cases to play, its endings, its twins, its cards."""

from random import Random

from msgspec.structs import replace

from wordless.engine.game import Seat
from wordless.games.gestures import GESTURES
from wordless.games.sign.model import Card, Council, Hand, Laid, Options, Piles, Sign, State, Swapped, Took
from wordless.games.sign.seating import members_of
from wordless.games.sign.symbols import COLOURS, SYMBOLS

CASES: tuple[tuple[int, Options], ...] = (
    (4, Options()),
    (5, Options()),
    (6, Options()),
    (7, Options()),
    (8, Options()),
    (9, Options()),
    (4, Options(show_bottom_card="always", history=True, auto_done_seconds=0, sign_change="never")),
    (4, Options(teams=(0, 0, 1, 1), sign_change="costs-one-point", points=4, round_limit_seconds=60)),
    (5, Options(substitute=True, history=True, reveal_all_hands_after_round=True)),
    (5, Options(substitute=True, substitute_rotation="never", teams=(1, 1, 1, 0, 0), sign_seconds=0)),
    (6, Options(division="2-2-2", points=1)),
    (6, Options(division="2-2-2", end="rounds", rounds=2, teams=(2, 2, 1, 1, 0, 0), signals="room")),
    (6, Options(division="3-3", end="rounds", rounds=3, history=True, round_limit_seconds=90)),
    (6, Options(sign_change="costs-one-point", signals="room", auto_done_seconds=5, dealer=3, reveal_seconds=0)),
    (7, Options(substitute=True, sign_change="costs-one-point", points=2, sign_seconds=20)),
    (7, Options(division="3-2-2", substitute=True, show_bottom_card="always", end="rounds", rounds=4)),
    (7, Options(division="3-2-2", reveal_all_hands_after_round=True, sign_change="costs-one-point", points=5)),
    (8, Options(auto_done_seconds=0, sign_seconds=0, round_limit_seconds=30, end="rounds", rounds=1)),
    (9, Options(division="3-3-3", points=2, teams=(0, 0, 0, 1, 1, 1, 2, 2, 2), history=True)),
    (9, Options(signals="room", sign_change="never", end="rounds", rounds=2, show_bottom_card="always")),
)

ENDINGS = frozenset({"points", "points-shared", "rounds", "rounds-shared"})

NAMED = {"symbol": SYMBOLS, "colour": COLOURS}

NOTES = ("", "after the second swap", "only when I hold five")


def twin(state: State, seat: Seat | None, random: Random) -> State:
    """Hidden cards lie elsewhere, and other teams have other signs, proposals and confirmations."""
    own = None if seat is None else state.setting.teams[seat]
    councils = [
        council if team == own else _other_council(state, team, random) for team, council in enumerate(state.councils)
    ]
    state = replace(state, seed=random.randbytes(32), councils=tuple(councils))
    return state if state.phase in ("meet", "change") else _dealt_anew(state, seat, random)


def pieces(state: State) -> object:
    """All eighty cards, wherever they lie."""
    piles = state.piles
    cards = [*piles.down, *piles.deck, *piles.discard, *[card for card in state.table if card is not None]]
    for hand in state.hands:
        cards += hand
    return sorted(cards)


def _dealt_anew(state: State, seat: Seat | None, random: Random) -> State:
    """All cards but the known ones change places; hands and piles keep their sizes."""
    known = _known(state, seat)
    piles = state.piles
    rows = [*state.hands, piles.down, piles.deck, piles.discard]
    pool = [card for row in rows for card in row if card not in known]
    random.shuffle(pool)
    *hands, down, deck, discard = [tuple([card if card in known else pool.pop() for card in row]) for row in rows]
    return replace(state, hands=tuple(hands), piles=Piles(down, deck, discard))


def _known(state: State, seat: Seat | None) -> set[Card]:
    """Cards whose place the View gives away, besides those lying open."""
    known: set[Card] = set() if seat is None else set(state.hands[seat])
    if state.round.bottom is not None:
        known.add(state.round.bottom)
    outcome = state.round.outcome
    if outcome is not None:
        shown: list[Hand] = [outcome.hand, *outcome.hands]
        known.update([card for hand in shown for card in hand])
    for event in (*state.history, state.happened):
        if isinstance(event, Took | Laid):
            known.add(event.card)
        elif isinstance(event, Swapped):
            known.update((event.gave, event.took))
    return known


def _other_council(state: State, team: int, random: Random) -> Council:
    council = state.councils[team]
    number = random.randrange(50)
    members = members_of(state.setting.teams, team)
    sign = None if council.sign is None else _other_sign(state, random)
    if state.phase not in ("meet", "change") or state.ready[members[0]]:
        return Council(sign, None, number)
    closed = state.setting.options.sign_change == "costs-one-point" and not council.paid
    proposes = random.random() < 0.6 and not (state.phase == "change" and closed)
    least = int(proposes)
    most = len(members) - 1 if proposes or state.phase == "change" else 0
    agreed = tuple(random.sample(members, random.randint(least, most)))
    return Council(sign, _other_sign(state, random) if proposes else None, number, agreed, council.paid)


def _other_sign(state: State, random: Random) -> Sign:
    if state.setting.options.signals == "room":
        return Sign((), random.choice(NOTES))
    return Sign(tuple(random.choices(GESTURES, k=random.randint(1, 3))), random.choice(NOTES))
