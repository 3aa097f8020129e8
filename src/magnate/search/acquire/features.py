"""What a position of Acquire looks like to a seat, as numbers of the order of one.

Chains are described alike, one row each, and opponents in the order of their standing, so one value
function serves every edition and every number of players. Of everything hidden, only the seat's own
hand is read.
"""

from __future__ import annotations

from magnate.acquire.rules.game_end import end_reached
from magnate.acquire.rules.growth import only_chain
from magnate.acquire.rules.merger_bonus import bonus_of
from magnate.acquire.rules.placement import (
    FOUNDS,
    GROWS,
    MERGES,
    STANDS_ALONE,
    WOULD_JOIN_SAFE,
    beside,
    outcome_beside,
)
from magnate.acquire.rules.safe_chains import safe_among
from magnate.acquire.rules.state import (
    ALL_CHAINS,
    BUY,
    CHAINS,
    DRAW,
    IN_HAND,
    INDEPENDENT,
    MOST_BOUGHT,
    NO_CHAIN,
    PILE,
    PLACE,
    RUNNING,
    SAFE_SIZE,
    SEATS,
    TILES,
    EditionTable,
    State,
)
from magnate.kernel import Schema, called_rule, grid, number, real_grid, real_row, row, rule

from .policy import MEAN_MARKET

CHAIN_FEATURES = 53
GENERAL_FEATURES = 42
RIVALS = 3  # opponents that are described one by one


class Features(Schema):
    """The features, and working memory for them."""

    chains = real_grid(CHAINS, CHAIN_FEATURES)
    general = real_row(GENERAL_FEATURES)
    falls = row(CHAINS)  # free spaces where a tile would have the chain acquired
    swallows = row(CHAINS)  # and where the chain would acquire another
    grows = row(CHAINS)  # and where it would only grow
    feeds = row(CHAINS)  # and where it would absorb independent tiles as well
    taker = row(CHAINS)  # the largest chain that could acquire it
    near_falls = row(CHAINS)  # pairs of free spaces where two tiles would have it acquired
    near_swallows = row(CHAINS)  # and where it would acquire another
    reach = row(TILES + 1)  # the chains next to each free space
    loose = number()  # independent tiles on the board
    foundings = number()  # free spaces where a tile would found a chain
    largest = number()
    held_falls = row(CHAINS)  # the same for the tiles of the seat
    held_swallows = row(CHAINS)
    held_grows = row(CHAINS)
    held = row(WOULD_JOIN_SAFE + 1)  # tiles of the seat by their outcome
    pairs = number()  # of adjacent tiles in the hand
    bonuses = grid(SEATS, CHAINS)
    worth = row(SEATS)  # what each seat would have if the game ended now
    order = row(SEATS)  # the opponents, the richest first


@rule
def clip(x: float, limit: float) -> float:
    """Return a number limited to an interval around 0."""
    return max(-limit, min(limit, x))


@rule
def note_merger(s: State, chains: int, falls: list[int], swallows: list[int]) -> None:
    """Count for each chain of a merger whether it would survive."""
    largest = 0
    for chain in range(CHAINS):
        if chains >> chain & 1:
            largest = max(largest, s.chain_size[chain])
    for chain in range(CHAINS):
        if chains >> chain & 1:
            if s.chain_size[chain] < largest:
                falls[chain] += 1
            else:
                swallows[chain] += 1


@rule
def note_takers(s: State, chains: int, f: Features) -> None:
    """Store the survivor of a merger for each chain it would acquire, if it is the largest yet.

    Of equals, the first one is taken to survive.
    """
    survivor = NO_CHAIN
    for chain in range(CHAINS):
        larger = survivor == NO_CHAIN or s.chain_size[chain] > s.chain_size[survivor]
        if chains >> chain & 1 and larger:
            survivor = chain
    for chain in range(CHAINS):
        if chains >> chain & 1 and chain != survivor:
            known = f.taker[chain]
            if known == NO_CHAIN or s.chain_size[survivor] > s.chain_size[known]:
                f.taker[chain] = survivor


