"""The only source of chance: numbered draws from a seed, in separate streams.

Draw number k of stream s is a hash of the seed, s and k. So nobody can foresee a draw without the seed, everybody can check
all of them with it, and one source of chance (a deck, a tower) never shifts the results of another.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256

FEW = 100  # draws of a stream in most games
NUMERALS = tuple(b"%d" % number for number in range(FEW))


def key_of(seed: str) -> bytes:
    """The key all draws of a game are made with."""
    return blake2b(seed.encode()).digest()


def commitment(seed: str) -> str:
    """What may be published at the start of a game, so that the seed can be checked after its end."""
    return sha256(seed.encode()).hexdigest()


def draw(key: bytes, stream: int, count: int, sides: int) -> int:
    """Draw number `count` of a stream: a number from 0 to sides - 1, each equally likely."""
    block = blake2b(b"%d:%d" % (stream, count), digest_size=8, key=key).digest()
    return int.from_bytes(block, "big") * sides >> 64


def draws(key: bytes, stream: int, count: int, sides: Iterable[int]) -> list[int]:
    """What `draw` gives from number `count` on, one draw for each of the sides; key and stream are hashed only once."""
    begun, as_number = blake2b(b"%d:" % stream, digest_size=8, key=key).copy, int.from_bytes
    found = []
    for number, most in enumerate(sides, count):
        block = begun()
        block.update(NUMERALS[number] if number < FEW else b"%d" % number)
        found.append(as_number(block.digest(), "big") * most >> 64)
    return found
