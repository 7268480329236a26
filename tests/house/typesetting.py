"""What a text must not look like, language by language: spaces, quotation marks, apostrophes, names in a sentence."""

import re

from tests.house.texts import texts

PEOPLE = "name|names|seat|other|target|accused|accomplice|dealer|doubter|caller|partner|leader|player"
EVERYWHERE = [r"'", r'"', r"\.\.\.", r"\S  +\S", r"\s$", r"^\s"]
FAULTS = {
    "en": [r"“[^”]*“", r"\s[;:!?](?!\w)"],
    "fr": [
        r"[^\u00a0\u202f\s|][ ][;:!?»](?!-)",  # a no-break space before high punctuation
        r"[^\u00a0\u202f\s«\d][;!?](?!\[)",
        r"[^\u00a0\s\d|:](?<!http):(?![-/])",
        r"«[^\u00a0]|[^\u00a0]»",
        rf"\b(de|que|du|le|la|lorsque|jusque|se|ne) \{{ \$({PEOPLE})\b",  # « d’Anis » is never right for all names
        rf"[ldnqs]’\{{ \$({PEOPLE})\b",
    ],
    "de": [r"“[^“]*„", r"[^|][ ]…", r"”", rf"\{{ \$({PEOPLE}) \}}s\b", r"\s[;:!?](?!\w)"],
}


def plain(words: str) -> str:
    """Without what is not read: notes for the browser, links to pictures, marks of a table."""
    return re.sub(r" ?<!--.*?-->|\]\([a-z-]+\)|^\|[-|]+\|$|^ +", "", words).rstrip()


def misset(language: str) -> list[str]:
    faults = [re.compile(fault) for fault in [*EVERYWHERE, *FAULTS.get(language, [])]]
    return [
        f"{said.id}: {match.group()!r} in {said.words!r}"
        for said in texts(language)
        for fault in faults
        if (match := fault.search(plain(said.words)))
    ]
