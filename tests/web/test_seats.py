"""Coming, going and coming back, as it happens to people with browsers."""

from tests.helpers.browser import Evening, Person
from tests.web.ways import play
from wordless.games.subtext.words import cards

QUIET = {"points": 1, "sign_seconds": 0, "auto_done_seconds": 0}


def moves(person: Person) -> list[str]:
    """The ids of the moves that this page was told are done."""
    asked = {sent["id"] for sent in person.sent if sent["say"] == "ask"}
    return [frame["id"] for frame in person.frames if frame["say"] == "done" and frame["id"] in asked]


async def test_play_now_is_one_tap_from_home_to_a_running_match(evening: Evening) -> None:
    guest = await evening.come("fr", phone=True)
    await guest.go("")
    tile = guest.page.get_by_role("listitem").filter(has_text=guest.text("signs-line"))
    await guest.press(tile.get_by_role("button", name=guest.text("tile-play")))
    await guest.until("playing")
    await guest.page.get_by_role("heading", name=guest.text("signs-name")).wait_for()
    assert guest.seat is not None
    assert all(place["taken"] or place["bot"] for place in guest.table["places"])


async def test_a_code_typed_at_home_leads_to_the_table_and_a_kick_away_from_it(evening: Evening) -> None:
    ada, bea = await evening.come("de"), await evening.come("en", phone=True)
    code = await evening.host("signs", ada, seats=3)
    await bea.go("")
    await bea.page.get_by_label(bea.text("home-join"), exact=True).fill(code.lower())
    await bea.press(bea.button(bea.text("home-join-go"), exact=True))
    await bea.page.get_by_label(bea.text("join-name")).fill("Bea")
    await bea.press("join-sit")
    await bea.sees("before-wait")
    await ada.press(ada.button("Bea").first)
    await ada.press("seat-kick")
    await bea.sees("illegal-barred")
    assert bea.seat is None
    again = await evening.come("fr")  # whoever comes then is let in by the host
    await evening.asks(code, again, "Cléo")
    await again.sees("join-queued")
    await ada.press("notice-admit")
    await again.sees("before-wait")


async def test_themes_are_chosen_together_and_too_few_words_are_refused(evening: Evening) -> None:
    ada = await evening.come("de", phone=True)
    await evening.host("subtext", ada, seats=6)
    await ada.page.get_by_text(ada.text("options-title")).click()
    for theme in ("stage", "animals"):
        await ada.press(f"subtext-option-themes-{theme}")
    assert ada.table["options"] == {}
    await ada.press("options-set")
    await ada.waits(lambda: ada.table["options"] == {"themes": ["animals", "stage"]})
    await ada.press("subtext-option-themes-animals")
    await ada.press("options-set")
    words = len(cards(1, ("stage",)))
    await ada.sees("subtext-illegal-too-few-words", words=words, needed=30)
    assert ada.table["options"] == {"themes": ["animals", "stage"]}


