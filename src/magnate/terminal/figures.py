"""The statistics of a simulation as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magnate.engine.simulation import Statistics
    from magnate.games import AnyEdition
    from magnate.messages import Catalog


def figures(
    counted: Statistics, edition: AnyEdition, *, seed: int, words: Catalog
) -> Iterator[tuple[str, list[str]]]:
    """Yield each label with its figures, one line per figure."""

    def label(name: str) -> str:
        return words.text(f"cli-simulate-{name.replace('_', '-')}")

    yield label("edition"), [words.edition_name(edition.name)]
    yield label("players"), [words.number(counted.players)]
    yield label("seed"), [str(seed)]
    yield label("games"), [words.number(counted.games)]
    if not counted.games:
        return
    yield label("turns"), [_turns(counted, words)]
    for name in ("decisions", *counted.counted):
        mean = counted.per_game(getattr(counted, name))
        yield label(name), [words.number(mean, decimals=1)]
    yield label("endings"), list(_endings(counted, words))
    wins = (words.percent(counted.per_game(won), decimals=1) for won in counted.wins)
    yield label("winners"), list(_by_seat(wins, words))
    totals = getattr(counted, counted.owned)
    amounts = (words.money(round(counted.per_game(total))) for total in totals)
    yield label(counted.owned), list(_by_seat(amounts, words))
    yield label("games-per-second"), [words.number(counted.per_second(counted.games))]
    yield label("decisions-per-second"), [words.number(counted.per_second(counted.decisions))]


def _turns(counted: Statistics, words: Catalog) -> str:
    return words.text(
        "cli-simulate-range",
        mean=words.number(counted.per_game(counted.turns), decimals=1),
        least=counted.fewest_turns,
        most=counted.most_turns,
    )


def _endings(counted: Statistics, words: Catalog) -> Iterator[str]:
    for name, count in counted.endings.items():
        share = words.percent(counted.per_game(count), decimals=1)
        ending = words.text(f"ending-{name}")
        yield f"{ending}: {share}"


def _by_seat(values: Iterable[str], words: Catalog) -> Iterator[str]:
    for seat, value in enumerate(values, 1):
        name = words.text("seat-name", n=seat)
        yield f"{name}: {value}"


def aligned(rows: Iterable[tuple[str, list[str]]]) -> Iterator[str]:
    """Yield the rows with labels and figures in two columns."""
    rows = list(rows)
    width = max(len(label) for label, _ in rows)
    for label, values in rows:
        for shown, value in zip([label, *[""] * len(values)], values, strict=False):
            yield f"{shown:<{width}}  {value}"


def figures_json(
    counted: Statistics, edition: AnyEdition, *, game: str, seed: int, mode: str
) -> str:
    """Return the figures as `magnate simulate --json` prints them; see docs/reference/cli.md."""
    per_game, per_second = counted.per_game, counted.per_second
    figures = {
        "game": game,
        "edition": edition.name,
        "options": edition.options(),
        "players": counted.players,
        "seed": seed,
        "games": counted.games,
        "decisions": counted.decisions,
        "decisions_per_game": per_game(counted.decisions),
        "turns_per_game": per_game(counted.turns),
        "fewest_turns": counted.fewest_turns,
        "most_turns": counted.most_turns,
        **{f"{name}_per_game": per_game(getattr(counted, name)) for name in counted.counted},
        "endings": counted.endings,
        "wins": counted.wins,
        counted.owned: [per_game(total) for total in getattr(counted, counted.owned)],
        "mode": mode,
        "seconds": counted.seconds,
        "games_per_s": per_second(counted.games),
        "decisions_per_s": per_second(counted.decisions),
    }
    return json.dumps(figures, indent=2, default=dict)
