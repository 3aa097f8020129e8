"""The rules of Race over plain numbers."""

from __future__ import annotations

from magnate.kernel import Schema, entry, grid, number, row, rule, say

SEATS = 4
LONGEST_STEP, HIGHEST_DIE = 2, 3

# What a state awaits, and the kinds of actions.
STEP, GAMBLE, DIE, OVER = 1, 2, 3, 4
# An action is a row: its kind, the seat that acts, and a number.
KIND, SEAT, ARG = 0, 1, 2
ACTION_WIDTH = 3

# Why an action is refused.
ALLOWED, NOT_YOUR_TURN, WRONG_MOMENT, GAME_OVER, BAD_STEP, NO_GAMBLING = range(6)
# Codes of events.
STEPPED, GAMBLED, WON = 1, 2, 3


class State(Schema):
    """The state of a race."""

    players = number()
    awaits = number()
    asked = number()
    turns = number()  # begun so far
    depth = number()
    fault = number()
    frames = grid(1, 2)  # nothing is ever unfinished in this game
    place = row(SEATS)


class EditionTable(Schema):
    """The options as numbers."""

    goal = number()
    gambling = number()


class Scratch(Schema):
    """Memory that the caller provides."""

    action = row(ACTION_WIDTH)
    codes = row(4)


@rule
def move(s: State, e: EditionTable, steps: int) -> None:
    """Move the seat to act, which wins at the goal; otherwise it is the next seat's turn."""
    seat = s.asked
    s.place[seat] = min(s.place[seat] + steps, e.goal)
    say(s, STEPPED, seat, steps, s.place[seat])
    if s.place[seat] == e.goal:
        say(s, WON, seat)
        s.awaits = OVER
        return
    s.asked = (seat + 1) % s.players
    s.turns += 1
    s.awaits = STEP


@rule
def refusal(s: State, e: EditionTable, action: list[int]) -> int:
    """Return why an action is not legal now."""
    kind = action[KIND]
    if s.awaits == OVER:
        return GAME_OVER
    if kind == DIE:
        if s.awaits != DIE:
            return WRONG_MOMENT
        return ALLOWED if 0 <= action[ARG] <= HIGHEST_DIE else BAD_STEP
    if s.awaits != STEP:
        return WRONG_MOMENT
    if action[SEAT] != s.asked:
        return NOT_YOUR_TURN
    if kind == GAMBLE:
        return ALLOWED if e.gambling else NO_GAMBLING
    return ALLOWED if 1 <= action[ARG] <= LONGEST_STEP else BAD_STEP


@entry
def start_entry(states: list[State], editions: list[EditionTable], i: int, players: int) -> None:
    states[i].players = players
    states[i].turns = 1
    states[i].awaits = STEP


@entry
def apply_entry(
    states: list[State], editions: list[EditionTable], i: int, scratch: list[Scratch]
) -> None:
    s, action = states[i], scratch[0].action
    if action[KIND] == GAMBLE:
        say(s, GAMBLED, s.asked)
        s.awaits = DIE
    else:
        move(s, editions[0], action[ARG])


@entry
def refusal_entry(
    states: list[State], editions: list[EditionTable], i: int, scratch: list[Scratch]
) -> int:
    return refusal(states[i], editions[0], scratch[0].action)
