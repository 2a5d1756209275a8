"""The kernel: states, steps, options, chance, events, views, records and undo. It knows no game."""

from zashiki.kernel.campaign import CampaignRules, Standing
from zashiki.kernel.chance import commitment, draw, key_of
from zashiki.kernel.components import ComponentSet, Ref, read_components
from zashiki.kernel.errors import ComponentError, IllegalChoice, RecordError, SetupError, ZashikiError
from zashiki.kernel.events import EVERYBODY, SPECTATOR, Event
from zashiki.kernel.game import NUMBER, SEAT, Argument, Game, Setting, Vocabulary, arguments
from zashiki.kernel.play import (
    Decision,
    Prompt,
    advance,
    apply,
    carry_out,
    decisions,
    determinize,
    options,
    prompt,
    start,
    waiting,
    with_free_acts,
)
from zashiki.kernel.record import Choice, Record, Snapshot, read_record
from zashiki.kernel.session import Session, settle, verify
from zashiki.kernel.state import Setup, State, Value
from zashiki.kernel.steps import DONE, PASS, Message, Option, Refusal, Step

__all__ = [
    "DONE",
    "EVERYBODY",
    "NUMBER",
    "PASS",
    "SEAT",
    "SPECTATOR",
    "Argument",
    "CampaignRules",
    "Choice",
    "ComponentError",
    "ComponentSet",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Message",
    "Option",
    "Prompt",
    "Record",
    "RecordError",
    "Ref",
    "Refusal",
    "Session",
    "Setting",
    "Setup",
    "SetupError",
    "Snapshot",
    "Standing",
    "State",
    "Step",
    "Value",
    "Vocabulary",
    "ZashikiError",
    "advance",
    "apply",
    "arguments",
    "carry_out",
    "commitment",
    "decisions",
    "determinize",
    "draw",
    "key_of",
    "options",
    "prompt",
    "read_components",
    "read_record",
    "settle",
    "start",
    "verify",
    "waiting",
    "with_free_acts",
]
