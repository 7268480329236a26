"""How somebody plays each game with fingers alone: look at what can be pressed now, and press one of it.

A way presses at most one thing and says whether it did. What has gone before the finger came down was not there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from playwright.async_api import Locator
from playwright.async_api import TimeoutError as Gone

from tests.helpers.browser import Person
from wordless.games.signs.runes import replies

Way = Callable[[Person, Random], Awaitable[bool]]
SOON_MS = 2_000
ENABLED = "button:enabled:not([aria-disabled=true]):visible"

# A short match of each game: its seats, its options, and in which languages two people play it.
MATCHES: list[tuple[str, int, dict[str, Any], tuple[str, str]]] = [
    ("sign", 4, {"points": 1, "sign_seconds": 0, "auto_done_seconds": 0}, ("en", "fr")),
    ("signs", 3, {}, ("de", "en")),
    ("signum", 5, {"turn_cap": 12, "peek_seconds": 1}, ("fr", "de")),
    ("subtext", 4, {"rounds": 1}, ("de", "fr")),
]


async def pressed(person: Person, found: Locator, chance: Random) -> bool:
    """Any one of what was found, if there is one and it stays long enough."""
    count = await found.count()
    if not count:
        return False
    try:
        await person.press(found.nth(chance.randrange(count)), patience_ms=SOON_MS)
    except Gone:
        return False
    return True


def said(person: Person, key: str, **parameters: str | int) -> Locator:
    """The buttons that say this text and may be pressed."""
    return person.page.locator(f"main {ENABLED}").and_(person.button(person.text(key, **parameters), exact=True))


def among(person: Person, css: str) -> Locator:
    return person.page.locator("main").locator(css).and_(person.page.locator(ENABLED))


async def first(person: Person, chance: Random, *keys: str) -> bool:
    """The first of these texts that can be pressed."""
    for key in keys:
        if await pressed(person, said(person, key), chance):
            return True
    return False


async def sign(person: Person, chance: Random) -> bool:
    """Agree on a sign, change a few cards, then call for a team-mate."""
    view = person.view  # the one that `until` was asked about: what comes while we look is for the next time
    if await first(person, chance, "sign-move-confirm", "sign-move-look", "sign-move-ready", "sign-move-propose"):
        return True
    if view["phase"] in {"meet", "change"}:
        council = view["council"] or {}
        agreed = person.seat in council.get("agreed", ())
        if agreed or view["ready"][person.seat]:
            return False
        return await first(person, chance, "sign-move-decline") or await pressed(
            person, among(person, ".palette button"), chance
        )
    if view["phase"] != "swap":
        return False
    if await pressed(person, among(person, "button.target"), chance):
        return True
    moves = sum(sent.get("move", {}).get("move") in {"take", "put", "swap"} for sent in person.sent)
    if moves >= 6:
        return await first(person, chance, "sign-move-call")
    side = "table" if len(view["hand"]) < 5 or (len(view["hand"]) == 5 and chance.random() < 0.5) else "hand"
    return await pressed(person, among(person, f"button[data-side={side}][data-card]"), chance)


async def signs(person: Person, chance: Random) -> bool:
    """Reveal, place, show what a rune in sight allows, and doubt now and then."""
    last = person.view.get("last")
    if last and await pressed(person, said(person, "signs-doubt-sure", name=person.named(last["seat"])), chance):
        return True
    if await first(person, chance, "signs-move-ready", "signs-reason-free", "signs-reason-none"):
        return True
    if chance.random() < 0.2 and await first(person, chance, "signs-move-doubt"):
        return True
    if await first(person, chance, "signs-move-reveal", "signs-move-accept"):
        return True
    tops = [pile["top"] for pile in person.view.get("piles", ()) if pile["top"]]
    right = [number for top in tops if last for number in replies(top, last["number"], False)]
    fitting = among(person, ",".join(f"#signs-show-{number}" for number in right)) if right else None
    if fitting and await pressed(person, fitting, chance):
        return True
    return await pressed(person, among(person, "ol button, button[id^=signs-show-]"), chance)


async def signum(person: Person, chance: Random) -> bool:
    """Seen, ready, done, shown, helped, guessed; on turn, point at cards and do what can be done with them."""
    if await first(person, chance, "signum-move-ready"):
        return True
    if await first(person, chance, "signum-move-hide", "signum-move-lock", "signum-move-show", "signum-move-lay"):
        return True
    if await first(person, chance, "signum-accept-true", "signum-move-swap", "signum-move-peek", "signum-move-discard"):
        return True
    if await pressed(person, among(person, ".signs button"), chance) or await declared(person, chance):
        return True
    mine, others = among(person, ".mine button[aria-pressed=false]"), among(person, ".others .row button")
    if person.view["phase"] == "turn" and chance.random() < 0.5:
        return await pressed(person, others, chance) or await pressed(person, mine, chance)
    if person.view["phase"] == "arrange":
        return False
    return await pressed(person, mine, chance)


async def declared(person: Person, chance: Random) -> bool:
    """A step of a declaration: begun now and then, a target, an accomplice, twice the word."""
    view = person.view
    if view["phase"] != "turn" or view["turn"] != person.seat:
        return False
    if not await said(person, "signum-not-after-all").count():
        return chance.random() < 0.3 and await first(person, chance, "signum-move-declare")
    for seat in range(len(person.table["places"])):
        if await pressed(person, said(person, "signum-declare-sure", name=person.named(seat)), chance):
            return True
    return await first(person, chance, "signum-move-declare") or await pressed(
        person, among(person, ".others button.seat[aria-pressed=false]"), chance
    )


async def subtext(person: Person, chance: Random) -> bool:
    """Draw a few lines, hand them in, guess once, go on."""
    if await said(person, "subtext-empty-sure").count() or await said(person, "subtext-move-draw").count():
        if not person.keyed:
            await scribble(person, chance)
        return await first(person, chance, "subtext-empty-sure", "subtext-move-draw")
    if await first(person, chance, "subtext-reveal-all", "subtext-move-ready"):
        return True
    if person.view.get("guess") is not None:
        return False
    for letter in "ABCDEFG":
        if await pressed(person, said(person, "subtext-guess-this", letter=letter), chance):
            return True
    return await pressed(person, among(person, "li > button[aria-pressed=false]"), chance)


async def scribble(person: Person, chance: Random) -> None:
    """Two lines on the pad, by finger or by mouse."""
    pad = person.page.get_by_role("application", name=person.text("subtext-pad"))
    await pad.scroll_into_view_if_needed()
    box = await pad.bounding_box()
    assert box is not None
    for _ in range(2):
        spots = [
            (box["x"] + box["width"] * chance.uniform(0.1, 0.9), box["y"] + box["height"] * chance.uniform(0.1, 0.9))
            for _ in range(5)
        ]
        await (touched if person.phone else drawn)(person, spots)


async def drawn(person: Person, spots: Sequence[tuple[float, float]]) -> None:
    mouse = person.page.mouse
    await mouse.move(*spots[0])
    await mouse.down()
    for spot in spots[1:]:
        await mouse.move(*spot, steps=3)
    await mouse.up()


async def touched(person: Person, spots: Sequence[tuple[float, float]]) -> None:
    finger = await person.context.new_cdp_session(person.page)
    for at, (x, y) in enumerate(spots):
        kind = "touchMove" if at else "touchStart"
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await finger.detach()


WAYS: dict[str, Way] = {"sign": sign, "signum": signum, "signs": signs, "subtext": subtext}


async def play(game: str, *people: Person, seed: int = 1, until: Callable[[], bool] | None = None) -> None:
    """All of them play at once, each for themselves, until the match is over; what ends it for one ends it for all.

    What somebody was about when it ended is done and answered first: if it no longer holds then, they play on.
    """
    ended = False

    async def one(person: Person, chance: Random) -> None:
        nonlocal ended
        while person.phase != "over" and not ended:
            if until and until():
                ended = True
                return
            acted = person.phase == "playing" and await WAYS[game](person, chance)
            # Whoever watches for a moment must hear what came of a move before the next one.
            await asyncio.sleep(0.3 if acted and until else 0 if acted else 0.03)

    chances = [Random(seed + at) for at in range(len(people))]
    while True:
        ended = False
        await asyncio.gather(*map(one, people, chances))
        for person in people:
            await person.waits(person.answered)
        if until is None or until() or any(person.phase == "over" for person in people):
            return
