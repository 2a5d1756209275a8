"""The Tea Ceremony: Alliances are proposed, withdrawn, accepted, refused, until all are done. (RS-TEA)"""

from zashiki.games.rising_sun.names import CLANS, TEA_CEREMONY
from zashiki.games.rising_sun.refusals import refused_alliances
from zashiki.games.rising_sun.state import RisingSunState
from zashiki.games.rising_sun.steps.negotiation import ally, bare_proposals, close_negotiation, tell
from zashiki.kernel import DONE, RETHINK, AllAtOnce, Message, Option, Refusal, Step, frozen, option

PROPOSALS = tuple((option("propose", other), option("propose_privately", other)) for other in range(len(CLANS)))


class TeaCeremonyBegins(Step):
    """The Alliances of the Season before end; everybody sits down. (RS-TEA-01)"""

    def run(self, state: RisingSunState) -> None:
        state.phase = TEA_CEREMONY
        state.ally = [-1] * len(state.clans)
        state.say("tea_ceremony")
        state.push(TeaCeremony(tuple(range(len(state.clans)))))


@frozen
class TeaCeremony(AllAtOnce):
    """Everybody may act at any time; the ceremony ends when all are done. (RS-TEA-05)

    "Done" is a choice like any other and can be made in the name of somebody whose time is up.
    """

    open: tuple[int, ...]

    def options(self, state: RisingSunState, seat: int) -> list[Option]:
        last = DONE if seat in self.open else RETHINK
        return [*alliance_options(state, seat), last]

    def prompt(self, state: RisingSunState, seat: int) -> Message:
        if state.ally[seat] >= 0:
            return Message("tea_allied", (state.ally[seat],))
        proposal = next((proposal for proposal in state.proposals if proposal[1] == seat), None)
        if proposal is None:
            free = any(state.ally[other] < 0 for other in range(len(state.clans)) if other != seat)
            return Message(self.key if free else "tea_alone")
        package = any(offer[:3] == proposal for offer in state.offers)
        return Message("tea_package" if package else "tea_proposal", (proposal[0],))

    def refused(self, state: RisingSunState, seat: int) -> list[Refusal]:
        return refused_alliances(state, seat, strangers(state, seat))

    def choose(self, state: RisingSunState, seat: int, option: Option) -> None:
        if not self.settle(state, seat, option):
            negotiate(state, seat, option)
            state.push(self)

    def run(self, state: RisingSunState) -> None:
        close_negotiation(state)


def strangers(state: RisingSunState, seat: int) -> list[int]:
    """The other seats that are not this seat's Ally."""
    return [other for other in range(len(state.clans)) if other not in (seat, state.ally[seat])]


def alliance_options(state: RisingSunState, seat: int) -> list[Option]:
    """The proposals a seat can make, withdraw, accept and refuse; what is part of a package goes with it. (RS-DEC-10, RS-DEC-11)"""
    if state.ally[seat] >= 0:
        return []
    engaged = [seat, *(offer[1] for offer in state.offers if offer[0] == seat)] if state.offers else [seat]
    for giver, to, _ in state.proposals:
        if giver == seat:
            engaged.append(to)
        elif to == seat:
            engaged.append(giver)
    found: list[Option] = []
    for other, partner in enumerate(state.ally):
        if partner < 0 and other not in engaged:
            found += PROPOSALS[other]
    for giver, to, private in bare_proposals(state):
        way = "_privately" if private else ""
        if giver == seat:
            found.append(option("withdraw" + way, to))
        elif to == seat:
            found += [option("accept", giver), option("refuse" + way, giver)]
    return found


def negotiate(state: RisingSunState, seat: int, option: Option) -> None:
    """Carry out one act of the negotiation about Alliances."""
    (other,) = option.args
    private = int(option.verb.endswith("privately"))
    if option.verb.startswith("propose"):
        state.proposals = tuple(sorted((*state.proposals, (seat, other, private))))
        tell(state, "proposes", private, seat, other)
    elif option.verb.startswith("withdraw"):
        drop(state, (seat, other, private))
        tell(state, "withdraws", private, seat, other)
    elif option.verb.startswith("refuse"):
        drop(state, (other, seat, private))
        tell(state, "refuses", private, seat, other)
    else:
        ally(state, seat, other)


def drop(state: RisingSunState, proposal: tuple[int, int, int]) -> None:
    """Take a proposal off the table."""
    state.proposals = tuple(other for other in state.proposals if other != proposal)
