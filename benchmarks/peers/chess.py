"""python-chess: a random legal move until the game is over."""

from random import Random

import chess  # type: ignore[import-not-found]

from benchmarks.harness import measure, pick


def play(random: Random) -> int:
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(pick(random, list(board.legal_moves)))
        moves += 1
    return moves


measure({"chess": lambda: play}, f"chess {chess.__version__}")
