"""A player for any game: python examples/bot.py http://127.0.0.1:8000 K7PQ2M Robin"""

import asyncio
import secrets
import sys
from random import choice, choices, randint, sample

import aiohttp

known = {"table": {"phase": "open"}, "view": {}}  # what we have been told so far


def learn(frame):
    """A whole frame tells everything anew; a change only what is different, and an offer that stays by its place."""
    if frame["say"] == "whole":
        known.clear()
    before = known.get("offers", [])
    known.update({key: known.get(key, {}) | new if key in ("table", "view") else new for key, new in frame.items()})
    known["offers"] = [before[each] if isinstance(each, int) else each for each in known.get("offers", [])]


def value(allowed):
    """One of the values that an offer allows for a field."""
    values = known["view"][allowed["field"]] if "field" in allowed else allowed  # or those that lie in our view
    if isinstance(values, list):
        return choice([each for each in values if each is not None])
    if allowed["kind"] == "some":
        return (choices if allowed["repeats"] else sample)(allowed["of"], k=randint(allowed["least"], allowed["most"]))
    return "" if allowed["kind"] == "text" else ["0" + secrets.token_hex(8)]  # no note; a scribble of four points


def wish():
    """A move out of the offers, if the match waits for our seat."""
    offers = [offer for offer in known["offers"] if offer["move"] != "gesture"]
    if not offers or known["view"]["seat"] not in known["awaited"]:
        return None
    move = {"move": (offer := choice(offers))["move"]} | {key: value(each) for key, each in offer["fields"].items()}
    return {"say": "ask", "id": secrets.token_hex(12), "stage": known["view"]["stage"], "move": move}


async def play(server, code, name):
    me = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}  # any 43 letters
    asked = {"say": "do", "id": secrets.token_hex(12), "what": {"do": "sit", "name": name}}
    while known["table"]["phase"] in ("open", "playing"):
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{server}/ws/{code}", headers=me) as socket:
            await socket.send_json(asked or {"say": "ping"})  # what was not answered, or "unknown", is asked again
            async for message in socket:
                if (frame := message.json())["say"] in ("whole", "change"):
                    learn(frame)
                elif frame["say"] in ("done", "refused") and asked and frame["id"] == asked["id"]:
                    asked = await asyncio.sleep(1 if frame["say"] == "refused" else 0)
                if not asked and (asked := wish()):
                    await socket.send_json(asked)
                elif known["table"]["phase"] not in ("open", "playing"):
                    break
    print(known["view"]["result"])


asyncio.run(play(*sys.argv[1:]))
