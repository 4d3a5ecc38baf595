"""Lanes on a GPU, simulated: plain Python in the place of machine code, the kernels as they are."""

from __future__ import annotations

import os
import subprocess
import sys

SIMULATED = """
import numpy as np
from meseta.envs import Batch
from meseta.envs.gpu import GpuLanes
from meseta.kernel.chance import seed_words
from meseta.kernel.gpu import NEW
from meseta.kernel.record import Grid

cpu = Batch("el-caballero", 3, seed=4, reward="margin", dense=True, way="plain")
lanes = GpuLanes(cpu.game, cpu.n, cpu.settings)
lanes.boxes, lanes.log = [cpu.game.box], Grid([[0] * 5])
lanes.held, lanes.words = [cpu.game.book.state() for _ in range(3)], cpu.lanes.dice().tolist()
for number, state in enumerate(lanes.held):
    state.chance = seed_words(f"4 {number}").tolist()
lanes.look(np.full(3, NEW))

def same():
    names = ("seats", "counts", "masks", "rewards", "scores", "done")
    pairs = [(getattr(cpu, name), getattr(lanes, name).copy_to_host()) for name in names]
    return [bool(np.allclose(wanted, found)) for wanted, found in pairs]

print(same())
for step in range(2):
    actions = cpu.draw()
    given = lanes.read(actions)
    print(lanes.refused(given))
    lanes.step(given)
    print(lanes.broken())
    cpu.step(actions)
    print(same())
print([lanes.refused(lanes.read([-1, action, -1])) for action in (10_000, -1)])
print([state.array().tobytes() for state in lanes.held] == [row.tobytes() for row in cpu.save()])
"""


def test_a_step_on_a_gpu_leaves_what_it_leaves_on_the_cpu_and_illegal_actions_are_found() -> None:
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run(
        [sys.executable, "-c", SIMULATED], env=simulator, capture_output=True, text=True
    )
    fine = str([True] * 6)
    expected = [fine, *["-1", "-1", fine] * 2, "[1, -1]", "True"]
    assert run.stdout.splitlines() == expected, run.stderr[-2000:]
