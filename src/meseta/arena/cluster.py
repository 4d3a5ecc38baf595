"""Running matches on more than one machine, with Ray."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from meseta.arena.play import MatchRecord, make_ready, play
from meseta.arena.run import record_loss
from meseta.arena.schedule import Job
from meseta.games import find_game
from meseta.kernel.way import CHOSEN_WAY

HERE = "local"
"""The address of a Ray that is started on this machine and ends with the run."""
LOOPBACK = "127.0.0.1"
RETRIES = 2
"""So often a match is played again whose worker was lost."""


def run_on_ray(jobs: Sequence[Job], address: str, workers: int) -> Iterator[MatchRecord]:
    """Play matches on Ray; a lost worker costs only the matches that it had not finished."""
    import ray

    begin(address, workers)
    try:
        remote = ray.remote(max_retries=RETRIES)(play_there)
        way = os.environ.get(CHOSEN_WAY)
        resources: Any = ray.cluster_resources
        at_once = 2 * int(resources().get("CPU", 1))
        waiting = iter(jobs)
        running = {remote.remote(way, job): job for job in islice(waiting, at_once)}
        while running:
            (done,), _others = ray.wait(list(running), num_returns=1)
            yield result_of(done, running.pop(done))
            running.update((remote.remote(way, job), job) for job in islice(waiting, 1))
    finally:
        ray.shutdown()


def play_there(way: str | None, job: Job) -> MatchRecord:
    """Play a match on a machine that may have compiled nothing yet, in the same way as here."""
    if way:
        os.environ[CHOSEN_WAY] = way
    make_ready(find_game(job.game)(job.options, job.box))
    return play(job)


def begin(address: str, workers: int) -> None:
    """Join a Ray, or start one that nobody else can reach."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    alone: Any = {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": LOOPBACK}
    ray.init(
        address=address,
        log_to_driver=False,
        logging_level=logging.ERROR,
        **(alone if address == HERE else {}),
    )


def result_of(done: Any, job: Job) -> MatchRecord:
    """What a match gave, or that it was lost."""
    import ray

    try:
        record: MatchRecord = ray.get(done)
        return record
    except ray.exceptions.RayError as error:
        return record_loss(job, str(error))
