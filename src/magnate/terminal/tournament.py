"""`magnate tournament`: play bots against each other and report the results."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.hosting import FAILED

if TYPE_CHECKING:
    import argparse
    from concurrent.futures import Executor

    from magnate.games import AnyEdition
    from magnate.messages import Catalog
    from magnate.search.budget import Budget
    from magnate.tournament.games import GameResult, Plan
    from magnate.tournament.saving import Saved

DEFAULT_BLOCKS: Final = 100


def add_tournament(arguments: Arguments) -> None:
    """Add the arguments of `magnate tournament`."""
    arguments.add_game()
    arguments.add_text("bots", "NAMES", required=True)
    arguments.add_edition()
    arguments.add_options()
    arguments.add_number("blocks", least=1, default=DEFAULT_BLOCKS)
    arguments.add_number("seed", least=0)
    arguments.add_seconds("seconds-per-decision", some=True)
    arguments.add_number("rollouts", least=1)
    arguments.add_share("until")
    arguments.add_path("save")
    arguments.add_path("report")
    arguments.add_number("jobs", least=1)
    arguments.add_text("cluster", "ADDRESS")
    arguments.add_switch("json")


def run_tournament(options: argparse.Namespace, edition: AnyEdition, words: Catalog) -> bool:
    """Run a tournament and print its results; return False if it was interrupted."""
    from magnate.tournament.games import Plan, weights_of
    from magnate.tournament.running import decided_after
    from magnate.tournament.standings import blocks_of
    from magnate.tournament.summary import as_json

    edition = _edition_of_file(options, edition)
    bots = _bots(options, edition, words)
    if (
        options.report and not options.report.parent.is_dir()
    ):  # report it now, not after hours of play
        text = words.text("cli-error-file-not-found", file=str(options.report.parent))
        raise CommandError(text)
    budget = _budget(options, bots, words)
    rules = dict(edition.options())
    weights = weights_of(options.game, bots)
    seed, version = _seed(options), edition.rules_version
    plan = Plan(options.game, edition.name, rules, bots, seed, budget, weights, version)
    games, finished = _played(plan, options, words)
    blocks = blocks_of(games)
    decision = None
    if options.until is not None:
        decision = decided_after(games, options.until, bot=bots[0], blocks=options.blocks)
        blocks = blocks[:decision]
    if not blocks:
        return finished
    if options.json:
        print(as_json(plan, blocks, bar=options.until, decided=decision is not None))
    else:
        print("\n".join(_lines(plan, blocks, words)))
    if options.report:
        from magnate.tournament.report import report

        _write(options.report, report(plan, blocks, words), words)
    return finished


def _seed(options: argparse.Namespace) -> int:
    """Return the given seed, or that of the saved tournament, or a random one."""
    from magnate.tournament.saving import plan_in

    if options.seed is not None:
        return int(options.seed)
    saved = plan_in(options.save) if options.save else None
    return saved.seed if saved else secrets.randbits(32)


def _edition_of_file(options: argparse.Namespace, edition: AnyEdition) -> AnyEdition:
    """Return the edition in the rules version of the saved tournament."""
    from magnate.games import game_info
    from magnate.tournament.saving import plan_in

    saved = plan_in(options.save) if options.save else None
    if saved is None or saved.rules_version >= edition.rules_version:
        return edition
    info = game_info(options.game)
    if edition.name not in info.presets():
        values = {**edition.options(), **edition.values_of_version_1()}
        return edition.from_options(edition.name, values, rules_version=saved.rules_version)
    preset = info.preset_in_version(edition.name, edition.rules_version).options()
    chosen = {name: value for name, value in edition.options().items() if value != preset[name]}
    return info.preset_in_version(edition.name, saved.rules_version).with_options(**chosen)


def _bots(options: argparse.Namespace, edition: AnyEdition, words: Catalog) -> tuple[str, ...]:
    from magnate.bots import all_bots

    bots = tuple(name.strip() for name in options.bots.split(","))
    there = all_bots(options.game)
    for name in bots:
        if name not in there:
            text = words.text("cli-error-bot", name=name, known=words.list(there))
            raise CommandError(text)
    least, most = edition.players_min, edition.players_max
    if not least <= len(bots) <= most:
        possible = f"{least}" if least == most else f"{least}–{most}"
        raise CommandError(
            words.text("cli-error-players", edition=edition.name, n=len(bots), possible=possible)
        )
    return bots


def _budget(options: argparse.Namespace, bots: tuple[str, ...], words: Catalog) -> Budget | None:
    """Return the budget of bots that look ahead, or None if each uses its own."""
    from magnate.bots import ROLLOUT_BOTS, all_bots
    from magnate.search.budget import Budget

    given = {"rollouts": options.rollouts, "seconds": options.seconds_per_decision}
    named = [name for name, value in given.items() if value is not None]
    if not named:
        return None
    if len(named) > 1:
        raise CommandError(words.text("cli-error-two-budgets"))
    searching = ROLLOUT_BOTS.get(options.game, frozenset())
    if searching.isdisjoint(bots):
        there = words.list(name for name in all_bots(options.game) if name in searching)
        raise CommandError(words.text("cli-error-nobody-looks-ahead", known=there))
    return Budget(**given)


def _played(
    plan: Plan, options: argparse.Namespace, words: Catalog
) -> tuple[list[GameResult], bool]:
    """Return the games played so far, and False if the tournament was interrupted."""
    from tqdm import tqdm

    from magnate.tournament.running import decided_after, play_blocks

    saved = _saved(plan, options, words)
    games = list(saved.games) if saved else []
    there = {game.block for game in games}
    left = [number for number in range(1, options.blocks + 1) if number not in there]
    games = [game for game in games if game.block <= options.blocks]

    def is_decided() -> bool:
        return options.until is not None and (
            decided_after(games, options.until, bot=plan.bots[0], blocks=options.blocks) is not None
        )

    if not left or is_decided():
        return games, True
    silent = not sys.stderr.isatty()
    done = options.blocks - len(left)
    try:
        with (
            _workers(options, words) as (executor, jobs),
            tqdm(total=options.blocks, initial=done, disable=silent, leave=False) as bar,
        ):
            for block in play_blocks(plan, left, executor, jobs=jobs):
                if saved:
                    _keep(saved, block, options.save, words)
                games += block
                bar.update()
                if is_decided():
                    break
    except BrokenExecutor:  # the system killed a worker, perhaps because memory ran out
        raise CommandError(words.text("cli-error-worker-ended"), FAILED) from None
    except KeyboardInterrupt:
        n = len({game.block for game in games})
        print(words.text("cli-tournament-interrupted", n=n), file=sys.stderr)
        return games, False
    return games, True


def _keep(saved: Saved, block: list[GameResult], path: Path, words: Catalog) -> None:
    try:
        saved.add(block)
    except OSError as error:
        why = error.strerror or str(error)
        text = words.text("cli-error-file", file=str(path), why=why)
        raise CommandError(text, FAILED) from None


@contextmanager
def _workers(options: argparse.Namespace, words: Catalog) -> Iterator[tuple[Executor, int]]:
    """Yield an executor for the blocks, local or a cluster's, and the number of parallel jobs."""
    from magnate.tournament import running

    if not options.cluster:
        jobs = options.jobs or running.processes()
        with running.local(jobs) as executor:
            yield executor, jobs
        return
    with ExitStack() as stack:
        try:
            executor, threads = stack.enter_context(running.cluster(options.cluster))
        except ImportError:
            raise CommandError(words.text("cli-error-no-dask")) from None
        except (OSError, ValueError) as error:
            text = words.text("cli-error-cluster", address=options.cluster, why=str(error))
            raise CommandError(text) from None
        yield executor, options.jobs or threads


def _saved(plan: Plan, options: argparse.Namespace, words: Catalog) -> Saved | None:
    from magnate.tournament.saving import Saved, SavedError

    if not options.save:
        return None
    try:
        return Saved(options.save, plan)
    except SavedError as error:
        file, why = str(options.save), error.sentence(words)
        text = words.text("cli-record-wrong", file=file, line=error.line, why=why)
    except OSError as error:
        text = words.text(
            "cli-error-file", file=str(options.save), why=error.strerror or str(error)
        )
    raise CommandError(text)


def _write(path: Path, text: str, words: Catalog) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandError(words.text("cli-error-file", file=str(path), why=why)) from None


def _lines(plan: Plan, blocks: list[list[GameResult]], words: Catalog) -> Iterator[str]:
    from magnate.tournament.summary import remarks, rows, title

    yield from title(plan, blocks, words)
    table = list(rows(plan, blocks, words))
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = (cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        yield "  ".join((row[0].ljust(widths[0]), *cells))
    yield from remarks(blocks, words)
