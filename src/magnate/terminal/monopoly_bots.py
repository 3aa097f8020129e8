"""Bots of Monopoly: the random players of simulations, at a table with a person."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from magnate.chance import generator_words
from magnate.monopoly.actions import Action, from_row
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.random_play import Dealer, random_decision
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.rent_claims import close_claim

if TYPE_CHECKING:
    from magnate.monopoly import Game

_STREAM = 1  # simulations have 0
_SEED_BITS = 64


class Bots:
    """All seats but one; they also act where nobody asks them to."""

    def __init__(self, game: Game, person: int, seed: int | None) -> None:
        self.game = game
        self.person = person
        self._table = edition_table(game.edition, "interpreted")[0]
        self._dealer = Dealer()
        seed = secrets.randbits(_SEED_BITS) if seed is None else seed
        self._dealer.generator[:] = generator_words(seed, _STREAM)

    def move(self) -> tuple[int, Action] | None:
        """Return what a bot does next, with its seat; None if all of them wait for the person."""
        while True:
            random_decision(self._without_the_person(), self._table, self._dealer)
            row = list(self._dealer.action)
            seat = row[k.SEAT] + 1
            if seat == self.person and self.game.seat == self.person:
                return None
            action = from_row(row, self.game.edition)
            if seat != self.person and self.game.why_not(action, seat=seat) is None:
                return seat, action

    def _without_the_person(self) -> k.State:
        """Return the state without what only the person can answer: claims of rent and offers."""
        s = self.game.state.copy()
        person = self.person - 1
        for at in reversed(range(s.claim_count)):
            if s.claims[at][k.CLAIM_OWNER] == person:
                close_claim(s, at)
        for offer in s.offers:
            if offer[k.OFFER_TO] == person:
                offer[k.OFFER_TO] = k.NO_SEAT
        return s
