"""Identity: guests and accounts, cookies and recovery links, bans and blocks.

A person starts as a guest and may register later; the id stays the same, so they keep their games.
Every credential (cookie, recovery link, seat link) carries the person's epoch or is cleared with
it. Registering, a new password, a recovery link and signing out everywhere begin a new epoch, which
ends all earlier sessions and links (docs/decisions/0010-who-gets-in.md).
"""

from __future__ import annotations

import contextlib
import hmac
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from magnate.server.database import Conflict, Database, Full, Statement, Unavailable
from magnate.server.ids import new_id

from . import account_names
from .faults import PersonError, PersonFault
from .names import checked_name
from .passwords import Passwords
from .person import (
    Changes,
    Person,
    PersonSettings,
    changed_settings,
    checked_language,
    checked_login,
    checked_password,
)
from .personal_data import deletion, everything_about
from .tokens import PERSON_ID, RecoveryToken, Signer, TokenKind, hash_of

DAY: Final = 24 * 3600.0
EPOCH_BITS: Final = 53
"""An epoch is a random number: if two requests end the same epoch, only one of them gets a valid
session. Guests begin in epoch 0. JSON keeps 53 bits exactly."""
EPOCHS: Final = "epochs."
"""The beginning of the topic on which processes announce a person's new epoch; their id follows."""

_AT_ONCE: Final = 500  # ids in one query
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


class Session(NamedTuple):
    """Who is signed in, and since when, in milliseconds; 0 if the cookie is of an old release."""

    person: Person
    began: int


