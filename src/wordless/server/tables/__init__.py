"""Tables: people, seats, matches, what each viewer is told. Journal, clock and links call back; nothing is awaited."""
