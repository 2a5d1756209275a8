"""A program at a table of the parlour: it takes a free seat and plays at random. Usage: example_client.py http://host:port table-id"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def play(url: str, table: str) -> Any:
    """Join the table, answer every question, return the last update."""
    async with httpx.AsyncClient(base_url=url) as http:
        await http.put("/api/me", json={"name": "Program", "crest": "pine", "language": "en"})
        (await http.post(f"/api/tables/{table}/join", json={})).raise_for_status()
        cookie = f"zashiki={http.cookies['zashiki']}"
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "sync", "version": 0}))
        async for text in socket:
            message = json.loads(text)
            update = message.get("update") if message["type"] == "refused" else message
            if not update or update["type"] != "update":
                continue
            if update.get("over"):  # what is empty or false is left out
                return update
            prompt = update.get("prompt")
            if prompt and prompt.get("asked"):
                options = len(prompt.get("places") or prompt["options"])
                answer = {"id": str(random.random()), "version": prompt["version"], "option": random.randrange(options)}
                await socket.send(json.dumps({"type": "answer", **answer}))
    raise ConnectionError("The table is gone.")


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:3])))
