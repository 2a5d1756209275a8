"""When somebody was last here, so that guests who have left no trace can be forgotten after a while. For all who are known: now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    people = sa.table("people", sa.column("seen", sa.BigInteger()))
    op.execute(sa.update(people).values(seen=int(time.time() * 1000)))
