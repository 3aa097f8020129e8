"""All vectors hold, and the runner notices one that does not."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from magnate import acquire, monopoly
from magnate.acquire import CHAINS
from tests.vectors.acquire.layout import INDEPENDENT, lay_apart, lay_founding, lay_touching
from tests.vectors.runner import (
    AS_SETS,
    GAMES,
    ONLY_NAMED,
    Vector,
    differences,
    judge,
    main,
    missing_game,
    read_op,
    read_vectors,
)

HERE = Path(__file__).parent
FILES = ("public.json", "more.json")

Raw = dict[str, Any]
VECTORS: dict[str, list[Raw]] = {
    name: json.loads((HERE / name).read_text(encoding="utf-8")) for name in FILES
}
ALL = [raw for vectors in VECTORS.values() for raw in vectors]
BY_ID = {raw["id"]: raw for raw in ALL}
OPS = [(game, op) for game, ops in GAMES.items() for op in ops]
NOBODY = "nobody of this name"


def changed(name: str, **fields: object) -> Raw:
    """Return a vector with some of its fields changed; None takes a field away."""
    raw = {**copy.deepcopy(BY_ID[name]), **fields}
    return {field: value for field, value in raw.items() if value is not None}


@pytest.mark.parametrize("raw", ALL, ids=lambda raw: str(raw["id"]))
def test_every_vector_holds(raw: Raw) -> None:
    assert judge(raw).problems == []


def test_the_public_vectors_are_all_here() -> None:
    games = [raw["game"] for raw in VECTORS["public.json"]]

    assert (games.count("acquire"), games.count("monopoly"), len(games)) == (97, 67, 164)


def test_no_two_vectors_share_a_name() -> None:
    assert len(BY_ID) == len(ALL)


@pytest.mark.parametrize("file", FILES)
def test_each_file_has_a_vector_of_every_op(file: str) -> None:
    assert {(raw["game"], raw["when"]["op"]) for raw in VECTORS[file]} == {*OPS}


def presets_of(file: str) -> set[tuple[str, str]]:
    return {(raw["game"], raw["preset"]) for raw in VECTORS[file]}


def test_every_edition_has_vectors() -> None:
    presets = {("acquire", name) for name in acquire.presets()}
    presets |= {("monopoly", name) for name in monopoly.presets()}

    missing = sorted(presets - presets_of("more.json"))
    assert not missing, f"to add to more.json, a worked case of each: {missing}"
    assert presets_of("more.json") == presets


def test_the_public_vectors_cover_the_editions_of_the_documents() -> None:
    acquire_presets = ("classic", "2023-classic", "2023-tycoon", "2023-duel")
    presets = {("acquire", name) for name in acquire_presets}

    assert presets_of("public.json") == presets | {("monopoly", "brazil"), ("monopoly", "official")}


def perturbed(value: Any, key: str) -> Iterator[Any]:
    """Yield values that say something else."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 100)
    elif isinstance(value, str) or value is None:
        yield NOBODY
    elif isinstance(value, list):
        yield [*value, NOBODY]
        yield from (value[:i] + value[i + 1 :] for i in range(len(value)))
        if value[::-1] != value and key not in AS_SETS:
            yield value[::-1]
    else:
        yield from perturbed_entries(value, key)


def perturbed_entries(value: Raw, key: str) -> Iterator[Raw]:
    """Yield the same with one entry changed, taken away or added."""
    for name in value:
        yield from ({**value, name: other} for other in perturbed(value[name], key))
        if key not in ONLY_NAMED and value[name]:
            yield {other: value[other] for other in value if other != name}
    number = 1 if all(isinstance(each, int) for each in value.values()) else {NOBODY: 1}
    yield {**value, NOBODY: number}


@pytest.mark.slow
@pytest.mark.parametrize("raw", ALL, ids=lambda raw: str(raw["id"]))
def test_no_other_expectation_would_hold(raw: Raw) -> None:
    answer = read_op(Vector(**raw)).answer()
    others = [
        {**raw["then"], key: other}
        for key, value in raw["then"].items()
        for other in perturbed(value, key)
    ]

    assert others
    assert [other for other in others if not differences(other, answer)] == []


