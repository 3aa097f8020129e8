"""Invariants of every state of a game, as rules: checked after each action of many games.

`broken` returns the first invariant that does not hold, or WHOLE.
"""

from __future__ import annotations

from magnate.kernel import called_rule, rule
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, NO_FAULT, top
from magnate.monopoly.rules import state
from magnate.monopoly.rules.building_shortage import may_place
from magnate.monopoly.rules.ownership import owns_group
from magnate.monopoly.rules.refusal_codes import ALLOWED
from magnate.monopoly.rules.state import (
    ACCOUNTS,
    AMONG,
    AMOUNT,
    AUCTION,
    AUCTION_MORTGAGED,
    AUTOMATIC,
    BANK,
    BID,
    BIDDING,
    BUY,
    BUYING,
    CARD,
    CARDS,
    CLAIM_AGE,
    CLAIM_AMOUNT,
    CLAIM_DEBTOR,
    CLAIM_LOT,
    CLAIM_OWNER,
    CLAIM_WIDTH,
    CLAIMS,
    DEAL,
    DEALING,
    DEBT,
    DICE,
    DRAWING,
    ESTATE,
    FRAME_WIDTH,
    GETS_CARDS,
    GETS_CASH,
    GETS_LOTS,
    GIVES_CARDS,
    GIVES_CASH,
    GIVES_LOTS,
    HIGH_BID,
    HOTEL,
    LAST_JAIL_TURN,
    LAST_LEFT,
    LOTS,
    MOST_OFFERS,
    NO_CARD,
    NO_SEAT,
    OFFER_TO,
    OFFER_WIDTH,
    OTHER,
    OVER,
    OWING,
    PILES,
    PLACE,
    PLACING,
    POT,
    RECEIVING,
    RENT_ROLL,
    REQUEST,
    ROLL,
    RUNNING,
    SEATS,
    SETUP,
    SHORTAGE,
    STEP,
    STREET,
    TAX,
    TAXED,
    TO_DICE,
    TO_END,
    TO_ROLL,
    TRANSFER,
    TURN,
    EditionTable,
    State,
    is_in,
)

WHOLE = 0
(
    FAULT,
    MONEY_FROM_NOWHERE,  # the sum of all accounts is not 0
    MONEY_BELOW_ZERO,
    POT_WITHOUT_OPTION,
    HOUSES_LOST,
    HOTELS_LOST,
    CARD_LOST,  # not in exactly one place
    QUEUE_BROKEN,
    OWNER_OUT,  # a lot of a seat that is not in the game
    LEVEL_WRONG,  # a building on a mortgaged or unowned lot, or on one that is not a street
    LEVEL_WITHOUT_MONOPOLY,
    GROUP_UNEVEN,
    GROUP_MIXED,
    GROUP_MORTGAGED_AND_BUILT,
    BANK_LOT_MORTGAGED,
    BANKRUPT_OWNS,
    RANKING_WRONG,
    CLAIM_WRONG,
    OFFER_WRONG,
    REQUEST_WRONG,
    SEAT_WRONG,  # square, turn in jail
    FRAME_WRONG,
    QUESTION_WRONG,  # what is awaited does not match the frames
    BID_NOT_COVERED,
    NOTHING_TO_PLACE,
    ENDING_WRONG,
    STUCK,  # raising money had no effect, or the game does not end
) = range(1, 28)


def name_of(code: int) -> str:
    """Return the name of an invariant."""
    own = {value: name for name, value in globals().items() if name not in vars(state)}
    return own[code]


@called_rule
def broken(s: State, e: EditionTable) -> int:
    """Return the first invariant that a settled state breaks."""
    if s.fault != NO_FAULT:
        return FAULT
    found = broken_money(s, e)
    if found == WHOLE:
        found = broken_cards(s, e)
    if found == WHOLE:
        found = broken_lots(s, e)
    if found == WHOLE:
        found = broken_groups(s, e)
    if found == WHOLE:
        found = broken_seats(s, e)
    if found == WHOLE:
        found = broken_claims(s, e)
    if found == WHOLE:
        found = broken_offers(s, e)
    if found == WHOLE:
        found = broken_frames(s)
    if found == WHOLE:
        found = broken_question(s, e)
    return found


