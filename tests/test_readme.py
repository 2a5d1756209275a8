"""What the README says in Python can be run as it stands, and both languages show the same."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READMES = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "README.it.md")}
EXAMPLES = [code for text in READMES.values() for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]
PAIRS = [(name, name.replace(".md", ".it.md")) for name in ("README.md", "docs/hosting.md", "docs/lessons.md")]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_of_the_readme_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_each_readme_has_an_example() -> None:
    assert len(EXAMPLES) == len(READMES)


def outline(text: str) -> list[str]:
    """What does not hang on the language: the level of headings, code without its comments, what is linked to and shown."""
    parts = re.findall(r"^#+ |```.*?```|\]\([^)]*\)|<img src=\S+", text, re.DOTALL | re.MULTILINE)
    return [part if part[0] == "#" else re.sub(r"(?m) *# .*$", "", part.replace(".it.md", ".md")) for part in parts]


@pytest.mark.parametrize(("english", "italian"), PAIRS)
def test_the_italian_document_shows_what_the_english_one_shows(english: str, italian: str) -> None:
    one, other = ((ROOT / name).read_text(encoding="utf-8") for name in (english, italian))
    assert outline(other) == outline(one)
