"""The state of a game of Monopoly, and the constants that are the same in every edition."""

from __future__ import annotations

from magnate.kernel import Schema, grid, number, row, rule

SEATS = 8  # M-S-1
SQUARES = 40  # at most; a custom board may have fewer
LOTS = 28  # at most; they are numbered in board order
GROUPS = 10  # at most
GROUP_LOTS = 4  # lots of a group, at most
PILES = 2
CARDS = 32  # of a pile, at most
CLAIMS = 16  # open at once, at most: three turns with three landings each make nine
HOTEL = 5  # the level of a lot with a hotel; 1 to 4 are houses
MOST_HOUSES = 4  # on a lot (M-BUILD-5)
DOUBLES_TO_JAIL = 3  # M-DBL-2
LAST_JAIL_TURN = 3  # M-JAIL-8
MOST_OFFERS = 3  # of a seat in a window (M-S-34)

# The bank and the pot have accounts like the seats, so that all money is in some account. The
# bank's starts below zero, by the money it handed out: the sum of all accounts is always 0.
BANK, POT = 8, 9
ACCOUNTS = 10

NO_SEAT = -1
NO_LOT = -1
NO_CARD = -1
STAYS = -1  # the target of a lot that a purchase does not change

CHANCE_PILE, CHEST_PILE = 0, 1

# Kinds of squares; the first three are lots.
STREET, STATION, COMPANY = 0, 1, 2
START, CHANCE, CHEST, INCOME_TAX, WEALTH_TAX, FREE_PARKING, JAIL, GO_TO_JAIL = range(3, 11)

# What a state awaits. Each is also the kind of an action that answers it.
NOTHING = 0
ROLL = 1  # between rolls: the seat whose turn it is rolls, every seat may act freely
BUY = 2
BID = 3  # a bid of 0 is a pass
DEBT = 4  # answered by raising the money in the fixed order
TRANSFER = 5  # of a mortgaged lot: answered by keeping the mortgage
TAX = 6  # 0 flat, 1 percent
REQUEST = 7  # how many buildings of a short kind
PLACE = 8  # a building won in an auction
DICE, CARD, DEAL = 9, 10, 11  # answered by chance
OVER = 12

# Further actions.
DECLINE, BANKRUPT, PAY_FINE, USE_CARD, BUY_CARD, END_TURN = 13, 14, 15, 16, 17, 18
MORTGAGE, REDEEM, BUILD, SELL = 19, 20, 21, 22
OFFER, COUNTER, ACCEPT, REFUSE, WITHDRAW = 23, 24, 25, 26, 27
CLAIM, WAIVE, ORDER, LEAVE = 28, 29, 30, 31
TIME_UP = 32  # of the table, not of a seat (M-S-32)

# An action is a row: its kind, the seat that acts, and up to seven numbers.
# BID amount · TAX choice · REQUEST count · PLACE lot · BUY_CARD holder, price · MORTGAGE lot ·
# REDEEM lot · BUILD, SELL group, a target or STAYS for each of its lots · OFFER, COUNTER the seven
# numbers of an offer · ACCEPT, REFUSE the offering seat · CLAIM, WAIVE lot · ORDER order, 1 or 0 ·
# DICE both dice · CARD card · DEAL lot
KIND, SEAT, ARG = 0, 1, 2
ACTION_WIDTH = ARG + 7

# An offer: the receiver, what is given and what is wanted; sets of lots and of jail cards.
OFFER_TO, GIVES_LOTS, GIVES_CASH, GIVES_CARDS, GETS_LOTS, GETS_CASH, GETS_CARDS = range(7)
OFFER_USES = 7  # 1: the card asked for is used at once, to leave jail (M-S-25)
OFFER_WIDTH = 8

# A claim: the owner at the time of landing, the seat that landed, and how many players have since
# rolled in turns of their own.
CLAIM_OWNER, CLAIM_DEBTOR, CLAIM_LOT, CLAIM_AMOUNT, CLAIM_AGE = range(5)
CLAIM_WIDTH = 5

# Standing orders, bits of a seat's set.
ALWAYS_CLAIM, NEVER_BUILD = 0, 1
ORDERS = 2

