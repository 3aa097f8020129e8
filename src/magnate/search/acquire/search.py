"""A search in Acquire from the view of a seat: its best decisions, and what worlds said of them."""

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

from .determinize import edition_of, world
from .policy import Choices, Style
from .rollouts import GAMES, Outlook, look_ahead, worlds_of_value
from .value import Net
from .value_policy import Prospects

MONEY: Final = 100  # percent that its share counts beside the win
NOISE: Final = 4000  # dollars by which players in the worlds misjudge a gain, at most
ROUNDS: Final = 1  # after which the value function is asked
GUESSES: Final = 16
"""So many guesses at what the others hold are looked at where holdings are hidden."""


class Candidate(NamedTuple):
    """A decision that was compared: the wins to expect, by the worlds it met and by its value."""

    action: Action
    win_share: float
    value: float
    worlds: int


class Search:
    """Memory for looking ahead, and how it is done."""

    def __init__(
        self,
        style: Style,
        net: Net,
        *,
        mode: Mode,
        first: int = 64,
        width: int = 16,
        trust: int = 60,
        faith: int = 100,
    ) -> None:
        self._mode = mode
        o = self._outlook = Outlook()
        o.first, o.width = first, width
        o.money, o.noise, o.rounds = MONEY, NOISE, ROUNDS
        o.trust, o.faith = trust, faith
        self._nets = allocate(Net, 1, mode)
        write(self._nets, 0, net)
        self._styles = allocate(Style, 1, mode)
        write(self._styles, 0, style)
        self._choices = allocate(Choices, 1, mode)
        self._prospects = allocate(Prospects, 1, mode)
        self._outlooks = allocate(Outlook, 1, mode)

    def best(self, view: View, rng: random.Random, budget: Budget | None) -> list[Candidate]:
        """Return the decisions that were compared, the best first; without a budget, by value."""
        guesses = self._guesses(view, rng)
        states = allocate(State, GAMES + len(guesses), self._mode)
        for number, guess in enumerate(guesses, GAMES):
            write(states, number, guess)
        write(self._outlooks, 0, self._outlook)
        field(self._choices, 0, "generator")[:] = generator_words(rng.getrandbits(63), 0)
        editions = edition_of(view, self._mode)
        memory = (
            states,
            editions,
            self._nets,
            self._styles,
            self._choices,
            self._prospects,
            self._outlooks,
        )
        look = look_ahead.at(self._mode)
        count = look(*memory, 0, 0)
        if budget is not None:
            halve(count, budget, lambda kept, worlds: look(*memory, kept, worlds))
        return self._candidates(guesses[0], view, count)

    def _guesses(self, view: View, rng: random.Random) -> list[State]:
        hidden = any(seat.cash is None for seat in view.seats)
        return [world(view, rng) for _ in range(GUESSES if hidden else 1)]

    def _candidates(self, s: State, view: View, count: int) -> list[Candidate]:
        o, (e,) = read(Outlook, self._outlooks, 0), edition_of(view, "interpreted")
        action, found = [0] * ACTION_WIDTH, []
        for i in range(count):
            decode(s, e, o.codes[i], action)
            worlds, value, counts = o.met[i], o.values[i], worlds_of_value(o, i)
            share = (o.wins[i] + counts * value) / (worlds + counts) if worlds else value
            found.append(Candidate(from_row(action), share, value, worlds))
        return found
