"""Everything fits: every phase of every game, at every size, measured as boxes on the real page."""
