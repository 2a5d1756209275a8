"""What a table agrees on is called settings, and the version of its rules by that name."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.alter_column("tables", "options", new_column_name="settings")
    op.alter_column("tables", "rules", new_column_name="rules_version")
