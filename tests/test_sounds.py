"""The sounds of the table are those that the script makes: short and quiet."""

import struct
import wave

import pytest
from scripts import sounds

SHORT, QUIET = 1.2, 0.55  # seconds; of what a file can hold


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_the_file_is_what_the_script_makes(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav")) as file:
        count = file.getnframes()
        numbers = struct.unpack(f"<{count}h", file.readframes(count))
        assert count / file.getframerate() <= SHORT
    made = sounds.make(name)
    assert len(made) == count
    assert (
        max(abs(one - other) for one, other in zip(made, numbers, strict=True)) <= 1
    )  # the last bit of a sine may differ between machines
    assert max(map(abs, numbers)) <= QUIET * 32_767
    assert numbers[-1] == pytest.approx(0, abs=300)


def test_there_are_no_other_files() -> None:
    assert {path.stem for path in sounds.FOLDER.iterdir()} == set(sounds.SOUNDS)
