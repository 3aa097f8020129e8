"""A search in Acquire from the view of a seat: its best moves, and how they did in rollouts."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from magnate.acquire.actions import Action, from_row
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import ACTION_WIDTH, State
from magnate.acquire.view import View
from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, field, read, write
from magnate.search.budget import Budget
from magnate.search.halving import halve

from .afterstates import ActionValues
from .determinize import determinize, edition_of
from .policy import Choices, Policy
from .rollouts import GAMES, RolloutTable, run_rollouts, value_rollouts
from .value import Net

MONEY: Final = 100  # the weight of the share of money relative to the win, in percent
NOISE: Final = 4000  # dollars by which players in rollouts misjudge a gain, at most
ROUNDS: Final = 1  # after which the value function is asked
DETERMINIZATIONS: Final = 16
"""Guesses at the others' shares where holdings are hidden; tiles are dealt for every rollout."""


class Candidate(NamedTuple):
    """A move that was compared, with the wins to expect by rollouts and value together."""

    action: Action
    win_share: float
    value: float
    rollouts: int


class Search:
    """Rollouts of candidates for one seat, with the memory they need."""

    def __init__(
        self,
        policy: Policy,
        net: Net,
        *,
        mode: Mode,
        shortlist: int = 64,
        candidates: int = 16,
        value_prior: int = 60,
        value_weight: int = 100,
    ) -> None:
        self._mode = mode
        t = self._table = RolloutTable()
        t.shortlist, t.candidates = shortlist, candidates
        t.money, t.noise, t.rounds = MONEY, NOISE, ROUNDS
        t.value_prior, t.value_weight = value_prior, value_weight
        self._nets = allocate(Net, 1, mode)
        write(self._nets, 0, net)
        self._policies = allocate(Policy, 1, mode)
        write(self._policies, 0, policy)
        self._choices = allocate(Choices, 1, mode)
        self._action_values = allocate(ActionValues, 1, mode)
        self._tables = allocate(RolloutTable, 1, mode)

    def best(self, view: View, rng: random.Random, budget: Budget | None) -> list[Candidate]:
        """Return the candidates, the best first; without a budget, by value alone."""
        games = self._determinizations(view, rng)
        states = allocate(State, GAMES + len(games), self._mode)
        for number, game in enumerate(games, GAMES):
            write(states, number, game)
        write(self._tables, 0, self._table)
        field(self._choices, 0, "generator")[:] = generator_words(rng.getrandbits(63), 0)
        editions = edition_of(view, self._mode)
        memory = (
            states,
            editions,
            self._nets,
            self._policies,
            self._choices,
            self._action_values,
            self._tables,
        )
        run = run_rollouts.at(self._mode)
        count = run(*memory, 0, 0)
        if budget is not None:
            halve(count, budget, lambda kept, rollouts: run(*memory, kept, rollouts))
        return self._candidates(games[0], view, count)

    def _determinizations(self, view: View, rng: random.Random) -> list[State]:
        hidden = any(seat.cash is None for seat in view.seats)
        return [determinize(view, rng) for _ in range(DETERMINIZATIONS if hidden else 1)]

    def _candidates(self, s: State, view: View, count: int) -> list[Candidate]:
        t, (e,) = read(RolloutTable, self._tables, 0), edition_of(view, "interpreted")
        action, found = [0] * ACTION_WIDTH, []
        for i in range(count):
            decode(s, e, t.codes[i], action)
            rollouts, value, counts = t.rollouts[i], t.values[i], value_rollouts(t, i)
            share = (t.wins[i] + counts * value) / (rollouts + counts) if rollouts else value
            found.append(Candidate(from_row(action), share, value, rollouts))
        return found
