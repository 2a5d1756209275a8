"""Names that can be taken for each other, and characters no name has."""

import pytest

from zashiki.server.names import alike, clean


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("Rikyū", "Rikyū", True),
        ("Rikyū", "RIKYU", True),
        ("Rikyū", "Riky u.", True),
        ("Rikyū", "R\u0456kyu", True),  # a Cyrillic letter
        ("HANA", "\u041d\u0410NA", True),  # Cyrillic capitals
        ("Hana", "H\u03acna", True),  # a Greek letter with an accent
        ("Oreo", "\u041er\u0451o", True),  # a Cyrillic one
        ("Hana", "\u13bb\u13aa\ua4e0\ua4ee", True),  # Cherokee and Lisu letters
        ("Hana", "ʜᴀɴᴀ", True),
        ("カエデ", "力工デ", True),  # kanji like kana
        ("Жанна", "Hana", False),
        ("Iris", "lris", True),
        ("Anna 0", "Anna O", True),
        ("Murasaki", "Ｍｕｒａｓａｋｉ", True),
        ("arnold", "amold", True),
        ("茶々", "茶々", True),
        ("茶々", "茶", False),
        ("Rikyū", "Rokuro", False),
        ("", "", False),
        ("♥", "♥", True),
        ("♥", "♦", False),
    ],
)
def test_names_that_look_the_same(one: str, other: str, expected: bool) -> None:
    assert alike(one, other) is alike(other, one) is expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (" Sen  no\tRikyū ", "Sen no Rikyū"),
        ("\u200bRikyū\u202e", "Rikyū"),
        ("\u200b\u2060", ""),
        ("a" + "\u0332" * 9, "a\u0332\u0332"),
        ("Nul\x00l", "Null"),
        ("\ufb2c" * 40, "\u05e9\u05bc\u05c1" * 13 + "\u05e9"),  # which takes three characters each
        ("a" * 39 + " b", "a" * 39),
    ],
)
def test_what_is_left_out_of_names(name: str, expected: str) -> None:
    assert clean(name) == expected
