"""An exported match can be dealt again and checked; whatever is changed in it is found."""

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.helpers.cli import refused, wordless
from tests.helpers.journals import entries_of, journal_file, write_matches
from wordless.games import GAMES
from wordless.server.archive import replays
from wordless.server.archive.verify import Digest, Wrong, verified
from wordless.server.tables import wire
from wordless.server.tables.model import Started

CODE = "ABCDEF"
SEATS = {"sign": 4, "signum": 4, "signs": 3, "subtext": 4}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data")
    write_matches(made, CODE, "signum", 4, matches=3)
    return made


@pytest.fixture
def document(folder: Path) -> Any:
    return json.loads(replays.exported(folder / "wordless.sqlite", CODE, 2).text)


def resealed(document: Any) -> Any:
    """A forger who knows how the digest is made."""
    digest = Digest()
    for entry in document["entries"]:
        digest.add(json.dumps(entry).encode())
    return document | {"digest": digest.hex()}


def wrong(document: Any) -> str:
    with pytest.raises(Wrong) as found:
        verified(json.dumps(document).encode())
    return str(found.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_holds_from_its_shuffle_to_its_result(game: str, tmp_path: Path) -> None:
    write_matches(tmp_path, CODE, game, SEATS[game])
    assert wordless("export", CODE, "--data", str(tmp_path), "--out", str(tmp_path / "match.json")).exit_code == 0
    result = wordless("verify", str(tmp_path / "match.json"))
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith(f"verified {game} at {CODE}, match 1: ")
    assert result.stdout.count("\n") == 1


def test_an_honest_document_holds_however_it_is_laid_out(document: Any) -> None:
    exported, match = verified(json.dumps(document, indent=4, sort_keys=True).encode())
    assert match.result == exported.result
    assert match.result is not None
    assert match.over


def moves(document: Any) -> list[int]:
    return [n for n, entry in enumerate(document["entries"]) if entry["entry"] == "moved"]


def another_move(document: Any) -> None:
    """Somebody else's row would have been arranged."""
    entries = document["entries"]
    at = next(n for n in moves(document) if entries[n]["move"]["move"] == "peek")
    entries[at]["move"]["other"] = entries[at]["seat"]


def another_seat(document: Any) -> None:
    entry = document["entries"][moves(document)[-1]]
    entry["seat"] = (entry["seat"] + 1) % 4


def no_seat(document: Any) -> None:
    document["entries"][moves(document)[0]]["seat"] = 9


def no_such_move(document: Any) -> None:
    document["entries"][moves(document)[0]]["move"] = {"move": "cheat"}


def another_seed(document: Any) -> None:
    document["entries"][0]["seed"] = base64.b64encode(bytes(32)).decode()


def short_seed(document: Any) -> None:
    document["entries"][0]["seed"] = "AAAA"


def another_commitment(document: Any) -> None:
    document["commitment"] = "0" * 64


def seed_and_commitment(document: Any) -> None:
    """Another deal, committed to afterwards: the moves do not fit it, or end elsewhere."""
    from wordless.engine.chance import commitment

    another_seed(document)
    document["commitment"] = commitment(bytes(32))


def another_winner(document: Any) -> None:
    document["result"]["winners"] = [(seat + 1) % 4 for seat in document["result"]["winners"]]


def no_result(document: Any) -> None:
    document["result"] = None


def cut_short(document: Any) -> None:
    document["entries"].pop()


def one_more(document: Any) -> None:
    document["entries"].append(document["entries"][-1] | {"id": "one-more"})


def one_twice(document: Any) -> None:
    at = moves(document)[-2]
    document["entries"].insert(at, document["entries"][at])


def one_gone(document: Any) -> None:
    del document["entries"][next(n for n in moves(document) if document["entries"][n]["move"]["move"] != "gesture")]


def reordered(document: Any) -> None:
    entries = document["entries"]
    entries[1:] = [*reversed(entries[1:])]


def opened_twice(document: Any) -> None:
    document["entries"].insert(3, document["entries"][0])


def opened_never(document: Any) -> None:
    document["entries"].pop(0)


def another_game(document: Any) -> None:
    document["game"] = "subtext"


def other_rules(document: Any) -> None:
    document["rules"] = document["entries"][0]["rules"] = 99


def other_options(document: Any) -> None:
    document["entries"][0]["options"]["turn_cap"] = 1


FORGERIES: dict[Callable[[Any], None], str] = {
    another_move: "peek by seat",
    another_seat: "by seat",
    no_seat: "Seat 10 doesn’t exist",
    no_such_move: "cannot be read",
    another_seed: "the seed is not the one that was committed to",
    short_seed: "the seed is not the one that was committed to",
    another_commitment: "the seed is not the one that was committed to",
    seed_and_commitment: "",
    another_winner: "the result is not the one the moves lead to",
    no_result: "the result is not the one the moves lead to",
    cut_short: "the match is not over after entry",
    one_more: "the match was over before it",
    one_twice: "repeats one before it",
    one_gone: "",
    reordered: "entry ",
    opened_twice: "a match opens once",
    opened_never: "entry 0 does not open a match",
    another_game: "",
    other_rules: "signum rules version 99 is not in this package",
    other_options: "",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forgery_is_found_even_if_its_digest_is_made_anew(document: Any, forge: Callable[[Any], None]) -> None:
    forge(document)
    assert FORGERIES[forge] in wrong(resealed(document))


def test_an_order_that_the_rules_would_allow_too_is_found_by_the_digest(document: Any) -> None:
    """Two seats arrange their cards at the same time: either may have been first, but one was."""
    entries = document["entries"]
    pair = next(
        n
        for n in moves(document)
        if entries[n]["move"] == entries[n + 1].get("move") == {"move": "lock"}
        and entries[n]["seat"] != entries[n + 1]["seat"]
    )
    entries[pair], entries[pair + 1] = entries[pair + 1], entries[pair]
    verified(json.dumps(resealed(document)).encode())
    assert wrong(document) == "the entries are not those the digest was made of"


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"wordless": 1}'])
def test_what_is_no_export_is_said_to_be_none(text: bytes) -> None:
    with pytest.raises(Wrong, match="not an exported match"):
        verified(text)


def test_another_format_is_refused_in_words(document: Any) -> None:
    assert wrong(document | {"wordless": 2}) == "this export has format 2; this program reads format 1"


def test_the_command_says_what_is_wrong_in_one_line_with_exit_code_1(document: Any, tmp_path: Path) -> None:
    another_winner(document)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document))
    result = wordless("verify", str(file))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"wordless: {file} does not hold: the result is not the one the moves lead to\n"


