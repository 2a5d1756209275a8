"""The log of a server: lines for people or JSON for programs, without secrets."""

import logging
import re
from asyncio import CancelledError
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from zashiki.server.config import Config

LogFormat = Literal["lines", "json"]
# Links that let somebody in: personal ones, invitations to a table and into the house; and the cookie that says who somebody is.
SECRET = re.compile(r"(/(?:me|join|enter|invitations)/|zashiki=)[^\s/?#\"'\\,;)\]}]+")
ACCESS = logging.getLogger("zashiki.access")
RETENTION = logging.getLogger("zashiki.retention")


def mask(text: str) -> str:
    """A text without the tokens of links and without cookies."""
    return SECRET.sub(r"\1…", text)


def path_of(scope: Any) -> str:
    """The path of a request, for a log: as it was sent, so that nobody can begin a new line with it, and without tokens."""
    return mask(scope["raw_path"].decode("latin-1"))


class Lines(logging.Formatter):
    """A line for each entry; a traceback follows on lines of its own."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text."""
        return mask(super().format(record))


class Json(logging.Formatter):
    """A JSON object on a line for each entry."""

    def format(self, record: logging.LogRecord) -> str:
        """The entry as JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": mask(record.getMessage())}
        if record.exc_info:
            found["traceback"] = mask(self.formatException(record.exc_info))
        return msgspec.json.encode(found).decode()


def is_fault(record: logging.LogRecord) -> bool:
    """Whether an entry tells more than that something was broken off at a stop: uvicorn adds a traceback for each request and socket."""
    return not (record.exc_info and isinstance(record.exc_info[1], CancelledError))


def handler(config: Config) -> logging.Handler:
    """What writes the log to the standard error output."""
    found = logging.StreamHandler()
    found.addFilter(is_fault)
    found.setFormatter(Json() if config.log_format == "json" else Lines())
    return found


def set_up_log(config: Config) -> None:
    """Let everything that is logged in this process go there: warnings and errors, what was removed, and requests if wanted."""
    logging.basicConfig(level=logging.WARNING, handlers=[handler(config)], force=True)
    logging.captureWarnings(True)
    RETENTION.setLevel(logging.INFO)
    ACCESS.setLevel(logging.INFO if config.access_log else logging.WARNING)
