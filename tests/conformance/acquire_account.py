"""Everybody's money and shares, derived only from the events of a game."""

from __future__ import annotations

from collections.abc import Iterable

from magnate.acquire.editions import CHAINS, Edition
from magnate.acquire.events import (
    BonusPaid,
    ChainAcquired,
    ChainFounded,
    ChainGrew,
    Event,
    MergerBegan,
    SharesBought,
    SharesDisposed,
    SharesSold,
)

START_CASH = 6000


class Account:
    """What the seats own and how large the chains are, according to the events."""

    def __init__(self, players: int, edition: Edition) -> None:
        self.edition = edition
        self.cash = [START_CASH] * players
        self.shares = [dict.fromkeys(CHAINS, 0) for _ in range(players)]
        self.sizes = dict.fromkeys(CHAINS, 0)
        self.survivor = ""
        self.acquired: list[str] = []

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            self.move_shares(event)
            self.move_money(event)
            self.move_chains(event)

    def move_shares(self, event: Event) -> None:
        if isinstance(event, ChainFounded):
            self.shares[event.seat - 1][event.chain] += event.gift == "share"
        elif isinstance(event, SharesBought):
            for chain, count in event.shares:
                self.shares[event.seat - 1][chain] += count
        elif isinstance(event, SharesDisposed):
            mine = self.shares[event.seat - 1]
            mine[event.chain] -= event.sold + event.traded
            mine[self.survivor] += event.received
            assert event.received * 2 == event.traded
            assert event.kept == mine[event.chain]
        elif isinstance(event, SharesSold):
            self.shares[event.seat - 1][event.chain] -= event.n

    def move_money(self, event: Event) -> None:
        if isinstance(event, ChainFounded | BonusPaid | SharesSold):
            self.cash[event.seat - 1] += event.amount
        elif isinstance(event, SharesBought):
            prices = (n * self.price(chain) for chain, n in event.shares)
            assert event.amount == sum(prices)
            self.cash[event.seat - 1] -= event.amount
        elif isinstance(event, SharesDisposed):
            self.cash[event.seat - 1] += event.sold * self.price(event.chain)

    def price(self, chain: str) -> int:
        return self.edition.price(chain, self.sizes[chain])

    def move_chains(self, event: Event) -> None:
        """Sizes stay as they were until the merger is over (A-S-13)."""
        if isinstance(event, ChainFounded):
            self.sizes[event.chain] = event.size
        elif isinstance(event, MergerBegan):
            self.survivor = event.survivor
        elif isinstance(event, ChainAcquired):
            self.acquired.append(event.acquired)
        elif isinstance(event, ChainGrew):
            self.sizes[event.chain] = event.size
            for chain in self.acquired:
                self.sizes[chain] = 0
            self.acquired = []
