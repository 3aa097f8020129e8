"""Bots of Acquire: legal, blind to what is hidden, and the steady one plays soundly."""

from __future__ import annotations

import random

import pytest

from magnate.acquire import Game, presets
from magnate.acquire.editions import load
from magnate.bots.acquire.random_player import RandomAcquire
from magnate.bots.acquire.steady import SteadyAcquire
from magnate.search.acquire.reading import Reading
from tests.acquire.boards import table
from tests.conformance.acquire_deals import redealt

Bot = RandomAcquire | SteadyAcquire
HIDDEN = "holdings_visibility hidden"

# American 4 ($500) and Continental 6 ($800); 5A merges them into 11. Sackson 2 ($200).
FOUR_AND_SIX = """
    A AAAA.CCCCCC.
    C SS..........
"""
# Both safe: the end may be declared.
TWO_SAFE = """
    B AAAAAAAAAAA.
    D CCCCCCCCCCC.
"""


def steady(game: Game) -> str | None:
    """Return the action of a steady bot for the player to move."""
    return SteadyAcquire(random.Random(1)).decide(game.view(game.seat))


def bots(kinds: str, seed: int) -> list[Bot]:
    """Return a bot for each letter: `s` is steady, `r` is random."""
    kind: dict[str, type[Bot]] = {"s": SteadyAcquire, "r": RandomAcquire}
    return [kind[letter](random.Random(f"{seed} {seat}")) for seat, letter in enumerate(kinds)]


def play_out(game: Game, players: list[Bot]) -> Game:
    """Play to the end; every action is really played, so it must be legal."""
    while game.seat:
        action = players[game.seat - 1].decide(game.view(game.seat, since=len(game.events)))
        assert action is not None, f"no answer to {game.awaits}"
        game.play(action)
    return game


def each_number_of_players() -> list[tuple[str, str, int]]:
    return [
        (edition, holdings, players)
        for edition in presets()
        for holdings in ("open", "hidden")
        for players in range(load(edition).players_min, load(edition).players_max + 1)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "holdings", "players"), each_number_of_players())
def test_all_decisions_are_legal(edition: str, holdings: str, players: int) -> None:
    """One game among steady bots, one among random ones, and one of both."""
    for kinds in ("ssssss", "rrrrrr", "srsrsr"):
        options = {"holdings_visibility": holdings}
        game = Game(players, edition, seed=players, options=options)

        assert play_out(game, bots(kinds[:players], players)).is_over


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_decisions_are_legal_in_every_edition(edition: str, holdings: str) -> None:
    players = load(edition).players_min
    game = Game(players, edition, seed=1, options={"holdings_visibility": holdings})

    assert play_out(game, bots("srs"[:players], 1)).is_over


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"players": (2, 6)},  # two players without the stock market
        {"end_declaration": "forced", "unplayable_replacement_optional": False},
        {"unplayable_policy": "dead_tiles_at_turn_end", "unplayable_replacement_optional": False},
        {"end_declaration_window": "any_time_in_turn", "bonus_rounding": "nearest_100"},
    ],
)
def test_decisions_are_legal_with_other_options(options: dict[str, object]) -> None:
    players = 2 if "players" in options else 3
    game = Game(players, "classic", seed=2, options=options)

    assert play_out(game, bots("rsr"[:players], 2)).is_over


def test_a_seat_that_is_not_to_move_does_nothing() -> None:
    game = table(FOUR_AND_SIX, "hand 5A", "hand 1I", "hand 2I")

    for bot in bots("sr", 1):
        assert bot.decide(game.view(2)) is None


def test_the_same_seeds_give_the_same_game() -> None:
    games = [play_out(Game(3, seed=5), bots("srr", 5)) for _ in range(2)]

    assert games[0].history() == games[1].history()


def wins(edition: str, players: int, games: int) -> float:
    """Return the share of games that one steady bot wins against random ones."""
    total = 0.0
    for number in range(games):
        seat = number % players
        kinds = "r" * seat + "s" + "r" * (players - seat - 1)
        outcome = play_out(Game(players, edition, seed=number), bots(kinds, number)).outcome()
        assert outcome is not None
        total += (seat + 1 in outcome.winners) / len(outcome.winners)
    return total / games


@pytest.mark.slow
def test_a_steady_player_beats_three_random_ones() -> None:
    """97 % of 200 games were won when this was written."""
    assert wins("classic", 4, 40) >= 0.85


