"""Impossible positions, by what is wrong with them, and similar possible ones."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game, PositionError

from .boards import GROUPS, owned, play, position, table
from .wild_states import check_same_again


def check_refused(problem: str, *seats: str, **rest: str) -> int:
    """Return the line for which a position is refused."""
    with pytest.raises(PositionError, match=problem) as error:
        table(*seats, **rest)
    return error.value.line


@pytest.mark.parametrize(
    ("lots", "options", "problem"),
    [
        ("baltic 3", "", "seat 3 is out, so it owns nothing"),
        ("reading 1 level 1", "", "reading is not a street"),
        ("baltic bank level 1", "", "it is mortgaged or belongs to the bank"),
        (
            "mediterranean 1,baltic 1 level 1 mortgaged",
            "",
            "it is mortgaged or belongs to the bank",
        ),
        ("mediterranean 2,baltic 1 level 1", "", "not all lots of the group brown"),
        ("baltic 1 level 1", "", "not all lots of the group brown"),
        ("mediterranean 1,baltic 1 level 2", "", "uneven on the group brown"),
        ("mediterranean 1 level 4,baltic 1 level 5", "", "hotels are next to houses"),
        (
            "mediterranean 1 mortgaged,baltic 1 level 1",
            "build_requires_group_unmortgaged true",
            "of the group brown is mortgaged",
        ),
        (
            "mediterranean 1 level 1,baltic 2 level 1",
            "trade_requires lot_unbuilt",
            "two seats have buildings on the group brown",
        ),
        ("mediterranean 1 level 2,baltic 1 level 2", "bank_houses 3", "4 houses; there are 3"),
        ("mediterranean 1 level 5,baltic 1 level 5", "bank_hotels 1", "2 hotels; there are 1"),
        ("baltic bank mortgaged", "", "baltic is not being auctioned"),
    ],
)
def test_impossible_lots_are_refused(lots: str, options: str, problem: str) -> None:
    """A built lot belongs to the owner of its group, is even, and the bank has enough buildings."""
    line = check_refused(problem, "", "", "out 1", lots=lots, options=options)

    assert 5 <= line <= 7


@pytest.mark.parametrize(
    ("lots", "edition", "options"),
    [
        ("mediterranean 2,baltic 1 level 1", "brazil", "trade_requires lot_unbuilt"),
        ("mediterranean 1 mortgaged,baltic 1 level 1", "brazil", ""),
        ("mediterranean 1 mortgaged,baltic 1 level 1", "official", "mortgage_requires lot_unbuilt"),
        ("mediterranean 1 mortgaged,baltic 1 level 1", "official", "trade_requires lot_unbuilt"),
        ("mediterranean 2 mortgaged,baltic 1 level 1", "brazil", "trade_requires lot_unbuilt"),
        ("mediterranean 1,baltic 1 level 4", "official", "even_building false"),
        ("mediterranean 1 level 4,baltic 1 level 5", "official", ""),
    ],
)
def test_lots_that_an_option_allows_are_read(lots: str, edition: str, options: str) -> None:
    game = table("", "", lots=lots, edition=edition, options=options)

    check_same_again(game.state, game.edition)


def test_a_lot_of_a_built_group_may_come_back_mortgaged() -> None:
    """Where bare lots of built groups can be traded (trade_requires lot_unbuilt)."""
    game = table(
        "", "", lots="mediterranean 1,baltic 1 level 1", options="trade_requires lot_unbuilt"
    )

    play(game, "1 offer 2: mediterranean for $5", "2 accept 1", "2 mortgage mediterranean")
    check_same_again(game.state, game.edition)
    play(game, "2 offer 1: mediterranean for $5", "1 accept 2")

    check_same_again(game.state, game.edition)


@pytest.mark.parametrize(
    ("seats", "problem", "line"),
    [
        (("", "", "out 2"), "out as number 2; seats out: 1", 4),
        (("", "", "out 1", "out 1"), "two seats went out as number 1", 5),
        (("", "out 1"), "at least two seats are left in this game, not 1", 3),
        (("out 1", "out 2"), "at least two seats are left", 3),
        (("$999999999", "$1"), r"more than \$999999999 among the players", 3),
    ],
)
def test_impossible_seats_are_refused(seats: tuple[str, ...], problem: str, line: int) -> None:
    assert check_refused(problem, *seats) == line


@pytest.mark.parametrize(
    ("claims", "options", "problem"),
    [
        (["owner 1 from 1 $20"], "", "nobody owes rent to themselves"),
        (["owner 1 from 3 $20"], "", "a seat that is out neither claims nor owes"),
        (["owner 3 from 1 $20"], "", "a seat that is out neither claims nor owes"),
        (["owner 1 from 2 $0"], "", r"a rent of \$0"),
        (["owner 1 from 2 $20 age 1"], "", "age 1; expected 0 to 0"),
        (["owner 1 from 2 $20"], "rent_claim_deadline automatic", "not claimed in this edition"),
        (["owner 1 from 2 $20"] * 10, "", "more than 9 claims"),
        (["owner 1 from 2 $20"] * 17, "", "more than 16 claims"),
        (
            ["owner 1 from 2 $20", "owner 2 from 1 $20 age 1"],
            "rent_claim_deadline second_following_roll",
            "the oldest claim must come first",
        ),
    ],
)
def test_impossible_claims_are_refused(claims: list[str], options: str, problem: str) -> None:
    """M-RENT-6, M-S-33."""
    then = "\n".join(f"claim baltic {claim}" for claim in claims)

    check_refused(problem, "", "", "out 1", options=options, then=then)


@pytest.mark.parametrize(
    ("offer", "problem"),
    [
        ("1 to 1: baltic for vermont", "nobody makes an offer to themselves"),
        ("1 to 3: baltic for vermont", "a seat that is out takes no part"),
        ("3 to 1: baltic for vermont", "a seat that is out takes no part"),
        ("1 to 2: baltic for baltic", "the same thing is on both sides"),
        ("1 to 2: chance-card for chance-card + chest-card", "the same thing is on both sides"),
        ("1 to 2: baltic + $5 for $5", "money is on both sides"),
        ("1 to 2: $5 for nothing", "neither a lot nor a card"),
        ("1 to 2: nothing for nothing", "neither a lot nor a card"),
        ("1 to 2: baltic for chance-card uses", "can only be exchanged for money"),
        ("1 to 2: $5 for chance-card + chest-card uses", "can only be exchanged for money"),
        ("1 to 2: baltic for vermont uses", "can only be exchanged for money"),
        ("1 to 2: baltic + $-5 for vermont", "money of an offer is"),
    ],
)
def test_impossible_offers_are_refused(offer: str, problem: str) -> None:
    """M-S-23, M-S-25; ownership is checked when the offer is accepted."""
    assert check_refused(problem, "", "", "out 1", then=f"offer {offer}") == 5


def test_no_offer_is_open_while_the_dice_roll() -> None:
    """M-S-23."""
    offer = "offer 1 to 2: baltic for vermont"

    assert check_refused("all offers have lapsed", "", "", then=f"{offer}\nturn 1 dice") == 4


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("turn 1 roll\nturn 2 roll", "'turn' stands alone"),
        ("buying 1 boardwalk", "'buying' stands under 'turn'"),
        ("turn 1 end\nsetup among 12 next 1", "'setup' stands alone"),
        ("setup among 12 next 1\nlanded 1 boardwalk", "'landed' stands under 'turn'"),
        ("turn 1 end\nlanded 1 boardwalk\nbuying 1 boardwalk", "'buying' stands under 'turn'"),
        ("turn 1 end\nbuying 1 boardwalk\nestate 4 baltic", "'estate' stands under"),
        ("turn 1 end\npaying-each 1 $5 among 2\nreceiving 2 -", "'receiving' stands under"),
        ("turn 1 roll\nplacing 1 house paid $5", "'placing' stands under 'shortage'"),
        ("turn 1 roll" + "\nreceiving 2 -" * 18, "more than 18 unfinished frames"),
        ("turn 1 roll" + "\nreceiving 2 -" * 24, "more than 24 unfinished frames"),
        ("counters ending 3 time_up 1\nover\nturn 1 roll", "a game that is over"),
        ("turn 4 roll", "seat 4 is out, so its turn's step is 'end'"),
        ("counters doubles 1\nturn 4 end again", "seat 4 is out"),
        ("turn 1 end again", "'again' needs a double"),
        ("counters doubles 1\nturn 1 roll again", "'again' needs a double"),
        ("dice 1 2\nturn 1 move", "only in the 3rd turn in jail"),
        ("turn 3 move", "only after dice that are not a double"),
        ("dice 2 2\nturn 3 move", "only after dice that are not a double"),
        ("dice 1 2\nturn 3 move\nowing 3 to bank $2000 for card", "only while the fine is owed"),
        (
            "dice 1 2\nturn 3 move\nowing 1 to bank $2000 for fine",
            "the seat whose turn it is owes the fine",
        ),
        ("turn 1 end\nowing 1 to bank $2000 for fine", "the turn's step is 'move'"),
        ("turn 1 dice\nowing 1 to bank $2000 for card", "no dice are rolling"),
        ("turn 1 roll\nbuying 1 boardwalk", "during 'buying' the turn's step is 'end'"),
        ("turn 2 end\nbuying 1 boardwalk", "it is not the turn of seat 1"),
        ("turn 1 end\nbuying 1 park-place", "seat 1 is not on that square"),
        ("turn 2 end\nbuying 2 baltic", "baltic belongs to seat 1"),
        ("turn 3 end\nlanded 3 jail", "seat 3 is not on that square"),
        ("turn 1 end\nlanded 1 boardwalk times 0", "times 0; expected 1 to 100"),
        ("turn 1 end\nlanded 1 boardwalk dice 9999999", "expected 0 to 1000000"),
        ("turn 1 end\ndrawing 1 chance", "seat 1 is not on a chance square"),
        ("turn 1 end\nrent-roll 1 boardwalk dice 10", "boardwalk is not a company"),
        ("turn 5 end\nrent-roll 5 water dice 10", "no rent is due on water"),
        ("turn 1 end\ntaxed 1 percent $5", "nobody chooses the income tax in this edition"),
    ],
)
def test_impossible_turns_and_landings_are_refused(then: str, problem: str) -> None:
    """Seat 1 stands on Boardwalk, seat 3 is in jail, seat 4 is out."""
    seats = ("at boardwalk", "at baltic", "at jail in-jail 3", "out 1", "at water")

    assert check_refused(problem, *seats, lots="baltic 1", then=then) >= 8


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("auction 1 - among 12", "needs a lot, or '-' and a building"),
        ("auction 1 - building house among 12", "only in a shortage"),
        ("auction 1 baltic among 12", "baltic belongs to seat 1"),
        ("auction 1 boardwalk among 13", "one of the seats named is out"),
        ("auction 1 boardwalk high $5 among 12", "there is a bid, but no leader"),
        ("auction 1 boardwalk high $5 leader 1 among 2", "seat 1 leads, so it is among"),
        ("auction 1 boardwalk leader 1 among 12", r"\$0 is less than the lowest bid"),
        ("auction 1 boardwalk high $9 leader 1 least $10 among 12", "less than the lowest bid"),
        ("auction 1 boardwalk high $1501 leader 1 among 12", "seat 1 has less than it bid"),
        ("auction 1 boardwalk least $0 among 12", r"the lowest bid is at least \$1"),
        ("estate 1 boardwalk", "seat 1 is not out"),
        ("estate 3 baltic", "baltic belongs to seat 1"),
        ("estate 3 boardwalk\nestate 3 vermont", "seat 3 has two estates"),
        ("estate 3 boardwalk\nauction 1 boardwalk among 12", "is for sale twice"),
        ("owing 1 to 1 $5 for rent lot baltic", "nobody owes money to themselves"),
        ("owing 1 to 3 $5 for rent lot baltic", "seat 3 is out"),
        ("owing 3 to 1 $5 for rent lot baltic", "seat 3 is out"),
        ("owing 1 to pot $5 for tax", "there is no pot in this edition"),
        ("owing 1 to bank $0 for tax", "nothing is owed"),
        ("owing 1 to bank $5 for tax lot baltic", "for rent and for a fee, and only for those"),
        ("owing 1 to 2 $5 for rent", "for rent and for a fee, and only for those"),
        ("paying-each 1 $5 among 12", "nobody pays themselves"),
        ("collecting-each 1 $5 among 23", "one of the seats named is out"),
        ("paying-each 1 $5 among -\nowing 2 to 1 $5 for card", "seat 1 is the one who pays"),
        ("collecting-each 1 $5 among -\nowing 1 to 2 $5 for card", "the one who collects"),
        (
            "owing 2 to 1 $5000 for card\nreceiving 1 -\nowing 2 to bank $5 for fee lot baltic",
            "seat 1 is the one who pays",
        ),
    ],
)
def test_impossible_auctions_and_debts_are_refused(then: str, problem: str) -> None:
    """Seat 3 is out; Baltic is seat 1's."""
    assert check_refused(problem, "", "", "out 1", lots="baltic 1", then=f"turn 1 end\n{then}") > 6


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("offer 1 to 2: baltic for vermont", "all offers have lapsed"),
        ("claim baltic owner 1 from 2 $20", "has no open claims"),
        ("request 1 2", "there is no shortage"),
    ],
)
def test_nothing_is_left_open_in_a_game_that_is_over(line: str, problem: str) -> None:
    """M-S-22, M-S-32."""
    then = f"{line}\ncounters rounds 5 ending 2\nover"

    assert check_refused(problem, "", "", options="round_limit 5", then=then) == 5


