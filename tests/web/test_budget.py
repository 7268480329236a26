"""What the client may weigh, how soon it can be used, and that a tap shows before anybody has answered."""

import shutil
import subprocess
from pathlib import Path

from tests.helpers.browser import Evening
from tests.web.ways import play

WEB = Path(__file__).parents[2] / "web"
HOME_MS_MAX = 1_000
VISITS_MAX = 5
LIFTED = """() => new Promise((done) => {
  const card = document.querySelector('button[data-side=hand][data-card]')
  const asked = () => card.getAttribute('aria-label')
  const before = asked()
  card.click()
  requestAnimationFrame(() => setTimeout(() => done([before, asked()])))
})"""


def test_script_stays_within_its_budget() -> None:
    node = shutil.which("node") or str(Path(__file__).parents[2] / ".venv" / "bin" / "node")
    weighed = subprocess.run([node, WEB / "scripts" / "sizes.mjs"], capture_output=True, text=True, check=False)
    print(weighed.stdout)
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr


async def test_home_can_be_used_at_once(evening: Evening) -> None:
    guest = await evening.come(phone=True)
    await guest.go("")
    await guest.button(guest.text("tile-play")).first.wait_for()
    usable = []
    for _ in range(VISITS_MAX):
        await guest.page.reload(wait_until="commit")
        await guest.button(guest.text("tile-play")).first.wait_for()
        usable.append(await guest.page.evaluate("performance.now()"))
        if usable[-1] < HOME_MS_MAX:
            break
    assert min(usable) < HOME_MS_MAX, usable  # other tests keep the machine busy: the best of a few visits counts


async def test_a_tap_shows_in_the_next_frame_before_it_is_answered(evening: Evening) -> None:
    ada = await evening.come()
    await evening.host("sign", ada, "slow", seats=4, options={"points": 1, "sign_seconds": 0, "auto_done_seconds": 0})
    await ada.press("before-start-bots", count=3)
    await play("sign", ada, until=lambda: ada.view.get("phase") == "swap")
    await ada.page.locator("button[data-side=hand][data-card]").first.wait_for()
    await ada.page.evaluate("() => { WebSocket.prototype.send = () => {} }")
    before, after = await ada.page.evaluate(LIFTED)
    assert before != after, "the card did not lift"
