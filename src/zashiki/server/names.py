"""The names of people: what is left out of them, and whether two look the same."""

import unicodedata
from functools import lru_cache

INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # categories of characters that are not shown, or that change how others are shown
MARKS = 2  # accents on one letter
ALIKE = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝкмтвнӏ", "aeopcyxijshdqwkmtbhl", strict=True)),  # Cyrillic
        **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχβ", "abezhikmnoptyxaikvoptuxb", strict=True)),  # Greek
        **dict(zip("ıøđłß", "iodls", strict=True)),
        **dict(zip("015|!", "olslI", strict=True)),
    }
)


def clean(name: str) -> str:
    """A name as it is kept: without invisible characters, piles of accents and needless spaces."""
    found, marks = "", 0
    for letter in " ".join(unicodedata.normalize("NFC", name).split()):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if unicodedata.category(letter) not in INVISIBLE and marks <= MARKS:
            found += letter
    return " ".join(found.split())


@lru_cache(1000)
def look(name: str) -> str:
    """What two names that look the same have in common: case, accents, spaces and foreign letters of the same shape do not count."""
    whole = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold().translate(ALIKE)
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", whole) if letter.isalnum())
    plain = plain.replace("rn", "m").replace("vv", "w").replace("i", "l")  # a capital i looks like an l
    return plain or whole.strip()


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other. Somebody without a name is like nobody."""
    return bool(one) and look(one) == look(other)
