"""The real table loop in a world made from one seed: its clock, disk, links and processes can all fail."""
