"""The only source of chance: numbered draws from a seed, in separate streams.

Draw number k of stream s is a hash of the seed, s and k. So nobody can foresee a draw without the seed, everybody can check
all of them with it, and one source of chance (a deck, a tower) never shifts the results of another.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256
from itertools import chain
from itertools import count as number_from

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


def numerals(count: int) -> Iterable[bytes]:
    """All numbers from this one on."""
    return chain(NUMERALS[count:], map(b"%d".__mod__, number_from(max(count, FEW))))


def draws(key: bytes, stream: int, count: int, sides: Iterable[int]) -> list[int]:
    """What `draw` gives from number `count` on, one draw for each of the sides; key and stream are hashed only once."""
    begun, as_number = blake2b(b"%d:" % stream, digest_size=8, key=key).copy, int.from_bytes
    found = []
    for numeral, most in zip(numerals(count), sides, strict=False):  # the numerals never end
        block = begun()
        block.update(numeral)
        found.append(as_number(block.digest(), "big") * most >> 64)
    return found
