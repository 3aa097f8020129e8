"""`magnate tournament`: what it prints, what it refuses, and how it resumes."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from magnate import acquire
from magnate.bots import all_bots
from magnate.messages import LANGUAGES, catalog
from magnate.tournament import running
from magnate.tournament.games import GameResult, Plan
from magnate.tournament.saving import Saved
from tests.cli.conftest import Magnate
from tests.cli.served import LONGEST_WAIT
from tests.docs.tree import ROOT
from tests.tournament.small import FIRST_BLOCK, SECOND_BLOCK, duel_block, renamed

PLAYED = ("tournament", "acquire", "--bots", "steady,random,random", "--blocks", "2")
DUEL = ("tournament", "acquire", "--edition", "2023-duel", "--bots", "steady,random")
QUICK = (
    "tournament", "monopoly", "--bots", "random,random", "--option", "round_limit=1",
    "--jobs", "1",
)  # fmt: skip
LOOKING = (
    "tournament", "monopoly", "--bots", "expert,random", "--option", "round_limit=1",
    "--jobs", "1", "--blocks", "1", "--seed", "5",
)  # fmt: skip

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def kept(path: Path, edition: str, bots: tuple[str, ...], games: list[GameResult]) -> str:
    """Return the name of a file with a finished tournament."""
    options = dict(acquire.load(edition).options())
    Saved(path, Plan("acquire", edition, options, bots, seed=8)).add(games)
    return str(path)


@pytest.fixture
def save(tmp_path: Path) -> str:
    """A steady bot met two random ones and won 1, 0 and 1/2 games, then 3 of 3."""
    games = renamed([*FIRST_BLOCK, *SECOND_BLOCK], a="steady", b="random")
    return kept(tmp_path / "games.jsonl", "classic", ("steady", "random", "random"), games)


def test_a_tournament_with_other_learned_weights_is_not_resumed(
    tmp_path: Path, magnate: Magnate
) -> None:
    path = kept(tmp_path / "games.jsonl", "2023-duel", ("value", "random"), duel_block(1, wins=1))
    result = magnate(*DUEL[:-1], "value,random", "--save", path)

    assert result.code != 0
    assert 'weights is "" here, not "' in result.err


def test_the_figures_are_a_table(save: str, magnate: Magnate) -> None:
    result = magnate(*PLAYED, "--save", save)

    assert (result.code, result.err) == (0, "")
    title, par, head, steady, others = result.out.splitlines()
    assert title.endswith("Seed: 8. Blocks: 2. Games: 6.")
    assert par.startswith("Among equals each seat wins 33.3%.")
    assert " ".join(head.split()) == "Bot Wins Mean rank Money Per decision Rating"
    figures = "steady 75.0% (50.0%–100.0%) 1.17 (1.00–1.33) $800 ($600–$1,000) 2.0 ms"
    assert steady.split()[:-3] == figures.split()
    assert others.split()[:3] == ["random", "12.5%", "(0.0%–25.0%)"]
    assert len({len(line) for line in (head, steady, others)}) == 1


@in_every_language
def test_the_figures_are_translated(language: str, save: str, magnate: Magnate) -> None:
    result = magnate(*PLAYED, "--save", save, "--lang", language)

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    _, par, head, *_ = result.out.splitlines()
    share = words.percent(1 / 3, decimals=1)
    assert par == words.text("cli-tournament-par", share=share)
    for label in ("bot", "wins", "rank", "money", "time", "rating"):
        assert words.text(f"cli-tournament-{label}") in head


def test_json_has_the_documented_keys(save: str, magnate: Magnate) -> None:
    figures = json.loads(magnate(*PLAYED, "--save", save, "--json").out)

    assert list(figures) == [
        "game", "edition", "options", "seats", "seed", "budget", "blocks", "games", "stopped",
        "faults", "until", "decided", "bots", "ranked_before",
    ]  # fmt: skip
    assert list(figures["bots"][0]) == [
        "bot", "games", "win_share", "low", "high", "mean_rank", "mean_rank_low", "mean_rank_high",
        "money", "money_low", "money_high", "decisions", "seconds_per_decision", "rating_mu",
        "rating_sigma",
    ]  # fmt: skip
    reference = (ROOT / "docs/reference/cli.md").read_text("utf-8")
    section = reference.partition("## `magnate tournament`")[2].partition("\n## ")[0]
    for key in (*figures, *figures["bots"][0]):
        assert f"`{key}`" in section, key


def test_json_has_the_figures_of_the_games(save: str, magnate: Magnate) -> None:
    figures = json.loads(magnate(*PLAYED, "--save", save, "--json").out)

    assert (figures["game"], figures["edition"], figures["seats"]) == ("acquire", "classic", 3)
    assert (figures["seed"], figures["blocks"], figures["games"]) == (8, 2, 6)
    assert (figures["until"], figures["decided"]) == (None, False)
    assert figures["options"] == json.loads(json.dumps(acquire.load("classic").options()))
    steady, other = figures["bots"]
    assert (steady["bot"], steady["games"], other["bot"], other["games"]) == (
        "steady", 6, "random", 12,
    )  # fmt: skip
    assert (steady["win_share"], steady["low"], steady["high"]) == (0.75, 0.5, 1.0)
    assert figures["ranked_before"] == {"steady": {"random": 0.875}, "random": {"steady": 0.125}}


def test_a_report_is_written_in_addition_to_the_figures(
    save: str, magnate: Magnate, tmp_path: Path
) -> None:
    page = tmp_path / "out.html"

    result = magnate(*PLAYED, "--save", save, "--report", str(page), "--lang", "pl")

    assert "75,0%" in result.out
    html = page.read_text("utf-8")
    assert '<html lang="pl">' in html
    assert "75,0% (50,0%–100,0%)" in html


def figures_of(magnate: Magnate, *arguments: str) -> dict[str, Any]:
    """Return a tournament's JSON output without the times."""
    result = magnate(*arguments, "--json")
    assert (result.code, result.err) == (0, "")
    figures: dict[str, Any] = json.loads(result.out)
    for bot in figures["bots"]:
        del bot["seconds_per_decision"]
    return figures


