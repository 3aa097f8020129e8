"""Frames: what is unfinished in a game is data in its state, never recursion.

A state keeps a stack of frames. A rule that begins something pushes one, the game goes on with the
topmost, and what is finished is popped; frames below wait untouched.
"""

from __future__ import annotations

from typing import Protocol

from magnate.kernel import Grid, rule

FRAME_KIND, FRAME_SEAT = 0, 1
NO_FAULT, FRAMES_FULL, FRAMES_EMPTY, FLOW_STUCK = range(4)


class Stacked(Protocol):
    """A state with a stack of frames; each row is a kind, a seat and a game's own numbers."""

    depth: int
    frames: Grid
    fault: int


@rule
def push(s: Stacked, kind: int, seat: int) -> list[int]:
    """Put a frame on top of what is unfinished, and return it to be filled in.

    A full stack is a fault of the rules; the topmost frame is then overwritten.
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
    """Return the frame that goes on next."""
    return s.frames[s.depth - 1]


@rule
def pop(s: Stacked) -> None:
    """Take the finished frame off; its numbers are gone. Nothing to take is a fault."""
    if s.depth <= 0:
        s.fault = FRAMES_EMPTY
        return
    s.depth -= 1
    frame = s.frames[s.depth]
    for column in range(len(frame)):
        frame[column] = 0


@rule
def insert(s: Stacked, at: int, kind: int, seat: int) -> list[int]:
    """Put a frame below those that go on first, and return it to be filled in."""
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
    """Take a frame out, wherever it stands; those above it move down."""
    for i in range(at, s.depth - 1):
        frame = s.frames[i]
        above = s.frames[i + 1]
        for column in range(len(frame)):
            frame[column] = above[column]
    pop(s)
