"""Drives the vectors of Acquire: what each op is called, and what plays it."""

from __future__ import annotations

from .beginning import FirstTurn, Setup
from .chart import Bonus, Chart, Price, Sale
from .end import FinalScore, MayEnd
from .merger import Merge, MergeOrder
from .op import Op
from .placement import AfterPlacement, Found, Place
from .turn import Buy, Draw, HandCheck

__all__ = ["OPS", "Op"]

OPS: dict[str, type[Op]] = {
    "price": Price,
    "table": Chart,
    "sale": Sale,
    "bonus": Bonus,
    "first_player": FirstTurn,
    "place": Place,
    "merge_order": MergeOrder,
    "merge": Merge,
    "found": Found,
    "buy": Buy,
    "draw": Draw,
    "hand_check": HandCheck,
    "after_independent": AfterPlacement,
    "setup": Setup,
    "may_end": MayEnd,
    "final_score": FinalScore,
}
