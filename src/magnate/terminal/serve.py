"""`magnate serve`: run a server."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.hosting import (
    FAILED,
    Options,
    add_data,
    data_dir_of,
    database_of,
    file_of,
    owner_only,
    reporting_errors,
    settings_of,
    shown_address,
)

if TYPE_CHECKING:
    import socket

    from magnate.messages import Catalog
    from magnate.server.hosting.settings import Settings
    from magnate.server.network.addresses import Addresses
    from magnate.server.site import Config

DEFAULT_HOST: Final = "0.0.0.0"
BOT_DELAY: Final = 0.8
MOST_PROCESSES: Final = 64
LOG_FORMATS: Final = ("console", "json")
MOST_PORT: Final = 65_535
_BASE_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def add_serve(arguments: Arguments) -> None:
    """Add the arguments of `magnate serve`."""
    arguments.add_number("port", least=0, most=MOST_PORT)
    arguments.add_text("host", "HOST", shown=DEFAULT_HOST)
    add_data(arguments)
    arguments.add_text("address", "URL")
    arguments.add_text("base-path", "PATH")
    arguments.add_number("processes", least=1, most=MOST_PROCESSES)
    arguments.add_switch("behind-proxy")
    arguments.add_switch("secure-cookies")
    arguments.add_seconds("bot-delay", shown=BOT_DELAY)
    arguments.add_seconds("bot-seconds", some=True)
    arguments.add_number("bot-processes", least=1)
    arguments.add_choice("log-format", LOG_FORMATS, shown=LOG_FORMATS[0])
    arguments.add_switch("call-off-old-tables")
    arguments.add_switch("open")
    arguments.add_switch("show-config")


def serve(options: Options, words: Catalog) -> int:
    """Run the server until a signal stops it."""
    settings = effective_settings(options, words)
    if options.show_config:
        import msgspec

        from magnate.server.hosting.settings_file import as_toml

        place = shown_address(database_of(options, settings, os.environ))
        _say(as_toml(msgspec.structs.replace(settings, database=place)).rstrip())
        return 0
    _serve(options, settings, words)
    _say(words.text("cli-serve-stopped"))
    return 0


def _serve(options: Options, settings: Settings, words: Catalog) -> None:
    place = shown_address(database_of(options, settings, os.environ))
    with owner_only(), reporting_errors(words, place=place):
        import asyncio

        import msgspec

        from magnate.server.logs import configure_logs
        from magnate.server.network.addresses import addresses_of
        from magnate.server.network.service import loop_factory
        from magnate.server.network.service import serve as serve_site
        from magnate.server.processes.front import CannotStart, serve_processes
        from magnate.server.tables.upgrade import OldTables

        config = config_of(options, settings, words)
        listening = _listening(settings, words)
        found = addresses_of(settings.host, listening)
        config = msgspec.structs.replace(config, network=found.network or "")
        process = "front" if config.processes > 1 else ""
        configure_logs(settings.log_format, sys.stderr, process=process)
        on_ready = _announcement(options, config, found=found, words=words)
        one, several = serve_site, partial(serve_processes, log_format=settings.log_format)
        run = several if config.processes > 1 else one
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                try:
                    runner.run(run(config, listening, on_ready=on_ready))
                except OldTables as error:
                    if not _may_call_off(error.count, words):
                        raise
                    config = msgspec.structs.replace(config, call_off_old_tables=True)
                    runner.run(run(config, listening, on_ready=on_ready))
        except CannotStart as error:
            text = words.text("cli-error-process-died", name=str(error))
            raise CommandError(text, FAILED) from None
        finally:
            for each in listening:
                each.close()


def _may_call_off(count: int, words: Catalog) -> bool:
    """Ask the host whether tables of earlier rules may be called off, if there is a terminal."""
    if not sys.stdin.isatty():
        return False
    _say(words.text("cli-error-old-tables", count=count))
    try:
        return input(words.text("cli-serve-call-off") + " ").strip().casefold() == "y"
    except EOFError:  # Ctrl-D
        print()
        return False


def effective_settings(options: Options, words: Catalog) -> Settings:
    """Return the settings of the file, replaced by those given as options."""
    from msgspec.structs import replace

    settings = settings_of(options, os.environ, words)
    return replace(
        settings,
        bots=replace(
            settings.bots,
            **_given(
                delay=options.bot_delay,
                seconds=options.bot_seconds,
                processes=options.bot_processes,
            ),
        ),
        **_given(
            host=options.host,
            port=options.port,
            address=_address(options.address, words),
            base_path=_base_path(options.base_path, words),
            behind_proxy=options.behind_proxy or None,
            secure_cookies=options.secure_cookies or None,
            log_format=options.log_format,
            processes=options.processes,
        ),
    )


def _given(**values: object) -> dict[str, Any]:
    """Return the values that were given on the command line."""
    return {name: value for name, value in values.items() if value not in (None, "")}


def config_of(options: Options, settings: Settings, words: Catalog) -> Config:
    """Return the server's configuration; raise CommandError if it cannot be used."""
    from magnate.server.site import Config

    data_dir = data_dir_of(options, os.environ)
    data_dir.mkdir(parents=True, exist_ok=True)
    return Config(
        database=database_of(options, settings, os.environ),
        data_dir=data_dir,
        base_path=settings.base_path.rstrip("/"),
        address=settings.address.rstrip("/"),
        behind_proxy=settings.behind_proxy,
        secure_cookies=settings.secure_cookies,
        bot_delay=settings.bots.delay,
        bot_seconds=settings.bots.seconds,
        bot_processes=settings.bots.processes,
        processes=_processes(options, settings, words),
        call_off_old_tables=options.call_off_old_tables,
        access=settings.access,
        registration=settings.registration,
        keep_finished=settings.keep_finished,
        backups=settings.backups,
        limits=settings.limits,
    )


