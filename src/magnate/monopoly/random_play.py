"""Random players, who buy, bid, build, trade, mortgage and claim at random, and their games."""

from __future__ import annotations

from magnate.chance import GENERATOR_WIDTH, roll
from magnate.kernel import Schema, called_rule, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT, top

from .rules.auction import least_bid
from .rules.bankruptcy import bankrupts
from .rules.building_places import group_cost
from .rules.building_shortage import may_place, may_request, most_wanted
from .rules.flow import apply, start_game
from .rules.fortune import final_fortune
from .rules.game_end import winners_of
from .rules.mortgage import lot_at_hand, redemption_cost
from .rules.ownership import owned_in_group, owns_group
from .rules.refusal import DIE_SIDES, refusal
from .rules.refusal_codes import ALLOWED
from .rules.state import (
    ACCEPT,
    ACTION_WIDTH,
    ARG,
    AUCTIONED,
    BANK,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    CARD,
    CLAIM,
    CLAIM_LOT,
    CLAIM_OWNER,
    DEAL,
    DEBT,
    DECLINE,
    DICE,
    END_TURN,
    GETS_LOTS,
    GIVES_CASH,
    GIVES_LOTS,
    GROUP_LOTS,
    HOTEL,
    KIND,
    LOT,
    MORTGAGE,
    NO_BUILDING,
    NO_SEAT,
    OFFER,
    OFFER_TO,
    OVER,
    PAY_FINE,
    PILE,
    REDEEM,
    REFUSE,
    REQUEST,
    ROLL,
    SEAT,
    SEATS,
    SELL,
    SHORT,
    STAYS,
    STREET,
    TAX,
    TRANSFER,
    USE_CARD,
    WAIVE,
    EditionTable,
    Scratch,
    State,
    is_in,
)
from .rules.turn import may_end_turn

RESERVE = 150  # cash that a random player keeps when a purchase is optional
MOST_TURNS = 4000  # of a game; a longer one is abandoned


class Dealer(Scratch):
    """The source of chance for one game: a generator."""

    generator = row(GENERATOR_WIDTH)


class Result(Schema):
    """What is recorded about a game."""

    turns = number()
    rounds = number()
    decisions = number()
    ending = number()  # RUNNING if it was abandoned
    trades = number()
    auctions = number()  # of declined lots
    buildings = number()  # purchases of buildings
    bankruptcies = number()
    winners = number()  # a set; empty if it was abandoned
    fortune = row(SEATS)


@rule
def one_of(d: Dealer, members: int) -> int:
    """Return a random member of a set that is not empty."""
    count = 0
    rest = members
    while rest:
        rest &= rest - 1
        count += 1
    rest = members
    for _ in range(roll(d.generator, count)):
        rest &= rest - 1
    member = 0
    while rest >> member & 1 == 0:
        member += 1
    return member


@rule
def draw_chance(s: State, e: EditionTable, d: Dealer) -> None:
    """Write the awaited outcome of chance into the action."""
    a = d.action
    a[KIND] = s.awaits
    a[SEAT] = NO_SEAT
    if s.awaits == DICE:
        a[ARG] = 1 + roll(d.generator, DIE_SIDES)
        a[ARG + 1] = 1 + roll(d.generator, DIE_SIDES)
    elif s.awaits == CARD:
        pile = top(s)[PILE]
        a[ARG] = one_of(d, s.unseen[pile])
        a[ARG + 1] = pile
    else:
        a[ARG] = one_of(d, lots_of(s, e, BANK))


@rule
def lots_of(s: State, e: EditionTable, owner: int) -> int:
    """Return the set of lots that a seat or the bank owns."""
    lots = 0
    for lot in range(e.lots):
        if s.owner[lot] == owner:
            lots |= 1 << lot
    return lots


