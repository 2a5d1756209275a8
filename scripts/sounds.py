"""Makes the sounds of the table: short, quiet and dry, from sines and noise only. Run it to write them into web/public/sounds."""

import math
import struct
import wave
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parents[1] / "web" / "public" / "sounds"
RATE = 22_050  # samples a second
LOUDEST = 0.5  # of what a file can hold
FADE = 0.006  # seconds at the end, so that nothing clicks

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Room for a sound."""
    return [0.0] * int(seconds * RATE)


def mix(into: Samples, sound: Sequence[float], at: float = 0.0, volume: float = 1.0) -> None:
    """Add a sound at a time; what does not fit is cut off."""
    start = int(at * RATE)
    for i, sample in enumerate(sound[: len(into) - start]):
        into[start + i] += sample * volume


def ring(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Samples:
    """Sines that fade: each of a frequency, a volume and the seconds after which a third of it is left."""
    found = silence(seconds)
    for frequency, volume, decay in partials:
        mix(found, [volume * math.sin(math.tau * frequency * i / RATE) * math.exp(-i / RATE / decay) for i in range(len(found))])
    return found


def noise(seconds: float, rng: Random, smooth: float, shape: Callable[[float], float]) -> Samples:
    """Noise whose volume follows a shape over its time from 0 to 1; the smoother, the duller."""
    found, last = silence(seconds), 0.0
    for i in range(len(found)):
        last += (rng.uniform(-1, 1) - last) * (1 - smooth)
        found[i] = last * shape(i / len(found))
    return found


def drum(rng: Random) -> Samples:
    """One stroke on a large drum: your turn."""
    found = silence(0.8)
    pitch = 0.0
    for i in range(len(found)):
        time = i / RATE
        pitch += (62 + 70 * math.exp(-time / 0.035)) / RATE
        found[i] = math.sin(math.tau * pitch) * math.exp(-time / 0.2)
    mix(found, noise(0.03, rng, 0.6, lambda t: (1 - t) ** 2), volume=0.5)
    return found


def wood(rng: Random) -> Samples:
    """Two sticks meet: something is set down."""
    found = ring(0.12, [(880, 1, 0.018), (1460, 0.6, 0.012), (2310, 0.25, 0.008)])
    mix(found, noise(0.01, rng, 0.3, lambda t: 1 - t), volume=0.4)
    return found


def cubes(rng: Random) -> Samples:
    """Wooden cubes fall through a tower."""
    found, time = silence(0.9), 0.0
    for fall in range(11):
        high = rng.uniform(0.75, 1.5)
        knock = ring(0.06, [(620 * high, 1, 0.012), (1330 * high, 0.5, 0.008)])
        mix(found, knock, time, rng.uniform(0.45, 1) * (1 - fall / 16))
        time += rng.uniform(0.03, 0.1)
    return found


def coins(rng: Random) -> Samples:
    """A few coins are put on a pile."""
    found = silence(0.42)
    for at in (0.0, 0.07, 0.12):
        high = rng.uniform(0.94, 1.06)
        mix(found, ring(0.28, [(3150 * high, 0.6, 0.06), (4720 * high, 0.5, 0.045), (6900 * high, 0.3, 0.03)]), at, 1 - 3 * at)
    return found


def paper(rng: Random) -> Samples:
    """A card is turned over."""
    return noise(0.2, rng, 0.35, lambda t: math.sin(math.pi * t) ** 2 * (0.6 + 0.4 * math.sin(40 * t)))


def blade(rng: Random) -> Samples:
    """A blade is drawn."""
    found = ring(1.0, [(2140, 0.5, 0.34), (3390, 0.45, 0.28), (4870, 0.3, 0.2), (6610, 0.2, 0.14)])
    for i in range(len(found)):
        found[i] *= min(1.0, i / RATE / 0.09)
    mix(found, noise(0.24, rng, 0.1, lambda t: t * (1 - t) * 2), volume=0.7)
    return found


def seal(rng: Random) -> Samples:
    """A seal is torn."""
    found = noise(0.42, rng, 0.15, lambda t: (1 - t) * 0.35)
    for tear in range(60):
        mix(found, noise(0.006, rng, 0.05, lambda t: 1 - t), rng.uniform(0, 0.36), 1 - tear / 90)
    return found


SOUNDS: dict[str, Callable[[Random], Samples]] = {
    "drum": drum, "wood": wood, "cubes": cubes, "coins": coins, "paper": paper, "blade": blade, "seal": seal,
}  # fmt: skip


def finished(sound: Samples) -> list[int]:
    """A sound as the numbers of its file: as loud as it may be, and faded out."""
    most = max(map(abs, sound))
    last = int(FADE * RATE)
    faded = [sample * min(1.0, (len(sound) - i) / last) for i, sample in enumerate(sound)]
    return [round(32_767 * LOUDEST * sample / most) for sample in faded]


def make(name: str) -> list[int]:
    """The numbers of a sound; always the same."""
    return finished(SOUNDS[name](Random(name)))


def write(folder: Path) -> None:
    """Write all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        numbers = make(name)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
        print(f"{name}: {len(numbers) / RATE:.2f} s")


if __name__ == "__main__":
    write(FOLDER)
