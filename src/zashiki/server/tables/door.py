"""The door of the house: who may come in.

Through an open door everybody comes in. Through one by invitation come those who know a word of the house, through a closed one nobody
new. Whoever the house knows already stays inside, unless a keeper has shut them out.
"""

from zashiki.server.problems import RequestError
from zashiki.server.protocol.house import Door
from zashiki.server.storage import door as storage
from zashiki.server.storage.rows import PersonRow
from zashiki.server.storage.store import Store

SENTENCES = {
    "shut_out": "A keeper of this house has shut you out.",
    "door_invited": "This house is by invitation: it takes a word to come in.",
    "door_closed": "This house takes in no new guests.",
    "no_such_invitation": "There is no such invitation; perhaps it was withdrawn.",
}


class Doorkeeper:
    """What has to be known of every visitor, kept in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.door: Door = "open"
        self.shut_out: set[str] = set()

    async def load(self) -> None:
        """Read how things stand."""
        self.door, self.shut_out = await storage.door(self.store), await storage.shut_out(self.store)

    def looks_at(self, person: str) -> bool:
        """Whether it has to be looked up if somebody may come in."""
        return self.door != "open" or person in self.shut_out

    async def objection(self, person: PersonRow | None) -> str | None:
        """Why somebody may not come in: a problem's code."""
        if person and person.id in self.shut_out:
            return "shut_out"
        if self.door == "open" or (person and await self.store.person(person.id)):
            return None
        return f"door_{self.door}"

    async def check(self, person: PersonRow | None) -> None:
        """Refuse somebody who may not come in."""
        code = await self.objection(person)
        if code:
            raise RequestError(code, SENTENCES[code])

    async def enter(self, person: PersonRow, word: str) -> PersonRow:
        """Let somebody in by an invitation, also if they are inside already. They get its role unless they have a higher one.

        Through a closed door nobody new comes but by a keeper's link, which is made on the machine itself.
        """
        objection = await self.objection(person)
        if objection == "shut_out":
            raise RequestError(objection, SENTENCES[objection])
        role = await storage.accept(self.store, word, ("keeper",) if objection == "door_closed" else ("member", "keeper"))
        if role is None:
            code = objection if objection == "door_closed" else "no_such_invitation"
            raise RequestError(code, SENTENCES[code])
        if person.role != "keeper":
            person.role = role
        await self.store.put_person(person)
        await self.store.set_standing(person.id, role=person.role)
        return person
