"""How bad a scenario is: which faults come, and how often, drawn from the seed."""

from random import Random


class Faults:
    """Chances per occasion and mean seconds between blows; once it is calm nothing fails any more."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.calm = False
        self.late = False  # nobody says anything new
        self.lost = random.choice((0.0, 0.02, 0.1))  # a letter to the server
        self.repeated = random.choice((0.0, 0.05, 0.2))
        self.unsure = random.choice((0.0, 0.0, 0.01))
        self.dull = random.choice((0.0, 0.0, 0.05))  # a thought that fails
        self.cuts_s = random.choice((10.0, 40.0, 1e9))
        self.crashes_s = random.choice((20.0, 60.0, 200.0))
        self.fatal = random.choice((0.0, 0.01, 0.05))  # a crash just before, or after, something lands on disk
        self.naps_s = random.choice((30.0, 1e9))
        self.full_s = random.choice((60.0, 1e9))
        self.second_nodes_s = random.choice((15.0, 60.0, 1e9))
        self.disk_s = random.choice((0.002, 0.02, 0.3))
        self.latency_s = random.choice((0.01, 0.1, 0.6))

    def now(self, chance: float) -> bool:
        """Whether such a fault strikes now."""
        return not self.calm and self._random.random() < chance

    def wait(self) -> float:
        """What one turn of the disk takes."""
        return self._random.random() * self.disk_s

    def latency(self) -> float:
        return self._random.random() * self.latency_s
