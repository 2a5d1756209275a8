"""Seats kept for who has left, consent by persons, and a chat that knows who speaks: mutes, blocks, removed lines, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(length=10), nullable=False, server_default="guest"))
    op.add_column("tables", sa.Column("origin", sa.String(length=32), nullable=False, server_default=""))
    op.create_index(op.f("ix_tables_origin"), "tables", ["origin"], unique=False)
    op.execute("UPDATE tables SET request = NULL")  # it named seats; now persons are asked
    op.add_column("seats", sa.Column("kept", sa.String(length=40), nullable=True))
    op.create_index(op.f("ix_seats_kept"), "seats", ["kept"], unique=False)
    op.add_column("seats", sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute('UPDATE seats SET seen = (SELECT changed FROM tables WHERE tables.id = seats."table")')
    op.create_table(
        "departures",
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    _chat()
    op.create_table(
        "relations",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("other", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("reporter", "line"),
    )
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"], unique=False)


def _chat() -> None:
    """Lines of earlier versions belong to the persons who sit on the seats they name."""
    op.add_column("chat", sa.Column("person", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("listener", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    for column, seat in (("person", "seat"), ("listener", "to")):
        sitting = f'SELECT person FROM seats WHERE seats."table" = chat."table" AND seats.seat = chat."{seat}"'
        op.execute(f"UPDATE chat SET {column} = COALESCE(({sitting}), '')")
