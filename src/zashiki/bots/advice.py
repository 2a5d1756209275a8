"""What a bot would choose, and the true reason: what makes the difference to the next best option where play was judged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from zashiki.bots.excuses import Reasoned
from zashiki.bots.mind import Mind, Study
from zashiki.bots.trials import Trial

PLAN, ONLY, WAIT, EQUAL = "plan", "only", "wait", "equal"
REASONS = (PLAN, ONLY, WAIT, EQUAL)  # reasons that belong to no game, worded as why-<reason>
RESULT = "result"  # what is gained in a game without a bot, worded as gain-<term>
LITTLE = 0.05  # points: less is no difference
MOST = 12  # alternatives told; pages show those a person thinks of


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another option (-1: to let the moment pass), and what it would cost, in points at the end of the game."""

    option: int
    cost: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would choose (-1: nothing), why, and against what."""

    option: int
    why: str = ""  # a reason of its own; else it was compared
    gain: str = ""  # what speaks most for it, compared with the next best
    loss: str = ""  # what speaks most against it, if anything does
    others: tuple[Alternative, ...] = ()  # what it was compared with, the next best first


def advise(mind: Mind, study: Study, ranked: Sequence[Trial]) -> Advice:
    """The first of the ranked candidates, compared with the best ones that begin otherwise."""
    best, answer = ranked[0], study.answer(ranked[0].line)
    rivals: dict[int, Trial] = {}
    for trial in ranked[1:]:
        other = study.answer(trial.line)
        if other != answer:
            rivals.setdefault(other, trial)
    why = study.why(best.line) if isinstance(study, Reasoned) else ""
    if not rivals:
        return Advice(answer, why or PLAN)
    found = compared(answer, [(other, differences(mind, best, rivals[other])) for other in list(rivals)[:MOST]])
    return replace(found, why=why, gain="", loss="") if why else found


def compared(answer: int, others: Sequence[tuple[int, Mapping[str, float]]]) -> Advice:
    """An option against others: what each of them would cost, and what makes the difference to the next best, which comes first."""
    next_best, *rest = [Alternative(other, sum(gains.values())) for other, gains in others]
    alternatives = (next_best, *sorted(rest, key=lambda other: other.cost))
    gains = others[0][1]
    most, least = max(gains, key=gains.__getitem__), min(gains, key=gains.__getitem__)
    if gains[most] < LITTLE:
        return Advice(answer, EQUAL, others=alternatives)
    return Advice(answer, "", most, least if gains[least] < -LITTLE else "", alternatives)


def differences(mind: Mind, one: Trial, other: Trial) -> dict[str, float]:
    """By how much one candidate is better than another, by reason, in the worlds that both were tried in."""
    common = sorted(one.terms.keys() & other.terms.keys())
    found: dict[str, float] = {}
    for number, feature in enumerate(mind.FEATURES):
        reason = feature.partition(".")[0]
        gain = sum(one.terms[world][number] - other.terms[world][number] for world in common)
        found[reason] = found.get(reason, 0.0) + gain / max(1, len(common))
    return found
