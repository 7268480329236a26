"""Noninterference: two tables that differ only in what a seat may not know look the same from that seat."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from tests.laws.kit import TABLES, Table, Walk, some, walks

encode = msgspec.json.encode


def fields_seen(view: Any) -> tuple[bytes, ...]:
    return tuple([encode({field: getattr(view, field)}) for field in view.__struct_fields__])


def seen(table: Table, view: Any, state: Any) -> tuple[bytes, ...]:
    """Everything that leaves the process for one seat, as bytes."""
    game = table.game
    return (
        *fields_seen(view),
        encode(game.moves(view)),
        encode(game.awaited(state)),
        encode(game.timers(state)),
    )


@given(walks())
def test_a_seat_cannot_tell_its_table_from_a_twin(walk: Walk) -> None:
    table, random = walk.table, Random(walk.number)
    for state in some(walk.states(), random, 12):
        for seat in (None, *range(walk.seats)):
            other = table.given.twin(state, seat, random)
            assert table.given.pieces(other) == table.given.pieces(state)
            mine, theirs = table.game.view(state, seat), table.game.view(other, seat)
            assert mine == theirs
            assert seen(table, mine, state) == seen(table, theirs, other)


def positions(table: Table) -> list[tuple[Any, int, Any]]:
    """States from a match of every case, each with its seats."""
    found = []
    for number, (seats, options) in enumerate(table.given.CASES):
        walk = Walk(table, seats, options, number)
        found += [(walk, seats, state) for state in some(walk.states(), Random(number), 12)]
    return found


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_leak_planted_in_any_field_of_the_view_is_caught(table: Table) -> None:
    """The field tells a digest of what lies hidden: some twin must give it away."""
    random = Random(1)
    fields = set(table.game.View.__struct_fields__)
    caught: set[str] = set()
    for _, seats, state in positions(table):
        for seat in (None, *range(seats)):
            other = table.given.twin(state, seat, random)
            for field in fields - caught:
                if planted(table, state, seat, field) != planted(table, other, seat, field):
                    caught.add(field)
    assert caught == fields


def planted(table: Table, state: Any, seat: int | None, field: str) -> tuple[bytes, ...]:
    """The View's fields as bytes, one of them with all of the state behind it."""
    hidden = msgspec.msgpack.encode(msgspec.structs.replace(state, seed=b""))
    return fields_seen(msgspec.structs.replace(table.game.view(state, seat), **{field: hidden}))


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_twin_differs_in_every_hidden_part_of_the_state(table: Table) -> None:
    """A secret that no twin ever changed would be a secret that no leak could show."""
    random = Random(2)
    differs = set()
    for _, seats, state in positions(table):
        for seat in (None, *range(seats)):
            other = table.given.twin(state, seat, random)
            differs |= {field for field in state.__struct_fields__ if getattr(state, field) != getattr(other, field)}
    assert differs - {"seed"}, "a twin changes more than the seed"
