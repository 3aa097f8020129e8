"""Installing and building: which Node.js is used, and when an environment is replaced."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import setup
from tools.web_client import node_path

STAMP = Path(setup.STAMPS["play"])


def machine_with(folder: Path, version: str) -> str:
    """Return a search path with a Node.js of a version, and nothing else."""
    for name in ("node", "npm"):
        program = folder / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    return str(folder)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run with a Python that has no Node.js next to it, in an empty folder."""
    monkeypatch.setattr("sys.executable", str(tmp_path / "bin" / "python"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("version", ["v20.19.0", "v22.1.3", "v100.0.0"])
def test_a_recent_node_of_the_machine_is_used(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", machine_with(tmp_path, version))
    assert node_path() == str(tmp_path)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.9.0", ""])
def test_a_node_that_is_too_old_or_broken_is_not_used(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", machine_with(tmp_path, version))
    assert node_path() is None


def test_a_machine_may_have_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node_path() is None


def test_the_node_beside_python_replaces_one_that_is_too_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "old").mkdir()
    beside = machine_with(tmp_path / "bin", "v24.1.0")
    monkeypatch.setenv("PATH", machine_with(tmp_path / "old", "v18.0.0"))
    assert node_path() == os.pathsep.join([beside, str(tmp_path / "old")])


def environment_made_in(place: Path) -> None:
    for name in ("pyproject.toml", setup.PINS):
        Path(name).write_text("")
        os.utime(name, (1_000, 1_000))
    STAMP.parent.mkdir()
    STAMP.write_text(f"{place}\n")


def test_an_environment_for_the_current_pins_is_kept(tmp_path: Path) -> None:
    environment_made_in(tmp_path)
    assert setup.is_usable()


def test_an_environment_that_is_missing_or_was_copied_is_replaced(tmp_path: Path) -> None:
    assert not setup.is_usable()
    environment_made_in(tmp_path / "original")
    assert not setup.is_usable()


@pytest.mark.parametrize("changed", ["pyproject.toml", setup.PINS])
def test_an_environment_older_than_the_pins_is_replaced(changed: str, tmp_path: Path) -> None:
    environment_made_in(tmp_path)
    os.utime(STAMP, (2_000, 2_000))
    os.utime(changed, (3_000, 3_000))
    assert not setup.is_usable()