@rule
def broken_money(s: State, e: EditionTable) -> int:
    """Check that every dollar is in an account; only the bank may be below zero."""
    total = 0
    for account in range(ACCOUNTS):
        total += s.cash[account]
        if account != BANK and s.cash[account] < 0:
            return MONEY_BELOW_ZERO
    if total != 0:
        return MONEY_FROM_NOWHERE
    return POT_WITHOUT_OPTION if s.cash[POT] != 0 and not e.pot else WHOLE


@rule
def broken_cards(s: State, e: EditionTable) -> int:
    """Check that each card is unseen, under its pile, or held: exactly one of these."""
    for pile in range(PILES):
        if s.unseen[pile] >> e.card_count[pile] != 0:
            return CARD_LOST
        for card in range(e.card_count[pile]):
            places = 1 if is_in(s.unseen[pile], card) else 0
            for i in range(s.queue_count[pile]):
                if s.queue[pile][i] == card:
                    places += 1
            if card == e.jail_card[pile] and s.card_holder[pile] != BANK:
                places += 1
            if places != 1:
                return CARD_LOST
        for i in range(CARDS):
            card = s.queue[pile][i]
            if (card == NO_CARD) != (i >= s.queue_count[pile]) or card >= e.card_count[pile]:
                return QUEUE_BROKEN
        holder = s.card_holder[pile]
        if holder != BANK and (e.jail_card[pile] == NO_CARD or not is_in(s.alive, holder)):
            return CARD_LOST
    return WHOLE


@rule
def broken_lots(s: State, e: EditionTable) -> int:
    """Check that lots belong to seats in the game or the bank, and buildings are on streets."""
    houses = 0
    hotels = 0
    for lot in range(LOTS):
        owner = s.owner[lot]
        level = s.level[lot]
        if level == HOTEL:
            hotels += 1
        else:
            houses += level
        if lot >= e.lots and (owner != BANK or level or s.mortgaged[lot]):
            return OWNER_OUT
        if owner != BANK and (owner < 0 or owner >= SEATS or not is_in(s.alive, owner)):
            return OWNER_OUT
        if level < 0 or level > HOTEL:
            return LEVEL_WRONG
        if level and (owner == BANK or s.mortgaged[lot] or e.lot_kind[lot] != STREET):
            return LEVEL_WRONG
        if owner == BANK and s.mortgaged[lot] and not is_estate_for_sale(s, e):
            return BANK_LOT_MORTGAGED
    if s.houses < 0 or s.houses + houses != e.bank_houses:
        return HOUSES_LOST
    return HOTELS_LOST if s.hotels < 0 or s.hotels + hotels != e.bank_hotels else WHOLE


@rule
def is_estate_for_sale(s: State, e: EditionTable) -> bool:
    """Return whether the bank auctions mortgaged lots, or would if the game continued."""
    if e.estate != AUCTION_MORTGAGED:
        return False
    if s.awaits == OVER:
        return True
    for at in range(s.depth):
        if s.frames[at][FRAME_KIND] == ESTATE or s.frames[at][FRAME_KIND] == AUCTION:
            return True
    return False


@rule
def broken_groups(s: State, e: EditionTable) -> int:
    """Check that groups with buildings obey the options: one owner, even, unmixed, unmortgaged."""
    for group in range(e.groups):
        lowest = HOTEL
        highest = 0
        hotels = 0
        mortgages = 0
        owner = BANK
        for i in range(e.group_size[group]):
            lot = e.group_lots[group][i]
            level = s.level[lot]
            lowest = min(lowest, level)
            highest = max(highest, level)
            hotels += 1 if level == HOTEL else 0
            mortgages += s.mortgaged[lot]
            if level:
                owner = s.owner[lot]
        if highest == 0:
            continue
        if e.trade_group_unbuilt and not owns_group(s, e, owner, group):
            return LEVEL_WITHOUT_MONOPOLY
        if e.even_building and highest - lowest > 1:
            return GROUP_UNEVEN
        if not e.mixed_buildings and hotels != 0 and hotels != e.group_size[group]:
            return GROUP_MIXED
        strict = e.group_unmortgaged and e.mortgage_group_unbuilt and e.trade_group_unbuilt
        if strict and mortgages:
            return GROUP_MORTGAGED_AND_BUILT
    return WHOLE


