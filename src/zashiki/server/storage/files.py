"""Files that only their owner may read."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

OTHERS = 0o077  # what group and others may do


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """A file to write, which takes its place only when it is complete and on the disk."""
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # for its owner alone
    except OSError as error:
        error.filename = str(path)  # not the one that nobody has named
        raise
    try:
        with os.fdopen(handle, "w+b") as file:
            yield file
            file.flush()
            os.fsync(handle)
        os.replace(part, path)
    except BaseException as error:
        os.unlink(part)
        if isinstance(error, OSError) and error.filename is None:
            error.filename = str(path)
        raise


def make_private(path: Path) -> None:
    """Make sure that a file exists, and that only its owner may read it."""
    if not path.exists():
        path.touch(0o600)
    mode = path.stat().st_mode
    if mode & OTHERS:
        path.chmod(mode & 0o777 & ~OTHERS)
