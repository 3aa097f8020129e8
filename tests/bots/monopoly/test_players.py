"""Bots of Monopoly: their actions are legal, their games end, and the steady one plays soundly."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from magnate.bots.monopoly.random_player import RandomMonopoly
from magnate.bots.monopoly.steady import SteadyMonopoly
from magnate.monopoly import Game, presets
from tests.bots.monopoly.games import bots, play_out
from tests.conformance.monopoly_deals import late_position
from tests.monopoly.estates import in_debt, play, table, three_monopolies
from tests.monopoly.option_values import random_editions
from tests.monopoly.own_board import own_edition

AUTOMATIC = "rent_claim_deadline automatic"


def steady(game: Game, seat: int | None = None) -> str | None:
    """Return the action of a steady bot in a seat, or for the player to move."""
    seat = seat or game.seat
    assert seat is not None
    return SteadyMonopoly(random.Random(1)).decide(game.view(seat))


def at_rest(*seats: str, edition: str = "brazil", options: str = "", then: str = "") -> Game:
    """Return a game from a short position, where rent needs no claim."""
    options = f"{AUTOMATIC}, {options}"
    return table(*seats, edition=edition, options=options, then=then)


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("kinds", ["sr", "srr", "rsrsrsrs"])
def test_bots_play_legally(edition: str, kinds: str) -> None:
    """The first rounds of a game with lots dealt out, so that things happen."""
    options = {"starting_lots": 3, "round_limit": 6}
    game = Game(len(kinds), edition, seed=1, options=options)

    play_out(game, bots(kinds, 1))

    assert game.is_over


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("players", [2, 4, pytest.param(8, marks=pytest.mark.soak)])
def test_games_among_steady_players_end(edition: str, players: int) -> None:
    """By bankruptcy, long before a thousand rounds."""
    game = Game(players, edition, seed=players)

    play_out(game, bots("s" * players, players), rounds=300)

    assert game.is_over


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(edition, marks=pytest.mark.slow if edition == "official" else pytest.mark.soak)
        for edition in presets()
    ],
)
def test_games_among_random_players_end(edition: str) -> None:
    game = Game(5, edition, seed=5)

    play_out(game, bots("rrrrr", 5), rounds=1000)

    assert game.is_over


def play_random_editions(count: int, seed: int) -> None:
    """Play some rounds under random options, from the start or from the middle of a game."""
    dice = random.Random(seed)
    for edition in islice(random_editions(seed), count):
        players = dice.randint(edition.players_min, edition.players_max)
        game = Game(players, edition, seed=dice.random().hex())
        if dice.random() < 0.6:
            text = late_position(edition, players, dice)
            game = Game.from_position(text, seed=dice.random().hex())
        play_out(game, bots("".join(dice.choices("sr", k=players)), seed), rounds=8)


def test_bots_play_legally_under_any_options() -> None:
    play_random_editions(4, seed=1)


@pytest.mark.slow
def test_bots_play_legally_under_many_options() -> None:
    play_random_editions(30, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 20))
def test_bots_play_legally_under_very_many_options(seed: int) -> None:
    play_random_editions(300, seed=seed)


def test_bots_play_on_a_custom_board() -> None:
    game = Game(4, own_edition(), seed=3, options={"round_limit": 20})

    play_out(game, bots("srsr", 3))

    assert game.is_over


@pytest.mark.parametrize(
    ("games", "least"),
    [pytest.param(5, 3, marks=pytest.mark.slow), pytest.param(40, 32, marks=pytest.mark.soak)],
)
def test_a_steady_player_beats_three_random_ones(games: int, least: int) -> None:
    """In at least four games of five; luck matters more in a few games."""
    wins: Counter[bool] = Counter()
    for number in range(games):
        seat = number % 4
        kinds = "rrrr"[:seat] + "s" + "rrrr"[seat + 1 :]
        game = Game(4, presets()[number % 3], seed=number)
        play_out(game, bots(kinds, number))
        outcome = game.outcome()
        wins[outcome is not None and outcome.winners == (seat + 1,)] += 1

    assert wins[True] >= least


def test_the_same_seeds_give_the_same_game() -> None:
    games = [Game(3, "official", seed=5, options={"round_limit": 8}) for _ in range(2)]

    for game in games:
        play_out(game, bots("srs", 5))

    assert games[0].position() == games[1].position()


@pytest.mark.parametrize("kind", [RandomMonopoly, SteadyMonopoly])
def test_no_bot_acts_while_chance_is_awaited_after_the_end_or_when_bankrupt(
    kind: type[RandomMonopoly] | type[SteadyMonopoly],
) -> None:
    bot = kind(random.Random(1))
    rolling = table("$500", "$500", then="turn 1 dice rolled")
    over = table("$500", "out 1", then="counters ending 1\nover")
    running = table("$500", "$500", "out 1")

    views = rolling.view(1), over.view(1), running.view(3), running.view()

    assert [bot.decide(view) for view in views] == [None] * 4


def test_a_steady_player_gives_no_standing_orders() -> None:
    """It claims by hand, and may sit in for a person whose orders are not its own."""
    assert steady(table("$500", "$500 | baltic")) == "roll"


def test_an_open_claim_is_made() -> None:
    game = table("$500", "$500 | baltic", then="claim baltic owner 2 from 1 $4")

    assert steady(game, 2) == "claim baltic"


def test_early_in_a_game_a_steady_player_buys() -> None:
    game = at_rest("$500 at vermont", "$500", then="turn 1 end rolled\nbuying 1 vermont")

    assert steady(game) == "buy"


def test_other_lots_are_mortgaged_for_a_lot_that_completes_a_group() -> None:
    """Lots of the group itself are not, because houses will stand on them."""
    seat = "$60 at connecticut | oriental, vermont, reading"
    game = at_rest(seat, "$500", then="turn 1 end rolled\nbuying 1 connecticut")

    assert steady(game) == "mortgage reading"


def test_nothing_is_mortgaged_for_a_useless_lot() -> None:
    seat = "$60 at connecticut | pacific, reading"
    game = at_rest(seat, "$500", then="turn 1 end rolled\nbuying 1 connecticut")

    assert steady(game) == "decline"


@pytest.mark.parametrize(
    ("second", "third", "high", "bids"),
    [
        ("", "", 60, True),
        ("", "", 250, False),
        ("| oriental, vermont", "", 250, True),
        ("", "| oriental, vermont", 250, True),
    ],
)
def test_bids_go_far_above_the_price_only_to_complete_a_group_or_to_block_one(
    second: str, third: str, *, high: int, bids: bool
) -> None:
    """Connecticut costs $120."""
    then = f"turn 1 end\nauction 1 connecticut high ${high} leader 1 among 123"
    game = at_rest("$900", f"$900 {second}", f"$900 {third}", then=then)

    answer = steady(game)

    assert answer is not None and answer.startswith("bid" if bids else "pass")


def test_three_houses_come_first() -> None:
    assert steady(at_rest("$2000 | orange", "$500")) == "build st-james 3 tennessee 3 new-york 3"


def test_a_second_group_gets_three_houses_before_the_first_gets_more() -> None:
    assert steady(at_rest("$900 | orange 3, brown", "$500")) == "build mediterranean 3 baltic 3"


def test_with_three_houses_everywhere_it_builds_further() -> None:
    game = at_rest("$3000 | orange 3", "$500")

    assert steady(game) == "build st-james 5 tennessee 5 new-york 5"


def test_hotels_wait_while_houses_are_short_and_a_rival_needs_them() -> None:
    """Three houses are left in the bank; with hotels there would be fifteen."""
    seats = "$3000 | orange 4", "$500 | red 1"
    game = at_rest(*seats, options="bank_houses 18")

    assert steady(game) == "roll"


def test_cash_for_threatening_rents_is_not_spent_on_buildings() -> None:
    """Hotels stand on six of the squares ahead."""
    game = at_rest("$700 at jail | brown 3", "$500 | pink 5, orange 5")

    assert steady(game) == "roll"


def test_single_lots_are_mortgaged_for_houses() -> None:
    game = at_rest("$100 | orange, reading, electric, pacific", "$500")

    assert str(steady(game)).startswith("mortgage ")


def test_a_lot_is_redeemed_when_the_cash_allows_it() -> None:
    rich = at_rest("$900 | reading mortgaged", "$500")
    poor = at_rest("$120 | reading mortgaged", "$500")

    assert (steady(rich), steady(poor)) == ("redeem reading", "roll")


def test_a_building_won_is_placed_where_it_earns_most() -> None:
    """$80 instead of $32 on New York, $70 instead of $28 on the others."""
    game = three_monopolies(1, options=AUTOMATIC)
    play(game, "build st-james 1", "request 1", "request none", "pass", "bid 100")

    assert steady(game) == "place new-york"


def test_without_cash_it_wants_no_houses() -> None:
    poor = three_monopolies(3, options=AUTOMATIC, money=(1000, 110, 0))
    rich = three_monopolies(3, options=AUTOMATIC, money=(1000, 1000, 0))
    for game in (poor, rich):
        play(game, "build st-james 1 tennessee 1 new-york 1")

    assert (steady(poor), steady(rich)) == ("request none", "request 3")


SWAP = ("$800 | st-james, tennessee, kentucky", "$800 | new-york, indiana, illinois")


def test_an_offer_completes_a_group_for_both() -> None:
    """It is made when the partner is about to roll, who then has time to answer."""
    game = at_rest(*SWAP, then="turn 2 roll")
    offer = steady(game, 1)

    assert offer is not None and offer.startswith("offer 2: kentucky")
    play(game, f"1: {offer}")
    assert steady(game) == "accept 1"
    assert steady(at_rest(*SWAP, then="turn 1 roll"), 1) == "roll"


@pytest.mark.parametrize(
    "offer", ["baltic for new-york", "$200 for new-york", "nothing for reading"]
)
def test_a_bad_offer_is_refused(offer: str) -> None:
    seats = "$1500 | st-james, tennessee, baltic", "$500 | new-york, reading", "$500"
    game = at_rest(*seats, then=f"offer 1 to 2: {offer}")

    answer = steady(game, 2)

    assert answer is not None and answer.startswith(("refuse 1", "counter 1: "))


@pytest.mark.parametrize("offer", ["kentucky for nothing", "$300 for reading"])
def test_a_good_offer_is_accepted(offer: str) -> None:
    seats = "$1500 | kentucky", "$500 | reading", "$500"
    game = at_rest(*seats, then=f"offer 1 to 2: {offer}")

    assert steady(game, 2) == "accept 1"


def test_a_refused_offer_is_not_repeated_forever() -> None:
    """The same lots are offered twice, and four offers made in all; then there is a long pause."""
    game = at_rest(*SWAP, options="decline_goes_to_auction false", then="turn 2 roll")
    bot = SteadyMonopoly(random.Random(1))
    offers = []
    for _ in range(18):
        offer = bot.decide(game.view(1)) if game.seat == 2 else None
        if offer is not None:
            offers.append(offer)
            play(game, f"1: {offer}", "2: refuse 1")
        play(game, "roll", "dice 1 2")
        if game.awaits == "buy":
            play(game, "decline")

    assert len(offers) == len(set(offers)) == 4


def test_a_creditor_who_will_inherit_everything_buys_nothing_from_the_debtor() -> None:
    game = in_debt(900, "$100 | orange mortgaged", options=AUTOMATIC)
    play(game, "offer 2: st-james for $60")

    assert steady(game, 2) == "refuse 1"


def test_single_lots_are_mortgaged_before_houses_are_sold() -> None:
    game = in_debt(500, "$450 | orange 3, reading, electric", options=AUTOMATIC)

    assert str(steady(game)).startswith("mortgage ")


def test_houses_are_sold_where_nothing_else_is_left() -> None:
    game = in_debt(500, "$450 | orange 3", options=AUTOMATIC)

    assert steady(game) == "sell new-york 2"


def test_a_lot_is_offered_before_giving_up() -> None:
    """The owner of the rest of its group would pay for St. James what is missing."""
    seats = "$500 | dark-blue", "$900 | tennessee, new-york"
    game = in_debt(300, "$200 | st-james mortgaged", *seats, options=AUTOMATIC)

    assert steady(game) == "offer 3: st-james for $100"
    play(game, "offer 3: st-james for $100")
    assert steady(game, 3) == "accept 1"


def test_without_anything_to_raise_or_sell_it_goes_bankrupt() -> None:
    assert steady(in_debt(5000, "$450 | orange 3", options=AUTOMATIC)) == "bankrupt"


def test_early_in_a_game_it_leaves_jail() -> None:
    assert steady(at_rest("$1000 at jail in-jail 1", "$1000")) == "pay"
    assert steady(at_rest("$1000 at jail in-jail 1 cards chance", "$1000")) == "card"


def test_late_in_a_game_it_stays_in_jail() -> None:
    rival = "$1000 | pink 3, orange 3, red 3, stations"

    assert steady(at_rest("$1000 at jail in-jail 1 cards chance", rival)) == "roll"


def test_an_opponent_is_asked_for_a_jail_card_once() -> None:
    game = at_rest("$1000 at jail in-jail 1", "$1000 cards chest")
    bot = SteadyMonopoly(random.Random(1))

    assert bot.decide(game.view(1)) == "buycard 2 for 30"
    play(game, "buycard 2 for 30")
    assert steady(game, 2) == "accept 1"
    play(game, "2: refuse 1")
    assert bot.decide(game.view(1)) == "pay"


def test_the_smaller_tax_is_paid() -> None:
    """Ten percent of $1,000, or of $1,000, lots for $1,310 and twelve houses for $100 each."""
    poor = "$1000 at income-tax"
    rich = "$1000 at income-tax | orange 4, dark-blue"
    then = "turn 1 end rolled\ntaxed 1 percent $351"

    assert steady(at_rest(poor, "$500", edition="official", then=then)) == "tax percent"
    assert steady(at_rest(rich, "$500", edition="official", then=then)) == "tax flat"


def test_a_mortgaged_lot_received_is_redeemed_if_affordable() -> None:
    then = "turn 1 roll\nreceiving 1 reading"

    assert steady(at_rest("$1000 | reading mortgaged", "$500", then=then)) == "redeem reading"
    assert steady(at_rest("$100 | reading mortgaged", "$500", then=then)) == "keep"
