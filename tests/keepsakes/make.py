"""Make keepsakes of this version: `.venv/bin/python -m tests.keepsakes.make NAME`, from the project's root."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.keepsakes import FOLDER
from tests.keepsakes.make_parlour import make_parlour
from tests.keepsakes.make_records import make_records, make_story


def main(name: str) -> None:
    """All keepsakes into a new folder."""
    folder = FOLDER / name
    folder.mkdir()
    make_records(folder / "records")
    make_story(folder / "story")
    with TemporaryDirectory() as data:
        asyncio.run(make_parlour(Path(data), folder / "parlour"))
    files = [path for path in folder.rglob("*") if path.is_file()]
    print(f"{folder}: {len(files)} files, {sum(path.stat().st_size for path in files):,} bytes.")


if __name__ == "__main__":
    main(sys.argv[1])
