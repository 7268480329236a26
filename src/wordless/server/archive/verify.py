"""Deals an exported match again and plays it to its end: the seed was fixed beforehand, and every move was legal."""

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Raw, Struct

from wordless.engine.chance import SEED_BYTES, commitment
from wordless.engine.game import Illegal, Result
from wordless.engine.match import Match, UnknownRules, begin, decoder
from wordless.engine.model import Ask, Closed, Elapsed, MatchEntry, Moved, Opened
from wordless.games import GAMES
from wordless.texts import refusal

FORMAT = 1


class Wrong(Exception):
    """What does not hold, in words."""


class Exported(Struct):
    """A match as `export` and the replays give it; what else stands beside it does not matter here."""

    wordless: int
    table: str
    match: int
    game: str
    rules: int
    commitment: str
    digest: str
    entries: list[Raw]
    result: Result | None


class Digest:
    """Binds every entry in its order: a hash of each one's JSON, keys sorted, no spaces, then a line's end."""

    def __init__(self) -> None:
        self.entries: list[Raw] = []
        self._hash = blake2b(digest_size=32, person=b"wordless-entries")

    def add(self, body: bytes) -> None:
        self.entries.append(Raw(body))
        self._hash.update(msgspec.json.encode(msgspec.json.decode(body), order="sorted") + b"\n")

    def hex(self) -> str:
        return self._hash.hexdigest()


def verified(text: bytes) -> tuple[Exported, Match]:
    """The match, once everything about it has been found to hold; Wrong otherwise."""
    try:
        exported = msgspec.json.decode(text, type=Exported)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Wrong(f"this is not an exported match: {wrong}") from None
    if exported.wordless != FORMAT:
        raise Wrong(f"this export has format {exported.wordless}; this program reads format {FORMAT}")
    match = _opened(exported)
    for number, raw in enumerate(exported.entries[1:], 1):
        match = _followed(match, number, _entry(exported, number, raw))
    _closed(exported, match)
    return exported, match


def _opened(exported: Exported) -> Match:
    """The deal: the seed is the one committed to, and the match is what it says it is."""
    if exported.game not in GAMES:
        raise Wrong(f"there is no game {exported.game!r} in this package")
    if not exported.entries:
        raise Wrong("there are no entries")
    opened = _entry(exported, 0, exported.entries[0])
    if not isinstance(opened, Opened):
        raise Wrong("entry 0 does not open a match")
    if (opened.game, opened.rules) != (exported.game, exported.rules):
        raise Wrong(f"entry 0 opens a match of {opened.game}, rules {opened.rules}")
    if len(opened.seed) != SEED_BYTES or commitment(opened.seed) != exported.commitment:
        raise Wrong("the seed is not the one that was committed to")
    try:
        return begin(GAMES[opened.game], opened)
    except UnknownRules as unknown:
        raise Wrong(str(unknown)) from None
    except (Illegal, msgspec.ValidationError) as wrong:
        raise Wrong(f"entry 0: no such match can be dealt: {wrong}") from None


def _entry(exported: Exported, number: int, raw: Raw) -> MatchEntry:
    try:
        entry: MatchEntry = decoder(GAMES[exported.game]).decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Wrong(f"entry {number} cannot be read: {wrong}") from None
    return entry


def _followed(match: Match, number: int, entry: MatchEntry) -> Match:
    """The match after an entry, judged as it was judged at the table."""
    if match.over:
        raise Wrong(f"entry {number}: the match was over before it")
    if isinstance(entry, Opened):
        raise Wrong(f"entry {number}: a match opens once")
    if isinstance(entry, Closed):
        return match.evolve(entry)
    seat, move = (entry.seat, entry.move) if isinstance(entry, Moved) else (None, entry)
    try:
        granted, after = match.decide(Ask(entry.id, match.state.stage, seat, move))
    except Illegal as illegal:
        text = refusal("en", match.opened.game, illegal.key, **illegal.parameters)
        raise Wrong(f"entry {number}, {_named(entry)}: {text}") from None
    if granted is None:
        raise Wrong(f"entry {number}, {_named(entry)}: it repeats one before it")
    return after


def _named(entry: Moved[Any] | Elapsed) -> str:
    if isinstance(entry, Elapsed):
        return f"the clock {entry.key}"
    return f"{entry.move.__struct_config__.tag} by seat {entry.seat + 1}"


def _closed(exported: Exported, match: Match) -> None:
    """The end: nothing is missing, and the result is what the moves lead to."""
    if not match.over:
        raise Wrong(f"the match is not over after entry {len(exported.entries) - 1}")
    if match.result != exported.result:
        raise Wrong("the result is not the one the moves lead to")
    digest = Digest()
    for raw in exported.entries:
        digest.add(bytes(raw))
    if digest.hex() != exported.digest:
        raise Wrong("the entries are not those the digest was made of")
