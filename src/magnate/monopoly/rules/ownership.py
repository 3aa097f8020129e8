"""Who owns what: groups, monopolies, buildings on them (M-BUILD-1)."""

from __future__ import annotations

from magnate.kernel import rule

from .state import EditionTable, State


@rule
def owned_in_group(s: State, e: EditionTable, seat: int, group: int) -> int:
    """Return how many lots of a group a seat owns, mortgaged ones too (M-S-9)."""
    lots = e.group_lots[group]
    count = 0
    for i in range(e.group_size[group]):
        if s.owner[lots[i]] == seat:
            count += 1
    return count


@rule
def owns_group(s: State, e: EditionTable, seat: int, group: int) -> bool:
    """Return whether a seat has the monopoly: all lots of the group."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        if s.owner[lots[i]] != seat:
            return False
    return True


@rule
def has_buildings(s: State, e: EditionTable, group: int) -> bool:
    """Return whether any lot of a group has a building."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        if s.level[lots[i]] > 0:
            return True
    return False


@rule
def has_mortgage(s: State, e: EditionTable, group: int) -> bool:
    """Return whether any lot of a group is mortgaged."""
    lots = e.group_lots[group]
    for i in range(e.group_size[group]):
        if s.mortgaged[lots[i]]:
            return True
    return False