def test_games_are_played_by_the_edition_and_its_options(magnate: Magnate) -> None:
    arguments = ("--blocks", "2", "--seed", "5", "--option", "starting-cash=700")
    figures = figures_of(magnate, *QUICK, *arguments)

    assert (figures["blocks"], figures["games"], figures["seed"]) == (2, 4, 5)
    assert (figures["edition"], figures["options"]["starting_cash"]) == ("brazil", 700)
    assert sum(bot["win_share"] * bot["games"] for bot in figures["bots"]) == 4
    assert figures["bots"][0]["money"] < 1000
    assert figures["faults"] == 0


def test_the_same_seed_gives_the_same_figures_and_the_default_is_random(magnate: Magnate) -> None:
    first = figures_of(magnate, *QUICK, "--blocks", "1", "--seed", "5")

    assert figures_of(magnate, *QUICK, "--blocks", "1", "--seed", "5") == first
    seeds = {figures_of(magnate, *QUICK, "--blocks", "1")["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_a_saved_tournament_resumes_with_its_seed(magnate: Magnate, tmp_path: Path) -> None:
    """One block, then two more: the figures equal those of three in one run."""
    save = ("--save", str(tmp_path / "games.jsonl"))
    first = figures_of(magnate, *QUICK, *save, "--blocks", "1")

    later = figures_of(magnate, *QUICK, *save, "--blocks", "3")

    assert (first["blocks"], later["blocks"]) == (1, 3)
    assert later["seed"] == first["seed"]
    seed = ("--seed", str(first["seed"]))
    assert later == figures_of(magnate, *QUICK, *seed, "--blocks", "3")
    assert first == figures_of(magnate, *QUICK, *save, *seed, "--blocks", "1")


def test_a_decided_tournament_stops(magnate: Magnate, tmp_path: Path) -> None:
    """The steady bot won all of 30 blocks: 20 are enough, and no more of 10,000 are played."""
    games = [game for block in range(1, 31) for game in duel_block(block, wins=2)]
    bots = ("steady", "random")
    save = kept(tmp_path / "games.jsonl", "2023-duel", bots, renamed(games, a="steady", b="random"))

    figures = figures_of(magnate, *DUEL, "--blocks", "10000", "--save", save, "--until", "0.6")

    assert (figures["blocks"], figures["games"]) == (20, 40)
    assert (figures["until"], figures["decided"]) == (0.6, True)


def test_an_undecided_tournament_is_played_to_its_end(magnate: Magnate) -> None:
    """A bot that meets itself wins half, which is neither above nor below a half."""
    figures = figures_of(magnate, *QUICK, "--blocks", "2", "--until", "0.5")

    assert (figures["blocks"], figures["until"], figures["decided"]) == (2, 0.5, False)


@pytest.mark.parametrize(
    ("argument", "budget"),
    [("--rollouts=3", {"rollouts": 3}), ("--seconds-per-decision=0.2", {"seconds": 0.2})],
)
def test_the_budget_applies_to_bots_that_look_ahead(
    argument: str, budget: dict[str, float], magnate: Magnate, tmp_path: Path
) -> None:
    """One saved block: the tournament resumes only with the same budget."""
    save = tmp_path / "games.jsonl"
    arguments = (*LOOKING, "--save", str(save))

    assert figures_of(magnate, *arguments, argument)["budget"] == budget

    message = mistake(magnate, *arguments)
    assert message.startswith(f"{save}, line 1: Another tournament: budget is {{")


def mistake(magnate: Magnate, *arguments: str) -> str:
    """Return the error message, which is one line."""
    result = magnate(*arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("magnate: ")
    assert result.err.count("\n") == 1
    return result.err.removeprefix("magnate: ").rstrip("\n")


def test_an_unknown_bot_is_named_with_the_known_ones(magnate: Magnate) -> None:
    message = mistake(magnate, "tournament", "acquire", "--bots", "steady,stedy,random")

    start, names = message.rstrip(".").split(": ")
    assert start == "There is no bot “stedy”. Known"
    assert {"random", "steady"} <= set(names.split(", "))


@in_every_language
def test_errors_are_translated(language: str, magnate: Magnate, save: str) -> None:
    words = catalog(language)
    message = mistake(magnate, "tournament", "acquire", "--bots", "x", "--lang", language)
    other = mistake(magnate, *PLAYED, "--save", save, "--seed", "9", "--lang", language)

    names = ", ".join(all_bots("acquire"))
    assert message == words.text("cli-error-bot", name="x", known=names)
    why = words.text("tournament-another", what="seed", kept="8", asked="9")
    assert other == words.text("cli-record-wrong", file=save, line=1, why=why)


@pytest.mark.parametrize(("bots", "n"), [("steady,steady", 2), ("steady" + ",random" * 6, 7)])
def test_there_are_as_many_bots_as_seats(bots: str, n: int, magnate: Magnate) -> None:
    message = mistake(magnate, "tournament", "acquire", "--bots", bots)

    assert message == (
        f"The edition classic cannot be played by {n}. Possible numbers of players: 3–6."
    )


@in_every_language
def test_a_budget_is_for_bots_that_look_ahead(language: str, magnate: Magnate) -> None:
    words = catalog(language)
    message = mistake(magnate, *QUICK, "--rollouts", "3", "--lang", language)

    assert message == words.text(
        "cli-error-nobody-looks-ahead", known=words.list(["strong", "expert"])
    )


def test_levels_of_acquire_below_expert_need_no_budget(
    magnate: Magnate,
) -> None:
    message = mistake(
        magnate, "tournament", "acquire", "--bots", "casual,strong,value", "--rollouts=3"
    )

    known = catalog("en").list(["expert", "ismcts"])
    assert message == catalog("en").text("cli-error-nobody-looks-ahead", known=known)


def test_a_decision_has_one_budget(magnate: Magnate) -> None:
    message = mistake(magnate, *LOOKING, "--rollouts", "3", "--seconds-per-decision", "1")

    assert message == catalog("en").text("cli-error-two-budgets")


@pytest.mark.parametrize("argument", ["--rollouts=0", "--rollouts=1.5", "--seconds-per-decision=0"])
def test_a_budget_is_above_zero(argument: str, magnate: Magnate) -> None:
    assert argument.partition("=")[2] in mistake(magnate, *LOOKING, argument)


def test_bots_must_be_named(magnate: Magnate) -> None:
    assert "--bots" in mistake(magnate, "tournament", "acquire")
    assert "“”" in mistake(magnate, "tournament", "acquire", "--bots", "steady,,random")


@pytest.mark.parametrize("share", ["1", "0", "1.5", "-0.2", "60%", "half", "0.1234567", "1e-1"])
def test_the_bar_is_a_share(share: str, magnate: Magnate) -> None:
    message = mistake(magnate, *PLAYED, f"--until={share}")

    assert f"{share} is not a share between 0 and 1." in message


def test_a_report_without_a_folder_is_refused_before_anything_is_played(
    magnate: Magnate, tmp_path: Path
) -> None:
    """A thousand blocks would take longer than this test may."""
    page = tmp_path / "nowhere" / "out.html"

    message = mistake(magnate, *DUEL, "--blocks", "1000", "--report", str(page))

    assert message == f"File not found: {page.parent}"


def test_the_figures_are_printed_even_if_the_report_cannot_be_written(
    save: str, magnate: Magnate, tmp_path: Path
) -> None:
    result = magnate(*PLAYED, "--save", save, "--report", str(tmp_path))

    assert result.code == 2
    assert "steady  75.0%" in result.out
    assert result.err == f"magnate: The file cannot be used: {tmp_path} (Is a directory)\n"


def test_a_file_that_is_not_a_tournament_is_not_touched(magnate: Magnate, tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Monday: rain.\n", "utf-8")

    message = mistake(magnate, *PLAYED, "--save", str(diary))

    assert message.startswith(f"{diary}, line 1: This is not a tournament file (")
    assert diary.read_text("utf-8") == "Monday: rain.\n"


def test_another_tournament_is_refused_with_the_difference(magnate: Magnate, save: str) -> None:
    before = Path(save).read_bytes()

    message = mistake(magnate, *PLAYED, "--save", save, "--option", "bonus_rounding=nearest_100")

    assert message == (
        f'{save}, line 1: Another tournament: bonus_rounding is "up_100" here, not "nearest_100".'
    )
    assert Path(save).read_bytes() == before


def test_a_folder_cannot_be_saved_to(magnate: Magnate, tmp_path: Path) -> None:
    message = mistake(magnate, *PLAYED, "--save", str(tmp_path))

    assert message == f"The file cannot be used: {tmp_path} (Is a directory)"


@pytest.mark.slow
@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:1"])
def test_an_unreachable_cluster_is_reported(
    address: str, magnate: Magnate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "CONNECTING", 0.5)

    message = mistake(magnate, *DUEL, "--blocks", "1", "--cluster", address)

    assert message.startswith(f"There is no cluster at {address}: ")


# What runs in the background ignores interrupts, and so would all that it starts.
INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from magnate.cli import main
raise SystemExit(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_ctrl_c_prints_the_results_so_far_and_the_tournament_can_be_resumed(
    magnate: Magnate, tmp_path: Path
) -> None:
    save = tmp_path / "games.jsonl"
    arguments = (*QUICK, "--save", str(save), "--seed", "5")
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *arguments, "--blocks", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends Ctrl-C to all processes of the command
    )
    try:
        give_up = time.monotonic() + LONGEST_WAIT
        while not save.exists() or save.read_bytes().count(b"\n") < 4:
            assert process.poll() is None and time.monotonic() < give_up
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST_WAIT)
    finally:
        process.kill()

    assert process.returncode == 130
    interrupted = re.fullmatch(r"Interrupted\. Blocks played: (\d+)\.\n", err)
    assert interrupted, err
    blocks = int(interrupted[1])
    assert f"Blocks: {blocks}. Games: {2 * blocks}." in out
    assert out.splitlines()[-1].startswith("random  50.0%")
    lines = save.read_bytes().splitlines()
    assert len(lines) > 2 * blocks  # the plan, and each game that was interrupted
    later = figures_of(magnate, *arguments, "--blocks", str(blocks + 2))
    assert later["blocks"] == blocks + 2
    assert save.read_bytes().splitlines()[: len(lines)] == lines  # none was played again


@pytest.mark.slow
def test_no_process_is_left_behind_when_the_command_is_killed(tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, *QUICK, "--save", str(save), "--blocks", "1000000"],
        stdout=subprocess.PIPE,  # which the workers have too: it ends with the last of them
        stderr=subprocess.STDOUT,
    )
    give_up = time.monotonic() + LONGEST_WAIT
    while not save.exists() or save.read_bytes().count(b"\n") < 4:
        assert process.poll() is None and time.monotonic() < give_up
        time.sleep(0.02)

    process.kill()

    out, _ = process.communicate(timeout=LONGEST_WAIT)
    assert out == b""
