"""Race, added to a copy of the tree as the guide says, is played in a browser like the others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.cli.served import Served, served
from tests.games.adding import Tree

from .conftest import DESKTOP, Visit
from .visitor import Visitor

pytestmark = pytest.mark.soak

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("tree"))
    tree.add_race()
    tree.run("-m", "tools.web_client")
    return tree


@pytest.fixture(scope="module")
def race_server(tree: Tree, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data"), env=tree.environment) as server:
        yield server


def gamble_to_the_end(ann: Visitor) -> None:
    asked = ann.page.locator("section.prompt.mine")
    over = ann.page.get_by_role("list", name="Final scores")
    while True:
        asked.or_(over).first.wait_for()
        if over.is_visible():
            return
        before = ann.answers()
        asked.get_by_role("button", name="Gamble").click()
        ann.wait_for_answer(before)


def is_well_made(ann: Visitor) -> bool:
    return ann.overflow() <= 0 and ann.barriers() == []


def test_the_checks_of_the_project_pass(tree: Tree) -> None:
    tree.run("-m", "tools.web_client", "check")
    tree.run("-m", "mypy", "src", "tools")
    tree.run("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())")
    tree.run("-m", "pytest", "-q", "tests/messages", "tests/docs", "tests/games/test_house.py")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_a_race_against_bots_is_played_replayed_and_proved_fair(
    visit: Visit, race_server: Served, size: dict[str, Any]
) -> None:
    ann = visit("/", url=race_server.url, viewport=size)
    ann.click("Play now: Race")
    ann.page.get_by_role("button", name="Move by 2").wait_for()
    assert is_well_made(ann)

    gamble_to_the_end(ann)

    log = ann.page.get_by_role("region", name="Log", exact=True)
    expect(log).to_contain_text(re.compile(r"moves \d to 10\..* wins\."))
    assert is_well_made(ann)

    table = ann.page.url
    ann.click("Replay", role="link")
    ann.page.get_by_text(re.compile(r"^Move 0 of \d+")).wait_for()
    expect(ann.page.get_by_role("list", name="The track")).to_contain_text("0 of 10")
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("list", name="The track")).to_contain_text("10 of 10")
    assert is_well_made(ann)

    ann.page.goto(table)
    ann.click("Was chance fair?", role="link")
    expect(ann.page.get_by_text("Every throw of the die follows from the seed")).to_be_visible()


def test_a_table_is_created_found_in_the_lobby_and_filled(
    visit: Visit, race_server: Served
) -> None:
    ann = visit("/create?game=race", url=race_server.url)
    ann.page.get_by_role("spinbutton", name="Goal").fill("4")
    ann.page.get_by_role("combobox", name="Seat 2").select_option("random bot")
    ann.page.get_by_role("radio", name=re.compile("^Everyone")).check()
    ann.click("Create table")
    ann.page.get_by_text("2 seats are still free").wait_for()

    ben = visit("/", url=race_server.url)
    listed = ben.page.get_by_role("listitem").filter(has_text="Race · no clock")
    listed.get_by_role("button", name="Sit down").click()
    ann.click("Fill the free seat with a bot and begin")

    for each in (ann, ben):
        expect(each.page.get_by_role("list", name="The track")).to_contain_text("0 of 4")


def test_the_rules_have_a_page_with_their_clauses(visit: Visit, race_server: Served) -> None:
    ann = visit("/rules", url=race_server.url)
    ann.click("The turn", role="link")
    expect(ann.page.get_by_role("heading", name="The rules of Race")).to_be_visible()

    ann.go("/rules/race#R-AIM-2")

    expect(ann.page.locator("h2.here")).to_have_text("Aim")
