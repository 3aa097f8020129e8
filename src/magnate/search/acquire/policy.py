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

OPENING = 80  # with so many tiles to come, and more, everything is still ahead
YOUNG = 3  # the size at which a chain that is founded again is valued
PARTS = 1 << 12
RIVAL_BUYS = 2  # shares that a rival may buy before a chain pays
MEAN_MARKET = 6  # shares that the stock market draws, about


class Policy(Schema):
    """What a way to play sets store by; percentages where nothing else is said."""

    envy = number()  # how much the others' mean gain counts against one's own
    doubt = number()  # in the opening, a bonus to come is worth so much less than one in hand
    fear = number()  # how much it counts that a rival may buy on
    growth = number()  # of the tiles to come, so many in a thousand join each chain
    thirst = number()  # in the opening, the first money is worth so much more
    reserve = number()  # dollars of it
    founding = number()  # dollars for founding a chain in the opening
    merging = number()  # dollars for causing a merger
    largeness = number()  # dollars for a share of a chain, times the tiles in it
    returning = number()  # in the opening, an acquired chain is so likely to be founded again
    pair = number()  # dollars for a tile beside one of the hand


class Choices(Dealer):
    """Memory for decisions: the legal codes, what each of them gains, and a dealer of chance.

    What holds for all decisions of a moment is found once. Parts are in units of 1 / PARTS.
    """

    gains = row(MOST_LEGAL)
    bought = grid(CHAINS, MOST_BOUGHT)  # what the first share of a chain gains, the second, ...
    prices = row(CHAINS)
    ahead = number()  # how much of the game is ahead, as a percentage
    grown = number()  # tiles by which each chain will have grown
    paid = number()  # parts of a bonus to come that are counted
    feared = number()  # parts of a bonus that are feared for if a rival buys on
    envied = number()  # parts of what the others gain that count against it
    thirst = number()  # parts by which the first money is worth more


@rule
def tiles_to_come(s: State) -> int:
    """Return how many tiles may still be placed; none when the end is declared or near."""
    if s.declared or end_reached(s) != RUNNING:
        return 0
    left = s.pile
    for seat in range(s.players):
        left += s.hand_count[seat]
    return left


@rule
def opening(s: State) -> int:
    """Return how much of the game is ahead, as a percentage."""
    return min(100, tiles_to_come(s) * 100 // OPENING)


@rule
def look_at_moment(s: State, p: Policy, c: Choices) -> None:
    """Note what holds for all decisions of a moment."""
    left = tiles_to_come(s)
    c.ahead = opening(s)
    c.grown = left * p.growth // 1000
    c.paid = PARTS - p.doubt * c.ahead * PARTS // 10000
    c.feared = c.paid * p.fear // 100 if left > 0 else 0
    c.envied = p.envy * PARTS // (100 * (s.players - 1))
    c.thirst = p.thirst * c.ahead * PARTS // 10000


@rule
def part_of(dollars: int, parts: int) -> int:
    """Return some parts of a sum."""
    return dollars * parts // PARTS


@rule
def all_bonuses(s: State, e: EditionTable, chain: int) -> int:
    """Return what a chain pays for all places together."""
    size = s.chain_size[chain]
    paid = e.primary[chain][size] + e.secondary[chain][size]
    return paid + e.tertiary[chain][size] if e.bonus_ranks > 2 else paid


@rule
def feared_loss(s: State, e: EditionTable, seat: int, chain: int, rival: int, bonus: int) -> int:
    """Return what of a bonus is lost if the strongest rival buys on."""
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
    """Return what a chain on the board is worth to a seat, what the others have taken off.

    Shares are valued half at today's price, half at that of a chain which has grown; bonuses for
    the places of today, and as far as the policy fears it for those after a rival bought on.
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
    """Return what a chain would be worth at a size, with so many more shares from the bank."""
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
    """Return what money is worth: early, the first is needed for chances."""
    return cash + part_of(min(cash, p.reserve), c.thirst)


@rule
def founding_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chain: int, size: int
) -> int:
    """Return what founding a chain gains: one share free."""
    return worth_at(s, e, p, c, seat, chain, size, min(1, s.bank[chain]))


@called_rule
def merger_gain(
    s: State, e: EditionTable, p: Policy, c: Choices, seat: int, chains: int, survivor: int
) -> int:
    """Return what a merger gains if everyone sells all shares of what is acquired."""
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
    """Return what a merger gains with the best survivor there may be."""
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
    """Return what founding the best of the free chains gains."""
    best = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] == 0:
            best = max(best, founding_gain(s, e, p, c, seat, chain, size))
    return best + p.founding * c.ahead // 100


@rule
def placement_gain(s: State, e: EditionTable, p: Policy, c: Choices, seat: int, tile: int) -> int:
    """Return what placing a tile gains."""
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
    """Return what selling and trading so many shares gains; the rest waits for a new founding."""
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
    """Tell whether nobody would have more than a seat if the game ended now."""
    own = fortune(s, e, seat)
    for each in range(s.players):
        if each != seat and fortune(s, e, each) > own:
            return False
    return True


@rule
def weigh_purchases(s: State, e: EditionTable, p: Policy, c: Choices) -> None:
    """Note what each further share of every chain gains, and its price."""
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
    """Return what a purchase gains over keeping the money; what shares gain has been noted."""
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
    """Return what the decision of a code gains the seat that is asked, in dollars."""
    seat = s.asked
    if code < FOUND_CODES:
        return placement_gain(s, e, p, c, seat, code - PLACE_CODES)
    if code < SURVIVOR_CODES:
        return founding_gain(s, e, p, c, seat, code - FOUND_CODES, 2)
    if code < ACQUIRE_CODES:
        chain = code - SURVIVOR_CODES
        return merger_gain(s, e, p, c, seat, top(s)[PENDING], chain)
    if code < DISPOSE_CODES:  # who trades first finds more of the survivor's shares
        return s.shares[seat][code - ACQUIRE_CODES]
    if code < BUY_CODES:
        return disposal_gain(s, e, p, c, seat, code - DISPOSE_CODES)
    if code < REPLACE_CODES:
        return purchase_gain(s, e, p, c, code - BUY_CODES)
    if code < DECLARE_CODE:  # a dead tile is worth nothing; every set of them is there
        return code - REPLACE_CODES
    if code == DECLARE_CODE:
        return 1_000_000 if is_ahead(s, e, seat) else -1_000_000
    return 1 if code == SWAP_CODE else 0


@called_rule
def weigh_choices(s: State, e: EditionTable, p: Policy, c: Choices) -> int:
    """List all legal decisions with what they gain, and return how many there are."""
    count = list_legal(s, e, c.codes, c.action)
    look_at_moment(s, p, c)
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
    """Return the code of the decision that gains most, the first of several."""
    count = weigh_choices(s, e, p, c)
    best = 0
    for i in range(1, count):
        if c.gains[i] > c.gains[best]:
            best = i
    return c.codes[best]


@rule
def choose_best(c: Choices, count: int, width: int) -> int:
    """Put the codes that gain most first, so many as are wanted, and return how many there are."""
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
