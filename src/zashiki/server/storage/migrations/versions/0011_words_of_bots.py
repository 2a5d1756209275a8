"""Bots speak too: what they say is kept as a sentence that every language has."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("chat", sa.Column("words", sa.JSON(), nullable=True))
