"""Several processes that serve one port of one machine. One that ends by itself is started again."""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from zashiki.kernel import ZashikiError
from zashiki.server.config import Config

PAUSE = 1.0  # seconds before a worker that has ended is started again
PATIENCE = 10.0  # seconds a worker may take to stop
SPAWN = get_context("spawn")
log = logging.getLogger(__name__)
Serve = Callable[[Config, socket.socket, Callable[[], None]], None]  # the last one is called when the worker is ready


class Workers:
    """The processes, and what keeps them running."""

    def __init__(self, config: Config, address: socket.socket, number: int, serve: Serve) -> None:
        self.config, self.address, self.number, self.serve = config, address, number, serve
        self.running: list[SpawnProcess] = []
        self.stopped = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Run until told to stop; `ready` is called when all serve for the first time."""
        before = {number: signal.signal(number, self._stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            heard = [self._start() for _ in range(self.number)]
            if self._all_ready(heard):
                ready()
            self._keep()
        finally:
            self._end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopped.set()

    def _start(self) -> Connection:
        """Start a worker; something is to be heard there when it is ready."""
        heard, told = SPAWN.Pipe(duplex=False)
        process = SPAWN.Process(target=work, args=(self.config, self.address, self.serve, told))
        process.start()
        told.close()
        self.running.append(process)
        return heard

    def _all_ready(self, heard: list[Connection]) -> bool:
        """Wait until all workers serve. False: told to stop before."""
        for one in heard:
            while not one.poll(0.1):
                if self.stopped.is_set():
                    return False
            try:
                one.recv()
            except EOFError:
                if self.stopped.is_set():
                    return False
                raise ZashikiError("A worker could not start; the log says why.") from None
        return True

    def _keep(self) -> None:
        """Start again what ends."""
        while not self.stopped.is_set():
            wait([process.sentinel for process in self.running], timeout=0.2)
            for process in [process for process in self.running if not process.is_alive()]:
                if self.stopped.is_set():
                    return
                log.error("Worker %s has ended (exit code %s) and is started again.", process.pid, process.exitcode)
                self.running.remove(process)
                if not self.stopped.wait(PAUSE):
                    self._start()

    def _end(self) -> None:
        for process in self.running:
            process.terminate()
        end = time.monotonic() + PATIENCE
        for process in self.running:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.error("Worker %s did not stop and is killed.", process.pid)
                process.kill()
                process.join()


def work(config: Config, address: socket.socket, serve: Serve, told: Connection) -> None:
    """Serve in a worker, until it is told to stop or the process that started it has ended."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(config, address, lambda: told.send("ready"))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
