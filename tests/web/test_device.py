"""What a device can do: be installed, share, call by sound and touch when asked to, keep still when told to."""

from tests.helpers.browser import Evening, Person
from tests.web.ways import play

# What the device was asked to do, instead of doing it.
SPY = """() => {
  window.shared = []
  window.buzzed = []
  window.tones = 0
  Object.defineProperty(navigator, 'share', { value: async (what) => void window.shared.push(what.url) })
  Object.defineProperty(navigator, 'vibrate', { value: (how) => window.buzzed.push(how) })
  const tone = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return tone.call(this) }
}"""
# What this page says stays on its way until it is let through.
SLOW = """() => {
  window.late = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (said) { window.late.push(() => send.call(this, said)) }
}"""
# How many cards have flown, and the one that lies there now.
FLIGHTS = """() => {
  window.flown = 0
  new MutationObserver((changes) => changes.forEach((each) => each.addedNodes.forEach((node) =>
    window.flown += node.className === 'flight' ? 1 : 0))).observe(document.body, { subtree: true, childList: true })
}"""
LANDED = """(card) => {
  const lies = document.querySelector(`[data-side=table][data-card="${card}"] .lies`)
  const seen = !lies || getComputedStyle(lies).visibility === 'visible'  // somebody may have taken it already
  return window.flown > 0 && !document.querySelector('.flight') && seen
}"""
QUIET = {"sign_seconds": 0, "auto_done_seconds": 0}


async def spied(evening: Evening) -> Person:
    person = await evening.come(phone=True)
    await person.context.add_init_script(f"({SPY})()")
    return person


async def test_it_can_be_installed(evening: Evening) -> None:
    ada = await evening.come(phone=True)
    await ada.go("")
    session = await ada.context.new_cdp_session(ada.page)
    found = (await session.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    # A window of its own for each test is a private one, and those install nothing.
    assert [each["errorId"] for each in found if each["errorId"] != "in-incognito"] == []
    manifest = await session.send("Page.getAppManifest")
    assert manifest["errors"] == []


async def test_the_link_goes_out_by_the_devices_own_way(evening: Evening) -> None:
    ada = await spied(evening)
    code = await evening.host("signs", ada, seats=3)
    await ada.press("invite-share")
    assert await ada.page.evaluate("shared") == [f"{ada.base}/t/{code}"]


async def test_sound_and_touch_call_only_whoever_asked_for_it(evening: Evening) -> None:
    ada = await spied(evening)
    await evening.host("subtext", ada, "slow", seats=4, options={"rounds": 1})
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    await ada.waits(lambda: ada.seat in ada.view["awaited"])
    assert (await ada.page.title()).startswith("●")
    assert await ada.page.evaluate("[tones, buzzed.length]") == [0, 0]
    await ada.press("menu-title")
    await ada.press("settings-title")
    await ada.page.get_by_label(ada.text("pref-sound")).check()
    await ada.page.get_by_label(ada.text("pref-vibration")).check()
    await ada.page.evaluate("() => { window.tones = 0; window.buzzed = [] }")
    await ada.page.keyboard.press("Escape")
    await ada.press("subtext-move-draw")
    await ada.press("subtext-empty-sure")
    await ada.waits(lambda: ada.view["phase"] == "guess", 90)
    await ada.waits(lambda: ada.seat in ada.view["awaited"])
    await ada.page.wait_for_timeout(200)
    assert await ada.page.evaluate("tones > 0 && buzzed.length > 0")


async def test_nothing_moves_where_nothing_may(evening: Evening) -> None:
    ada = await evening.come(reduced_motion="reduce")
    await evening.host("sign", ada, "fast", seats=4, options=QUIET)
    await ada.press("before-start-bots", count=3)
    await play("sign", ada, until=lambda: ada.view.get("phase") == "swap")
    await ada.press(ada.page.locator("button[data-side=hand][data-card]").first)
    for _ in range(10):
        long = "document.getAnimations().filter(each => each.effect.getComputedTiming().duration > 2).length"
        assert await ada.page.evaluate(long) == 0
        assert await ada.page.locator(".flight").count() == 0
        await ada.page.wait_for_timeout(40)


async def test_a_card_flies_to_where_it_lies_on_every_screen(evening: Evening) -> None:
    ada, bea = await evening.come(phone=True), await evening.come("de", reduced_motion="no-preference")
    code = await evening.host("sign", ada, "slow", seats=4, options=QUIET)
    await evening.join(code, bea, "Bea")
    await ada.press("before-start-bots", count=2)
    await play("sign", ada, bea, until=lambda: ada.view.get("phase") == bea.view.get("phase") == "swap")
    card = int(await ada.page.locator("button[data-side=hand][data-card]").first.get_attribute("data-card") or "")
    for person in (ada, bea):
        await person.page.evaluate(FLIGHTS)
    await ada.press(ada.page.locator(f"button[data-side=hand][data-card='{card}']"))
    for person in (ada, bea):
        await person.page.wait_for_function(LANDED, arg=card)


async def test_a_lost_race_says_who_was_first(evening: Evening) -> None:
    ada, bea = await evening.come("en"), await evening.come("de", phone=True)
    code = await evening.host("sign", ada, "slow", seats=4, options=QUIET)
    await evening.join(code, bea, "Bea")
    await ada.press("before-start-bots", count=2)

    def may_take(person: Person) -> bool:
        return person.view.get("phase") == "swap" and len(person.view["hand"]) <= 5

    await play("sign", ada, bea, until=lambda: may_take(ada) and may_take(bea))
    card = ada.page.locator("ul button[data-side=table][data-card]").first
    wanted = await card.get_attribute("data-card")
    tap = f"document.querySelector('button[data-side=table][data-card=\"{wanted}\"]').click()"
    await ada.page.evaluate(SLOW)
    await ada.page.evaluate(tap)
    await bea.page.evaluate(tap)
    await bea.waits(lambda: int(wanted or "") in bea.view["hand"])
    await ada.page.evaluate("late.forEach((send) => send())")
    await ada.page.locator(".prompt").get_by_text("Bea").wait_for()
    assert int(wanted or "") not in ada.view["hand"]
