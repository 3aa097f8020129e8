"""Codes of the events that rules emit; `magnate.monopoly.event_decoding` decodes them."""

(
    TURN_BEGAN,  # seat: turns
    ORDER_ROLLED,  # seat: both dice
    ORDER_TIED,  # no seat: the set of seats that roll again
    FIRST_PLAYER,  # seat
    LOT_DEALT,  # seat: lot, price
    DICE_ROLLED,  # seat: both dice
    RENT_ROLLED,  # seat: both dice
    MOVED,  # seat: square it left, square it reached
    SALARY_PAID,  # seat: amount
    LOT_BOUGHT,  # seat: lot, price
    LOT_DECLINED,  # seat: lot
    AUCTION_BEGAN,  # no seat: lot or NO_LOT, what is auctioned (NO_BUILDING, HOUSES, HOTELS)
    BID_MADE,  # seat: amount
    BID_PASSED,  # seat
    AUCTION_WON,  # seat: lot or NO_LOT, what, amount
    AUCTION_FAILED,  # no seat: lot or NO_LOT, what
    RENT_CLAIMED,  # seat (owner): debtor, lot, amount
    RENT_PAID,  # seat (that landed): owner, lot, amount
    CLAIM_WAIVED,  # seat (owner): seat that landed, lot
    CLAIM_LAPSED,  # seat (owner): seat that landed, lot
    CARD_DRAWN,  # seat: pile, card
    BANK_PAID,  # seat: amount (a card)
    POT_TAKEN,  # seat: amount
    MONEY_PAID,  # seat: to (a seat, BANK or POT), amount, cause
    MONEY_OWED,  # seat: to, amount, cause; it cannot pay at once
    SENT_TO_JAIL,  # seat: how (BY_SQUARE, BY_CARD, BY_DOUBLES)
    JAIL_LEFT,  # seat: how (BY_DICE, BY_FINE, BY_JAIL_CARD, BY_BOUGHT_CARD)
    JAIL_STAYED,  # seat
    BUILT,  # seat: lot, level before, level after, amount
    BUILDINGS_SOLD,  # seat: lot, level before, level after, amount
    LOT_MORTGAGED,  # seat: lot, amount
    LOT_REDEEMED,  # seat: lot, amount
    MORTGAGE_KEPT,  # seat: lot, fee
    OFFER_MADE,  # seat: the seven numbers of an offer
    CARD_WANTED,  # seat: holder, price
    OFFER_REFUSED,  # seat: offering seat
    OFFER_WITHDRAWN,  # seat
    TRADED,  # seat (that offered): the seven numbers of the offer
    CARD_BOUGHT,  # seat: holder, price
    SHORTAGE_BEGAN,  # seat (builder): which building is scarce, how many the bank has
    BUILDINGS_REQUESTED,  # seat: which building is scarce, how many it wants
    WENT_BANKRUPT,  # seat: creditor (a seat or BANK)
    PLAYER_LEFT,  # seat
    ORDER_GIVEN,  # seat: order, 1 or 0; shown to that seat only
    TIME_CALLED,  # no seat
    GAME_WON,  # no seat: the set of winners, how the game ended, their fortune
) = range(1, 47)

BY_SQUARE, BY_CARD, BY_DOUBLES = 0, 1, 2
BY_DICE, BY_FINE, BY_JAIL_CARD, BY_BOUGHT_CARD = 0, 1, 2, 3
