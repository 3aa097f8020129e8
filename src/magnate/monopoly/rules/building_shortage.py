"""Building shortage: other seats may request buildings, then the bank auctions them (M-S-15)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import FRAME_SEAT, pop, push, top

from .auction import begin_auction, can_reach
from .building import (
    build,
    hotels_needed,
    houses_needed,
    levels_of,
    may_raise_levels,
    set_level,
    target_of,
    with_target,
)
from .building_places import (
    NO_GROUP,
    building_floor,
    can_place,
    group_cost,
    group_floor,
    lowest_price,
    room_for,
    unit_of,
)
from .building_requests import clear_requests, stock, total_requested
from .event_codes import BUILDINGS_REQUESTED, BUILT, SHORTAGE_BEGAN
from .refusal_codes import (
    ALLOWED,
    LEVEL_OUT_OF_RANGE,
    NEGATIVE_NUMBER,
    NOT_A_LOT,
    NOT_A_STREET,
    TOO_MANY_REQUESTED,
    WORTH_MORE_THAN_BID,
)
from .selling_buildings import houses_returned
from .state import (
    AMONG,
    BIDDING,
    GROUP,
    HOTEL,
    HOTELS,
    HOUSES,
    LEAST_BID,
    LOTS,
    MOST_HOUSES,
    NEVER_BUILD,
    NO_LOT,
    NO_SEAT,
    OTHER,
    PAID,
    PLACE,
    PLACED,
    REQUEST,
    SHORT,
    SHORTAGE,
    STREET,
    TARGETS,
    EditionTable,
    State,
    ask,
    is_in,
    next_in,
)


@called_rule
def most_wanted(s: State, e: EditionTable, seat: int, building: int) -> int:
    """Return how many buildings of a kind a seat could place at once with its cash."""
    if building == HOTELS and e.whole_group_hotels:
        numbers = hotels_of_groups(s, e, seat)
        most = 0
        while numbers >> most + 1:
            most += 1
        return most
    return most_single(s, e, seat, building)


@rule
def most_single(s: State, e: EditionTable, seat: int, building: int) -> int:
    """Return how many buildings a seat could place one by one, the cheapest groups first."""
    cash = s.cash[seat]
    most = 0
    done = 0
    while True:
        group = NO_GROUP
        for other in range(e.groups):
            if is_in(done, other) or room_for(s, e, seat, other, building) == 0:
                continue
            if group == NO_GROUP or group_cost(e, other) < group_cost(e, group):
                group = other
        if group == NO_GROUP or stock(s, building) == 0:
            return most
        done |= 1 << group
        cost = group_cost(e, group)
        count = room_for(s, e, seat, group, building)
        if cost > 0:
            count = min(count, cash // cost)
        cash -= count * cost
        most += count


@rule
def hotels_of_groups(s: State, e: EditionTable, seat: int) -> int:
    """Return the set of hotel counts that a seat could place at once, in whole groups.

    Every subset of the groups ready for hotels is tried; there are few.
    """
    ready = 0
    for group in range(e.groups):
        room = room_for(s, e, seat, group, HOTELS)
        if 0 < room == e.group_size[group] <= s.hotels:
            ready |= 1 << group
    numbers = 1
    chosen = ready
    while chosen:
        count = 0
        cost = 0
        for group in range(e.groups):
            if is_in(chosen, group):
                count += e.group_size[group]
                cost += e.group_size[group] * group_cost(e, group)
        if cost <= s.cash[seat]:
            numbers |= 1 << count
        chosen = (chosen - 1) & ready
    return numbers


@rule
def rivals_of(s: State, e: EditionTable, seat: int, building: int, needed: int, left: int) -> int:
    """Return the seats to ask if a purchase would leave too few buildings for them, else none."""
    if needed == 0 or not e.shortage_auction or e.build_in_own_turn:
        return 0
    rivals = 0
    wanted = 0
    for other in range(s.players):
        if other == seat or not is_in(s.alive, other) or is_in(s.orders[other], NEVER_BUILD):
            continue
        most = most_wanted(s, e, other, building)
        if most > 0:
            rivals |= 1 << other
            wanted += most
    return rivals if left < wanted else 0


@rule
def begin_build(s: State, e: EditionTable, seat: int, group: int, targets: int) -> None:
    """Make a purchase, unless others must be asked first; houses come before hotels."""
    needed = houses_needed(s, e, group, targets)
    left = left_by(s, e, HOUSES, group, targets)
    rivals = rivals_of(s, e, seat, HOUSES, needed, left)
    if rivals:
        begin_shortage(s, seat, HOUSES, rivals, needed, group, targets)
    else:
        continue_with_hotels(s, e, seat, group, targets)


@rule
def without_hotels(e: EditionTable, group: int, targets: int) -> int:
    """Return the targets with four houses in place of each hotel."""
    for i in range(e.group_size[group]):
        targets = with_target(targets, i, min(MOST_HOUSES, target_of(targets, i)))
    return targets


@called_rule
def continue_with_hotels(s: State, e: EditionTable, seat: int, group: int, targets: int) -> None:
    """Make a purchase whose houses are settled, unless its hotels are scarce.

    If they are, its houses are built first, so that the builder can place a hotel like the rivals.
    """
    needed = hotels_needed(s, e, group, targets)
    rivals = rivals_of(s, e, seat, HOTELS, needed, left_by(s, e, HOTELS, group, targets))
    if rivals:
        build(s, e, seat, group, without_hotels(e, group, targets))
        begin_shortage(s, seat, HOTELS, rivals, needed, group, targets)
    else:
        build(s, e, seat, group, targets)


@rule
def begin_shortage(
    s: State, seat: int, building: int, rivals: int, needed: int, group: int, targets: int
) -> None:
    """Suspend a purchase until its rivals have made their requests."""
    frame = push(s, SHORTAGE, seat)
    frame[OTHER] = NO_SEAT
    frame[AMONG] = rivals
    frame[SHORT] = building
    frame[GROUP] = group
    frame[TARGETS] = targets
    frame[BIDDING] = 0
    clear_requests(s)
    s.requested[seat] = needed
    say(s, SHORTAGE_BEGAN, seat, building, stock(s, building))


@rule
def continue_shortage(s: State, e: EditionTable) -> None:
    """Ask the rivals, then make the purchase or auction the bank's stock.

    See docs/rules/en/monopoly.md#building-shortage.
    """
    frame = top(s)
    seat = frame[FRAME_SEAT]
    if frame[AMONG]:
        ask(s, REQUEST, next_in(s, frame[AMONG], seat))
        return
    building = frame[SHORT]
    applicants = applicants_for(s, e, building)
    if is_short(s, e) and applicants & (applicants - 1):
        frame[BIDDING] = 1
        begin_building_auction(s, e, building, applicants, seat)
        return
    group = frame[GROUP]
    targets = frame[TARGETS]
    bidding = frame[BIDDING]
    pop(s)
    clear_requests(s)
    if bidding:
        return
    if building == HOUSES:
        continue_with_hotels(s, e, seat, group, targets)
    else:
        build(s, e, seat, group, targets)


@rule
def is_short(s: State, e: EditionTable) -> bool:
    """Return whether requests exceed the stock, or before an auction, what the purchase leaves."""
    frame = top(s)
    building = frame[SHORT]
    if frame[BIDDING]:
        return total_requested(s) > stock(s, building)
    rivals = total_requested(s) - s.requested[frame[FRAME_SEAT]]
    return rivals > left_by(s, e, building, frame[GROUP], frame[TARGETS])


@rule
def left_by(s: State, e: EditionTable, building: int, group: int, targets: int) -> int:
    """Return what a purchase would leave in the bank, including houses returned for hotels."""
    if building == HOUSES:
        return s.houses + houses_returned(s, e, group, targets)
    return s.hotels - hotels_needed(s, e, group, targets)


@rule
def may_request(s: State, e: EditionTable, seat: int, count: int) -> int:
    """Return why a seat may not request `count` buildings: it must have room and cash for them."""
    if count < 0:
        return NEGATIVE_NUMBER
    building = top(s)[SHORT]
    if building == HOTELS and e.whole_group_hotels:
        possible = count <= LOTS and is_in(hotels_of_groups(s, e, seat), count)
    else:
        possible = count <= most_wanted(s, e, seat, building)
    return ALLOWED if possible else TOO_MANY_REQUESTED


@rule
def request_buildings(s: State, seat: int, count: int) -> None:
    """Record how many buildings a seat wants."""
    frame = top(s)
    frame[AMONG] &= ~(1 << seat)
    s.requested[seat] = count
    say(s, BUILDINGS_REQUESTED, seat, frame[SHORT], count)


@called_rule
def applicants_for(s: State, e: EditionTable, building: int) -> int:
    """Return the seats that want a building, could place it at once and could bid for it.

    Without a seat the opening price may be higher, so the others are checked again.
    """
    applicants = 0
    for seat in range(s.players):
        if s.requested[seat] > 0 and can_place(s, e, seat, building):
            applicants |= 1 << seat
    able = applicants
    while e.shortage_floor:
        least = opening_price(s, e, building, applicants)
        for seat in range(s.players):
            floor = building_floor(s, e, seat, building)
            if is_in(able, seat) and not can_reach(s, e, seat, max(least, floor)):
                able &= ~(1 << seat)
        if able == applicants:
            break
        applicants = able
    return applicants


@rule
def begin_building_auction(
    s: State, e: EditionTable, building: int, applicants: int, builder: int
) -> None:
    """Auction one building, or the hotels of one whole group, among the applicants."""
    frame = begin_auction(s, NO_LOT, building, applicants, builder)
    frame[LEAST_BID] = opening_price(s, e, building, applicants)


@rule
def opening_price(s: State, e: EditionTable, building: int, applicants: int) -> int:
    """Return the lowest opening bid in an auction among applicants, before each one's floor."""
    if not e.shortage_lowest_price:
        return 1
    return max(1, lowest_price(s, e, building, applicants))


