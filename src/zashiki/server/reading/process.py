"""A process in which files of strangers are read: it takes jobs from its input and writes answers to its output.

A file may be made to hurt whoever reads it. Here it meets limits of memory and of processor time, and the server ends the process
when it overruns them.
"""

import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from zashiki.kernel import ZashikiError
from zashiki.server.catalogue.games import Catalogue, by_path

if sys.platform != "win32":
    import resource

MEMORY = 400 * 1024 * 1024  # bytes of address space; a process with all games needs about a tenth of it
LONGEST_REFUSAL = 500  # characters: what a refusal quotes from a file may be long
NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))


class Job(msgspec.Struct):
    """A function that reads something, as "module:name", and its arguments after the catalogue."""

    function: str
    args: list[Any]
    seconds: int  # of processor time


class Answer(msgspec.Struct):
    """What the function has returned, as MessagePack, or why the file is refused."""

    value: msgspec.Raw
    refusal: str = ""
    exhausted: bool = False  # the process is of no use any more


def function_of(path: str) -> Callable[..., Any]:
    """The function of a job."""
    module, _, name = path.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), name)
    return found


def answer(catalogue: Catalogue, job: Job) -> Answer:
    """Do a job. Whatever goes wrong, the file is at fault."""
    try:
        return Answer(msgspec.Raw(msgspec.msgpack.encode(function_of(job.function)(catalogue, *job.args))))
    except MemoryError:
        return Answer(NOTHING, "It takes too much memory to read.", exhausted=True)
    except ZashikiError as error:
        return Answer(NOTHING, str(error)[:LONGEST_REFUSAL])
    except Exception as error:
        return Answer(NOTHING, f"It cannot be read: {type(error).__name__}: {error}"[:LONGEST_REFUSAL])


def limit_memory() -> None:
    """From now on this process cannot get more memory than that, and leaves no image of itself behind."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with suppress(ValueError, OSError):  # macOS does not know this limit
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_time(seconds: int) -> None:
    """The system ends this process when it has used so much more processor time."""
    if sys.platform != "win32":
        used = resource.getrusage(resource.RUSAGE_SELF)
        soft = int(used.ru_utime + used.ru_stime) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (soft, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def read_frame(source: BinaryIO) -> bytes | None:
    """The next message: four bytes of length, then MessagePack. None: the input has ended."""
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def frame(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(4, "big") + body


def main(path: str) -> None:
    """Answer until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if sys.platform != "win32":
        os.nice(5)  # the server comes first
    catalogue = by_path(path)
    gc.freeze()
    limit_memory()
    while (message := read_frame(sys.stdin.buffer)) is not None:
        job = msgspec.msgpack.decode(message, type=Job)
        limit_time(job.seconds)
        out.write(frame(answer(catalogue, job)))
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1])
