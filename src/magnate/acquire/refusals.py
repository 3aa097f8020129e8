"""Why an action is refused: stable codes, each with its clause of the ledger."""

from __future__ import annotations

from typing_extensions import override

from magnate.engine.refusals import Refusal, RefusalReason, Refusals

from .actions import BuyShares, DisposeShares, MarketDraw, ReplaceTiles, StartTile
from .rules import refusal_codes as codes


class Reason(RefusalReason):
    """A stable code for a refusal; the sentence is `reason-…` in the message catalogs."""

    PLAYER_COUNT = "player_count"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_MOMENT = "wrong_moment"
    GAME_OVER = "game_over"
    TILE_NOT_IN_HAND = "tile_not_in_hand"
    EIGHTH_CHAIN = "eighth_chain"
    TWO_SAFE_CHAINS = "two_safe_chains"
    MUST_PLACE = "must_place"
    TILE_NOT_DEAD = "tile_not_dead"
    CHAIN_ON_BOARD = "chain_on_board"
    NOT_A_LARGEST_CHAIN = "not_a_largest_chain"
    NOT_NEXT_IN_SIZE = "not_next_in_size"
    NEGATIVE_NUMBER = "negative_number"
    MORE_THAN_HELD = "more_than_held"
    TRADE_NEEDS_PAIRS = "trade_needs_pairs"
    BANK_STOCK_SHORT = "bank_stock_short"
    MORE_THAN_THREE = "more_than_three"
    CHAIN_NOT_ACTIVE = "chain_not_active"
    NOT_ENOUGH_CASH = "not_enough_cash"
    END_NOT_REACHED = "end_not_reached"
    END_WINDOW_CLOSED = "end_window_closed"
    ALREADY_DECLARED = "already_declared"
    TILE_NOT_IN_PILE = "tile_not_in_pile"
    NOT_A_MARKET_NUMBER = "not_a_market_number"
    SWAP_NOT_IN_EDITION = "swap_not_in_edition"

    @property
    @override
    def clause(self) -> str:
        return _CLAUSES[self]


_CLAUSES = {
    Reason.PLAYER_COUNT: "A-COMP-6",
    Reason.NOT_YOUR_TURN: "A-TURN-1",
    Reason.WRONG_MOMENT: "A-TURN-1",
    Reason.GAME_OVER: "A-END-4",
    Reason.TILE_NOT_IN_HAND: "A-PLACE-1",
    Reason.EIGHTH_CHAIN: "A-FOUND-6",
    Reason.TWO_SAFE_CHAINS: "A-SAFE-3",
    Reason.MUST_PLACE: "A-S-24",
    Reason.TILE_NOT_DEAD: "A-DEAD-4",
    Reason.CHAIN_ON_BOARD: "A-FOUND-2",
    Reason.NOT_A_LARGEST_CHAIN: "A-MERGE-4",
    Reason.NOT_NEXT_IN_SIZE: "A-MERGE-10",
    Reason.NEGATIVE_NUMBER: "A-DISP-2",
    Reason.MORE_THAN_HELD: "A-DISP-2",
    Reason.TRADE_NEEDS_PAIRS: "A-DISP-4",
    Reason.BANK_STOCK_SHORT: "A-S-9",
    Reason.MORE_THAN_THREE: "A-BUY-1",
    Reason.CHAIN_NOT_ACTIVE: "A-BUY-2",
    Reason.NOT_ENOUGH_CASH: "A-CASH-1",
    Reason.END_NOT_REACHED: "A-END-1",
    Reason.END_WINDOW_CLOSED: "A-END-3",
    Reason.ALREADY_DECLARED: "A-S-21",
    Reason.TILE_NOT_IN_PILE: "A-DRAW-1",
    Reason.NOT_A_MARKET_NUMBER: "A-DUEL-1",
    Reason.SWAP_NOT_IN_EDITION: "A-DEAD-4",
}

# Exceptions: the same code for an action that another clause forbids.
_CLAUSES_OF_ACTIONS: dict[tuple[Reason, type], str] = {
    (Reason.BANK_STOCK_SHORT, DisposeShares): "A-DISP-6",
    (Reason.NEGATIVE_NUMBER, BuyShares): "A-BUY-1",
    (Reason.TILE_NOT_IN_HAND, ReplaceTiles): "A-DEAD-4",
    (Reason.TILE_NOT_IN_PILE, StartTile): "A-SETUP-7",
    (Reason.TILE_NOT_IN_PILE, MarketDraw): "A-DUEL-1",
}

refusal = Refusals(Reason, codes, _CLAUSES_OF_ACTIONS)
"""Returns the refusal for a code of the kernel, or None for an action that is allowed."""


def not_for_a_seat() -> Refusal:
    """Return the refusal of a seat that acts for chance; it reveals nothing about the pile."""
    return Refusal(Reason.NOT_YOUR_TURN, Reason.NOT_YOUR_TURN.clause)
