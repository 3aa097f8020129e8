"""Hints in Acquire: the best decisions with explanations, in four languages."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game
from magnate.bots import make
from magnate.bots.acquire.pool import policy
from magnate.bots.explaining import Explained, Hint, explain, explanation_text, sentences
from magnate.messages import LANGUAGES, catalog
from magnate.search.acquire.determinize import determinize
from magnate.search.acquire.explanations import explanations_for
from magnate.search.budget import Budget
from magnate.search.explanations import Explanation
from tests.acquire.boards import table

GIANT = "A TTTTTTTTTTTT\nB TTTTTTTTTTTT\nC TTTTTTTTTTTT\nD TTTTT......."


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")


def end_at_hand() -> Game:
    """Seat 1 may declare, with $800 more than the next seat; a share costs $1,200."""
    return table(GIANT, "$1000 T1 hand 12I", "$200 T1", "$100 T1", then="turn 1 buy")


def test_the_best_decision_comes_first_with_its_explanations() -> None:
    game = end_at_hand()

    explanation = explain(game.view(1), random.Random(1), Budget(rollouts=2))

    best, other = explanation.candidates
    assert best == Explained("declare", 1.0, 1, (Explanation("hint-ends-ahead", {"amount": 800}),))
    assert (other.action, other.explanations) == ("buy none", (Explanation("hint-nothing-to-buy"),))


def test_the_number_of_candidates_is_limited() -> None:
    view = end_at_hand().view(1)

    assert len(explain(view, random.Random(1), Budget(rollouts=2), most=1).candidates) == 1


def test_a_seat_that_is_not_to_move_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="cannot act"):
        explain(end_at_hand().view(2), random.Random(1))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "buy 2 Tower: wins 41% of games. Makes you first in Tower in place of Player 2: a bonus"
            " of $4,000 as things stand. Costs $800; $5,200 is left.",
        ),
        (
            "pt",
            "buy 2 Tower: vence 41% das partidas. Você toma o primeiro lugar na rede Tower, que"
            " agora é de Player 2: bônus de $4.000 na situação atual. Custa $800; sobram $5.200.",
        ),
        (
            "pl",
            "buy 2 Tower: wygrywa 41% partii. Zajmujesz pierwsze miejsce w sieci Tower, traci je"
            " Player 2: na razie daje to 4000\u00a0$ bonusu."
            " Koszt: 800\u00a0$; zostaje 5200\u00a0$.",
        ),
        (
            "ru",
            "buy 2 Башня: побеждает в 41\u00a0% партий. Вы выходите на первое место в сети «Башня»,"
            " его теряет Player 2: пока это бонус 4000\u00a0$."
            " Стоит 800\u00a0$; остаётся 5200\u00a0$.",
        ),
    ],
)
def test_a_hint_is_written_in_every_language(language: str, expected: str) -> None:
    view = table("A TT..........", "T2", "T3", "", then="turn 1 buy").view(1)
    reasons = (
        Explanation("hint-passes", {"chain": "Tower", "amount": 4000, "player": 2}),
        Explanation("hint-cost", {"amount": 800, "left": 5200}),
    )
    explanation = Hint((Explained("buy 2 Tower", 0.412, 100, reasons),))

    assert sentences(explanation, catalog(language), view) == [expected]


@pytest.mark.parametrize(
    ("edition", "players"), [("classic", 3), ("2023-tycoon", 4), ("2023-duel", 2)]
)
def test_every_decision_of_a_game_can_be_explained_in_every_language(
    edition: str, players: int
) -> None:
    """A sentence that lacks an argument would raise an error."""
    game, rng = Game(players, edition, seed=4), random.Random(1)
    bots = [make("steady", "acquire", random.Random(each)) for each in range(players)]
    while game.seat:
        view = game.view(game.seat, since=len(game.events))
        s, legal = determinize(view, rng), game.legal_actions()
        for action in rng.sample(list(legal), min(2, len(legal))):
            for reason in explanations_for(view, s, action, policy()):
                for language in LANGUAGES:
                    assert explanation_text(reason, catalog(language), view)
        chosen = bots[game.seat - 1].decide(view)
        assert chosen is not None
        game.play(chosen)
