"""Campaigns, the tables that are their chapters, and requests to go back that are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("played", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_campaigns_person"), "campaigns", ["person"], unique=False)
    op.create_index(op.f("ix_campaigns_table"), "campaigns", ["table"], unique=False)
    op.add_column("tables", sa.Column("campaign", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("request", sa.JSON(none_as_null=True), nullable=True))
