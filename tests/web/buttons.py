"""Every button's words on the narrowest phone, in every language: none is cut, none runs over two lines."""

from tests.helpers.browser import Person
from wordless.texts import LANGUAGES

NARROW_PX = 320
SPEAK = """language => {
  localStorage.setItem('wordless.language', JSON.stringify(language))
  dispatchEvent(new StorageEvent('storage', { key: 'wordless.language' }))
}"""
# The line of what happened last is a whole sentence, and may have two lines.
UNFIT = """() => {
  const lines = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top / 6))
    return new Set(tops).size
  }
  const said = (button) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const found = []
    while (walker.nextNode()) found.push(walker.currentNode)
    return found.filter((node) => node.data.trim() && !node.parentElement.closest('svg, .unseen'))
  }
  return [...document.querySelectorAll('button:not(.last), .button, [role=button]')]
    .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((button) => {
      const cut = button.scrollWidth > button.clientWidth + 1
      return said(button)
        .filter((node) => cut || lines(node) > 1 || node.parentElement.scrollWidth > node.parentElement.clientWidth + 1
          && getComputedStyle(node.parentElement).overflow !== 'visible')
        .map((node) => node.data.trim())
    })
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def unfit(person: Person) -> list[str]:
    """The buttons' words that do not fit, language by language."""
    page, found = person.page, []
    size = page.viewport_size
    assert size is not None
    await page.set_viewport_size({"width": NARROW_PX, "height": size["height"]})
    for language in (*(each for each in LANGUAGES if each != person.language), person.language):
        await page.evaluate(SPEAK, language)
        await page.locator(f"html[lang={language}]").wait_for(state="attached")
        await page.evaluate(SETTLED)
        found += [f"{language}: {words}" for words in await page.evaluate(UNFIT)]
    await page.set_viewport_size(size)
    return found
