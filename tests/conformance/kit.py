"""The conformance kit: what is true of any game, whatever its rules.

A game brings an `Adapter`; `test_games.py` plays random courses of it and calls the checks here.
A course keeps the game as it stood before every action, so that a check can start anywhere.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice, zip_longest
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

import msgspec

Chance = Literal["seeded", "given"]


@dataclass(frozen=True)
class Cell:
    """A way to play a game: a preset, a number of players, and options that differ from it."""

    preset: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        changed = "".join(f"-{value}" for value in self.options.values())
        return f"{self.preset}-{self.players}{changed}"


class GameLike(Protocol):
    """What the kit needs of a game; actions are the game's own."""

    @property
    def is_over(self) -> bool: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def players(self) -> int: ...
    @property
    def events(self) -> Sequence[object]: ...
    @property
    def entries(self) -> Sequence[object]: ...
    def history(self) -> Sequence[object]: ...
    def legal_actions(self) -> Sequence[Any]: ...
    def why_not(self, action: Any, *, seat: int | None = None) -> object | None: ...
    def play(self, action: Any, *, seat: int | None = None) -> Sequence[object]: ...
    def undo(self) -> object: ...
    def copy(self) -> Self: ...
    def view(self, seat: int | None = None) -> object: ...
    def position(self) -> str: ...


G = TypeVar("G", bound=GameLike)


class Adapter(ABC, Generic[G]):
    """What the kit cannot know about a game."""

    name: str
    refusal: type[Exception]

    @abstractmethod
    def cells(self) -> Sequence[Cell]:
        """Return every way to play that must be tried."""

    @abstractmethod
    def make(self, cell: Cell, *, seed: int, chance: Chance) -> G:
        """Return a new game."""

    @abstractmethod
    def from_position(self, text: str) -> G:
        """Return a game that waits in a position."""

    @abstractmethod
    def parse(self, text: str) -> object:
        """Return the action of a notation."""

    @abstractmethod
    def state(self, game: G) -> object:
        """Return an independent copy of all fields of the state, with an exact `==`."""

    @abstractmethod
    def every_action(self, game: G) -> Iterable[object]:
        """Return every action that could be named now, legal or not, of players and of chance."""

    @abstractmethod
    def near_misses(self, game: G, action: object) -> Iterable[object]:
        """Return actions that differ from a legal one in a detail."""

    @abstractmethod
    def redealt(self, game: G, seat: int | None, rng: random.Random) -> G | None:
        """Return the game with what a seat cannot know dealt anew, or None if nothing can be."""

    @abstractmethod
    def check_state(self, game: G) -> None:
        """Assert what holds in every state: what is conserved, and that its parts agree."""

    @abstractmethod
    def check_account(self, game: G) -> None:
        """Assert that everybody's holdings follow from the events alone."""

    @abstractmethod
    def replayed(self, game: G) -> tuple[str, G, str]:
        """Return the game's record, the game replayed from it, and that one's record."""


@dataclass
class Course(Generic[G]):
    """A random game to its end: `moments[i]` is the game before `actions[i]`."""

    adapter: Adapter[G]
    cell: Cell
    seed: int
    moments: list[G]
    actions: list[Any]

    def __str__(self) -> str:
        return f"{self.adapter.name}-{self.cell}-{self.seed}"

    @property
    def end(self) -> G:
        return self.moments[-1]

    def rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self}:{purpose}")

    def some(self, count: int, purpose: str) -> list[G]:
        """Return so many moments at random, every kind of action as often as any other."""
        rng = self.rng(purpose)
        kinds: dict[type, list[int]] = {}
        for index, action in enumerate(self.actions):
            kinds.setdefault(type(action), []).append(index)
        for indices in kinds.values():
            rng.shuffle(indices)
        rounds = chain.from_iterable(zip_longest(*kinds.values()))
        chosen = islice((index for index in rounds if index is not None), count)
        return [self.moments[index] for index in sorted(chosen)]


def play_course(adapter: Adapter[G], cell: Cell, seed: int) -> Course[G]:
    """Play a random game; with an odd seed chance is drawn evenly from its listed outcomes."""
    chance: Chance = "given" if seed % 2 else "seeded"
    game = adapter.make(cell, seed=seed, chance=chance)
    course = Course(adapter, cell, seed, [game.copy()], [])
    rng = course.rng("play")
    while not game.is_over:
        action = rng.choice(game.legal_actions())
        game.play(action)
        course.actions.append(action)
        course.moments.append(game.copy())
    return course


# Checks


def snapshot(adapter: Adapter[G], game: G) -> tuple[object, ...]:
    """Return all that undo must restore and that no other game may change."""
    return (
        adapter.state(game),
        list(game.events),
        list(game.history()),
        game.seat,
        game.is_over,
    )


