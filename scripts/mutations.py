"""The small mistakes that can be made in a Python file: each one a change of a few characters of its text."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any", "reversed": "list"}
UNORDERED = {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}  # for which the order of what they get is no matter
TYPES = {"dict", "list", "set", "tuple", "Callable"}
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr)


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change of a file's text."""

    start: int  # bytes of the file
    end: int
    instead: str
    where: str  # the function or class it is in, as Class.function; empty: the module
    called: bool  # it is in a function's body, so it is carried out when the function is called
    first: int  # lines of the statement it is in
    last: int

    def apply(self, text: str) -> str:
        """The text with the mistake in it."""
        data = text.encode()
        return (data[: self.start] + self.instead.encode() + data[self.end :]).decode()

    def lines(self, text: str) -> tuple[str, str]:
        """The lines that change, before and after, as one line each."""
        data = text.encode()
        begin = data.rfind(b"\n", 0, self.start) + 1
        finish = data.find(b"\n", self.end)
        finish = len(data) if finish < 0 else finish
        after = data[begin : self.start] + self.instead.encode() + data[self.end : finish]
        return one_line(data[begin:finish]), one_line(after)

    def line(self, text: str) -> int:
        """The number of the line it begins in."""
        return text.encode().count(b"\n", 0, self.start) + 1


def one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def mutations(text: str) -> list[Mutation]:
    """Every mistake this knows of, in the order of the text."""
    finder = Finder(text)
    finder.visit(ast.parse(text))
    return sorted(set(finder.found), key=lambda mutation: (mutation.start, mutation.end, mutation.instead))


