"""What has happened so far in a table's match, as one seat may tell it again.

A log holds happenings and the seat's own hand, never Views: what a game wants remembered stays with the players.
"""

import asyncio
from typing import Any

from wordless.engine.game import Illegal, Seat
from wordless.server.archive.replays import SLICE, Part, Replays, folded
from wordless.server.tables import wire


async def so_far(replays: Replays, code: str, seat: Seat | None) -> bytes:
    """The lines of the table's running or last match; Illegal if it has had none."""
    try:
        return await replays.reading(code, None, lambda part: _lines(part, seat))
    except Illegal as illegal:
        raise Illegal("no-match") if illegal.key == "not-found" else illegal from None


async def _lines(part: Part, seat: Seat | None) -> bytes:
    lines: list[dict[str, Any]] = []
    last = 0
    for steps, (kept, _, match) in enumerate(folded(part), 1):
        view = match.view(seat)
        happened = view.happened
        if happened is not None and happened.n != last:
            last = happened.n
            if not happened.fleeting:
                lines.append({"at_ms": kept.at_ms, "happened": happened, "hand": getattr(view, "hand", None)})
        if steps % SLICE == 0:
            await asyncio.sleep(0)
    return wire.encode({"match": part.started.seating.matches, "seat": seat, "lines": lines})
