"""Short positions for tests about property: each seat's line says what it owns."""

from __future__ import annotations

import pytest

from magnate.monopoly import Action, Game, IllegalAction
from magnate.monopoly.events import Events

GROUPS = {
    "brown": ("mediterranean", "baltic"),
    "light-blue": ("oriental", "vermont", "connecticut"),
    "pink": ("st-charles", "states", "virginia"),
    "orange": ("st-james", "tennessee", "new-york"),
    "red": ("kentucky", "indiana", "illinois"),
    "yellow": ("atlantic", "ventnor", "marvin-gardens"),
    "green": ("pacific", "north-carolina", "pennsylvania"),
    "dark-blue": ("park-place", "boardwalk"),
    "stations": ("reading", "pennsylvania-rr", "b-and-o", "short-line"),
    "companies": ("electric", "water"),
}


def position(*seats: str, edition: str = "brazil", options: str = "", then: str = "") -> str:
    """Return a position. A seat such as `$500 at jail | orange 4-4-3, reading mortgaged` is its
    line and what it owns: lots or groups, each with levels or `mortgaged`."""
    lines = [f"monopoly {edition}"]
    lines += [f"option {option.strip()}" for option in options.split(",") if option.strip()]
    lines += [f"{number} {seat.split('|')[0].strip()}" for number, seat in enumerate(seats, 1)]
    for number, seat in enumerate(seats, 1):
        for owned in seat.split("|")[1].split(",") if "|" in seat else ():
            lines += _lot_lines(number, *owned.split())
    lines += [line.strip() for line in then.splitlines() if line.strip()]
    return "\n".join(lines) + "\n"


def _lot_lines(number: int, name: str, how: str = "") -> list[str]:
    lots = GROUPS.get(name, (name,))
    hows = how.split("-") if how else [""]
    hows = hows * len(lots) if len(hows) == 1 else hows
    words = [f"level {each}" if each.isdecimal() else each for each in hows]
    words = ["" if each == "level 0" else each for each in words]
    return [f"lot {lot} {number} {word}".rstrip() for lot, word in zip(lots, words, strict=True)]


def table(*seats: str, edition: str = "brazil", options: str = "", then: str = "") -> Game:
    """Return a game from a short position; the test plays the part of chance."""
    text = position(*seats, edition=edition, options=options, then=then)
    return Game.from_position(text, chance="given")


def play(game: Game, *lines: str) -> Events:
    """Play lines such as `roll` or `2: request 3`, keeping account; return what happened."""
    before = len(game.events)
    for line in lines:
        first, _, rest = line.partition(": ")
        if first.isdecimal():
            game.play(rest, seat=int(first))
        else:
            game.play(line)
        audit(game)
    return game.events[before:]


def audit(game: Game) -> None:
    """Check that nobody has less than nothing, that money and buildings are conserved, and that
    the position written is read as the same state."""
    view = game.view()
    options = game.edition.options()
    levels = [square.lot.level for square in view.squares if square.lot]
    assert min(seat.cash for seat in view.seats) >= 0, f"money below zero: {cash(game)}"
    assert min(view.houses, view.hotels) >= 0
    assert view.houses + sum(n for n in levels if n < 5) == options["bank_houses"]
    assert view.hotels + levels.count(5) == options["bank_hotels"]
    assert sum(game.state.cash) == 0
    assert Game.from_position(game.position(), chance="given").state == game.state


def cash(game: Game) -> tuple[int, ...]:
    """Return everyone's money."""
    return tuple(seat.cash for seat in game.view().seats)


def stock(game: Game) -> tuple[int, int]:
    """Return the bank's houses and hotels."""
    return game.view().houses, game.view().hotels


def levels(game: Game, group: str) -> tuple[int, ...]:
    """Return what stands on the lots of a group."""
    lots = {square.id: square.lot for square in game.view().squares if square.lot}
    return tuple(lots[lot].level for lot in GROUPS[group])


def owned(game: Game, seat: int) -> tuple[str, ...]:
    """Return the lots of a seat, in board order."""
    return game.view().seats[seat - 1].lots


def owner(game: Game, lot: str) -> int | None:
    """Return whose a lot is, None for the bank."""
    return next(each.lot.owner for each in game.view().squares if each.lot and each.id == lot)


def mortgaged(game: Game) -> tuple[str, ...]:
    """Return all mortgaged lots, in board order."""
    return tuple(each.id for each in game.view().squares if each.lot and each.lot.mortgaged)


def cards(game: Game, seat: int) -> tuple[str, ...]:
    """Return the piles whose jail cards a seat holds."""
    return game.view().seats[seat - 1].jail_cards


def asked(game: Game) -> tuple[str, int | None]:
    """Return what the game awaits, and of whom."""
    return game.awaits, game.seat


def refused(game: Game, action: Action | str, *, seat: int | None = None) -> tuple[str, str]:
    """Try an illegal action; return reason and clause once nothing is found changed."""
    before = game.position(), len(game.events), len(game.history())
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat=seat)
    assert before == (game.position(), len(game.events), len(game.history()))
    assert action not in game.legal_actions(seat=seat)
    return str(refusal.value.reason), refusal.value.clause


def allowed(game: Game, action: Action | str, *, seat: int | None = None) -> bool:
    """Return whether an action is legal now."""
    return game.why_not(action, seat=seat) is None


def at_auction(game: Game) -> str | None:
    """Return the lot that is auctioned, or `house` or `hotel`."""
    auction = game.view().auction
    return (auction.lot or auction.building) if auction else None


def nobody_bids(game: Game) -> list[str]:
    """Let everyone pass until no lot is auctioned any more; return the lots that were."""
    lots: list[str] = []
    while game.awaits == "bid" and at_auction(game) not in ("house", "hotel"):
        lot = at_auction(game)
        assert lot is not None
        if lots[-1:] != [lot]:
            lots.append(lot)
        play(game, "pass")
    return lots


HOTELS_ON_ORANGE = "build st-james 5 tennessee 5 new-york 5"


def three_monopolies(
    houses: int,
    *,
    edition: str = "brazil",
    options: str = "",
    money: tuple[int, int, int] = (1000, 1000, 1000),
) -> Game:
    """Seat 1 has the orange lots, 2 the pink ones, 3 the brown ones; the bank has `houses` left."""
    options = f"bank_houses {houses}, {options}"
    first, second, third = money
    return table(
        f"${first} | orange",
        f"${second} | pink",
        f"${third} | brown",
        edition=edition,
        options=options,
    )


def in_debt(
    amount: int,
    debtor: str,
    *others: str,
    to: str = "2",
    edition: str = "brazil",
    options: str = "",
) -> Game:
    """Return a game in which seat 1 owes an amount, by default to seat 2 for Boardwalk."""
    cause = "rent lot boardwalk" if to == "2" else "tax"
    then = f"turn 1 end rolled\nowing 1 to {to} ${amount} for {cause}"
    others = others or ("$500 | dark-blue", "$500")
    return table(debtor, *others, edition=edition, options=options, then=then)
