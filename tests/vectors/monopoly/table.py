"""A game set up from a position; whatever the vector does not specify is filled in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from magnate.monopoly import Dice, Edition, Game, RollDice
from magnate.monopoly.editions import option_text
from magnate.monopoly.rules import state as k

from .board import HOTEL, MOST_HOUSES, Lot
from .op import preset

RICH = 1_000_000
SEATS = 3  # unless a vector names more: two who deal with each other, and one who watches
PILES = ("chance", "chest")


@dataclass(kw_only=True)
class Table:
    """A position to build, in which a seat is about to roll; chance is given."""

    edition: Edition
    names: Sequence[str] = ()
    seat: int = 1
    lots: Mapping[int, Sequence[Lot]] = field(default_factory=dict)
    cash: Mapping[int, int] = field(default_factory=dict)
    others_cash: int = RICH
    at: Mapping[int, str] = field(default_factory=dict)
    jail_turn: Mapping[int, int] = field(default_factory=dict)
    cards: Mapping[int, Sequence[str]] = field(default_factory=dict)
    doubles: int = 0

    def game(self) -> Game:
        """Return a game that continues from this table.

        Buildings that no game could have put up are added to the bare state.
        """
        names = self.names or [f"player {seat}" for seat in range(1, SEATS + 1)]
        lines = "\n".join(self.lines(len(names)))
        game = Game.from_position(lines, chance="given", names=names)
        impossible = [lot for lot in self.all_lots() if not self.could_stand(lot)]
        if impossible:
            add_buildings(game, impossible)
        return game

    def lines(self, players: int) -> Iterator[str]:
        """Write the position."""
        yield f"monopoly {self.edition.name}"
        for name, (value, _) in self.edition.differences(preset(self.edition.name)).items():
            yield f"option {name} {option_text(value)}"
        for seat in range(1, players + 1):
            yield self.seat_line(seat)
        for seat, lots in self.lots.items():
            for lot in lots:
                level = f" level {lot.level}" if lot.level and self.could_stand(lot) else ""
                yield f"lot {lot.id} {seat}{level}{' mortgaged' * lot.mortgaged}"
        if self.doubles:
            yield f"counters doubles {self.doubles}"
        yield f"turn {self.seat} roll"

    def seat_line(self, seat: int) -> str:
        """Write money, square and cards of a seat; a seat in jail is on its square."""
        jailed = f" in-jail {self.jail_turn[seat]}" if self.jail_turn.get(seat) else ""
        board = self.edition.board
        start, jail = (next(s.id for s in board.squares if s.kind == kind) for kind in KINDS)
        place = jail if jailed else self.at.get(seat, start)
        cards = f" cards {' '.join(self.cards[seat])}" if self.cards.get(seat) else ""
        return f"{seat} ${self.cash.get(seat, self.others_cash)} at {place}{jailed}{cards}"

    def all_lots(self) -> list[Lot]:
        """Return the lots that belong to somebody."""
        return [lot for lots in self.lots.values() for lot in lots]

    def could_stand(self, lot: Lot) -> bool:
        """Return whether the rules let a lot and its group be built up like this."""
        group = [other for other in self.all_lots() if other.group == lot.group]
        levels = [other.level for other in group]
        if any(other.mortgaged for other in group) and any(levels):
            return False
        if not self.edition.mixed_buildings_in_group and 0 < levels.count(HOTEL) < len(levels):
            return False
        return not self.edition.even_building or max(levels) - min(levels) <= 1


KINDS = ("start", "jail")


def add_buildings(game: Game, lots: Sequence[Lot]) -> None:
    """Put buildings on lots, even if the rules forbid them."""
    state = game.state.copy()
    for lot in lots:
        number = game.edition.board.lot_number(lot.id)
        state.level[number] = lot.level
        state.houses -= lot.level if lot.level <= MOST_HOUSES else 0
        state.hotels -= lot.level == HOTEL
    game._put(state)


def roll(game: Game, dice: Sequence[int]) -> None:
    """Roll these dice for the seat whose turn it is."""
    game.play(RollDice())
    game.play(Dice(dice[0], dice[1]))


def dice_for(steps: int) -> tuple[int, int]:
    """Return two dice with this sum, no double where there is another way."""
    if not 2 <= steps <= 12:
        raise ValueError(f"no two dice show {steps}")
    low = max(1, steps - 6)
    return (low, steps - low)


def cash_of(game: Game, seat: int) -> int:
    """Return a seat's money."""
    return int(game.state.cash[seat - 1])


def square_of(game: Game, seat: int) -> int:
    """Return the index of the square where a seat's piece stands."""
    return int(game.state.square[seat - 1])


def in_jail(game: Game, seat: int) -> bool:
    """Return whether a seat is in jail."""
    return bool(game.state.jail_turn[seat - 1])


def rolls_next(game: Game, seat: int) -> bool:
    """Return whether it is a seat's turn and it is about to roll."""
    return game.awaits == "roll" and game.seat == seat


def owner_of(game: Game, lot: str) -> int | None:
    """Return the seat that a lot belongs to, or None."""
    owner = int(game.state.owner[game.edition.board.lot_number(lot)])
    return None if owner == k.BANK else owner + 1


def bank_stock(game: Game) -> dict[str, int]:
    """Return the bank's buildings."""
    return {"houses": int(game.state.houses), "hotels": int(game.state.hotels)}