@rule
def continue_placing(s: State) -> None:
    """Ask the winner of a building to place it."""
    ask(s, PLACE, top(s)[FRAME_SEAT])


@rule
def placed_targets(s: State, e: EditionTable, lot: int, building: int) -> int:
    """Return the levels of a lot's group after placing a building won in an auction on the lot."""
    group = e.lot_group[lot]
    lots = e.group_lots[group]
    targets = levels_of(s, e, group)
    for i in range(e.group_size[group]):
        together = building == HOTELS and e.whole_group_hotels
        if together or lots[i] == lot:
            # In version 1 of the rules, hotels of a whole group replaced fewer houses, too.
            level = s.level[lots[i]] + 1 if e.shortage_floor or not together else HOTEL
            targets = with_target(targets, i, min(HOTEL, level))
    return targets


@rule
def may_place(s: State, e: EditionTable, seat: int, lot: int) -> int:
    """Return why the winner may not place the building on a lot."""
    if lot < 0 or lot >= e.lots:
        return NOT_A_LOT
    if e.lot_kind[lot] != STREET:
        return NOT_A_STREET
    building = top(s)[PLACED]
    group = e.lot_group[lot]
    targets = placed_targets(s, e, lot, building)
    reason = may_raise_levels(s, e, seat, group, targets)
    if reason != ALLOWED:
        return reason
    hotel = hotels_needed(s, e, group, targets) > 0
    if hotel != (building == HOTELS):
        return LEVEL_OUT_OF_RANGE
    # Otherwise two players could win buildings cheaply, sell them to the bank and share the gain.
    too_cheap = e.shortage_floor and top(s)[PAID] < group_floor(e, group, building)
    return WORTH_MORE_THAN_BID if too_cheap else ALLOWED


@rule
def place_building(s: State, e: EditionTable, seat: int, lot: int) -> None:
    """Place a building that was paid for in an auction."""
    frame = top(s)
    building = frame[PLACED]
    paid = frame[PAID]
    pop(s)
    group = e.lot_group[lot]
    unit = unit_of(e, group, building)
    for i in range(e.group_size[group]):
        other = e.group_lots[group][i]
        if other == lot or unit > 1:
            before = s.level[other]
            set_level(s, other, HOTEL if building == HOTELS else before + 1)
            say(s, BUILT, seat, other, before, s.level[other], paid if other == lot else 0)
    s.requested[seat] = max(0, s.requested[seat] - unit)