def _processes(options: Options, settings: Settings, words: Catalog) -> int:
    count = settings.processes
    if count > 1 and file_of(database_of(options, settings, os.environ)) is not None:
        raise CommandError(words.text("cli-error-processes-sqlite"))
    if count > 1 and sys.platform in ("darwin", "win32"):
        raise CommandError(words.text("cli-error-processes-system"))
    return count


def _base_path(text: str, words: Catalog) -> str:
    path = text.rstrip("/")
    if not _BASE_PATH.fullmatch(path):
        raise CommandError(words.text("cli-error-base-path", text=text))
    return path


def _address(text: str, words: Catalog) -> str:
    address = text.rstrip("/")
    parts = urlsplit(address)
    wrong = parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query
    if address and wrong:
        raise CommandError(words.text("cli-error-address", text=text))
    return address


def _listening(settings: Settings, words: Catalog) -> list[socket.socket]:
    from magnate.server.network.addresses import DEFAULT_PORT, CannotListen, PortInUse, listen

    try:
        listening = listen(settings.host, settings.port)
    except PortInUse as error:
        text = words.text("cli-error-port-in-use", port=str(error.port))
        raise CommandError(text, FAILED) from None
    except CannotListen as error:
        place = f"{error.host}:{error.port}"
        text = words.text("cli-error-listen", place=place, why=error.why)
        raise CommandError(text, FAILED) from None
    port = listening[0].getsockname()[1]
    if settings.port is None and port != DEFAULT_PORT:
        _say(words.text("cli-serve-other-port", busy=str(DEFAULT_PORT), port=str(port)))
    return listening


def _announcement(
    options: Options, config: Config, *, found: Addresses, words: Catalog
) -> Callable[[], None]:
    """Return a function that prints the addresses once the server is ready."""

    def announce() -> None:
        _say(words.text("cli-serve-running"))
        for line in _places(found, config, words):
            _say(line)
        _say(words.text("cli-serve-data", folder=str(config.data_dir)))
        _say(words.text("cli-serve-database", place=shown_address(config.database)))
        _say(words.text("cli-serve-how-to-stop"))
        if options.open:
            _open(found, config)

    return announce


def _places(found: Addresses, config: Config, words: Catalog) -> list[str]:
    ending = f"{config.base_path}/"
    named = (
        ("cli-serve-everybody", config.address or None),
        ("cli-serve-here", found.here),
        ("cli-serve-network", found.network),
    )
    lines = [f"  {words.text(key, url=url + ending)}" for key, url in named if url]
    if found.network is None and not config.address:
        lines.append(f"  {words.text('cli-serve-only-here')}")
    return lines


def _open(found: Addresses, config: Config) -> None:
    """Open the server's page in a browser, if there is a display."""
    import asyncio
    import webbrowser

    url = found.here or found.network
    if url and has_display(os.environ, sys.platform):
        page = f"{url}{config.base_path}/"
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, page)


def has_display(environment: Mapping[str, str], platform: str) -> bool:
    """Return whether there is a display for a browser."""
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _say(line: str) -> None:
    print(line, flush=True)
