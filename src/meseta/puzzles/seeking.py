"""Seeking puzzles: strong bots play a match, and every question of it is looked into."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import meseta
from meseta.bots.bot import Bot
from meseta.bots.mind import Budget
from meseta.bots.thinkers import Planner, Search
from meseta.match.foresight import Foresight
from meseta.match.match import Match
from meseta.match.sight import Sight
from meseta.puzzles.judging import Judge, Rejected, Verdict
from meseta.puzzles.pondering import Outlook
from meseta.puzzles.puzzle import Line, Puzzle, PuzzleStep, name_puzzle

GOING_ON = 200
"""Simulations a decision in the line that follows."""
FIRST_ROUND = 2
"""Before this round too little has happened to think about."""
MOST_A_MATCH = 4
MOST_STEPS = 4
"""Answers of one turn that are asked for."""
LONGEST_LINE, LONGEST_REPLY = 12, 10
MOST_REPLIES = 20
"""So many of the wrong answers, the best first, are told what may happen."""


class PuzzleJob(NamedTuple):
    """One match to be looked through."""

    number: int
    game: str
    options: dict[str, Any]
    seed: str


class Found(NamedTuple):
    """What came of one match."""

    number: int
    puzzles: list[Puzzle]
    looked: dict[str, int]
    """How many questions were looked at, and why they are none."""


def seek(job: PuzzleJob) -> Found:
    """Play a match and look into every question of it."""
    match = open_match(job)
    judge, looked = Judge(job.seed), Counter[str]()
    puzzles: list[Puzzle] = []
    last_turn = None
    while not match.over and len(puzzles) < MOST_A_MATCH:
        seat = match.pending[0]
        sight = match.sight(seat)
        glance = judge.glance(sight)
        turn = seat, sight.number - len(sight.turn.done)
        if turn != last_turn:
            try:
                puzzles.append(make_puzzle(judge, match, judge.judge(sight, glance)))
                looked["found"] += 1
                last_turn = turn
            except Rejected as reason:
                looked[str(reason)] += 1
        match.play(glance.best, seat)
    return Found(job.number, puzzles, dict(looked))


def open_match(job: PuzzleJob) -> Match:
    """A match in which Caballero has played the first rounds for everybody."""
    match, bot = meseta.new(job.game, seed=job.seed, **job.options), Planner("caballero", job.seed)
    while match.round < FIRST_ROUND:
        match.play(bot.choose(match.sight(match.pending[0])), match.pending[0])
    return match


def make_puzzle(judge: Judge, asked: Match, verdict: Verdict) -> Puzzle:
    """A question with all that is told about it, in a deal of what its seat cannot see."""
    sight, texts = verdict.sight, verdict.sight.game.texts
    match = verdict.shown
    assert match.start_position is not None
    best, outlook = verdict.answers[0], verdict.outlook
    steps = [step_of(judge, match, sight, verdict.answers, outlook)]
    match.play(best, sight.seat)
    steps += later_steps(judge, match, Foresight(sight).after(best))
    assert asked.asked is not None
    return Puzzle(
        name_puzzle(match.game.id, match.start_position, sight.name),
        match.game.id,
        sight.name,
        asked.asked.title(),
        match.start_position,
        steps,
        texts[verdict.tempting],
        {
            texts[each]: [round(points, 1) for points in outlook.points[each]]
            for each in (best, verdict.tempting)
        },
        verdict.effort,
        verdict.reasons,
        play_on(judge, match, sight.seat, Search("on", Budget(GOING_ON), judge.seed), LONGEST_LINE),
    )


def later_steps(judge: Judge, match: Match, sight: Sight | None) -> list[PuzzleStep]:
    """The steps of the same turn that have one clear answer too; the match plays them."""
    steps: list[PuzzleStep] = []
    while sight is not None and len(steps) + 1 < MOST_STEPS and len(sight.legal_actions) > 1:
        outlook = judge.confirm_step(sight)
        if outlook is None:
            break
        steps.append(step_of(judge, match, sight, [outlook.best], outlook))
        match.play(outlook.best, sight.seat)
        sight = Foresight(sight).after(outlook.best)
    return steps


def step_of(
    judge: Judge, match: Match, sight: Sight, right: list[int], outlook: Outlook
) -> PuzzleStep:
    """One answer, and what comes of the wrong ones."""
    texts, worths = sight.game.texts, outlook.worths
    order = sorted(worths, key=lambda answer: -worths[answer])
    wrong = [answer for answer in order if answer not in right][:MOST_REPLIES]
    return PuzzleStep(
        [texts[answer] for answer in right],
        {texts[answer]: round(worths[answer], 3) for answer in order},
        {texts[answer]: reply_to(judge, match, sight.seat, answer) for answer in wrong},
    )


def reply_to(judge: Judge, match: Match, seat: int, answer: int) -> Line:
    """What may happen after a wrong answer."""
    other = match.copy()
    other.play(answer, seat)
    return play_on(judge, other, seat, Planner("caballero", judge.seed), LONGEST_REPLY)


def play_on(judge: Judge, match: Match, seat: int, bot: Bot, longest: int) -> Line:
    """Some moves as a bot would make them, until the seat's next turn."""
    game, line, others = match.game, Line(), False
    while not match.over and len(line) < longest:
        mover = match.pending[0]
        if others and mover == seat:
            break
        others = others or mover != seat
        action = bot.choose(match.sight(mover))
        line.append([game.seats[mover], game.texts[action]])
        match.play(action, mover)
    return line
