"""Lessons: which chapter a table plays, and how far people have come."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(length=100), nullable=False, server_default=""))
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("chapter", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=40), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson", "chapter"),
    )
    op.create_index("ix_lessons_table", "lessons", ["table"])
