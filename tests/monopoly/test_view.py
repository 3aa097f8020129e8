"""Who sees what, and what a view tells (M-BUY-3, M-S-33, M-S-34)."""

from __future__ import annotations

import random

import msgspec
import pytest

from magnate.monopoly import Game, presets
from magnate.monopoly.events import Event, OrderGiven
from magnate.monopoly.offers import Side
from magnate.monopoly.unfinished import AuctionView, BidderView, DebtView, EstateView, ShortageView
from magnate.monopoly.view import ClaimView, LotView, OfferView, PileView, Prompt, View

from .mid_game import (
    AUCTION,
    EVERYONE,
    LOTS,
    NAMES,
    OWING,
    SEATS,
    mid_game,
    prompt_of,
    shortage,
    with_lots,
)


def lot(view: View, name: str) -> LotView:
    found = next(square.lot for square in view.squares if square.id == name)
    assert found is not None
    return found


def test_everybody_sees_everything_on_the_table() -> None:
    """M-BUY-3: the views differ in nothing but whose they are."""
    game = mid_game()
    own = {"seat", "moves", "prompt"}
    views = [msgspec.to_builtins(game.view(seat)) for seat in EVERYONE]

    public = [{name: value for name, value in view.items() if name not in own} for view in views]
    assert all(view == public[0] for view in public)


def test_a_seat_has_its_money_its_place_and_its_lots() -> None:
    """The players of the guide: worth by printed prices, a bank of 16 houses and 10 hotels."""
    view = mid_game().view()
    tomek, ann, _, zofia = view.seats

    assert [seat.name for seat in view.seats] == list(NAMES)
    assert [seat.cash for seat in view.seats] == [410, 812, 255, 640]
    assert [seat.fortune for seat in view.seats] == [2340, 2372, 2185, 2710]
    assert [seat.square for seat in view.seats] == ["vermont", "illinois", "free-parking", "jail"]
    assert [seat.jail_turn for seat in view.seats] == [0, 0, 0, 2]
    assert [seat.jail_cards for seat in view.seats] == [("chest",), (), (), ()]
    assert ann.lots == (
        *("pennsylvania-rr", "kentucky", "illinois", "b-and-o", "pacific", "boardwalk"),
    )
    assert (view.houses, view.hotels, view.pot, view.dice) == (16, 10, 0, (6, 4))
    assert zofia.went_out is None and tomek.offers_left == 3


def test_what_can_be_raised_is_half_of_buildings_and_all_mortgages() -> None:
    """M-S-16: 805 for seat 1 with Vermont; 10 * 25 + 30 + 30 + 140 + 75 + 150 + 160 for Otto."""
    view = mid_game(lots=with_lots(vermont="1")).view()

    assert view.seats[0].can_raise == 805
    assert view.seats[2].can_raise == 835


def test_a_lot_has_its_deed_its_owner_and_its_rent_now() -> None:
    """M-BUY-3, M-MORT-4."""
    view = mid_game().view()

    assert lot(view, "virginia") == LotView(
        group="pink",
        price=160,
        mortgage=80,
        redeem=88,
        building_cost=100,
        rents=(12, 60, 180, 500, 700, 900),
        monopoly_rent=24,
        owner=1,
        level=3,
        mortgaged=False,
        rent=500,
        dice_factor=0,
        tradable=False,
    )
    assert lot(view, "vermont").owner is None
    assert (lot(view, "electric").rent, lot(view, "electric").dice_factor) == (0, 4)
    assert (lot(view, "indiana").mortgaged, lot(view, "indiana").rent) == (True, 0)
    assert lot(view, "b-and-o").rent == 50
    assert lot(view, "reading").redeem == 110


def test_squares_are_in_play_order_with_the_names_of_the_edition() -> None:
    """Option square_names."""
    official, brazil = mid_game().view(), Game(2, "brazil", seed=1).view()

    assert len(official.squares) == 40
    assert [square.name for square in official.squares[:2]] == ["Go", "Mediterranean Avenue"]
    assert [square.name for square in brazil.squares[:2]] == ["Ponto de Partida", "Avenida Sumaré"]
    assert (official.squares[10].kind, official.squares[10].lot) == ("jail", None)


def test_a_group_names_its_lots_and_its_sole_owner() -> None:
    """M-BUILD-1."""
    groups = {group.name: group for group in mid_game().view().groups}

    assert list(groups)[:3] == ["brown", "stations", "light_blue"]
    assert groups["brown"].lots == ("mediterranean", "baltic")
    assert {name for name, group in groups.items() if group.owner} == {"brown", "pink", "orange"}
    assert [groups[name].owner for name in ("brown", "pink", "orange")] == [3, 1, 4]
    assert groups["stations"].kind == "station"