@rule
def begin_survey(s: State, f: Features) -> None:
    """Clear all counts."""
    f.foundings = 0
    f.largest = 0
    f.loose = 0
    for chain in range(CHAINS):
        f.falls[chain] = 0
        f.swallows[chain] = 0
        f.grows[chain] = 0
        f.feeds[chain] = 0
        f.taker[chain] = NO_CHAIN
        f.near_falls[chain] = 0
        f.near_swallows[chain] = 0
        f.largest = max(f.largest, s.chain_size[chain])


@rule
def survey_space(s: State, e: EditionTable, f: Features, tile: int) -> None:
    """Count what a tile on a free space would do."""
    found = beside(s, e, tile)
    chains = found & ALL_CHAINS
    outcome = outcome_beside(s, found)
    f.reach[tile] = chains
    if outcome == MERGES:
        note_merger(s, chains, f.falls, f.swallows)
        note_takers(s, chains, f)
    elif outcome == GROWS:
        chain = only_chain(chains)
        f.grows[chain] += 1
        f.feeds[chain] += found >> INDEPENDENT & 1
    elif outcome == FOUNDS:
        f.foundings += 1


@rule
def survey_pairs(s: State, e: EditionTable, f: Features) -> None:
    """Count where two adjacent tiles would merge two chains.

    A pair whose higher tile merges on its own is counted too; one whose lower tile does is not.
    """
    for tile in range(TILES):
        chains = f.reach[tile]
        if chains == 0 or chains & (chains - 1):
            continue
        for side in range(4):
            other = e.neighbours[tile][side]
            if other > tile:
                both = chains | f.reach[other]
                apart = f.reach[other] != 0 and both != chains
                if apart and safe_among(s, both) < 2:
                    note_merger(s, both, f.near_falls, f.near_swallows)


@called_rule
def survey(s: State, e: EditionTable, f: Features) -> None:
    """Count what tiles on free spaces would do: the same for all seats while the board is."""
    begin_survey(s, f)
    for tile in range(TILES):
        f.reach[tile] = 0
        if s.where[tile] == PILE or s.where[tile] >= IN_HAND:
            survey_space(s, e, f, tile)
        elif s.where[tile] == INDEPENDENT:
            f.loose += 1
    survey_pairs(s, e, f)


@rule
def look_at_hand(s: State, e: EditionTable, f: Features, seat: int) -> None:
    """Count what the tiles of a seat would do."""
    for outcome in range(WOULD_JOIN_SAFE + 1):
        f.held[outcome] = 0
    for chain in range(CHAINS):
        f.held_falls[chain] = 0
        f.held_swallows[chain] = 0
        f.held_grows[chain] = 0
    f.pairs = 0
    for slot in range(s.hand_count[seat]):
        tile = s.hand[seat][slot]
        for side in range(4):
            other = e.neighbours[tile][side]
            f.pairs += other > tile and s.where[other] == IN_HAND + seat
        found = beside(s, e, tile)
        outcome = outcome_beside(s, found)
        f.held[outcome] += 1
        if outcome == MERGES:
            note_merger(s, found & ALL_CHAINS, f.held_falls, f.held_swallows)
        elif outcome == GROWS:
            for chain in range(CHAINS):
                f.held_grows[chain] += found >> chain & 1


@rule
def take_stock(s: State, e: EditionTable, f: Features, seat: int) -> None:
    """Compute all bonuses, everyone's worth, and the opponents in the order of it."""
    market = s.market
    s.market = MEAN_MARKET * e.market_holder
    for each in range(s.players):
        f.worth[each] = s.cash[each]
        for chain in range(CHAINS):
            f.bonuses[each][chain] = 0
            if s.chain_size[chain] > 0 and s.shares[each][chain] > 0:
                f.bonuses[each][chain] = bonus_of(s, e, chain, each)
                stock = s.shares[each][chain] * e.price[chain][s.chain_size[chain]]
                f.worth[each] += stock + f.bonuses[each][chain]
    s.market = market
    count = 0
    for each in range(s.players):
        if each != seat:
            at = count
            while at > 0 and f.worth[f.order[at - 1]] < f.worth[each]:
                f.order[at] = f.order[at - 1]
                at -= 1
            f.order[at] = each
            count += 1


@rule
def turns_until(s: State, seat: int) -> int:
    """Return the number of turns until a seat's turn."""
    return (seat - s.turn + s.players) % s.players


