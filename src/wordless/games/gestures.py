"""The silent gestures that every avatar can make, in view of everybody at once."""

from typing import Literal, TypeAlias, get_args

Gesture: TypeAlias = Literal[
    "wink-left",
    "wink-right",
    "brows-up",
    "smile",
    "pout",
    "puff-cheeks",
    "touch-nose",
    "tug-ear",
    "rub-eye",
    "scratch-chin",
    "tilt-left",
    "tilt-right",
    "nod",
    "look-left",
    "look-right",
    "look-up",
    "yawn",
    "drum-fingers",
    "tidy-cards",
    "tap-card",
    "sip",
]
GESTURES: tuple[Gesture, ...] = get_args(Gesture)
