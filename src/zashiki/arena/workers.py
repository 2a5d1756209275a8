"""Where many tasks are worked on: in this process, in several of this machine, or on a Ray cluster, which does all scheduling itself."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import starmap
from logging import ERROR
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeVar

from zashiki.extras import needs
from zashiki.kernel import ZashikiError

Done = TypeVar("Done")
Tasks = Sequence[tuple[Any, ...]]
LOCAL = "local"  # the address of a Ray that is started here and ends with the work


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work. `ray`: the address of a cluster, "auto" for the one of this machine, "local" for one of its own."""

    jobs: int = 1
    ray: str = ""

    def run(self, work: Callable[..., Done], tasks: Tasks) -> Iterator[Done]:
        """The work on every task, as it is finished."""
        if self.ray:
            return on_ray(work, tasks, self.ray, self.jobs)
        return starmap(work, tasks) if self.jobs <= 1 else in_processes(work, tasks, self.jobs)


HERE = Workers()  # in this process


def in_processes(work: Callable[..., Done], tasks: Tasks, jobs: int) -> Iterator[Done]:
    """In so many processes of this machine."""
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_parent) as pool:
        try:
            for done in as_completed([pool.submit(work, *task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def end_with_parent() -> None:
    """A process whose parent was killed does not go on."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def on_ray(work: Callable[..., Done], tasks: Tasks, address: str, jobs: int) -> Iterator[Done]:
    """On a Ray cluster, whose machines have the same Zashiki installed. A task whose worker dies is given to another one."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with needs("cluster"):
        import ray
    try:
        ray.init(
            address=address,
            num_cpus=jobs if address == LOCAL else None,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise ZashikiError(f"There is no Ray cluster at «{address}»: {error}") from error
    try:
        remote = ray.remote(max_retries=-1)(work)
        pending = [remote.remote(*task) for task in tasks]
        while pending:
            (done, *_), pending = ray.wait(pending)
            yield ray.get(done)
    finally:
        ray.shutdown()