@rule
def describe_holdings(s: State, f: Features, seat: int, chain: int) -> None:
    """Write a seat's standing in a chain, compared with the three largest other holders."""
    x = f.chains[chain]
    own = s.shares[seat][chain]
    first = 0
    second = 0
    third = 0
    held = own
    money = 0
    rival = seat
    holders = 0
    for each in range(s.players):
        count = s.shares[each][chain]
        if each == seat:
            continue
        held += count
        holders += count > 0
        if count > first:
            third = second
            second = first
            first = count
            money = s.cash[each]
            rival = each
        elif count > second:
            third = second
            second = count
        elif count > third:
            third = count
    x[8] = s.bank[chain] / 25
    x[9] = own / 13
    x[10] = first / 13
    x[11] = second / 13
    x[12] = third / 13
    x[13] = clip((own - first) / 6, 1.0)
    x[14] = 1.0 if own > first else 0.0
    x[15] = 1.0 if own == first and own > 0 else 0.0
    x[16] = 1.0 if second < own < first else 0.0
    x[17] = clip((own - second) / 6, 1.0)
    x[20] = 1.0 if own > first + s.bank[chain] else 0.0
    x[21] = 1.0 if first > own + s.bank[chain] else 0.0
    x[29] = own / (1 + held)
    x[31] = money / 10000
    x[32] = clip((first - second) / 6, 1.0)
    x[49] = holders / 5
    x[50] = 1.0 if turns_until(s, rival) < turns_until(s, seat) else 0.0


@rule
def describe_mergers(s: State, e: EditionTable, f: Features, seat: int, chain: int) -> None:
    """Write how likely a chain is to be acquired or to acquire, and by which chain."""
    x = f.chains[chain]
    unseen = s.pile
    for each in range(s.players):
        if each != seat:
            unseen += s.hand_count[each]
    x[41] = 5 * (f.falls[chain] - f.held_falls[chain]) / max(1, unseen)
    x[42] = 5 * (f.swallows[chain] - f.held_swallows[chain]) / max(1, unseen)
    x[43] = f.near_falls[chain] / 8
    x[44] = f.near_swallows[chain] / 8
    taker = f.taker[chain]
    if taker != NO_CHAIN:
        x[45] = e.price[taker][s.chain_size[taker]] / 1200
        x[46] = s.shares[seat][taker] / 13
        x[47] = s.bank[taker] / 25
        x[48] = min(1.0, s.chain_size[taker] / 41)


@rule
def describe_moment(f: Features, chain: int) -> None:
    """Repeat in the row of a chain the general features that its value depends on most."""
    x = f.chains[chain]
    x[35] = f.general[13]
    x[36] = f.general[10]
    x[37] = f.general[8]
    x[38] = f.general[33]
    x[39] = f.general[28]
    x[40] = f.general[30]


