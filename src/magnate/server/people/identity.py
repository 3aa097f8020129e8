"""Identity: guests and accounts, cookies and recovery links, bans and blocks.

A person starts as a guest and may register later; the id stays the same, so they keep their games.
Every credential (cookie, recovery link, seat link) carries the person's epoch or is cleared with
it, so `sign_out_everywhere` invalidates all of them.
"""

from __future__ import annotations

import contextlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

from magnate.server.database import Conflict, Database, Full, Statement, Unavailable
from magnate.server.ids import new_id

from .passwords import Passwords
from .person import (
    Changes,
    Person,
    PersonError,
    PersonFault,
    PersonSettings,
    changed_settings,
    checked_language,
    checked_login,
    checked_name,
    checked_password,
)
from .personal_data import deletion, everything_about
from .tokens import Signer, TokenKind, hash_of

RECOVERY_BYTES: Final = 24
DAY: Final = 24 * 3600.0

# Ids from clients are looked up only if well-formed: PostgreSQL rejects some texts, such as NUL.
_ID = re.compile(r"[A-Za-z0-9_-]{16}")
_COLUMNS = (
    "id, name, language, created, seen, epoch, login, settings, password, recovery, banned,"
    " banned_until"
)


class _Stored(msgspec.Struct, frozen=True, array_like=True):
    """A row of `people`, in the order of the columns."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    epoch: int
    login: str | None
    settings: str
    password: str | None
    recovery: str | None
    banned: float | None
    banned_until: float | None

    def is_banned(self, now: float) -> bool:
        return self.banned is not None and (self.banned_until is None or now < self.banned_until)

    def person(self) -> Person:
        settings = msgspec.json.decode(self.settings, type=PersonSettings)
        return Person(
            self.id,
            self.name,
            self.language,
            self.created,
            self.seen,
            self.epoch,
            self.login,
            settings,
        )


class People:
    """Everyone the server knows; the clock returns seconds since the Unix epoch.

    With `allow_private_webhooks`, notices may be sent into the server's own network.
    """

    def __init__(
        self,
        database: Database,
        secret: bytes,
        *,
        clock: Callable[[], float],
        allow_private_webhooks: bool = False,
    ) -> None:
        self._allow_private_webhooks = allow_private_webhooks
        self._database = database
        self._signer = Signer(secret)
        self._clock = clock
        self._passwords = Passwords()

    async def guest(self, name: str, language: str) -> Person:
        """Create a guest, who has only a name and a language."""
        now = self._clock()
        person = Person(
            id=new_id(),
            name=checked_name(name),
            language=checked_language(language),
            created=now,
            seen=now,
            epoch=0,
            login=None,
            settings=PersonSettings(),
        )
        sql = """INSERT INTO people (id, name, language, created, seen, epoch, settings)
            VALUES ($1, $2, $3, $4, $5, $6, $7)"""
        settings = msgspec.json.encode(person.settings).decode()
        row = (person.id, person.name, person.language, now, now, person.epoch, settings)
        await self._database.write(Statement(sql, row))
        return person

    def cookie(self, person: Person) -> str:
        """Return the cookie that identifies this person, valid until their epoch changes."""
        return self._signer.signed(TokenKind.COOKIE, person.id, str(person.epoch))

    async def whose(self, cookie: str) -> Person | None:
        """Return the person of a cookie; None if it is forged or outdated, or the person is banned.

        Their last visit is updated at most once a day, to save writes.
        """
        fields = self._signer.fields_of(TokenKind.COOKIE, cookie)
        if fields is None:
            return None
        person = await self._at_epoch(fields[0], int(fields[1]))
        if person is not None and self._clock() - person.seen > DAY:
            await self._note_seen(person)
        return person

    async def person(self, person_id: str) -> Person | None:
        """Return the person with an id; None if there is none or they are banned."""
        return self._unless_banned(await self._stored("id", person_id))

    async def recovery_link_token(self, person: Person) -> str:
        """Return a new recovery token, which invalidates the previous one."""
        secret = secrets.token_urlsafe(RECOVERY_BYTES)
        sql = "UPDATE people SET recovery = $2 WHERE id = $1"
        await self._database.write(Statement(sql, (person.id, hash_of(secret))))
        return f"{TokenKind.RECOVERY}.{person.id}.{secret}"

    def seat_token(self, person: Person, *, table_id: str, seat: int) -> str:
        """Return the token of a seat link, which recovers the person who sits there."""
        fields = (person.id, str(person.epoch), table_id, str(seat))
        return self._signer.signed(TokenKind.SEAT, *fields)

    async def recover(self, token: str) -> Person | None:
        """Return the person of a recovery link or a seat link; None if it is invalid."""
        fields = self._signer.fields_of(TokenKind.SEAT, token)
        if fields is not None:
            return await self._at_epoch(fields[0], int(fields[1]))
        kind, _, rest = token.partition(".")
        person_id, _, secret = rest.partition(".")
        if kind != TokenKind.RECOVERY or not _ID.fullmatch(person_id):
            return None
        stored = await self._stored("id", person_id)
        # Without a stored hash a random one is compared, so that the time taken reveals nothing.
        kept = (stored and stored.recovery) or hash_of(secrets.token_urlsafe(RECOVERY_BYTES))
        if not hmac.compare_digest(kept, hash_of(secret)):
            return None
        return self._unless_banned(stored)

    async def register(self, person: Person, *, login: str, password: str) -> Person:
        """Give a guest a login and a password; they stay the same person.

        The result reveals whether a login is taken, so the caller must rate-limit it.
        """
        name = checked_login(login)
        hashed = await self._passwords.hashed(checked_password(password))
        sql = "UPDATE people SET login = $2, password = $3 WHERE id = $1 AND login IS NULL"
        try:
            await self._database.write(Statement(sql, (person.id, name, hashed)))
        except Conflict:
            raise PersonError(PersonFault.LOGIN_TAKEN, "login") from None
        # The update changes nothing if another request registered this person first; hashes are
        # salted, so a different hash means that the other request won.
        stored = await self._still(person)
        if stored.password != hashed:
            raise PersonError(PersonFault.ALREADY_REGISTERED, "login")
        return stored.person()

    async def log_in(self, login: str, password: str) -> Person | None:
        """Return the person with these credentials, or None after the same time."""
        try:
            name, word = checked_login(login), checked_password(password)
        except PersonError:
            name, word = "", ""
        stored = await self._stored("login", name)
        fits = await self._passwords.fits(word, stored.password if stored else None)
        return self._unless_banned(stored) if fits else None

    async def change_password(self, person: Person, *, proof: str, password: str) -> Person:
        """Set a new password and sign the account out everywhere.

        The proof is the old password or the token of a recovery link.
        """
        hashed = await self._passwords.hashed(checked_password(password))
        login = (await self._still(person)).login
        if login is None:
            raise PersonError(PersonFault.NOT_REGISTERED, "login")
        proven = await self.recover(proof) or await self.log_in(login, proof)
        if proven is None or proven.id != person.id:
            raise PersonError(PersonFault.PROOF_WRONG, "proof")
        change = Statement("UPDATE people SET password = $2 WHERE id = $1", (person.id, hashed))
        await self._database.write(change, _end_epoch(person.id))
        return (await self._still(person)).person()

    async def change(self, person: Person, changes: Changes) -> Person:
        """Change the person's name, language, playing hours or webhook."""
        before = (await self._still(person)).person()
        name = checked_name(changes.name) if isinstance(changes.name, str) else before.name
        language = before.language
        if isinstance(changes.language, str):
            language = checked_language(changes.language)
        settings = changed_settings(
            before.settings, changes, allow_private_webhook=self._allow_private_webhooks
        )
        sql = "UPDATE people SET name = $2, language = $3, settings = $4 WHERE id = $1"
        row = (person.id, name, language, msgspec.json.encode(settings).decode())
        await self._database.write(Statement(sql, row))
        return (await self._still(person)).person()

    async def sign_out_everywhere(self, person: Person) -> Person:
        """Start a new epoch, which invalidates all earlier cookies and links."""
        await self._database.write(_end_epoch(person.id))
        return (await self._still(person)).person()

    async def export(self, person: Person) -> dict[str, object]:
        """Return everything stored about the person, except the hashes of secrets."""
        return await everything_about(self._database, person.id)

    async def delete(self, person: Person) -> None:
        """Delete the person; their seats and results stay, without an owner."""
        await self._database.write(*deletion(person.id))

    def webhook_secret(self, person: Person) -> str:
        """Return the key that signs notices to the person's webhook."""
        return self._signer.derived(TokenKind.WEBHOOK, person.id)

    async def ban(self, person_id: str, *, until: float | None = None, note: str = "") -> bool:
        """Ban a person; return False if there is no person with this id."""
        sql = "UPDATE people SET banned = $2, banned_until = $3, ban_note = $4 WHERE id = $1"
        return await self._set_ban(Statement(sql, (person_id, self._clock(), until, note)))

    async def lift_ban(self, person_id: str) -> bool:
        """Lift a ban; return False if there is no person with this id."""
        sql = "UPDATE people SET banned = NULL, banned_until = NULL, ban_note = NULL WHERE id = $1"
        return await self._set_ban(Statement(sql, (person_id,)))

    async def block(self, person: Person, other_id: str) -> None:
        """Hide another person's chat from this one; do nothing if the id is unknown."""
        if not _ID.fullmatch(other_id):
            return
        sql = """INSERT INTO blocks (person, blocked)
            SELECT p.id, o.id FROM people p, people o WHERE p.id = $1 AND o.id = $2
            ON CONFLICT DO NOTHING"""
        await self._database.write(Statement(sql, (person.id, other_id)))

    async def unblock(self, person: Person, other_id: str) -> None:
        """Show another person's chat to this one again."""
        if not _ID.fullmatch(other_id):
            return
        sql = "DELETE FROM blocks WHERE person = $1 AND blocked = $2"
        await self._database.write(Statement(sql, (person.id, other_id)))

    async def blocked(self, person: Person) -> set[str]:
        """Return the ids of the people this person blocked."""
        sql = "SELECT blocked FROM blocks WHERE person = $1"
        return {str(row[0]) for row in await self._database.read(sql, person.id)}

    async def _stored(self, column: str, value: str) -> _Stored | None:
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM people WHERE {column} = $1", value
        )
        return msgspec.convert(rows[0], _Stored) if rows else None

    async def _still(self, person: Person) -> _Stored:
        stored = await self._stored("id", person.id)
        if stored is None:
            raise PersonError(PersonFault.GONE, "person")
        return stored

    async def _at_epoch(self, person_id: str, epoch: int) -> Person | None:
        person = self._unless_banned(await self._stored("id", person_id))
        return person if person is not None and person.epoch == epoch else None

    def _unless_banned(self, stored: _Stored | None) -> Person | None:
        if stored is None or stored.is_banned(self._clock()):
            return None
        return stored.person()

    async def _note_seen(self, person: Person) -> None:
        sql = "UPDATE people SET seen = $2 WHERE id = $1"
        # A full disk or a restarting database must not keep anyone from signing in.
        with contextlib.suppress(Unavailable, Full):
            await self._database.write(Statement(sql, (person.id, self._clock())))

    async def _set_ban(self, statement: Statement) -> bool:
        await self._database.write(statement)
        return await self._stored("id", str(statement.args[0])) is not None


def _end_epoch(person_id: str) -> Statement:
    return Statement(
        "UPDATE people SET epoch = epoch + 1, recovery = NULL WHERE id = $1", (person_id,)
    )
