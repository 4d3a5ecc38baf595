"""Learning by playing against oneself: proximal policy optimisation (PPO) in one file.

python examples/ppo.py                          # El Grande for two, a few minutes on a CPU
python examples/ppo.py --game 6-castles --players 2 --iterations 200
python examples/ppo.py --device cuda --lanes 8192 --hidden 512

One network holds all seats. Every seat's decisions of a game are one trajectory: what it is paid
between two of its decisions belongs to the first. Games stand at different moments: in step, each
round of learning would see one part of a game only. On a card nothing leaves it.
It needs `pip install 'meseta[torch,arena]'`.
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
    "spread": "games begin up to so many decisions apart",
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
    spread: int = 200
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
        numbers = torch.bfloat16 if seen.is_cuda else torch.float32
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            body = self.body(seen[:, self.used].to(numbers) / 255)
            likings, value = self.policy(body).float(), self.value(body).float()
        return likings.masked_fill(masks == 0, -1e9), value.squeeze(-1)


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


def step(batch: Batch, actions: Tensor) -> None:
    """Execute actions where the batch lies; the host does not wait for a card."""
    batch.step(actions.numpy() if actions.device.type == "cpu" else actions.int(), check=False)


def spread(batch: Batch, settings: Settings) -> None:
    """Play each game on by chance, for fewer or more decisions, so that they are out of step."""
    wait = torch.randint(0, settings.spread, (settings.lanes,), device=settings.device)
    for number in range(settings.spread):
        drawn = tensor(batch.draw(), settings.device)
        step(batch, torch.where(wait > number, WAIT, drawn))


def play(batch: Batch, network: Network, settings: Settings) -> Rollout:
    """Play some steps of all games, every seat with the network."""
    kept: list[tuple[Tensor, ...]] = []
    for _step in range(settings.steps):
        seen = tensor(batch.observe(), settings.device)
        masks, seats = tensor(batch.masks, settings.device), tensor(batch.seats, settings.device)
        with torch.no_grad():
            logits, values = network(seen, masks)
        likings = functional.log_softmax(logits, 1)
        actions = torch.multinomial(likings.exp(), 1)[:, 0]
        chances = likings.gather(1, actions[:, None])[:, 0]
        step(batch, actions)
        paid = tensor(batch.rewards, settings.device) / settings.scale
        done = tensor(batch.done, settings.device).bool()
        kept.append((seen, masks, seats.long(), actions, chances, values, paid, done))
    batch.check()
    return Rollout(*[torch.stack(column) for column in zip(*kept, strict=True)])


def advantages(rollout: Rollout, settings: Settings) -> tuple[Tensor, Tensor]:
    """How much better than expected each decision turned out, and for which that is known.

    Each seat has a trajectory of its own in every lane. The last decision of a seat in a game that
    still runs is not known: nobody has asked it again.
    """
    steps, lanes, seats = rollout.rewards.shape
    value, surprise, paid = rollout.rewards.new_zeros(3, lanes, seats)
    is_known = torch.zeros_like(value, dtype=torch.bool)
    found, known = torch.zeros_like(rollout.values), torch.zeros_like(rollout.done)
    for number in reversed(range(steps)):
        goes_on = ~rollout.done[number][:, None]
        value, surprise, paid = value * goes_on, surprise * goes_on, paid * goes_on
        is_known, paid = is_known | ~goes_on, paid + rollout.rewards[number]
        seat, expected = rollout.seats[number][:, None], rollout.values[number][:, None]
        later = paid.gather(1, seat) + settings.discount * value.gather(1, seat)
        trace = settings.discount * settings.trace * surprise.gather(1, seat)
        own = later - expected + trace
        found[number], known[number] = own[:, 0], is_known.gather(1, seat)[:, 0]
        value, surprise = value.scatter(1, seat, expected), surprise.scatter(1, seat, own)
        paid, is_known = paid.scatter(1, seat, 0.0), is_known.scatter(1, seat, True)
    return found, known


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
            likings = functional.log_softmax(logits, 1)
            chosen = likings.gather(1, actions[part][:, None])[:, 0]
            ratio = (chosen - chances[part]).exp()
            kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -torch.minimum(ratio * better[part], kept * better[part]).mean()
            value = functional.mse_loss(values, wanted[part])
            entropy = -(likings.exp() * likings).sum(1).mean()
            optimiser.zero_grad()
            (policy + 0.5 * value - settings.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.detach())
    return float(torch.stack(entropies).mean())


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
    spread(batch, settings)
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
