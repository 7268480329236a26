"""What a table is made of, what people may say to it, and what its journal holds beside moves."""

import unicodedata
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from wordless.bots import Level
from wordless.engine.game import Offer, Seat
from wordless.engine.model import Closed, Elapsed, Moved, Opened

Pace: TypeAlias = Literal["slow", "normal", "fast", "instant"]
Id: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]

BARRED_MAX = 64
QUEUE_MAX = 12
DEVICES_MAX = 8


class Chair(Struct, frozen=True):
    """A place at the table: free, a bot's, somebody's, or somebody's with a bot standing in.

    `left` are those who sat there and went while a match ran: until it ends nobody else may have that seat.
    """

    name: str = ""
    people: tuple[str, ...] = ()
    bot: Level | None = None
    left: tuple[str, ...] = ()


class Queued(Struct, frozen=True):
    """Somebody who would like a seat and waits for the host's yes, or for the next match."""

    name: str
    person: str


class Seating(Struct, frozen=True, kw_only=True):
    """Who sits where and what is to be played: everything about a table but its match."""

    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    host: str
    language: str = "en"
    locked: bool = False
    spectators: bool = True
    paused: bool = False
    pace: Pace = "normal"
    hurried: bool = False
    matches: int = 0
    barred: tuple[str, ...] = ()
    queue: tuple[Queued, ...] = ()
    looked: tuple[str, ...] = ()  # who has held a seat in this match: they get no other one


class Arranged(Struct, frozen=True, tag_field="entry", tag="arranged"):
    """People came, went or changed their minds: the whole seating after it. `granted` ends with the id that asked."""

    what: str
    seating: Seating
    granted: tuple[str, ...] = field(default=(), name="heard")  # its name on disk


class Started(Struct, frozen=True, tag_field="entry", tag="started"):
    """A match begins at this table; a reader may begin here. `granted` are the latest ids granted before it."""

    seating: Seating
    opened: Opened
    granted: tuple[str, ...] = field(default=(), name="heard")  # its name on disk


Entry: TypeAlias = Arranged | Started | Moved[Any] | Elapsed | Closed


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """Take a free seat or a bot's; without a number, any. In a running match one waits for the host's yes."""

    name: Name
    seat: SeatNumber | None = None


class Admit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="admit"):
    """The host lets somebody who waits take a seat, in a running match a bot's; or says no."""

    name: Name
    yes: bool = True


class Lift(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lift"):
    """The host lets all who were sent away come again."""


class Stand(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="stand"):
    """Leave the seat; in a running match a bot plays on."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rename"):
    name: Name


class Choose(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="choose"):
    """The host says what is played, by how many, and how."""

    game: Annotated[str, Meta(max_length=32)]
    seats: SeatNumber
    options: dict[Annotated[str, Meta(max_length=64)], Any] = {}


class Bot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="bot"):
    """Put a bot on a seat, or (level None) send it away; on an absent person's seat it stands in."""

    seat: SeatNumber
    level: Level | None


class Back(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="back"):
    """Take one's seat back from the bot that stood in."""


class Kick(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="kick"):
    seat: SeatNumber


class Lock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="lock"):
    """Bar newcomers from seats; `spectators` says whether they may watch."""

    on: bool
    spectators: bool = True


class Pause(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pause"):
    on: bool


class SetPace(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pace"):
    """How fast the bots think."""

    pace: Pace


class Host(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="host"):
    """Pass the host's role on."""

    seat: SeatNumber


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="start"):
    """Begin a match, or the next one; `fill` puts bots of that level on the free seats."""

    fill: Level | None = None


class End(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="end"):
    """End the match without a result."""


class Vote(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="vote"):
    """While the host is away the others decide: end the match, or let a bot play an absent seat.

    At any time those who are out may hurry bots that play among themselves: their match is played out at once.
    """

    to: Literal["end", "bot", "hurry"]
    seat: SeatNumber | None = None


Command: TypeAlias = (
    Sit
    | Admit
    | Lift
    | Stand
    | Rename
    | Choose
    | Bot
    | Back
    | Kick
    | Lock
    | Pause
    | SetPace
    | Host
    | Start
    | End
    | Vote
)


class MoveLetter(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="ask"):
    """A move asked for, on the stage, and best also in the match, of the View it was chosen from."""

    id: Id
    stage: Annotated[int, Meta(ge=0, le=2**31)]
    move: Raw
    match: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="do"):
    """Something asked of the table itself."""

    id: Id
    what: Command


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="ping"):
    """Are you there? Answered with a pong."""


Letter: TypeAlias = MoveLetter | Do | Ping


class Place(Struct, frozen=True, gc=False):
    """A chair as everybody sees it."""

    name: str
    taken: bool
    bot: Level | None
    here: bool
    host: bool


class Public(Struct, frozen=True, gc=False, kw_only=True):
    """A table as everybody sees it, beside the View of its match."""

    code: str
    game: str
    options: dict[str, Any]
    places: tuple[Place, ...]
    language: str
    locked: bool
    spectators: bool
    paused: bool
    waiting: bool
    pace: Pace
    hurried: bool
    matches: int
    queue: tuple[str, ...]
    barred: int
    phase: Literal["open", "playing", "over", "ended"]
    watching: int
    votes: tuple[tuple[str, int | None, int], ...]


class Deal(Struct, frozen=True, gc=False):
    """The proof of a fair deal: the seed's commitment at once, the seed and the replay's key once it is over."""

    match: int
    commitment: str
    seed: str | None = None
    replay: str | None = None


class ClockShown(Struct, frozen=True, gc=False):
    """A running clock, and the seconds it has left as this is told; the last `grace` of them are for the way."""

    key: str
    seat: Seat | None
    seconds: float
    grace: int = 0


class Fault(Struct, frozen=True):
    """The one shape of an error: a key, its parameters and one English text."""

    key: str
    parameters: dict[str, str | int]
    text: str


class Update(Struct, omit_defaults=True, gc=False):
    """What travels to a viewer: only what has changed, or everything in a `whole` one."""

    say: str
    at: tuple[str, int]
    table: dict[str, Any] | None = None
    deal: Deal | None = None
    view: dict[str, Any] | None = None
    offers: Sequence[Offer | int] | None = None  # a number stands for the offer that was at that place
    awaited: tuple[Seat, ...] | None = None
    clocks: tuple[ClockShown, ...] | None = None


def tidy_name(name: str) -> str | None:
    """The name as it will be shown, or None if nothing readable is left of it."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join([" " if letter.isspace() else letter for letter in plain if _readable(letter)])
    return " ".join(kept.split())[:24] or None


def _readable(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter)[0] not in "CZ"
