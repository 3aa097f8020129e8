"""Buying shares (ledger section 13)."""

from __future__ import annotations

import pytest

from magnate.acquire import BuyShares, Game, IllegalAction
from magnate.acquire.events import SharesBought

from .late_positions import (
    FOUR_AND_SIX,
    MARKET_DAY,
    SEVEN_SMALL,
    TWO_SAFE,
    bank,
    cash,
    given,
    legal,
    play,
    position,
    price,
    refused,
    shares,
)


def to_buy(
    *, money: int = 6000, edition: str = "classic", held: str = "", others: str = ""
) -> Game:
    """Return a game in which seat 1 is about to buy; Worldwide 3, Imperial 3, American 10."""
    return given(
        position(
            edition,
            MARKET_DAY,
            f"1 ${money} {held}",
            f"2 $6000 {others} hand 10I",
            "3 $6000",
            "turn 1 buy",
        )
    )


def test_shares_cost_what_the_chart_says_for_the_chain_and_its_size() -> None:
    """A-BUY-4: Worldwide 3 = $300, Imperial 3 = $400, American 10 = $700."""
    game = to_buy()

    events = game.play("buy 1 Worldwide 1 Imperial 1 American")

    assert events.last(SharesBought).amount == 300 + 400 + 700
    assert cash(game)[0] == 6000 - 1400
    assert shares(game, 1) == {"Worldwide": 1, "Imperial": 1, "American": 1}


def test_the_tiers_of_2023_give_other_prices() -> None:
    """A-BUY-4, A-TIER-1: Worldwide is middle ($400), Imperial dear ($500), American middle."""
    game = to_buy(edition="2023-classic")

    events = game.play("buy 1 Worldwide 1 Imperial 1 American")

    assert events.last(SharesBought).amount == 400 + 500 + 700


@pytest.mark.parametrize("number", [1, 2, 3])
def test_up_to_three_shares_of_one_chain_may_be_bought(number: int) -> None:
    """A-BUY-1, A-BUY-3."""
    game = to_buy()

    game.play(BuyShares({"American": number}))

    assert shares(game, 1) == {"American": number}
    assert cash(game)[0] == 6000 - number * 700
    assert bank(game, "American") == 25 - number


def test_buying_is_optional() -> None:
    """A-BUY-8, A-ERR-7."""
    game = to_buy()

    events = game.play("buy none")

    assert events.last(SharesBought) == SharesBought(1, (), 0)
    assert cash(game)[0] == 6000


@pytest.mark.parametrize("order", ["buy 4 Worldwide", "buy 2 Worldwide 2 Imperial"])
def test_no_more_than_three_shares_are_bought_in_a_turn(order: str) -> None:
    """A-BUY-1."""
    assert refused(to_buy(), order) == ("more_than_three", "A-BUY-1")


def test_only_chains_on_the_board_are_for_sale() -> None:
    """A-BUY-2."""
    game = to_buy()

    assert refused(game, "buy 1 Tower") == ("chain_not_active", "A-BUY-2")
    assert refused(game, "buy 2 American 1 Tower") == ("chain_not_active", "A-BUY-2")


def test_holding_shares_of_a_chain_off_the_board_does_not_put_it_on_sale() -> None:
    """A-BUY-2, A-DISP-3."""
    assert refused(to_buy(held="T4"), "buy 1 Tower") == ("chain_not_active", "A-BUY-2")


def test_no_more_shares_are_bought_than_the_bank_has() -> None:
    """A-S-9: 23 of 25 Worldwide shares are out."""
    game = to_buy(others="W23")

    assert refused(game, "buy 3 Worldwide") == ("bank_stock_short", "A-S-9")
    game.play("buy 2 Worldwide 1 American")

    assert bank(game, "Worldwide") == 0


def test_a_chain_without_shares_in_the_bank_is_sold_out() -> None:
    """A-S-9."""
    game = to_buy(others="W25")

    assert refused(game, "buy 1 Worldwide") == ("bank_stock_short", "A-S-9")
    assert not any("Worldwide" in action for action in legal(game))


