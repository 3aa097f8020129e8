"""The results of a tournament as text, as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from magnate.games import game_info

from .games import GameResult, Plan
from .standings import Interval, Score, crosstable, scores

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.search.budget import Budget

Blocks = list[list[GameResult]]


def title(plan: Plan, blocks: Blocks, words: Catalog) -> Iterator[str]:
    """Yield what was played, the budget, and what equally strong bots would win."""
    yield words.text(
        "cli-tournament-title",
        game=words.text(f"game-{plan.game}"),
        edition=words.edition_name(plan.edition),
        seed=str(plan.seed),
        blocks=len(blocks),
        games=sum(map(len, blocks)),
    )
    if plan.budget:
        yield _bound(plan.budget, words)
    yield words.text("cli-tournament-par", share=words.percent(1 / len(plan.bots), decimals=1))


def _bound(budget: Budget, words: Catalog) -> str:
    if budget.seconds is None:
        return words.text("cli-tournament-rollouts", n=words.number(budget.rollouts or 0))
    decimals = len(f"{budget.seconds:g}".partition(".")[2])
    return words.text("cli-tournament-seconds", n=words.number(budget.seconds, decimals=decimals))


def rows(plan: Plan, blocks: Blocks, words: Catalog) -> Iterator[list[str]]:
    """Yield a header and one row per bot, best first."""
    labels = ("bot", "wins", "rank", game_info(plan.game).amount, "time", "rating")
    yield [words.text(f"cli-tournament-{label}") for label in labels]
    for score in scores(blocks):
        yield list(_cells(score, words))


def _cells(score: Score, words: Catalog) -> Iterator[str]:
    yield score.bot
    yield _between(score.win_share, lambda share: words.percent(share, decimals=1))
    yield _between(score.rank, lambda rank: words.number(rank, decimals=2))
    yield _between(score.money, lambda amount: words.money(round(amount)))
    milliseconds = words.number(1000 * score.seconds_per_decision, decimals=1)
    yield words.text("cli-tournament-milliseconds", n=milliseconds)
    mu, sigma = score.rating.mu, score.rating.sigma
    yield f"{words.number(mu, decimals=1)} ± {words.number(2 * sigma, decimals=1)}"


def _between(figure: Interval, text: Callable[[float], str]) -> str:
    return f"{text(figure.mean)} ({text(figure.low)}–{text(figure.high)})"


def remarks(blocks: Blocks, words: Catalog) -> Iterator[str]:
    """Yield remarks about stopped games and faults, if there are any."""
    every = [game for block in blocks for game in block]
    stopped = sum(game.stopped for game in every)
    faults = sum(game.faults for game in every)
    if stopped:
        yield words.text("cli-tournament-stopped", n=stopped)
    if faults:
        yield words.text("cli-tournament-faults", n=faults)


def as_json(plan: Plan, blocks: Blocks, *, bar: float | None, decided: bool) -> str:
    """Return the figures as `magnate tournament --json` prints them; see docs/reference/cli.md."""
    every = [game for block in blocks for game in block]
    figures = {
        "game": plan.game,
        "edition": plan.edition,
        "options": plan.options,
        "seats": len(plan.bots),
        "seed": plan.seed,
        "budget": _budget_figures(plan),
        "blocks": len(blocks),
        "games": len(every),
        "stopped": sum(game.stopped for game in every),
        "faults": sum(game.faults for game in every),
        "until": bar,
        "decided": decided,
        "bots": [_score_figures(score) for score in scores(blocks)],
        "ranked_before": crosstable(blocks),
    }
    return json.dumps(figures, indent=2, default=dict)


def _budget_figures(plan: Plan) -> dict[str, float] | None:
    given = msgspec.structs.asdict(plan.budget) if plan.budget else {}
    return {name: value for name, value in given.items() if value is not None} or None


def _score_figures(score: Score) -> dict[str, object]:
    share, rank, money = score.win_share, score.rank, score.money
    return {
        "bot": score.bot,
        "games": score.games,
        "win_share": share.mean,
        "low": share.low,
        "high": share.high,
        "mean_rank": rank.mean,
        "mean_rank_low": rank.low,
        "mean_rank_high": rank.high,
        "money": money.mean,
        "money_low": money.low,
        "money_high": money.high,
        "decisions": score.decisions,
        "seconds_per_decision": score.seconds_per_decision,
        "rating_mu": score.rating.mu,
        "rating_sigma": score.rating.sigma,
    }
