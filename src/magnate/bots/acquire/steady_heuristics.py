"""Heuristics of the steady bot of Acquire: what chains and cash are worth, and gains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from magnate.acquire.preview import Effect
from magnate.acquire.rules.merger_bonus import bonus_of
from magnate.acquire.rules.state import PER_TRADE, TILES, State
from magnate.search.acquire.reading import Holding, Reading

ENVY: Final = 0.3  # the weight of the others' mean gain against the bot's
GROWTH: Final = 0.05  # the share of the tiles to come that joins each chain
RIVAL_BUYS: Final = 2  # shares that a rival is expected to buy before a chain pays
DOUBT: Final = 0.5  # the discount on a future bonus in the opening
OPENING: Final = 80  # with this many tiles to come, the whole game is ahead
THIRST: Final = 0.4  # the premium on the first dollars in the opening
RESERVE: Final = 2000  # dollars that have this premium
FOUNDING: Final = 1000  # a new chain can be bought into at the lowest price
COMES_BACK: Final = 0.5  # the chance in the opening that an acquired chain is refounded
YOUNG: Final = 3  # the size at which a refounded chain is valued
PAIR: Final = 100  # a tile next to one in the hand is half a founding
MARKET_NUMBERS: Final = (2, 5, 8, 11)  # represent the twelve that the stock market may draw


class Heuristics:
    """Values for one decision: gains are in dollars, less a part of the others' gains."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading
        self._tiles_to_come = reading.tiles_to_come()
        self._opening = min(1.0, self._tiles_to_come / OPENING)
        self._sheet = (
            State()
        )  # scratch for the bonus rule, which reads shares and sizes from a state
        self._sheet.players = 1 + len(reading.others_cash)
        self._market = MARKET_NUMBERS if reading.table.market_holder else (0,)

    def bonus(self, holding: Holding, seat: int) -> float:
        """Return the bonus of a holder, indexed as in the holding; a mean over the stock market."""
        sheet, number = self._sheet, holding.number
        sheet.chain_size[number] = holding.size
        for each, count in enumerate(holding.holders):
            sheet.shares[each][number] = count
        total = 0
        for drawn in self._market:
            sheet.market = drawn
            total += bonus_of(sheet, self._reading.table, number, seat)
        return total / len(self._market)

    def fortunes(self) -> list[float]:
        """Return what everyone would have if the game ended now, the bot first."""
        money = [float(self._reading.cash), *map(float, self._reading.others_cash)]
        for holding in self._reading.holdings.values():
            if holding.size:
                for seat, worth in enumerate(self._cashed_in(holding)):
                    money[seat] += worth
        return money

    def money(self, cash: float) -> float:
        """Return what an amount of cash is worth: early, the first dollars count for more."""
        return cash + self._opening * THIRST * min(cash, RESERVE)

    def stake(self, holding: Holding) -> float:
        """Return what a chain on the board is worth: its shares as they will be, and its bonuses.

        The shares are valued half at today's price and half at that of the chain once it has grown;
        the bot's bonus half by today's places and half by those after a rival bought more.
        """
        if not holding.size:
            return 0.0
        size = min(TILES, holding.size + int(self._tiles_to_come * GROWTH))
        price = self._reading.price(holding) + self._reading.price(holding._replace(size=size))
        bonuses = self._bonuses(holding)
        if self._tiles_to_come:
            bonuses[0] = (bonuses[0] + self.bonus(_overbought(holding), 0)) / 2
        paid = 1 - DOUBT * self._opening
        own, *others = (
            count * price / 2 + bonus * paid
            for count, bonus in zip(holding.holders, bonuses, strict=True)
        )
        return _against(own, others)

    def _bonuses(self, holding: Holding) -> list[float]:
        return [self.bonus(holding, seat) for seat in range(len(holding.holders))]

    def _cashed_in(self, holding: Holding) -> list[float]:
        """Return what everyone receives for a chain that pays now: bonus and price of shares."""
        price = self._reading.price(holding)
        bonuses = self._bonuses(holding)
        return [count * price + paid for count, paid in zip(holding.holders, bonuses, strict=True)]

    def placing(self, effect: Effect) -> float:
        """Return the gain of placing a tile."""
        if effect.kind == "none":
            return self._standing_alone(effect.tile)
        if effect.kind == "grow":
            holding = self._reading.holdings[effect.chains[0]]
            return self.stake(holding._replace(size=effect.size)) - self.stake(holding)
        if effect.kind == "found":
            best = max(self.founding(chain, effect.size) for chain in effect.chains)
            return best + self._opening * FOUNDING
        return max(
            self.merging(effect.chains, survivor, size=effect.size) for survivor in effect.survivors
        )

    def _standing_alone(self, tile: str) -> float:
        """Return the worth of an isolated tile; one next to it in the hand can found a chain."""
        held = {_place(each) for each in self._reading.tiles}
        column, row = _place(tile)
        beside = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        return PAIR * (len(held & beside) - 1)

    def founding(self, chain: str, size: int) -> float:
        """Return the gain of founding a chain, with its free share."""
        holding = self._reading.holdings[chain]._replace(size=size)
        return self.stake(holding.with_own(holding.holders[0] + min(1, holding.bank)))

    def merging(self, chains: Iterable[str], survivor: str, *, size: int) -> float:
        """Return the gain of a merger if everyone sells all shares of the acquired chains."""
        holdings = self._reading.holdings
        kept = holdings[survivor]
        gain = self.stake(kept._replace(size=size)) - self.stake(kept)
        cash = [0.0] * len(kept.holders)
        for chain in chains:
            if chain != survivor:
                paid = self._cashed_in(holdings[chain])
                cash = [sum(both) for both in zip(cash, paid, strict=True)]
                gain -= self.stake(holdings[chain])
        before = self._reading.cash
        own = self.money(before + cash[0]) - self.money(before)
        return gain + _against(own, cash[1:])

    def buying(self, chain: str, count: int) -> float:
        """Return what some shares of a chain are worth, before their price."""
        holding = self._reading.holdings[chain]
        return self.stake(holding.with_own(holding.holders[0] + count)) - self.stake(holding)

    def keeping(self, chain: str, count: int) -> float:
        """Return what shares of an acquired chain are worth in case it is founded again."""
        holding = self._reading.holdings[chain]._replace(size=YOUNG)
        gain = self.stake(holding.with_own(count)) - self.stake(holding.with_own(0))
        return self._opening * COMES_BACK * gain

    def trading(self, survivor: str, traded: int, *, size: int) -> float:
        """Return what the survivor's shares received in a trade are worth."""
        holding = self._reading.holdings[survivor]._replace(size=size)
        after = holding.with_own(holding.holders[0] + traded // PER_TRADE)
        return self.stake(after) - self.stake(holding)


def _against(own: float, others: Sequence[float]) -> float:
    return own - ENVY * sum(others) / len(others)


def _overbought(holding: Holding) -> Holding:
    """Return the holding after the strongest rival bought more."""
    own, *others = holding.holders
    count = min(RIVAL_BUYS, holding.bank)
    others[others.index(max(others))] += count
    return holding._replace(bank=holding.bank - count, holders=(own, *others))


def _place(tile: str) -> tuple[int, int]:
    return int(tile[:-1]), ord(tile[-1])