def check_legal_actions(adapter: Adapter[G], game: G) -> None:
    """Before the end something is legal, all of it is allowed, and nothing is listed twice."""
    legal = list(game.legal_actions())
    assert legal, f"nothing is legal in\n{game.position()}"
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert game.why_not(action) is None, f"{action} is listed and refused"


def check_refusals(adapter: Adapter[G], game: G) -> None:
    """Whatever can be named and is not listed is refused."""
    legal = set(game.legal_actions())
    for action in adapter.every_action(game):
        allowed = game.why_not(action) is None
        assert allowed == (action in legal), f"{action} in\n{game.position()}"


def check_near_misses(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """What differs from a legal action in a detail is allowed only if it is listed."""
    legal = list(game.legal_actions())
    for action in rng.sample(legal, min(8, len(legal))):
        for miss in adapter.near_misses(game, action):
            allowed = game.why_not(miss) is None
            assert allowed == (miss in set(legal)), f"{miss} in\n{game.position()}"


def check_other_seats(adapter: Adapter[G], game: G) -> None:
    """Nobody may answer for the seat that is asked."""
    if game.seat is None:
        return
    for action in game.legal_actions():
        for other in set(range(1, game.players + 1)) - {game.seat}:
            assert game.why_not(action, seat=other) is not None, f"{action} of seat {other}"


def check_refused_action(adapter: Adapter[G], game: G) -> None:
    """To play a refused action raises, and changes nothing."""
    before = (snapshot(adapter, game), list(game.entries))
    refused = next(a for a in adapter.every_action(game) if game.why_not(a) is not None)
    try:
        game.play(refused)
    except adapter.refusal:
        assert (snapshot(adapter, game), list(game.entries)) == before
    else:
        raise AssertionError(f"{refused} was played in\n{game.position()}")


def check_undo(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Undo restores everything, and the same action again has the same result."""
    trial = game.copy()
    before = snapshot(adapter, trial)
    action = rng.choice(trial.legal_actions())
    happened = trial.play(action)
    after = adapter.state(trial)
    assert trial.undo() == action
    assert snapshot(adapter, trial) == before
    assert list(trial.play(action)) == list(happened)
    assert adapter.state(trial) == after


def check_undo_of_all(course: Course[G]) -> None:
    """Taking back one decision after the other passes through the game in reverse."""
    game = course.end.copy()
    decisions = [
        (moment, action)
        for moment, action in zip(course.moments, course.actions, strict=False)
        if moment.seat is not None
    ]
    for moment, action in reversed(decisions):
        assert game.undo() == action
        assert snapshot(course.adapter, game) == snapshot(course.adapter, moment)
    assert game.position() == decisions[0][0].position()


def check_copy(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """A copy and its original know nothing of each other."""
    one, other = game.copy(), game.copy()
    before = (snapshot(adapter, game), list(game.entries))
    _play_on(other, rng)
    assert (snapshot(adapter, one), list(one.entries)) == before
    after = (snapshot(adapter, other), list(other.entries))
    _play_on(one, rng)
    assert (snapshot(adapter, other), list(other.entries)) == after
    assert (snapshot(adapter, game), list(game.entries)) == before


def _play_on(game: G, rng: random.Random) -> None:
    """Play a few actions and take the last back."""
    decided = game.seat is not None
    for _ in range(4):
        if not game.is_over:
            game.play(rng.choice(game.legal_actions()))
    if decided:
        game.undo()


def check_notation(adapter: Adapter[G], game: G) -> None:
    """Every legal action is read back from its notation, also in capitals and with more spaces."""
    for action in game.legal_actions():
        assert adapter.parse(str(action)) == action
    loose = "  ".join(str(action).upper().split())
    assert adapter.parse(f" {loose} ") == action


def check_position(adapter: Adapter[G], game: G) -> None:
    """A position is read back as the same state, and written the same way."""
    text = game.position()
    again = adapter.from_position(text)
    assert adapter.state(again) == adapter.state(game)
    assert again.position() == text
    assert list(again.legal_actions()) == list(game.legal_actions())


def check_views(adapter: Adapter[G], game: G, rng: random.Random) -> int:
    """A view is the same bytes whatever was dealt where its seat cannot look; count the deals."""
    deals = 0
    for seat in (None, *range(1, game.players + 1)):
        other = adapter.redealt(game, seat, rng)
        if other is None:
            continue
        deals += 1
        seen, expected = (msgspec.json.encode(each.view(seat)) for each in (other, game))
        assert seen == expected, f"seat {seat} sees what it cannot know in\n{game.position()}"
    return deals


def check_record(adapter: Adapter[G], game: G) -> None:
    """A record replays to the same game, whose record is the same bytes."""
    record, again, second = adapter.replayed(game)
    assert second == record
    assert snapshot(adapter, again) == snapshot(adapter, game)
