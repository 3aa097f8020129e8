"""Commands that a table refuses, and why; a refusal changes nothing."""

from __future__ import annotations

from enum import StrEnum

from typing_extensions import override


class RefusalCode(StrEnum):
    """A stable code; the sentence is `refused-…` in the message catalogs."""

    STALE = "stale"
    NOT_SEATED = "not_seated"
    NOT_HOST = "not_host"
    SEATED_ALREADY = "seated_already"
    SEAT_TAKEN = "seat_taken"
    NAME_AT_TABLE = "name_at_table"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_BOT = "no_such_bot"
    TABLE_FULL = "table_full"
    NOT_STARTED = "not_started"
    STARTED_ALREADY = "started_already"
    NOTHING_TO_REVEAL = "nothing_to_reveal"
    REVEALING = "revealing"
    REVEALED_ALREADY = "revealed_already"
    WRONG_NONCE = "wrong_nonce"
    COMMITMENT_USED = "commitment_used"
    GAME_OVER = "game_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    BOT_SITS_IN = "bot_sits_in"
    NOT_AWAY = "not_away"
    RESIGNED = "resigned"
    NOT_AN_ACTION = "not_an_action"
    ILLEGAL = "illegal"
    HAS_ITS_OWN_COMMAND = "has_its_own_command"
    TOO_EARLY = "too_early"
    MUST_BE_LAST = "must_be_last"
    NOTHING_TO_UNDO = "nothing_to_undo"
    OTHERS_MUST_AGREE = "others_must_agree"
    NO_PROPOSAL = "no_proposal"
    PROPOSAL_OPEN = "proposal_open"
    ANSWERED_ALREADY = "answered_already"
    BAD_ORDER = "bad_order"
    NO_HOLDING = "no_holding"
    HELD_ALREADY = "held_already"
    NO_BANK_RULE = "no_bank_rule"
    NO_WATCHERS = "no_watchers"
    ONLY_PLAYERS_TALK = "only_players_talk"
    GAME_RUNS = "game_runs"
    NO_PREVIEW = "no_preview"
    LOG_FULL = "log_full"

    @property
    def message_key(self) -> str:
        """The key of the sentence for people."""
        return f"refused-{self.value.replace('_', '-')}"


class CommandRefused(ValueError):
    """A command that the table refuses.

    If the rules refuse an action, `reason` is their code and `clause` their clause; `detail` names
    the problem if a code is not enough.
    """

    def __init__(
        self, code: RefusalCode, *, reason: str = "", clause: str = "", detail: str = ""
    ) -> None:
        super().__init__(code, reason, clause, detail)
        self.code = code
        self.reason = reason
        self.clause = clause
        self.detail = detail

    @override
    def __str__(self) -> str:
        """Name the code, and the clause and the detail if there are any."""
        return " ".join(filter(None, (self.code, self.reason, self.clause, self.detail)))
