"""Every refusal of a table is reached by a command and has a sentence in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly.orders import AlwaysClaim
from magnate.play import commands as c
from magnate.play import log_entries
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.settings import LiveClock
from magnate.play.table import MOST_ASIDES, OlderChat

from .tables import (
    COMMITMENTS,
    NONCES,
    START,
    Sitting,
    acquire_of_three,
    monopoly_of_three,
    opened,
    settings,
)

LIVE = LiveClock(30, 60)
OF_THE_SERVER = {RefusalCode.GAME_RUNS, RefusalCode.NO_PREVIEW}
"""Refusals of the server before a command reaches a table."""
Refusal = tuple[Sitting, str, c.Command]


def do(*actions: str) -> c.Do:
    return c.Do(id="x", do=actions)


def sit(who: str) -> c.Sit:
    return c.Sit(id="x", commitment=COMMITMENTS[who])


def ended() -> Sitting:
    sitting = opened("ann", seats=(None, "steady", "steady"))
    sitting.propose("ann", "end")
    return sitting


def paused() -> Sitting:
    sitting = opened("ann", seats=(None, "steady", "steady"))
    sitting.propose("ann", "pause")
    return sitting


def away() -> Sitting:
    sitting = acquire_of_three()
    sitting.table.note(log_entries.Left(at=START, seat=1))
    return sitting


def resigned() -> Sitting:
    sitting = acquire_of_three()
    sitting.give("ann", c.Resign(id="r"))
    return sitting


def waiting() -> Sitting:
    sitting = Sitting()
    sitting.sit("ann")
    return sitting


def revealing() -> Sitting:
    sitting = Sitting()
    for who in ("ann", "ben", "cid"):
        sitting.commit(who)
    return sitting


def reveal(who: str) -> c.Reveal:
    return c.Reveal(id="x", nonce=NONCES[who])


def proposed() -> Sitting:
    sitting = acquire_of_three()
    sitting.propose("ann", "end")
    return sitting


def held() -> Sitting:
    sitting = monopoly_of_three(clock=LIVE)
    sitting.give("ben", c.Hold(id="h"))
    return sitting


def drawn() -> Sitting:
    sitting = acquire_of_three()
    sitting.do("ann", "place 12I", "buy none")
    return sitting


def full() -> Sitting:
    sitting = acquire_of_three()
    sitting.table.skip(OlderChat(MOST_ASIDES))
    return sitting


REFUSALS: dict[RefusalCode, Callable[[], Refusal]] = {
    RefusalCode.STALE: lambda: (
        acquire_of_three(),
        "ann",
        c.Do(id="x", do=("place 12I",), decision=9),
    ),
    RefusalCode.NOT_SEATED: lambda: (acquire_of_three(), "dan", do("place 12I")),
    RefusalCode.NOT_HOST: lambda: (Sitting(), "ben", c.Fill(id="x", seat=1, bot="steady")),
    RefusalCode.SEATED_ALREADY: lambda: (resigned(), "ben", c.Take(id="x", seat=1)),
    RefusalCode.SEAT_TAKEN: lambda: (acquire_of_three(), "dan", c.Take(id="x", seat=1)),
    RefusalCode.NAME_AT_TABLE: lambda: (waiting(), "ANN", sit("ben")),
    RefusalCode.NO_SUCH_SEAT: lambda: (acquire_of_three(), "dan", c.Take(id="x", seat=4)),
    RefusalCode.NO_SUCH_BOT: lambda: (Sitting(), "ann", c.Fill(id="x", seat=1, bot="genius")),
    RefusalCode.TABLE_FULL: lambda: (
        Sitting(settings(seats=("steady", "steady", "random"))),
        "ann",
        sit("ann"),
    ),
    RefusalCode.NOTHING_TO_REVEAL: lambda: (waiting(), "ann", reveal("ann")),
    RefusalCode.REVEALING: lambda: (
        revealing(),
        "ann",
        c.Commit(id="x", commitment=COMMITMENTS["dan"]),
    ),
    RefusalCode.REVEALED_ALREADY: lambda: (acquire_of_three(), "ann", reveal("ben")),
    RefusalCode.WRONG_NONCE: lambda: (revealing(), "ann", reveal("ben")),
    RefusalCode.COMMITMENT_USED: lambda: (
        waiting(),
        "ben",
        c.Sit(id="x", commitment=COMMITMENTS["ann"]),
    ),
    RefusalCode.NOT_STARTED: lambda: (Sitting(), "ann", do("place 12I")),
    RefusalCode.STARTED_ALREADY: lambda: (acquire_of_three(), "dan", sit("dan")),
    RefusalCode.GAME_OVER: lambda: (ended(), "ann", c.Undo(id="x")),
    RefusalCode.PAUSED: lambda: (paused(), "ann", c.Undo(id="x")),
    RefusalCode.NOT_PAUSED: lambda: (acquire_of_three(), "ann", c.Resume(id="x")),
    RefusalCode.BOT_SITS_IN: lambda: (away(), "ann", do("place 12I")),
    RefusalCode.NOT_AWAY: lambda: (acquire_of_three(), "ann", c.Return(id="x")),
    RefusalCode.RESIGNED: lambda: (resigned(), "ann", do("place 12I")),
    RefusalCode.NOT_AN_ACTION: lambda: (acquire_of_three(), "ann", do("fly")),
    RefusalCode.ILLEGAL: lambda: (acquire_of_three(), "ann", do("place 1A")),
    RefusalCode.HAS_ITS_OWN_COMMAND: lambda: (monopoly_of_three(), "ann", do("leave")),
    RefusalCode.TOO_EARLY: lambda: (held(), "ann", do("roll")),
    RefusalCode.MUST_BE_LAST: lambda: (monopoly_of_three(), "ann", do("roll", "buy")),
    RefusalCode.NOTHING_TO_UNDO: lambda: (acquire_of_three(), "ann", c.Undo(id="x")),
    RefusalCode.OTHERS_MUST_AGREE: lambda: (drawn(), "ann", c.Undo(id="x")),
    RefusalCode.NO_PROPOSAL: lambda: (
        acquire_of_three(),
        "ann",
        c.Answer(id="x", proposal=1, agrees=True),
    ),
    RefusalCode.PROPOSAL_OPEN: lambda: (proposed(), "ben", c.Propose(id="x", what="pause")),
    RefusalCode.ANSWERED_ALREADY: lambda: (
        proposed(),
        "ann",
        c.Answer(id="x", proposal=1, agrees=True),
    ),
    RefusalCode.BAD_ORDER: lambda: (
        acquire_of_three(),
        "ann",
        c.GiveOrder(id="x", order=AlwaysClaim()),
    ),
    RefusalCode.NO_HOLDING: lambda: (acquire_of_three(), "ben", c.Hold(id="x")),
    RefusalCode.HELD_ALREADY: lambda: (held(), "cid", c.Hold(id="x")),
    RefusalCode.NO_BANK_RULE: lambda: (acquire_of_three(), "ann", c.Resign(id="x", to="bank")),
    RefusalCode.NO_WATCHERS: lambda: (
        Sitting(settings(watchers=False)),
        "dan",
        c.Watch(id="x"),
    ),
    RefusalCode.ONLY_PLAYERS_TALK: lambda: (acquire_of_three(), "dan", c.Say(id="x", text="Psst")),
    RefusalCode.LOG_FULL: lambda: (full(), "ann", c.Say(id="x", text="Psst")),
}


def test_every_refusal_is_reached() -> None:
    assert set(REFUSALS) == set(RefusalCode) - OF_THE_SERVER


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refused_command_names_its_code_and_changes_nothing(code: RefusalCode) -> None:
    sitting, who, command = REFUSALS[code]()

    assert sitting.refusal(who, command).code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    words = catalog(language)

    for code in RefusalCode:
        assert words.text(code.message_key) != code.message_key


def test_a_refusal_contains_its_details() -> None:
    refused = CommandRefused(RefusalCode.ILLEGAL, reason="not_your_turn", clause="A-TURN-1")

    assert str(refused) == "illegal not_your_turn A-TURN-1"
    assert str(CommandRefused(RefusalCode.STALE)) == "stale"
