"""When tables and records were last used, and what the workers do in turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the moments, as far as they are known, and a table of chores with the first one."""
    for kept in ("tables", "records"):
        op.add_column(kept, sa.Column("used_ms", sa.BigInteger))
        op.create_index(f"ix_{kept}_used_ms", kept, ["used_ms"])
    op.execute(
        "UPDATE tables SET used_ms = coalesce("
        "(SELECT at_ms FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1),"
        " started_ms, opened_ms)"
    )
    op.execute("UPDATE records SET used_ms = added_ms")
    op.create_table(
        "chores",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("begun_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_chores"),
    )
    op.execute("INSERT INTO chores (name, begun_ms) VALUES ('sweep', 0)")
