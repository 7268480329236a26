"""What people at a table do in many tests: start a match, and read why they were refused."""

from typing import Any

from tests.helpers.client import Client

PROPOSAL = {"move": "propose", "gestures": ["nod"], "note": ""}


def error(answer: dict[str, Any]) -> str:
    assert answer["say"] == "refused", answer
    return str(answer["error"]["key"])


async def start(people: list[Client], **fields: str) -> None:
    answer = await people[0].do("start", **fields)
    assert answer["say"] == "done", answer
    for person in people:
        await person.until(lambda heard: heard.table.get("phase") == "playing" and heard.view)
