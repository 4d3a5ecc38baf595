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
lanes.going_on.blocks = 4  # one for the group of each lane, one that finds nobody
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
from meseta.envs.showing import Nearby, words_of, write_show
from meseta.kernel.gpu import GpuLinker, cuda, lay_out
from meseta.kernel.table import Box, TableRecord

cpu = Batch("el-grande", 10, seed=4, way="plain", edition="classic")
for _step in range(50):
    cpu.step(cpu.draw())
lanes, book = GpuLanes(cpu.game, cpu.n, cpu.settings), cpu.game.book
linker = GpuLinker(book.cast, {TableRecord: book.state, Box: book.box})

def link(rule):
    plain = linker.link(rule)
    def on_record(record, box, seat, *out):
        state = book.state().read(lay_out(np.array([record]), book.state.dtype, book.state.fields))
        plain(state, box, int(seat), *out)
        for name in book.state.fields:
            record[name] = state.array()[name][0]
    return on_record

seats = np.arange(10, dtype=np.int8) % 4
lines = lay_out(cpu.lanes.states(), lanes.dtype, book.state.fields).view(np.uint64).reshape(10, -1)
show, near = write_show(link, book.layout, lanes.dtype)
wanted = cpu.observe(seats=seats)
for begin in (0, 3):
    room = cuda.to_device(np.full(wanted.size + 16, 7, np.uint8))
    seen = room[begin : begin + wanted.size].reshape(*wanted.shape)
    words = words_of(seen, begin)
    show[2, 9, 0, near.size](lines, [cpu.game.box], lanes.cells, seats, 4, seen, *words, 8)
    wrong, beside = seen.copy_to_host() != wanted, room.copy_to_host()
    beside[begin : begin + wanted.size] = 7
    print(int(wrong.sum()), bool((beside == 7).all()))
agenda = wanted[:, cpu.layout.top.first :]
print(len(np.unique(wanted, axis=0)), bool(agenda.any()))
large = Nearby.of(3840, 19358, 5303)
print(near.lanes, near.threads, large.lanes, large.threads)
try:
    Nearby.of(3840, 50_000, 5303)
except ValueError as error:
    print(error)
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
    told = "a state of 3840 bytes with an observation of 50000 is too large for a block on a GPU"
    assert printed == [
        *["0 True", "0 True", "10 True"],
        "8 128 2 256",
        f"{told}, which has 49152",
    ], complaints
