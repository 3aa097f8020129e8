"""Agreements between players: a pause, the end of a game."""

from __future__ import annotations

import pytest

from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import RefusalCode
from magnate.play.view import table_view

from .tables import acquire_of_three, monopoly_of_three, opened


def test_a_pause_needs_everyones_agreement() -> None:
    sitting = acquire_of_three()

    (proposed,) = sitting.propose("ann", "pause")
    assert isinstance(proposed, log_entries.Proposed)
    asked = table_view(sitting.table, "cid").proposal
    assert asked is not None and (asked.seat, asked.what, asked.waits_for) == (1, "pause", (2, 3))
    sitting.answer("ben")
    assert sitting.status == "running"
    _, paused = sitting.answer("cid")

    assert isinstance(paused, log_entries.Paused)
    assert sitting.status == "paused"
    assert table_view(sitting.table, "ann").proposal is None


def test_one_rejection_ends_a_proposal() -> None:
    sitting = acquire_of_three()
    sitting.propose("ann", "end")
    sitting.answer("ben")

    sitting.answer("cid", agrees=False)

    assert sitting.status == "running"
    assert table_view(sitting.table, "ann").proposal is None
    gone = c.Answer(id="x", proposal=1, agrees=True)
    assert sitting.refused("ben", gone) == RefusalCode.NO_PROPOSAL


def test_the_proposer_may_withdraw() -> None:
    sitting = acquire_of_three()
    sitting.propose("ann", "end")

    sitting.answer("ann", agrees=False)

    assert sitting.table.proposal is None
    sitting.propose("ben", "pause")
    assert sitting.table.proposal is not None and sitting.table.proposal.number == 2


def test_the_only_open_proposal_is_answered_once_by_its_number() -> None:
    sitting = acquire_of_three()
    sitting.propose("ann", "end")
    sitting.answer("ben")

    wrong = c.Answer(id="x", proposal=2, agrees=True)
    again = c.Answer(id="x", proposal=1, agrees=False)
    own = c.Answer(id="x", proposal=1, agrees=True)
    assert sitting.refused("cid", wrong) == RefusalCode.NO_PROPOSAL
    assert sitting.refused("ben", again) == RefusalCode.ANSWERED_ALREADY
    assert sitting.refused("ann", own) == RefusalCode.ANSWERED_ALREADY
    assert sitting.refused("cid", c.Propose(id="x", what="end")) == RefusalCode.PROPOSAL_OPEN


def test_a_player_alone_with_bots_need_not_ask() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"))

    proposed, paused = sitting.propose("ann", "pause")

    assert isinstance(proposed, log_entries.Proposed) and isinstance(paused, log_entries.Paused)
    assert sitting.status == "paused"


def test_nobody_decides_in_a_paused_game_and_anybody_may_resume_it() -> None:
    sitting = acquire_of_three()
    sitting.propose("ann", "pause")
    sitting.answer("ben")
    sitting.answer("cid")

    assert sitting.do_refused("ann", "place 12I") == RefusalCode.PAUSED
    assert sitting.refused("ann", c.Undo(id="x")) == RefusalCode.PAUSED
    assert sitting.refused("ben", c.Propose(id="x", what="pause")) == RefusalCode.PAUSED
    (resumed,) = sitting.give("cid", c.Resume(id="r"))

    assert isinstance(resumed, log_entries.Resumed)
    assert sitting.status == "running"
    sitting.do("ann", "place 12I")


def test_only_a_paused_game_can_be_resumed() -> None:
    assert acquire_of_three().refused("ann", c.Resume(id="x")) == RefusalCode.NOT_PAUSED


def test_a_game_is_called_off_when_everybody_agrees() -> None:
    sitting = acquire_of_three()
    sitting.propose("ben", "end")
    sitting.answer("ann")
    _, ended = sitting.answer("cid")

    assert isinstance(ended, log_entries.Ended) and ended.by == "agreement"
    assert sitting.status == "ended"
    for command in (
        c.Do(id="x", do=("place 12I",)),
        c.Undo(id="x"),
        c.Propose(id="x", what="end"),
        c.Resume(id="x"),
        c.Resign(id="x"),
        c.Return(id="x"),
        c.Take(id="x", seat=1),
    ):
        assert sitting.refused("ann", command) == RefusalCode.GAME_OVER


def test_a_paused_game_can_be_called_off() -> None:
    sitting = opened("ann", seats=(None, "steady", "steady"))
    sitting.propose("ann", "pause")

    sitting.propose("ann", "end")

    assert sitting.status == "ended"


@pytest.mark.parametrize("leaver", ["ann", "cid"])
def test_a_proposal_lapses_when_a_player_resigns(leaver: str) -> None:
    """Otherwise nobody could answer it, because Ben already has."""
    sitting = acquire_of_three()
    sitting.propose("ann", "pause")
    sitting.answer("ben")

    sitting.give(leaver, c.Resign(id="r"))

    assert sitting.table.proposal is None
    stays = "cid" if leaver == "ann" else "ann"
    sitting.propose("ben", "pause")
    sitting.answer(stays)
    assert sitting.status == "paused"


def test_bankrupt_players_need_not_agree() -> None:
    """Cid is out of the game and may have left."""
    sitting = monopoly_of_three("", "", "out 1")

    sitting.propose("ann", "pause")

    proposal = table_view(sitting.table, "ben").proposal
    assert proposal is not None and proposal.waits_for == (2,)
    veto = c.Answer(id="x", proposal=1, agrees=False)
    assert sitting.refused("cid", veto) == RefusalCode.RESIGNED
    assert sitting.refused("cid", c.Propose(id="x", what="end")) == RefusalCode.RESIGNED
    sitting.answer("ben")
    assert sitting.status == "paused"