@called_rule
def try_action(s: State, e: EditionTable, d: Dealer, kind: int, seat: int, first: int) -> bool:
    """Write an action with one number, and return whether it is legal."""
    a = d.action
    a[KIND] = kind
    a[SEAT] = seat
    a[ARG] = first
    return refusal(s, e, a) == ALLOWED


@rule
def answer_claim(s: State, d: Dealer) -> None:
    """Claim the oldest open rent, or rarely waive it."""
    a = d.action
    claim = s.claims[0]
    a[KIND] = WAIVE if roll(d.generator, 16) == 0 else CLAIM
    a[SEAT] = claim[CLAIM_OWNER]
    a[ARG] = claim[CLAIM_LOT]


@rule
def answer_offer(s: State, e: EditionTable, d: Dealer) -> bool:
    """Answer an open offer at random; return whether there was one."""
    for seat in range(s.players):
        partner = s.offers[seat][OFFER_TO]
        if partner == NO_SEAT:
            continue
        if roll(d.generator, 2) == 0 and try_action(s, e, d, ACCEPT, partner, seat):
            return True
        if try_action(s, e, d, REFUSE, partner, seat):
            return True
    return False


@rule
def propose_trade(s: State, e: EditionTable, d: Dealer, seat: int) -> bool:
    """Offer a lot for one that helps to complete a group, or for money; return whether legal."""
    a = d.action
    partner = one_of(d, s.alive & ~(1 << seat))
    theirs = lots_of(s, e, partner)
    mine = lots_of(s, e, seat)
    if theirs == 0:
        return False
    wanted = one_of(d, theirs)
    if owned_in_group(s, e, seat, e.lot_group[wanted]) == 0:
        wanted = one_of(d, theirs)
    for i in range(ARG, ACTION_WIDTH):
        a[i] = 0
    a[ARG + OFFER_TO] = partner
    if mine != 0 and roll(d.generator, 4) != 0:
        a[ARG + GIVES_LOTS] = 1 << one_of(d, mine)
        if roll(d.generator, 4) == 0:
            a[ARG + GIVES_CASH] = roll(d.generator, 1 + s.cash[seat] // 4)
    else:
        price = e.price[wanted]
        a[ARG + GIVES_CASH] = min(s.cash[seat], price + roll(d.generator, 1 + price))
    a[ARG + GETS_LOTS] = 1 << wanted
    a[KIND] = OFFER
    a[SEAT] = seat
    return refusal(s, e, a) == ALLOWED


@rule
def lowest_level(s: State, e: EditionTable, group: int) -> int:
    """Return the lowest level among the lots of a group."""
    lowest = HOTEL
    for i in range(e.group_size[group]):
        lowest = min(lowest, s.level[e.group_lots[group][i]])
    return lowest


@rule
def try_building(s: State, e: EditionTable, d: Dealer, seat: int, group: int, most: int) -> bool:
    """Write a purchase of one more building on each of the lowest lots of a group, up to `most`."""
    a = d.action
    lowest = lowest_level(s, e, group)
    a[KIND] = BUILD
    a[SEAT] = seat
    a[ARG] = group
    count = 0
    for i in range(GROUP_LOTS):
        a[ARG + 1 + i] = STAYS
        if i < e.group_size[group] and s.level[e.group_lots[group][i]] == lowest and count < most:
            a[ARG + 1 + i] = lowest + 1
            count += 1
    return refusal(s, e, a) == ALLOWED


@rule
def propose_building(s: State, e: EditionTable, d: Dealer, seat: int) -> bool:
    """Build on all lowest lots of a monopoly, or on one, if that leaves the reserve."""
    group = roll(d.generator, e.groups)
    for _ in range(e.groups):
        group = group + 1 if group + 1 < e.groups else 0
        if e.group_kind[group] != STREET or not owns_group(s, e, seat, group):
            continue
        room = lowest_level(s, e, group) < HOTEL
        if room and s.cash[seat] >= RESERVE + group_cost(e, group):
            if try_building(s, e, d, seat, group, GROUP_LOTS):
                return True
            return try_building(s, e, d, seat, group, 1)
    return False


@rule
def propose_sale(s: State, e: EditionTable, d: Dealer, seat: int) -> bool:
    """Sell one building."""
    a = d.action
    lot = roll(d.generator, e.lots)
    if s.owner[lot] != seat or s.level[lot] == 0:
        return False
    group = e.lot_group[lot]
    a[KIND] = SELL
    a[SEAT] = seat
    a[ARG] = group
    for i in range(GROUP_LOTS):
        a[ARG + 1 + i] = STAYS
        if i < e.group_size[group] and e.group_lots[group][i] == lot:
            a[ARG + 1 + i] = s.level[lot] - 1
    return refusal(s, e, a) == ALLOWED


@rule
def propose_mortgage(s: State, e: EditionTable, d: Dealer, seat: int) -> bool:
    """Mortgage a lot, or redeem one if that leaves the reserve."""
    mine = lots_of(s, e, seat)
    if mine == 0:
        return False
    lot = one_of(d, mine)
    if not s.mortgaged[lot]:
        return roll(d.generator, 8) == 0 and try_action(s, e, d, MORTGAGE, seat, lot)
    rich = s.cash[seat] >= RESERVE + redemption_cost(e, lot)
    return rich and try_action(s, e, d, REDEEM, seat, lot)


@rule
def have_an_idea(s: State, e: EditionTable, d: Dealer) -> bool:
    """Let a random seat take a free action between rolls; return whether it found one."""
    idea = roll(d.generator, 16)
    if idea >= 8:
        return False
    seat = s.turn if idea >= 2 else one_of(d, s.alive)
    if idea < 4:
        return propose_building(s, e, d, seat)
    if idea == 4:
        return propose_mortgage(s, e, d, seat)
    if idea == 5 and roll(d.generator, 16) == 0:
        return propose_sale(s, e, d, seat)
    return propose_trade(s, e, d, seat)


@rule
def decide_in_window(s: State, e: EditionTable, d: Dealer) -> None:
    """Answer claims and offers first; then take a free action or roll the dice."""
    a = d.action
    if s.claim_count > 0:
        answer_claim(s, d)
        return
    if answer_offer(s, e, d) or have_an_idea(s, e, d):
        return
    if s.jail_turn[s.asked]:
        if try_action(s, e, d, USE_CARD, s.asked, 0):
            return
        if roll(d.generator, 2) == 0 and try_action(s, e, d, PAY_FINE, s.asked, 0):
            return
    a[KIND] = ROLL
    a[SEAT] = s.asked
    if may_end_turn(s, e) == ALLOWED and roll(d.generator, 8) == 0:
        a[KIND] = END_TURN


@rule
def decide_purchase(s: State, e: EditionTable, d: Dealer) -> None:
    """Usually buy; a seat without the money may mortgage for it, or declines."""
    if roll(d.generator, 8) != 0 and try_action(s, e, d, BUY, s.asked, 0):
        return
    mortgages = roll(d.generator, 4) == 0 and propose_mortgage(s, e, d, s.asked)
    if mortgages and d.action[KIND] == MORTGAGE:
        return
    d.action[KIND] = DECLINE
    d.action[SEAT] = s.asked


@rule
def decide_bid(s: State, e: EditionTable, d: Dealer) -> None:
    """Bid up to a random limit, between half and one and a half times the price."""
    a = d.action
    frame = top(s)
    price = e.price[frame[LOT]] if frame[AUCTIONED] == NO_BUILDING else RESERVE
    value = min(s.cash[s.asked], price // 2 + roll(d.generator, price + 1))
    least = least_bid(s, e, s.asked)
    a[KIND] = BID
    a[SEAT] = s.asked
    a[ARG] = 0
    if least <= value:
        a[ARG] = least + roll(d.generator, value - least + 1) // 2


@rule
def decide_in_debt(s: State, e: EditionTable, d: Dealer) -> None:
    """Answer trades; then offer, mortgage or sell, raise all the money, or give up."""
    if answer_offer(s, e, d):
        return
    idea = roll(d.generator, 8)
    if idea == 0 and propose_trade(s, e, d, s.asked):
        return
    if idea == 1 and propose_sale(s, e, d, s.asked):
        return
    if idea == 2 and propose_mortgage(s, e, d, s.asked) and d.action[KIND] == MORTGAGE:
        return
    if not try_action(s, e, d, DEBT, s.asked, 0):
        d.action[KIND] = BANKRUPT


@rule
def decide_transfer(s: State, e: EditionTable, d: Dealer) -> None:
    """Redeem a mortgaged lot just received if that leaves the reserve, else keep the mortgage."""
    lot = lot_at_hand(s, e)
    rich = s.cash[s.asked] >= RESERVE + redemption_cost(e, lot)
    if rich and try_action(s, e, d, REDEEM, s.asked, lot):
        return
    d.action[KIND] = TRANSFER
    d.action[SEAT] = s.asked


@rule
def decide_rest(s: State, e: EditionTable, d: Dealer) -> None:
    """Answer a rare question: the tax, a request for buildings, where to place one."""
    a = d.action
    a[KIND] = s.awaits
    a[SEAT] = s.asked
    if s.awaits == TAX:
        a[ARG] = roll(d.generator, 2)
    elif s.awaits == REQUEST:
        a[ARG] = roll(d.generator, 1 + most_wanted(s, e, s.asked, top(s)[SHORT]))
        while may_request(s, e, s.asked, a[ARG]) != ALLOWED:
            a[ARG] -= 1
    else:
        lot = roll(d.generator, e.lots)
        while may_place(s, e, s.asked, lot) != ALLOWED:
            lot = (lot + 1) % e.lots
        a[ARG] = lot


@rule
def random_decision(s: State, e: EditionTable, d: Dealer) -> None:
    """Write a random legal decision of some seat into the action."""
    if s.awaits == ROLL:
        decide_in_window(s, e, d)
    elif s.awaits == BUY:
        decide_purchase(s, e, d)
    elif s.awaits == BID:
        decide_bid(s, e, d)
    elif s.awaits == DEBT:
        decide_in_debt(s, e, d)
    elif s.awaits == TRANSFER:
        decide_transfer(s, e, d)
    else:
        decide_rest(s, e, d)


@rule
def play_to_end(s: State, e: EditionTable, d: Dealer, result: Result) -> None:
    """Play random decisions until the game is over or too long, and record the result."""
    decisions = 0
    trades = 0
    auctions = 0
    buildings = 0
    while s.awaits != OVER and s.fault == NO_FAULT and s.turns <= MOST_TURNS:
        if DICE <= s.awaits <= DEAL:
            draw_chance(s, e, d)
        else:
            random_decision(s, e, d)
            decisions += 1
            kind = d.action[KIND]
            if kind == ACCEPT:
                trades += 1
            elif kind == DECLINE:
                auctions += e.decline_to_auction
            elif kind == BUILD:
                buildings += 1
        apply(s, e, d.action)
    result.decisions = decisions
    result.trades = trades
    result.auctions = auctions
    result.buildings = buildings
    note_end(s, e, result)


@rule
def note_end(s: State, e: EditionTable, result: Result) -> None:
    """Record how a game ended."""
    result.turns = s.turns
    result.rounds = s.rounds
    result.ending = s.ending
    result.bankruptcies = bankrupts(s)
    result.winners = winners_of(s, e) if s.awaits == OVER else 0
    for seat in range(SEATS):
        alive = seat < s.players and is_in(s.alive, seat)
        result.fortune[seat] = final_fortune(s, e, seat) if alive else 0


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
        play_to_end(s, e, d, results[game])
        if s.fault != NO_FAULT:
            return game
    return len(results)