def test_the_commitment_one_was_told_can_be_compared(document: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(document))
    assert wordless("verify", str(file), "--commitment", document["commitment"].upper()).exit_code == 0
    result = wordless("verify", str(file), "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "not the one you were told" in result.stderr


def test_a_file_that_is_not_there_is_asked_wrongly(tmp_path: Path) -> None:
    assert "cannot be read" in refused("verify", str(tmp_path / "nothing.json"))


def test_a_match_of_rules_no_longer_here_is_exported_as_it_stands_and_says_so(tmp_path: Path) -> None:
    """Its entries need not even be readable as moves of today."""
    old = []
    for entry, head in entries_of(CODE, "signs", 3):
        if isinstance(entry, Started):
            entry = replace(entry, opened=replace(entry.opened, rules=0))
        old.append((wire.encode(entry).replace(b'"reveal"', b'"unveil"'), head))
    with journal_file(tmp_path) as made:
        for seq, (body, head) in enumerate(old):
            made.append(CODE, seq, body, head=head)
    result = wordless("export", CODE, "--data", str(tmp_path), "--out", "-")
    assert result.exit_code == 0
    assert "signs rules version 0 is not in this package: exported as it stands" in result.stderr
    document = json.loads(result.stdout)
    assert (document["rules"], document["result"]) == (0, None)
    assert len(document["entries"]) == len(old) - 2, "all but those about the seating"
    assert wrong(document) == "signs rules version 0 is not in this package"


def test_a_match_of_a_game_no_longer_here_is_exported_as_it_stands(tmp_path: Path) -> None:
    signs = entries_of(CODE, "signs", 3)
    bodies = [(wire.encode(entry).replace(b'"signs"', b'"seals"'), head) for entry, head in signs]
    with journal_file(tmp_path) as made:
        for seq, (body, head) in enumerate(bodies):
            made.append(CODE, seq, body, head=head)
    result = wordless("export", CODE, "--data", str(tmp_path), "--out", "-")
    assert result.exit_code == 0
    assert f"seals rules version {GAMES['signs'].RULES} is not in this package" in result.stderr
    assert wrong(json.loads(result.stdout)) == "there is no game 'seals' in this package"