def test_a_player_may_spend_their_last_money() -> None:
    """A-S-10: a player may go down to nothing."""
    game = to_buy(money=2100)

    game.play("buy 3 American")

    assert cash(game)[0] == 0


def test_nobody_buys_on_credit() -> None:
    """A-CASH-1, A-CASH-2: three American shares cost $2,100."""
    game = to_buy(money=2000)

    assert refused(game, "buy 3 American") == ("not_enough_cash", "A-CASH-1")


def test_a_player_without_money_buys_nothing() -> None:
    """A-CASH-1."""
    game = to_buy(money=0)

    assert legal(game) == {"buy none"}
    assert refused(game, "buy 1 Worldwide") == ("not_enough_cash", "A-CASH-1")


def test_money_need_not_be_a_multiple_of_100() -> None:
    """A-S-10: a set-up position may hold other sums."""
    game = to_buy(money=350)

    assert legal(game) == {"buy none", "buy 1 Worldwide"}
    game.play("buy 1 Worldwide")

    assert cash(game)[0] == 50


def test_every_order_that_can_be_paid_is_listed() -> None:
    """A-BUY-1, A-BUY-3: $800 at prices of 300, 400 and 700."""
    assert legal(to_buy(money=800)) == {
        "buy none",
        "buy 1 Worldwide",
        "buy 2 Worldwide",
        "buy 1 Imperial",
        "buy 2 Imperial",
        "buy 1 American",
        "buy 1 Worldwide 1 Imperial",
    }


def test_with_seven_chains_there_are_120_orders() -> None:
    """A-BUY-1: none, 7 of one share, 28 of two, 84 of three."""
    text = position("classic", SEVEN_SMALL, "1 $6000", "2 $6000", "3 $6000", "turn 1 buy")

    assert len(legal(given(text))) == 1 + 7 + 28 + 84


def test_a_number_of_shares_is_not_negative() -> None:
    """A-DISP-2: a negative order would be a sale (A-CASH-3)."""
    game = to_buy(held="W3")

    with pytest.raises(IllegalAction) as error:
        game.play(BuyShares({"Worldwide": -1}))

    assert error.value.reason == "negative_number"
    assert refused(game, "buy 3 American -1 Worldwide") == ("negative_number", "A-BUY-1")


def test_shares_of_a_chain_on_the_board_cannot_be_sold() -> None:
    """A-CASH-3."""
    game = to_buy(held="W3")

    assert refused(game, "sell 1") == ("wrong_moment", "A-TURN-1")


def test_no_part_of_a_refused_order_is_bought() -> None:
    """A-BUY-1: no part of it is carried out."""
    game = to_buy(money=1000)

    with pytest.raises(IllegalAction):
        game.play("buy 1 Worldwide 2 American")

    assert cash(game)[0] == 1000
    assert shares(game, 1) == {}
    assert (bank(game, "Worldwide"), bank(game, "American")) == (25, 25)
    assert game.awaits == "buy"


def test_prices_are_those_after_the_tile() -> None:
    """A-S-7: 4A makes Worldwide 4 tiles, $400 in place of $300."""
    game = given(position("classic", MARKET_DAY, "1 $6000 hand 4A", "2 $6000", "3 $6000"))

    play(game, "place 4A", "buy 3 Worldwide")

    assert cash(game)[0] == 6000 - 3 * 400


def test_prices_are_those_after_all_mergers() -> None:
    """A-BUY-7, A-S-7: Continental has 6 + 4 + 1 tiles, so $900 in place of $800."""
    game = given(position("classic", FOUR_AND_SIX, "1 $6000 hand 5B", "2 $6000", "3 $6000"))
    assert price(game, "Continental") == 800

    play(game, "place 5B", "buy 2 Continental")

    assert price(game, "Continental") == 900
    assert cash(game)[0] == 6000 - 2 * 900


