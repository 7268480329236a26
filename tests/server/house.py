"""A real server process on the loopback address, started, killed and ended by its own process id."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

READY_S = 20.0


class House:
    """One data folder, and the server that runs on it now."""

    def __init__(self, data: Path, *flags: str) -> None:
        self.data = data
        self._flags = flags
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Up and listening: the address is read from what it prints."""
        command = [sys.executable, "-m", "wordless.cli", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--data", str(self.data), "--no-browser", *self._flags]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | {"COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        until = time.monotonic() + READY_S
        said = ""
        while time.monotonic() < until:
            line = self.process.stdout.readline()
            said += line
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found.group(1))
                return
            if not line and self.process.poll() is not None:
                break
        raise AssertionError(f"the server did not start: {said}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host would: SIGTERM, and wait."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)
