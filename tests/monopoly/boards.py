"""Short positions: only what matters, and what a player reads off the table."""

from __future__ import annotations

import pytest

from magnate.monopoly import Action, Game, IllegalAction
from magnate.monopoly.events import Event

# The board as it is printed, from Start on.
SQUARES = [
    "start",
    "mediterranean",
    "chest-1",
    "baltic",
    "income-tax",
    "reading",
    "oriental",
    "chance-1",
    "vermont",
    "connecticut",
    "jail",
    "st-charles",
    "electric",
    "states",
    "virginia",
    "pennsylvania-rr",
    "st-james",
    "chest-2",
    "tennessee",
    "new-york",
    "free-parking",
    "kentucky",
    "chance-2",
    "indiana",
    "illinois",
    "b-and-o",
    "atlantic",
    "ventnor",
    "water",
    "marvin-gardens",
    "go-to-jail",
    "pacific",
    "north-carolina",
    "chest-3",
    "pennsylvania",
    "short-line",
    "chance-3",
    "park-place",
    "wealth-tax",
    "boardwalk",
]
GROUPS = {
    "brown": ("mediterranean", "baltic"),
    "light_blue": ("oriental", "vermont", "connecticut"),
    "pink": ("st-charles", "states", "virginia"),
    "orange": ("st-james", "tennessee", "new-york"),
    "red": ("kentucky", "indiana", "illinois"),
    "yellow": ("atlantic", "ventnor", "marvin-gardens"),
    "green": ("pacific", "north-carolina", "pennsylvania"),
    "dark_blue": ("park-place", "boardwalk"),
}
STATIONS = ("reading", "pennsylvania-rr", "b-and-o", "short-line")
COMPANIES = ("electric", "water")
AUTOMATIC = "rent_claim_deadline automatic"


def position(
    *seats: str, lots: str = "", edition: str = "brazil", options: str = "", then: str = ""
) -> str:
    """Return a position: a seat without money has $1,500, one without a square is on Start.

    Lots are separated by commas, options by semicolons; `then` has further lines.
    """
    lines = [f"monopoly {edition}"]
    lines += [f"option {option.strip()}" for option in options.split(";") if option.strip()]
    for number, seat in enumerate(seats, 1):
        if not seat.startswith(("$", "out")):
            seat = f"$1500 {seat}"
        if not seat.startswith("out") and "at " not in seat:
            money, _, rest = seat.partition(" ")
            seat = f"{money} at {'jail' if 'in-jail' in rest else 'start'} {rest}"
        lines.append(f"{number} {seat}".rstrip())
    lines += [f"lot {lot.strip()}" for lot in lots.split(",") if lot.strip()]
    lines += [line.strip() for line in then.splitlines() if line.strip()]
    return "\n".join(lines) + "\n"


def table(
    *seats: str, lots: str = "", edition: str = "brazil", options: str = "", then: str = ""
) -> Game:
    """Return a game from a short position; the test plays the part of chance."""
    text = position(*seats, lots=lots, edition=edition, options=options, then=then)
    return Game.from_position(text, chance="given")


def owned(lots: tuple[str, ...], seat: int, *, level: int = 0) -> str:
    """Return the words for some lots of one owner, all with the same buildings."""
    return ",".join(f"{lot} {seat}{f' level {level}' if level else ''}" for lot in lots)


def play(game: Game, *lines: str) -> list[Event]:
    """Play line by line, `2 claim baltic` for seat 2; return what happened.

    No money and no building may come from nowhere or be lost on the way.
    """
    before = len(game.events)
    for line in lines:
        first, _, rest = line.partition(" ")
        if first.isdecimal():
            game.play(rest, seat=int(first))
        else:
            game.play(line)
        check_conserved(game)
    return list(game.events)[before:]


def check_conserved(game: Game) -> None:
    """Check that all money is in an account, none is negative, and no building was lost."""
    s, edition = game.state, game.edition
    assert sum(s.cash) == 0
    assert min(s.cash[: s.players]) >= 0 and s.cash[9] >= 0
    assert s.houses + sum(level for level in s.level if level < 5) == edition.bank_houses
    assert s.hotels + list(s.level).count(5) == edition.bank_hotels


def roll(game: Game, first: int, second: int) -> list[Event]:
    """Roll the given dice for the seat whose turn it is."""
    return play(game, "roll", f"dice {first} {second}")


def before(square: str, steps: int) -> str:
    """Return the square a number of steps before another."""
    return SQUARES[(SQUARES.index(square) - steps) % 40]


def cash(game: Game) -> tuple[int, ...]:
    """Return everyone's money."""
    return tuple(seat.cash for seat in game.view().seats)


def square(game: Game, seat: int = 1) -> str:
    """Return where a piece stands."""
    return game.view().seats[seat - 1].square


def jail_turn(game: Game, seat: int = 1) -> int:
    """Return the number of a seat's current or next turn in jail; 0 outside jail."""
    return game.view().seats[seat - 1].jail_turn


def owner(game: Game, lot: str) -> int | None:
    """Return the seat that owns a lot, None for the bank."""
    found = next(each.lot for each in game.view().squares if each.id == lot)
    assert found is not None
    return found.owner


def asked(game: Game) -> tuple[str, int | None]:
    """Return what is awaited, and the seat to act, or None for chance."""
    return game.awaits, game.seat


def choices(game: Game, seat: int | None = None) -> list[str]:
    """Return the notation of all listed actions of a seat."""
    return [str(action) for action in game.legal_actions(seat=seat)]


def possible(game: Game, action: object, *, seat: int | None = None) -> bool:
    """Return whether an action, or its notation, is among the legal ones, listed or not."""
    return action in game.legal_actions(seat=seat)


def claims(game: Game) -> list[tuple[int, int, str, int]]:
    """Return the open claims, oldest first: owner, debtor, lot and amount."""
    return [(each.owner, each.debtor, each.lot, each.amount) for each in game.view().claims]


def refused(game: Game, action: Action | str, *, seat: int | None = None) -> tuple[str, str]:
    """Try an illegal action; return reason and clause once nothing is found changed."""
    before = game.state.copy(), len(game.events), game.history()
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat=seat)
    assert before == (game.state, len(game.events), game.history())
    assert not possible(game, action, seat=seat)
    return str(refusal.value.reason), refusal.value.clause
