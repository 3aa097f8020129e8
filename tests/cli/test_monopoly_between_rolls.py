"""`magnate play monopoly`: acting between the rolls of others, and standing orders."""

from __future__ import annotations

import builtins
import random
import re
from pathlib import Path

import pytest

from magnate.messages import catalog
from magnate.monopoly import Game
from magnate.monopoly.events import Built, RentPaid, Traded
from magnate.record import read
from magnate.terminal.plain import play
from magnate.terminal.seating import YOU
from tests.cli.conftest import At
from tests.cli.monopoly_positions import AUCTION, NOTHING_FOR_SALE, OFFERED, THEIR_ROLL, YOUR_ROLL
from tests.monopoly.boards import position


def test_nobody_waits_for_a_person_who_can_do_nothing(at: At) -> None:
    """Rent is claimed automatically, nothing can be built, and no offer is open."""
    poor = NOTHING_FOR_SALE.replace("$500 at jail", "$20 at jail", 1)

    shown = at(poor, "roll", "quit")

    assert "Bot 2 rolls " in shown and "Bot 3 rolls " in shown
    assert "Press Enter" not in shown


def test_the_dice_wait_after_the_turn_of_a_person_who_can_build(at: At) -> None:
    """Until an empty line, even if the money is spent, because there may be more to do."""
    shown = at(NOTHING_FOR_SALE, "roll", "build baltic 1", "", "quit")

    rolled, built, after = (
        shown.index(text) for text in ("Ann rolls", "Ann builds a house", "Bot 2 rolls")
    )
    assert rolled < built < after
    assert shown.count("Press Enter to let Bot 2 continue;") == 2
    assert "Press Enter to let Bot 3" not in shown


def test_the_dice_always_wait_after_wait_on(at: At) -> None:
    poor = NOTHING_FOR_SALE.replace("$500 at jail", "$40 at jail", 1)

    shown = at(poor, "wait on", "roll", "", "wait off", "", "quit")

    assert "The game waits for you before another player rolls.\n" in shown
    assert "Press Enter to let Bot 2 continue;" in shown
    assert "Press Enter to let Bot 3 continue;" in shown
    assert "The game waits for you only when you have something to decide.\n" in shown


def test_after_an_undo_the_dice_wait(at: At) -> None:
    """Ann is asked again, although Bot 3 is the one to roll."""
    shown = at(OFFERED, "refuse 2", "undo", "quit")

    after = shown.partition("Taken back: refuse 2\n")[2]
    assert "Bot 3 rolls" not in after
    assert "Press Enter to let Bot 3 continue;" in after
    assert "Bot 2 is waiting for your answer: " in after


def test_an_empty_line_lets_a_bot_continue(at: At) -> None:
    shown = at(THEIR_ROLL, "", "quit")

    assert "Press Enter to let Bot 3 continue; before that you may act too.\n" in shown
    assert "Bot 3 rolls " in shown


def test_rent_is_claimed_before_another_player_rolls(at: At) -> None:
    """New York Avenue brings $16, which Bot 2 owes."""
    shown = at(THEIR_ROLL, "claim new york", "", "quit")

    assert "Ann claims $16 rent from Bot 2 for New York Avenue.\n" in shown
    assert "Bot 2 pays $16 rent to Ann for New York Avenue.\n" in shown
    assert shown.index("Ann claims") < shown.index("Bot 3 rolls")


def test_nobody_is_reminded_of_rent(at: At) -> None:
    """M-S-33: rent to claim is not announced; only losing it is."""
    shown = at(THEIR_ROLL, "", "quit")

    before, _, after = shown.partition("Ann loses the rent for New York Avenue")
    assert "claim" not in before and "$16" not in before
    assert after


def test_the_list_of_moves_and_errors_do_not_tell_that_rent_is_due(at: At) -> None:
    """M-S-33: they are the same if nobody landed on New York Avenue."""
    nothing_due = THEIR_ROLL.replace("claim new-york owner 1 from 2 $16\n", "")
    assert nothing_due != THEIR_ROLL

    shown = at(THEIR_ROLL, "?", "claims", "quit")

    assert "mortgage New York Avenue" in shown
    assert "claim New York Avenue" not in shown
    assert shown == at(nothing_due, "?", "claims", "quit")


