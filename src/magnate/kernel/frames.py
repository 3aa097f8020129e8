"""Frames: unfinished work is data in the state, never recursion.

A state has a stack of frames. A rule that starts something pushes one, the game continues with the
top frame, and a finished frame is popped; the frames below wait untouched. So a game can be saved,
copied and searched in the middle of an auction within a debt within a card.
"""

from __future__ import annotations

from typing import Protocol

from magnate.kernel import Grid, rule

FRAME_KIND, FRAME_SEAT = 0, 1
NO_FAULT, FRAMES_FULL, FRAMES_EMPTY, FLOW_STUCK = range(4)


class Stacked(Protocol):
    """A state with a stack of frames; a row holds a kind, a seat and numbers of the game."""

    depth: int
    frames: Grid
    fault: int


@rule
def push(s: Stacked, kind: int, seat: int) -> list[int]:
    """Push a frame and return it, to be filled in.

    A full stack is a bug in the rules. Compiled code cannot raise, so the fault is noted in the
    state for the caller to check, and the top frame is overwritten.
    """
    if s.depth < len(s.frames):
        s.depth += 1
    else:
        s.fault = FRAMES_FULL
    frame = s.frames[s.depth - 1]
    frame[FRAME_KIND] = kind
    frame[FRAME_SEAT] = seat
    return frame


@rule
def top(s: Stacked) -> list[int]:
    """Return the frame to continue with."""
    return s.frames[s.depth - 1]


@rule
def pop(s: Stacked) -> None:
    """Remove and clear the top frame; popping an empty stack is a fault."""
    if s.depth <= 0:
        s.fault = FRAMES_EMPTY
        return
    s.depth -= 1
    frame = s.frames[s.depth]
    for column in range(len(frame)):
        frame[column] = 0


@rule
def insert(s: Stacked, at: int, kind: int, seat: int) -> list[int]:
    """Insert a frame at an index of the stack and return it, to be filled in; others move up."""
    frame = push(s, kind, seat)
    if s.fault == FRAMES_FULL:
        return frame
    for i in range(s.depth - 1, at, -1):
        frame = s.frames[i]
        below = s.frames[i - 1]
        for column in range(len(frame)):
            frame[column] = below[column]
    frame = s.frames[at]
    for column in range(len(frame)):
        frame[column] = 0
    frame[FRAME_KIND] = kind
    frame[FRAME_SEAT] = seat
    return frame


@rule
def drop(s: Stacked, at: int) -> None:
    """Remove a frame from anywhere in the stack; those above it move down."""
    for i in range(at, s.depth - 1):
        frame = s.frames[i]
        above = s.frames[i + 1]
        for column in range(len(frame)):
            frame[column] = above[column]
    pop(s)