def test_nothing_is_bought_while_shares_are_disposed_of() -> None:
    """A-BUY-7: seat 2 keeps its American shares first."""
    game = given(position("classic", FOUR_AND_SIX, "1 $6000 hand 5B", "2 $6000 A2", "3 $6000"))

    game.play("place 5B")

    assert refused(game, "buy 1 Continental") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "buy 1 Continental", seat=1) == ("not_your_turn", "A-TURN-1")


def test_an_acquired_chain_is_no_longer_for_sale() -> None:
    """A-BUY-2, A-TERM-5."""
    game = given(position("classic", FOUR_AND_SIX, "1 $6000 hand 5B", "2 $6000", "3 $6000"))

    game.play("place 5B")

    assert refused(game, "buy 1 American") == ("chain_not_active", "A-BUY-2")


def test_money_from_a_merger_may_be_spent_in_the_same_turn() -> None:
    """A-CASH-1: a sole holder of American 4 gets 5000 + 2500 and sells 1 share for $500."""
    game = given(position("classic", FOUR_AND_SIX, "1 $0 A1 hand 5B", "2 $6000", "3 $6000"))

    play(game, "place 5B", "sell 1", "buy 3 Continental")

    assert cash(game)[0] == 7500 + 500 - 2700


def test_the_founder_may_buy_three_shares_of_the_new_chain() -> None:
    """A-S-5: Festival with two tiles costs $300; with the free share there are four."""
    board = MARKET_DAY.replace("I ............", "I ...........o")
    game = given(position("classic", board, "1 $6000 hand 11I", "2 $6000", "3 $6000"))

    play(game, "place 11I", "found Festival", "buy 3 Festival")

    assert shares(game, 1) == {"Festival": 4}
    assert cash(game)[0] == 6000 - 900


def test_nobody_is_asked_to_buy_when_the_bank_has_nothing_for_sale() -> None:
    """A-S-9: all shares of the only chain are out; Tower, with shares left, is not active."""
    board = MARKET_DAY.replace("AAAAAAAAAA", "..........").replace("III", "...")
    lines = ("1 $6000 W10 hand 12I", "2 $6000 W10", "3 $6000 W5")
    game = given(position("classic", board, *lines))

    events = game.play("place 12I")

    assert game.awaits == "draw"
    assert not events.of(SharesBought)


def test_a_player_without_money_is_asked_if_others_could_buy() -> None:
    """A-BUY-8: the question is skipped only when the bank has nothing for sale."""
    assert to_buy(money=0).awaits == "buy"


def test_a_player_who_may_declare_the_end_is_asked_even_if_nothing_is_for_sale() -> None:
    """A-END-3a: two safe chains, all of whose shares are out."""
    lines = ("1 $6000 A25 hand 12I", "2 $6000 C25", "3 $6000")
    game = given(position("classic", TWO_SAFE, *lines))

    game.play("place 12I")

    assert legal(game) == {"buy none", "declare"}


def test_after_a_declaration_nobody_is_asked_to_buy_what_is_sold_out() -> None:
    """A-S-21: the declarer may still buy, but there is nothing to buy."""
    lines = ("1 $6000 A25 hand 12I", "2 $6000 C25", "3 $6000")
    game = given(position("classic", TWO_SAFE, *lines))

    play(game, "place 12I", "declare")

    assert game.awaits == "draw"
    game.play("draw 1I")
    assert game.is_over


def test_the_bank_has_one_share_less_after_a_purchase() -> None:
    """A-S-9, A-BUY-6: everybody may know the bank's stock."""
    game = play(to_buy(others="W22"), "buy 3 Worldwide", "draw 1I", "place 10I")

    assert game.view(2).chains[2].bank == 0
    assert refused(game, "buy 1 Worldwide") == ("bank_stock_short", "A-S-9")


def test_an_order_may_name_a_chain_twice() -> None:
    """A-BUY-3: `buy Worldwide 2 Worldwide` is three shares of it."""
    game = to_buy()

    game.play("buy Worldwide 2 Worldwide")

    assert shares(game, 1) == {"Worldwide": 3}
