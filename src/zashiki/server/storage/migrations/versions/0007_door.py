"""A door: who may come in, by which invitations, and who is shut out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("shut_out", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "house",
        sa.Column("key", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "house_invitations",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("word", sa.String(length=60), nullable=False),
        sa.Column("note", sa.String(length=60), nullable=False),
        sa.Column("role", sa.String(length=10), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("entered", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