async def test_a_bot_takes_over_and_gives_back(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("signs", ada, "slow", seats=3)
    await ada.press("before-start-bots", count=2)
    await ada.press("menu-title")
    await ada.press("hand-over")
    await ada.sees("notice-stood-in")
    assert ada.table["places"][0]["bot"] == "normal"
    await ada.press("notice-back")
    await ada.page.get_by_text(ada.text("notice-stood-in")).wait_for(state="hidden")
    assert ada.table["places"][0]["bot"] is None


async def test_somebody_who_comes_late_takes_a_bots_seat_with_the_hosts_yes(evening: Evening) -> None:
    ada, bea = await evening.come("en", phone=True), await evening.come("de")
    code = await evening.host("subtext", ada, seats=4, options={"rounds": 1})
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    await evening.asks(code, bea, "Bea")
    await bea.sees("join-queued")
    await ada.press("notice-admit")
    await bea.waits(lambda: bea.seat is not None)
    assert [place["name"] for place in bea.table["places"] if place["taken"]] == ["Ada", "Bea"]


async def test_a_reload_keeps_the_seat_and_a_lost_line_neither_loses_nor_doubles_a_move(evening: Evening) -> None:
    ada, bea = await evening.come("en", phone=True), await evening.come("fr")
    code = await evening.host("sign", ada, "slow", seats=4, options=QUIET)
    await evening.join(code, bea, "Bea")
    await ada.press("before-start-bots", count=2)
    await play("sign", ada, bea, until=lambda: ada.view.get("phase") == bea.view.get("phase") == "swap")
    seat, hand = ada.seat, ada.view["hand"]
    await ada.page.reload()
    await ada.page.locator("button[data-side=hand][data-card]").first.wait_for()
    assert (ada.seat, ada.view["hand"]) == (seat, hand)

    ada.excused = True  # a browser without a network says so on its console
    await ada.context.set_offline(True)
    await ada.sees("notice-lost")
    before = len(moves(ada))
    card = ada.page.locator("button[data-side=hand][data-card]").first
    put = int(await card.get_attribute("data-card") or "")
    await card.tap()
    await ada.page.wait_for_timeout(300)
    assert put in ada.view["hand"]
    await ada.context.set_offline(False)
    await ada.page.get_by_text(ada.text("notice-lost")).wait_for(state="hidden")
    ada.excused = False
    await ada.waits(lambda: put not in ada.view["hand"] and len(moves(ada)) > before)
    await ada.page.wait_for_timeout(300)
    assert len(moves(ada)) == before + 1
    assert len(ada.view["hand"]) == len(hand) - 1


async def test_a_link_brings_the_seat_to_another_device(evening: Evening) -> None:
    ada, phone = await evening.come(), await evening.come("fr", phone=True)
    await evening.host("signs", ada, seats=3)
    await ada.press("before-start-bots", count=2)
    await ada.until("playing")
    await ada.press("menu-title")
    await ada.press("device-title")
    link = str(await ada.page.get_by_text("/d/").inner_text())
    stranger = await evening.come()
    assert (await stranger.context.request.get(link)).ok, "a messenger looks at what is sent through it"
    await phone.page.goto(link)
    await phone.until("playing")
    assert phone.seat == ada.seat == 0
    assert "/d/" not in phone.page.url


async def test_what_is_covered_shows_only_while_it_is_held(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("subtext", ada, seats=4)
    await ada.press("before-start-bots", count=3)
    await ada.until("playing")
    word = ada.page.get_by_text(ada.view["word"], exact=True)
    await word.wait_for()
    await ada.press("cover-on")
    await word.wait_for(state="hidden")
    await ada.page.reload()
    lid = ada.button(ada.text("cover-hold"))
    await lid.wait_for()
    assert await word.count() == 0
    await lid.hover()
    await ada.page.mouse.down()
    await word.wait_for()
    await ada.page.mouse.up()
    await word.wait_for(state="hidden")


async def test_a_match_is_watched_on_the_table_screen_and_replayed_as_two_seats(evening: Evening) -> None:
    ada, screen = await evening.come("de"), await evening.come("de", viewport={"width": 1920, "height": 1080})
    code = await evening.host("signum", ada, seats=4, options={"turn_cap": 6, "peek_seconds": 1})
    await screen.go(f"t/{code}/table")
    await screen.page.get_by_text(code, exact=True).wait_for()
    await ada.press("before-start-bots", count=3)
    await screen.until("playing")
    await screen.page.get_by_role("list", name=screen.text("seats-title")).first.wait_for()
    await play("signum", ada)
    await screen.sees(f"signum-why-{ada.view['result']['why']}")
    assert screen.seat is None
    assert all(not heard["view"].get("hand") for heard in screen.views)

    await ada.press(ada.button(ada.text("result-replay"), exact=True))
    as_whom = ada.page.get_by_role("group", name=ada.text("replay-as")).get_by_role("button")
    hands = []
    for seat in ("0", "1"):
        await ada.press(as_whom.nth(1 + int(seat)))
        name = ada.table["places"][int(seat)]["name"] or ada.text("bot-name-1")
        cards = ada.page.locator(".mine [role=img]")
        await ada.page.locator(f".mine [role=img][aria-label^='{name}']").first.wait_for()
        hands.append(await cards.evaluate_all("all => all.map(each => each.ariaLabel)"))
    assert hands[0] != hands[1]
    slider = ada.page.get_by_role("slider")
    await ada.press(ada.button(ada.text("replay-on"), exact=True))
    await ada.press(ada.button(ada.text("replay-on"), exact=True))
    await ada.press(ada.button(ada.text("replay-back"), exact=True))
    assert await slider.input_value() == "1"
