"""How people enter the server: who may play, and new guests."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.responses import Response

from magnate.server.hosting.entrance import return_use, use_invitation
from magnate.server.hosting.settings import Access
from magnate.server.people.faults import PersonError
from magnate.server.people.person import Person

from .operations import Call, NoParams, Operation, Params, answer
from .responses import Failure


class SiteInfo(msgspec.Struct, frozen=True):
    """Who may enter and play: everybody, people with an account, or people who are invited.

    With `accounts-only`, guests may only watch. `registration` is whether guests may become
    accounts.
    """

    access: Access
    registration: bool


class NewGuest(Params, frozen=True):
    """The name and language of a new guest, and the host's invitation if the server needs one."""

    name: str
    language: str = "en"
    invitation: str | None = None


async def _show(call: Call, params: NoParams) -> Response:
    """Return who may enter and play here."""
    config = call.site.config
    return answer(SiteInfo(config.access, config.registration))


async def enter(call: Call, params: NewGuest) -> Person:
    """Return a new guest; refuse them if they need an invitation and have none."""
    guest = call.site.people.guest
    if call.site.config.access != "invitation-only":
        return await guest(params.name, params.language)
    token, database = params.invitation, call.site.database
    if not token:
        raise Failure(403, "invitation_needed")
    if not await use_invitation(database, token, now=call.site.clock()):
        raise Failure(403, "invitation_invalid", field="invitation")
    try:
        return await guest(params.name, params.language)
    except PersonError:
        await return_use(database, token)
        raise


OPERATIONS: Final[tuple[Operation[Any], ...]] = (
    Operation("GET", "/api/site", _show, NoParams, SiteInfo, for_strangers=True),
)