@rule
def describe_chain(s: State, e: EditionTable, f: Features, seat: int, chain: int) -> None:
    """Write the row of a chain; of one that is not on the board, only its shares."""
    x = f.chains[chain]
    for i in range(CHAIN_FEATURES):
        x[i] = 0.0
    describe_moment(f, chain)
    describe_holdings(s, f, seat, chain)
    x[1] = e.price[chain][2] / 400
    size = s.chain_size[chain]
    if size == 0:
        return
    price = e.price[chain][size]
    rival = 0
    for each in range(s.players):
        if each != seat:
            rival = max(rival, f.bonuses[each][chain])
    x[0] = 1.0
    x[2] = min(1.0, size / 41)
    x[3] = min(size, SAFE_SIZE) / SAFE_SIZE
    x[4] = 1.0 if size >= SAFE_SIZE else 0.0
    x[5] = price / 1200
    x[6] = (e.price[chain][min(TILES, size + 1)] - price) / 100
    x[7] = (e.price[chain][min(TILES, size + 4)] - price) / 300
    x[18] = f.bonuses[seat][chain] / 10000
    x[19] = rival / 10000
    x[22] = f.falls[chain] / 5
    x[23] = f.swallows[chain] / 5
    x[24] = f.held_falls[chain] / 2
    x[25] = f.held_swallows[chain] / 2
    x[26] = f.held_grows[chain] / 3
    x[27] = 1.0 if size == f.largest else 0.0
    x[28] = s.shares[seat][chain] * price / 10000
    x[33] = f.grows[chain] / 8
    x[34] = max(0.0, 1 - size / SAFE_SIZE) * f.falls[chain] / 5
    x[30] = (f.bonuses[seat][chain] - rival) / 10000
    x[51] = min(MOST_BOUGHT, s.bank[chain], s.cash[seat] // price) / MOST_BOUGHT
    x[52] = f.feeds[chain] / 6
    describe_mergers(s, e, f, seat, chain)


@rule
def describe_money(s: State, f: Features, seat: int) -> None:
    """Write what the seat and its opponents have, the richest opponent first."""
    g = f.general
    opponents = s.players - 1
    total = f.worth[seat]
    for i in range(opponents):
        total += f.worth[f.order[i]]
    g[0] = s.cash[seat] / 10000
    g[1] = f.worth[seat] / 20000
    for i in range(RIVALS):
        rival = f.order[i] if i < opponents else seat
        there = 1.0 if i < opponents else 0.0
        g[2 + i] = there * f.worth[rival] / 20000
        g[5 + i] = there * s.cash[rival] / 10000
    g[8] = clip((f.worth[seat] - f.worth[f.order[0]]) / 5000, 3.0)
    g[9] = f.worth[seat] * s.players / max(1, total) - 1
    g[10] = min(s.cash[seat], 3000) / 3000
    g[11] = min(s.cash[seat], 900) / 900
    g[12] = clip((f.worth[seat] - f.worth[f.order[0]]) / 20000, 3.0)
    bonuses = 0
    places = 0
    for chain in range(CHAINS):
        bonuses += f.bonuses[seat][chain]
        places += f.bonuses[seat][chain] > 0
    g[40] = bonuses / 20000
    g[41] = places / 7


@rule
def describe_board(s: State, f: Features) -> None:
    """Write how far the game has progressed."""
    g = f.general
    active = 0
    safe = 0
    for chain in range(CHAINS):
        active += s.chain_size[chain] > 0
        safe += s.chain_size[chain] >= SAFE_SIZE
    g[13] = s.pile / 80
    g[14] = 1.0 if s.pile == 0 else 0.0
    g[15] = active / 7
    g[16] = safe / 7
    g[17] = 1.0 if active == CHAINS else 0.0
    g[18] = 1.0 if end_reached(s) != RUNNING else 0.0
    g[19] = min(1.0, f.largest / 41)
    g[20] = f.foundings / 12
    g[21] = s.turns / s.players / 20


@rule
def describe_seat(s: State, e: EditionTable, f: Features, seat: int) -> None:
    """Write what the hand can do, whose turn it is, and the kind of game."""
    g = f.general
    g[22] = f.held[STANDS_ALONE] / 3
    g[23] = f.held[FOUNDS] / 3
    g[24] = f.held[GROWS] / 3
    g[25] = f.held[MERGES] / 3
    g[26] = f.held[WOULD_JOIN_SAFE] / 3
    away = (s.turn - seat + s.players) % s.players
    g[27] = 1.0 if away == 0 else 0.0
    g[28] = away / s.players
    g[29] = 1.0 if s.awaits == PLACE else 0.0
    g[30] = 1.0 if s.awaits == BUY else 0.0
    g[31] = 1.0 if s.awaits == DRAW else 0.0
    g[32] = s.players / 6
    g[33] = 1 / s.players
    g[34] = 1.0 if s.players == 2 else 0.0
    g[35] = 1.0 if e.bonus_ranks > 2 else 0.0
    g[36] = 1.0 if e.market_holder else 0.0
    g[37] = f.pairs / 2
    g[38] = f.loose / 20
    g[39] = s.hand_count[seat] / 6


@called_rule
def describe(s: State, e: EditionTable, f: Features, seat: int) -> None:
    """Write all features of a seat; `survey` must have run for the board."""
    look_at_hand(s, e, f, seat)
    take_stock(s, e, f, seat)
    describe_money(s, f, seat)
    describe_board(s, f)
    describe_seat(s, e, f, seat)
    for chain in range(CHAINS):
        describe_chain(s, e, f, seat, chain)
