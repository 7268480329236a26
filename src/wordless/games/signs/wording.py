"""How what happened in Signs is said."""

from wordless.engine.wording import Say, Wording, seats

WORDING: Wording = seats("seat", "accused", "doubter") | {
    "rune": (Say("rune", "#signs-rune-"),),
    "pile": (Say("pile", plus=1),),
}
MOMENTS = ("doubted", "upheld", "refuted", "unreasoned", "released")  # worth a jump in a replay
