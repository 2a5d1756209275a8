"""Files of earlier versions, which this version must open. README.md says what they are."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if (path / "records").is_dir())


def unpacked(file: Path, folder: Path) -> Path:
    """A compressed keepsake as a plain file in another folder."""
    target = folder / file.name.removesuffix(".gz")
    target.write_bytes(gzip.decompress(file.read_bytes()))
    return target
