"""The names of people: what is left out of them, and whether two look the same."""

import unicodedata
from functools import lru_cache

INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}  # categories of characters that are not shown, or that change how others are shown
MARKS = 2  # accents on one letter
SHAPES = (  # letters, and those that look the same
    ("аеорсухіјѕһԁԛԝкмтвнӏгьѵүғԍпз", "aeopcyxijshdqwkmtbhlrbvyfgn3"),  # Cyrillic
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορστυχω", "abezhikmnoptyxabyenikvopotuxw"),  # Greek
    ("օոսհցզյ", "onuhgqj"),  # Armenian
    ("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ", "drtiyajewmhyghzrwsvslcpkdgb"),  # Cherokee
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaeiou"),  # Lisu
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),  # small capitals
    ("ıøđłßħŧƅɑɡɩɛĸǀ", "iodlshtbagiekl"),
    ("ヘリ力二八工夕口卜一", "へりカニハエタロトー"),  # kana, and kanji like kana
    ("015|!", "olslI"),
)
ALIKE = str.maketrans({letter: like for letters, others in SHAPES for letter, like in zip(letters, others, strict=True)})
LONGEST = 40  # characters of a name; putting its accents together can make it longer


def clean(name: str, longest: int = LONGEST) -> str:
    """A name as it is kept: without invisible characters, piles of accents and needless spaces."""
    found, marks = "", 0
    for letter in " ".join(unicodedata.normalize("NFC", name).split()):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if unicodedata.category(letter) not in INVISIBLE and marks <= MARKS:
            found += letter
    return " ".join(found.split())[:longest].rstrip()


@lru_cache(1000)
def look(name: str) -> str:
    """What two names that look the same have in common: case, accents, spaces and foreign letters of the same shape do not count."""
    whole = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold().translate(ALIKE)
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", whole) if letter.isalnum()).translate(ALIKE)
    plain = plain.replace("rn", "m").replace("vv", "w").replace("i", "l")  # a capital i looks like an l
    return plain or whole.strip()


def alike(one: str, other: str) -> bool:
    """Whether two names can be taken for each other. Somebody without a name is like nobody."""
    return bool(one) and look(one) == look(other)
