"""Plain policies of Acquire: what every legal move gains in dollars, weighed by a policy's numbers.

A policy is a row of numbers, so that one compiled function plays them all, as bots of the pool and
in rollouts. Nothing here reads what the seat to move cannot see: the other hands and the order of
the pile.
"""

from __future__ import annotations

from magnate.acquire.random_play import Dealer
from magnate.acquire.rules.game_end import end_reached
from magnate.acquire.rules.legal import (
    ACQUIRE_CODES,
    BUY_CODES,
    DECLARE_CODE,
    DISPOSE_CODES,
    FOUND_CODES,
    PLACE_CODES,
    REPLACE_CODES,
    SELLS,
    SURVIVOR_CODES,
    SWAP_CODE,
    list_legal,
)
from magnate.acquire.rules.merger import largest_of
from magnate.acquire.rules.merger_bonus import bonus_of
from magnate.acquire.rules.placement import (
    FOUNDS,
    GROWS,
    MERGES,
    beside,
    outcome_beside,
)
from magnate.acquire.rules.prices import share_price
from magnate.acquire.rules.state import (
    ACQUIRER,
    ALL_CHAINS,
    CHAIN,
    CHAINS,
    IN_HAND,
    INDEPENDENT,
    MOST_BOUGHT,
    MOST_LEGAL,
    NO_CHAIN,
    PENDING,
    PER_TRADE,
    RUNNING,
    TILES,
    EditionTable,
    State,
)
from magnate.kernel import Schema, called_rule, grid, number, row, rule
from magnate.kernel.frames import top

OPENING = 80  # with this many tiles to come, the whole game is ahead
YOUNG = 3  # the size at which a refounded chain is valued
PARTS = 1 << 12
RIVAL_BUYS = 2  # shares that a rival is expected to buy before a chain pays
MEAN_MARKET = 6  # about the mean of what the stock market draws


class Policy(Schema):
    """The weights of a fixed policy; in percent unless stated otherwise."""

    envy = number()  # the weight of the others' mean gain against the seat's own
    doubt = number()  # the discount on a future bonus in the opening
    fear = number()  # the weight of what a rival could take away by buying
    growth = number()  # tiles to come that join each chain, in a thousand
    thirst = number()  # the premium on the first dollars in the opening
    reserve = number()  # dollars that have this premium
    founding = number()  # extra dollars for founding a chain in the opening
    merging = number()  # extra dollars for causing a merger
    largeness = number()  # extra dollars per share for each tile of its chain
    returning = number()  # the chance in the opening that an acquired chain is refounded
    pair = number()  # extra dollars for a tile next to one in the hand


class Choices(Dealer):
    """Working memory for a decision: the legal codes, the gain of each, and a dealer of chance.

    What is the same for all moves of a decision is computed once. Parts are in units of 1 / PARTS.
    """

    gains = row(MOST_LEGAL)
    bought = grid(CHAINS, MOST_BOUGHT)  # the gain of the first share of a chain, the second, ...
    prices = row(CHAINS)
    ahead = number()  # how much of the game is to come, in percent
    grown = number()  # tiles by which each chain will have grown
    paid = number()  # parts of a future bonus that count
    feared = number()  # parts of what a rival could take away that count
    envied = number()  # parts of the others' gains that count against the seat
    thirst = number()  # parts by which the first dollars are worth more


@rule
def tiles_to_come(s: State) -> int:
    """Return how many tiles may still be placed; 0 when the end is declared or can be."""
    if s.declared or end_reached(s) != RUNNING:
        return 0
    left = s.pile
    for seat in range(s.players):
        left += s.hand_count[seat]
    return left


