"""The codec: frames in and out (serialisation). Decoded strictly as they come in; what goes out holds only changes."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, astuple

from wordless.engine.game import Illegal, Seat
from wordless.engine.model import Closed, Elapsed, Moved
from wordless.games import GAMES
from wordless.server.tables.model import Arranged, Entry, Fault, Id, Letter, Started
from wordless.texts import refusal

FRAME_MAX = 40_000
PONG = b'{"say":"pong"}'


class _Kind(Struct):
    move: str = ""


class _Named(Struct):
    id: Id | None = None


def _entry_decoder(kind: Any) -> Any:
    return msgspec.json.Decoder(Arranged | Started | Moved[kind] | Elapsed | Closed)


_letters = msgspec.json.Decoder(Letter)
_kinds = msgspec.json.Decoder(_Kind)
_named = msgspec.json.Decoder(_Named)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode
_moves: dict[str, Any] = {name: msgspec.json.Decoder(game.Move) for name, game in GAMES.items()}
_entries: dict[str | None, Any] = {name: _entry_decoder(game.Move) for name, game in GAMES.items()}
_entries[None] = msgspec.json.Decoder(Arranged | Started)


def letter(frame: str | bytes) -> Letter:
    """What a client said; Illegal if it is no such thing."""
    try:
        said: Letter = _letters.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Illegal("malformed", what=_plain(wrong)) from None
    return said


def id_of(frame: str | bytes) -> str | None:
    """The id under which even a letter that cannot be read wants its answer."""
    try:
        named: _Named = _named.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return named.id


def move(game: str, raw: msgspec.Raw) -> Any:
    """A move of that game; Illegal if it is none."""
    try:
        return _moves[game].decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Illegal("malformed", what=_plain(wrong)) from None


def kind(raw: msgspec.Raw) -> str:
    """Which move it says it is."""
    try:
        return _kinds.decode(raw).move
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def entry(game: str | None, body: bytes) -> Entry:
    """An entry of a table that is playing that game."""
    found: Entry = _entries[game].decode(body)
    return found


def fault(game: str | None, illegal: Illegal) -> Fault:
    """The one shape of an error, with its English text."""
    return Fault(illegal.key, illegal.parameters, _worded(game, illegal.key, *illegal.parameters.items()))


@lru_cache(maxsize=1024)
def _worded(game: str | None, key: str, *parameters: tuple[str, str | int]) -> str:
    return refusal("en", game, key, **dict(parameters))


def you(seat: Seat | None, seats: tuple[Seat, ...], host: bool, queued: bool = False, barred: bool = False) -> bytes:
    return encode({"say": "you", "seat": seat, "seats": seats, "host": host, "queued": queued, "barred": barred})


def done(id: str) -> bytes:
    return b'{"say":"done","id":' + encode(id) + b"}"


def unknown(id: str) -> bytes:
    return b'{"say":"unknown","id":' + encode(id) + b"}"


def refused(id: str | None, wrong: Fault) -> bytes:
    return encode({"say": "refused", "id": id, "error": wrong})


def changed(old: Struct | None, new: Struct) -> dict[str, Any]:
    """The fields of `new` that differ; all of them without an `old` of its kind."""
    if old is None or old.__class__ is not new.__class__:
        return asdict(new)
    differ = {}
    for field, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if after is not before and after != before:
            differ[field] = after
    return differ


def _plain(wrong: Exception) -> str:
    """What is wrong, without a quotation of what came in."""
    return str(wrong)[:160] if isinstance(wrong, msgspec.ValidationError) else "not JSON"
