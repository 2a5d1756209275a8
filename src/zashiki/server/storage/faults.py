"""Faults of the machine in one sentence: a damaged or read-only database, a full disk, a database that does not answer."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config

ADDRESS = "its address looks like postgresql+asyncpg://user@host/name, and needs the extra «postgresql» of the package"
SQLITE = {  # by SQLite's name of the error, up to its second word
    "SQLITE_NOTADB": "is damaged or is no database",
    "SQLITE_CORRUPT": "is damaged",
    "SQLITE_READONLY": "cannot be written, only read; its folder and the files beside it (-wal, -shm) count as well",
    "SQLITE_CANTOPEN": "cannot be opened; its folder must exist and be writable",
    "SQLITE_PERM": "may not be opened",
    "SQLITE_FULL": "cannot grow, for the disk is full",
    "SQLITE_IOERR": "cannot be read or written, for the disk fails or is full",
    "SQLITE_BUSY": "is in use by another program",
    "SQLITE_LOCKED": "is in use by another program",
}


def fault_of(error: BaseException) -> str:
    """What is wrong with the database, as the end of a sentence; "": the error is of another kind."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        name = getattr(cause, "sqlite_errorname", None) or ""
        return next((text for key, text in SQLITE.items() if name.startswith(key)), "")
    if isinstance(error, DBAPIError) and (error.statement is None or error.connection_invalidated):
        return f"cannot be used: {_first_line(cause or error)}"  # it is not there, or does not let us in
    return f"cannot be reached: {_first_line(error)}" if isinstance(error, ConnectionRefusedError) else ""


def _first_line(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")


@contextmanager
def told(config: Config) -> Iterator[None]:
    """Inside the block a fault of the machine is told in one sentence."""
    try:
        yield
    except ZashikiError:
        raise
    except Exception as error:
        fault = fault_of(error)
        if fault:
            raise ZashikiError(f"The database {config.place} {fault}.") from error
        if isinstance(error, ArgumentError | InvalidRequestError | ModuleNotFoundError):
            raise ZashikiError(f"The database cannot be used: {ADDRESS} ({_first_line(error)}).") from error
        if isinstance(error, OSError):
            raise ZashikiError(_of_system(error, config)) from error
        raise


def _of_system(error: OSError, config: Config) -> str:
    if error.filename:
        return f"{error.filename} cannot be used: {error.strerror}."
    place = f"The database {config.place} cannot be reached" if config.shared else str(config.data)
    return f"{place}: {error.strerror or _first_line(error)}."
