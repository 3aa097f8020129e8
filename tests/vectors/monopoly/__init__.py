"""Drives the vectors of Monopoly: what each op is called, and what plays it."""

from __future__ import annotations

from .building import Building, Selling
from .buying import Unowned
from .debt import Debt
from .jail import GoToJail, JailAct, JailOptions
from .money import IncomeTax, LuxuryTax, SumNotes
from .mortgage import Mortgaging, ReceiveMortgaged, Redeeming
from .movement import Move, Rolls
from .op import Op
from .rent import Rent, RentClaim
from .shortage import Shortage
from .trade import SellCard, TradeLot

__all__ = ["OPS", "Op"]

OPS: dict[str, type[Op]] = {
    "rent": Rent,
    "rent_claim": RentClaim,
    "rolls": Rolls,
    "jail_options": JailOptions,
    "jail_act": JailAct,
    "income_tax": IncomeTax,
    "luxury_tax": LuxuryTax,
    "move": Move,
    "go_to_jail": GoToJail,
    "unowned": Unowned,
    "build": Building,
    "sell_buildings": Selling,
    "shortage": Shortage,
    "sum_notes": SumNotes,
    "mortgage": Mortgaging,
    "redeem": Redeeming,
    "receive_mortgaged": ReceiveMortgaged,
    "trade_lot": TradeLot,
    "sell_card": SellCard,
    "debt": Debt,
}