class Finder(ast.NodeVisitor):
    """Walks through a file, past annotations, docstrings and imports."""

    def __init__(self, text: str) -> None:
        self.data = text.encode()
        self.starts = [0, *(match.end() for match in re.finditer(rb"\n", self.data))]
        self.found: list[Mutation] = []
        self.scope: list[str] = []
        self.called = False
        self.lines = (0, 0)

    # --- places in the text

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.data[self.begin(node) : self.end(node)].decode()

    def add(self, start: int, end: int, instead: str) -> None:
        self.found.append(Mutation(start, end, instead, ".".join(self.scope), self.called, *self.lines))

    def replace(self, node: ast.expr | ast.stmt, instead: str) -> None:
        self.add(self.begin(node), self.end(node), instead)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Another operator between two expressions."""
        start, end = self.end(left), self.begin(right)
        pattern = r"\s+".join(rf"\b{word}\b" if word.isalpha() else re.escape(word) for word in old.split())
        match = re.search(pattern.encode(), self.data[start:end])
        assert match is not None, self.data[start:end]
        self.add(start + match.start(), start + match.end(), new)

    def swap(self, one: ast.expr, two: ast.expr) -> None:
        """Two expressions in the other order."""
        middle = self.data[self.end(one) : self.begin(two)].decode()
        self.add(self.begin(one), self.end(two), self.text(two) + middle + self.text(one))

    # --- scopes and statements

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            outer, self.lines = self.lines, statement_lines(node)
            super().visit(node)
            self.lines = outer
        else:
            super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for expression in (*node.decorator_list, *node.args.defaults, *(default for default in node.args.kw_defaults if default)):
            self.visit(expression)
        outer, self.called = self.called, True
        self.scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()
        self.called = outer

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.scope.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Import(self, node: ast.Import) -> None:
        """Nothing to get wrong here."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Nothing to get wrong here."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """The words of an error are no rule."""

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value
        if isinstance(call, ast.Call) and not (isinstance(call.func, ast.Attribute) and call.func.attr == "pause"):
            self.replace(node, "pass")  # a pause is for those who watch
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self.replace(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass")
        if type(node.op) in ARITHMETIC and not isinstance(node.value, SEQUENCES):
            old, new = ARITHMETIC[type(node.op)]
            self.between(node.target, node.value, f"{old}=", f"{new}=")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass")
        self.generic_visit(node)

    # --- conditions

    def negate(self, test: ast.expr) -> None:
        """The opposite of a condition, where no other mistake says it already."""
        if not isinstance(test, ast.Compare | ast.UnaryOp | ast.Constant):
            self.replace(test, f"(not ({self.text(test)}))")

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
            self.replace(test, "True")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for i, value in enumerate(node.values):
            if i:
                self.between(node.values[i - 1], value, old, new)
            others = (f"({self.text(other)})" for other in node.values if other is not value)
            self.replace(node, f"({f' {old} '.join(others)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.replace(node, f"({self.text(node.operand)})")
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and node.operand.value == 1:
            self.replace(node, "0")  # -1 mostly stands for none, and so would -2
        else:
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, op, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            old, others = COMPARISONS[type(op)]
            for new in others:
                self.between(left, right, old, new)
            if isinstance(op, ast.In | ast.NotIn) and isinstance(right, ast.Tuple | ast.List):
                self.visit_elements(right)
            else:
                self.visit(right)
        self.visit(node.left)

    # --- numbers

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))
            self.replace(node, str(node.value - 1) if node.value else "(-1)")

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if isinstance(node.value, ast.Name) and node.value.id in TYPES:
            return
        if isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            self.replace(node.slice, "1")  # the last of one is the first
        else:
            self.visit(node.slice)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not isinstance(node.left, SEQUENCES) and not isinstance(node.right, SEQUENCES):
            self.between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    # --- orders

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in CALLS:
            self.replace(node.func, CALLS[name])
        if name == "sorted" and self.order_matters() and not any(word.arg == "reverse" for word in node.keywords):
            given = (*(self.text(argument) for argument in node.args), *(f"{word.arg}={self.text(word.value)}" for word in node.keywords))
            self.replace(node, f"sorted({', '.join(given)}, reverse=True)")
        for one, two in pairwise(node.args):
            if name not in UNORDERED and alike(one, two) and self.text(one) != self.text(two):
                self.swap(one, two)
        self.visit(node.func)
        for argument in (*node.args, *(word.value for word in node.keywords if word.arg != "strict")):
            if name in UNORDERED and isinstance(argument, ast.Tuple | ast.List):
                self.visit_elements(argument)
            else:
                self.visit(argument)

    def visit_List(self, node: ast.List) -> None:
        self.visit_display(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        self.visit_display(node)

    def visit_display(self, node: ast.List | ast.Tuple) -> None:
        """Elements in the opposite order."""
        if isinstance(node.ctx, ast.Load) and self.order_matters() and len({self.text(element) for element in node.elts}) > 1:
            backwards = ", ".join(self.text(element) for element in reversed(node.elts))
            self.add(self.begin(node.elts[0]), self.end(node.elts[-1]), backwards)
        self.visit_elements(node)

    def order_matters(self) -> bool:
        """What may be chosen, and what may not, is offered in some order; it means nothing."""
        return not self.scope or not self.scope[-1].endswith(("answers", "options", "refused"))

    def visit_elements(self, node: ast.List | ast.Tuple) -> None:
        """The elements alone: their order does not matter, or has been seen to."""
        for element in node.elts:
            self.visit(element)


def alike(one: ast.expr, two: ast.expr) -> bool:
    """Whether one argument could be mistaken for the other: two names or numbers, or two calls; the state and words are like nothing."""
    return kind(one) == kind(two) != ""


def kind(argument: ast.expr) -> str:
    if isinstance(argument, ast.Call):
        return "call"
    name = argument.id if isinstance(argument, ast.Name) else argument.attr if isinstance(argument, ast.Attribute) else ""
    number = isinstance(argument, ast.Constant) and type(argument.value) is int
    return "atom" if name not in ("", "self", "state", "key") or number or isinstance(argument, ast.Subscript) else ""


def statement_lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement, without those of the statements inside it."""
    inner = next(child_statements(node), None)
    last = node.end_lineno or node.lineno
    return node.lineno, max(node.lineno, inner.lineno - 1) if inner else last


def child_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    """The statements directly inside another, in the order of the text."""
    return (child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt))
