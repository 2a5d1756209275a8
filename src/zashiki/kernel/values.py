"""Records that never change: steps, parts of a view."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[C]) -> type[C]:
    """A record that never changes. The type checker sees to it; a check at run time would make its constructor four times as slow."""
    return dataclass(slots=True, unsafe_hash=True)(cls)
