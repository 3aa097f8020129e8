"""The summary of a tournament, as text and as JSON."""

from __future__ import annotations

import json

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.search.budget import Budget
from magnate.tournament.summary import as_json, remarks, rows, title

from .small import FIRST_BLOCK, SECOND_BLOCK, acquire_plan, monopoly_plan

PLAN = acquire_plan("a", "b", "b", seed=12345)
BLOCKS = [FIRST_BLOCK, SECOND_BLOCK]
ENGLISH = catalog("en")


def test_the_title_says_what_was_played_and_what_equal_bots_win() -> None:
    assert list(title(PLAN, BLOCKS, ENGLISH)) == [
        "Acquire. Edition: 2023, two-player game. Seed: 12345. Blocks: 2. Games: 6.",
        "Among equals each seat wins 33.3%. In brackets: 95% intervals over blocks.",
    ]


@pytest.mark.parametrize(
    ("budget", "expected"),
    [
        (Budget(rollouts=1200), "Rollouts per decision of bots that look ahead: 1,200."),
        (Budget(seconds=0.25), "Seconds per decision of bots that look ahead: 0.25."),
        (Budget(seconds=2.0), "Seconds per decision of bots that look ahead: 2."),
    ],
)
def test_the_title_says_how_far_bots_look_ahead(budget: Budget, expected: str) -> None:
    plan = msgspec.structs.replace(PLAN, budget=budget)

    assert list(title(plan, BLOCKS, ENGLISH))[1] == expected


def test_the_table_has_a_row_for_each_bot() -> None:
    head, a, b = rows(PLAN, BLOCKS, ENGLISH)

    assert head == ["Bot", "Wins", "Mean rank", "Money", "Per decision", "Rating"]
    assert a[:-1] == [
        "a", "75.0% (50.0%–100.0%)", "1.17 (1.00–1.33)", "$800 ($600–$1,000)", "2.0 ms",
    ]  # fmt: skip
    assert b[:-1] == [
        "b", "12.5% (0.0%–25.0%)", "2.33 (2.17–2.50)", "$317 ($250–$383)", "2.0 ms",
    ]  # fmt: skip


def test_a_rating_is_shown_with_twice_its_sigma() -> None:
    first = json.loads(as_json(PLAN, BLOCKS, bar=None, decided=False))["bots"][0]
    (_, a, _) = rows(PLAN, BLOCKS, ENGLISH)

    assert a[-1] == f"{first['rating_mu']:.1f} ± {2 * first['rating_sigma']:.1f}"


def test_monopoly_counts_fortunes() -> None:
    head, *_ = rows(monopoly_plan("a", "b", "b"), BLOCKS, ENGLISH)

    assert head[3] == "Net worth"


def test_games_without_problems_need_no_remark() -> None:
    assert list(remarks(BLOCKS, ENGLISH)) == []


def test_faults_and_stopped_games_get_a_remark() -> None:
    first, second, third = FIRST_BLOCK
    odd = [
        msgspec.structs.replace(first, faults=3),
        msgspec.structs.replace(second, faults=2, stopped=True),
        third,
    ]

    assert list(remarks([odd, SECOND_BLOCK], ENGLISH)) == [
        "Games stopped because of their length, with the win shared by the players still in: 1.",
        "Bot actions that the rules refused: 5.",
    ]
    figures = json.loads(as_json(PLAN, [odd, SECOND_BLOCK], bar=None, decided=False))
    assert (figures["stopped"], figures["faults"]) == (1, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_messages_and_its_own_number_format(language: str) -> None:
    words = catalog(language)
    first, second = title(PLAN, BLOCKS, words)
    head, a, _ = rows(PLAN, BLOCKS, words)

    assert "12345" in first  # a seed has no groups of digits
    assert words.percent(1 / 3, decimals=1) in second
    assert head[1] == words.text("cli-tournament-wins")
    assert a[2] == ("1.17 (1.00–1.33)" if language == "en" else "1,17 (1,00–1,33)")
    assert a[4] == {"en": "2.0 ms", "ru": "2,0 мс"}.get(language, "2,0 ms")


def test_json_has_the_figures() -> None:
    figures = json.loads(as_json(PLAN, BLOCKS, bar=0.6, decided=True))

    assert (figures["seats"], figures["seed"], figures["blocks"], figures["games"]) == (
        3, 12345, 2, 6,
    )  # fmt: skip
    assert (figures["until"], figures["decided"]) == (0.6, True)
    a, b = figures["bots"]
    assert (a["bot"], a["games"], a["win_share"], a["low"], a["high"]) == ("a", 6, 0.75, 0.5, 1.0)
    assert (b["bot"], b["games"], b["decisions"]) == ("b", 12, 120)
    assert b["seconds_per_decision"] == pytest.approx(0.002)
    assert figures["ranked_before"]["a"]["b"] == pytest.approx(0.875)


@pytest.mark.parametrize("plan", [PLAN, monopoly_plan("a", "b", "b")], ids=["acquire", "monopoly"])
def test_json_contains_every_option(plan: object) -> None:
    assert isinstance(plan, type(PLAN))
    options = json.loads(as_json(plan, BLOCKS, bar=None, decided=False))["options"]

    assert options.keys() == plan.options.keys()
