"""Step many games at once for learning: one decision in each, with masks of legal decisions."""

from __future__ import annotations

from magnate.kernel import Grid, entry, rule

from .random_play import Dealer, draw_chance, shuffle_pile
from .rules.flow import apply, start_game
from .rules.legal import CODES, decode, list_legal
from .rules.state import MARKET, OVER, START, EditionTable, State


@rule
def advance(s: State, e: EditionTable, d: Dealer) -> None:
    """Draw outcomes of chance until a seat is to act or the game is over."""
    while START <= s.awaits <= MARKET:
        draw_chance(s, d)
        apply(s, e, d.action)


@rule
def begin(s: State, e: EditionTable, players: int, d: Dealer) -> None:
    """Start a new game and deal the hands."""
    start_game(s, e, players)
    shuffle_pile(s, d)
    advance(s, e, d)


@rule
def write_mask(s: State, e: EditionTable, d: Dealer, mask: list[int]) -> None:
    """Set the mask to 1 for each legal decision and to 0 for the others."""
    for code in range(CODES):
        mask[code] = 0
    for i in range(list_legal(s, e, d.codes, d.action)):
        mask[d.codes[i]] = 1


@entry
def begin_batch(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    dealers: list[Dealer],
    masks: Grid,
) -> None:
    """Start a game in every state, and mark its legal decisions."""
    for i in range(len(states)):
        begin(states[i], editions[0], players, dealers[i])
        write_mask(states[i], editions[0], dealers[i], masks[i])


@entry
def step_batch(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    dealers: list[Dealer],
    masks: Grid,
    chosen: Grid,
) -> int:
    """Play the code in the first column of `chosen` in every game, and mark what is legal next.

    A game that ends is restarted, with 1 in the second column; return how many were.
    """
    ended = 0
    e = editions[0]
    for i in range(len(states)):
        s = states[i]
        d = dealers[i]
        decode(s, e, chosen[i][0], d.action)
        apply(s, e, d.action)
        advance(s, e, d)
        chosen[i][1] = 0
        if s.awaits == OVER:
            ended += 1
            chosen[i][1] = 1
            begin(s, e, players, d)
        write_mask(s, e, d, masks[i])
    return ended
