"""Vectors about rent and the time to ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from magnate.monopoly import ClaimRent, Edition, Game

from .board import FIRST_LOT, MOST_IN_GROUP, Lot, place, with_board
from .op import Answer, Op
from .table import SEATS, Table, cash_of, dice_for, roll

LANDER, OWNER = 1, 2
STREETS = 3  # of a group made for a vector


class Deed(msgspec.Struct, forbid_unknown_fields=True):
    """A deed; without rents it is one of the board's."""

    kind: Literal["street", "station", "company"]
    rents: list[int] = msgspec.field(default_factory=list)


class Rent(Op):
    """Land on a lot of another player, who asks for the rent."""

    deed: Deed
    level: int = 0
    owns_group: bool = False
    mortgaged: bool = False
    owned: int = 1
    dice: tuple[int, int] = (1, 2)
    other_lot_in_group_mortgaged: bool = False
    other_lot_in_group_level: int | None = None
    owner_in_jail: bool = False
    group_levels: list[int] = msgspec.field(default_factory=list)

    def answer(self) -> Answer:
        edition, group = self.group()
        lots = [lot for number, lot in enumerate(group) if self.is_owned(number, len(group))]
        where = edition.board.square_named(lots[0].id).index
        before = edition.board.squares[where - sum(self.dice)].id
        game = Table(
            edition=edition,
            lots={OWNER: lots},
            at={LANDER: before},
            jail_turn={OWNER: int(self.owner_in_jail)},
        ).game()
        had = cash_of(game, OWNER)
        roll(game, self.dice)
        claim_rent(game, lots[0].id, OWNER)
        return {"rent": cash_of(game, OWNER) - had}

    def is_owned(self, number: int, size: int) -> bool:
        """Return whether the owner has this lot of the group, the one landed on being the first."""
        if self.deed.kind != "street":
            return number < self.owned
        whole = self.owns_group or any(self.levels(size))
        return whole or number < max(1, size - 1)

    def levels(self, size: int) -> list[int]:
        """Return what stands on the lots of the group, the one landed on first."""
        if self.group_levels:
            return self.group_levels
        other = self.other_lot_in_group_level
        return [self.level] + [self.level if other is None else other] * (size - 1)

    def group(self) -> tuple[Edition, list[Lot]]:
        """Return the lots of the board with such a deed, or a board with a group of them."""
        squares = self.edition.board.squares
        known = [square for square in squares if square.kind == self.deed.kind]
        if self.deed.rents:
            known = [square for square in known if [*square.rent] == self.deed.rents]
        siblings = [square for square in squares if known and square.group == known[0].group]
        if known and len(self.levels(len(siblings))) == len(siblings):
            others = [square.id for square in siblings if square.id != known[0].id]
            return self.edition, self.lots([known[0].id, *others], str(known[0].group))
        size = len(self.group_levels or self.deed.rents[: self.count()])
        lots = self.lots([f"lot-{number}" for number in range(1, size + 1)], "made")
        return with_board(self.edition, lots), lots

    def count(self) -> int:
        """Return how many lots a group made for the vector has."""
        return STREETS if self.deed.kind == "street" else MOST_IN_GROUP

    def lots(self, names: Sequence[str], group: str) -> list[Lot]:
        """Return the lots of a group, the one landed on first."""
        if self.deed.kind != "street" and not 1 <= self.owned <= len(names):
            raise ValueError(f"{self.owned} of {len(names)} lots are owned")
        return [
            Lot(
                id=name,
                group=group,
                kind=self.deed.kind,
                rent=self.deed.rents,
                level=self.levels(len(names))[number],
                mortgaged=self.other_lot_in_group_mortgaged if number else self.mortgaged,
            )
            for number, name in enumerate(names)
        ]


def claim_rent(game: Game, lot: str, owner: int) -> bool:
    """Let an owner claim rent if that is legal; return whether it was."""
    if game.why_not(ClaimRent(lot), seat=owner):
        return False
    game.play(ClaimRent(lot), seat=owner)
    return True


class RentClaim(Op):
    """Land on a lot, let following players roll, and let the owner ask for the rent."""

    following_players_who_have_rolled: int
    lander_rolled_again_on_double: bool = False
    players: int = 0

    def answer(self) -> Answer:
        rolled = self.following_players_who_have_rolled
        players = self.players or min(max(SEATS, rolled + 2), 8)
        lot = Lot(id="lot", group="made", kind="station", rent=[25])
        at = dict.fromkeys(range(1, players + 1), place(FIRST_LOT + 1))
        table = Table(
            edition=with_board(self.edition, [lot]),
            names=[f"player {seat}" for seat in range(1, players + 1)],
            lots={players: [lot]},
            at={**at, LANDER: place(FIRST_LOT - (4 if self.lander_rolled_again_on_double else 3))},
        )
        game = table.game()
        had = cash_of(game, players)
        if self.lander_rolled_again_on_double:
            roll(game, (2, 2))
        for _ in range(1 + rolled):
            roll(game, dice_for(3))
        claim_rent(game, lot.id, players)
        return {"collectable": cash_of(game, players) > had}
