"""The games for research: environments, action spaces, observations and datasets. docs/research.md tells how to use them."""

from zashiki.extras import needs

with needs("research"):
    from zashiki.research.environment import Environment, make
    from zashiki.research.vector import Tables

__all__ = ["Environment", "Tables", "make"]
