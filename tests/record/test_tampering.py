"""A broken or modified record is refused, and the error names the first bad line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from magnate.acquire import Game
from magnate.messages import LANGUAGES, catalog
from magnate.record import Fault, Record, RecordError, read, replay, verify
from tests.acquire.late_positions import with_pile
from tests.record.games import LATE, finished

Lines = list[str]
NAMES = ("Ann", "Bob", "Cid")


@pytest.fixture(scope="module")
def whole() -> Lines:
    """A short finished game: 2A joins Tower (41) and American (2), and seat 1 ends it.

    Lines 3 to 7 are seat 1's placement, the disposals of American by seats 1 and 2, and so on.
    The pile is empty, so that nothing is drawn in the last turn.
    """
    game = Game.from_position(with_pile(LATE), chance="given", names=NAMES)
    for action in ("place 2A", "sell 2", "keep", "declare", "buy none"):
        game.play(action)
    assert game.is_over
    return Record.of(game).text().splitlines()


def test_the_untouched_record_is_in_order(whole: Lines, tmp_path: Path) -> None:
    assert [json.loads(line) for line in whole[2:7]] == [
        {"seat": 1, "do": "place 2A"},
        {"seat": 1, "do": "sell 2"},
        {"seat": 2, "do": "keep"},
        {"seat": 1, "do": "declare"},
        {"seat": 1, "do": "buy none"},
    ]
    assert list(json.loads(whole[1])) == ["header"]
    assert list(json.loads(whole[7])) == ["hash"]
    assert list(json.loads(whole[8])) == ["outcome"]
    assert verify(written(tmp_path, whole)).is_over


def written(folder: Path, lines: Lines) -> Path:
    path = folder / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def header(**changes: object) -> Callable[[Lines], Lines]:
    def changed(lines: Lines) -> Lines:
        return [json.dumps({**json.loads(lines[0]), **changes}), *lines[1:]]

    return changed


def without(key: str) -> Callable[[Lines], Lines]:
    def changed(lines: Lines) -> Lines:
        fields = json.loads(lines[0])
        del fields[key]
        return [json.dumps(fields), *lines[1:]]

    return changed


def line(number: int, text: str) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


def more(number: int, text: str) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], text, *lines[number - 1 :]]


def less(number: int) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[: number - 1], *lines[number:]]


def option(**changes: object) -> Callable[[Lines], Lines]:
    def changed(lines: Lines) -> Lines:
        options = json.loads(lines[0])["options"]
        return header(options={**options, **changes})(lines)

    return changed


WRONG_HASH = json.dumps({"hash": "0" * 64})
CASES: dict[str, tuple[Callable[[Lines], Lines], Fault, int]] = {
    "an empty file": (lambda lines: [], Fault.NO_HEADER, 1),
    "no header": (less(1), Fault.NO_HEADER, 1),
    "another format": (header(format="png"), Fault.NO_HEADER, 1),
    "a header that is no JSON": (line(1, "magnate"), Fault.NOT_JSON, 1),
    "a later version": (header(version=3), Fault.UNKNOWN_VERSION, 1),
    "a version that is no number": (header(version=True), Fault.UNKNOWN_VERSION, 1),
    "no version": (without("version"), Fault.UNKNOWN_VERSION, 1),
    "a later version of the rules": (header(rules_version=3), Fault.UNKNOWN_RULES, 1),
    "a version of the rules before the first": (header(rules_version=0), Fault.UNKNOWN_RULES, 1),
    "a version of the rules that is no number": (header(rules_version="2"), Fault.BAD_VALUE, 1),
    "another game": (header(game="chess"), Fault.UNKNOWN_GAME, 1),
    "a game that is no name": (header(game=[]), Fault.UNKNOWN_GAME, 1),
    "a key that is unknown in the header": (header(date="today"), Fault.UNKNOWN_KEY, 1),
    "no players": (without("players"), Fault.MISSING_KEY, 1),
    "no options": (without("options"), Fault.MISSING_KEY, 1),
    "an edition that is no name": (header(edition=3), Fault.BAD_VALUE, 1),
    "an empty list of players": (header(players=[]), Fault.BAD_VALUE, 1),
    "a player that is no name": (header(players=["Ann", 2, "Cid"]), Fault.BAD_VALUE, 1),
    "a name with a line break": (header(players=["A\nB", "B", "C"]), Fault.BAD_VALUE, 1),
    "a name with half a letter": (header(players=["\ud800", "B", "C"]), Fault.BAD_VALUE, 1),
    "options that are a list": (header(options=[]), Fault.BAD_VALUE, 1),
    "a start that is no text": (header(start=1), Fault.BAD_VALUE, 1),
    "a seed that is a fraction": (header(seed=0.5), Fault.BAD_VALUE, 1),
    "an option that is unknown": (option(weather="fine"), Fault.CANNOT_BEGIN, 1),
    "an option's value that is not allowed": (option(bonus_ranks=9), Fault.CANNOT_BEGIN, 1),
    "an option that is not the start's": (
        option(end_declaration="forced"),
        Fault.CANNOT_BEGIN,
        1,
    ),
    "a start that is no position": (header(start="acquire classic"), Fault.CANNOT_BEGIN, 1),
    "too many players for the start": (header(players=list("ABCD")), Fault.CANNOT_BEGIN, 1),
    "too many players for the edition": (
        lambda lines: without("start")(header(players=list("ABCDEFG"))(lines)),
        Fault.CANNOT_BEGIN,
        1,
    ),
    "broken JSON": (line(4, '{"seat": 1, "do": "sell'), Fault.NOT_JSON, 4),
    "an empty line": (more(4, ""), Fault.NOT_JSON, 4),
    "a line that is no object": (line(4, "[1]"), Fault.NOT_JSON, 4),
    "a key twice": (line(4, '{"seat": 2, "seat": 1, "do": "sell 2"}'), Fault.NOT_JSON, 4),
    "a value that JSON has not": (line(4, '{"seat": NaN, "do": "sell 2"}'), Fault.NOT_JSON, 4),
    "endless nesting": (line(4, '{"outcome": ' + "[" * 100_000), Fault.NOT_JSON, 4),
    "an endless number": (line(4, f'{{"seat": {"1" * 5000}}}'), Fault.NOT_JSON, 4),
    "a key that is unknown": (
        line(4, '{"seat": 1, "do": "sell 2", "at": 5}'),
        Fault.UNKNOWN_KEY,
        4,
    ),
    "half an entry": (line(4, '{"seat": 1}'), Fault.NOT_AN_ENTRY, 4),
    "an entry of nothing": (line(4, "{}"), Fault.NOT_AN_ENTRY, 4),
    "two entries in one": (
        line(4, '{"seat": 1, "do": "keep", "undo": true}'),
        Fault.NOT_AN_ENTRY,
        4,
    ),
    "a seat that is no number": (line(4, '{"seat": "1", "do": "keep"}'), Fault.BAD_VALUE, 4),
    "seat 0": (line(4, '{"seat": 0, "do": "keep"}'), Fault.BAD_VALUE, 4),
    "an action that is no text": (line(4, '{"seat": 1, "do": 2}'), Fault.BAD_VALUE, 4),
    "an undo that is not": (more(4, '{"seat": 1, "undo": false}'), Fault.BAD_VALUE, 4),
    "a malformed hash": (line(8, '{"hash": "0"}'), Fault.BAD_VALUE, 8),
    "an outcome that is no object": (line(9, '{"outcome": 1}'), Fault.BAD_VALUE, 9),
    "an action nobody knows": (line(4, '{"seat": 1, "do": "steal 2"}'), Fault.BAD_NOTATION, 4),
    "an endless number of shares": (
        line(4, json.dumps({"seat": 1, "do": "sell " + "9" * 5000})),
        Fault.BAD_NOTATION,
        4,
    ),
    "more shares than held": (line(4, '{"seat": 1, "do": "sell 3"}'), Fault.ILLEGAL_ACTION, 4),
    "a tile of another": (line(3, '{"seat": 1, "do": "place 5H"}'), Fault.ILLEGAL_ACTION, 3),
    "an action at the wrong moment": (
        line(3, '{"seat": 1, "do": "buy none"}'),
        Fault.ILLEGAL_ACTION,
        3,
    ),
    "an action after the end": (more(8, '{"seat": 1, "do": "keep"}'), Fault.ILLEGAL_ACTION, 8),
    "another seat": (line(3, '{"seat": 2, "do": "place 5H"}'), Fault.WRONG_SEAT, 3),
    "another seat's undo": (more(4, '{"seat": 2, "undo": true}'), Fault.WRONG_SEAT, 4),
    "chance where a seat decides": (more(3, '{"chance": "draw 5H"}'), Fault.CHANCE_NOT_AWAITED, 3),
    "an undo at the beginning": (more(3, '{"seat": 1, "undo": true}'), Fault.NOTHING_TO_UNDO, 3),
    "another legal action": (line(5, '{"seat": 2, "do": "sell 1"}'), Fault.WRONG_HASH, 8),
    "a tampered hash": (line(8, WRONG_HASH), Fault.WRONG_HASH, 8),
    "another outcome": (
        line(9, '{"outcome": {"winners": [3], "money": [1, 2, 3], "ranks": [3, 2, 1]}}'),
        Fault.WRONG_OUTCOME,
        9,
    ),
    "an outcome before the end": (
        lambda lines: [*lines[:5], lines[8]],
        Fault.NOT_OVER,
        6,
    ),
    "an entry after the outcome": (more(10, '{"seat": 1, "do": "keep"}'), Fault.AFTER_OUTCOME, 10),
    "the outcome twice": (lambda lines: [*lines, lines[8]], Fault.AFTER_OUTCOME, 10),
    "no outcome": (less(9), Fault.TRUNCATED, 9),
    "no hash at the end": (lambda lines: lines[:7], Fault.TRUNCATED, 8),
    "another name": (header(players=["Ann", "Bob", "Eve"]), Fault.WRONG_HEADER, 2),
    "no hash of the header": (less(2), Fault.WRONG_HEADER, 2),
    "another hash of the header": (line(2, '{"header": "%s"}' % ("0" * 64)), Fault.WRONG_HEADER, 2),
    "the hash of the header later": (
        more(4, '{"header": "%s"}' % ("0" * 64)),
        Fault.NOT_AN_ENTRY,
        4,
    ),
    "the hash of the header in version 1": (header(version=1), Fault.NOT_AN_ENTRY, 2),
    "hashes of version 2 in version 1": (
        lambda lines: less(2)(header(version=1)(lines)),
        Fault.WRONG_HASH,
        7,
    ),
    "nothing but a header": (lambda lines: lines[:1], Fault.TRUNCATED, 2),
}


@pytest.mark.parametrize("case", CASES)
def test_the_first_bad_line_is_named(case: str, whole: Lines, tmp_path: Path) -> None:
    change, fault, number = CASES[case]
    path = written(tmp_path, change(whole))

    with pytest.raises(RecordError) as refused:
        verify(path)

    assert (refused.value.fault, refused.value.line) == (fault, number)
    assert refused.value.file == str(path)
    assert str(refused.value).startswith(f"{path}, line {number}: ")
    for language in LANGUAGES:
        assert refused.value.sentence(catalog(language))


@pytest.mark.parametrize("case", CASES)
def test_a_bad_record_cannot_be_replayed(case: str, whole: Lines, tmp_path: Path) -> None:
    path = written(tmp_path, CASES[case][0](whole))

    with pytest.raises(RecordError) as refused:
        replay(read(path))

    assert refused.value.fault == CASES[case][1]


def test_every_fault_is_tried() -> None:
    elsewhere = {Fault.NOT_TEXT, Fault.CHANCE_AWAITED, Fault.WRONG_CHANCE}
    elsewhere |= {
        Fault.WRONG_COMMITMENT,
        Fault.WRONG_NONCE,
        Fault.UNFAIR_CHANCE,
    }  # test_fairness.py

    assert {fault for _, fault, _ in CASES.values()} | elsewhere == set(Fault)


def test_a_decision_where_chance_is_awaited_is_named(tmp_path: Path) -> None:
    lines = Record.of(Game(3, chance="given")).text().splitlines()
    lines.insert(2, '{"seat": 1, "do": "place 1A"}')

    with pytest.raises(RecordError) as refused:
        verify(written(tmp_path, lines))

    assert (refused.value.fault, refused.value.line) == (Fault.CHANCE_AWAITED, 3)


def test_bytes_that_are_not_text_are_named(whole: Lines, tmp_path: Path) -> None:
    path = written(tmp_path, whole)
    path.write_bytes(path.read_bytes().replace(b"sell 2", b"sell \xff"))

    with pytest.raises(RecordError) as refused:
        verify(path)

    assert (refused.value.fault, refused.value.line) == (Fault.NOT_TEXT, 4)


def test_with_a_seed_another_draw_is_named(tmp_path: Path) -> None:
    """The draws of 1A and another tile are exchanged: legal, but not what the seed gives."""
    lines = Record.of(finished("classic"), with_seed=True).text().splitlines()
    draws = [number for number, text in enumerate(lines) if '"draw ' in text][:2]
    lines[draws[0]], lines[draws[1]] = lines[draws[1]], lines[draws[0]]

    with pytest.raises(RecordError) as refused:
        verify(written(tmp_path, lines))

    assert (refused.value.fault, refused.value.line) == (Fault.WRONG_CHANCE, draws[0] + 1)


def test_a_file_truncated_anywhere_is_refused(whole: Lines, tmp_path: Path) -> None:
    data = written(tmp_path, whole).read_bytes()
    cut = tmp_path / "cut.jsonl"
    ends = {place for place, sign in enumerate(data) if sign == ord("\n")}
    near = {place + by for place in ends for by in (-1, 0, 1)}
    for length in sorted(near.union(range(0, len(data), 23)) - {len(data) - 1, len(data)}):
        cut.write_bytes(data[:length])
        with pytest.raises(RecordError) as refused:
            replay(read(cut))
        bad = data[:length].count(b"\n") + 1
        assert refused.value.line == bad


def test_an_entry_left_out_or_doubled_is_refused_there_or_later(tmp_path: Path) -> None:
    lines = Record.of(finished("2023-duel")).text().splitlines()
    for number in random.Random(1).sample(range(1, len(lines)), 10):
        for changed in (
            lines[:number] + lines[number + 1 :],
            [*lines[: number + 1], *lines[number:]],
        ):
            if '"hash"' in lines[number]:
                continue
            with pytest.raises(RecordError) as refused:
                verify(written(tmp_path, changed))
            assert refused.value.line > number


def test_errors_in_memory_name_the_line_only(whole: Lines, tmp_path: Path) -> None:
    record = read(written(tmp_path, line(8, WRONG_HASH)(whole)))

    with pytest.raises(RecordError, match=r"^line 8: "):
        replay(record)


def test_the_error_explains_an_illegal_action(whole: Lines, tmp_path: Path) -> None:
    path = written(tmp_path, line(4, '{"seat": 1, "do": "sell 3"}')(whole))

    with pytest.raises(RecordError) as refused:
        verify(path)

    assert str(refused.value) == (
        f"{path}, line 4: Not allowed here: sell 3. "
        "You do not have that many shares of this chain. (rule A-DISP-2)"
    )


@pytest.mark.parametrize("name", ["a\x1b[2J", "line\u2028break"])
def test_an_invalid_name_is_refused_when_written(name: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.of(Game([name, "Bob", "Cid"], seed=1))

    assert refused.value.fault == Fault.BAD_VALUE
