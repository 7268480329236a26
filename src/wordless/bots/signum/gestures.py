"""The gestures that bots mean something by; anybody may learn them, and anybody may lie.

A place says to one's partner in an attempt: lay your left, middle or right card. It tells the target nothing,
for places are open before the guess anyway. A feature says: I hold this sign. It is often untrue.
"""

from wordless.games.gestures import Gesture
from wordless.games.signum.signs import Sign

PLACES: tuple[Gesture, ...] = ("look-left", "look-up", "look-right")
FEATURES: dict[Sign, Gesture] = {
    "hand": "drum-fingers",
    "eye": "rub-eye",
    "mouth": "pout",
    "nose": "touch-nose",
    "eyebrow": "brows-up",
}
CLAIMS: dict[Gesture, Sign] = {gesture: sign for sign, gesture in FEATURES.items()}