@rule
def opening(s: State) -> int:
    """Return how much of the game is to come, in percent."""
    return min(100, tiles_to_come(s) * 100 // OPENING)


@rule
def prepare_weighing(s: State, p: Policy, c: Choices) -> None:
    """Compute what is the same for all moves of a decision."""
    left = tiles_to_come(s)
    c.ahead = opening(s)
    c.grown = left * p.growth // 1000
    c.paid = PARTS - p.doubt * c.ahead * PARTS // 10000
    c.feared = c.paid * p.fear // 100 if left > 0 else 0
    c.envied = p.envy * PARTS // (100 * (s.players - 1))
    c.thirst = p.thirst * c.ahead * PARTS // 10000


@rule
def part_of(dollars: int, parts: int) -> int:
    """Return some parts of an amount."""
    return dollars * parts // PARTS


@rule
def all_bonuses(s: State, e: EditionTable, chain: int) -> int:
    """Return the sum of all bonuses of a chain."""
    size = s.chain_size[chain]
    paid = e.primary[chain][size] + e.secondary[chain][size]
    return paid + e.tertiary[chain][size] if e.bonus_ranks > 2 else paid


@rule
def feared_loss(s: State, e: EditionTable, seat: int, chain: int, rival: int, bonus: int) -> int:
    """Return how much of a bonus is lost if the strongest rival buys more shares."""
    held = s.shares[seat][chain]
    most = s.shares[rival][chain]
    more = min(RIVAL_BUYS, s.bank[chain])
    if most > held or most + more < held:
        return 0
    s.shares[rival][chain] += more
    loss = bonus - bonus_of(s, e, chain, seat)
    s.shares[rival][chain] -= more
    return loss


@called_rule
def chain_worth(s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chain: int) -> int:
    """Return what a chain on the board is worth to a seat, less what it is worth to the others.

    Shares are valued half at today's price and half at that of the chain once it has grown. Bonuses
    are those of today, less what the policy fears to lose to a rival who buys more.
    """
    size = s.chain_size[chain]
    if size == 0:
        return 0
    later = min(TILES, size + c.grown)
    price = (e.price[chain][size] + e.price[chain][later]) // 2 + p.largeness * min(size, 41)
    others = 0
    rival = -1
    most = 0
    for each in range(s.players):
        count = s.shares[each][chain]
        if each != seat and count > 0:
            others += count
            if count > most:
                rival = each
                most = count
    bonus = bonus_of(s, e, chain, seat)
    own = s.shares[seat][chain] * price + part_of(bonus, c.paid)
    if others == 0:
        return own
    if c.feared > 0 and bonus > 0:
        own -= part_of(feared_loss(s, e, seat, chain, rival, bonus), c.feared)
    bonuses = part_of(max(0, all_bonuses(s, e, chain) - bonus), c.paid)
    return own - part_of(others * price + bonuses, c.envied)


@called_rule
def worth_at(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chain: int, size: int, more: int
) -> int:
    """Return what a chain would be worth at a size, with some more shares from the bank."""
    before = s.chain_size[chain]
    s.chain_size[chain] = size
    s.shares[seat][chain] += more
    s.bank[chain] -= more
    worth = chain_worth(s, e, p, c, seat, chain)
    s.bank[chain] += more
    s.shares[seat][chain] -= more
    s.chain_size[chain] = before
    return worth


@rule
def money_worth(p: Policy, c: Choices, cash: int) -> int:
    """Return what cash is worth: early in the game the first dollars count for more."""
    return cash + part_of(min(cash, p.reserve), c.thirst)


@rule
def founding_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chain: int, size: int
) -> int:
    """Return the gain of founding a chain, with its free share."""
    return worth_at(s, e, p, c, seat, chain, size, min(1, s.bank[chain]))


@called_rule
def merger_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chains: int, survivor: int
) -> int:
    """Return the gain of a merger if everyone sells all shares of the acquired chains."""
    size = 1
    own = 0
    others = 0
    gain = 0
    for chain in range(CHAINS):
        if chains >> chain & 1 == 0:
            continue
        size += s.chain_size[chain]
        if chain == survivor:
            continue
        gain -= chain_worth(s, e, p, c, seat, chain)
        for each in range(s.players):
            paid = bonus_of(s, e, chain, each) + s.shares[each][chain] * share_price(s, e, chain)
            if each == seat:
                own += paid
            else:
                others += paid
    gain += worth_at(s, e, p, c, seat, survivor, size, 0)
    gain -= chain_worth(s, e, p, c, seat, survivor)
    gain += money_worth(p, c, s.cash[seat] + own) - money_worth(p, c, s.cash[seat])
    return gain - part_of(others, c.envied)


