"""Random players: a decision drawn evenly from all legal ones, and whole games of them."""

from __future__ import annotations

from magnate.chance import roll
from magnate.kernel import NO_FAULT, entry, rule

from .rules.buying import may_buy
from .rules.flow import apply, start_game
from .rules.game_end import may_declare
from .rules.legal import decode, list_legal
from .rules.placement import MERGES, is_playable, outcome_of
from .rules.prices import share_price
from .rules.reasons import ALLOWED
from .rules.state import (
    ARG,
    BUY,
    CHAIN,
    CHAINS,
    COLUMNS,
    DECLARE,
    DISPOSE,
    FOUND,
    KIND,
    MARKET,
    NO_CHAIN,
    NO_TILE,
    OVER,
    PILE,
    PLACE,
    SEAT,
    SEATS,
    START,
    TILES,
    EditionTable,
    State,
)
from .rules.stock_disposal import may_dispose

# A deck is an order of the tiles in the pile, and how many of them were drawn.
DECK_WIDTH = TILES + 1
DRAWN = TILES

# What is noted of a game.
TURNS, DECISIONS, ENDING, MERGERS, FOUNDINGS, CASH = 0, 1, 2, 3, 4, 5
RESULT_WIDTH = CASH + SEATS


@rule
def shuffle_pile(s: State, generator: list[int], deck: list[int]) -> None:
    """Put the tiles of the pile into a random order."""
    count = 0
    for tile in range(TILES):
        if s.where[tile] == PILE:
            other = roll(generator, count + 1)
            deck[count] = deck[other]
            deck[other] = tile
            count += 1
    deck[DRAWN] = 0


@rule
def draw_chance(s: State, generator: list[int], deck: list[int], a: list[int]) -> None:
    """Write the outcome of chance that is awaited into an action."""
    a[KIND] = s.awaits
    if s.awaits != MARKET:
        a[ARG] = deck[deck[DRAWN]]
        deck[DRAWN] += 1
    elif s.pile == 0:
        a[ARG] = 1 + roll(generator, COLUMNS)
        a[ARG + 1] = NO_TILE
    else:
        tile = deck[deck[DRAWN] + roll(generator, s.pile)]
        a[ARG] = tile % COLUMNS + 1
        a[ARG + 1] = tile


@rule
def random_placement(s: State, e: EditionTable, generator: list[int], a: list[int]) -> bool:
    """Try to find a random tile to place or to declare; False where a few tries gave none."""
    a[SEAT] = s.asked
    held = s.hand_count[s.asked]
    declarable = 1 if may_declare(s, e) == ALLOWED else 0
    for _ in range(16):
        slot = roll(generator, held + declarable)
        if slot == held:
            a[KIND] = DECLARE
            return True
        if is_playable(s, e, s.hand[s.asked][slot]):
            a[KIND] = PLACE
            a[ARG] = s.hand[s.asked][slot]
            return True
    return False


@rule
def random_purchase(
    s: State, e: EditionTable, generator: list[int], slots: list[int], a: list[int]
) -> None:
    """Choose evenly among all purchases the seat can make, and declaring where it may."""
    cash = s.cash[s.asked]
    count = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] > 0 and s.bank[chain] > 0 and share_price(s, e, chain) <= cash:
            slots[count] = chain
            count += 1
    declarable = 1 if may_declare(s, e) == ALLOWED else 0
    a[SEAT] = s.asked
    a[KIND] = BUY
    while True:
        basket = roll(generator, e.basket_counts[count] + declarable)
        if basket == e.basket_counts[count]:
            a[KIND] = DECLARE
            return
        for chain in range(CHAINS):
            a[ARG + chain] = 0
        for slot in e.baskets[basket]:
            if slot != NO_CHAIN:
                a[ARG + slots[slot]] += 1
        if may_buy(s, e, s.asked, a) == ALLOWED:
            return


@rule
def random_disposal(s: State, generator: list[int], a: list[int]) -> None:
    """Choose evenly among all ways to sell and trade."""
    held = s.shares[s.asked][s.frames[s.depth - 1][CHAIN]]
    a[SEAT] = s.asked
    a[KIND] = DISPOSE
    while True:
        a[ARG] = roll(generator, held + 1)
        a[ARG + 1] = 2 * roll(generator, held // 2 + 1)
        if may_dispose(s, s.asked, a[ARG], a[ARG + 1]) == ALLOWED:
            return


@rule
def random_decision(
    s: State, e: EditionTable, generator: list[int], scratch: list[int], a: list[int]
) -> None:
    """Write a decision drawn evenly from all legal ones into an action."""
    if s.awaits == BUY:
        random_purchase(s, e, generator, scratch, a)
    elif s.awaits == DISPOSE:
        random_disposal(s, generator, a)
    elif s.awaits != PLACE or not random_placement(s, e, generator, a):
        count = list_legal(s, e, scratch, a)
        decode(s, e, scratch[roll(generator, count)], a)


@rule
def play_to_end(
    s: State,
    e: EditionTable,
    generator: list[int],
    deck: list[int],
    scratch: list[int],
    a: list[int],
    result: list[int],
) -> None:
    """Play random decisions until the game is over, and note what happened."""
    for column in range(RESULT_WIDTH):
        result[column] = 0
    while s.awaits != OVER and s.fault == NO_FAULT:
        if START <= s.awaits <= MARKET:
            draw_chance(s, generator, deck, a)
        else:
            random_decision(s, e, generator, scratch, a)
            result[DECISIONS] += 1
            if a[KIND] == FOUND:
                result[FOUNDINGS] += 1
            elif a[KIND] == PLACE and outcome_of(s, e, a[ARG]) == MERGES:
                result[MERGERS] += 1
        apply(s, e, a)
    result[TURNS] = s.turns
    result[ENDING] = s.ending
    for seat in range(s.players):
        result[CASH + seat] = s.cash[seat]


@entry
def play_games(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    generators: list[list[int]],
    memory: list[list[int]],
    actions: list[list[int]],
    results: list[list[int]],
) -> int:
    """Play as many games as there are results, and return how many went to the end.

    `memory` is a deck and a row for scratch.
    """
    s = states[0]
    e = editions[0]
    for game in range(len(results)):
        start_game(s, e, players)
        shuffle_pile(s, generators[0], memory[0])
        play_to_end(s, e, generators[0], memory[0], memory[1], actions[0], results[game])
        if s.fault != NO_FAULT:
            return game
    return len(results)