@rule
def broken_seats(s: State, e: EditionTable) -> int:
    """Check that pieces are on the board, and that seats that are out have nothing but a rank."""
    out = 0
    count = 0
    for seat in range(SEATS):
        if s.square[seat] < 0 or s.square[seat] >= e.squares:
            return SEAT_WRONG
        if s.jail_turn[seat] < 0 or s.jail_turn[seat] > LAST_JAIL_TURN:
            return SEAT_WRONG
        if s.jail_turn[seat] and s.square[seat] != e.jail_square:
            return SEAT_WRONG
        if s.offered[seat] < 0 or s.offered[seat] > MOST_OFFERS or s.requested[seat] < 0:
            return SEAT_WRONG
        if is_in(s.alive, seat):
            if seat >= s.players or s.went_out[seat]:
                return RANKING_WRONG
            continue
        if s.cash[seat] or s.jail_turn[seat] or s.orders[seat] or s.requested[seat]:
            return BANKRUPT_OWNS
        if seat < s.players:
            out |= 1 << s.went_out[seat]
            count += 1
        elif s.went_out[seat]:
            return RANKING_WRONG
    # The first to go is 1, and no number is missing or given twice.
    return WHOLE if out == (2 << count) - 2 else RANKING_WRONG


@rule
def broken_claims(s: State, e: EditionTable) -> int:
    """Check that claims are between seats in the game, positive, and not past their deadline."""
    if s.claim_count < 0 or s.claim_count > CLAIMS:
        return CLAIM_WRONG
    if s.claim_count and e.claim_deadline == AUTOMATIC:
        return CLAIM_WRONG
    for i in range(CLAIMS):
        claim = s.claims[i]
        if i >= s.claim_count:
            for column in range(CLAIM_WIDTH):
                if claim[column]:
                    return CLAIM_WRONG
            continue
        owner = claim[CLAIM_OWNER]
        debtor = claim[CLAIM_DEBTOR]
        if owner == debtor or not is_in(s.alive, owner) or not is_in(s.alive, debtor):
            return CLAIM_WRONG
        if claim[CLAIM_LOT] < 0 or claim[CLAIM_LOT] >= e.lots or claim[CLAIM_AMOUNT] <= 0:
            return CLAIM_WRONG
        if claim[CLAIM_AGE] < 0 or claim[CLAIM_AGE] >= e.claim_deadline:
            return CLAIM_WRONG
        if i and s.claims[i - 1][CLAIM_AGE] < claim[CLAIM_AGE]:
            return CLAIM_WRONG
    return WHOLE


@rule
def broken_offers(s: State, e: EditionTable) -> int:
    """Check that offers are between two seats in the game, and none is open during a roll."""
    for seat in range(SEATS):
        offer = s.offers[seat]
        partner = offer[OFFER_TO]
        if partner == NO_SEAT:
            for column in range(OFFER_TO + 1, OFFER_WIDTH):
                if offer[column]:
                    return OFFER_WRONG
            continue
        if partner == seat or not is_in(s.alive, seat) or not is_in(s.alive, partner):
            return OFFER_WRONG
        if is_rolling(s):
            return OFFER_WRONG
        lots = offer[GIVES_LOTS] | offer[GETS_LOTS]
        cards = offer[GIVES_CARDS] | offer[GETS_CARDS]
        if lots < 0 or lots >> e.lots or cards < 0 or cards >> PILES or lots | cards == 0:
            return OFFER_WRONG
        if offer[GIVES_CASH] < 0 or offer[GETS_CASH] < 0:
            return OFFER_WRONG
        if offer[GIVES_CASH] and offer[GETS_CASH]:
            return OFFER_WRONG
    return WHOLE


@rule
def is_rolling(s: State) -> bool:
    """Return whether the dice have been taken but have not fallen yet."""
    return s.awaits == DICE and top(s)[FRAME_KIND] == TURN


