"""Fair chance at the table: committed to, mixed by all, proved afterwards, drawn once."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from magnate import chance
from magnate.monopoly.events import DiceRolled
from magnate.play import commands as c
from magnate.play.command_errors import RefusalCode
from magnate.play.table import Table
from magnate.record import Fault, Record, RecordError, verify

from .random_tables import Ramble
from .readers import Reader
from .tables import NONCES, SEED, Sitting, acquire_of_three, monopoly_of_three, opened, settings

GAMES = ("classic", "duel", "official")
every_game = pytest.mark.parametrize("name", GAMES)
Lines = list[dict[str, Any]]


def test_the_commitment_is_in_the_first_message_before_anybody_sits() -> None:
    sitting = Sitting()
    stranger = Reader("stranger", sitting.table)

    commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()

    assert stranger.table["start"]["commitment"] == commitment
    assert not any(seat["name"] for seat in stranger.table["seats"])
    assert stranger.table["start"]["seats"] == []


def test_everybody_sees_the_nonces_that_make_the_key() -> None:
    sitting = Sitting(settings(seats=(None, "steady", None)))
    sitting.sit("ben", seat=3)
    sitting.sit("ann", seat=1)

    key = chance.fair_key(bytes.fromhex(SEED), {1: NONCES["ann"], 3: NONCES["ben"]})

    seats = Reader("", sitting.table).table["start"]["seats"]
    shown = {seat["seat"]: seat["nonce"] for seat in seats}
    assert shown == {1: NONCES["ann"], 3: NONCES["ben"]}
    first = sitting.game.entries[0].action
    tiles = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]
    assert str(first) == f"start {chance.least(key, 'tile', tiles)}"


def test_another_nonce_makes_another_game() -> None:
    games = []
    for nonce in ("0" * 32, "1" * 32):
        sitting = Sitting()
        sitting.sit("ann", "ben")
        sitting.give("cid", c.Sit(id="s", commitment=chance.nonce_commitment(nonce)))
        sitting.give("cid", c.Reveal(id="r", nonce=nonce))
        sitting.reveal()
        games.append(sitting.game.position())

    assert games[0] != games[1]


def dice(key: bytes, number: int) -> tuple[int, int]:
    """Return the n-th roll of the dice."""
    both = chance.below(key, "dice", number, 36)
    return both // 6 + 1, both % 6 + 1


def test_dice_that_were_taken_back_are_not_rolled_again() -> None:
    sitting = monopoly_of_three("at jail", "", "")
    sitting.load_dice(5, 5)
    key = sitting.playing._key
    sitting.do("ann", "roll")
    assert sitting.game.events.last(DiceRolled).dice == dice(key, 1) == (5, 5)
    sitting.undo("ann", ask=True)
    sitting.answer("ben")
    sitting.answer("cid")

    sitting.do("ann", "roll")

    assert sitting.game.events.last(DiceRolled).dice == dice(key, 2)


def test_tiles_that_were_taken_back_return_in_a_new_order() -> None:
    sitting = acquire_of_three()
    key = sitting.playing._key
    sitting.do("ann", "place 12I")
    pile = {str(action).split()[1] for action in _pile(sitting)}
    sitting.do("ann", "buy none")
    assert _last_draw(sitting) == chance.least(key, "tile", sorted(pile))
    sitting.undo("ann", ask=True)
    sitting.answer("ben")
    sitting.answer("cid")

    sitting.do("ann", "buy none")

    assert _last_draw(sitting) == chance.least(key, "tile.1", sorted(pile))


def _pile(sitting: Sitting) -> list[Any]:
    trial = sitting.game.copy()
    trial.play("buy none")
    return list(trial.legal_actions())


def _last_draw(sitting: Sitting) -> str:
    return str(sitting.game.entries[-1].action).removeprefix("draw ")


def test_a_refused_command_draws_nothing() -> None:
    """The dice behind it stay the next ones, and nobody has learned of them."""
    sitting = monopoly_of_three("at jail", "", "")
    sitting.load_dice(5, 5)
    for _ in range(3):
        assert sitting.do_refused("ann", "roll", "roll") == RefusalCode.MUST_BE_LAST

    sitting.do("ann", "roll")

    assert sitting.game.events.last(DiceRolled).dice == (5, 5)


def rambled(name: str, seed: int) -> Table:
    """Return a table at which people acted at random until it was done."""
    ramble = Ramble(name, seed)
    for _ in ramble.steps(10_000):
        pass
    return ramble.sitting.table


@cache
def finished(name: str) -> Lines:
    """Return the lines of the record of a table that was played to the end, with undos."""
    for seed in range(1, 20):
        table = rambled(name, seed)
        undone = table.playing is not None and any(not each.action for each in table.game.entries)
        if table.status == "over" and undone:
            break
    assert table.status == "over"
    text = Record.of(table.game, fairness=table.start.fairness()).text()
    return [json.loads(line) for line in text.splitlines()]


def verified(folder: Path, lines: Lines) -> Record:
    path = folder / "game.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return verify(path)


def fault(folder: Path, lines: Lines) -> tuple[Fault, int]:
    with pytest.raises(RecordError) as refused:
        verified(folder, lines)
    return refused.value.fault, refused.value.line


@every_game
@pytest.mark.slow
def test_the_record_of_a_finished_table_proves_its_chance(name: str, tmp_path: Path) -> None:
    lines = finished(name)

    record = verified(tmp_path, lines)

    assert record.header.fairness is not None
    assert record.header.fairness.seed == SEED
    assert any("undo" in line for line in lines)


@every_game
@pytest.mark.slow
def test_another_seed_or_nonce_is_detected(name: str, tmp_path: Path) -> None:
    header, *rest = finished(name)
    fairness = header["fairness"]
    *seats, last = fairness["seats"]
    for changed, expected in (
        ({"seed": "0" * 64}, (Fault.WRONG_COMMITMENT, 1)),
        ({"commitment": "0" * 64}, (Fault.WRONG_COMMITMENT, 1)),
        ({"seats": [*seats, {**last, "nonce": "f" * 32}]}, (Fault.WRONG_NONCE, 1)),
        ({"seats": seats}, (Fault.WRONG_HEADER, 2)),
        ({"seats": [*seats, {**last, "seat": 8}]}, (Fault.WRONG_HEADER, 2)),
    ):
        lines = [header | {"fairness": fairness | changed}, *rest]
        assert fault(tmp_path, lines) == expected


@every_game
@pytest.mark.slow
def test_another_outcome_is_detected_at_its_line(name: str, tmp_path: Path) -> None:
    """The first one: two tiles exchanged, or other dice."""
    lines = [dict(line) for line in finished(name)]
    first, second = [at for at, line in enumerate(lines) if "chance" in line][:2]
    if lines[first]["chance"] == lines[second]["chance"]:
        lines[first]["chance"] = "dice 6 6" if lines[first]["chance"] != "dice 6 6" else "dice 1 1"
    else:
        lines[first], lines[second] = lines[second], lines[first]

    assert fault(tmp_path, lines) == (Fault.UNFAIR_CHANCE, first + 1)


def test_a_running_game_reveals_no_proof() -> None:
    sitting = opened("ann", "ben", "cid")
    fairness = sitting.table.start.fairness()

    with pytest.raises(ValueError, match="stays secret"):
        Record.of(sitting.game, fairness=fairness)
