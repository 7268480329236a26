"""Every screen of the client in the states that matter, each standing still while it is looked at."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, NamedTuple

from tests.helpers.browser import Evening, Person
from tests.web.ways import play

Moment = Callable[[dict[str, Any]], bool]
MATCHES_MAX = 12


class Staged(NamedTuple):
    """A match that comes past certain moments, and how long it may at most be."""

    seats: int
    options: dict[str, Any]
    pace: str
    moments: tuple[tuple[str, Moment], ...]
    friends: int = 0


def phase(name: str) -> Moment:
    return lambda view: view.get("phase") == name


STAGES = {
    "sign": Staged(
        6,
        {"points": 1, "sign_seconds": 0, "auto_done_seconds": 0},
        "slow",
        (
            ("meet", phase("meet")),
            ("prep", phase("prep")),
            ("swap", lambda view: view["phase"] == "swap" and len(view["hand"]) == 5),
            ("reveal", phase("reveal")),
        ),
    ),
    "signum": Staged(
        6,
        {"turn_cap": 60, "peek_seconds": 2},
        "instant",
        (
            ("arrange", phase("arrange")),
            ("first-peek", phase("first-peek")),
            ("turn", lambda view: view["phase"] == "turn" and view["turn"] == view["seat"]),
            (
                "lay",
                lambda view: view["phase"] == "lay" and view["committed"] is None and view["seat"] in view["awaited"],
            ),
        ),
    ),
    "signs": Staged(
        4,
        {"verdict_seconds": 0, "reason_seconds": 0},
        "instant",
        (
            (
                "show",
                lambda view: view["phase"] == "show" and view["last"] is not None and view["turn"] == view["seat"],
            ),
            ("place", lambda view: view["phase"] == "place" and view["turn"] == view["seat"]),
            ("verdict", phase("verdict")),
        ),
        1,  # of two people one is always left to say that they have seen a verdict
    ),
    "subtext": Staged(
        5,
        {"rounds": 1, "reveal_seconds": 0},
        "instant",
        (("draw", phase("draw")), ("guess", phase("guess")), ("reveal", phase("reveal"))),
    ),
}


async def before(evening: Evening, person: Person) -> AsyncIterator[str]:
    """All that one sees before a match."""
    await person.go("")
    await person.button(person.text("tile-play")).first.wait_for()
    yield "home"
    await person.go("rules/signs")
    await person.page.get_by_role("heading", level=2).first.wait_for()
    yield "rules"
    host = await evening.come(person.language)
    code = await evening.host("sign", host, seats=6)
    await person.go(f"t/{code}")
    await person.page.get_by_label(person.text("join-name")).fill("Bea")
    yield "join"
    await person.go("")
    await evening.host("signs", person, seats=5)
    yield "table"


async def match(evening: Evening, person: Person, game: str) -> AsyncIterator[str]:
    """Every moment of that game as it comes, over as many matches as it takes, then a result and its replay."""
    stage = STAGES[game]
    options = {**stage.options, **({"words": person.language} if game == "subtext" else {})}
    await evening.host(game, person, stage.pace, seats=stage.seats, options=options)
    friends = [await evening.come(person.language) for _ in range(stage.friends)]
    for friend in friends:
        await evening.join(person.table["code"], friend, "Bea")
    await person.press("before-start-bots", count=stage.seats - 1 - stage.friends)
    await person.until("playing")
    everybody = [person, *friends]
    left = dict(stage.moments)
    for number in range(1, MATCHES_MAX + 1):
        while left and (name := await come(game, everybody, left, number)):
            del left[name]
            await person.page.wait_for_timeout(400)
            yield f"{game}-{name}"
        await play(game, *everybody, seed=number)
        if not left:
            break
        await person.press(person.button(person.text("result-again"), exact=True))
        for each in everybody:
            await each.until("playing")
    assert not left, f"never seen in {MATCHES_MAX} matches: {', '.join(left)}"
    await person.button(person.text("result-replay"), exact=True).wait_for()
    yield f"{game}-result"
    await person.press(person.button(person.text("result-replay"), exact=True))
    await person.press("replay-jump-on")
    yield f"{game}-replay"


async def come(game: str, people: Sequence[Person], moments: Mapping[str, Moment], seed: int) -> str | None:
    """Play until one of these moments is there for the first of them; None if the match ended before."""
    person = people[0]

    def there() -> str | None:
        return next((name for name, holds in moments.items() if person.view and holds(person.view)), None)

    while person.phase != "over":
        await play(game, *people, seed=seed, until=lambda: there() is not None)
        if found := there():
            return found
    return None
