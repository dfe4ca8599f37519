"""The tables of the database; migrations/ makes them, step by step."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("friends", Boolean, nullable=False),
    Column("level", String(32), nullable=False),
    Column("host", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("given", Integer, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("started_ms", BigInteger),
    Column("used_ms", BigInteger, index=True),  # to the hour; null: by an older version
)

PLACES: Final = Table(
    "places",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64)),
    Column("level", String(32)),
    Column("secret_hash", String(64)),
    Column("words", String(64)),
    Column("left", Boolean, nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("actor", String(2), nullable=False),
    Column("text", Text, nullable=False),
    Column("back_to", Integer),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. That a number stands there once is what keeps two workers from both going on."""

RECORDS: Final = Table(
    "records",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("line", Text, nullable=False),
    Column("added_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger, index=True),  # likewise
)

CHORES: Final = Table(
    "chores",
    SCHEMA,
    Column("name", String(32), primary_key=True),
    Column("begun_ms", BigInteger, nullable=False),
)
"""What the workers do in turn, and when one of them last began it."""