# Frames. Every frame has a second seat or account (OTHER) and a set of seats (AMONG) in the same
# columns, so that one function can remove a bankrupt seat from all of them.
OTHER, AMONG = 2, 3
FRAME_WIDTH = 8
(
    SETUP,
    DEALING,
    TURN,
    LANDED,
    DRAWING,
    RENT_ROLL,
    BUYING,
    AUCTION,
    OWING,
    PAYING_EACH,
    COLLECTING_EACH,
    TAXED,
    ESTATE,
    RECEIVING,
    SHORTAGE,
    PLACING,
) = range(1, 17)
# The columns of each kind of frame:
NEXT, BEST, TIED = 4, 5, 6  # setup: seat to roll, highest sum, seats that have it; AMONG may roll
DEALT = 4  # dealing: lots dealt so far
STEP, AGAIN, ROLLED = 4, 5, 6  # turn: its step, 1 if it rolls again, 1 after its first roll
SQUARE, RENT_FACTOR, DICE_FACTOR = 4, 5, 6  # landed: where, times the rent, or the dice if not 0
PILE = 4  # drawing
LOT = 4  # rent roll (with DICE_FACTOR), buying, auction (NO_LOT for a building)
HIGH_BID, AUCTIONED, LEAST_BID = 5, 6, 7  # auction: its seat acted last, OTHER leads, AMONG bid
AMOUNT, CAUSE, FOR_LOT = 4, 5, 6  # owing: seat owes OTHER; AMOUNT also of paying and collecting
PERCENT_DUE = 4  # taxed
LOTS_LEFT = 4  # estate (seat: the bankrupt), receiving: a set
SHORT, GROUP, TARGETS, BIDDING = 4, 5, 6, 7  # shortage: AMONG are to be asked; 1 while auctioning
PLACED = 4  # placing: the building; PAID what it cost
PAID = 5

# Steps of a turn: awaiting the roll, rolling, moving after a fine, settling the landing.
TO_ROLL, TO_DICE, TO_MOVE, TO_END = 0, 1, 2, 3

# What is auctioned, scarce or to be placed.
NO_BUILDING, HOUSES, HOTELS = 0, 1, 2

# Why something is owed.
FOR_RENT, FOR_TAX, FOR_WEALTH_TAX, FOR_CARD, FOR_FINE, FOR_FEE = range(6)

# What jail allows, bits of a set.
MAY_PAY, MAY_USE_CARD, MAY_BUY_CARD, MAY_ROLL = 1, 2, 4, 8

# Values of options.
BEST_OF, BLIND_CHOICE, FLAT = 0, 1, 2
AT_MORTGAGE_VALUE, AT_PRINTED_PRICE, AT_BOTH = 0, 1, 2
ROUND_UP, ROUND_DOWN, ROUND_NEAREST = 0, 1, 2
AUCTION_UNMORTGAGED, AUCTION_MORTGAGED, RETURN = 0, 1, 2
AUTOMATIC = 0  # a claim's deadline; otherwise the number of players' rolls that end it

# Effects of cards, with their numbers.
ADVANCE_TO, NEAREST, MOVE_RELATIVE, COLLECT, PAY, PAY_EACH, COLLECT_EACH = range(7)
REPAIRS, SEND_TO_JAIL, JAIL_CARD = 7, 8, 9
EFFECT, FIRST, SECOND, THIRD = 0, 1, 2, 3
# ADVANCE_TO square · NEAREST kind of lot, rent factor, dice factor (0: none) · MOVE_RELATIVE steps
# COLLECT, PAY, PAY_EACH, COLLECT_EACH amount · REPAIRS per house, per hotel

CLAIMS_FULL = 4  # a fault in addition to those of frames

# How a game ended.
RUNNING, LAST_LEFT, BY_ROUNDS, BY_TIME = 0, 1, 2, 3


class State(Schema):
    """The complete state of a game; only standing orders are hidden."""

    players = number()
    awaits = number()
    asked = number()  # the seat that decides, or that chance plays for; NO_SEAT when over
    turn = number()  # the seat whose turn it is
    turns = number()  # turns begun
    rounds = number()  # rounds completed
    first = number()  # the seat that began
    doubles = number()  # rolled in this turn
    time_up = number()  # 1: the round is completed, then the richest wins
    ending = number()
    alive = number()  # the set of seats not bankrupt
    houses = number()  # in the bank
    hotels = number()
    claim_count = number()
    depth = number()
    fault = number()
    dice = row(2)  # rolled last
    cash = row(ACCOUNTS)
    unseen = row(PILES)  # the set of a pile's cards that nobody has seen
    queue_count = row(PILES)
    frames = grid(24, FRAME_WIDTH)
    claims = grid(CLAIMS, CLAIM_WIDTH)  # oldest first
    offers = grid(SEATS, OFFER_WIDTH)  # by offering seat; OFFER_TO is NO_SEAT for none
    offered = row(SEATS, bits=8)  # offers made in this window
    orders = row(SEATS, bits=8)  # standing orders
    requested = row(SEATS, bits=8)  # buildings still requested in a shortage
    square = row(SEATS, bits=8)  # where the pieces are
    jail_turn = row(SEATS, bits=8)  # 0: not in jail; else the number of the turn there, 1 to 3
    went_out = row(SEATS, bits=8)  # 0, or 1 for the first seat to go bankrupt, 2 for the second, …
    owner = row(LOTS, bits=8)  # BANK for none
    level = row(LOTS, bits=8)
    mortgaged = row(LOTS, bits=8)
    card_holder = row(PILES, bits=8)  # of the pile's jail card; BANK while it is in the pile
    queue = grid(PILES, CARDS, bits=8)  # cards seen, next one first; padded with NO_CARD


