"""In the pseudo-locale every word is accented: a plain one on the screen is no text, but written into the client."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.helpers.browser import Evening
from wordless.games import GAMES

WEB = Path(__file__).parents[2] / "web"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PLAIN = r"""names => {
  const accented = /[\[\]~áçðéĝíłñöřšŧüÁÇÐÉÍÑÖŘŠŦÜ]/
  const plain = (words) => /\p{L}{2,}/u.test(words) && !accented.test(words) && !names.includes(words.trim())
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    const words = walker.currentNode.data
    if (!holder.closest('svg, script, style, .switch') && plain(words)) found.push(words)
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (plain(each.getAttribute(name) ?? '')) found.push(`${name}: ${each.getAttribute(name)}`)
  return found
}"""


@pytest.fixture
def pretending(evening: Evening, tmp_path: Path) -> Iterator[str]:
    """The client built with the pseudo-locale, in front of the server; where it is."""
    environment = {**os.environ, "PSEUDO": "1", "SERVER": evening.base, "NO_COLOR": "1"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    vite = str(WEB / "node_modules" / ".bin" / "vite")
    built = [vite, "build", "--outDir", str(tmp_path / "client"), "--logLevel", "error"]
    subprocess.run(built, cwd=WEB, env=environment, check=True)
    shown = [vite, "preview", "--outDir", str(tmp_path / "client"), "--host", "127.0.0.1", "--port", "0"]
    said = tmp_path / "said"
    with said.open("wb") as log, subprocess.Popen(shown, cwd=WEB, env=environment, stdout=log, stderr=log) as preview:
        while preview.poll() is None and not (found := ADDRESS.search(said.read_text())):
            time.sleep(0.05)
        assert found, said.read_text()
        yield found.group()
        preview.terminate()


async def plain(page: Page, *names: str) -> list[str]:
    await page.locator("html[lang=xx]").wait_for(state="attached")
    found: list[str] = await page.evaluate(PLAIN, ["Ada", *names])
    return found


async def test_no_word_is_written_into_the_client(evening: Evening, pretending: str) -> None:
    server, evening.base = evening.base, pretending
    ada = await evening.come("en")
    await ada.context.add_init_script("localStorage.setItem('wordless.language', '\"xx\"')")
    found = {}
    await ada.go("")
    await ada.page.locator("article").first.wait_for()
    found["home"] = await plain(ada.page)
    for game in GAMES:
        opened = await ada.context.request.post(f"{pretending}/api/tables", data={"game": game, "name": "Ada"})
        code = (await opened.json())["code"]
        await ada.go(f"t/{code}")
        start = ada.page.get_by_role("button", name="Šŧářŧ wíŧh")
        await start.wait_for()
        found[f"{game}, before"] = await plain(ada.page, code, f"{server}/t/{code}")
        await start.click()
        await ada.page.locator(f"[data-game={game}]").first.wait_for(state="attached")
        found[f"{game}, playing"] = await plain(ada.page, code, str(ada.view.get("word", "")))
    assert not {screen: words for screen, words in found.items() if words}
