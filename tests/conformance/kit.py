"""The conformance kit: what holds for any game, whatever its rules.

A game provides an `Adapter`; `test_games.py` plays random games of it and calls the checks here.
A `RandomGame` keeps the game as it was before every action, so that a check can start anywhere.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from itertools import chain, islice, zip_longest
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

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


class Move(NamedTuple):
    """An action and its seat; None for chance and the table."""

    seat: int | None
    action: Any


class GameLike(Protocol):
    """What the kit needs from a game; actions are of the game's own types."""

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
    # With odd seeds chance is given.
    slow_seeds: Sequence[int] = (2,)
    soak_seeds: Sequence[int] = range(3, 15)
    swept = 6  # moments in which every possible action is tried

    @abstractmethod
    def cells(self) -> Sequence[Cell]:
        """Return every way to play that must be tried."""

    def is_long(self, cell: Cell, *, interpreted: bool) -> bool:
        """Return whether a way to play is left to `make soak` in a mode."""
        return False

    @abstractmethod
    def make(self, cell: Cell, *, seed: int, chance: Chance) -> G:
        """Return a new game."""

    @abstractmethod
    def from_position(self, text: str) -> G:
        """Return a game at a position."""

    @abstractmethod
    def parse(self, game: G, text: str) -> object:
        """Return the action of a notation."""

    @abstractmethod
    def state(self, game: G) -> object:
        """Return an independent copy of all fields of the state, with an exact `==`."""

    @abstractmethod
    def every_action(self, game: G, seat: int | None) -> Iterable[object]:
        """Return every action that an actor could name now, legal or not, and those of chance."""

    @abstractmethod
    def near_misses(self, game: G, action: object) -> Iterable[object]:
        """Return actions that differ from a legal one in a detail."""

    # The defaults below suit a game that asks one seat and lists everything this seat may do.

    def is_quick(self, cell: Cell) -> bool:
        """Return whether a cell belongs to the quick tests."""
        return True

    def choose(self, game: G, rng: random.Random) -> Move:
        """Return the next move of a random game."""
        return Move(game.seat, rng.choice(game.legal_actions()))

    def actors(self, game: G) -> Sequence[int | None]:
        """Return the actors whose actions are checked; None is the seat to act, or chance."""
        return (None,)

    def listed(self, game: G, seat: int | None) -> Sequence[Any]:
        """Return the legal actions that are listed for an actor."""
        return game.legal_actions() if seat in (None, game.seat) else ()

    def expects(self, game: G, seat: int | None, action: object, listed: Set[object]) -> bool:
        """Return whether an action must be legal, given what is listed for the actor."""
        return action in listed

    @abstractmethod
    def redealt(self, game: G, seat: int | None, rng: random.Random) -> G | None:
        """Return the game with what a seat cannot know redealt, or None if nothing can be."""

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
class RandomGame(Generic[G]):
    """A random game to its end: `moments[i]` is the game before `moves[i]`."""

    adapter: Adapter[G]
    cell: Cell
    seed: int
    moments: list[G]
    moves: list[Move]

    def __str__(self) -> str:
        return f"{self.adapter.name}-{self.cell}-{self.seed}"

    @property
    def end(self) -> G:
        return self.moments[-1]

    def rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self}:{purpose}")

    def some(self, count: int, purpose: str) -> list[G]:
        """Return random moments, with every kind of action equally likely."""
        rng = self.rng(purpose)
        kinds: dict[type, list[int]] = {}
        for index, move in enumerate(self.moves):
            kinds.setdefault(type(move.action), []).append(index)
        for indices in kinds.values():
            rng.shuffle(indices)
        rounds = chain.from_iterable(zip_longest(*kinds.values()))
        chosen = islice((index for index in rounds if index is not None), count)
        return [self.moments[index] for index in sorted(chosen)]


def play_random_game(adapter: Adapter[G], cell: Cell, seed: int) -> RandomGame[G]:
    """Play a random game; with an odd seed chance is drawn evenly from its listed outcomes."""
    chance: Chance = "given" if seed % 2 else "seeded"
    game = adapter.make(cell, seed=seed, chance=chance)
    random_game = RandomGame(adapter, cell, seed, [game.copy()], [])
    rng = random_game.rng("play")
    while not game.is_over:
        move = adapter.choose(game, rng)
        game.play(move.action, seat=move.seat)
        random_game.moves.append(move)
        random_game.moments.append(game.copy())
    return random_game


def snapshot(adapter: Adapter[G], game: G) -> tuple[object, ...]:
    """Return everything that undo must restore and no other game may change."""
    return (
        adapter.state(game),
        list(game.events),
        list(game.history()),
        game.seat,
        game.is_over,
    )


def check_legal_actions(adapter: Adapter[G], game: G) -> None:
    """Check that something is legal before the end, all of it allowed, and nothing listed twice."""
    assert game.legal_actions(), f"nothing is legal in\n{game.position()}"
    for seat in adapter.actors(game):
        listed = list(adapter.listed(game, seat))
        assert len(set(listed)) == len(listed)
        for action in listed:
            assert game.why_not(action, seat=seat) is None, f"{action} is listed and refused"


