"""Puts the modules of the compiled build into a wheel. Hatchling runs it with every wheel; without ZASHIKI_COMPILED the wheel stays pure.

ZASHIKI_COMPILED is the folder that `python -m scripts.compiled` has built. The sources are in the wheel too; Python takes the compiled
module where there is one. Such a wheel is for this version of Python and this kind of machine only.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):  # type: ignore[misc]  # hatchling is only there while a wheel is built
    """The build hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules, and say that the wheel is not for every machine."""
        named = os.environ.get("ZASHIKI_COMPILED")
        if not named or version == "editable":
            return
        folder = Path(named).absolute()
        modules = sorted([*folder.glob("*.so"), *(folder / "zashiki").rglob("*.so")])
        if not modules:
            raise SystemExit(f"There is no compiled build in {folder}: make compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in modules})
