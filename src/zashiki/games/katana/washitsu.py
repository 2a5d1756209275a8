"""The Washitsu board: Swords lodged on it, Blocked Workers they free, and the Metal Katana beside them. (SNK-COMP-20, SNK-METAL)"""

from zashiki.games.katana.state import KatanaState


def lodge_sword(state: KatanaState, seat: int, sword: int) -> bool:
    """A Sword onto the first empty space, the Metal Katana behind it; whether the Sword freed a Worker. (SNK-DLV-07, SNK-R-68)"""
    player = state.players[seat]
    space = len(player.delivered)
    player.delivered.append(sword)
    player.delivering = -1
    freed = free_worker(state, seat, space)
    take_metal_katana(state, seat)
    return freed


def take_metal_katana(state: KatanaState, seat: int) -> None:
    """From wherever it is onto the space after the last Sword; a Blocked Worker there is free for this round. (SNK-METAL-02, SNK-R-68)"""
    if not state.setup.settings["metal"]:
        return
    if state.metal != seat:
        state.metal = seat
        state.say("takes_metal", seat)
    free_worker(state, seat, len(state.players[seat].delivered))


def free_worker(state: KatanaState, seat: int, space: int) -> bool:
    """The Blocked Worker of a Washitsu space, if there is one, becomes Available; whether there was. (SNK-DLV-07)"""
    player = state.players[seat]
    if not player.blocked >> space & 1:
        return False
    player.blocked &= ~(1 << space)
    player.workers += 1
    state.say("frees_worker", seat)
    return True


def block_again(state: KatanaState) -> None:
    """At Restore every Blocked Worker space that no Sword covers has its Worker again. (SNK-METAL-04)"""
    if not state.setup.settings["metal"]:
        return
    for player in state.players:
        player.blocked = player.locks & -1 << len(player.delivered)
