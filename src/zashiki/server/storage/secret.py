"""The key that cookies are signed with."""

import os
import secrets
from pathlib import Path

NAME = "secret"


def read_secret(data: Path) -> bytes:
    """The key of a data folder. It is made when first needed, and only its owner can read it."""
    path = data / NAME
    if not path.exists():
        data.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
    return path.read_text().strip().encode()


def write_secret(data: Path, secret: bytes) -> None:
    """Replace the key of a data folder."""
    path = data / NAME
    path.unlink(missing_ok=True)
    path.touch(0o600)
    path.write_bytes(secret)
