"""How what happened in Signum is said."""

from wordless.engine.wording import Say, Wording, seats

WORDING: Wording = seats("seat", "other", "target", "accomplice") | {
    "own": (Say("own", "#signum-slot-"),),
    "slot": (Say("slot", "#signum-slot-"),),
    "slots": (),
    "gesture": (Say("gesture", "#gesture-"),),
    "guess": (Say("guess", "#signum-card-", none="#signum-no-guess"),),
    "cards": (Say("first", "#signum-card-", place=0), Say("second", "#signum-card-", place=1)),
}
MOMENTS = ("declared", "laid", "failed", "eliminated")  # worth a jump in a replay