def test_an_estate_is_auctioned_with_its_mortgages_only_where_the_option_says_so() -> None:
    """M-BKR-3."""
    then = "turn 1 roll\nestate 3 baltic"
    lots = "baltic bank mortgaged"

    check_refused("baltic is mortgaged", "", "", "out 1", lots=lots, then=then)
    kept = "bankrupt_to_bank_lots auction_mortgaged"
    game = table("", "", "out 1", lots=lots, options=kept, then=then)
    assert game.awaits == "bid"
    returned = "bankrupt_to_bank_lots return"
    check_refused("no estates are auctioned", "", "", "out 1", options=returned, then=then)


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("shortage 1 of - group brown targets 1,1 among 2", "only houses or hotels can be scarce"),
        ("shortage 1 of house group stations targets 1,1,1,1 among 2", "is not a group of streets"),
        ("shortage 1 of house group brown targets 1,1 among 12", "seat 1 is the builder"),
        ("shortage 1 of house group brown targets 1,1 among 2 bidding", "nobody is asked once"),
        ("shortage 1 of house group brown targets 0,0 among 2", "seat 1 may not build this"),
        ("shortage 1 of house group brown targets 2,0 among 2", "seat 1 may not build this"),
        ("shortage 1 of house group brown targets 3,2 among 2", "seat 1 may not build this"),
        ("shortage 1 of house group pink targets 1,1,1 among 2", "seat 1 may not build this"),
        ("shortage 1 of house group brown targets 2,2 among 2", "seat 1 cannot pay for this"),
        (
            "shortage 1 of house group brown targets 1,1\nauction 1 - building house among 12",
            "'bidding' is missing there",
        ),
        (
            "shortage 1 of house group brown targets 1,1 bidding\n"
            "auction 1 - building hotel among 12",
            "another building is scarce",
        ),
        (
            "shortage 1 of house group brown targets 1,1 bidding\n"
            "auction 1 - building house among 13",
            "seat 3 could not place the building",
        ),
        (
            "shortage 1 of house group brown targets 1,1 bidding\nplacing 3 house paid $5",
            "seat 3 could not place the building",
        ),
        (
            "shortage 1 of house group brown targets 1,1 bidding\n"
            "auction 1 boardwalk building house among 12",
            "needs a lot, or '-' and a building",
        ),
        ("request 1 2", "there is no shortage"),
    ],
)
def test_an_impossible_shortage_is_refused(then: str, problem: str) -> None:
    """The bank has four houses; seat 1 has brown and $150, seat 2 has pink."""
    lots = ",".join([owned(GROUPS["brown"], 1), owned(GROUPS["pink"], 2)])
    seats = ("$150", "", "")

    check_refused(problem, *seats, lots=lots, options="bank_houses 4", then=f"turn 1 roll\n{then}")


