"""The key that cookies are signed with."""

import secrets
from pathlib import Path

from zashiki.server.storage.files import make_private, written

NAME = "secret"


def read_secret(data: Path) -> bytes:
    """The key of a data folder. It is made when first needed, and only its owner can read it."""
    path = data / NAME
    if not path.exists() or not path.read_bytes().strip():
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_secret(data, secrets.token_hex(32).encode())
    make_private(path)
    return path.read_bytes().strip()


def write_secret(data: Path, secret: bytes) -> None:
    """Replace the key of a data folder."""
    with written(data / NAME) as file:
        file.write(secret)