def test_an_offer_is_answered(at: At) -> None:
    shown = at(OFFERED, "accept 2", "quit")

    assert "Bot 2 is waiting for your answer: accept 2, refuse 2, or counter 2: … for …\n" in shown
    assert "Trade. Bot 2 gives $100; Ann gives Baltic Avenue.\n" in shown


def test_bots_answer_offers(at: At) -> None:
    shown = at(YOUR_ROLL, "offer 2: $1 for vermont", "offer 2: reading for vermont", "quit")

    assert "Bot 2 refuses the offer of Ann.\n" in shown
    assert "Trade. Ann gives Reading Railroad; Bot 2 gives Vermont Avenue.\n" in shown


def test_the_person_is_asked_about_an_offer_before_anybody_rolls(at: At) -> None:
    """Ann mortgages something first; the dice wait until she has answered."""
    shown = at(OFFERED, "mortgage baltic", "refuse 2", "quit")

    assert shown.count("Bot 2 is waiting for your answer: ") == 2
    assert shown.index("Ann refuses the offer of Bot 2") < shown.index("Bot 3 rolls")


def test_an_empty_line_leaves_an_offer_unanswered(at: At) -> None:
    shown = at(OFFERED, "", "quit")

    assert shown.count("Bot 2 is waiting for your answer: ") == 1
    assert "Bot 3 rolls" in shown


def test_a_bot_in_debt_may_ask_the_person_for_help(at: At) -> None:
    """Bot 2 can raise what it owes, but sometimes offers a lot for a better one first."""
    start = position(
        "$500 at start",
        "$10 at wealth-tax",
        lots="reading 2, short-line 2, boardwalk 1, park-place 1",
        edition="official",
        then="turn 2 end rolled\nowing 2 to bank $75 for wealth-tax",
    )
    shown = [at(start, "accept 2", "quit", bot="random", seed=seed) for seed in range(40)]

    asked = [each for each in shown if "Offer. Bot 2" in each.partition("Turn: Ann.")[0]]
    assert asked
    for each in asked:
        before, prompt, after = each.partition("Bot 2 is waiting for your answer: accept 2")
        assert prompt and "Bot 2 pays" not in before
        assert "Trade. Bot 2 gives " in after


@pytest.mark.slow
def test_bots_trade_and_build_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game of many turns; and they get their rent."""
    options = {"round_limit": 30}
    game = Game(("Ann", "Bot 2", "Bot 3"), "official", chance="given", options=options)
    rng = random.Random(2)
    monkeypatch.setattr(
        builtins,
        "input",
        lambda prompt: str(rng.choice(game.legal_actions())) if game.seat == YOU else "",
    )

    play(game, catalog("en"), bot="steady", seed=2)

    assert any(event.seat != YOU for event in game.events.of(RentPaid))
    assert any(YOU not in (event.seat, event.partner) for event in game.events.of(Traded))
    assert any(event.seat != YOU for event in game.events.of(Built))


@pytest.mark.parametrize("line", ["order never-build on", "ORDER never on", "ord never-build on"])
def test_orders_of_the_rules_are_given_and_cancelled(line: str, at: At) -> None:
    shown = at(YOUR_ROLL, line, "order", "order never-build off", "order", "quit")

    assert "Ann gives a standing order: in a shortage, want no buildings.\n" in shown
    assert "> Standing orders: always-claim, never-build\n" in shown
    assert "Ann cancels a standing order: in a shortage, want no buildings.\n" in shown
    assert "> Standing orders: always-claim\n" in shown


def test_an_order_bids_up_to_a_limit(at: At) -> None:
    """Bot 3 leads with $1 and has $5; Ann always makes the lowest possible bid."""
    shown = at(AUCTION, "order bid 120")

    assert "Standing orders: bid 120\n" in shown
    assert "Ann bids $2.\n" in shown
    assert re.search(r"Ann wins the auction for Boardwalk at \$[2-6]\.\n", shown)


def test_an_order_to_bid_needs_an_auction(at: At) -> None:
    shown = at(YOUR_ROLL, "order bid 120", "order bid 0", "quit")

    assert "> This auction is over.\n" in shown
    assert "> The limit must be a whole number of at least 1.\n" in shown


def test_bots_leave_the_orders_of_a_game_as_they_are(at: At, tmp_path: Path) -> None:
    """As in a game that was started without a table: they claim manually."""
    path = tmp_path / "game.jsonl"
    by_hand = YOUR_ROLL.replace(" always-claim", "")

    at(by_hand, "quit", record=path)

    assert read(path).entries == ()
