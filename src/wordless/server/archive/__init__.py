"""What was played: replays and the verifiable deal."""
