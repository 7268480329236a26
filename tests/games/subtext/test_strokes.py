"""How a drawing is written."""

from random import Random

import msgspec
import pytest

from tests.games.subtext.laws import dealt
from tests.games.subtext.play import refusal
from wordless.games.subtext import Move
from wordless.games.subtext.model import Draw, Guess
from wordless.games.subtext.strokes import POINTS_MAX, STROKES_MAX, decode, encode, size, sound


def test_a_stroke_is_a_pen_and_four_letters_a_point() -> None:
    assert encode(2, ((0, 0, 0),)) == "2AAAA"
    assert encode(0, ((1023, 1023, 15), (0, 0, 1))) == "0____AAAB"
    assert encode(1, ((512, 0, 0),)) == "1gAAA"
    assert encode(1, ((0, 512, 0),)) == "1ACAA"


def test_every_stroke_decodes_to_what_was_encoded() -> None:
    random = Random(7)
    for _ in range(200):
        pen = random.randrange(4)
        points = tuple(
            (random.randrange(1024), random.randrange(1024), random.randrange(16)) for _ in range(random.randint(1, 20))
        )
        assert decode(encode(pen, points)) == (pen, points)


def test_every_sound_stroke_encodes_to_itself() -> None:
    random = Random(8)
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for _ in range(200):
        stroke = random.choice("0123") + "".join(random.choices(alphabet, k=4 * random.randint(1, 20)))
        assert encode(*decode(stroke)) == stroke


UNSOUND = (
    "",
    "1",
    "4AAAA",
    "AAAAA",
    "1AAA",
    "1AAAAA",
    "1AAA=",
    "1AA+A",
    "1AA/A",
    "1AAAA\n",
    "1AAA\n",
    " 1AAA",
    "1ÄAAA",
)


@pytest.mark.parametrize("stroke", UNSOUND)
def test_nothing_else_is_a_stroke(stroke: str) -> None:
    assert not sound((stroke,))
    with pytest.raises(ValueError):
        decode(stroke)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"move": "draw", "strokes": [stroke]}), type=Move)
    assert refusal(dealt(), 0, Draw((stroke,))) == "drawing-unreadable"


@pytest.mark.parametrize(
    "pen, points",
    [
        (4, ((0, 0, 0),)),
        (-1, ((0, 0, 0),)),
        (1, ()),
        (1, ((1024, 0, 0),)),
        (1, ((0, -1, 0),)),
        (1, ((0, 0, 16),)),
    ],
)
def test_what_is_not_on_the_canvas_is_not_written(pen: int, points: tuple[tuple[int, int, int], ...]) -> None:
    with pytest.raises(ValueError):
        encode(pen, points)


def test_a_sound_drawing_knows_its_points() -> None:
    drawing = (encode(1, ((1, 2, 3),) * 5), encode(0, ((1, 2, 3),) * 2))
    assert sound(drawing)
    assert size(drawing) == 7
    assert sound(())
    assert size(()) == 0


def test_a_drawing_is_bounded_in_strokes_and_in_points() -> None:
    """X34: so many strokes, and so many points altogether."""
    dot = "1AAAA"
    half = "1" + "AAAA" * (POINTS_MAX // 2)
    assert refusal(dealt(), 0, Draw((dot,) * (STROKES_MAX + 1))) == "drawing-too-large"
    assert refusal(dealt(), 0, Draw((half, half, dot))) == "drawing-too-large"
    for largest in ((dot,) * STROKES_MAX, (half, half)):
        line = msgspec.json.encode(Draw(largest))
        assert msgspec.json.decode(line, type=Move) == Draw(largest)


def test_a_stroke_or_a_row_of_strokes_beyond_the_bounds_is_not_even_decoded() -> None:
    """X34: the wire is as strict as the rules."""
    for strokes in (["1AAAA"] * (STROKES_MAX + 1), ["1" + "AAAA" * (POINTS_MAX + 1)]):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode({"move": "draw", "strokes": strokes}), type=Move)


def test_a_move_has_one_json_form() -> None:
    assert msgspec.json.encode(Draw(("1AAAA",))) == b'{"move":"draw","strokes":["1AAAA"]}'
    assert msgspec.json.decode(b'{"move":"guess","letter":6}', type=Move) == Guess(6)
    for line in (
        b'{"move":"guess","letter":7}',
        b'{"move":"guess","letter":-1}',
        b'{"move":"ready","now":true}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(line, type=Move)
