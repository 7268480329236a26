"""Wordless: a table for games played in secret signs."""
