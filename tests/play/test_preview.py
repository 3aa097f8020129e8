"""A player asks for the preview of an action, which changes nothing."""

from __future__ import annotations

import pytest

from magnate.monopoly.preview import TradeEffect
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.preview import Preview, preview

from .tables import acquire_of_three, everything, monopoly_of_three, opened


def refused(table: object, who: str, action: str) -> RefusalCode:
    with pytest.raises(CommandRefused) as error:
        preview(table, who, action)  # type: ignore[arg-type]
    return error.value.code


def test_an_offer_is_previewed_before_it_is_made() -> None:
    sitting = monopoly_of_three(lots="reading 1")
    before = everything(sitting.table)

    shown = preview(sitting.table, "ann", "offer 2: reading for $120")

    assert (shown.reason, shown.clause) == ("", "")
    assert isinstance(shown.effect, TradeEffect)
    ann, ben = shown.effect.sides
    assert (ann.seat, ann.cash, ann.lots) == (1, 1620, ())
    assert (ben.seat, ben.cash, ben.lots) == (2, 1380, ("reading",))
    assert everything(sitting.table) == before


def test_a_refusal_has_a_reason_and_a_clause() -> None:
    sitting = monopoly_of_three(lots="reading 1")

    shown = preview(sitting.table, "ben", "offer 1: reading for $120")

    assert (shown.reason, shown.clause) == ("not_owned", "M-S-23")


def test_an_action_without_an_effect_has_an_empty_preview() -> None:
    sitting = monopoly_of_three()

    assert preview(sitting.table, "ann", "roll") == Preview("", "", None)
    assert preview(sitting.table, "ann", "accept 2").effect is None


def test_only_players_of_a_running_game_of_monopoly_get_a_preview() -> None:
    sitting = monopoly_of_three()

    assert refused(sitting.table, "eve", "roll") == RefusalCode.NOT_SEATED
    assert refused(sitting.table, "ann", "jump") == RefusalCode.NOT_AN_ACTION
    waiting = opened("ann", seats=(None, None, None))
    assert refused(waiting.table, "ann", "roll") == RefusalCode.NOT_STARTED
    assert refused(acquire_of_three().table, "ann", "place 1A") == RefusalCode.NO_PREVIEW