@rule
def best_merger_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chains: int
) -> int:
    """Return the gain of a merger with the best possible survivor."""
    largest = largest_of(s, chains)
    best = 0
    found = False
    for chain in range(CHAINS):
        if largest >> chain & 1:
            gain = merger_gain(s, e, p, c, seat, chains, chain)
            if not found or gain > best:
                best = gain
                found = True
    return best + p.merging


@rule
def best_founding_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, size: int
) -> int:
    """Return the gain of founding the best available chain."""
    best = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] == 0:
            best = max(best, founding_gain(s, e, p, c, seat, chain, size))
    return best + p.founding * c.ahead // 100


@rule
def placement_gain(s: State, e: EditionTable, p: Policy, c: Choices, seat: int, tile: int) -> int:
    """Return the gain of placing a tile."""
    found = beside(s, e, tile)
    outcome = outcome_beside(s, found)
    sides = e.neighbours[tile]
    size = 1
    held = 0
    for side in range(4):
        where = s.where[sides[side]]
        size += where == INDEPENDENT
        held += where == IN_HAND + seat
    if outcome == FOUNDS:
        return best_founding_gain(s, e, p, c, seat, size)
    if outcome == MERGES:
        return best_merger_gain(s, e, p, c, seat, found & ALL_CHAINS)
    if outcome == GROWS:
        chain = 0
        while found >> chain & 1 == 0:
            chain += 1
        after = worth_at(s, e, p, c, seat, chain, s.chain_size[chain] + size, 0)
        return after - chain_worth(s, e, p, c, seat, chain)
    return p.pair * (held - 1)


