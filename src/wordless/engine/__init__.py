"""The table without the games: pure functions over frozen values; no clock, file, socket or global chance."""