def test_the_cards_seen_are_known_in_their_order() -> None:
    """M-CARD-2, M-CARD-4: 16 cards, of Chest one is held and two were seen."""
    game = mid_game("pile chest chest.doctor chest.go")

    assert game.view().piles == {
        "chance": PileView((), 16),
        "chest": PileView(("chest.doctor", "chest.go"), 13),
    }


def test_a_seat_that_is_out_has_nothing_but_a_rank() -> None:
    """M-BKR-2."""
    seats = (*SEATS[:3], "4 out 1")
    lots = "\n".join(line for line in LOTS.splitlines() if line.split()[2] != "4")
    view = mid_game(seats=seats, lots=lots).view()

    assert (view.seats[3].went_out, view.seats[3].cash, view.seats[3].lots) == (1, 0, ())


def test_a_game_with_a_limit_counts_the_fortune_of_its_end() -> None:
    """M-S-32: mortgaged lots at half price: Reading 100 and Indiana 110 less than 2340."""
    view = mid_game(options="option round_limit 20").view()

    assert view.seats[0].fortune == 2130
    assert view.round == 1 and view.ending is None


def test_the_view_has_the_pot() -> None:
    """M-FREE-1."""
    game = mid_game("pot $150", options="option free_parking pot")

    assert game.view().pot == 150


def test_claims_show_how_many_players_may_still_roll() -> None:
    """M-RENT-6: official: until the second following player rolls."""
    game = mid_game("claim virginia owner 1 from 2 $500 age 1\nclaim b-and-o owner 2 from 3 $50")

    assert game.view(1).claims == (
        ClaimView(owner=1, debtor=2, lot="virginia", amount=500, rolls_left=1),
        ClaimView(owner=2, debtor=3, lot="b-and-o", amount=50, rolls_left=2),
    )


def test_offers_are_public() -> None:
    """M-S-34."""
    game = mid_game()
    game.play("offer 2: indiana + chest-card for b-and-o + $60", seat=1)
    gives, gets = Side(("indiana",), 0, ("chest",)), Side(("b-and-o",), 60)

    for seat in EVERYONE:
        assert game.view(seat).offers == (OfferView(1, 2, gives, gets, uses_card=False),)
    assert game.view().seats[0].offers_left == 2


def test_an_offer_for_a_jail_card_says_that_it_is_used() -> None:
    """M-S-25."""
    game = mid_game("turn 4 roll")
    game.play("buycard 1 for 35")

    assert game.view().offers == (
        OfferView(4, 1, Side(cash=35), Side(cards=("chest",)), uses_card=True),
    )


def test_an_auction_shows_the_bidders_and_what_each_can_bid() -> None:
    """M-S-5, M-S-35: what each has, and what it could raise by mortgages and buildings."""
    game = mid_game(AUCTION)
    assert game.view().asked == 3

    for action in ("pass", "bid 100", "bid 120", "bid 130"):
        game.play(action)

    raisable = {seat.seat: seat.can_raise for seat in game.view().seats}
    assert game.view(2).auction == AuctionView(
        lot="short-line",
        building=None,
        high=130,
        leader=2,
        least=131,
        bidders=(
            BidderView(1, 120, still_in=True, cash=410, can_raise=raisable[1]),
            BidderView(2, 130, still_in=True, cash=812, can_raise=raisable[2]),
            BidderView(3, 0, still_in=False, cash=255, can_raise=raisable[3]),
            BidderView(4, 100, still_in=True, cash=640, can_raise=raisable[4]),
        ),
    )


def test_in_an_auction_from_a_position_only_the_leaders_bid_is_known() -> None:
    """M-AUC-3."""
    auction = (
        mid_game("turn 2 end rolled\nauction 4 short-line high $130 leader 4 least $1 among 124")
        .view(1)
        .auction
    )

    assert auction is not None
    assert [bidder.bid for bidder in auction.bidders] == [0, 0, 0, 130]
    assert [bidder.still_in for bidder in auction.bidders] == [True, True, False, True]


def test_bids_of_an_earlier_auction_are_forgotten() -> None:
    """M-S-17: the estate of seat 3, lot by lot."""
    game = Game.from_position(
        "monopoly official\n1 $100\n2 $200\n3 out 1\n"
        "turn 1 end rolled\nestate 3 mediterranean,baltic\n",
        chance="given",
    )
    first = game.view().auction
    assert first is not None and first.lot == "mediterranean"
    assert game.view().estate == EstateView(3, ("baltic",))
    while (auction := game.view().auction) and auction.lot == "mediterranean":
        game.play("pass" if auction.leader else "bid 5")

    second = game.view().auction
    assert second is not None and second.lot == "baltic"
    assert [bidder.bid for bidder in second.bidders] == [0, 0]
    assert second.least == 1


def test_a_debt_shows_what_is_missing() -> None:
    """M-S-16: the debt of the guide."""
    seats = ("1 $310 at tennessee cards chest", *SEATS[1:])
    game = mid_game(OWING, seats=seats, lots=with_lots(vermont="1"))

    for seat in EVERYONE:
        assert game.view(seat).debt == DebtView(1, 4, 550, "rent", "tennessee", 240, 805)
    game.play("mortgage electric")
    debt = game.view().debt
    assert debt is not None and (debt.missing, debt.can_raise) == (165, 730)