@rule
def disposal_gain(s: State, e: EditionTable, p: Policy, c: Choices, seat: int, code: int) -> int:
    """Return the gain of selling and trading shares; the rest is kept in case the chain returns."""
    frame = top(s)
    chain = frame[CHAIN]
    survivor = frame[ACQUIRER]
    sold = code % SELLS
    traded = code // SELLS * PER_TRADE
    kept = s.shares[seat][chain] - sold - traded
    size = 1 + s.chain_size[survivor] + s.chain_size[chain]
    own = s.cash[seat]
    gain = money_worth(p, c, own + sold * share_price(s, e, chain)) - money_worth(p, c, own)
    if traded > 0:
        gain += worth_at(s, e, p, c, seat, survivor, size, traded // PER_TRADE)
        gain -= worth_at(s, e, p, c, seat, survivor, size, 0)
    if kept > 0:
        held = s.shares[seat][chain]
        back = worth_at(s, e, p, c, seat, chain, YOUNG, kept - held)
        back -= worth_at(s, e, p, c, seat, chain, YOUNG, -held)
        gain += back * p.returning * c.ahead // 10000
    return gain


@called_rule
def fortune(s: State, e: EditionTable, seat: int) -> int:
    """Return what a seat would have if the game ended now."""
    money = s.cash[seat]
    for chain in range(CHAINS):
        if s.chain_size[chain] > 0:
            money += s.shares[seat][chain] * share_price(s, e, chain)
            money += bonus_of(s, e, chain, seat)
    return money


@rule
def is_ahead(s: State, e: EditionTable, seat: int) -> bool:
    """Return whether nobody would have more than a seat if the game ended now."""
    own = fortune(s, e, seat)
    for each in range(s.players):
        if each != seat and fortune(s, e, each) > own:
            return False
    return True


@rule
def weigh_purchases(s: State, e: EditionTable, p: Policy, c: Choices) -> None:
    """Compute the gain of each further share of every chain, and its price."""
    seat = s.asked
    for chain in range(CHAINS):
        size = s.chain_size[chain]
        c.prices[chain] = e.price[chain][size]
        if size == 0 or c.prices[chain] > s.cash[seat]:
            continue
        before = chain_worth(s, e, p, c, seat, chain)
        for count in range(min(MOST_BOUGHT, s.bank[chain])):
            after = worth_at(s, e, p, c, seat, chain, size, count + 1)
            c.bought[chain][count] = after - before
            before = after


@rule
def purchase_gain(s: State, e: EditionTable, p: Policy, c: Choices, basket: int) -> int:
    """Return the gain of a purchase over keeping the money; `weigh_purchases` has run."""
    slots = e.baskets[basket]
    cost = 0
    gain = 0
    count = 0
    before = NO_CHAIN
    for i in range(MOST_BOUGHT):
        chain = slots[i]
        if chain != NO_CHAIN:
            count = count + 1 if chain == before else 0
            before = chain
            cost += c.prices[chain]
            gain += c.bought[chain][count]
    own = s.cash[s.asked]
    return gain + money_worth(p, c, own - cost) - money_worth(p, c, own)


@called_rule
def gain_of(s: State, e: EditionTable, p: Policy, c: Choices, code: int) -> int:
    """Return the gain of the move of a code for the player to move, in dollars."""
    seat = s.asked
    if code < FOUND_CODES:
        return placement_gain(s, e, p, c, seat, code - PLACE_CODES)
    if code < SURVIVOR_CODES:
        return founding_gain(s, e, p, c, seat, code - FOUND_CODES, 2)
    if code < ACQUIRE_CODES:
        chain = code - SURVIVOR_CODES
        return merger_gain(s, e, p, c, seat, top(s)[PENDING], chain)
    if code < DISPOSE_CODES:  # the first to trade finds more of the survivor's shares in the bank
        return s.shares[seat][code - ACQUIRE_CODES]
    if code < BUY_CODES:
        return disposal_gain(s, e, p, c, seat, code - DISPOSE_CODES)
    if code < REPLACE_CODES:
        return purchase_gain(s, e, p, c, code - BUY_CODES)
    if code < DECLARE_CODE:  # dead tiles are worthless: replace as many as possible
        return code - REPLACE_CODES
    if code == DECLARE_CODE:
        return 1_000_000 if is_ahead(s, e, seat) else -1_000_000
    return 1 if code == SWAP_CODE else 0


@called_rule
def weigh_choices(s: State, e: EditionTable, p: Policy, c: Choices) -> int:
    """List all legal moves with their gains, and return how many there are."""
    count = list_legal(s, e, c.codes, c.action)
    prepare_weighing(s, p, c)
    market = s.market
    s.market = MEAN_MARKET * e.market_holder
    if count > 0 and BUY_CODES <= c.codes[0] < REPLACE_CODES:
        weigh_purchases(s, e, p, c)
    for i in range(count):
        c.gains[i] = gain_of(s, e, p, c, c.codes[i])
    s.market = market
    return count


@rule
def best_choice(s: State, e: EditionTable, p: Policy, c: Choices) -> int:
    """Return the code of the move with the highest gain, the first of several."""
    count = weigh_choices(s, e, p, c)
    best = 0
    for i in range(1, count):
        if c.gains[i] > c.gains[best]:
            best = i
    return c.codes[best]


@rule
def choose_best(c: Choices, count: int, width: int) -> int:
    """Sort the codes with the highest gains to the front, and return how many there are."""
    kept = min(count, width)
    for place in range(kept):
        best = place
        for i in range(place + 1, count):
            if c.gains[i] > c.gains[best]:
                best = i
        code = c.codes[best]
        gain = c.gains[best]
        c.codes[best] = c.codes[place]
        c.gains[best] = c.gains[place]
        c.codes[place] = code
        c.gains[place] = gain
    return kept
