"""The settings file: defaults, precedence, and errors that say what is allowed."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.server.hosting.settings import BotSettings, Limits, Rate, Settings
from magnate.server.hosting.settings_file import as_toml, read_settings
from tests.cli.conftest import Magnate, Result
from tests.docs.tree import ROOT

EVERYTHING = Settings(
    host="127.0.0.1",
    port=0,
    database="postgresql://games@db.example/games",
    address="https://play.example",
    base_path="/magnate",
    behind_proxy=True,
    secure_cookies=True,
    log_format="json",
    bots=BotSettings(delay=0.0, seconds=0.2, processes=3),
    limits=Limits(guests=Rate(5, 60.0), sockets_at_once=9),
)


def shown(magnate: Magnate, folder: Path, *options: str, text: str = "") -> Result:
    """Return what `--show-config` prints with a text as the settings file."""
    if text:
        (folder / "settings.toml").write_text(text, "utf-8")
    return magnate("serve", "--data-dir", str(folder), "--show-config", *options)


@pytest.mark.parametrize("settings", [Settings(), EVERYTHING])
def test_settings_are_the_same_after_writing_and_reading(
    tmp_path: Path, settings: Settings
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(as_toml(settings), "utf-8")

    assert read_settings(path) == settings


def test_what_is_shown_can_be_used_as_the_file(tmp_path: Path, magnate: Magnate) -> None:
    printed = shown(magnate, tmp_path)
    path = tmp_path / "settings.toml"
    path.write_text(printed.out, "utf-8")

    assert printed.code == 0
    settings = read_settings(path)
    assert settings.database == f"sqlite:{tmp_path / 'magnate.sqlite'}"
    assert msgspec.structs.replace(settings, database=None) == Settings()
    assert shown(magnate, tmp_path).out == printed.out


def test_a_file_may_name_only_what_differs(tmp_path: Path, magnate: Magnate) -> None:
    text = "[limits]\nguests.burst = 5\n[limits.requests]\nseconds = 1\n"
    printed = shown(magnate, tmp_path, text=text).out

    assert "guests = { burst = 5, seconds = 30.0 }" in printed
    assert "requests = { burst = 200, seconds = 1.0 }" in printed


def test_options_take_precedence_over_the_file(tmp_path: Path, magnate: Magnate) -> None:
    text = 'host = "127.0.0.9"\nport = 7000\nlog_format = "json"\n[bots]\ndelay = 2\nseconds = 3\n'
    printed = shown(magnate, tmp_path, "--port", "0", "--bot-delay", "0", text=text).out

    assert 'host = "127.0.0.9"' in printed
    assert "port = 0" in printed
    assert 'log_format = "json"' in printed
    assert "delay = 0.0" in printed
    assert "seconds = 3.0" in printed


def test_a_named_file_is_used_instead_of_the_one_in_the_data_directory(
    tmp_path: Path, magnate: Magnate
) -> None:
    other = tmp_path / "other.toml"
    other.write_text("\ufeffport = 7001\n", "utf-8")  # as some editors begin a file

    printed = shown(magnate, tmp_path, "--config", str(other), text="port = 7000\n").out

    assert "port = 7001" in printed


def test_a_file_that_is_named_must_exist(tmp_path: Path, magnate: Magnate) -> None:
    printed = shown(magnate, tmp_path, "--config", str(tmp_path / "absent.toml"))

    assert printed.code == 2
    assert "absent.toml (No such file or directory)" in printed.err


def test_no_password_is_shown(tmp_path: Path, magnate: Magnate) -> None:
    printed = shown(magnate, tmp_path, text='database = "postgresql://ann:hush@db/games"\n')

    assert 'database = "postgresql://ann@db/games"' in printed.out
    assert "hush" not in printed.out + printed.err


def test_admin_uses_the_database_of_the_file(tmp_path: Path, magnate: Magnate) -> None:
    (tmp_path / "settings.toml").write_text('database = "games.sqlite"\n', "utf-8")

    printed = magnate("admin", "tables", "--data-dir", str(tmp_path))

    assert printed.err == f"magnate: There is no database: {tmp_path / 'games.sqlite'}\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 8000", "line 1: There is no setting prot. Known here: host, port, "),
        ("\n[limits]\ngests = 1", "line 3: There is no setting limits.gests. Known here: "),
        ("[limits]\nguests = { brst = 1 }", "line 2: There is no setting limits.guests.brst. "),
        (
            "[limits.guests]\nburst = 0",
            "line 2: Invalid value for limits.guests.burst: 0. "
            "Allowed: a whole number from 1 to 1000000000.",
        ),
        (
            '[bots]\ndelay = 1\nseconds = "quick"',
            'line 3: Invalid value for bots.seconds: "quick". '
            "Allowed: a number from 0.001 to 86400.",
        ),
        ("[bots]\ndelay = nan", "line 2: Invalid value for bots.delay: NaN. Allowed: a number"),
        ("limits = 3", "line 1: Invalid value for limits: 3. Allowed: requests, guests, "),
        ("port = true", "Invalid value for port: true. Allowed: a whole number from 0 to 65535."),
        ('behind_proxy = "yes"', 'for behind_proxy: "yes". Allowed: true or false.'),
        ('log_format = "xml"', 'for log_format: "xml". Allowed: console, json.'),
        ('base_path = "magnate"', 'base_path: "magnate". Allowed: a path such as "/magnate".'),
        ('address = "play.example"', 'Allowed: an address such as "https://play.example"'),
        ("host = 1979-05-27", 'line 1: Invalid value for host: "1979-05-27". Allowed: text'),
        ("port 8000", "This is not TOML: "),
    ],
)
def test_an_error_in_the_file_is_located_and_says_what_is_allowed(
    text: str, problem: str, tmp_path: Path, magnate: Magnate
) -> None:
    printed = shown(magnate, tmp_path, text=text)

    assert printed.code == 2
    assert printed.err.startswith(f"magnate: {tmp_path / 'settings.toml'}")
    assert problem in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_host(
    language: str, tmp_path: Path, magnate: Magnate
) -> None:
    printed = shown(magnate, tmp_path, "--lang", language, text="port = 70000\n").err

    allowed = catalog(language).text("settings-allowed-whole-number", least="0", most="65535")
    assert "port: 70000" in printed
    assert allowed in printed


def test_a_file_that_is_not_text_is_refused(tmp_path: Path, magnate: Magnate) -> None:
    (tmp_path / "settings.toml").write_bytes(b"port = \xff\n")

    assert "This is not TOML" in shown(magnate, tmp_path).err


@pytest.mark.parametrize("guide", ["hosting.md", "flooded.md"])
def test_the_settings_in_the_guides_are_valid(guide: str, tmp_path: Path) -> None:
    text = (ROOT / "docs/guides" / guide).read_text("utf-8")
    examples = re.findall(r"^```toml\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert examples
    for number, example in enumerate(examples):
        path = tmp_path / f"{number}.toml"
        path.write_text(example, "utf-8")
        assert read_settings(path) != Settings()


def test_the_guide_describes_every_setting() -> None:
    guide = (ROOT / "docs/guides/hosting.md").read_text("utf-8")
    missing = set()
    for name, value in msgspec.to_builtins(Settings()).items():
        keys = [f"{name}.{key}" for key in value] if isinstance(value, dict) else [name]
        missing |= {key for key in keys if name != "limits" and f"`{key}`" not in guide}

    assert missing == set()
