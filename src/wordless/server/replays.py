"""Finished matches, read back from the journal: exported whole, or stepped through from one seat's knowledge."""

from hmac import compare_digest
from pathlib import Path
from typing import Any

import msgspec

from wordless.engine.chance import commitment
from wordless.engine.game import Illegal
from wordless.engine.match import Match
from wordless.server import wire
from wordless.server.journal import Kept
from wordless.server.journal.sqlite import connect, read_entries
from wordless.server.judge import Draft, fold
from wordless.server.model import Started
from wordless.server.people import replay_key

FORMAT = 1


def matches(kept: list[Kept]) -> list[list[tuple[Kept, Any, Draft]]]:
    """A table's entries, folded and parted into its matches; what came before the first is left out."""
    parts: list[list[tuple[Kept, Any, Draft]]] = []
    draft = None
    for each in kept:
        entry, draft = fold(draft, each.body)
        if isinstance(entry, Started):
            parts.append([])
        if parts:
            parts[-1].append((each, entry, draft))
    return parts


def exported(code: str, number: int, part: list[tuple[Kept, Any, Draft]]) -> dict[str, Any]:
    """One finished match as a document of its own."""
    match = _finished(part)
    return {
        "wordless": FORMAT,
        "table": code,
        "match": number,
        "game": match.opened.game,
        "rules": match.opened.rules,
        "commitment": commitment(match.opened.seed),
        "entries": [msgspec.Raw(each.body) if n else part[0][1].opened for n, (each, _, _) in enumerate(_moves(part))],
        "result": match.result,
    }


def _moves(part: list[tuple[Kept, Any, Draft]]) -> list[tuple[Kept, Any, Draft]]:
    return [step for step in part if step[1].__struct_config__.tag != "arranged"]


def _finished(part: list[tuple[Kept, Any, Draft]]) -> Match:
    match = part[-1][2].match
    if match is None or not match.over:
        raise Illegal("match-running")
    return match


class Replays:
    """Opens replays by their key."""

    def __init__(self, path: Path, salt: bytes) -> None:
        self._path = path
        self._salt = salt

    async def steps(self, code: str, number: int, key: str, seat: str | None) -> bytes:
        """Every step of the match as changes of one seat's View; None is the public."""
        if not compare_digest(key, replay_key(self._salt, code, number)):
            raise Illegal("not-found")
        db = connect(self._path)
        try:
            parts = matches(read_entries(db, code, -1))
        finally:
            db.close()
        if not 0 < number <= len(parts):
            raise Illegal("not-found")
        part = parts[number - 1]
        match = _finished(part)
        viewer = int(seat) if seat is not None and seat.isdecimal() else None
        if viewer is not None and viewer >= match.opened.seats:
            raise Illegal("no-such-seat", seat=viewer + 1)
        names = [chair.name for chair in part[0][2].seating.chairs]
        steps, last = [], None
        for kept, entry, draft in _moves(part):
            assert draft.match is not None
            view = draft.match.view(viewer)
            told = None if isinstance(entry, Started) else entry
            steps.append({"at_ms": kept.at_ms, "entry": told, "view": wire.changed(last, view)})
            last = view
        return wire.encode({**exported(code, number, part), "names": names, "seat": viewer, "steps": steps})
