"""Ways to play Acquire by plain rules: what every legal decision gains, as a style weighs it.

A style is a row of numbers, so that one compiled policy plays them all. Nothing here reads what the
seat that decides cannot see: the other hands and the order of the pile.
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
from magnate.frames import top
from magnate.kernel import Schema, called_rule, grid, number, row, rule

OPENING = 80  # with so many tiles to come, and more, everything is still ahead
YOUNG = 3  # the size at which a chain that is founded again is valued
RIVAL_BUYS = 2  # shares that a rival may buy before a chain pays
MEAN_MARKET = 6  # shares that the stock market draws, about


class Style(Schema):
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
    """Memory for decisions: the legal codes, what each of them gains, and a dealer of chance."""

    gains = row(MOST_LEGAL)
    bought = grid(CHAINS, MOST_BOUGHT + 1)  # what so many shares of a chain gain


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
def opening(left: int) -> int:
    """Return how much of the game is ahead, as a percentage."""
    return min(100, left * 100 // OPENING)


@called_rule
def chain_worth(s: State, e: EditionTable, y: Style, seat: int, chain: int, left: int) -> int:
    """Return what a chain on the board is worth to a seat, what the others have taken off.

    Shares are valued half at today's price, half at that of a chain which has grown; bonuses for
    the places of today, and as far as the style fears it for those after a rival bought on.
    """
    size = s.chain_size[chain]
    if size == 0:
        return 0
    later = min(TILES, size + left * y.growth // 1000)
    price = (e.price[chain][size] + e.price[chain][later]) // 2 + y.largeness * min(size, 41)
    paid = 100 - y.doubt * opening(left) // 100
    own = 0
    others = 0
    rival = -1
    for each in range(s.players):
        worth = s.shares[each][chain] * price + bonus_of(s, e, chain, each) * paid // 100
        if each == seat:
            own = worth
        else:
            others += worth
            if rival < 0 or s.shares[each][chain] > s.shares[rival][chain]:
                rival = each
    if left > 0 and y.fear > 0 and s.shares[seat][chain] > 0:
        bonus = bonus_of(s, e, chain, seat)
        more = min(RIVAL_BUYS, s.bank[chain])
        s.shares[rival][chain] += more
        own -= (bonus - bonus_of(s, e, chain, seat)) * paid // 100 * y.fear // 100
        s.shares[rival][chain] -= more
    return own - others * y.envy // (100 * (s.players - 1))


@called_rule
def worth_at(
    s: State, e: EditionTable, y: Style, seat: int, chain: int, left: int, size: int, more: int
) -> int:
    """Return what a chain would be worth at a size, with so many more shares from the bank."""
    before = s.chain_size[chain]
    s.chain_size[chain] = size
    s.shares[seat][chain] += more
    s.bank[chain] -= more
    worth = chain_worth(s, e, y, seat, chain, left)
    s.bank[chain] += more
    s.shares[seat][chain] -= more
    s.chain_size[chain] = before
    return worth


@rule
def money_worth(y: Style, cash: int, left: int) -> int:
    """Return what money is worth: early, the first is needed for chances."""
    return cash + min(cash, y.reserve) * y.thirst * opening(left) // 10000


@rule
def founding_gain(
    s: State, e: EditionTable, y: Style, seat: int, chain: int, left: int, size: int
) -> int:
    """Return what founding a chain gains: one share free."""
    return worth_at(s, e, y, seat, chain, left, size, min(1, s.bank[chain]))


@called_rule
def merger_gain(
    s: State, e: EditionTable, y: Style, seat: int, chains: int, survivor: int, left: int
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
        gain -= chain_worth(s, e, y, seat, chain, left)
        for each in range(s.players):
            paid = bonus_of(s, e, chain, each) + s.shares[each][chain] * share_price(s, e, chain)
            if each == seat:
                own += paid
            else:
                others += paid
    gain += worth_at(s, e, y, seat, survivor, left, size, 0)
    gain -= chain_worth(s, e, y, seat, survivor, left)
    gain += money_worth(y, s.cash[seat] + own, left) - money_worth(y, s.cash[seat], left)
    return gain - others * y.envy // (100 * (s.players - 1))


@rule
def best_merger_gain(s: State, e: EditionTable, y: Style, seat: int, chains: int, left: int) -> int:
    """Return what a merger gains with the best survivor there may be."""
    largest = largest_of(s, chains)
    best = 0
    found = False
    for chain in range(CHAINS):
        if largest >> chain & 1:
            gain = merger_gain(s, e, y, seat, chains, chain, left)
            if not found or gain > best:
                best = gain
                found = True
    return best + y.merging


@rule
def best_founding_gain(s: State, e: EditionTable, y: Style, seat: int, left: int, size: int) -> int:
    """Return what founding the best of the free chains gains."""
    best = 0
    for chain in range(CHAINS):
        if s.chain_size[chain] == 0:
            best = max(best, founding_gain(s, e, y, seat, chain, left, size))
    return best + y.founding * opening(left) // 100


@rule
def placement_gain(s: State, e: EditionTable, y: Style, seat: int, tile: int, left: int) -> int:
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
        return best_founding_gain(s, e, y, seat, left, size)
    if outcome == MERGES:
        return best_merger_gain(s, e, y, seat, found & ALL_CHAINS, left)
    if outcome == GROWS:
        chain = 0
        while found >> chain & 1 == 0:
            chain += 1
        after = worth_at(s, e, y, seat, chain, left, s.chain_size[chain] + size, 0)
        return after - chain_worth(s, e, y, seat, chain, left)
    return y.pair * (held - 1)


@rule
def disposal_gain(s: State, e: EditionTable, y: Style, seat: int, left: int, code: int) -> int:
    """Return what selling and trading so many shares gains; the rest waits for a new founding."""
    frame = top(s)
    chain = frame[CHAIN]
    survivor = frame[ACQUIRER]
    sold = code % SELLS
    traded = code // SELLS * PER_TRADE
    kept = s.shares[seat][chain] - sold - traded
    size = 1 + s.chain_size[survivor] + s.chain_size[chain]
    own = s.cash[seat]
    gain = money_worth(y, own + sold * share_price(s, e, chain), left) - money_worth(y, own, left)
    if traded > 0:
        gain += worth_at(s, e, y, seat, survivor, left, size, traded // PER_TRADE)
        gain -= worth_at(s, e, y, seat, survivor, left, size, 0)
    if kept > 0:
        held = s.shares[seat][chain]
        back = worth_at(s, e, y, seat, chain, left, YOUNG, kept - held)
        back -= worth_at(s, e, y, seat, chain, left, YOUNG, -held)
        gain += back * y.returning * opening(left) // 10000
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
def weigh_purchases(s: State, e: EditionTable, y: Style, c: Choices, left: int) -> None:
    """Note what so many shares of each chain gain, their price not taken off."""
    seat = s.asked
    for chain in range(CHAINS):
        size = s.chain_size[chain]
        c.bought[chain][0] = 0
        if size == 0:
            continue
        before = chain_worth(s, e, y, seat, chain, left)
        for count in range(1, min(MOST_BOUGHT, s.bank[chain]) + 1):
            c.bought[chain][count] = worth_at(s, e, y, seat, chain, left, size, count) - before


@rule
def purchase_gain(s: State, e: EditionTable, y: Style, c: Choices, basket: int, left: int) -> int:
    """Return what a purchase gains over keeping the money; `bought` has been noted."""
    slots = e.baskets[basket]
    cost = 0
    gain = 0
    count = 0
    for i in range(MOST_BOUGHT):
        chain = slots[i]
        if chain == NO_CHAIN:
            continue
        count = count + 1 if i > 0 and slots[i - 1] == chain else 1
        cost += share_price(s, e, chain)
        gain += c.bought[chain][count] - c.bought[chain][count - 1]
    own = s.cash[s.asked]
    return gain + money_worth(y, own - cost, left) - money_worth(y, own, left)


@called_rule
def gain_of(s: State, e: EditionTable, y: Style, c: Choices, code: int, left: int) -> int:
    """Return what the decision of a code gains the seat that is asked, in dollars."""
    seat = s.asked
    if code < FOUND_CODES:
        return placement_gain(s, e, y, seat, code - PLACE_CODES, left)
    if code < SURVIVOR_CODES:
        return founding_gain(s, e, y, seat, code - FOUND_CODES, left, 2)
    if code < ACQUIRE_CODES:
        chain = code - SURVIVOR_CODES
        return merger_gain(s, e, y, seat, top(s)[PENDING], chain, left)
    if code < DISPOSE_CODES:  # who trades first finds more of the survivor's shares
        return s.shares[seat][code - ACQUIRE_CODES]
    if code < BUY_CODES:
        return disposal_gain(s, e, y, seat, left, code - DISPOSE_CODES)
    if code < REPLACE_CODES:
        return purchase_gain(s, e, y, c, code - BUY_CODES, left)
    if code < DECLARE_CODE:  # a dead tile is worth nothing; every set of them is there
        return code - REPLACE_CODES
    if code == DECLARE_CODE:
        return 1_000_000 if is_ahead(s, e, seat) else -1_000_000
    return 1 if code == SWAP_CODE else 0


@called_rule
def weigh_choices(s: State, e: EditionTable, y: Style, c: Choices) -> int:
    """List all legal decisions with what they gain, and return how many there are."""
    count = list_legal(s, e, c.codes, c.action)
    left = tiles_to_come(s)
    market = s.market
    s.market = MEAN_MARKET * e.market_holder
    if count > 0 and BUY_CODES <= c.codes[0] < REPLACE_CODES:
        weigh_purchases(s, e, y, c, left)
    for i in range(count):
        c.gains[i] = gain_of(s, e, y, c, c.codes[i], left)
    s.market = market
    return count


@rule
def best_choice(s: State, e: EditionTable, y: Style, c: Choices) -> int:
    """Return the code of the decision that gains most, the first of several."""
    count = weigh_choices(s, e, y, c)
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
