"""Between two rolls nobody gains money from the bank, however the seats cooperate (M-S-15)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magnate.monopoly import Game, Offer, Side
from magnate.monopoly.actions import EndTurn, RollDice
from magnate.monopoly.editions import preset_in_version

from .estates import GROUPS, play, position, refused, table

STREETS = [group for group in GROUPS if group not in ("stations", "companies")]
STEPS = 40

Holdings = tuple[tuple[str, int | None, int, bool], ...]
"""Of each lot, its owner, its buildings and whether it is mortgaged."""


def holdings(game: Game) -> Holdings:
    lots = [(square.id, square.lot) for square in game.view().squares if square.lot]
    return tuple((name, lot.owner, lot.level, lot.mortgaged) for name, lot in lots)


def money(game: Game) -> int:
    return sum(seat.cash for seat in game.view().seats)


def worth(game: Game) -> int:
    """Return what all seats have: cash, half of their buildings, mortgages they could take."""
    total = money(game)
    for square in game.view().squares:
        if square.lot and square.lot.owner:
            total += square.lot.level * (square.lot.building_cost // 2)
            total += 0 if square.lot.mortgaged else square.lot.mortgage
    return total


@st.composite
def estates(draw: st.DrawFn) -> Game:
    """Return a game in which several seats could build and the bank has few buildings."""
    edition = draw(st.sampled_from(["brazil", "official", "modern"]))
    groups = draw(st.permutations(STREETS))
    built = ["", " 1", " 3", " 4", " 5"]
    seats = [
        f"${draw(st.integers(60, 900))} | {groups[2 * seat]}{draw(st.sampled_from(built))},"
        f" {groups[2 * seat + 1]}, {GROUPS['stations'][seat]}"
        for seat in range(draw(st.integers(2, 3)))
    ]
    start = draw(st.sampled_from(["any", "lowest_deed_price"]))
    text = position(*seats, edition=edition, options=f"shortage_auction_start {start}")
    state = Game.from_position(text, chance="given").view()
    houses = 32 - state.houses + draw(st.integers(1, 4))
    hotels = 12 - state.hotels + draw(st.integers(1, 4))
    stock = f"option bank_houses {houses}\noption bank_hotels {hotels}\n"
    return Game.from_position(text.replace("\n1 $", f"\n{stock}1 $", 1), chance="given")


def offers(game: Game, seat: int) -> Iterator[Offer]:
    """Yield trades of one lot for money that a seat could offer, at a few prices."""
    mine = game.view().seats[seat - 1].lots
    for other in game.view().seats:
        if other.seat != seat:
            for lot in mine:
                for price in (0, 1, other.cash // 2, other.cash):
                    yield Offer(other.seat, Side((lot,)), Side(cash=price))


def decisions(game: Game) -> list[tuple[int, str]]:
    """Return what all seats could do now except to roll or to end the turn."""
    found = []
    for seat in range(1, game.players + 1):
        for action in game.legal_actions(seat=seat):
            if not isinstance(action, RollDice | EndTurn):
                found.append((seat, str(action)))
        if game.awaits == "bid" and game.seat == seat and (bids := game.legal_actions().bids):
            found += [(seat, f"bid {bids[len(bids) // 2]}")] if bids else []
    return found


def choice(data: st.DataObject, game: Game) -> tuple[int, str] | None:
    """Return a decision of some seat; in the window now and then an offer."""
    seat = data.draw(st.integers(1, game.players))
    if game.awaits == "roll" and data.draw(st.integers(0, 3)) == 0:
        possible = [offer for offer in offers(game, seat) if not game.why_not(offer, seat=seat)]
        if possible:
            return seat, str(data.draw(st.sampled_from(possible)))
    listed = decisions(game)
    return data.draw(st.sampled_from(listed)) if listed else None


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(game=estates(), data=st.data())
def test_no_actions_in_one_window_make_money_from_nothing(game: Game, data: st.DataObject) -> None:
    """With the same lots, mortgages and buildings in the same hands there is never more cash, and
    nothing that is bought, redeemed or traded raises what all seats together could raise."""
    before = worth(game)
    least: dict[Holdings, int] = {holdings(game): money(game)}
    for _ in range(STEPS):
        chosen = choice(data, game)
        if chosen is None:
            break
        game.play(chosen[1], seat=chosen[0])
        if game.awaits != "roll":  # a building that was won does not stand yet
            continue
        assert worth(game) <= before
        before = worth(game)
        known = least.setdefault(holdings(game), money(game))
        assert money(game) <= known
        least[holdings(game)] = min(known, money(game))


def by_version_1(game: Game) -> Game:
    """Return the same game played by version 1 of the rules."""
    edition = preset_in_version("official", 1).with_options(bank_houses=1)
    old = Game(game.players, edition, seed=1)
    old._put(game.state)
    return old


def test_version_1_of_the_rules_let_two_seats_share_what_the_bank_lost() -> None:
    """A house for $1 goes back to the bank for $50; version 2 refuses the bid."""
    game = table("$500 | orange", "$500 | pink", edition="official", options="bank_houses 1")
    old = by_version_1(game)
    for line in ("build st-james 1", "request 1", "bid 1", "pass", "place states"):
        old.play(line)
    old.play("sell states 0", seat=2)

    assert (holdings(old), money(old)) == (holdings(game), money(game) + 49)
    play(game, "build st-james 1", "request 1")
    assert refused(game, "bid 49") == ("bid_too_low", "M-S-5")
