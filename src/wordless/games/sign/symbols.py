"""The cards: sixteen symbols in five colours, each pair once; symbol = card // 5, colour = card % 5."""

SYMBOLS: tuple[str, ...] = (
    "anchor",
    "bell",
    "boat",
    "candle",
    "crown",
    "eye",
    "feather",
    "fish",
    "hourglass",
    "key",
    "leaf",
    "moon",
    "mushroom",
    "snail",
    "sun",
    "umbrella",
)
COLOURS: tuple[str, ...] = ("orange", "sky", "green", "vermilion", "purple")
CARDS: tuple[int, ...] = tuple(range(len(SYMBOLS) * len(COLOURS)))
