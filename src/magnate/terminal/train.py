"""`magnate train`: train a value function, generation by generation."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Final

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.hosting import FAILED

if TYPE_CHECKING:
    import argparse

    from magnate.learning.training import Generation, Training
    from magnate.messages import Catalog

DEFAULT_GENERATIONS: Final = 12
"""For games whose training has more than one generation."""
DEFAULT_SAMPLES: Final = 500_000
DEFAULT_SEED: Final = 1


def add_train(arguments: Arguments) -> None:
    """Add the arguments of `magnate train`."""
    arguments.add_game()
    arguments.add_directory("out")
    arguments.add_number("generations", least=0)
    arguments.add_number("samples", least=1, default=DEFAULT_SAMPLES)
    arguments.add_number("seed", least=0, default=DEFAULT_SEED)
    arguments.add_number("jobs", least=1)


def train(options: argparse.Namespace, words: Catalog) -> bool:
    """Train and print each generation; return False if it was interrupted."""
    _use_one_thread_for_numbers()
    training = _training(options, words)
    try:
        for generation in _generations(training, options):
            print(_line(generation, options.game, words), flush=True)
            if training.has_generations:
                _draw(training, options, words)
        best = training.write_best()
        print(words.text("train-best", n=training.best.number, file=str(best)))
    except BrokenExecutor:
        raise CommandError(words.text("cli-error-worker-ended"), FAILED) from None
    except KeyboardInterrupt:
        print(words.text("train-interrupted", n=len(training.done)), file=sys.stderr)
        return False
    except OSError as error:  # such as a full disk; the same command resumes later
        why = error.strerror or str(error)
        text = words.text("cli-error-file", file=str(options.out), why=why)
        raise CommandError(text, FAILED) from None
    return True


def _use_one_thread_for_numbers() -> None:
    """Limit numpy to one thread: more would compete with the games for processors."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _training(options: argparse.Namespace, words: Catalog) -> Training:
    from magnate.kernel import bulk_mode

    if bulk_mode() != "compiled":
        raise CommandError(words.text("train-error-slow"))
    from magnate.learning.registry import TRAINABLE_GAMES, trainable_game
    from magnate.learning.training import PlanMismatch, Training, TrainingPlan
    from magnate.search.weights import WeightsError

    game = trainable_game(options.game)
    if game is None:
        known = words.list(TRAINABLE_GAMES)
        raise CommandError(words.text("cli-error-game", game=options.game, known=known))
    generations = options.generations
    if generations is None:
        generations = DEFAULT_GENERATIONS if game.has_generations else 0
    if generations and not game.has_generations:
        raise CommandError(words.text("train-error-generations", game=options.game))
    plan = TrainingPlan(options.game, generations, options.samples, options.seed)
    try:
        return Training(options.out, plan, game)
    except PlanMismatch as error:
        before = error.before
        text = words.text(
            "train-error-another",
            directory=str(options.out),
            game=before.game,
            samples=before.samples,
            seed=before.seed,
        )
    except WeightsError as error:
        text = str(error)
    except OSError as error:
        why = error.strerror or str(error)
        text = words.text("cli-error-file", file=str(options.out), why=why)
    raise CommandError(text)


def _generations(training: Training, options: argparse.Namespace) -> Iterator[Generation]:
    from tqdm import tqdm

    from magnate.tournament.running import local, processes

    silent = not sys.stderr.isatty()
    with (
        local(options.jobs or processes()) as executor,
        tqdm(total=training.tasks_left(), disable=silent, leave=False) as bar,
    ):
        yield from training.run(executor, bar.update)


def _line(generation: Generation, game: str, words: Catalog) -> str:
    return words.text(
        f"train-generation-{game}",
        n=generation.number,
        games=generation.games,
        samples=generation.samples,
        loss=f"{generation.loss:.4f}",
        strength=f"{generation.strength:.3f}",
        percent=f"{100 * generation.strength:.1f}",
        measured=generation.measured_games,
        seconds=round(generation.seconds),
    )


def _draw(training: Training, options: argparse.Namespace, words: Catalog) -> None:
    from magnate.learning.curve import curve

    (options.out / "curve.svg").write_text(curve(training.done, words), encoding="utf-8")
