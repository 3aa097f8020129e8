"""Codes of the reasons to refuse an action; `magnate.monopoly.refusals` has names and clauses."""

ALLOWED = 0
(
    NOT_YOUR_TURN,
    WRONG_MOMENT,
    GAME_OVER,
    BANKRUPT_SEAT,  # the seat is out of the game
    NOT_ENOUGH_CASH,
    BID_TOO_LOW,
    NEGATIVE_NUMBER,
    NOT_A_LOT,  # no such lot or group
    NOT_OWNED,  # the lot does not belong to the seat
    NO_MONOPOLY,
    GROUP_MORTGAGED,
    GROUP_HAS_BUILDINGS,
    NOT_A_STREET,
    NOTHING_TO_BUILD,  # no target is above the level
    NOTHING_TO_SELL,
    LEVEL_OUT_OF_RANGE,
    UNEVEN,
    MIXED_BUILDINGS,
    BANK_SHORT,
    NOT_YOUR_TURN_TO_BUILD,  # build_timing: own_turn
    ALREADY_MORTGAGED,
    NOT_MORTGAGED,
    NOT_IN_JAIL,
    JAIL_TURN,  # not among the options of this turn in jail
    NO_JAIL_CARD,
    CARD_ONLY_TO_JAIL,  # jail_card_sale: to_jailed_player
    NO_CLAIM,
    MUST_RAISE,  # the debt can be covered: no bankruptcy
    CANNOT_RAISE,  # the debt cannot be covered
    LOWERS_ESTATE,  # a debtor's trade may not lower what they can raise
    EMPTY_OFFER,
    CASH_BOTH_WAYS,
    MONEY_ALONE,  # a loan or a gift of money
    SELF_OFFER,
    TOO_MANY_OFFERS,
    OFFER_OPEN,  # the seat has one already
    NO_OFFER,
    FEE_TOO_HIGH,  # the receiver of a mortgaged lot could not pay the fee
    TOO_MANY_REQUESTED,
    NEEDED_FOR_AUCTION,  # a bidder for a building must be able to place it
    NOT_AN_OUTCOME,  # dice, card or lot that chance cannot give now
    NOT_AN_ORDER,
    NO_TIME_LIMIT,
    TIME_ALREADY_UP,
    NOT_A_SEAT,
    NO_EXTRA_ROLL,  # only an extra roll can be declined
    WORTH_MORE_THAN_BID,  # a building won in an auction, where it would be placed
) = range(1, 48)
