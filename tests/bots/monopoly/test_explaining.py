"""Hints in Monopoly: for every prompt, as the expert decides, in words."""

from __future__ import annotations

import random

import pytest

from magnate.bots.explaining import Explained, Hint, explain, sentences
from magnate.bots.monopoly.expert import ExpertMonopoly
from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Game
from magnate.monopoly.view import View
from magnate.play.bots import Bot
from magnate.search.budget import Budget
from magnate.search.explanations import Explanation
from tests.bots.monopoly.games import bots, play_out
from tests.monopoly.estates import play, table

LITTLE = Budget(rollouts=4)


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")


def position(*seats: str, then: str = "", options: str = "") -> Game:
    return table(*seats, edition="official", then=then, options=options)


def hint(game: Game, seat: int | None = None, budget: Budget = LITTLE) -> Hint:
    return explain(game.view(seat or game.seat), random.Random(1), budget)


def actions(explanation: Hint) -> list[str]:
    return [each.action for each in explanation.candidates]


def last_of_a_group() -> Game:
    """Seat 1 can complete the orange group; its rival has nothing."""
    then = "turn 1 end rolled\nbuying 1 new-york"
    return position("$900 at new-york | st-james, tennessee", "$500", then=then)


def test_the_best_decision_comes_first_with_its_share_of_wins() -> None:
    found = hint(last_of_a_group(), budget=Budget(rollouts=24))

    assert actions(found) == ["buy", "decline"]
    best, other = found.candidates
    assert best.win_share is not None and other.win_share is not None
    assert 1 >= best.win_share > other.win_share >= 0
    assert best.rollouts >= 12
    assert best.explanations[0] == Explanation("hint-completes", {"group": "orange"})


def test_the_same_seed_gives_the_same_hint() -> None:
    assert hint(last_of_a_group()) == hint(last_of_a_group())


def test_the_number_of_candidates_is_limited() -> None:
    view = last_of_a_group().view(1)

    assert len(explain(view, random.Random(1), LITTLE, most=1).candidates) == 1


def test_a_seat_that_cannot_act_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="cannot act"):
        hint(last_of_a_group(), seat=2)


def test_a_seat_with_nothing_worth_doing_gets_an_empty_hint() -> None:
    assert hint(position("$10", "$10"), seat=2) == Hint(())


def test_an_offer_is_explained_to_a_seat_that_is_not_to_move() -> None:
    game = position("$1500 | reading", "$1500 | st-james, tennessee, new-york")
    play(game, "1: offer 2: $5 for new-york")

    found = hint(game, seat=2)

    assert actions(found) == ["refuse 1", "accept 1"]
    assert found.candidates[0].explanations[0] == Explanation(
        "hint-keeps-group", {"group": "orange"}
    )


def test_a_hint_does_not_depend_on_the_orders_of_others() -> None:
    """Standing orders are the only secret in Monopoly."""
    game, other = last_of_a_group(), last_of_a_group()
    other.play("order never-build on", seat=2)

    assert hint(game) == hint(other)


@pytest.mark.parametrize(
    ("steps", "verb", "other"),
    [
        (("build st-james 1",), "request", "request none"),
        (("build st-james 1", "request 1"), "bid", "pass"),
        (("build st-james 1", "request 1", "bid 100", "pass"), "place", "place boardwalk"),
    ],
)
def test_in_a_building_shortage_there_are_no_rollouts(
    steps: tuple[str, ...], verb: str, other: str
) -> None:
    game = position("$1000 | orange", "$1000 | dark-blue", options="bank_houses 1")
    play(game, *steps)

    found = hint(game)

    first, second = actions(found)
    assert (first.partition(" ")[0], second) == (verb, other)
    assert {each.win_share for each in found.candidates} == {None}


def test_a_decision_that_was_not_compared_has_no_share_of_wins() -> None:
    game = position("$1000 | orange", "$1000 | brown", options="bank_houses 1")
    play(game, "build st-james 1")

    assert sentences(hint(game), catalog("en"), game.view(2)) == [
        "request 1. The bank has 1 house left.",
        "request none. The bank has 1 house left. Keeps your $1,000 for later.",
    ]


def test_a_mortgaged_lot_that_was_received() -> None:
    game = position("$500 | reading mortgaged", "$500")
    play(game, "1: offer 2: reading for $100", "2: accept 1")

    assert actions(hint(game)) == ["redeem reading", "keep"]


def test_both_taxes_are_compared() -> None:
    game = position("$1500", "$1500")
    play(game, "roll", "dice 1 3")

    assert actions(hint(game)) == ["tax percent", "tax flat"]


def test_bankruptcy_is_the_only_answer_to_a_debt_beyond_means() -> None:
    then = "turn 1 end rolled\nowing 1 to 2 $100 for rent lot water"
    game = position("$10", "$500 | water", "$500", then=then)

    (only,) = hint(game).candidates

    assert only == Explained("bankrupt", 0.0, 4, (Explanation("hint-bankrupt", {"amount": 90}),))


class _Asks:
    """A bot that asks for a hint before it decides, and renders it in every language."""

    def __init__(self, bot: Bot, kinds: set[str]) -> None:
        self._bot = bot
        self._kinds = kinds

    def decide(self, view: View) -> str | None:
        """Return the bot's action after rendering the hint."""
        if view.prompt or any(offer.to == view.seat for offer in view.offers):
            self._read(view)
        return self._bot.decide(view)

    def _read(self, view: View) -> None:
        decided = ExpertMonopoly(random.Random(1), budget=LITTLE).decide(view)
        if decided is None or decided.startswith("claim"):  # which no hint mentions
            return
        found = explain(view, random.Random(1), LITTLE)
        self._kinds.add(view.prompt.kind if view.prompt else "offer")
        assert found.candidates[0].action == decided
        for language in LANGUAGES:
            lines = sentences(found, catalog(language), view)
            assert len(lines) == len(set(lines)) == len(found.candidates)


@pytest.mark.parametrize(
    ("edition", "kinds", "rounds"),
    [
        ("official", "sr", 8),
        pytest.param("brazil", "ssr", 12, marks=pytest.mark.soak),
        pytest.param("modern", "rsrs", 40, marks=pytest.mark.soak),
    ],
)
def test_every_prompt_of_a_game_can_be_explained(edition: str, kinds: str, rounds: int) -> None:
    game, seen = Game(len(kinds), edition, seed=6), set[str]()

    play_out(game, [_Asks(bot, seen) for bot in bots(kinds, seed=2)], rounds=rounds)

    assert seen >= {"roll", "buy", "bid"}


def test_a_hint_does_not_mention_a_rent_that_was_not_claimed() -> None:
    """M-S-33: nobody is reminded."""
    game = position("$1500 | reading", "$1500", then="claim reading owner 1 from 2 $25")

    assert not [action for action in actions(hint(game)) if action.startswith("claim")]
    assert actions(hint(game)) == actions(hint(position("$1500 | reading", "$1500")))