@pytest.mark.soak
@pytest.mark.parametrize("edition", presets())
def test_a_steady_player_beats_random_ones_in_every_edition(edition: str) -> None:
    assert wins(edition, min(4, load(edition).players_max), 200) >= 0.88


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("holdings", ["open", "hidden"])
def test_a_decision_does_not_depend_on_what_is_hidden(edition: str, holdings: str) -> None:
    """Other hands and another pile; with hidden holdings, also other cash and shares."""
    players = load(edition).players_min
    game = Game(players, edition, seed=3, options={"holdings_visibility": holdings})
    chooser, compared = random.Random(3), 0
    while game.seat:
        other = redealt(game, game.seat, chooser) if chooser.randrange(8) == 0 else None
        if other:
            compared += 1
            for one, same in zip(bots("sr", compared), bots("sr", compared), strict=True):
                assert one.decide(game.view(game.seat)) == same.decide(other.view(game.seat))
        game.play(str(SteadyAcquire(chooser).decide(game.view(game.seat))))
    assert compared > 5


def test_redealing_hidden_tiles_changes_no_decision() -> None:
    """Seat 2 could merge with 5A in one deal, seat 3 in the other; seat 1 cannot know."""
    one = table(FOUR_AND_SIX, "A2 hand 3C 12I", "A3 hand 5A 1I", "C2 hand 7I 9I")
    other = table(FOUR_AND_SIX, "A2 hand 3C 12I", "A3 hand 3G 5G", "C2 hand 5A 7G")

    assert steady(one) == steady(other)


def test_hidden_shares_are_guessed_from_the_banks_stock() -> None:
    """Of eight American shares, seats 2 to 4 are assumed to hold 4, 2 and 2, rotating by chain."""
    game = table(FOUR_AND_SIX, "$700 A2 hand 12I", "A8", "$100 C3", "$900", options=HIDDEN)

    reading = Reading(game.view(1), 1)

    assert sorted(reading.holdings["American"].holders[1:]) == [2, 2, 4]
    assert reading.holdings["American"].holders[0] == 2
    assert sum(reading.holdings["Continental"].holders) == 3
    assert reading.others_cash == [700, 700, 700]


def test_it_takes_the_merger_that_pays_it_the_first_bonus() -> None:
    """5A pays it $5,000 for American; 3C only grows Sackson."""
    assert steady(table(FOUR_AND_SIX, "A3 hand 3C 5A 12I", "A1", "C2")) == "place 5A"


def test_it_makes_no_merger_that_pays_only_others() -> None:
    assert steady(table(FOUR_AND_SIX, "hand 5A 12I", "A3", "A1 C2")) == "place 12I"


def test_it_founds_where_it_can() -> None:
    assert steady(table("A o...........", "hand 2A 12I", "", "")) == "place 2A"


def test_it_grows_its_own_chain_and_not_that_of_others() -> None:
    """3C takes Sackson to three tiles, 12A Continental to seven, at which nothing rises."""
    game = table("A ......CCCCC.\nC SS..........", "S4 hand 3C 12A", "S1 C3", "C2")

    assert steady(game) == "place 3C"


def test_a_lone_tile_is_best_beside_another_of_the_hand() -> None:
    """2I and 3I found a chain together next turn; 12A has no neighbour in hand."""
    assert steady(table("", "hand 2I 3I 12A", "", "")) in ("place 2I", "place 3I")


def test_it_swaps_a_hand_without_a_playable_tile() -> None:
    """1C to 11C would join two safe chains."""
    assert steady(table(TWO_SAFE, "$0 hand 1C 2C", "$9000 A5 C5", "")) == "swap"


def test_it_replaces_all_dead_tiles() -> None:
    game = table(TWO_SAFE, "$0 hand 1C 2C 12I", "$9000 A5 C5", "", edition="2023-classic")
    game.play("place 12I")
    game.play("buy none")
    game.play("draw 12G")

    assert steady(game) == "replace 1C 2C"


def test_it_founds_the_chain_whose_shares_it_kept() -> None:
    game = table("A o...........", "F3 hand 2A", "F1", "")
    game.play("place 2A")

    assert steady(game) == "found Festival"


def test_of_equal_chains_the_one_in_which_others_lead_survives() -> None:
    """American and Worldwide have ten tiles each: only in American has it the first place."""
    rows = "A AAAAAAAAAA..\nB ..........o.\nC WWWWWWWWWW.."
    game = table(rows, "A5 hand 10B", "W5", "A1 W1")
    game.play("place 10B")

    assert steady(game) == "survivor Worldwide"


