"""What a round is worth, and where that puts a figure on the track."""

from wordless.engine.game import Seat

LAP = 12


def points(guesses: tuple[int | None, ...], answer: int, dealer: Seat, partner: Seat) -> tuple[int, ...]:
    """Dealer and partner score the wrong guesses, theirs too, if both are right (X3, X4); others one more."""
    wrong = len(guesses) - guesses.count(answer)
    paired = wrong if guesses[dealer] == guesses[partner] == answer else 0
    return tuple(
        [
            paired if seat in (dealer, partner) else wrong + 1 if guess == answer else 0
            for seat, guess in enumerate(guesses)
        ]
    )


def track(score: int) -> tuple[int, int]:
    """Laps done and the space: at exactly twelve the figure stands on 12, on its first lap (X20)."""
    return ((score - 1) // LAP, (score - 1) % LAP + 1) if score else (0, 0)
