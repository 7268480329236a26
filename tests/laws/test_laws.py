"""What holds for every game at every moment of every match."""

from contextlib import suppress
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.cases import Walk, some, walks
from wordless.engine.game import Illegal
from wordless.engine.match import begin, opening, replay
from wordless.engine.model import Ask, Elapsed, Moved
from wordless.engine.play import draw, kinds


@given(walks())
def test_a_match_replayed_from_bytes_gives_an_equal_state(walk: Walk) -> None:
    game = walk.case.game
    opened = opening(walk.case.name, game, walk.seats, walk.options, walk.seed)
    lines = [msgspec.json.encode(opened)]
    state = begin(game, opened).state
    for n, (seat, move, after) in enumerate(walk.steps()):
        entry = Elapsed(move.key, f"{n}") if seat is None else Moved(seat, move, f"{n}")
        lines.append(msgspec.json.encode(entry))
        state = after
    again = replay(game, lines)
    assert again.state == state
    assert again.over
    assert again.result == game.result(state)


@given(walks())
def test_two_runs_of_a_seed_are_equal(walk: Walk) -> None:
    assert list(walk.steps()) == list(walk.steps())


@given(walks())
def test_whoever_is_awaited_has_an_offer_and_a_running_match_can_go_on(walk: Walk) -> None:
    game = walk.case.game
    for state in some(walk.states(), Random(walk.number), 40):
        waiting = game.awaited(state)
        if game.result(state) is not None:
            assert waiting == ()
            assert game.timers(state) == ()
            assert all(game.moves(game.view(state, seat)) == () for seat in range(walk.seats))
            continue
        assert all(game.moves(game.view(state, seat)) for seat in waiting)
        assert waiting or game.timers(state)
        assert game.moves(game.view(state, None)) == ()


@given(walks())
def test_every_offered_move_is_legal(walk: Walk) -> None:
    game, random, moves = walk.case.game, Random(walk.number), kinds(walk.case.game)
    for state in some(walk.states(), random, 25):
        for seat in range(walk.seats):
            view = game.view(state, seat)
            for offer in game.moves(view):
                for _ in range(3):
                    game.apply(state, seat, draw(random, (offer,), moves, view))


@given(walks())
def test_every_timer_ends_in_a_legal_move_and_every_idle_move_is_legal(walk: Walk) -> None:
    game = walk.case.game
    for state in some(walk.states(), Random(walk.number), 40):
        timers = game.timers(state)
        assert len({timer.key for timer in timers}) == len(timers)
        for timer in timers:
            assert timer.seconds > 0
            if timer.seat is None:
                assert game.apply(state, None, Elapsed(timer.key)) != state
            else:
                move = game.idle(game.view(state, timer.seat))
                assert move is not None
                game.apply(state, timer.seat, move)
        for seat in range(walk.seats):
            move = game.idle(game.view(state, seat))
            if move is not None:
                game.apply(state, seat, move)


@given(walks())
def test_a_clock_that_ran_out_never_runs_again_under_its_key(walk: Walk) -> None:
    """Nobody moves: the clocks alone play on, until none runs or a good while has passed."""
    game = walk.case.game
    state = game.start(walk.seats, walk.options, walk.seed, None)
    spent: set[str] = set()
    while len(spent) < 500 and (timers := game.timers(state)):
        timer = timers[0]
        assert timer.key not in spent
        spent.add(timer.key)
        move = Elapsed(timer.key) if timer.seat is None else game.idle(game.view(state, timer.seat))
        state = game.apply(state, timer.seat, move)
        assert timer.key not in {each.key for each in game.timers(state)}


@given(walks())
def test_every_piece_is_somewhere_at_every_moment(walk: Walk) -> None:
    pieces = walk.case.given.pieces
    states = walk.states()
    first = pieces(next(states))
    for state in states:
        assert pieces(state) == first


@given(walks(), st.integers(0, 2**32))
def test_only_illegal_comes_out_of_a_refused_move_and_nothing_changes(walk: Walk, number: int) -> None:
    """Moves offered to one seat at one moment are tried by others at other moments."""
    game, random = walk.case.game, Random(number)
    stolen = some((move for seat, move, _ in walk.steps() if seat is not None), random, 30)
    for state in some(walk.states(), random, 12):
        before = msgspec.msgpack.encode(state)
        for move in stolen:
            with suppress(Illegal):
                game.apply(state, random.randrange(walk.seats), move)
        with pytest.raises(Illegal):
            game.apply(state, None, Elapsed("no-such-clock"))
        assert msgspec.msgpack.encode(state) == before


@given(walks())
def test_a_finished_match_takes_no_move(walk: Walk) -> None:
    game = walk.case.game
    taken = [(seat, move) for seat, move, _ in walk.steps()]
    *_, last = walk.states()
    for seat, move in some(iter(taken), Random(walk.number), 20):
        with pytest.raises(Illegal, match="match-over"):
            game.apply(last, seat, move)


@given(walks())
def test_a_repeated_ask_is_known_and_a_late_one_refused(walk: Walk) -> None:
    game = walk.case.game
    match = begin(game, opening(walk.case.name, game, walk.seats, walk.options, walk.seed))
    for n, (seat, move, state) in enumerate(walk.steps()):
        ask = Ask(f"ask-{n}", match.state.stage, seat, move)
        entry, after = match.decide(ask)
        assert entry is not None
        assert after.state == state == match.evolve(entry).state
        assert after.decide(ask) == (None, after)
        with pytest.raises(Illegal, match=r"too-late|match-over"):
            after.decide(Ask("other", after.state.stage + 1, seat, move))
        match = after


@given(walks())
def test_a_view_has_one_json_form_that_its_own_type_reads_back(walk: Walk) -> None:
    game = walk.case.game
    read = msgspec.json.Decoder(game.View, strict=True)
    for state in some(walk.states(), Random(walk.number), 12):
        for seat in (None, *range(walk.seats)):
            view = game.view(state, seat)
            assert read.decode(msgspec.json.encode(view)) == view
            assert view.seat == seat
            assert view.stage == state.stage
            assert view.result == game.result(state)
