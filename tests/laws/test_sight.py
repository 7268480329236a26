"""Noninterference: two tables that differ only in what a seat may not know look the same from that seat."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from tests.laws.cases import ALL, Case, Walk, some, walks

encode = msgspec.json.encode


def fields_seen(view: Any) -> tuple[bytes, ...]:
    return tuple([encode({field: getattr(view, field)}) for field in view.__struct_fields__])


def seen(case: Case, view: Any, state: Any) -> tuple[bytes, ...]:
    """Everything that leaves the process for one seat, as bytes."""
    game = case.game
    return (
        *fields_seen(view),
        encode(game.moves(view)),
        encode(game.awaited(state)),
        encode(game.timers(state)),
    )


@given(walks())
def test_a_seat_cannot_tell_its_table_from_a_twin(walk: Walk) -> None:
    case, random = walk.case, Random(walk.number)
    for state in some(walk.states(), random, 12):
        for seat in (None, *range(walk.seats)):
            other = case.given.twin(state, seat, random)
            assert case.given.pieces(other) == case.given.pieces(state)
            mine, theirs = case.game.view(state, seat), case.game.view(other, seat)
            assert mine == theirs
            assert seen(case, mine, state) == seen(case, theirs, other)


def positions(case: Case) -> list[tuple[Any, int, Any]]:
    """States from a match of every case, each with its seats."""
    found = []
    for number, (seats, options) in enumerate(case.given.CASES):
        walk = Walk(case, seats, options, number)
        found += [(walk, seats, state) for state in some(walk.states(), Random(number), 12)]
    return found


@pytest.mark.parametrize("case", ALL, ids=repr)
def test_a_leak_planted_in_any_field_of_the_view_is_caught(case: Case) -> None:
    """The field tells a digest of what lies hidden: some twin must give it away."""
    random = Random(1)
    fields = set(case.game.View.__struct_fields__)
    caught: set[str] = set()
    for _, seats, state in positions(case):
        for seat in (None, *range(seats)):
            other = case.given.twin(state, seat, random)
            for field in fields - caught:
                if mutated(case, state, seat, field) != mutated(case, other, seat, field):
                    caught.add(field)
    assert caught == fields


def mutated(case: Case, state: Any, seat: int | None, field: str) -> tuple[bytes, ...]:
    """The View's fields as bytes, one of them with all of the state behind it."""
    hidden = msgspec.msgpack.encode(msgspec.structs.replace(state, seed=b""))
    view: Any = case.game.view(state, seat)
    return fields_seen(msgspec.structs.replace(view, **{field: hidden}))


@pytest.mark.parametrize("case", ALL, ids=repr)
def test_a_twin_differs_in_every_hidden_part_of_the_state(case: Case) -> None:
    """A secret that no twin ever changed would be a secret that no leak could show."""
    random = Random(2)
    differs = set()
    for _, seats, state in positions(case):
        for seat in (None, *range(seats)):
            other = case.given.twin(state, seat, random)
            differs |= {field for field in state.__struct_fields__ if getattr(state, field) != getattr(other, field)}
    assert differs - {"seed"}, "a twin changes more than the seed"