@pytest.mark.parametrize(
    ("seat", "lots", "then", "problem"),
    [
        ("", "", "setup among 1 next 1", "at least two seats roll"),
        ("", "", "setup among 13 next 2", "seat 2 is not among those that roll"),
        ("", "", "setup among 123 next 1 best 7", "nobody has rolled yet"),
        ("", "", "setup among 123 next 2 best 7", "'tied' must name the seats that rolled highest"),
        (
            "",
            "",
            "setup among 123 next 2 best 7 tied 3",
            "'tied' must name the seats that rolled highest",
        ),
        ("", "", "setup among 123 next 2 best 13 tied 1", "best 13; expected 2 to 12"),
        ("$1501", "", "setup among 123 next 1", "everyone has the starting money"),
        ("at baltic", "", "setup among 123 next 1", "all pieces stand on the start"),
        ("", "baltic 1", "setup among 123 next 1", "nobody owns a lot"),
        ("", "", "dice 1 2\nsetup among 123 next 1", "the dice were not rolled"),
        ("", "", "counters turns 1\nsetup among 123 next 1", "no turn has begun"),
        ("", "", "counters first 2\nsetup among 123 next 1", "not decided who begins"),
        ("cards chance", "", "setup among 123 next 1", "no card has been drawn"),
        ("always-claim", "", "setup among 123 next 1", "nothing has happened"),
        ("", "", "dealing dealt 7", "seat 1 must have been dealt 3 lots"),
        (
            "$1440",
            "baltic 1",
            "counters first 2\ndealing dealt 1",
            "seat 1 must have been dealt 0 lots",
        ),
        ("$1500", "baltic 1", "dealing dealt 1", "everyone has the starting money"),
        ("$1440", "baltic 1 mortgaged", "dealing dealt 1", "nothing has happened"),
    ],
)
def test_an_impossible_start_is_refused(seat: str, lots: str, then: str, problem: str) -> None:
    """Only rolls for the order and dealing of lots come before the first turn."""
    check_refused(problem, seat, "", "", lots=lots, options="starting_lots 2", then=then)


