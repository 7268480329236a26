"""What a seat's page receives is its View and nothing else: held against the journal, move by move."""

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers.browser import Evening, Person
from tests.helpers.server import ServerProcess
from tests.web.ways import MATCHES, play
from wordless.server.archive import replays
from wordless.server.journal.file import FILE, connect_existing

FETCHED = {"/api/games", "/api/link", "/api/qr", "/api/tables"}


def views(data: Path, code: str, seat: int | None) -> list[Any]:
    """Every View that this seat could have, by the rules, in the order of the journal."""
    with closing(connect_existing(data / FILE)) as db:
        part = replays.part(db, code, 1)
        return [plain(match.view(seat)) for _, _, match in replays.folded(part)]


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def unknown(person: Person, allowed: list[Any]) -> list[dict[str, Any]]:
    """What the page was told that no View of its seat says."""
    return [heard["view"] for heard in person.views if heard["match"] == 1 and heard["view"] not in allowed]


async def cards_on_the_page(person: Person) -> set[int]:
    """Every card that can be read from the page itself, seen or unseen."""
    found = await person.page.locator("[data-card]").evaluate_all("all => all.map(each => Number(each.dataset.card))")
    return set(found)


@pytest.mark.parametrize("game, seats, options, spoken", MATCHES, ids=[each[0] for each in MATCHES])
async def test_a_page_hears_only_the_view_of_its_seat(
    evening: Evening, parlour: ServerProcess, game: str, seats: int, options: dict[str, Any], spoken: tuple[str, str]
) -> None:
    ada = await evening.come(spoken[1])
    code = await evening.host(game, ada, seats=seats, options=options)
    screen = await evening.come(spoken[0], phone=True)
    await screen.go(f"t/{code}/table")
    await screen.page.get_by_text(code).first.wait_for()
    await ada.press("before-start-bots", count=seats - 1)
    await play(game, ada, seed=3)
    await screen.until("over")
    assert len(ada.views) > 3
    for person in (ada, screen):
        assert not unknown(person, views(parlour.data, code, person.seat))
        assert {path for path in person.asked if path.startswith("/api/")} <= FETCHED | {
            f"/api/tables/{code}",
            f"/api/tables/{code}/log",
        }
    assert screen.seat is None
    assert unknown(ada, views(parlour.data, code, None)), "the seat knew nothing of its own, so this shows nothing"


async def test_the_page_of_a_hand_holds_no_card_of_another(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("sign", ada, "slow", seats=4, options={"points": 1, "sign_seconds": 0})
    await ada.press("before-start-bots", count=3)

    def swapping() -> bool:
        return ada.view.get("phase") == "swap" and sum("move" in sent for sent in ada.sent) > 5

    await play("sign", ada, until=swapping)
    shown = await cards_on_the_page(ada)
    assert shown
    assert shown <= {card for heard in ada.views for card in (*heard["view"]["hand"], *heard["view"]["table"])}
