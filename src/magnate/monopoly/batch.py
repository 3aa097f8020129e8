"""Step many games at once for learning: one decision in each, with masks of legal decisions.

Only the seat to act decides, so nobody could claim a rent before its deadline. In a batch every
seat therefore has the standing order `always_claim` from the start. Decisions without a code,
such as offers and bids above the lowest, do not occur.
See docs/guides/library.md#batches-of-monopoly.
"""

from __future__ import annotations

from magnate.kernel import Grid, entry, rule

from .random_play import Dealer, draw_chance
from .rules.flow import apply, start_game
from .rules.legal import CODES, decode, list_legal
from .rules.state import ALWAYS_CLAIM, DEAL, DICE, OVER, EditionTable, State


@rule
def advance(s: State, e: EditionTable, d: Dealer) -> None:
    """Draw outcomes of chance until a seat is to act or the game is over."""
    while DICE <= s.awaits <= DEAL:
        draw_chance(s, e, d)
        apply(s, e, d.action)


@rule
def begin(s: State, e: EditionTable, players: int, d: Dealer) -> None:
    """Start a new game in which every seat always claims, and play it to the first decision."""
    start_game(s, e, players)
    for seat in range(players):
        s.orders[seat] = 1 << ALWAYS_CLAIM
    advance(s, e, d)


@rule
def write_mask(s: State, e: EditionTable, d: Dealer, mask: list[int]) -> None:
    """Set the mask to 1 for each legal decision of the seat to act and to 0 for the others."""
    for code in range(CODES):
        mask[code] = 0
    for i in range(list_legal(s, e, s.asked, d.codes, d.action)):
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
        decode(s, e, s.asked, chosen[i][0], d.action)
        apply(s, e, d.action)
        advance(s, e, d)
        chosen[i][1] = 0
        if s.awaits == OVER:
            ended += 1
            chosen[i][1] = 1
            begin(s, e, players, d)
        write_mask(s, e, d, masks[i])
    return ended
