"""`magnate bot`: a bot that plays over the network like any other client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlencode, urlsplit

from magnate.terminal.arguments import Arguments, CommandError
from magnate.terminal.hosting import FAILED, Options, reporting_errors

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.server.network.promises import Promises

DEFAULT_BOT: Final = "steady"
NOT_FOUND: Final = 404
_DONE: Final = ("over", "ended")


def add_bot(arguments: Arguments) -> None:
    """Add the arguments of `magnate bot`."""
    arguments.add_text("url", "URL", required=True)
    arguments.add_text("table", "TABLE", about="bot-table", required=True)
    arguments.add_text("bot", "NAME", about="bot-kind", default=DEFAULT_BOT)
    arguments.add_text("invitation", "TOKEN")
    arguments.add_name("bot-name")
    arguments.add_text("token", "TOKEN")


def play_remotely(options: Options, words: Catalog) -> int:
    """Join a table on a server and play to the end of the game."""
    import asyncio

    from magnate.bots import BOTS

    if options.bot not in BOTS:  # the table's game is not known yet
        known = words.list(BOTS)
        raise CommandError(words.text("cli-error-bot", name=options.bot, known=known))
    parts = urlsplit(options.url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise CommandError(words.text("cli-error-url", text=options.url))
    with reporting_errors(words):
        from magnate.server.network.remote_bot import RemoteError

        try:
            asyncio.run(_Guest(options, words).play())
        except RemoteError as error:
            raise CommandError(words.text("cli-bot-failed", why=str(error)), FAILED) from None
    return 0


class _Guest:
    """The bot as a person who joins a table."""

    def __init__(self, options: Options, words: Catalog) -> None:
        self._options = options
        self._words = words
        self._path = f"/api/tables/{quote(options.table, safe='')}"

    async def play(self) -> None:
        """Join the table and play."""
        import random

        from magnate.bots import table_bots
        from magnate.bots.worker_pool import WorkerPool
        from magnate.server.network.promises import Promises
        from magnate.server.network.remote_bot import RemotePlayer, socket_address

        options, say = self._options, self._words.text
        table, promises = await self._table(), Promises()
        token = options.token or await self._token()
        seat = table["you"] or await self._seat(token, table, promises.commitment)
        game = table["summary"]["game"]
        if options.bot not in table_bots(game):
            known = self._words.list(table_bots(game))
            raise CommandError(say("cli-error-bot", name=options.bot, known=known))
        print(say("cli-bot-plays", seat=seat, game=say(f"game-{game}")), flush=True)
        address = socket_address(options.url, options.table, invitation=options.invitation)
        worker_pool = WorkerPool((game,), most=1)
        bot = worker_pool.make(options.bot, game, random.SystemRandom())
        player = RemotePlayer(address, token, bot, promises=promises)
        try:
            await player.play()
        finally:
            worker_pool.close()
        print(say("cli-bot-done", status=player.table["status"], n=player.decisions), flush=True)
        if player.table["status"] == "over":
            await self._check_chance(token, promises)
            print(say("cli-bot-fair"), flush=True)

    async def _check_chance(self, token: str, promises: Promises) -> None:
        """Check the record against what was kept from before the game."""
        from magnate.record import RecordError, verified
        from magnate.server.network.promises import BrokenPromise
        from magnate.server.network.remote_bot import fetch

        data = await fetch(self._options.url, f"{self._path}/record", token=token)
        try:
            promises.check(verified(data).header.fairness)
        except (RecordError, BrokenPromise) as error:
            why = self._words.text("cli-bot-unfair", why=str(error))
            raise CommandError(why, FAILED) from None

    async def _token(self) -> str:
        """Return the token of a new guest."""
        import secrets

        from magnate.server.network.remote_bot import ask

        # Numbered, because no two players at a table may have the same name.
        made_up = f"{self._options.bot.capitalize()} bot {100 + secrets.randbelow(900)}"
        name = self._options.name or made_up
        body = {"name": name, "language": self._words.language}
        return str((await ask(self._options.url, "/api/guests", body=body))["token"])

    async def _table(self) -> dict[str, Any]:
        """Return the server's description of the table; raise if its game is over."""
        from magnate.server.network.remote_bot import RemoteError, ask

        options = self._options
        query = f"?{urlencode({'invitation': options.invitation})}" if options.invitation else ""
        try:
            table: dict[str, Any] = await ask(options.url, self._path + query, token=options.token)
        except RemoteError as error:
            if error.status == NOT_FOUND:
                raise self._refused("cli-bot-no-table") from None
            raise
        if table["summary"]["status"] in _DONE:
            raise self._refused("cli-bot-too-late")
        return table

    async def _seat(self, token: str, table: dict[str, Any], commitment: str) -> int:
        """Take a free seat and return its number."""
        from magnate.server.network.remote_bot import ask

        if not any(seat["free"] for seat in table["summary"]["seats"]):
            raise self._refused("cli-bot-no-seat")
        body = {"commitment": commitment}
        if self._options.invitation:
            body["invitation"] = self._options.invitation
        joined = await ask(self._options.url, f"{self._path}/join", token=token, body=body)
        return int(joined["you"])

    def _refused(self, key: str) -> CommandError:
        return CommandError(self._words.text(key, table=self._options.table), FAILED)
