"""How what happened in Sign is said: seats by name, cards by symbol and colour."""

from wordless.engine.wording import Say, Wording, seats
from wordless.games.sign.symbols import COLOURS, SYMBOLS


def _face(symbol: str, colour: str) -> tuple[Say, ...]:
    return (
        Say(symbol, "#sign-symbol-", SYMBOLS, every=len(COLOURS)),
        Say(colour, "#sign-colour-", COLOURS),
    )


WORDING: Wording = seats("seat", "caller", "target", "dealer") | {
    "card": _face("symbol", "colour"),
    "gave": _face("gave-symbol", "gave-colour"),
    "took": _face("took-symbol", "took-colour"),
    "gesture": (Say("gesture", "#gesture-"),),
}
MOMENTS = ("called", "drawn")  # worth a jump in a replay
