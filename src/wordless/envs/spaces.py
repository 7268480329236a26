"""The spaces of a table's observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from wordless.envs.table import Table


def observations(table: Table) -> spaces.Dict:
    """Bytes, as `Table.layout` names them, and what may be done."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (table.actions.count,), np.int8),
        }
    )


def actions(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.actions.count)


def metadata(table: Table, parallelizable: bool) -> dict[str, Any]:
    """What PettingZoo and Gymnasium wish to know beforehand."""
    return {
        "render_modes": ["ansi", "human"],
        "name": f"wordless_{table.name}_v0",
        "is_parallelizable": parallelizable,
        "render_fps": 2,
    }
