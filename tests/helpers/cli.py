"""The command as a test calls it."""

import signal
import subprocess
import sys
from typing import Any

from click.testing import CliRunner, Result

from wordless.cli import main


def wordless(*arguments: str, **environment: str) -> Result:
    """The command in this process; an exception of ours comes through."""
    return CliRunner().invoke(main, arguments, env=environment, catch_exceptions=False)


def process(*arguments: str, **extra: Any) -> "subprocess.Popen[str]":
    """The command as people run it, with its output in pipes; it heeds Ctrl-C even where its parent does not."""
    command = [sys.executable, "-c", "from wordless.cli import main; main()", *arguments]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, text=True, preexec_fn=_heeding, **pipes | extra)


def _heeding() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def refused(*arguments: str) -> str:
    """The one line of a command asked wrongly."""
    result = wordless(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("wordless: ")
    return result.stderr