def test_a_start_can_be_set_up() -> None:
    """With lots dealt, beginning with the first player."""
    game = table(
        "$1440", "", "", lots="baltic 1", options="starting_lots 2", then="dealing dealt 1"
    )

    assert game.awaits == "deal"
    check_same_again(game.state, game.edition)


@pytest.mark.parametrize(
    ("options", "then", "problem"),
    [
        ("", "counters doubles 3", "doubles is 3; expected 0 to 2"),
        ("", "counters time_up 1", "time_up is 1; expected 0 to 0"),
        ("time_limit_minutes 9", "counters time_up 2", "time_up is 2; expected 0 to 1"),
        ("", "counters ending 2", "ending is 2; expected 0 to 0"),
        ("round_limit 5", "counters rounds 5", "rounds is 5; expected 0 to 4"),
        ("", "over", "the counters lack 'ending'"),
        ("", "counters ending 4\nover", "ending is 4; expected 0 to 3"),
        ("", "counters ending 1\nover", "one seat is left in this game, not 2"),
        ("", "counters ending 2\nover", "the round limit was not reached"),
        ("round_limit 5", "counters rounds 4 ending 2\nover", "the round limit"),
        ("time_limit_minutes 9", "counters ending 3\nover", "the time is not up"),
        ("", "counters ending 2\nover\nover", "over is given twice"),
    ],
)
def test_impossible_counters_are_refused(options: str, then: str, problem: str) -> None:
    check_refused(problem, "", "", options=options, then=then)


def test_a_position_of_a_finished_game_has_its_outcome() -> None:
    """M-S-32: seat 2 has $100 more."""
    text = position(
        "",
        "$1600",
        options="round_limit 5",
        then="counters turns 10 rounds 5 ending 2\nover 2",
    )

    outcome = Game.from_position(text).outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((2,), "rounds")