def test_a_shortage_shows_the_requests() -> None:
    """M-S-15: one house, wanted by seat 1; seat 2 could use three with $500."""
    game = shortage()
    game.play("build baltic 1", seat=1)

    assert game.view().shortage == ShortageView(
        seat=1, building="house", group="brown", stock=1, requests=(1, 0, 0), auctioning=False
    )
    assert prompt_of(game) == Prompt(
        key="prompt-request", kind="request", building="house", n=1, most=10
    )
    game.play("request 1")
    auction = game.view().auction
    assert auction is not None
    assert (auction.lot, auction.building, auction.leader) == (None, "house", None)
    assert [bidder.still_in for bidder in auction.bidders] == [True, True, False]


def orders_given(log: tuple[Event, ...]) -> list[int]:
    return [event.seat for event in log if isinstance(event, OrderGiven)]


def test_only_its_seat_sees_a_standing_order() -> None:
    """M-S-33."""
    game = mid_game()
    game.play("order always-claim on", seat=2)
    game.play("order never-build on", seat=2)

    assert game.view(2).orders == ("always_claim", "never_build")
    assert orders_given(game.view(2).log) == [2, 2]
    for seat in (1, 3, 4, None):
        assert game.view(seat).orders == ()
        assert orders_given(game.view(seat).log) == []


def test_the_orders_of_others_do_not_change_what_a_seat_sees() -> None:
    """M-S-33."""
    plain = mid_game()
    ordered = mid_game(
        seats=(
            SEATS[0],
            f"{SEATS[1]} always-claim never-build",
            f"{SEATS[2]} never-build",
            SEATS[3],
        )
    )
    ordered.play("order never-build on", seat=4)

    for seat in (1, None):
        assert msgspec.json.encode(plain.view(seat)) == msgspec.json.encode(ordered.view(seat))
    assert plain.view(2) != ordered.view(2)


def moments(edition: str) -> list[View]:
    """Return views of a random game, now and then."""
    game = Game(4, edition, seed=3)
    dice = random.Random(edition)
    views = []
    for turn in range(400):
        if game.is_over:
            break
        game.play(dice.choice(list(game.legal_actions())))
        if turn % 20 == 0:
            views += [game.view(1), game.view()]
    return views


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_a_view_can_be_sent_and_read_again(edition: str) -> None:
    """Options lose their tuples on the way, nothing else changes."""
    for view in moments(edition):
        sent = msgspec.json.encode(view)
        again = msgspec.json.decode(sent, type=View)
        assert msgspec.json.encode(again) == sent
        assert (again.squares, again.seats, again.log) == (view.squares, view.seats, view.log)
        assert (again.prompt, again.auction, again.debt) == (view.prompt, view.auction, view.debt)


def test_there_is_no_view_of_a_seat_that_does_not_exist() -> None:
    """M-S-1."""
    for seat in (0, 5, -1):
        with pytest.raises(ValueError, match="expected 1 to 4"):
            mid_game().view(seat)


def test_a_view_may_leave_out_the_log_before_an_index() -> None:
    """Nothing else depends on it; standing orders of others count and are not shown."""
    game = mid_game()
    game.play("order never-build on", seat=2)
    start = len(game.events)
    game.play("offer 2: indiana for b-and-o", seat=1)
    game.play("order always-claim on", seat=3)

    for seat in EVERYONE:
        whole, late = game.view(seat), game.view(seat, since=start)
        assert late.log == tuple(
            event for event in game.events[start:] if event in game.view(seat).log
        )
        assert msgspec.structs.replace(whole, log=late.log) == late
    assert len(game.view(2, since=start).log) == 1
    assert len(game.view(3, since=start).log) == 2
    assert game.view(1, since=len(game.events)).log == game.view(1, since=10**6).log == ()


def test_an_index_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="since=-1: expected an index"):
        mid_game().view(1, since=-1)


def test_views_follow_undo_and_copies() -> None:
    """What is kept of a view is kept for one state."""
    game = mid_game()
    before = [game.view(seat) for seat in EVERYONE]
    game.play("mortgage electric", seat=1)
    twin = game.copy()
    after = [game.view(seat) for seat in EVERYONE]
    assert after != before
    assert [twin.view(seat) for seat in EVERYONE] == after

    game.undo()

    assert [game.view(seat) for seat in EVERYONE] == before
    assert [twin.view(seat) for seat in EVERYONE] == after


def test_a_view_that_was_changed_by_its_reader_changes_no_other_state() -> None:
    game = mid_game()
    game.view(1).options["salary"] = 9

    game.play("mortgage electric", seat=1)

    assert game.view(1).options["salary"] == mid_game().view(1).options["salary"] == 200
