"""Provably fair chance: `verify` recomputes every outcome from a record."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from magnate import acquire, chance, monopoly
from magnate.messages import LANGUAGES, catalog
from magnate.record import (
    AbandonedSeat,
    AbandonedStart,
    Chance,
    Fairness,
    Fault,
    FormerFairness,
    Record,
    Recorder,
    RecordError,
    SeatNonce,
    read,
    verify,
)
from magnate.record.lines import position_hash
from magnate.record.replaying import digest_of, end_of
from tests.monopoly.random_steps import play_on as play_monopoly

pytestmark = pytest.mark.slow

SEED = bytes(range(100, 132))
NONCES = {1: "Ann's nonce", 2: "", 4: "żółw"}
SEATS = tuple(SeatNonce(seat, chance.nonce_commitment(own), own) for seat, own in NONCES.items())
ABANDONED = AbandonedStart(
    attempt=1,
    commitment=chance.commitment(bytes(32)),
    seed=bytes(32).hex(),
    reason="not_revealed",
    vacated=(2,),
    seats=(
        AbandonedSeat(seat=1, name="Ann", commitment=chance.nonce_commitment("a"), nonce="a"),
        AbandonedSeat(seat=2, name="Bob", commitment=chance.nonce_commitment("b")),
    ),
)
FAIRNESS = Fairness(chance.commitment(SEED), SEED.hex(), SEATS, (ABANDONED,))
KEY = chance.fair_key(SEED, NONCES)
Fields = dict[str, Any]
Lines = list[Fields]

GAMES: dict[str, Callable[[], acquire.Game | monopoly.Game]] = {
    "classic": lambda: acquire.Game(3, "classic", chance="given"),
    "2023-duel": lambda: acquire.Game(2, "2023-duel", chance="given"),
    "monopoly": lambda: monopoly.Game(
        3, chance="given", options={"round_limit": 6, "starting_lots": 1}
    ),
}
every_game = pytest.mark.parametrize("name", GAMES)


def play_on(game: acquire.Game | monopoly.Game, rng: random.Random) -> None:
    """Play to the end at random, with chance from the key and occasional undos."""
    while not game.is_over:
        if game.awaits_chance:
            game.play(str(game.next_chance(KEY)))
        elif rng.random() < 0.1 and any(entry.seat for entry in game.history()):
            game.undo()
        elif isinstance(game, monopoly.Game):
            play_monopoly(game, rng.randrange(10**9), most=1)
        else:
            game.play(rng.choice(game.legal_actions()))


@cache
def fair_game(name: str) -> acquire.Game | monopoly.Game:
    """Return the same game every time, for reading only."""
    game = GAMES[name]()
    play_on(game, random.Random(name))
    return game


def fair_lines(name: str) -> Lines:
    text = Record.of(fair_game(name), fairness=FAIRNESS).text()
    return [json.loads(line) for line in text.splitlines()]


def written(folder: Path, lines: Lines) -> Path:
    path = folder / "game.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    return path


def refusal(folder: Path, lines: Lines) -> tuple[Fault, int]:
    """Return the fault and the line that `verify` reports; it has a sentence in every language."""
    with pytest.raises(RecordError) as refused:
        verify(written(folder, lines))
    for language in LANGUAGES:
        assert refused.value.sentence(catalog(language))
    return refused.value.fault, refused.value.line


def undone_chance(lines: Lines) -> list[tuple[int, int, int]]:
    """Return the indices of a decision, the only chance after it, and the undo of both."""
    return [
        (at, at + 1, at + 2)
        for at in range(2, len(lines) - 2)
        if "do" in lines[at] and "chance" in lines[at + 1] and "undo" in lines[at + 2]
    ]


@every_game
def test_a_fair_game_is_verified_outcome_by_outcome(name: str, tmp_path: Path) -> None:
    record = Record.of(fair_game(name), fairness=FAIRNESS)
    record.write(tmp_path / "game.jsonl")

    assert verify(tmp_path / "game.jsonl") == read(tmp_path / "game.jsonl") == record
    assert record.header.fairness == FAIRNESS
    assert undone_chance(fair_lines(name))
    assert sum(isinstance(entry, Chance) for entry in record.entries) > 20


def other_outcomes(name: str) -> dict[int, str]:
    """Return, by line, another outcome that the rules would allow there."""
    found, rng = {}, random.Random(1)
    game = GAMES[name]()
    for number, line in enumerate(fair_lines(name)[2:], 2):
        if "undo" in line:
            game.undo()
        elif "do" in line:
            game.play(line["do"], seat=line["seat"])
        elif "chance" in line:
            others = [str(each) for each in game.legal_actions() if str(each) != line["chance"]]
            if others:
                found[number] = rng.choice(others)
            game.play(line["chance"])
    return found


@every_game
def test_a_changed_outcome_is_named(name: str, tmp_path: Path) -> None:
    """Any outcome, replaced by another that the rules allow there."""
    lines, others = fair_lines(name), other_outcomes(name)
    for number in (min(others), *random.Random(2).sample(sorted(others), 2), max(others)):
        changed = [*lines[:number], {"chance": others[number]}, *lines[number + 1 :]]
        assert refusal(tmp_path, changed) == (Fault.UNFAIR_CHANCE, number + 1)


@every_game
def test_an_outcome_repeated_after_an_undo_is_named(name: str, tmp_path: Path) -> None:
    """After an undo, the same decision draws a new outcome from the key."""
    lines = fair_lines(name)
    decision, outcome, undo = undone_chance(lines)[0]
    before = [line for line in lines[: undo + 1] if "hash" not in line]
    again = [*before, lines[decision], lines[outcome], {"hash": "0" * 64}]

    assert refusal(tmp_path, again) == (Fault.UNFAIR_CHANCE, len(again) - 1)


@every_game
def test_a_missing_branch_is_detected(name: str, tmp_path: Path) -> None:
    """Everything else is legal and leads to the same positions."""
    *lines, proof, outcome = fair_lines(name)
    lines = [line for line in lines if "hash" not in line]
    first, *_, last = undone_chance(lines)[0]
    hidden = [*lines[:first], *lines[last + 1 :], proof, outcome]

    fault, line = refusal(tmp_path, hidden)

    assert fault is Fault.UNFAIR_CHANCE
    assert line == 1 + next(n for n in range(first, len(hidden)) if "chance" in hidden[n])


def first_chance(lines: Lines) -> int:
    return 1 + next(number for number, line in enumerate(lines) if "chance" in line)


@pytest.mark.parametrize("own", ["Bob's nonce", "", "Ann's  nonce"])
def test_another_nonce_breaks_its_commitment(own: str, tmp_path: Path) -> None:
    lines = fair_lines("classic")
    lines[0]["fairness"]["seats"][0]["nonce"] = own

    assert refusal(tmp_path, lines) == (Fault.WRONG_NONCE, 1)


def with_commitments(*nonces: tuple[int, str]) -> list[Fields]:
    return [
        {"seat": seat, "commitment": chance.nonce_commitment(own), "nonce": own}
        for seat, own in nonces
    ]


@every_game
@pytest.mark.parametrize(
    "nonces",
    [
        ((1, "Ann's nonce"), (2, ""), (4, "żółwik")),
        ((1, ""), (2, "Ann's nonce"), (4, "żółw")),
        ((1, "Ann's nonce"), (2, ""), (3, "żółw")),
        ((1, "Ann's nonce"), (4, "żółw")),
        ((1, "Ann's nonce"), (2, ""), (4, "żółw"), (5, "")),
        (),
    ],
)
def test_another_nonce_with_its_own_commitment_gives_other_outcomes(
    name: str, nonces: tuple[tuple[int, str], ...], tmp_path: Path
) -> None:
    lines = fair_lines(name)
    lines[0]["fairness"]["seats"] = with_commitments(*nonces)
    lines[1]["header"] = hash_of_first(lines)

    fault, line = refusal(tmp_path, lines)

    assert fault is Fault.UNFAIR_CHANCE
    assert line <= first_chance(lines) + 2  # one or two outcomes may be equal by chance


def hash_of_first(lines: Lines) -> str:
    """Return the hash of the header after a change, as somebody who tampers would write it."""
    return hashlib.sha256(json.dumps(lines[0], ensure_ascii=False).encode()).hexdigest()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seed": "0" * 63 + "1"}, Fault.WRONG_COMMITMENT),
        ({"seats": [{**asdict(ABANDONED.seats[0]), "nonce": "c"}]}, Fault.WRONG_NONCE),
        ({"attempt": 2}, Fault.BAD_VALUE),
    ],
)
def test_a_changed_abandoned_start_is_detected(
    change: Fields, fault: Fault, tmp_path: Path
) -> None:
    lines = fair_lines("classic")
    lines[0]["fairness"]["abandoned"][0] |= change

    assert refusal(tmp_path, lines) == (fault, 1)


@pytest.mark.parametrize("change", ["left out", "vacated", "reason", "name"])
def test_the_hash_of_the_header_covers_abandoned_starts(change: str, tmp_path: Path) -> None:
    lines = fair_lines("classic")
    (start,) = lines[0]["fairness"]["abandoned"]
    match change:
        case "left out":
            lines[0]["fairness"]["abandoned"] = []
        case "vacated":
            start["vacated"] = [1]
        case "reason":
            start["reason"] = "stood_up"
        case "name":
            start["seats"][1]["name"] = "Rob"

    assert refusal(tmp_path, lines) == (Fault.WRONG_HEADER, 2)


def test_a_file_made_under_the_former_scheme_is_verified(tmp_path: Path) -> None:
    """It has no scheme, and its hashes do not cover the header."""
    nonces = ("Ann's nonce", "", "żółw")
    game = acquire.Game(3, "classic", chance="given")
    key, rng = chance.former_fair_key(SEED, nonces), random.Random(3)
    while not game.is_over:
        chosen = game.next_chance(key) if game.awaits_chance else rng.choice(game.legal_actions())
        game.play(str(chosen))
    proof = FormerFairness(chance.commitment(SEED), SEED.hex(), nonces)
    header = replace(Record.of(game, fairness=proof).header, version=1)
    entries = Record.of(game).entries
    lines = (*entries, position_hash(header, digest_of(game)), end_of(game))
    old = Record(header, lines)

    old.write(tmp_path / "game.jsonl")

    assert '"scheme"' not in old.text()
    assert verify(tmp_path / "game.jsonl") == read(tmp_path / "game.jsonl") == old


def test_another_seed_breaks_the_commitment(tmp_path: Path) -> None:
    lines = fair_lines("classic")
    lines[0]["fairness"]["seed"] = SEED[::-1].hex()

    assert refusal(tmp_path, lines) == (Fault.WRONG_COMMITMENT, 1)


def test_another_commitment_is_detected(tmp_path: Path) -> None:
    lines = fair_lines("classic")
    lines[0]["fairness"]["commitment"] = chance.commitment(SEED[::-1])

    assert refusal(tmp_path, lines) == (Fault.WRONG_COMMITMENT, 1)


def test_another_seed_with_its_own_commitment_gives_other_outcomes(tmp_path: Path) -> None:
    lines = fair_lines("classic")
    seed = SEED[::-1]
    lines[0]["fairness"] |= {"seed": seed.hex(), "commitment": chance.commitment(seed)}
    lines[1]["header"] = hash_of_first(lines)

    assert refusal(tmp_path, lines) == (Fault.UNFAIR_CHANCE, first_chance(lines))


def test_when_the_table_calls_the_time_is_not_chance(tmp_path: Path) -> None:
    """M-S-32: not even when it is taken back."""
    game = monopoly.Game(2, chance="given", options={"time_limit_minutes": 60})
    rng = random.Random(4)
    while game.awaits_chance:
        game.play(game.next_chance(KEY))
    game.play("order never-build on", seat=2)
    game.play("time")
    game.undo()
    game.play("time")
    play_on(game, rng)

    Record.of(game, fairness=FAIRNESS).write(tmp_path / "game.jsonl")

    assert verify(tmp_path / "game.jsonl").is_over


@pytest.mark.parametrize("name", ["classic", "monopoly"])
def test_a_running_game_keeps_its_seed(name: str) -> None:
    game = GAMES[name]()
    recorder = Recorder(game)

    with pytest.raises(ValueError, match="stays secret"):
        recorder.record(fairness=FAIRNESS)
    with pytest.raises(ValueError, match="stays secret"):
        Record.of(game, fairness=FAIRNESS)
    assert "fairness" not in recorder.record().text()


PROOF: Fields = msgspec.to_builtins(FAIRNESS)
SEAT: Fields = PROOF["seats"][0]


def without(key: str) -> Fields:
    return {name: value for name, value in PROOF.items() if name != key}


BAD: dict[str, tuple[object, Fault, str]] = {
    "no object": ([], Fault.BAD_VALUE, "fairness"),
    "nothing": (None, Fault.BAD_VALUE, "fairness"),
    "no seed": (without("seed"), Fault.MISSING_KEY, "fairness.seed"),
    "no seats": (without("seats"), Fault.MISSING_KEY, "fairness.seats"),
    "no scheme": (without("scheme"), Fault.UNKNOWN_KEY, "fairness.seats"),
    "an unknown scheme": ({**PROOF, "scheme": 3}, Fault.BAD_VALUE, "fairness.scheme"),
    "no commitment": (without("commitment"), Fault.MISSING_KEY, "fairness.commitment"),
    "a key too many": ({**PROOF, "key": ""}, Fault.UNKNOWN_KEY, "fairness.key"),
    "a short seed": ({**PROOF, "seed": "00"}, Fault.BAD_VALUE, "fairness.seed"),
    "capitals": ({**PROOF, "seed": "AB" * 32}, Fault.BAD_VALUE, "fairness.seed"),
    "a number": ({**PROOF, "seed": 7}, Fault.BAD_VALUE, "fairness.seed"),
    "a bad commitment": (
        {**PROOF, "commitment": "x" * 64},
        Fault.BAD_VALUE,
        "fairness.commitment",
    ),
    "one text for all": ({**PROOF, "seats": "a"}, Fault.BAD_VALUE, "fairness.seats"),
    "a nonce that is no text": (
        {**PROOF, "seats": [{**SEAT, "nonce": 1}]},
        Fault.BAD_VALUE,
        "fairness.seats",
    ),
    "half a letter": (
        {**PROOF, "seats": [{**SEAT, "nonce": "\ud800"}]},
        Fault.BAD_VALUE,
        "fairness.seats",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_proof_is_named_by_its_key(case: str, tmp_path: Path) -> None:
    value, fault, key = BAD[case]
    lines = fair_lines("classic")
    lines[0]["fairness"] = value

    for check in (verify, read):
        with pytest.raises(RecordError) as refused:
            check(written(tmp_path, lines))
        assert (refused.value.fault, refused.value.line) == (fault, 1)
        assert refused.value.arguments["name"] == key


def test_an_invalid_proof_is_refused_when_written() -> None:
    with pytest.raises(RecordError) as refused:
        Record.of(fair_game("classic"), fairness=Fairness("", SEED.hex(), SEATS))

    assert refused.value.fault is Fault.BAD_VALUE
