"""Records that never change: steps, parts of a view."""

from dataclasses import dataclass, field
from types import GetSetDescriptorType
from typing import TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[C]) -> type[C]:
    """A record that never changes. The type checker sees to it; a check at run time would make its constructor four times as slow."""
    compiled = [name for name in vars(cls).get("__annotations__", ()) if isinstance(getattr(cls, name, None), GetSetDescriptorType)]
    for name in compiled:  # dataclasses would take the attribute of a compiled base class for a default, and hide it by a slot
        setattr(cls, name, field())
    made = dataclass(slots=True, unsafe_hash=True)(cls)
    for name in compiled:
        delattr(made, name)
    return made
