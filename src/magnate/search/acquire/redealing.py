"""What a seat of Acquire cannot know, dealt anew: the pile and all other hands."""

from __future__ import annotations

from magnate.acquire.rules.state import IN_HAND, PILE, TILES, State
from magnate.chance import roll
from magnate.kernel import rule


@rule
def redeal(s: State, seat: int, generator: list[int], tiles: list[int]) -> None:
    """Deal the pile and the hands of all seats but one anew.

    `tiles` is memory for it, and begins with the pile in its new order afterwards.
    """
    count = 0
    for tile in range(TILES):
        where = s.where[tile]
        if where == PILE or (where >= IN_HAND and where != IN_HAND + seat):
            other = roll(generator, count + 1)
            tiles[count] = tiles[other]
            tiles[other] = tile
            s.where[tile] = PILE
            count += 1
    for each in range(s.players):
        if each != seat:
            for held in range(s.hand_count[each]):
                count -= 1
                give(s, each, held, tiles[count])


@rule
def give(s: State, seat: int, held: int, tile: int) -> None:
    """Put a tile into a hand of which so many places are filled, in order."""
    hand = s.hand[seat]
    slot = held
    while slot > 0 and hand[slot - 1] > tile:
        hand[slot] = hand[slot - 1]
        slot -= 1
    hand[slot] = tile
    s.where[tile] = IN_HAND + seat
