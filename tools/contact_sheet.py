"""Draws a sheet of a bot's drawings to look at, each with its word and what it shows; run by hand.

uv run --with pillow python tools/contact_sheet.py OUT.png [en|fr|de] [easy|normal|hard] [first seed]
"""

import sys
from random import Random

from PIL import Image, ImageDraw

from wordless.bots.subtext.choosing import hints
from wordless.bots.subtext.composing import composed
from wordless.bots.subtext.levels import TRAITS
from wordless.bots.subtext.style import style
from wordless.games.subtext.strokes import CANVAS, decode
from wordless.games.subtext.words import BANK

ACROSS, DOWN, SIDE, FOOT = 8, 5, 200, 26
WIDTHS = (9, 2, 3, 5)


def main(out: str, language: str = "en", level: str = "normal", seed: str = "1") -> None:
    sheet = Image.new("L", (ACROSS * SIDE, DOWN * (SIDE + FOOT)), 255)
    pen = ImageDraw.Draw(sheet)
    random = Random(seed)
    for number in range(ACROSS * DOWN):
        x0, y0 = number % ACROSS * SIDE, number // ACROSS * (SIDE + FOOT)
        words = random.randrange(5)
        card = random.randrange(len(BANK[language][words]))
        hand = style(0, random.randrange(2**16))
        things = hints(card, words + 1, number % 5 == 0, TRAITS[level], hand, random)  # type: ignore[index]
        for stroke in composed(things, hand, random):
            nib, points = decode(stroke)
            spots = [(x0 + x * SIDE / CANVAS, y0 + y * SIDE / CANVAS) for x, y, _ in points]
            pen.line(spots, fill=0, width=WIDTHS[nib], joint="curve")
        pen.rectangle((x0, y0, x0 + SIDE - 1, y0 + SIDE - 1), outline=190)
        pen.text((x0 + 4, y0 + SIDE + 2), f"{BANK[language][words][card]}\n{' + '.join(things)}", fill=0, font_size=10)
    sheet.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
