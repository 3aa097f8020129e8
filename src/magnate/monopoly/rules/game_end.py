"""The end: one player is left, or a limit is reached (M-WIN-1, M-S-22, M-S-32)."""

from __future__ import annotations

from magnate.kernel import called_rule, rule, say
from magnate.kernel.frames import pop

from .building_requests import clear_requests
from .event_codes import GAME_WON, TIME_CALLED
from .fortune import final_fortune
from .refusal_codes import ALLOWED, NO_TIME_LIMIT, TIME_ALREADY_UP
from .state import NO_SEAT, OVER, EditionTable, State, ask, is_in
from .trading import lapse_offers


@called_rule
def end_game(s: State, e: EditionTable, ending: int) -> None:
    """End the game; the richest seat not bankrupt wins, and several may share the win.

    See docs/rules/en/monopoly.md#game-end.
    """
    s.ending = ending
    while s.depth > 0:
        pop(s)
    lapse_offers(s)
    clear_requests(s)
    most = most_fortune(s, e)
    say(s, GAME_WON, NO_SEAT, winners_of(s, e), ending, most)
    ask(s, OVER, NO_SEAT)


@rule
def most_fortune(s: State, e: EditionTable) -> int:
    """Return the greatest fortune among the seats not bankrupt."""
    most = 0
    for seat in range(s.players):
        if is_in(s.alive, seat):
            most = max(most, final_fortune(s, e, seat))
    return most


@rule
def winners_of(s: State, e: EditionTable) -> int:
    """Return the set of seats not bankrupt that have the greatest fortune."""
    most = most_fortune(s, e)
    winners = 0
    for seat in range(s.players):
        if is_in(s.alive, seat) and final_fortune(s, e, seat) == most:
            winners |= 1 << seat
    return winners


@rule
def may_call_time(s: State, e: EditionTable) -> int:
    """Return why the table may not call time."""
    if e.time_limit == 0:
        return NO_TIME_LIMIT
    return TIME_ALREADY_UP if s.time_up else ALLOWED


@rule
def call_time(s: State) -> None:
    """Call time: the round is completed, then the richest wins."""
    s.time_up = 1
    say(s, TIME_CALLED, NO_SEAT)
