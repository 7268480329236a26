"""Moves as numbers: an action space is generated from the Structs of a game's moves, and masks from offers.

Action 0 is to wait. A move with fields is one action for every combination of their values; where these are too
many (Sign's swap, which a take and a put do too) it is left out. A field of which a View offers but one value (the
number of a proposal) needs no choice. A row of gestures is spelled one by one, then ended. There are no free texts.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import prod
from typing import Any, Literal, NamedTuple, get_args, get_origin

from msgspec import Meta, Struct, structs

from wordless.engine.game import Among, Game, Offer, Sketch, Some, listed
from wordless.engine.play import kinds

WAIT = 0
MOST = 700  # actions for one kind of move
LANE = 8
KEPT = 4096


class Action(NamedTuple):
    """A move's tag and the values of its fields, by name; `adds` is a gesture that goes to a row, or its end."""

    move: str
    values: tuple[Any, ...] = ()
    adds: str | None = None

    def __str__(self) -> str:
        said = [str(value) for value in self.values] + ([] if self.adds is None else [f"+{self.adds}"])
        return " ".join([self.move or "wait", *said])


class Family(NamedTuple):
    """The actions of one kind of move: its listed fields, and the number of each combination."""

    fields: tuple[str, ...]
    bits: dict[tuple[Any, ...], int]
    spelled: str | None


class Actions:
    """All actions of a game at a table of so many seats."""

    def __init__(self, game: Game, seats: int, sketches: Sequence[str] = ()) -> None:
        self._kinds = kinds(game)
        self._seats = seats
        self._sketches = sketches
        self.every: list[Action] = [Action("")]
        self._families = {tag: self._family(tag, kind) for tag, kind in self._kinds.items()}
        self.count = len(self.every)
        self.none = 1 << LANE * WAIT
        self._fixed: dict[int, tuple[Offer, int]] = {}

    def _family(self, tag: str, kind: Any) -> Family:
        fields, spelled, domains = [], None, []
        for each in structs.fields(kind):
            domain, spells = self._domain(each.type)
            if spells:
                spelled = each.name
            if domain:
                fields.append(each.name)
                domains.append(domain)
        start = len(self.every)
        combos: list[tuple[Any, ...]] = []
        if spelled is not None:
            combos = [(value,) for value in (*domains[fields.index(spelled)], "end")]
            self.every += [Action(tag, adds=value) for (value,) in combos]
            fields = []
        elif prod([len(domain) for domain in domains]) <= MOST:
            combos = list(product(*domains))
            self.every += [Action(tag, combo) for combo in combos]
        return Family(tuple(fields), {combo: 1 << LANE * (start + at) for at, combo in enumerate(combos)}, spelled)

    def _domain(self, kind: Any) -> tuple[tuple[Any, ...], bool]:
        """The values a field may have, none if an offer names the only one; and whether it is spelled."""
        inner, meta = kind, [each for each in getattr(kind, "__metadata__", ()) if isinstance(each, Meta)]
        if hasattr(kind, "__metadata__"):
            inner = get_args(kind)[0]
        if get_origin(inner) is Literal or (get_origin(inner) is not None and get_origin(inner) is not tuple):
            return tuple(_literals(inner)), False
        if inner is bool:
            return (False, True), False
        if inner is int:
            return _span(meta), False
        if get_origin(inner) is tuple:
            one, *rest = get_args(inner)
            if self._sketches and rest == [Ellipsis] and not list(_literals(one)):
                return tuple(self._sketches), False
            values = self._domain(one)[0]
            return (values, True) if rest == [Ellipsis] else (tuple(permutations(values, len(rest) + 1)), False)
        return (), False

    def mask(self, offers: Sequence[Offer], view: Any, spelled: int) -> int:
        """Which actions these offers allow, a byte each; `spelled` gestures are in the row so far."""
        total = self.none
        for offer in offers:
            known = self._fixed.get(id(offer))
            if known is not None and known[0] is offer and not spelled:
                total |= known[1]
                continue
            found = self._allowed(offer, view, spelled)
            if not spelled and not any(isinstance(choice, Among) for choice in offer.fields.values()):
                if len(self._fixed) > KEPT:
                    self._fixed.clear()
                self._fixed[id(offer)] = (offer, found)
            total |= found
        return total

    def _allowed(self, offer: Offer, view: Any, spelled: int) -> int:
        _, bits, row = family = self._families[offer.move]
        if row is not None:
            choice = offer.fields[row]
            assert isinstance(choice, Some)
            some = choice.of if spelled < choice.most else ()
            return sum([bits[(value,)] for value in (*some, *(("end",) if spelled >= choice.least else ()))])
        if not bits:
            return 0
        values = [self._values(offer.fields[name], view) for name in family.fields]
        return sum([bits[combo] for combo in product(*values)])

    def _values(self, choice: Any, view: Any) -> Sequence[Any]:
        if isinstance(choice, Some):
            return tuple(permutations(choice.of, choice.most))
        if isinstance(choice, Sketch):
            return self._sketches
        return listed(choice, view) or ()

    def move(self, action: int, offers: Sequence[Offer]) -> Any:
        """The move that an action stands for; what it does not say is said by the offer."""
        chosen = self.every[action]
        family = self._families[chosen.move]
        values = dict(zip(family.fields, chosen.values, strict=True))
        for offer in offers:
            if offer.move == chosen.move:
                for name, choice in offer.fields.items():
                    if name not in values:
                        values[name] = choice[0] if isinstance(choice, tuple) else ""
                break
        return self._kinds[chosen.move](**values)

    def spells(self, offers: Sequence[Offer]) -> bool:
        """Whether any of these offers is spelled."""
        return any(self._families[offer.move].spelled is not None for offer in offers)

    def spelled(self, tag: str, row: tuple[str, ...]) -> Any:
        """The move that a row of gestures makes."""
        family = self._families[tag]
        assert family.spelled is not None
        return self._kinds[tag](**{family.spelled: row, "note": ""})

    def sketched(self, tag: str, drawing: tuple[str, ...]) -> Any:
        return self._kinds[tag](drawing)


def _literals(kind: Any) -> Iterator[Any]:
    for each in get_args(kind):
        if get_args(each):
            yield from _literals(each)
        elif isinstance(each, str | int) and not isinstance(kind, Struct):
            yield each


def _span(meta: list[Meta]) -> tuple[int, ...]:
    """The numbers that a field's bounds allow, none if they are too many to choose from."""
    low, high = 0, MOST
    for each in meta:
        low = int(each.ge) if each.ge is not None else low
        high = int(each.le) if each.le is not None else int(each.lt) - 1 if each.lt is not None else high
    return tuple(range(low, high + 1)) if high < MOST else ()
