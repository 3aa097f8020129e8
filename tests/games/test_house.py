"""Above the registry, only folders and files named after a game know that game.

A room reaches those folders and files through its table, and so do the other rooms.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import magnate
from magnate.games import GAMES

PACKAGE = Path(magnate.__file__).parent
ABOVE = (
    *("record", "play", "bots", "tournament", "search", "learning", "envs", "server", "terminal"),
    "cli.py",
)
TABLES = {
    "bots/explaining.py",
    "bots/registry.py",
    "learning/registry.py",
    "search/registry.py",
    "server/http/games.py",
    "terminal/consoles.py",
}
"""The one table of each room, which may name games as keys; nothing compares with a name."""


def files_above() -> Iterator[Path]:
    for room in ABOVE:
        found = [PACKAGE / room] if room.endswith(".py") else (PACKAGE / room).rglob("*.py")
        for path in found:
            if GAMES.keys().isdisjoint(path.relative_to(PACKAGE).with_suffix("").parts):
                yield path


def offences(tree: ast.AST, *, is_table: bool) -> Iterator[str]:
    """Yield how a file knows a game: by an import, a comparison or a name.

    A table may import the modules of its own room that are named after a game.
    """
    for node in ast.walk(tree):
        where = f"line {getattr(node, 'lineno', 0)}"
        if any(_is_of_game(module, is_table=is_table) for module in _imported(node)):
            yield f"{where} imports a game"
        elif isinstance(node, ast.Compare | ast.match_case) and _names_a_game(node):
            yield f"{where} compares with the name of a game"
        elif isinstance(node, ast.JoinedStr) and _is_of_package(node):
            yield f"{where} makes the name of a game's module"
        elif not is_table and isinstance(node, ast.Constant) and node.value in tuple(GAMES):
            yield f"{where} names a game"


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.ImportFrom):
        package = "." * node.level + (f"{node.module}." if node.module else "")
        return [f"{package}{each.name}" for each in node.names]
    return [each.name for each in node.names] if isinstance(node, ast.Import) else []


def _is_of_game(module: str, *, is_table: bool) -> bool:
    """Return whether a module is a game's, or named after one; relative names keep their dots."""
    if is_table and module.startswith(".") and not module.startswith(".."):
        return False
    return not GAMES.keys().isdisjoint(module.split("."))


def _names_a_game(node: ast.Compare | ast.match_case) -> bool:
    within = node.pattern if isinstance(node, ast.match_case) else node
    return any(
        isinstance(each, ast.Constant) and each.value in (*GAMES,) for each in ast.walk(within)
    )


def _is_of_package(node: ast.JoinedStr) -> bool:
    first = node.values[0]
    return isinstance(first, ast.Constant) and str(first.value).startswith("magnate.")


@pytest.mark.parametrize(
    "path", sorted(files_above()), ids=lambda path: str(path.relative_to(PACKAGE).as_posix())
)
def test_no_file_above_the_registry_knows_a_game(path: Path) -> None:
    is_table = path.relative_to(PACKAGE).as_posix() in TABLES
    tree = ast.parse(path.read_text(encoding="utf-8"))

    assert list(offences(tree, is_table=is_table)) == []


def test_every_table_is_there() -> None:
    assert {name for name in TABLES if not (PACKAGE / name).exists()} == set()


@pytest.mark.parametrize(
    "code",
    [
        "from magnate.acquire import Game",
        "from magnate import acquire",
        "import magnate.monopoly.rules.state",
        "def f():\n    from magnate.monopoly.log import sentence",
        "from ..acquire.log import sentence",
        "from magnate.bots.acquire.levels import expert",
        "if TYPE_CHECKING:\n    from magnate.acquire.view import View",
        'if game == "monopoly": pass',
        'if game not in ("acquire", "go"): pass',
        'match game:\n    case "acquire": pass',
        'import_module(f"magnate.{game}.view")',
    ],
)
def test_what_knows_a_game_is_found_in_tables_too(code: str) -> None:
    assert list(offences(ast.parse(code), is_table=True))


@pytest.mark.parametrize("code", ["from . import acquire", "from .monopoly.steady import Steady"])
def test_only_a_table_imports_the_files_of_its_room(code: str) -> None:
    assert list(offences(ast.parse(code), is_table=False))
    assert not list(offences(ast.parse(code), is_table=True))


def test_only_tables_name_games() -> None:
    tree = ast.parse('GameName = Literal["acquire", "monopoly"]')

    assert list(offences(tree, is_table=False))
    assert not list(offences(tree, is_table=True))
