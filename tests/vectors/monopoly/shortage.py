"""Vectors about too few buildings in the bank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from magnate.monopoly import Build, Game, RequestBuildings
from magnate.monopoly.events import AuctionBegan, Built

from .board import HOTEL, MOST_HOUSES, MOST_IN_GROUP, Lot, built_up, evenly, with_board
from .op import Answer, Op
from .table import Table


class Shortage(Op):
    """Several players want buildings: the first builds, the others are asked by the game.

    The first builds as many as the bank has, if that is fewer than they want. What is missing
    from the bank belongs to one more player, who has no money.
    """

    bank: int
    requests: dict[str, int]
    building: Literal["houses", "hotels"] = "houses"

    def answer(self) -> Answer:
        groups = {name: self.group(name) for name in self.requests}
        game = self.game(groups)
        first = game.names[self.first() - 1]
        served = self.serve(game, groups[first], self.requests[first])
        while game.awaits == "request":
            assert game.seat is not None
            game.play(RequestBuildings(self.requests[game.names[game.seat - 1]]))
        return {
            "auction": bool(game.events.of(AuctionBegan)),
            "wait": self.requests[first] > 0 and not served,
            "built": sum(event.after - event.before for event in game.events.of(Built)),
        }

    def first(self) -> int:
        """Return the seat that wants to build first: the first that wants anything."""
        wanted = [*self.requests.values()]
        return next((seat for seat, count in enumerate(wanted, 1) if count), 1)

    def group(self, name: str) -> list[Lot]:
        """Return lots with just enough room for what a player wants."""
        wanted = self.requests[name]
        hotels = self.building == "hotels"
        size = max(1, wanted if hotels else -(-wanted // MOST_HOUSES))
        if size > MOST_IN_GROUP:
            raise ValueError(f"{name} wants {wanted}; no group has room for that")
        group = f"group-{[*self.requests].index(name)}"
        level = MOST_HOUSES if hotels else 0
        return [Lot(id=f"{group}-{n}", group=group, level=level) for n in range(size)]

    def game(self, groups: Mapping[str, Sequence[Lot]]) -> Game:
        """Return the game in which the first player may build."""
        edition = self.edition
        on_lots = sum(lot.level for lots in groups.values() for lot in lots)
        in_bank = {"houses": 0, "hotels": 0, self.building: self.bank}
        edition = edition.with_options(
            bank_houses=max(edition.bank_houses, on_lots + in_bank["houses"]),
            bank_hotels=max(edition.bank_hotels, in_bank["hotels"]),
        )
        if self.building == "houses":
            others = built_up("other", houses=edition.bank_houses - self.bank, hotels=0)
        else:
            others = built_up("other", houses=0, hotels=edition.bank_hotels - self.bank)
        names = [*groups, "(who has the others)"]
        lots = [lot for group in groups.values() for lot in group]
        return Table(
            edition=with_board(edition, [*lots, *others]),
            names=names,
            seat=self.first(),
            lots=dict(enumerate([*groups.values(), others], 1)),
            cash={len(names): 0},
        ).game()

    def serve(self, game: Game, lots: Sequence[Lot], wanted: int) -> bool:
        """Let the first player build as many of the wanted buildings as the bank has."""
        for count in range(wanted, 0, -1):
            added = evenly(count, len(lots))
            target = {
                lot.id: HOTEL if lot.level else more
                for lot, more in zip(lots, added, strict=True)
                if more
            }
            refused = game.why_not(Build(target), seat=self.first())
            if not refused:
                game.play(Build(target), seat=self.first())
                return True
            if str(refused.reason) not in ("bank_short", "mixed_buildings"):
                raise ValueError(f"building {count} is refused: {refused.reason}")
        return False