@rule
def broken_frames(s: State) -> int:
    """Check that frames are of seats in the game, and that the turn is below all of them."""
    shortages = 0
    for at in range(len(s.frames)):
        frame = s.frames[at]
        kind = frame[FRAME_KIND]
        if at >= s.depth:
            for column in range(FRAME_WIDTH):
                if frame[column]:
                    return FRAME_WRONG
            continue
        if kind < SETUP or kind > PLACING or (at == 0) != (SETUP <= kind <= TURN):
            return FRAME_WRONG
        if frame[AMONG] & ~s.alive:
            return FRAME_WRONG
        shortages += 1 if kind == SHORTAGE else 0
        if not is_seat_of_frame(s, frame):
            return FRAME_WRONG
        other = frame[OTHER]
        if kind == OWING:
            owed = other == BANK or other == POT or is_in(s.alive, other)
            if not owed or other == frame[FRAME_SEAT] or frame[AMOUNT] <= 0:
                return FRAME_WRONG
        elif other != NO_SEAT and not (kind == AUCTION and is_in(frame[AMONG], other)):
            return FRAME_WRONG
    if shortages == 0:
        for seat in range(SEATS):
            if s.requested[seat]:
                return REQUEST_WRONG
    return WHOLE


@rule
def is_seat_of_frame(s: State, frame: list[int]) -> bool:
    """Return whether the seat of a frame is one that it can have."""
    kind = frame[FRAME_KIND]
    seat = frame[FRAME_SEAT]
    if kind < TURN:
        return seat == NO_SEAT
    if seat < 0 or seat >= s.players:
        return False
    if kind == ESTATE:
        return not is_in(s.alive, seat)
    if kind == TURN and (s.turn != seat or frame[STEP] < TO_ROLL or frame[STEP] > TO_END):
        return False
    # Others continue an auction, and a turn to its end.
    if kind == AUCTION or (kind == SHORTAGE and frame[BIDDING]):
        return True
    if kind == TURN and frame[STEP] == TO_END:
        return True
    return is_in(s.alive, seat)


@rule
def question_of_frame(s: State) -> int:
    """Return what the topmost frame makes a state await."""
    frame = top(s)
    kind = frame[FRAME_KIND]
    if kind == TURN:
        if frame[STEP] == TO_ROLL:
            return ROLL
        return DICE if frame[STEP] == TO_DICE else -1
    if kind == SETUP or kind == RENT_ROLL:
        return DICE
    if kind == DEALING:
        return DEAL
    if kind == DRAWING:
        return CARD
    if kind == BUYING:
        return BUY
    if kind == AUCTION:
        return BID
    if kind == OWING:
        return DEBT
    if kind == TAXED:
        return TAX
    if kind == RECEIVING:
        return TRANSFER
    if kind == SHORTAGE:
        return REQUEST
    return PLACE if kind == PLACING else -1


@rule
def broken_question(s: State, e: EditionTable) -> int:
    """Check that the question follows from the top frame, and can be answered."""
    left = s.alive & (s.alive - 1)
    if s.awaits == OVER:
        last = s.ending == LAST_LEFT
        if s.depth or s.ending == RUNNING or s.asked != NO_SEAT or last != (left == 0):
            return ENDING_WRONG
        return WHOLE
    if s.ending != RUNNING or left == 0 or (e.round_limit and s.rounds >= e.round_limit):
        return ENDING_WRONG
    if s.depth < 1 or s.awaits != question_of_frame(s):
        return QUESTION_WRONG
    if s.asked < 0 or s.asked >= s.players or not is_in(s.alive, s.asked):
        return QUESTION_WRONG
    frame = top(s)
    if s.awaits == DEBT and s.cash[s.asked] >= frame[AMOUNT]:
        return QUESTION_WRONG
    if s.awaits == REQUEST and not is_in(frame[AMONG], s.asked):
        return QUESTION_WRONG
    if s.awaits == BID and (not is_in(frame[AMONG], s.asked) or frame[OTHER] == s.asked):
        return QUESTION_WRONG
    if s.awaits == BID and frame[OTHER] != NO_SEAT and s.cash[frame[OTHER]] < frame[HIGH_BID]:
        return BID_NOT_COVERED
    if s.awaits == PLACE and not has_place(s, e):
        return NOTHING_TO_PLACE
    return WHOLE


@rule
def has_place(s: State, e: EditionTable) -> bool:
    """Return whether the building that was won can be placed."""
    for lot in range(e.lots):
        if may_place(s, e, s.asked, lot) == ALLOWED:
            return True
    return False
