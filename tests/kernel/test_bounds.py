"""Texts from outside are measured before they are parsed."""

import json
import time
from contextlib import suppress

import pytest

from tests import toy
from zashiki.games.katana.campaign import read_campaign
from zashiki.kernel import TextError, check_json, check_toml, read_components, read_record
from zashiki.kernel.bounds import LARGEST_TOML, holds_nul

DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("#" * (LARGEST_TOML + 1), "box.toml: is too large; at most 262144 characters."),
        (f"x = {DEEP}", "box.toml: is nested too deeply; at most 20 levels."),
        ("x = " + "{a = " * 30, "box.toml: is nested too deeply"),
        ('x = [ """a"""", ' + "[" * 30, "box.toml: is nested too deeply"),  # the fourth quote belongs to the string
        ("x = [ '''a''''', " + "[" * 30, "box.toml: is nested too deeply"),
        ("x = " + "1" * 101, "box.toml: has a number or a word that is too long; at most 100 characters."),
        ("x = 0x" + "f" * 100_000, "box.toml: has a number or a word that is too long"),
        ("a" + ".a" * 2000 + " = 1", "box.toml: has a dotted key of too many parts; at most 8."),
        ("[" + '"a" . ' * 20 + "a]", "box.toml: has a dotted key of too many parts"),
        ("a = 1\n" * 20_001, "box.toml: has too many keys; at most 20000."),
        ("[a]\n" * 20_002, "box.toml: has too many keys; at most 20000."),
    ],
)
def test_a_component_set_that_no_parser_should_see_is_refused(text: str, problem: str) -> None:
    with pytest.raises(TextError) as error:
        read_components(toy.GAME, text, "box.toml")
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (DEEP, "file: is nested too deeply; at most 20 levels."),
        ('{"a":' * 100_000, "file: is nested too deeply"),
        ('{"format": ' + "1" * 5000 + "}", "file: has a number or a word that is too long"),
        ('{"seed": "a\\u0000"}', "file: holds a NUL character."),
    ],
)
def test_a_record_or_campaign_that_no_parser_should_see_is_refused(text: str, problem: str) -> None:
    for read in (read_record, read_campaign):
        with pytest.raises(TextError) as error:
            read(text, "file")
        assert problem in str(error.value)


def test_strings_and_comments_may_hold_anything() -> None:
    marks = "[{." * 100 + "1" * 200
    check_toml(f"""# {marks}\na = '{marks}'\nb = "\\"{marks}"\nc = \'\'\'{marks}\n\'\'\'\nd = \"\"\"{marks}\n{marks}\"\"\"\n""", "box.toml")
    check_json(json.dumps({"a": marks + '"' + marks}), "file")


def test_only_an_escape_is_a_nul_character() -> None:
    for text in ("a\0b", "\\\0", "\0"):
        assert holds_nul(json.dumps({"a": text}))
    for text in ("\\u0000", "\\\\u0000", "u0000", "\\"):
        assert not holds_nul(json.dumps({"a": text}))


@pytest.mark.parametrize("piece", ['"', "'", '"""', "\\", '\\"', "[", "[]", ".", "a.", "a=", "9", "#", "\\u000", "\n"])
def test_measuring_takes_no_longer_than_the_text_is_long(piece: str) -> None:
    begin = time.thread_time()
    for check in (check_toml, check_json):
        with suppress(TextError):
            check((piece * LARGEST_TOML)[:LARGEST_TOML], "file")
    assert time.thread_time() - begin < 2  # a twentieth of that is usual