@pytest.mark.parametrize(("game", "op"), OPS)
def test_a_wrong_number_fails_whatever_the_op(game: str, op: str) -> None:
    asked = (raw for raw in ALL if (raw["game"], raw["when"]["op"]) == (game, op))
    raw = copy.deepcopy(next(asked))
    key, value = next(iter(raw["then"].items()))
    raw["then"][key] = next(perturbed(value, key))

    problems = judge(raw).problems

    assert len(problems) == 1
    assert problems[0].startswith(f"{key}: expected ")


def test_a_failure_shows_what_was_expected_and_got() -> None:
    assert judge(changed("AP-001", then={"price": 900})).problems == [
        "price: expected 900, got 800"
    ]


def test_an_expectation_the_game_does_not_answer_fails() -> None:
    problems = judge(changed("AP-001", then={"prise": 800})).problems

    assert problems == ['prise: expected 800, got no prise; got {"price": 800}']


def test_another_order_of_a_set_holds() -> None:
    raw = changed("AP-045")
    raw["then"]["survivor_choices"].reverse()

    assert judge(raw).problems == []


def test_zero_holdings_may_be_left_out_or_given() -> None:
    raw = changed("AP-095")
    del raw["then"]["shares"]["A"]
    raw["then"]["shares"]["B"]["Imperial"] = 0

    assert judge(raw).problems == []


