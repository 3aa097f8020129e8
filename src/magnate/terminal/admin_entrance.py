"""`magnate admin`: who is kept out of a server, and who is invited to it."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Final

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.columns import moment, print_columns, titles
from magnate.terminal.hosting import FAILED, Options, add_data, settings_of

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.server.database import Database

LONGEST_NOTE: Final = 500
MOST_USES: Final = 100_000


def add_ban(arguments: Arguments) -> None:
    arguments.add_word("banned")
    arguments.add_moment("expires")
    arguments.add_text("note", "TEXT")
    add_data(arguments)


async def run_ban(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import ban
    from magnate.server.hosting.bans import ban_network

    until, note = options.expires, options.note[:LONGEST_NOTE]
    network = _network(options.banned, words)
    if network is not None:
        await ban_network(database, network, now=time.time(), until=until, note=note)
    elif not await ban(database, options.banned, until=until, note=note):
        raise _nobody(options.banned, words)
    key = "cli-admin-ban-set" if until is None else "cli-admin-ban-set-until"
    print(words.text(key, who=network or options.banned, until=moment(until)))


def _network(text: str, words: Catalog) -> str | None:
    """Return the network that a text names, or None if it is the id of a person."""
    from magnate.server.hosting.bans import network_to_ban

    if not set(text) & set(".:/"):
        return None
    try:
        return network_to_ban(text)
    except ValueError:
        raise CommandError(words.text("cli-error-network", text=text)) from None


def _nobody(person: str, words: Catalog) -> CommandError:
    return CommandError(words.text("cli-admin-no-person", person=person), FAILED)


def add_unban(arguments: Arguments) -> None:
    arguments.add_word("banned")
    add_data(arguments)


async def run_unban(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.admin import lift_ban
    from magnate.server.hosting.bans import lift_network_ban

    network = _network(options.banned, words)
    if network is not None:
        if not await lift_network_ban(database, network):
            raise CommandError(words.text("cli-admin-not-banned", who=network), FAILED)
    elif not await lift_ban(database, options.banned):
        raise _nobody(options.banned, words)
    print(words.text("cli-admin-ban-lifted", who=network or options.banned))


def add_bans(arguments: Arguments) -> None:
    add_data(arguments)


async def run_bans(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.bans import bans_in_force

    found = await bans_in_force(database, now=time.time())
    if not found:
        print(words.text("cli-admin-no-bans"))
        return
    headings = titles(("banned-who", "name", "banned", "until", "note"), words)
    lines = (
        (each.target, each.name or "-", moment(each.since), moment(each.until), each.note)
        for each in found
    )
    print_columns([headings, *lines])


def add_invite(arguments: Arguments) -> None:
    arguments.add_number("uses", least=1, most=MOST_USES, default=1)
    arguments.add_moment("expires")
    arguments.add_text("note", "TEXT")
    add_data(arguments)


async def run_invite(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import invite_to_site

    token = await invite_to_site(
        database,
        now=time.time(),
        uses=options.uses,
        expires=options.expires,
        note=options.note[:LONGEST_NOTE],
    )
    settings = settings_of(options, os.environ, words)
    site = settings.address.rstrip("/") + settings.base_path.rstrip("/")
    print(words.text("cli-admin-invitation", token=token))
    print(words.text("cli-admin-invitation-link", link=f"{site}/#enter={token}"))


def add_invitations(arguments: Arguments) -> None:
    add_data(arguments)


async def run_invitations(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import entry_invitations

    found = await entry_invitations(database, now=time.time())
    if not found:
        print(words.text("cli-admin-no-invitations"))
        return
    headings = titles(("invitation", "invited", "until", "uses", "note"), words)
    lines = (
        (each.id, moment(each.created), moment(each.expires), str(each.uses_left), each.note)
        for each in found
    )
    print_columns([headings, *lines])


def add_revoke(arguments: Arguments) -> None:
    arguments.add_word("invitation-id")
    add_data(arguments)


async def run_revoke(database: Database, options: Options, words: Catalog) -> None:
    from magnate.server.hosting.entrance import revoke

    shown_id = vars(options)["invitation-id"]
    if not await revoke(database, shown_id):
        raise CommandError(words.text("cli-admin-no-invitation", id=shown_id), FAILED)
    print(words.text("cli-admin-revoked", id=shown_id))
