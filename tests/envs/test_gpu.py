"""Lanes on a GPU, simulated: plain Python in the place of machine code, the kernels as they are."""

from __future__ import annotations

import os
import sys

from tests.support.waiting import run_to_end

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
lanes.held, lanes.words = [cpu.game.book.state() for _ in range(3)], cpu.lanes.keep().dice.tolist()
for number, state in enumerate(lanes.held):
    state.chance = seed_words(f"4 {number}").tolist()
lanes.look(np.full(3, NEW))

def same():
    names = ("seats", "counts", "masks", "rewards", "scores", "done")
    pairs = [(getattr(cpu, name), getattr(lanes, name).copy_to_host()) for name in names]
    return [bool(np.allclose(wanted, found)) for wanted, found in pairs]

print(same())
for step in range(1):
    actions = cpu.draw()
    given = lanes.read(actions)
    print(lanes.find_refused(given))
    lanes.step(given)
    print(lanes.find_broken())
    cpu.step(actions)
    print(same())
print([lanes.find_refused(lanes.read([-1, action, -1])) for action in (10_000, -1)])
print([state.array().tobytes() for state in lanes.held] == [row.tobytes() for row in cpu.states])
lanes.step(lanes.read([-1, 10_000, -1]))
print([lanes.find_unexecuted() for _ in range(2)])
print([state.array().tobytes() for state in lanes.held] == [row.tobytes() for row in cpu.states])
"""
LOOKED = """
import numpy as np
from meseta.envs import Batch
from meseta.envs.gpu import GpuLanes
from meseta.envs.showing import clear, show, words_of
from meseta.kernel.gpu import THREADS, lay_out

cpu = Batch("el-grande", 3, seed=4, way="plain", edition="classic")
for _step in range(50):
    cpu.step(cpu.draw())
lanes = GpuLanes(cpu.game, cpu.n, cpu.settings)
lanes.boxes, seats = [cpu.game.box], np.array([0, 2, 1], np.int8)
states = [cpu.game.book.state().read(row) for row in cpu.lanes.states()[:, None]]
seen = np.full((3, cpu.layout.size), 7, np.uint8)
lanes.kernels.hide[1, THREADS](states, lanes.boxes, seats)
hidden = np.concatenate([state.array() for state in states])
laid = lay_out(hidden, lanes.dtype, cpu.game.book.state.fields)
lines = laid.view(np.uint8).reshape(3, -1)
clear[1, THREADS](words_of(seen))
show[lanes.across(len(lanes.cells)), THREADS](lines, lanes.cells, seats, 4, seen)
lanes.kernels.tell_agenda[1, THREADS](states, lanes.boxes, seats, seen)
wanted = cpu.observe(seats=seats)
agenda = wanted[:, cpu.layout.top.first :]
print(int((seen != wanted).sum()), len(np.unique(wanted, axis=0)), bool(agenda.any()))
"""


def simulated(program: str) -> tuple[list[str], str]:
    """What a program prints where a GPU is simulated, and its complaints."""
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    run = run_to_end([sys.executable, "-c", program], env=simulator)
    return run.stdout.splitlines(), run.stderr[-2000:]


def test_a_step_on_a_gpu_leaves_what_it_leaves_on_the_cpu_and_illegal_actions_are_found() -> None:
    printed, complaints = simulated(SIMULATED)
    fine = str([True] * 6)
    stepped = [fine, *["-1", "-1", fine], "[1, -1]", "True"]
    assert printed == [*stepped, "[1, -1]", "True"], complaints


def test_a_seat_sees_on_a_gpu_what_it_sees_on_the_cpu() -> None:
    printed, complaints = simulated(LOOKED)
    assert printed == ["0 3 True"], complaints