MALFORMED: dict[str, tuple[object, str]] = {
    "no op": (changed("AP-001", when={}), "unknown op null"),
    "unknown op": (changed("AP-001", when={"op": "haggle"}), 'unknown op "haggle"'),
    "no size": (changed("AP-001", given={"chain": "Tower"}), "`size`"),
    "size in words": (changed("AP-001", given={"chain": "Tower", "size": "two"}), "`$.size`"),
    "no preset": (changed("AP-001", preset=None), "`preset`"),
    "no then": (changed("AP-001", then=None), "`then`"),
    "empty then": (changed("AP-001", then={}), "`then` expects nothing"),
    "no game": (changed("AP-001", game=None), "`game`"),
    "not an object": ([1, 2], "Expected `object`"),
    "unknown field of given": (
        changed("AP-001", given={**BY_ID["AP-001"]["given"], "weather": "fair"}),
        "unknown field `weather`",
    ),
    "unknown field of when": (
        changed("AP-001", when={"op": "price", "weather": "fair"}),
        "unknown field `weather`",
    ),
    "unknown field of a vector": (changed("AP-001", weather="fair"), "unknown field `weather`"),
    "a field of when that given has too": (
        changed("AP-042", given={**BY_ID["AP-042"]["given"], "tile": "1A"}),
        "given twice: tile",
    ),
    "an op among what is given": (
        changed("AP-001", given={**BY_ID["AP-001"]["given"], "op": "table"}),
        "given twice: op",
    ),
    "a preset among what is given": (
        changed("AP-001", given={**BY_ID["AP-001"]["given"], "preset": "2023-classic"}),
        "given twice: preset",
    ),
    "a preset in when": (
        changed("MP-073", when={"op": "rent", "preset": "official"}),
        "given twice: preset",
    ),
    "a starting tile of nobody": (
        changed(
            "AP-039",
            given={"starting_tiles": {"A": "5C", "B": "2B", "C": "9A"}, "seating": ["A", "B"]},
        ),
        "seating and starting_tiles name different players",
    ),
    "an unknown chain without tiles": (
        changed("AP-042", given={"board": {"chains": {"Hilton": []}}}),
        "Hilton",
    ),
    "unknown preset": (changed("AP-001", preset="1962"), '"1962" is unknown'),
    "unknown chain": (changed("AP-001", given={"chain": "Hilton", "size": 2}), "'Hilton'"),
    "no such size": (changed("AP-001", given={"chain": "Tower", "size": 109}), "109 tiles"),
    "unknown option": (
        changed("AP-001", given={"chain": "Tower", "size": 2, "options": {"dice": 2}}),
        '"dice" is unknown',
    ),
    "contradiction": (
        changed("AP-001", given={"chain": "Tower", "size": 2, "options": {"bonus_ranks": 3}}),
        "bonus_ranks = 3 contradicts bonus_table",
    ),
    "no such tile": (
        changed("AP-042", when={"op": "place", "tile": "13A"}),
        "13A",
    ),
    "a tie nobody breaks": (
        changed("AP-061", when={"op": "merge_order"}),
        "tie_break does not say which of Sackson, Tower is first",
    ),
    "a market without a tile": (
        changed(
            "AP-035", given={"chain": "Imperial", "size": 5, "holdings": {"A": 1, "B": 0}}
        ),
        "the stock market draws for Imperial, but the vector gives it no tile",
    ),
    "five chains at a tile": (
        changed(
            "AP-060",
            given={"sizes": dict.fromkeys(CHAINS[:5], 2)},
        ),
        "at most four",
    ),
    "more shares than there are": (
        changed("AP-026", given={"chain": "Tower", "size": 2, "holdings": {"A": 20, "B": 6}}),
        "more than 25 shares of Tower",
    ),
    "unknown field of a deed": (
        changed("MP-073", given={"deed": {"kind": "street", "colour": "red"}}),
        "unknown field `colour`",
    ),
    "unknown field of a Monopoly vector": (
        changed("MP-073", when={"op": "rent", "weather": "fair"}),
        "unknown field `weather`",
    ),
    "unknown preset of Monopoly": (changed("MP-025", preset="london"), '"london" is unknown'),
    "unknown option of Monopoly": (
        changed("MP-025", given={"options": {"tiers": "2008"}}),
        '"tiers" is unknown',
    ),
    "contradiction in Monopoly": (
        changed("MP-025", given={"options": {"hotel_unit": "single_lot"}}),
        "mixed_buildings_in_group = false contradicts hotel_unit",
    ),
    "dice that do not exist": (
        changed("MP-011", given={"rolls": [[3, 7]]}),
        "dice 3 7",
    ),
    "a roll after the turn": (
        changed("MP-011", given={"rolls": [[3, 4], [3, 4]]}),
        "the turn is over before [3, 4] is rolled",
    ),
    "a fourth turn in jail": (
        changed("MP-014", given={"turn_in_jail": 4, "cash": 500}),
        "expected 1 to 3",
    ),
    "a lot that is not there": (
        changed("MP-031", when={"op": "build", "target": {"q": 1}}),
        "q",
    ),
    "more lots than a group has": (
        changed("MP-041", given={"mortgage": 200, "group_levels": [0, 0, 0, 0, 0]}),
        "5 lots",
    ),
    "no such square": (
        changed("MP-026", given={"position": 40}),
        "IndexError",
    ),
    "two lots of one name": (
        changed(
            "MP-051",
            given={
                "owed": 1,
                "creditor": "bank",
                "debtor": {"cash": 0, "lots": [{"id": "x"}, {"id": "x"}]},
            },
        ),
        "two lots have the same id",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", MALFORMED)
def test_a_malformed_vector_fails_and_says_why(what: str) -> None:
    raw, why = MALFORMED[what]

    verdict = judge(raw, number=7)

    names = ("AP-", "MP-") if isinstance(raw, dict) else ("vector 7 of the file",)
    assert verdict.name.startswith(names)
    assert len(verdict.problems) == 1
    assert why in verdict.problems[0]


def with_unknown_fields(value: Any) -> Iterator[Any]:
    """Yield the same with a field that nobody knows, in it or in any object inside it."""
    if isinstance(value, dict):
        yield {**value, "weather": "fair"}
        for name, inner in value.items():
            yield from ({**value, name: other} for other in with_unknown_fields(inner))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from (
                [*value[:at], other, *value[at + 1 :]] for other in with_unknown_fields(inner)
            )


@pytest.mark.parametrize(("game", "op"), OPS)
def test_an_unknown_field_fails_wherever_it_is_given(game: str, op: str) -> None:
    """In the vector, in what it gives and asks, and in the lots, deeds and players inside that."""
    for raw in (raw for raw in ALL if (raw["game"], raw["when"]["op"]) == (game, op)):
        for other in with_unknown_fields(raw):
            if other["then"] == raw["then"]:
                assert judge(other).problems, other


def write(folder: Path, vectors: object) -> str:
    file = folder / "vectors.json"
    file.write_text(vectors if isinstance(vectors, str) else json.dumps(vectors), encoding="utf-8")
    return str(file)


def test_the_public_file_holds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(HERE / "public.json")]) == 0

    assert capsys.readouterr().out.splitlines() == ["164 of 164 vectors hold"]


