"""A third game plays everywhere, with one package, one line of the registry and its catalog."""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from magnate import bots
from magnate.chance import nonce_commitment
from magnate.cli import main
from magnate.games import AnyGame, UnknownGame, game_info, info_of
from magnate.messages import catalog
from magnate.play import commands as c
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.driving import BotDriver, tick
from magnate.play.handling import handle
from magnate.play.log_entries import LogEntry, Opened
from magnate.play.settings import Clock, LiveClock, NoClock, Settings, check
from magnate.play.table import Actor, Table
from magnate.play.view import table_view
from magnate.record import Record, read, replay, transcript, verify
from magnate.tournament.games import Plan, play_block
from magnate.tournament.summary import rows
from tests.server.serving import (
    join,
    new_table,
    received,
    running_server,
    status_of,
    watch_to_the_end,
)

pytestmark = pytest.mark.usefixtures("race")

START = 1_000_000.0
SEED = "5eed" * 16
ANN, BEN = Actor("ann", "Ann"), Actor("ben", "Ben")


def new_race(**more: Any) -> AnyGame:
    info = game_info("race")
    return info.begin(("Ann", "Ben"), info.load("short"), **more)


def table_of_two(clock: Clock | None = None) -> tuple[Table, list[LogEntry]]:
    settings = Settings(game="race", edition="short", seats=(None, None), clock=clock or NoClock())
    check(settings, House().names_for("race"))
    opened = Opened(at=START, who="ann", settings=settings, seed=SEED)
    table = Table("table", opened, House())
    log: list[LogEntry] = [opened]
    for number, actor in enumerate((ANN, BEN)):
        sit = c.Sit(id="sit", commitment=nonce_commitment(f"{number}" * 32))
        log += handle(table, actor, sit, now=START)
    for number, actor in enumerate((ANN, BEN)):
        reveal = c.Reveal(id="reveal", nonce=f"{number}" * 32)
        log += handle(table, actor, reveal, now=START)
    return table, log


class House:
    def names_for(self, game: str) -> tuple[str, ...]:
        return bots.table_bots(game)

    def make(self, name: str, game: str) -> Any:
        return bots.make(name, game, random.Random(1))


def test_a_game_is_found_by_its_name_and_by_its_objects() -> None:
    assert info_of(new_race(seed=1)) is game_info("race")
    with pytest.raises(UnknownGame, match="known: acquire, monopoly, race"):
        game_info("go")


def test_a_record_is_written_read_replayed_and_verified(tmp_path: Path) -> None:
    game, path = new_race(seed=7), tmp_path / "race.jsonl"
    for action in ("gamble", "step 2", "step 2", "step 2"):
        game.play(action)
    game.undo()
    while not game.is_over:
        game.play("step 2")

    Record.of(game, with_seed=True).write(path)

    assert verify(path) == read(path)
    again = replay(read(path))
    assert again.position() == game.position()
    assert list(again.events) == list(game.events)
    lines = list(transcript(read(path)))
    assert lines[0].startswith("Race")
    assert lines[-1].strip() == f"{game.names[game.outcome().winners[0] - 1]} wins."  # type: ignore[union-attr]


def test_a_record_can_begin_at_a_position(tmp_path: Path) -> None:
    game = game_info("race").game.from_position("short step 2 4 3 8", seed=1, names=("Ann", "Ben"))

    game.play("step 2")
    Record.of(game).write(tmp_path / "race.jsonl")

    assert replay(verify(tmp_path / "race.jsonl")).outcome() == game.outcome()


def test_people_play_at_a_table_and_the_log_rebuilds_it() -> None:
    table, log = table_of_two()
    for number in range(9):  # Ann moves five times by 2, Ben four times by 1
        actor, do = ((ANN, "step 2"), (BEN, "step 1"))[number % 2]
        log += handle(table, actor, c.Do(id=str(number), do=(do,)), now=START)

    assert table.status == "over"
    assert table.game.position() == "short over 1 9 10 4\n"
    assert Table.of("table", log, House()).game.position() == table.game.position()


def test_a_table_refuses_what_the_game_does_not_have() -> None:
    table, _ = table_of_two(LiveClock())
    refused: list[tuple[c.Command, RefusalCode]] = [
        (c.Do(id="1", do=("step 3",)), RefusalCode.ILLEGAL),
        (c.Do(id="1", do=("jump",)), RefusalCode.NOT_AN_ACTION),
        (c.Hold(id="1"), RefusalCode.NO_HOLDING),
        (c.Resign(id="1", to="bank"), RefusalCode.NO_BANK_RULE),
        (c.Do(id="1", do=("step 1",), auction=1), RefusalCode.STALE),
    ]
    for command, code in refused:
        with pytest.raises(CommandRefused) as error:
            handle(table, ANN, command, now=START)
        assert error.value.code == code


