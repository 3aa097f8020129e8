"""To add a game, people write its own files and edit three others."""

from __future__ import annotations

from pathlib import Path

import pytest

from .adding import ADDED, Tree


@pytest.mark.slow
def test_adding_a_game_edits_the_two_registries_and_the_layers(tmp_path: Path) -> None:
    """Race then has types in the client, which fit its folder and the parts that games share."""
    tree = Tree(tmp_path)

    tree.add_race()

    assert tree.changed() == ADDED.keys()
    tree.check_types_of_client()
