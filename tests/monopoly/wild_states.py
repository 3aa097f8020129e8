"""States of wild games, one after the other, and whether each can be written and read back."""

from __future__ import annotations

from collections.abc import Iterator

from magnate.chance import generator_words
from magnate.monopoly import Edition
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.position import read_position, write_position
from magnate.monopoly.random_play import Dealer, draw_chance
from magnate.monopoly.rules.flow import apply, start_game
from magnate.monopoly.rules.state import DEAL, DICE, OVER, State

from .invariants import WHOLE, broken, name_of
from .wild_play import wild_decision


def wild_states(edition: Edition, players: int, *, seed: int, most: int) -> Iterator[State]:
    """Play a new game; yield its state, always the same object, after every action."""
    s = State()
    start_game(s, edition_table(edition, "interpreted")[0], players)
    yield s
    yield from wild_course(s, edition, seed=seed, most=most)


def wild_course(s: State, edition: Edition, *, seed: int, most: int) -> Iterator[State]:
    """Play from a state to the end or for a number of actions; no invariant may be broken."""
    e = edition_table(edition, "interpreted")[0]
    d = Dealer()
    d.generator[:] = generator_words(seed, 0)
    assert broken(s, e) == WHOLE, name_of(broken(s, e))
    for _ in range(most):
        if s.awaits == OVER:
            return
        if DICE <= s.awaits <= DEAL:
            draw_chance(s, e, d)
        else:
            wild_decision(s, e, d)
        apply(s, e, d.action)
        assert broken(s, e) == WHOLE, name_of(broken(s, e))
        yield s


def check_same_again(s: State, edition: Edition) -> str:
    """The text of a state gives the same state, and settling emits no events; return the text."""
    text = write_position(s, edition)
    again, same = read_position(text)
    assert again.differences(s) == []
    assert same == edition
    assert write_position(again, same) == text
    assert again.log == []
    return text