def test_of_equal_chains_the_one_of_which_it_holds_more_is_acquired_first() -> None:
    """It then finds all of the survivor's shares to trade for."""
    rows = "A SS.TTTT.....\nB ..A.........\nC ..A........."
    game = table(rows, "A3 S2 hand 3A", "T3", "")
    game.play("place 3A")

    assert steady(game) == "acquire American"


def bought(rows: str, *seats: str, options: str = "") -> str | None:
    """Return what a steady bot buys after a placement that changes nothing."""
    game = table(rows, *seats, options=options)
    game.play("place 12I")
    return steady(game)


def test_it_buys_its_way_to_the_first_place() -> None:
    """Level in American, and money for one share: the next one leads."""
    assert bought(FOUR_AND_SIX, "$500 S5 A4 hand 12I", "A4 S1", "C9") == "buy 1 American"


def test_it_defends_a_first_place_that_a_rival_can_take() -> None:
    rows = "A AAAAAA......\nC CCCCCC......"
    assert bought(rows, "$700 A5 C1 hand 12I", "A4 C9", "C5") == "buy 1 American"


def test_it_does_not_spend_its_last_money_where_no_place_is_in_reach() -> None:
    assert bought("A CCCCCCCC....", "$800 hand 12I", "C9", "C7") == "buy none"


def test_after_the_declaration_it_buys_what_changes_a_place() -> None:
    """Level for the first place in American: one share makes $10,500 of $5,300 each."""
    game = table(TWO_SAFE, "$9000 A4 C6 hand 12I", "$5000 A4 C1", "")
    game.play("place 12I")
    game.play("declare")

    decision = steady(game)

    assert decision is not None and "American" in decision


def disposal(rows: str, *seats: str, tile: str = "5A") -> str | None:
    """Return how a steady bot disposes of its shares after its own merger."""
    game = table(rows, *seats)
    game.play(f"place {tile}")
    return steady(game)


def test_it_trades_where_that_takes_the_first_place_in_the_survivor() -> None:
    """Six American become three Continental: six against five."""
    assert disposal(FOUR_AND_SIX, "A6 C3 hand 5A", "A1 C5", "C2") == "trade 6"


def test_it_sells_when_it_is_short_of_money_and_no_place_is_in_reach() -> None:
    assert disposal(FOUR_AND_SIX, "$0 A2 hand 5A", "A6 C9", "A5 C8") == "sell 2"


def test_it_keeps_a_majority_that_can_come_back() -> None:
    """Worldwide at two tiles sells for $200; founded again, three still lead two."""
    rows = "A WW.SSS.o.o.."
    assert disposal(rows, "W3 hand 3A", "W2 S9", "S8", tile="3A") == "keep"


def test_it_trades_what_its_majority_can_spare() -> None:
    """Of five, three still lead two."""
    rows = "A WW.SSS.o.o.."
    assert disposal(rows, "W5 hand 3A", "W2 S9", "S8", tile="3A") == "trade 2"


def test_it_keeps_no_shares_when_the_end_is_near() -> None:
    """American has 41 tiles: two Sackson make a share of $1,100, one sells for $200."""
    rows = "A AAAAAAAAAAAA\nB AAAAAAAAAAAA\nC AAAAAAAAAAAA\nD AAAAA.......\nF ....SS......"
    assert disposal(rows, "S3 hand 5E", "S1 A9", "A8", tile="5E") == "sell 1 trade 2"


def after_placing(*seats: str, options: str = "") -> Game:
    game = table(TWO_SAFE, *seats, options=options)
    game.play("place 12I")
    return game


def test_it_declares_the_end_when_it_would_win() -> None:
    game = after_placing("A4 C4 hand 12I", "$5000 A2 C2", "C1")

    assert steady(game) == "declare"


def test_it_does_not_declare_the_end_when_another_would_win() -> None:
    assert steady(after_placing("A1 hand 12I", "$8000 A5 C5", "C1")) != "declare"


def test_it_declares_before_it_places_where_that_is_allowed() -> None:
    game = table(TWO_SAFE, "A4 C4 hand 12I", "A2 C2", "C1", edition="2023-classic")

    assert steady(game) == "declare"


def test_with_hidden_holdings_it_declares_when_it_holds_most_shares() -> None:
    assert steady(after_placing("A6 C6 hand 12I", "A2 C2", "C1", options=HIDDEN)) == "declare"


def test_with_hidden_holdings_it_does_not_declare_when_others_hold_most() -> None:
    assert steady(after_placing("A1 hand 12I", "A9 C9", "C8", options=HIDDEN)) != "declare"
