"""The games on a GPU: compared with the CPU byte by byte, then measured.

Run it on a machine with a GPU: `python -m benchmarks.gpu [GAME]`. Several games may run side by
side: they compile at the same time and are measured one after the other.
"""

from __future__ import annotations

import fcntl
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from meseta.bench import rules_of
from meseta.envs import Batch
from meseta.games import GAMES, find_game
from meseta.kernel.game import Game
from meseta.kernel.gpu import GpuWay, cuda, has_gpu, many_dice
from meseta.kernel.way import way_of

COMPARED = 100_000
LANES = 4096
STEPS = 600
SIZES = [1 << power for power in range(12, 22)]
BATCHES = [1 << power for power in (14, 16, 18, 20)]
THINKING = 1 << 19
HIDDEN = 128
THREADS = 4
SETTLING = 40
"""Steps before a batch is measured."""


def options_of(name: str) -> dict[str, Any]:
    """What is measured: the classic edition of El Grande, the others as usual."""
    return {"edition": "classic"} if name == "el-grande" else {}


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else measures meanwhile."""
    with (Path(tempfile.gettempdir()) / "meseta-gpu.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def final_states(game: Game[Any, Any, Any], dice: Any) -> tuple[list[bytes], list[int]]:
    """The same random games on the CPU, in a few threads."""
    cpu = way_of(game.book, "compiled")

    def played(numbers: range) -> list[tuple[bytes, int]]:
        boxes, mask, log = cpu.boxes(game.box), cpu.row(game.book.actions, "u1"), cpu.log(0)
        found = []
        for number in numbers:
            held = cpu.hold(np.zeros(1, game.book.state.dtype))
            decisions = cpu.games(held, boxes, log, mask, dice[number].copy(), 1)
            found.append((held.tobytes(), int(decisions)))
        return found

    slices = [range(part, len(dice), THREADS) for part in range(THREADS)]
    states, made = [b""] * len(dice), [0] * len(dice)
    with ThreadPoolExecutor(THREADS) as pool:
        for numbers, found in zip(slices, pool.map(played, slices), strict=True):
            for number, (state, decisions) in zip(numbers, found, strict=True):
                states[number], made[number] = state, decisions
    return states, made


def differing(game: Game[Any, Any, Any], gpu: GpuWay) -> int:
    """How many random games end otherwise than on the CPU, or after more or fewer choices."""
    dice = many_dice(COMPARED, 7)
    states, made = gpu.play(game.box, dice)
    expected, counts = final_states(game, dice)
    return sum(
        states[number : number + 1].tobytes() != expected[number]
        or int(made[number]) != counts[number]
        for number in range(COMPARED)
    )


def differing_lanes(name: str) -> int:
    """How many steps of a batch leave anything different from what they leave on the CPU."""
    how = {"seed": 11, "dense": True, "reward": "margin", **options_of(name)}
    card, cpu = Batch(name, LANES, device="cuda", **how), Batch(name, LANES, way="compiled", **how)
    wrong = 0
    for step in range(STEPS):
        actions = cpu.draw()
        drawn: Any = card.draw()
        same = np.array_equal(actions, drawn.copy_to_host())
        cpu.step(actions)
        card.step(drawn)
        for what in ("seats", "counts", "masks", "rewards", "scores", "done"):
            same &= np.allclose(getattr(cpu, what), np.asarray(getattr(card, what)), atol=1e-5)
        if step % 50 == 0:
            same &= cpu.states.tobytes() == card.states.tobytes()
            same &= bool(np.array_equal(cpu.observe(), np.asarray(card.observe())))
        wrong += int(not same)
    return wrong


def steps_a_second(step: Callable[[], object], least: float = 1.0) -> float:
    """How often something is done in a second."""
    for _ in range(SETTLING):
        step()
    cuda.synchronize()
    begun, steps = time.perf_counter(), 0
    while time.perf_counter() - begun < least:
        for _ in range(10):
            step()
        steps += 10
        cuda.synchronize()
    return steps / (time.perf_counter() - begun)


def measured_batch(name: str, n: int) -> dict[str, float]:
    """Decisions a second of a batch: stepped at random, and with what the asked seat sees."""
    batch = Batch(name, n, device="cuda", seed=1, **options_of(name))
    seen = batch.observe()

    def look_and_step() -> None:
        batch.observe(seen)
        batch.step(batch.draw())

    stepped = n * steps_a_second(lambda: batch.step(batch.draw()))
    return {"step": stepped, "observe and step": n * steps_a_second(look_and_step)}


def measured_policy(name: str, n: int) -> float:
    """Decisions a second with a small PyTorch policy that sees and chooses on the card."""
    import torch

    batch = Batch(name, n, device="cuda", seed=1, **options_of(name))
    seen = torch.empty((n, batch.layout.size), dtype=torch.uint8, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")
    policy = torch.nn.Sequential(
        torch.nn.Linear(batch.layout.size, HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Linear(HIDDEN, batch.actions),
    ).to("cuda", torch.bfloat16)

    @torch.no_grad()
    def think_and_step() -> None:
        batch.observe(seen)
        logits = policy(seen.to(torch.bfloat16) / 255).float()
        noise = -torch.empty_like(logits).exponential_().log()
        batch.step((logits + noise).masked_fill(masks == 0, -torch.inf).argmax(1))

    return n * steps_a_second(think_and_step)


def taken_over(name: str) -> list[str]:
    """The libraries that take the arrays of a batch over without a copy."""
    batch = Batch(name, 64, device="cuda", seed=1, **options_of(name))
    found = []
    masks: Any = batch.masks
    address = masks.__cuda_array_interface__["data"][0]
    import torch

    for way, tensor in (
        ("torch", torch.as_tensor(batch.masks, device="cuda")),
        ("torch by DLPack", torch.utils.dlpack.from_dlpack(batch.masks)),
    ):
        found += [way] if tensor.data_ptr() == address and tensor.sum() > 0 else []
    try:
        import cupy

        found += ["cupy"] if cupy.asarray(batch.masks).data.ptr == address else []
    except ImportError:
        pass
    return found


def main() -> int:
    """Compare and measure all games, or those that are named."""
    if not has_gpu():
        print("there is no GPU here")
        return 1
    for name in sys.argv[1:] or GAMES:
        game = find_game(name)(options_of(name), None)
        say(name, "rules", rules_of(game))
        begun = time.perf_counter()
        gpu = GpuWay(game.book)
        gpu.play(game.box, many_dice(64, 0))
        say(name, "seconds to compile", round(time.perf_counter() - begun))
        say(name, f"of {COMPARED} random games differ from the CPU", differing(game, gpu))
        say(name, f"of {STEPS} steps of {LANES} lanes differ from the CPU", differing_lanes(name))
        say(name, "taken over without a copy by", taken_over(name))
        with alone():
            for count in SIZES:
                _games, decisions, seconds = gpu.measure(game.box, count)
                say(name, f"random play, {count} games", decisions / seconds)
            for count in BATCHES:
                for what, rate in measured_batch(name, count).items():
                    say(name, f"batch, {what}, {count} games", rate)
            say(name, f"batch with a policy, {THINKING} games", measured_policy(name, THINKING))
    return 0


def say(game: str, what: str, found: Any) -> None:
    """One line, for people and programs."""
    print(json.dumps({"game": game, "what": what, "found": found}, default=float), flush=True)


if __name__ == "__main__":
    sys.exit(main())
