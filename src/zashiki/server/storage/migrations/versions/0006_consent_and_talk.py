"""Seats kept for who has left, consent by persons, and a chat that knows who speaks: mutes, blocks, removed lines, reports."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from zashiki.server.tokens import new_token

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(length=10), nullable=False, server_default="guest"))
    op.add_column("tables", sa.Column("origin", sa.String(length=32), nullable=False, server_default=""))
    op.create_index(op.f("ix_tables_origin"), "tables", ["origin"], unique=False)
    _requests()
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


def _requests() -> None:
    """An open request to go back named seats; now it names the persons who sit on them. It ends if nobody sits where it was made."""
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("request", sa.JSON(none_as_null=True)))
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("person"))
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("crest"))
    for table, old in connection.execute(sa.select(tables).where(tables.c.request.is_not(None))).all():
        sitting = sa.select(seats.c.seat, people.c.id, people.c.name, people.c.crest).join(people, seats.c.person == people.c.id)
        found = {row.seat: row for row in connection.execute(sitting.where(seats.c.table == table))}
        connection.execute(sa.update(tables).where(tables.c.id == table).values(request=_by_persons(old, found)))


def _by_persons(old: dict[str, Any] | None, sitting: dict[int, Any]) -> dict[str, Any] | None:
    asker = sitting.get(old["seat"]) if old else None  # None: of a JSON null
    if old is None or asker is None:
        return None
    return {
        "id": new_token(6),
        "kind": "back",
        "person": asker.id,
        "name": asker.name,
        "crest": asker.crest,
        "seat": old["seat"],
        "number": old["number"],
        "bot": "",
        "agreed": sorted(sitting[seat].id for seat in old["agreed"] if seat in sitting),
    }


def _chat() -> None:
    """Lines of earlier versions belong to the persons who sit on the seats they name."""
    op.add_column("chat", sa.Column("person", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("listener", sa.String(length=40), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    for column, seat in (("person", "seat"), ("listener", "to")):
        sitting = f'SELECT person FROM seats WHERE seats."table" = chat."table" AND seats.seat = chat."{seat}"'
        op.execute(f"UPDATE chat SET {column} = COALESCE(({sitting}), '')")