class EditionTable(Schema):
    """An edition's options, board and piles as numbers."""

    starting_cash = number()
    salary = number()
    double_salary = number()  # double_salary_on_start
    decline_to_auction = number()
    minimum_raise = number()
    claim_deadline = number()  # AUTOMATIC, 1 or 2
    double_with_mortgaged = number()  # double_rent_with_mortgaged_sibling
    rent_while_jailed = number()
    card_to_anyone = number()  # jail_card_sale
    income_tax = number()
    tax_flat = number()
    tax_percent = number()
    tax_mortgaged = number()
    wealth_tax = number()  # luxury_tax
    pot = number()  # free_parking: pot
    jail_fine = number()
    jail_double_rolls_again = number()
    visiting_ends_turn = number()
    extra_roll_optional = number()  # extra_roll: may
    claims_protected = number()  # 0 in version 1 of the rules (M-S-16, M-S-33)
    mixed_buildings = number()
    whole_group_hotels = number()
    group_unmortgaged = number()  # build_requires_group_unmortgaged
    even_building = number()
    build_in_own_turn = number()  # build_timing: own_turn
    bank_houses = number()
    bank_hotels = number()
    shortage_auction = number()
    shortage_lowest_price = number()  # shortage_auction_start: lowest_deed_price
    shortage_floor = number()  # 0 in version 1 of the rules (M-S-15)
    trade_group_unbuilt = number()
    mortgage_group_unbuilt = number()
    interest_percent = number()
    fee_percent = number()  # mortgaged_transfer_fee_percent
    rounding = number()
    estate = number()  # bankrupt_to_bank_lots
    starting_lots = number()
    round_limit = number()  # 0: none
    time_limit = number()  # minutes, for the table; 0: none
    squares = number()
    lots = number()
    groups = number()
    jail_square = number()
    start_square = number()
    jail_allows = row(LAST_JAIL_TURN + 1)  # by turn in jail
    square_kind = row(SQUARES, bits=8)
    square_lot = row(SQUARES, bits=8)  # NO_LOT for a square that is not a lot
    lot_square = row(LOTS, bits=8)
    lot_kind = row(LOTS, bits=8)
    lot_group = row(LOTS, bits=8)
    price = row(LOTS)
    mortgage = row(LOTS)
    building_cost = row(LOTS)
    rent = grid(
        LOTS, HOTEL + 1
    )  # of a street by level; else by number owned - 1 (companies: factors)
    group_size = row(GROUPS)
    group_kind = row(GROUPS)
    group_set = row(GROUPS)
    group_lots = grid(GROUPS, GROUP_LOTS, bits=8)  # padded with NO_LOT
    card_count = row(PILES)
    jail_card = row(PILES)  # NO_CARD for none
    effects = grid(PILES * CARDS, 4, bits=32)


MOST_LEGAL = 1024  # no seat has more listed decisions


class Scratch(Schema):
    """Memory that the caller provides: an action to read or write, and a list of codes."""

    action = row(ACTION_WIDTH)
    codes = row(MOST_LEGAL, bits=16)


@rule
def ask(s: State, question: int, seat: int) -> None:
    """Make the state await an answer of a seat, or an outcome of chance."""
    s.awaits = question
    s.asked = seat


@rule
def is_in(seats: int, seat: int) -> bool:
    """Return whether a set contains a number."""
    return seats >> seat & 1 == 1


@rule
def next_in(s: State, seats: int, seat: int) -> int:
    """Return the first of some seats clockwise from the left of a seat; that seat comes last."""
    other = seat
    for _ in range(s.players):
        # Compiled, a division would take longer than everything else here.
        other = other + 1 if other + 1 < s.players else 0
        if seats >> other & 1:
            return other
    return NO_SEAT