def test_a_seat_takes_back_its_step_until_the_die_has_shown_something() -> None:
    table, _ = table_of_two()
    handle(table, ANN, c.Do(id="1", do=("step 1",)), now=START)
    assert table_view(table, "ann").may_undo
    handle(table, ANN, c.Undo(id="2"), now=START)
    assert table.game.seat == 1

    handle(table, ANN, c.Do(id="3", do=("gamble",)), now=START)

    assert not table_view(table, "ann").may_undo


def test_the_random_bot_sits_in_for_a_player_whose_time_runs_out() -> None:
    table, _ = table_of_two(LiveClock(seconds=5, bank=0))

    tick(table, now=START + 10)
    BotDriver(table).step(now=START + 10)

    assert table.seats[0].sits_in
    assert table.game.seat == 2


def test_bots_play_a_tournament() -> None:
    edition = game_info("race").load("short")
    plan = Plan("race", "short", edition.options(), ("random", "random"), 3)

    games = play_block(plan, 1)

    assert [game.faults for game in games] == [0, 0]
    assert all(max(seat.money for seat in game.seats) == 10 for game in games)
    head, *_ = rows(plan, [games], catalog("en"))
    assert catalog("en").text("cli-tournament-money") in head


def test_the_plain_terminal_plays_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "race.jsonl"
    lines = ["?", "help", "hint", "order", "jump", "step 2", "undo", *["step 2"] * 5]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    code = main(
        ["play", "race", "--players", "2", "--seed", "1", "--name", "Ann", "--record", str(path)]
    )

    out = capsys.readouterr().out
    assert code == 0
    assert "Ann moves 2 to 2." in out
    assert "Type: step 1, step 2 or gamble." in out
    assert "Ann          ..o" in out
    assert " wins." in out
    assert verify(path).is_over


def test_the_command_line_shows_its_rules_and_has_no_search(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "race"]) == 0
    assert "Where the race ends." in capsys.readouterr().out
    assert main(["simulate", "race"]) == 2
    assert main(["play", "race", "--bot", "expert"]) == 2
    assert "random" in capsys.readouterr().err


@pytest.mark.slow
def test_people_play_it_over_http_and_sockets(tmp_path: Path) -> None:
    settings = {"game": "race", "edition": "short", "seats": [None, None]}
    with running_server(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        offer = {each["game"]: each for each in ann.get("/api/games").json()["games"]}
        assert offer["race"]["bots"] == ["random"]
        assert [each["name"] for each in offer["race"]["editions"]] == ["short", "sober"]
        table = new_table(ann, settings)
        join(ben, table).raise_for_status()
        with server.connected(ann, table) as at_ann, server.connected(ben, table) as at_ben:
            assert received(at_ann)["view"]["game"] == "race"
            for number in range(9):
                sock, do = ((at_ann, "step 2"), (at_ben, "step 1"))[number % 2]
                sock.send(f'{{"type":"do","id":"{number}","do":["{do}"]}}')
                wait_until_done(sock, str(number))
        assert status_of(ann, table) == "over"
        record = ann.get(f"/api/tables/{table}/record")
        (tmp_path / "race.jsonl").write_bytes(record.content)
        assert verify(tmp_path / "race.jsonl").is_over
        overview = ann.get(f"/api/tables/{table}/overview").json()
        assert overview["worth"][-1] == [10, 4]
        log = ann.get(f"/api/tables/{table}/log").json()
        assert log["lines"][-1] == "Ann wins."


def wait_until_done(sock: ClientConnection, command: str) -> None:
    while (message := received(sock))["type"] != "done":
        assert message["type"] != "refused"
    assert message["id"] == command


@pytest.mark.slow
def test_bots_play_it_on_a_server_and_strangers_are_refused(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        ann = server.guest("Ann")
        settings = {"game": "race", "edition": "sober", "seats": ["random", "random"]}
        table = new_table(ann, settings, sit=False)
        watch_to_the_end(ann, table)
        for wrong in ({"seats": ["expert", "random"]}, {"game": "go"}):
            body = {"settings": {**settings, **wrong}, "sit": False}
            assert ann.post("/api/tables", json=body).status_code == 422
        assert ann.get("/api/tables", params={"game": "go"}).status_code == 422