class People:
    """Everyone the server knows; the clock returns seconds since the Unix epoch.

    With `allow_private_webhooks`, notices may be sent into the server's own network.
    `on_new_epoch` is called with a person and their epoch when their earlier sessions have ended,
    and with None when the person is deleted.
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
        self.on_new_epoch: Callable[[str, int | None], None] = lambda person_id, epoch: None

    async def guest(self, name: str, language: str) -> Person:
        """Create a guest, who has only a name and a language."""
        now, person_id = self._clock(), new_id()
        person = Person(
            id=person_id,
            name=await self._free_name(name, person_id),
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
        """Return the cookie of a new session, valid until the person's epoch changes."""
        return self._signer.signed(
            TokenKind.COOKIE, person.id, str(person.epoch), str(self._milliseconds())
        )

    async def session(self, cookie: str) -> Session | None:
        """Return the session of a cookie; None if it is forged or over, or the person is banned.

        The person's last visit is updated at most once a day, to save writes.
        """
        fields = self._cookie_fields(cookie)
        if fields is None:
            return None
        person_id, epoch, began = fields
        person = await self._at_epoch(person_id, int(epoch))
        if person is None:
            return None
        if self._clock() - person.seen > DAY:
            await self._note_seen(person)
        return Session(person, int(began))

    def _cookie_fields(self, cookie: str) -> list[str] | None:
        undated = self._signer.fields_of(TokenKind.UNDATED_COOKIE, cookie)
        if undated is not None:
            return [*undated, "0"]
        return self._signer.fields_of(TokenKind.COOKIE, cookie)

    async def whose(self, cookie: str) -> Person | None:
        """Return the person of a cookie, as `session` does."""
        session = await self.session(cookie)
        return session.person if session else None

    async def is_signed_in(self, person: Person) -> bool:
        """Return whether sessions in the person's epoch are still valid."""
        return await self._at_epoch(person.id, person.epoch) is not None

    async def epochs(self, people: Sequence[str]) -> dict[str, int]:
        """Return the epochs of those of these people who still exist."""
        found: dict[str, int] = {}
        for start in range(0, len(people), _AT_ONCE):
            ids = people[start : start + _AT_ONCE]
            places = ", ".join(f"${n}" for n in range(1, len(ids) + 1))
            sql = f"SELECT id, epoch FROM people WHERE id IN ({places})"
            found.update(await self._database.read(sql, *ids))
        return found

    async def person(self, person_id: str) -> Person | None:
        """Return the person with an id; None if there is none or they are banned."""
        return self._unless_banned(await self._stored("id", person_id))

    async def recovery_link_token(self, person: Person, *, password: str | None = None) -> str:
        """Return a new recovery token, which invalidates the previous one.

        An account's password is required: the link can replace it, and a session alone cannot.
        """
        await self.check_password(person, password)
        token = RecoveryToken.new(person.id, created=self._milliseconds())
        sql = "UPDATE people SET recovery = $3 WHERE id = $1 AND epoch = $2"
        await self._database.write(Statement(sql, (person.id, person.epoch, token.hash)))
        await self._still(person)
        return token.text

    async def check_password(self, person: Person, password: str | None) -> None:
        """Refuse a password that is not the account's; a guest needs none."""
        stored = await self._still(person)
        if stored.login is None:
            return
        if not await self._passwords.fits(_readable(password), stored.password):
            raise PersonError(PersonFault.PASSWORD_WRONG, "password")

    def seat_token(self, person: Person, *, table_id: str, seat: int) -> str:
        """Return the token of a seat link, which signs in as the person who sits there."""
        fields = (person.id, str(person.epoch), table_id, str(seat))
        return self._signer.signed(TokenKind.SEAT, *fields)

    async def linked(self, token: str) -> Person | None:
        """Return the person whom a recovery link or a seat link signs in; None if it is invalid."""
        seated = await self._of_seat_link(token)
        if seated is not None:
            return seated
        stored = await self._of_recovery_link(RecoveryToken.read(token))
        return stored.person() if stored else None

    @staticmethod
    def sets_password(token: str, person: Person) -> bool:
        """Return whether a valid link of this person can replace their password."""
        link = RecoveryToken.read(token)
        return person.login is not None and link is not None and link.created is not None

    async def _of_seat_link(self, token: str) -> Person | None:
        fields = self._signer.fields_of(TokenKind.SEAT, token)
        return None if fields is None else await self._at_epoch(fields[0], int(fields[1]))

    async def _of_recovery_link(self, token: RecoveryToken | None) -> _Stored | None:
        if token is None:
            return None
        stored = await self._stored("id", token.person_id)
        # Without a stored hash a random one is compared, so that the time taken reveals nothing.
        kept = (stored and stored.recovery) or hash_of(secrets.token_urlsafe())
        if not hmac.compare_digest(kept, token.hash):
            return None
        return stored if self._unless_banned(stored) else None

    async def recover(self, token: str, *, password: str | None = None) -> Person | None:
        """Return the person of a recovery link or a seat link, to be signed in; None if invalid.

        A recovery link works once and begins a new epoch. With the link of an account goes a new
        `password`; links of old releases cannot set one, nor can seat links, which leave the epoch
        as it is.
        """
        link = RecoveryToken.read(token)
        stored = await self._of_recovery_link(link)
        if link is None or stored is None:
            if password is not None:
                return None
            return await self._of_seat_link(token)
        person = stored.person()
        if password is None:
            return await self._new_epoch(person)
        if person.login is None:
            raise PersonError(PersonFault.NOT_REGISTERED, "password")
        if link.created is None:
            raise PersonError(PersonFault.PROOF_WRONG, "token")
        return await self._new_password(person, password)

    async def register(self, person: Person, *, login: str, password: str) -> Person:
        """Give a guest a login and a password, and begin a new epoch; they stay the same person.

        The result reveals whether a login is taken, so the caller must rate-limit it.
        """
        name = checked_login(login)
        hashed = await self._passwords.hashed(checked_password(password))
        stored = await self._still(person)
        if stored.login is not None:
            raise PersonError(PersonFault.ALREADY_REGISTERED, "login")
        await self._check_free(stored.name, person.id)
        # The name too, in case another request has changed it since it was read.
        changes = {"name": stored.name, "login": name, "password": hashed}
        try:
            return await self._new_epoch(person, changes, claims_name=stored.name)
        except Conflict:
            await self._check_free(stored.name, person.id)
            raise PersonError(PersonFault.LOGIN_TAKEN, "login") from None

    async def log_in(self, login: str, password: str) -> Person | None:
        """Return the person with these credentials, or None after the same time."""
        try:
            name = checked_login(login)
        except PersonError:
            name = ""
        stored = await self._stored("login", name)
        fits = await self._passwords.fits(_readable(password), stored.password if stored else None)
        return self._unless_banned(stored) if fits else None

    async def change_password(self, session: Session, *, proof: str, password: str) -> Person:
        """Set a new password and begin a new epoch.

        The proof is the old password, or the token of a recovery link that is older than the
        session: whoever opened the session could have created a later one.
        """
        checked_password(password)
        stored = await self._still(session.person)
        if stored.login is None:
            raise PersonError(PersonFault.NOT_REGISTERED, "login")
        if not await self._is_proof(proof, stored, session):
            raise PersonError(PersonFault.PROOF_WRONG, "proof")
        return await self._new_password(session.person, password)

    async def _is_proof(self, proof: str, stored: _Stored, session: Session) -> bool:
        link = RecoveryToken.read(proof)
        if link is None:
            return await self._passwords.fits(_readable(proof), stored.password)
        linked = await self._of_recovery_link(link)
        is_own = linked is not None and linked.id == stored.id
        return is_own and link.created is not None and link.created < session.began

    async def _new_password(self, person: Person, password: str) -> Person:
        hashed = await self._passwords.hashed(checked_password(password))
        return await self._new_epoch(person, {"password": hashed})

    async def change(self, person: Person, changes: Changes) -> Person:
        """Change the person's name, language, playing hours or webhook."""
        before = (await self._still(person)).person()
        name = before.name
        if isinstance(changes.name, str) and changes.name != name:  # an old name stays valid
            name = await self._free_name(changes.name, person.id)
        language = before.language
        if isinstance(changes.language, str):
            language = checked_language(changes.language)
        settings = changed_settings(
            before.settings, changes, allow_private_webhook=self._allow_private_webhooks
        )
        sql = """UPDATE people SET name = $2, language = $3, settings = $4
            WHERE id = $1 AND epoch = $5"""
        row = (person.id, name, language, msgspec.json.encode(settings).decode(), person.epoch)
        claims = account_names.claim(person.id, name, epoch=person.epoch) if before.login else []
        try:
            await self._database.write(Statement(sql, row), *claims if name != before.name else ())
        except Conflict:
            raise PersonError(PersonFault.NAME_TAKEN, "name") from None
        return (await self._still(person)).person()

    async def _free_name(self, text: str, person_id: str) -> str:
        """Return a name as stored; refused if it is invalid or looks like an account's."""
        name = checked_name(text)
        await self._check_free(name, person_id)
        return name

    async def _check_free(self, name: str, person_id: str) -> None:
        if await account_names.is_taken(self._database, name, by_others_than=person_id):
            raise PersonError(PersonFault.NAME_TAKEN, "name")

    async def claim_names(self) -> None:
        """Keep the names of accounts of earlier releases for them."""
        await account_names.claim_missing(self._database)

    async def sign_out_everywhere(self, person: Person) -> Person:
        """Begin a new epoch, which ends all earlier sessions and links."""
        return await self._new_epoch(person)

    async def _new_epoch(
        self,
        person: Person,
        changes: Mapping[str, str] | None = None,
        *,
        claims_name: str | None = None,
    ) -> Person:
        """Begin a new epoch and return the person in it.

        With it the `changes` are made and the account's name is claimed, or nothing happens.

        Refused if the epoch in which the request was made is already over: otherwise it would give
        a session that has just been ended access to the new epoch.
        """
        epoch = secrets.randbits(EPOCH_BITS)
        changed = {"epoch": epoch, "recovery": None, **(changes or {})}
        columns = ", ".join(f"{name} = ${n}" for n, name in enumerate(changed, start=3))
        sql = f"UPDATE people SET {columns} WHERE id = $1 AND epoch = $2"
        claims = account_names.claim(person.id, claims_name, epoch=epoch) if claims_name else ()
        await self._database.write(
            Statement(sql, (person.id, person.epoch, *changed.values())), *claims
        )
        after = (await self._still(msgspec.structs.replace(person, epoch=epoch))).person()
        await self._tell(person.id, epoch)
        return after

    async def _tell(self, person_id: str, epoch: int | None) -> None:
        self.on_new_epoch(person_id, epoch)
        await self._database.announce(f"{EPOCHS}{person_id}")

    async def export(self, person: Person) -> dict[str, object]:
        """Return everything stored about the person, except the hashes of secrets."""
        return await everything_about(self._database, person.id)

    async def delete(self, person: Person) -> None:
        """Delete the person; their seats and results stay, without an owner."""
        await self._database.write(*deletion(person.id))
        await self._tell(person.id, None)

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
        if not PERSON_ID.fullmatch(other_id):
            return
        sql = """INSERT INTO blocks (person, blocked)
            SELECT p.id, o.id FROM people p, people o WHERE p.id = $1 AND o.id = $2
            ON CONFLICT DO NOTHING"""
        await self._database.write(Statement(sql, (person.id, other_id)))

    async def unblock(self, person: Person, other_id: str) -> None:
        """Show another person's chat to this one again."""
        if not PERSON_ID.fullmatch(other_id):
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
        """Return what is stored of a person; refused if their session has ended meanwhile."""
        stored = await self._stored("id", person.id)
        if stored is None:
            raise PersonError(PersonFault.GONE, "person")
        if stored.epoch != person.epoch:
            raise PersonError(PersonFault.SIGNED_OUT, "person")
        return stored

    async def _at_epoch(self, person_id: str, epoch: int) -> Person | None:
        person = self._unless_banned(await self._stored("id", person_id))
        return person if person is not None and person.epoch == epoch else None

    def _unless_banned(self, stored: _Stored | None) -> Person | None:
        if stored is None or stored.is_banned(self._clock()):
            return None
        return stored.person()

    def _milliseconds(self) -> int:
        return int(self._clock() * 1000)

    async def _note_seen(self, person: Person) -> None:
        sql = "UPDATE people SET seen = $2 WHERE id = $1"
        # A full disk or a restarting database must not keep anyone from signing in.
        with contextlib.suppress(Unavailable, Full):
            await self._database.write(Statement(sql, (person.id, self._clock())))

    async def _set_ban(self, statement: Statement) -> bool:
        await self._database.write(statement)
        return await self._stored("id", str(statement.args[0])) is not None


def _readable(password: str | None) -> str:
    """Return a password as it is compared; one that nobody can have is as good as none."""
    try:
        return checked_password(password or "")
    except PersonError:
        return ""