def check_refusals(adapter: Adapter[G], game: G) -> None:
    """Check that an action is allowed exactly if it is listed or must be legal."""
    for seat in adapter.actors(game):
        _check_each(adapter, game, seat, adapter.every_action(game, seat))


def check_near_misses(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Check that near misses of legal actions are allowed only if they must be."""
    for seat in adapter.actors(game):
        legal = list(adapter.listed(game, seat))
        chosen = rng.sample(legal, min(8, len(legal)))
        misses = chain.from_iterable(adapter.near_misses(game, action) for action in chosen)
        _check_each(adapter, game, seat, misses)


def _check_each(adapter: Adapter[G], game: G, seat: int | None, actions: Iterable[object]) -> None:
    listed = set(adapter.listed(game, seat))
    for action in actions:
        allowed = game.why_not(action, seat=seat) is None
        expected = adapter.expects(game, seat, action, listed)
        assert allowed == expected, f"{action} of seat {seat or game.seat} in\n{game.position()}"


def check_other_seats(adapter: Adapter[G], game: G) -> None:
    """Check that no other seat may answer for the seat to act."""
    if game.seat is None:
        return
    for other in set(range(1, game.players + 1)) - {game.seat}:
        _check_each(adapter, game, other, game.legal_actions())


def check_refused_action(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Check that playing a refused action raises and changes nothing."""
    before = (snapshot(adapter, game), list(game.entries))
    for seat in adapter.actors(game):
        every = list(adapter.every_action(game, seat))
        refused = next(each for each in every if game.why_not(each, seat=seat) is not None)
        for action in (refused, *rng.sample(every, min(2, len(every)))):
            if game.why_not(action, seat=seat) is None:
                continue
            try:
                game.play(action, seat=seat)
            except adapter.refusal:
                assert (snapshot(adapter, game), list(game.entries)) == before
            else:
                raise AssertionError(f"{action} was played in\n{game.position()}")


def check_undo(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Check that undo restores everything, and that repeating the action has the same result."""
    trial = game.copy()
    before = snapshot(adapter, trial)
    seat, action = adapter.choose(trial, rng)
    happened = trial.play(action, seat=seat)
    if seat is None:
        return  # only decisions are undone
    after = adapter.state(trial)
    assert trial.undo() == action
    assert snapshot(adapter, trial) == before
    assert list(trial.play(action, seat=seat)) == list(happened)
    assert adapter.state(trial) == after


def check_undo_of_all(random_game: RandomGame[G]) -> None:
    """Check that undoing all decisions passes through the game in reverse."""
    game = random_game.end.copy()
    decisions = [
        (moment, move.action)
        for moment, move in zip(random_game.moments, random_game.moves, strict=False)
        if move.seat is not None
    ]
    for moment, action in reversed(decisions):
        assert game.undo() == action
        assert snapshot(random_game.adapter, game) == snapshot(random_game.adapter, moment)
    assert game.position() == decisions[0][0].position()


def check_copy(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Check that a copy and its original are independent."""
    one, other = game.copy(), game.copy()
    before = (snapshot(adapter, game), list(game.entries))
    _play_on(adapter, other, rng)
    assert (snapshot(adapter, one), list(one.entries)) == before
    after = (snapshot(adapter, other), list(other.entries))
    _play_on(adapter, one, rng)
    assert (snapshot(adapter, other), list(other.entries)) == after
    assert (snapshot(adapter, game), list(game.entries)) == before


def _play_on(adapter: Adapter[G], game: G, rng: random.Random) -> None:
    """Play a few actions and undo the last decision."""
    decided = False
    for _ in range(4):
        if not game.is_over:
            seat, action = adapter.choose(game, rng)
            game.play(action, seat=seat)
            decided = decided or seat is not None
    if decided:
        game.undo()


def check_notation(adapter: Adapter[G], game: G, spoken: Sequence[Any] = ()) -> None:
    """Check that legal and played actions are read back from their notation.

    The last of each kind is also tried in capitals and with extra spaces.
    """
    last: dict[type, Any] = {}
    for action in (*game.legal_actions(), *spoken):
        assert adapter.parse(game, str(action)) == action
        last[type(action)] = action
    for action in last.values():
        loose = "  ".join(str(action).upper().split())
        assert adapter.parse(game, f" {loose} ") == action


def check_position(adapter: Adapter[G], game: G) -> None:
    """Check that a position is read back as the same state, and written the same way."""
    text = game.position()
    again = adapter.from_position(text)
    assert adapter.state(again) == adapter.state(game)
    assert again.position() == text
    for seat in adapter.actors(game):
        assert list(adapter.listed(again, seat)) == list(adapter.listed(game, seat))


def check_views(adapter: Adapter[G], game: G, rng: random.Random) -> int:
    """Check that a view does not depend on what its seat cannot see; return the number of deals."""
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
    """Check that a record replays to the same game, whose record is the same bytes."""
    record, again, second = adapter.replayed(game)
    assert second == record
    assert snapshot(adapter, again) == snapshot(adapter, game)
