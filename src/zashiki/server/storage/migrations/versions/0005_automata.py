"""A table knows how many seats the rules play; a list of tables needs no component set to tell it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("automata", sa.Integer(), nullable=True))
