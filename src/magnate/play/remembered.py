"""Commands that were carried out, so that one that is sent again changes nothing."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_OF_PERSON: Final = 200
MOST_PEOPLE: Final = 200


class RememberedCommands:
    """The latest commands of each person at a table, with the table's number after each."""

    def __init__(self) -> None:
        self._of_person: OrderedDict[str, OrderedDict[str, int]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._of_person.values()))

    def add(self, who: str, command_id: str, n: int) -> None:
        """Remember a command, and forget the oldest ones of this person or of other people."""
        commands = self._of_person.setdefault(who, OrderedDict())
        self._of_person.move_to_end(who)
        commands[command_id] = n
        if len(commands) > MOST_OF_PERSON:
            commands.popitem(last=False)
        if len(self._of_person) > MOST_PEOPLE:
            self._of_person.popitem(last=False)

    def number_after(self, who: str, command_id: str) -> int | None:
        """Return the table's number after a command, or None if it is not remembered."""
        commands = self._of_person.get(who)
        return None if commands is None else commands.get(command_id)
