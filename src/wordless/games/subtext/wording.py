"""How what happened in Subtext is said."""

from wordless.engine.wording import Wording, seats

WORDING: Wording = seats("seat", "dealer", "partner")
MOMENTS = ("shown", "revealed", "voided")  # worth a jump in a replay
