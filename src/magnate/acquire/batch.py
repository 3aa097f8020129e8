"""Many games at once for learning: one decision in each, with masks over all decisions."""

from __future__ import annotations

from magnate.kernel import clone, entry, rule

from .random_play import draw_chance, shuffle_pile
from .rules.flow import apply, start_game
from .rules.legal import CODES, decode, list_legal
from .rules.state import MARKET, OVER, START, EditionTable, State


@rule
def advance(s: State, e: EditionTable, generator: list[int], deck: list[int], a: list[int]) -> None:
    """Draw chance until a decision is awaited or the game is over."""
    while START <= s.awaits <= MARKET:
        draw_chance(s, generator, deck, a)
        apply(s, e, a)


@rule
def begin(
    s: State, e: EditionTable, players: int, generator: list[int], deck: list[int], a: list[int]
) -> None:
    """Begin a new game and deal."""
    start_game(s, e, players)
    shuffle_pile(s, generator, deck)
    advance(s, e, generator, deck, a)


@rule
def write_mask(s: State, e: EditionTable, codes: list[int], a: list[int], mask: list[int]) -> int:
    """Mark the legal decisions, and return how many there are."""
    for code in range(CODES):
        mask[code] = 0
    count = list_legal(s, e, codes, a)
    for i in range(count):
        mask[codes[i]] = 1
    return count


@entry
def begin_batch(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    generators: list[list[int]],
    decks: list[list[int]],
    actions: list[list[int]],
    scratch: list[list[int]],
    masks: list[list[int]],
) -> None:
    """Begin a game in every state, and mark its legal decisions."""
    for i in range(len(states)):
        begin(states[i], editions[0], players, generators[i], decks[i], actions[0])
        write_mask(states[i], editions[0], scratch[0], actions[0], masks[i])


@entry
def step_batch(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    generators: list[list[int]],
    decks: list[list[int]],
    actions: list[list[int]],
    scratch: list[list[int]],
    masks: list[list[int]],
    chosen: list[list[int]],
) -> int:
    """Play the chosen decision in every game, and return how many games ended and began anew."""
    ended = 0
    a = actions[0]
    e = editions[0]
    for i in range(len(states)):
        s = states[i]
        decode(s, e, chosen[0][i], a)
        apply(s, e, a)
        advance(s, e, generators[i], decks[i], a)
        if s.awaits == OVER:
            ended += 1
            begin(s, e, players, generators[i], decks[i], a)
        write_mask(s, e, scratch[0], a, masks[i])
    return ended


@entry
def clone_many(states: list[State], count: int) -> int:
    """Copy the first state over the second so many times; a benchmark of cloning."""
    total = 0
    for i in range(count):
        states[0].turns = i
        clone(states, 1, 0)
        total += states[1].turns
    return total
