"""Random players, who choose uniformly among all legal decisions, and games between them."""

from __future__ import annotations

from magnate.chance import GENERATOR_WIDTH, roll
from magnate.kernel import Schema, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT, top

from .rules.buying import affordable_chains, may_buy
from .rules.flow import apply, start_game
from .rules.game_end import may_declare
from .rules.legal import decode, list_legal
from .rules.placement import beside, has_playable_tile, is_playable
from .rules.refusal_codes import ALLOWED
from .rules.state import (
    ALL_CHAINS,
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
    PER_TRADE,
    PILE,
    PLACE,
    SEAT,
    SEATS,
    START,
    TILES,
    EditionTable,
    Scratch,
    State,
)
from .rules.stock_disposal import may_dispose


class Dealer(Scratch):
    """The source of chance for one game: a generator and a shuffled pile."""

    generator = row(GENERATOR_WIDTH)
    deck = row(TILES, bits=8)
    dealt = number()  # tiles drawn from the deck so far


class Result(Schema):
    """What is recorded about a game."""

    turns = number()
    decisions = number()
    ending = number()
    mergers = number()
    foundings = number()
    cash = row(SEATS)


@rule
def shuffle_pile(s: State, d: Dealer) -> None:
    """Shuffle the tiles of the pile into the deck."""
    count = 0
    for tile in range(TILES):
        if s.where[tile] == PILE:
            other = roll(d.generator, count + 1)
            d.deck[count] = d.deck[other]
            d.deck[other] = tile
            count += 1
    d.dealt = 0


@rule
def draw_chance(s: State, d: Dealer) -> None:
    """Write the awaited outcome of chance into the action."""
    a = d.action
    a[KIND] = s.awaits
    if s.awaits != MARKET:
        a[ARG] = d.deck[d.dealt]
        d.dealt += 1
    elif s.pile == 0:
        a[ARG] = 1 + roll(d.generator, COLUMNS)
        a[ARG + 1] = NO_TILE
    else:
        tile = d.deck[d.dealt + roll(d.generator, s.pile)]
        a[ARG] = tile % COLUMNS + 1
        a[ARG + 1] = tile


@rule
def random_placement(s: State, e: EditionTable, d: Dealer) -> bool:
    """Choose a random placement, or declare; return False if a few tries found no legal one.

    The caller then lists all decisions, since a seat without a playable tile has other choices.
    """
    a = d.action
    hand = s.hand[s.asked]
    held = s.hand_count[s.asked]
    declarable = 1 if may_declare(s, e) == ALLOWED else 0
    for _ in range(16):
        slot = roll(d.generator, held + declarable)
        if slot == held:
            a[KIND] = DECLARE
            return has_playable_tile(s, e, s.asked)
        if is_playable(s, e, hand[slot]):
            a[KIND] = PLACE
            a[ARG] = hand[slot]
            return True
    return False


@rule
def random_purchase(s: State, e: EditionTable, d: Dealer) -> None:
    """Choose uniformly among all legal purchases, and declaring the end where that is legal."""
    a = d.action
    slots = d.codes
    chains = affordable_chains(s, e, s.asked)
    count = 0
    for chain in range(CHAINS):
        a[ARG + chain] = 0
        if chains >> chain & 1:
            slots[count] = chain
            count += 1
    declarable = 1 if may_declare(s, e) == ALLOWED else 0
    a[KIND] = BUY
    while True:
        chosen = roll(d.generator, e.basket_counts[count] + declarable)
        if chosen == e.basket_counts[count]:
            a[KIND] = DECLARE
            return
        basket = e.baskets[chosen]
        for i in range(len(basket)):
            if basket[i] != NO_CHAIN:
                a[ARG + slots[basket[i]]] += 1
        if may_buy(s, e, s.asked, a) == ALLOWED:
            return
        for chain in range(CHAINS):
            a[ARG + chain] = 0


@rule
def random_disposal(s: State, d: Dealer) -> None:
    """Choose uniformly among all ways to sell and trade."""
    a = d.action
    held = s.shares[s.asked][top(s)[CHAIN]]
    a[KIND] = DISPOSE
    while True:
        a[ARG] = roll(d.generator, held + 1)
        a[ARG + 1] = PER_TRADE * roll(d.generator, held // PER_TRADE + 1)
        if may_dispose(s, s.asked, a[ARG], a[ARG + 1]) == ALLOWED:
            return


@rule
def random_decision(s: State, e: EditionTable, d: Dealer) -> None:
    """Write a decision chosen uniformly among the legal ones into the action."""
    d.action[SEAT] = s.asked
    if s.awaits == BUY:
        random_purchase(s, e, d)
    elif s.awaits == DISPOSE:
        random_disposal(s, d)
    elif s.awaits != PLACE or not random_placement(s, e, d):
        count = list_legal(s, e, d.codes, d.action)
        decode(s, e, d.codes[roll(d.generator, count)], d.action)


@rule
def is_merging(s: State, e: EditionTable, tile: int) -> bool:
    """Return whether a playable tile joins chains."""
    chains = beside(s, e, tile) & ALL_CHAINS
    return chains & (chains - 1) != 0


@rule
def play_to_end(s: State, e: EditionTable, d: Dealer, result: Result) -> None:
    """Play random decisions until the game is over, and record the result."""
    decisions = 0
    mergers = 0
    foundings = 0
    while s.awaits != OVER and s.fault == NO_FAULT:
        if START <= s.awaits <= MARKET:
            draw_chance(s, d)
        else:
            random_decision(s, e, d)
            decisions += 1
            kind = d.action[KIND]
            if kind == PLACE:
                mergers += is_merging(s, e, d.action[ARG])
            elif kind == FOUND:
                foundings += 1
        apply(s, e, d.action)
    result.decisions = decisions
    result.mergers = mergers
    result.foundings = foundings
    result.turns = s.turns
    result.ending = s.ending
    for seat in range(SEATS):
        result.cash[seat] = s.cash[seat]


@entry
def play_games(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    dealers: list[Dealer],
    results: list[Result],
) -> int:
    """Play as many games as there are results, and return how many were completed."""
    s = states[0]
    e = editions[0]
    d = dealers[0]
    for game in range(len(results)):
        start_game(s, e, players)
        shuffle_pile(s, d)
        play_to_end(s, e, d, results[game])
        if s.fault != NO_FAULT:
            return game
    return len(results)
