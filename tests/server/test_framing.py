"""Whatever way a client's bytes are cut up, the same messages come out; what is no message is named by its code."""

import struct
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordless.server.web.framing import (
    BINARY,
    CLOSE,
    CONTINUED,
    PART,
    PARTS_MAX,
    PING,
    TEXT,
    Broken,
    Frames,
    Message,
    farewell,
    framed,
    goodbye,
)

MOST = 70_000
masks = st.binary(min_size=4, max_size=4)


def sent(payload: bytes, mask: bytes, opcode: int = TEXT, last: bool = True) -> bytes:
    """A frame as a client masks it, byte by byte."""
    size, first = len(payload), (0x80 if last else 0) | opcode
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + mask + bytes([byte ^ mask[n % 4] for n, byte in enumerate(payload)])


def taken(*chunks: bytes, most: int = MOST) -> list[Message]:
    frames, found = Frames(most), list[Message]()
    for chunk in chunks:
        frames.feed(chunk)
        while (message := frames.take()) is not None:
            if message is not PART:
                found.append(message)
    return found


@given(st.lists(st.tuples(st.text(max_size=200), masks), max_size=5), st.lists(st.integers(0, 1200), max_size=8))
def test_bytes_may_be_cut_anywhere(texts: list[tuple[str, bytes]], cuts: list[int]) -> None:
    wire = b"".join([sent(text.encode(), mask) for text, mask in texts])
    places = sorted({0, len(wire), *[cut for cut in cuts if cut < len(wire)]})
    chunks = [wire[start:end] for start, end in pairwise(places)]
    assert taken(*chunks) == [Message(TEXT, text) for text, _ in texts]


@pytest.mark.parametrize("size", [0, 1, 3, 125, 126, 65_535, 65_536])
def test_every_width_of_size_is_read(size: int) -> None:
    payload = bytes([n % 251 for n in range(size)])
    assert taken(sent(payload, b"\x37\xfa\x21\x3d", BINARY)) == [Message(BINARY, payload)]


def test_a_message_may_come_in_parts_with_control_frames_between() -> None:
    mask = b"\x01\x02\x03\x04"
    parts = sent("né".encode()[:2], mask, last=False), sent(b"?", mask, PING), sent("né".encode()[2:], mask, CONTINUED)
    assert taken(*parts) == [Message(PING, b"?"), Message(TEXT, "né")]
    assert taken(*parts, sent(b"{}", mask)) == [Message(PING, b"?"), Message(TEXT, "né"), Message(TEXT, "{}")]


@pytest.mark.parametrize(
    ("code", "wire"),
    [
        (1002, framed(b"{}")),  # not masked
        (1002, sent(b"{}", bytes(4), 0x3)),
        (1002, b"\xc1\x80" + bytes(4)),  # a reserved bit
        (1002, sent(b"{}", bytes(4), CONTINUED)),
        (1002, sent(b"a", bytes(4), last=False) + sent(b"b", bytes(4))),
        (1002, sent(b"", bytes(4), PING, last=False)),
        (1002, sent(b"p" * 126, bytes(4), PING)),
        (1007, sent(b"\xff", bytes(4))),
        (1009, b"\x81\xff" + (MOST + 1).to_bytes(8, "big")),  # known before it has come
        (1009, sent(b"x" * MOST, bytes(4), last=False) + sent(b"x", bytes(4), CONTINUED)),
    ],
)
def test_what_is_no_message_has_a_code(code: int, wire: bytes) -> None:
    with pytest.raises(Broken) as broken:
        taken(wire)
    assert broken.value.code == code


def test_what_came_before_a_broken_frame_is_still_heard() -> None:
    frames = Frames(MOST)
    frames.feed(sent(b"{}", b"abcd") + framed(b"{}"))
    assert frames.take() == Message(TEXT, "{}")
    with pytest.raises(Broken):
        frames.take()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_is_sent_says_its_size(size: int) -> None:
    frame = framed(b"x" * size)
    width = {True: 0, size >= 126: 2, size >= 65_536: 8}[True]
    assert len(frame) == 2 + width + size
    assert frame[0] == 0x80 | TEXT
    assert (int.from_bytes(frame[2 : 2 + width], "big") if width else frame[1]) == size
    assert goodbye(1001, "restarting") == bytes((0x80 | CLOSE, 12)) + b"\x03\xe9restarting"


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"", 1005), *[(n.to_bytes(2, "big") + b"bye", n) for n in (1000, 1001, 1002, 1003, 1007, 1011, 3000, 4999)]],
)
def test_a_close_frame_is_answered_by_its_own_code(payload: bytes, code: int) -> None:
    assert farewell(payload) == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"\x03", 1002),
        *[(n.to_bytes(2, "big"), 1002) for n in (0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65_535)],
        (b"\x03\xe8\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited", 1007),
    ],
)
def test_a_close_frame_that_no_client_may_send_is_broken(payload: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        farewell(payload)
    assert broken.value.code == code


def test_text_that_is_none_is_known_before_its_last_part() -> None:
    frames = Frames(MOST)
    frames.feed(sent(b"\xce\xba\xe1\xbd", bytes(4), last=False) + sent(b"\xf4\x90", bytes(4), CONTINUED, last=False))
    assert frames.take() is PART
    with pytest.raises(Broken) as broken:
        frames.take()
    assert broken.value.code == 1007


def test_each_take_reads_one_frame_and_parts_are_bounded() -> None:
    frames = Frames(MOST)
    frames.feed(sent(b"", bytes(4), last=False) + sent(b"", bytes(4), CONTINUED, last=False) * (2 * PARTS_MAX))
    assert all(frames.take() is PART for _ in range(PARTS_MAX))
    with pytest.raises(Broken) as broken:
        frames.take()
    assert broken.value.code == 1009
