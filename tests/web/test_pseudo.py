"""In the pseudo-locale every word is accented: a plain one on the screen is no text, but written into the client."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page

from tests.helpers.browser import Evening

WEB = Path(__file__).parents[2] / "web"
PLAIN = r"""names => {
  const accented = /[\[\]~áçðéĝíłñöřšŧüÁÇÐÉÍÑÖŘŠŦÜ]/
  const plain = (words) => /\p{L}{2,}/u.test(words) && !accented.test(words) && !names.includes(words.trim())
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    if (!holder.closest('svg, script, style, .switch') && plain(walker.currentNode.data)) found.push(walker.currentNode.data)
  }
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (plain(each.getAttribute(name) ?? '')) found.push(`${name}: ${each.getAttribute(name)}`)
  return found
}"""


@asynccontextmanager
async def pretending(base: str, folder: Path) -> AsyncIterator[str]:
    """The client built with the pseudo-locale, in front of that server; where it is."""
    environment = {**os.environ, "PSEUDO": "1", "SERVER": base, "NO_COLOR": "1"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    vite = str(WEB / "node_modules" / ".bin" / "vite")
    build = [vite, "build", "--outDir", str(folder), "--logLevel", "error"]
    done = await asyncio.create_subprocess_exec(*build, cwd=WEB, env=environment)
    assert await done.wait() == 0
    preview = [vite, "preview", "--outDir", str(folder), "--host", "127.0.0.1", "--port", "0"]
    shown = await asyncio.create_subprocess_exec(*preview, cwd=WEB, env=environment, stdout=asyncio.subprocess.PIPE)
    assert shown.stdout is not None
    try:
        async for line in shown.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+", line.decode()):
                yield found.group()
                break
    finally:
        shown.terminate()
        await shown.wait()


async def plain(page: Page, *names: str) -> list[str]:
    await page.locator("html[lang=xx]").wait_for(state="attached")
    found: list[str] = await page.evaluate(PLAIN, ["Ada", *names])
    return found


async def test_no_word_is_written_into_the_client(evening: Evening, tmp_path: Path) -> None:
    async with pretending(evening.base, tmp_path / "client") as base:
        evening.base = base
        ada = await evening.come("en")
        await ada.context.add_init_script("localStorage.setItem('wordless.language', '\"xx\"')")
        found = {}
        await ada.go("")
        await ada.page.locator("article").first.wait_for()
        found["home"] = await plain(ada.page)
        for game in ("sign", "signum", "signs", "subtext"):
            opened = await ada.context.request.post(f"{base}/api/tables", data={"game": game, "name": "Ada"})
            code = (await opened.json())["code"]
            await ada.go(f"t/{code}")
            start = ada.page.get_by_role("button", name="Šŧářŧ wíŧh")
            await start.wait_for()
            found[f"{game}, before"] = await plain(ada.page, code, f"{base}/t/{code}")
            await start.click()
            await ada.page.locator(f"[data-game={game}]").first.wait_for()
            found[f"{game}, playing"] = await plain(ada.page, code)
        assert not {screen: words for screen, words in found.items() if words}
