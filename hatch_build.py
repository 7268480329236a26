"""The build hook: a package without the browser client would serve an empty page, so it is not built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "wordless", "web", "index.html")


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is made; an editable install, as for development, may come before the client."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(
                f"The browser client is not built: {CLIENT} is missing. Run `make dist`, or `make web` first."
            )
