"""The order in which a Monopoly bot acts: free actions first, then its answer to the prompt."""

from __future__ import annotations

from abc import ABC, abstractmethod

from magnate.monopoly.view import OfferView, Prompt, View
from magnate.search.monopoly.policy import STEADY
from magnate.search.monopoly.reading import Reading, reading_to_act


class MonopolyPlayer(ABC):
    """A bot that claims its rents, answers offers, and plans between rolls."""

    _policy = STEADY

    def decide(self, view: View) -> str | None:
        """Return a legal action; None if the seat is not to move and wants nothing."""
        r = reading_to_act(view, self._policy)
        if r is None:
            return None
        free = self._free_action(r)
        if free or view.prompt is None:
            return free
        return self._answer(r, view.prompt)

    def _free_action(self, r: Reading) -> str | None:
        claim = r.own_claim()
        if claim:
            return claim
        offers = r.offers_to_answer()
        if offers:
            return self._answer_offer(r, offers[0])
        return self._plan(r) if r.window else None

    @abstractmethod
    def _answer_offer(self, r: Reading, offer: OfferView) -> str:
        """Return the answer to an offer."""

    @abstractmethod
    def _plan(self, r: Reading) -> str | None:
        """Return a free action between rolls, if any."""

    @abstractmethod
    def _answer(self, r: Reading, prompt: Prompt) -> str:
        """Return the answer to the prompt."""
