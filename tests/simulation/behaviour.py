"""What comes into people's heads beside moves: sitting, leaving, hosting, voting; and what they do once it is calm."""

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.laws.cases import ALL
from tests.simulation.client import Client

if TYPE_CHECKING:
    from tests.simulation.person import SimulatedPerson

Letter = dict[str, Any]

ANCHOR = "Ada"  # who opened the table never leaves it, so that there is always somebody to go on with

CASES = [(game.name, seats, options) for game in ALL if game.name != "toy" for seats, options in game.given.CASES]
ROUNDS_MAX = 12
CLOCKS = {
    "sign": {"sign_seconds": 10, "auto_done_seconds": 5, "round_limit_seconds": 60, "reveal_seconds": 6},
    "signum": {"turn_seconds": 15, "answer_seconds": 10, "guess_seconds": 10, "peek_seconds": 5, "reveal_seconds": 6},
    "signs": {"turn_seconds": 15, "reason_seconds": 10, "verdict_seconds": 5},
    "subtext": {"draw_seconds": 15, "guess_seconds": 15, "reveal_seconds": 5},
}


def case(random: Random, hurried: bool) -> tuple[str, int, dict[str, Any]]:
    """A game, by how many, and how; not one that takes all night, and never a meeting without end.

    In a hurried one every clock runs, so that it ends though somebody sleeps.
    """
    while True:
        name, seats, options = random.choice(CASES)
        if (getattr(options, "rounds", 0) or 0) <= ROUNDS_MAX:
            clocks = CLOCKS[name] if hurried else {"sign_seconds": 10} if name == "sign" else {}
            return name, seats, msgspec.to_builtins(options) | clocks


def do(what: str, **fields: Any) -> Letter:
    return {"say": "do", "what": {"do": what, **fields}}


def duty(client: Client) -> Letter | None:
    """Once nothing fails: sit down, go on, and leave nobody's seat empty."""
    table, mine = client.told["table"], client.you.get("seat")
    if client.you.get("host"):
        if table["phase"] == "playing" and table["paused"]:
            return do("pause", on=False)
        if table["matches"] == 0:
            return do("start", fill="normal")
        for seat, place in enumerate(table["places"]):
            if place["taken"] and not place["here"] and not place["bot"]:
                return do("bot", seat=seat, level="normal")
    if waiting := [seat for seat in client.you.get("seats", ()) if seat != mine and seat in client.told["awaited"]]:
        client.switch(waiting[0])
    elif mine is not None and client.told["view"] and table["places"][mine]["bot"]:
        return do("back")
    return None


def whim(client: Client, person: "SimulatedPerson", random: Random) -> Letter | None:
    """Mostly none."""
    table, mine = client.told["table"], client.you.get("seat")
    if mine is None:
        wants = not client.phone and (person.anchor or random.random() < 0.2)
        return (
            do("sit", name=person.name, seat=_some_seat(table, random)) if wants and not client.you["seats"] else None
        )
    if client.you["host"] and table["phase"] != "playing":
        return _between(person.hurried, random)
    if client.you["host"] and table["queue"] and random.random() < 0.3:
        return do("admit", name=random.choice(table["queue"]), yes=random.random() < 0.8)
    chance = random.random()
    if chance > 0.06:
        return None
    if client.you["host"] and chance < 0.04:
        return _hosting(table, random)
    return _seated(table, mine, person, random)


def _some_seat(table: Any, random: Random) -> int | None:
    return random.choice((None, random.randrange(len(table["places"]))))


def _between(hurried: bool, random: Random) -> Letter | None:
    """Before the first match and between two."""
    if random.random() < 0.3:
        return None
    if random.random() < 0.25:
        game, seats, options = case(random, hurried)
        return do("choose", game=game, seats=seats, options=options)
    return do("start", fill=random.choice((None, "easy", "normal", "normal")))


def _hosting(table: Any, random: Random) -> Letter | None:
    seat = random.randrange(len(table["places"]))
    return random.choice(
        (
            do("pause", on=not table["paused"]),
            do("pause", on=False),
            do("pace", pace=random.choice(("slow", "normal", "fast", "instant"))),
            do("bot", seat=seat, level=random.choice((None, "easy", "hard"))),
            do("lock", on=random.random() < 0.3, spectators=random.random() < 0.7),
            do("host", seat=seat),
            do("lift"),
            do("end") if random.random() < 0.1 else None,
            do("kick", seat=seat) if table["places"][seat]["name"][:3] != ANCHOR and random.random() < 0.4 else None,
        )
    )


def _seated(table: Any, mine: int, person: "SimulatedPerson", random: Random) -> Letter | None:
    away = [seat for seat, place in enumerate(table["places"]) if place["taken"] and not place["here"]]
    return random.choice(
        (
            do("rename", name=f"{person.name} {random.randrange(9)}"),
            do("bot", seat=mine, level="easy"),
            do("back"),
            do("vote", to="end"),
            do("vote", to="bot", seat=random.choice(away)) if away else None,
            do("stand") if not person.anchor and random.random() < 0.3 else None,
        )
    )
