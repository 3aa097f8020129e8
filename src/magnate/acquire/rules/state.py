"""The state of a game of Acquire, and the constants that are the same in every edition."""

from __future__ import annotations

from magnate.kernel import Schema, grid, number, row, rule

COLUMNS, ROWS = 12, 9
TILES = COLUMNS * ROWS
CHAINS = 7
SEATS = 6
HAND = 6  # A-SETUP-12
SHARES = 25  # of each chain (A-COMP-3)
START_CASH = 6000  # A-SETUP-4
MOST_BOUGHT = 3  # A-BUY-1
PER_TRADE = 2  # shares of the acquired chain for one of the survivor (A-DISP-4)
BASKETS = 120  # ways to buy at most three shares of seven chains
SAFE_SIZE = 11  # A-SAFE-1
END_SIZE = 41  # A-END-1

NO_TILE = -1
NO_CHAIN = -1
NO_SEAT = -1
OFF_BOARD = TILES  # the neighbour of a tile at the edge

# Where a tile is: in a chain (0 to 6), or one of these, or in a hand (IN_HAND + seat).
INDEPENDENT = CHAINS
ALL_CHAINS = (1 << CHAINS) - 1  # as sets
ON_BOARD = ALL_CHAINS | 1 << INDEPENDENT
PILE, ASIDE, IN_HAND = 8, 9, 10

# What a state awaits. Each is also the kind of the action that answers it.
NOTHING = 0
PLACE, FOUND, SURVIVOR, ACQUIRE, DISPOSE, BUY, REPLACE = 1, 2, 3, 4, 5, 6, 7
START, DRAW, MARKET = 8, 9, 10  # answered by chance
OVER = 11

# Further actions: an end may be declared before placing or buying; a player without a playable
# tile may swap the hand or skip the placement.
DECLARE, SWAP, SKIP = 12, 13, 14

# An action is a row: its kind, the seat that acts, and up to seven numbers.
KIND, SEAT, ARG = 0, 1, 2
ACTION_WIDTH = ARG + CHAINS

# Frames and their numbers.
SETUP, TURN, DRAWING, FOUNDING, MERGER, ACQUISITION, SCORING = 1, 2, 3, 4, 5, 6, 7
STEP = 2  # of a setup, a turn
LEAST_TILE, LEAST_SEAT = 3, 4  # of a setup: the starting tile nearest 1A so far
LEFT = 2  # of a drawing: tiles still to draw
TILE = 2  # of a founding, a merger
MERGER_SURVIVOR, PENDING = 3, 4  # of a merger: the survivor, the chains still to be acquired
CHAIN, ACQUIRER, DISPOSED = 2, 3, 4  # of an acquisition: DISPOSED counts seats, 0 before bonuses
TO_SCORE, SCORED = 2, 3  # of a scoring: the chains left, the current chain

# Steps of a turn.
TO_PLACE, TO_BUY, TO_DRAW, TO_REPLACE, TO_END = 0, 1, 2, 3, 4

# How a game ended.
RUNNING, BY_SIZE, BY_SAFETY, BY_STALL = 0, 1, 2, 3


class State(Schema):
    """The complete state of a game; views hide what a seat may not know."""

    players = number()
    awaits = number()
    asked = number()  # the seat that decides or draws; NO_SEAT for the market draw and at the end
    turn = number()  # the seat whose turn it is
    turns = number()  # turns begun
    moved = number()  # 1 if a tile was placed, drawn or replaced this turn
    idle = number()  # consecutive turns without any of these
    declared = number()  # 1 when the end is declared
    ending = number()
    market = number()  # the stock market's shares of the chain being paid; 0 before the draw
    pile = number()  # tiles in the pile
    depth = number()
    fault = number()
    cash = row(SEATS)
    chain_size = row(CHAINS)
    bank = row(CHAINS)
    frames = grid(4, 5, bits=16)
    shares = grid(SEATS, CHAINS, bits=8)
    hand = grid(SEATS, HAND, bits=8)  # sorted, padded with NO_TILE
    hand_count = row(SEATS, bits=8)
    where = row(TILES + 1, bits=8)  # ASIDE for OFF_BOARD


class EditionTable(Schema):
    """An edition's options and charts as numbers, and the board's geometry."""

    bonus_ranks = number()
    sole_second = number()  # which bonus a sole holder gets in addition to the primary: 1 or 2
    round_nearest = number()
    founder_cash = number()
    whole_hand = number()  # whole_hand_when_stuck
    replacement_optional = number()
    declare_any_time = number()
    declare_forced = number()
    market_holder = number()
    market_yields = number()  # market_ties: player_first
    skip_last_draw = number()  # in version 1 of the rules a declaration skipped the draw
    price = grid(CHAINS, TILES + 1, bits=16)
    primary = grid(CHAINS, TILES + 1, bits=16)
    secondary = grid(CHAINS, TILES + 1, bits=16)
    tertiary = grid(CHAINS, TILES + 1, bits=16)
    neighbours = grid(TILES, 4, bits=8)
    baskets = grid(BASKETS, MOST_BOUGHT, bits=8)  # slots, NO_CHAIN for a share not bought
    basket_chains = row(BASKETS)  # the slots of each basket as a set
    basket_counts = row(CHAINS + 1)  # how many baskets use only the first n slots


MOST_LEGAL = 256  # no state has more legal decisions


class Scratch(Schema):
    """Memory that the caller provides: an action to read or write, and a list of codes."""

    action = row(ACTION_WIDTH)
    codes = row(MOST_LEGAL, bits=16)


@rule
def ask(s: State, question: int, seat: int) -> None:
    """Make the state await a decision of a seat, or an outcome of chance."""
    s.awaits = question
    s.asked = seat
