"""Learning by playing against oneself: proximal policy optimisation (PPO) in one file.

python examples/ppo.py                          # El Grande for two, a few minutes on a CPU
python examples/ppo.py --game 6-castles --players 2 --iterations 200
python examples/ppo.py --device cuda --lanes 8192 --hidden 512

One network holds all seats. Every seat's decisions of a game are one trajectory: what it is paid
between two of its decisions belongs to the first. It needs `pip install 'meseta[torch,arena]'`.
"""

from __future__ import annotations

import argparse
import time
from contextlib import closing
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import meseta
from meseta.bots.levels import make_bot
from meseta.envs import WAIT, Batch

ABOUT = {
    "game": "which game is learned",
    "players": "how many seats it has",
    "short": "El Grande: six rounds instead of nine",
    "iterations": "how often is played and learned",
    "lanes": "how many games run side by side",
    "steps": "decisions in each of them before something is learned",
    "epochs": "how often the same decisions are learned from",
    "minibatch": "decisions in one step of the optimiser",
    "hidden": "how wide the network is",
    "rate": "how fast is learned",
    "discount": "what a later reward counts beside an earlier one",
    "trace": "how far back a surprise reaches (lambda of GAE)",
    "clip": "how far the policy may move from the one that played",
    "entropy": "how much variety is worth",
    "scale": "so many points of margin count 1",
    "games": "games of the measure against random play",
    "greedy": "games of the measure against the greedy bot, at the end",
    "every": "iterations between two measures",
    "seed": "what all chance comes from",
    "device": "cpu, or cuda with the games on the card too",
    "out": "folder for the learning curve and the network",
}


@dataclass
class Settings:
    """What can be set; `ABOUT` says what for."""

    game: str = "el-grande"
    players: int = 2
    short: int = 1
    iterations: int = 40
    lanes: int = 256
    steps: int = 64
    epochs: int = 3
    minibatch: int = 2048
    hidden: int = 128
    rate: float = 1e-3
    discount: float = 0.995
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    scale: float = 20.0
    games: int = 256
    greedy: int = 20
    every: int = 5
    seed: int = 1
    device: str = "cpu"
    out: str = "ppo"

    def options(self) -> dict[str, Any]:
        """The options of the game."""
        return {"players": self.players} | ({"short": True} if self.is_short else {})

    @property
    def is_short(self) -> bool:
        """Whether the short game is played, where there is one."""
        return self.game == "el-grande" and bool(self.short)


