"""Names that nobody can guess."""

import secrets


def new_token(size: int = 12) -> str:
    """A random name of so many bytes, written in hexadecimal digits."""
    return secrets.token_hex(size)