def test_vectors_of_a_missing_game_are_reported_separately(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = changed("AP-001", game="chess")
    assert missing_game(missing) == "chess"

    assert main([write(tmp_path, [missing, BY_ID["AP-001"], missing])]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "2 of 3 vectors belong to a game that does not exist yet: chess",
        "1 of 1 vectors hold",
    ]


def test_a_failing_vector_is_printed_and_the_others_still_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = changed("AP-001", then={"price": 900})
    file = write(tmp_path, [wrong, 5, changed("AP-003", when={"op": "haggle"}), BY_ID["AP-002"]])

    assert main([file]) == 1

    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "AP-001 (acquire classic, price, A-BUY-4) fails",
        "    price: expected 900, got 800",
    ]
    assert lines[2] == "vector 2 of the file fails"
    assert lines[4] == "AP-003 fails"
    assert lines[-1] == "1 of 4 vectors hold"


def test_a_file_of_a_missing_game_alone_fails_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([write(tmp_path, [changed("AP-001", game="chess")])]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "1 of 1 vectors belong to a game that does not exist yet: chess",
        "0 of 0 vectors hold",
    ]


@pytest.mark.parametrize("text", ["", "[{", "{}", "null", '"AP-001"'])
def test_a_file_that_is_not_an_array_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = write(tmp_path, text)

    assert main([file]) == 2

    assert file in capsys.readouterr().err


def test_a_missing_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["no-such-file.json"]) == 2
    assert main([]) == 2

    assert "usage: python -m tests.vectors FILE" in capsys.readouterr().err


def test_it_runs_as_a_module(tmp_path: Path) -> None:
    file = write(tmp_path, [BY_ID["AP-001"], changed("AP-002", then={"price": 1})])

    done = subprocess.run(
        [sys.executable, "-m", "tests.vectors", file],
        cwd=HERE.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[-1] == "1 of 2 vectors hold"


def test_vectors_are_read_unchanged() -> None:
    assert read_vectors('[{"id": "x"}]') == [{"id": "x"}]


SIZES = [
    {"Tower": 2},
    {"Tower": 2, "Sackson": 2},
    {"Tower": 10, "Sackson": 10, "American": 10, "Imperial": 10},
    {"Continental": 60, "Festival": 10},
    {"Continental": 41, "Festival": 9, "Worldwide": 2},
]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_chains_are_laid_out_in_full_size(sizes: dict[str, int]) -> None:
    """The position refuses chains that touch or fall apart, so counting is enough."""
    apart = lay_apart(sizes, keep_free=["1A", "12I"])
    joined = lay_touching(sizes, independents=0, keep_free=["6E"])

    for layout in (apart, joined):
        assert layout is not None
        chains = list(layout.board.values())
        assert {chain: chains.count(chain) for chain in sizes} == sizes
        assert not {"1A", "12I", layout.tile} & {*layout.board} or layout is joined
    assert joined is not None
    assert "6E" not in {joined.tile, *joined.board}


def test_chains_too_large_for_the_board_are_not_laid_out() -> None:
    too_large = {"Tower": 60, "Sackson": 50}

    assert lay_apart(too_large, keep_free=[]) is None
    assert lay_touching(too_large, independents=0, keep_free=[]) is None


def test_a_founding_needs_all_but_one_tile() -> None:
    layout = lay_founding(14)

    assert list(layout.board.values()) == [INDEPENDENT] * 13
    assert layout.tile == "11B"