class Network(nn.Module):
    """From what a seat sees to what it likes and how it stands.

    Bytes of the observation that never change in this variant are left out.
    """

    def __init__(self, used: Tensor, hidden: int, actions: int) -> None:
        super().__init__()
        self.register_buffer("used", used)
        self.body = nn.Sequential(
            nn.Linear(len(used), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the legal actions, and the value."""
        body = self.body(seen[:, self.used].float() / 255)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return logits, self.value(body).squeeze(-1)


class Rollout(NamedTuple):
    """What was played: the first axis counts steps, the second lanes."""

    seen: Tensor
    masks: Tensor
    seats: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithm of the chance with which each action was chosen."""
    values: Tensor
    rewards: Tensor
    """One more axis: seats."""
    done: Tensor


def tensor(array: Any, device: str) -> Tensor:
    """A copy of an array of the batch for PyTorch: the batch writes the next step over its own."""
    kept = np.array(array) if isinstance(array, np.ndarray) else torch.as_tensor(array).clone()
    return torch.as_tensor(kept, device=device)


def given(actions: Tensor) -> Any:
    """Actions for the batch, where it lies."""
    return actions.numpy() if actions.device.type == "cpu" else actions


def play(batch: Batch, network: Network, settings: Settings) -> Rollout:
    """Play some steps of all games, every seat with the network."""
    kept: list[tuple[Tensor, ...]] = []
    for _step in range(settings.steps):
        seen = tensor(batch.observe(), settings.device)
        masks, seats = tensor(batch.masks, settings.device), tensor(batch.seats, settings.device)
        with torch.no_grad():
            logits, values = network(seen, masks)
        actions = torch.distributions.Categorical(logits=logits).sample()
        chances = functional.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        batch.step(given(actions))
        paid = tensor(batch.rewards, settings.device) / settings.scale
        done = tensor(batch.done, settings.device).bool()
        kept.append((seen, masks, seats.long(), actions, chances, values, paid, done))
    return Rollout(*[torch.stack(column) for column in zip(*kept, strict=True)])


def advantages(rollout: Rollout, settings: Settings) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out, and for which that is known.

    Each seat has a trajectory of its own in every lane. The last decision of a seat in a game that
    still runs is not known: nobody has asked it again.
    """
    steps, lanes, seats = rollout.rewards.shape
    row = torch.arange(lanes)
    value, surprise, paid = (torch.zeros(lanes, seats) for _ in range(3))
    is_known = torch.zeros(lanes, seats, dtype=torch.bool)
    found = torch.zeros(steps, lanes)
    known = torch.zeros(steps, lanes, dtype=torch.bool)
    told = Rollout(*[part.cpu() for part in rollout])
    for step in reversed(range(steps)):
        over = told.done[step]
        for later in (value, surprise, paid):
            later[over] = 0
        is_known[over] = True
        paid += told.rewards[step]
        seat = told.seats[step]
        expected = told.values[step]
        delta = paid[row, seat] + settings.discount * value[row, seat] - expected
        own = delta + settings.discount * settings.trace * surprise[row, seat]
        found[step], known[step] = own, is_known[row, seat]
        value[row, seat], surprise[row, seat], paid[row, seat] = expected, own, 0.0
        is_known[row, seat] = True
    return found.to(settings.device), known.to(settings.device)


def learn(
    network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, settings: Settings
) -> float:
    """Some epochs over what was played; the mean entropy of the policy."""
    found, known = advantages(rollout, settings)
    seen, masks, actions, chances = (
        part.flatten(0, 1)[known.flatten()]
        for part in (rollout.seen, rollout.masks, rollout.actions, rollout.chances)
    )
    better = found.flatten()[known.flatten()]
    wanted = better + rollout.values.flatten()[known.flatten()]
    better = (better - better.mean()) / (better.std() + 1e-8)
    entropies = []
    for _epoch in range(settings.epochs):
        for part in torch.randperm(len(better), device=settings.device).split(settings.minibatch):
            logits, values = network(seen[part], masks[part])
            choice = torch.distributions.Categorical(logits=logits)
            ratio = (choice.log_prob(actions[part]) - chances[part]).exp()
            kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.minimum(ratio * better[part], kept * better[part]).mean()
            value = functional.mse_loss(values, wanted[part])
            entropy = choice.entropy().mean()
            optimiser.zero_grad()
            (policy + 0.5 * value - settings.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(float(entropy.detach()))
    return float(np.mean(entropies))


# --- measuring -----------------------------------------------------------------------------------


def choice_of(network: Network, seen: Any, masks: Any) -> Any:
    """An action for every row, chosen as in training."""
    device = next(network.parameters()).device
    with torch.no_grad():
        logits, _values = network(tensor(seen, str(device)), tensor(masks, str(device)))
    return torch.distributions.Categorical(logits=logits).sample().cpu().numpy()


def against_random(network: Network, settings: Settings) -> float:
    """The share of victories of one seat against random play; an even share is 1 / players."""
    batch = Batch(
        settings.game, settings.games, seed="measure", restart=False, **settings.options()
    )
    own = np.arange(settings.games) % settings.players
    won = 0.0
    while (batch.seats >= 0).any():
        actions = np.where(
            batch.seats == own, choice_of(network, batch.observe(), batch.masks), WAIT
        )
        drawn = batch.draw()
        batch.step(np.where((batch.seats != own) & (batch.seats >= 0), drawn, actions))
        won += float(batch.rewards[np.arange(settings.games), own].sum())
    return won / settings.games


def against_bot(network: Network, settings: Settings, name: str, games: int) -> float:
    """The share of victories of one seat against a bot on the others."""
    won = 0.0
    for number in range(games):
        match = meseta.new(settings.game, seed=f"measure {number}", **settings.options())
        own = number % settings.players
        mask = np.zeros(match.game.book.actions, np.uint8)
        with closing(make_bot(name, number)) as bot:
            while not match.over:
                seat = match.pending[0]
                if seat == own:
                    mask[:] = 0
                    mask[match.legal_actions(seat)] = 1
                    seen = meseta.observe(match, seat)
                    action = int(choice_of(network, seen[None], mask[None])[0])
                else:
                    action = match.legal_number(bot.choose(match.sight(seat)), seat)
                match.play(action, seat)
        won += (own in match.winners) / len(match.winners)
    return won / games


# --- all together --------------------------------------------------------------------------------


def used_bytes(batch: Batch, steps: int = 150) -> Tensor:
    """The bytes of an observation that change in random play."""
    low = high = batch.observe()[0]
    for _step in range(steps):
        batch.step(batch.draw())
        seen = batch.observe()
        low, high = np.minimum(low, seen.min(0)), np.maximum(high, seen.max(0))
    return torch.as_tensor(np.flatnonzero(low != high))


def bar(done: int, total: int, text: str) -> None:
    """How far it is."""
    full = 30 * done // total
    print(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{total} {text}", end="", flush=True)


def draw_curve(measured: list[tuple[int, float]], settings: Settings, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(*zip(*measured, strict=True), marker="o", color="#8a3324")
    axes.axhline(1 / settings.players, color="#888", linestyle="--", label="even")
    axes.set(xlabel="decisions learned from", ylabel="victories against random play", ylim=(0, 1))
    axes.set_title(f"PPO learns {settings.game}, {settings.players} players")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    pyplot.close(figure)


def train(settings: Settings) -> dict[str, float]:
    """Learn, measure on the way, and say how it ended."""
    torch.manual_seed(settings.seed)
    out = Path(settings.out)
    out.mkdir(parents=True, exist_ok=True)
    batch = Batch(
        settings.game,
        settings.lanes,
        seed=settings.seed,
        reward="margin",
        dense=True,
        device=settings.device,
        **settings.options(),
    )
    probe = Batch(settings.game, min(32, settings.lanes), seed="probe", **settings.options())
    network = Network(used_bytes(probe), settings.hidden, batch.actions).to(settings.device)
    optimiser = torch.optim.Adam(network.parameters(), settings.rate)
    measured = [(0, against_random(network, settings))]
    start = time.perf_counter()
    for iteration in range(1, settings.iterations + 1):
        entropy = learn(network, optimiser, play(batch, network, settings), settings)
        if iteration % settings.every == 0 or iteration == settings.iterations:
            decisions = iteration * settings.lanes * settings.steps
            measured.append((decisions, against_random(network, settings)))
        seconds = time.perf_counter() - start
        text = f"against random {measured[-1][1]:.2f}, entropy {entropy:.2f}, {seconds:.0f} s"
        bar(iteration, settings.iterations, text)
    print()
    draw_curve(measured, settings, out / "curve.png")
    torch.save({"network": network.state_dict(), "settings": vars(settings)}, out / "network.pt")
    result = {"before": measured[0][1], "random": measured[-1][1]}
    if settings.greedy:
        result["greedy"] = against_bot(network, settings, "greedy", settings.greedy)
    for name, share in result.items():
        print(f"{name}: {share:.2f} of the victories (even is {1 / settings.players:.2f})")
    return result


def main(typed: list[str] | None = None) -> dict[str, float]:
    """Read the settings and train."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    for field in fields(Settings):
        kind = type(field.default)
        parser.add_argument(
            f"--{field.name}", type=kind, default=field.default, help=ABOUT[field.name]
        )
    return train(Settings(**vars(parser.parse_args(typed))))


if __name__ == "__main__":
    main()
