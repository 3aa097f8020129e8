"""Race: a game of a dozen rules. See docs/guides/add-a-game.md.

Two to four players start at 0, and seat 1 begins. On a turn a player steps forward by 1 or 2, or
gambles, if the edition allows it: a die then decides on 0 to 3 steps. The first player to reach
the goal wins, even with a longer step than needed. The goal is an option of the edition.
"""

from .actions import Action
from .editions import Edition
from .game import Game

__all__ = ["Action", "Edition", "Game"]
