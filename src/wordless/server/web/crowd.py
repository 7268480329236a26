"""Places for connections and sockets. When all are taken, whoever holds the most makes room: nobody is locked out.

A place is taken in the name of an address. The next to come gets one as long as some address holds more than theirs; it
is taken from the one that holds most, from those without a seat first. Whoever sits at the table gives way to nobody
who does not, and spectators of a table can never use up the places of its people.
"""

from collections import Counter
from collections.abc import Callable
from heapq import nlargest

from msgspec import Struct

from wordless.engine.game import Illegal

HEAVIEST = 8  # addresses that are asked to make room
PERSON_SOCKETS_MAX = 24
TABLE_WATCHERS_MAX = 400
ADDRESS_WATCHERS_MAX = 100  # at one table


class Place(Struct, eq=False, gc=False):
    """Somebody's; `give_up` ends what stands on it, or says that it cannot now."""

    address: str
    seated: bool
    give_up: Callable[[], bool]
    keys: tuple[tuple[str, ...], ...] = ()


class Places:
    """So many and no more, shared out fairly between addresses."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._held: dict[str, dict[Place, None]] = {}

    def __len__(self) -> int:
        return self._count

    def take(self, place: Place) -> bool:
        """Whether there is room, or could be made."""
        if self._count >= self._most and not self._make_room(place):
            return False
        self._held.setdefault(place.address, {})[place] = None
        self._count += 1
        return True

    def leave(self, place: Place) -> None:
        held = self._held.get(place.address, {})
        if place in held:
            del held[place]
            self._count -= 1
            if not held:
                del self._held[place.address]

    def _make_room(self, comer: Place) -> bool:
        """From the addresses that hold most: a watcher's place, if need be one of somebody who sits elsewhere."""
        mine = len(self._held.get(comer.address, ()))
        heavy = nlargest(HEAVIEST, self._held.values(), key=len)
        theirs = [place for held in heavy if len(held) > mine + 1 for place in held]
        watching = [place for held in heavy for place in held] if comer.seated else theirs
        for place in (*[each for each in watching if not each.seated], *[each for each in theirs if each.seated]):
            if place.give_up():
                self.leave(place)
                return True
        return False


class Crowd:
    """The places for websockets: in all, for watchers at one table, and of one person there."""

    def __init__(self, most: int) -> None:
        self._places = Places(most)
        self._taken: Counter[tuple[str, ...]] = Counter()

    def enter(
        self, code: str, person: str, address: str, seated: bool, give_up: Callable[[], bool]
    ) -> Callable[[], None]:
        """Takes a place, and returns how to leave it; Illegal if there is none left."""
        if self._taken["person", code, person] >= PERSON_SOCKETS_MAX:
            raise Illegal("too-many-tabs", most=PERSON_SOCKETS_MAX)
        keys: tuple[tuple[str, ...], ...] = (("person", code, person),)
        if not seated:
            keys += ("table", code), ("watching", code, address)
            if self._taken["table", code] >= TABLE_WATCHERS_MAX:
                raise Illegal("table-crowded", most=TABLE_WATCHERS_MAX)
            if self._taken["watching", code, address] >= ADDRESS_WATCHERS_MAX:
                raise Illegal("table-crowded", most=ADDRESS_WATCHERS_MAX)
        place = Place(address, seated, give_up, keys)
        if not self._places.take(place):
            raise Illegal("server-full")
        self._taken.update(keys)
        return lambda: self._leave(place)

    def _leave(self, place: Place) -> None:
        self._places.leave(place)
        keys, place.keys = place.keys, ()
        for key in keys:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]
