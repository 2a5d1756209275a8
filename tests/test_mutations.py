"""The mistakes that `make mutants` makes: each kind in an example, and none that could not be written."""

import ast
from pathlib import Path

import pytest
from scripts.mutations import mutations

GAMES = Path(__file__).parent.parent / "src" / "zashiki" / "games"


def mistakes(statement: str, scope: str = "rule") -> set[str]:
    """A statement of a function with each mistake in it."""
    text = f"def {scope}(state):\n    {statement}\n"
    return {mutation.lines(text)[1] for mutation in mutations(text)}


@pytest.mark.parametrize(
    ("statement", "wrong"),
    [
        ("return a < b", {"return a <= b", "return a >= b"}),
        ("return a not in b", {"return a in b"}),
        ("return a in (B, C)", {"return a not in (B, C)"}),
        ("return a and b", {"return a or b", "return ((a))", "return ((b))"}),
        ("return not a", {"return (a)"}),
        ("return a if b else c", {"return a if (not (b)) else c"}),
        ("return [a for a in b if c]", {"return [a for a in b if (not (c))]", "return [a for a in b if True]"}),
        ("return a + 1", {"return a - 1", "return a + 2", "return a + 0"}),
        ("return a[0]", {"return a[1]"}),
        ("return -1", {"return 0"}),
        ("return True", {"return False"}),
        ("return min(a, b)", {"return max(a, b)"}),
        ("return sorted(a)", {"return sorted(a, reverse=True)"}),
        ("return a, b", {"return b, a"}),
        ("state.vp += a", {"pass", "state.vp -= a"}),
        ("state.vp = a", {"pass"}),
        ("state.push(One(), Two())", {"pass", "state.push(Two(), One())"}),
        ("pay(state, seat, price)", {"pass", "pay(state, price, seat)"}),
        ("raise ComponentError(1 + 1)", set()),
        ('"""A docstring of 1 line."""', set()),
        ("number: Literal[1]", set()),
    ],
)
def test_each_kind_of_mistake(statement: str, wrong: set[str]) -> None:
    assert mistakes(statement) == wrong


def test_the_order_of_options_is_no_rule() -> None:
    assert mistakes("return [TAKE, PASS]", "take_options") == set()
    assert mistakes("return [TAKE, PASS]") == {"return [PASS, TAKE]"}


def test_a_mistake_knows_its_place() -> None:
    text = "LIMIT = 3\n\n\nclass Step:\n    def run(self, state):\n        if state.over:\n            return\n"
    assert [(m.where, m.called, m.line(text), m.first, m.last) for m in mutations(text)] == [
        ("", False, 1, 1, 1),
        ("", False, 1, 1, 1),
        ("Step.run", True, 6, 6, 6),
        ("Step.run", True, 7, 7, 7),
    ]


def test_a_mistake_is_a_program() -> None:
    for path in GAMES.rglob("*.py"):
        text = path.read_text()
        for mutation in mutations(text)[::20]:
            changed = mutation.apply(text)
            assert changed != text
            ast.parse(changed)
