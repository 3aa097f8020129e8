"""Messages that no honest client sends, drawn from a seed."""

from __future__ import annotations

import json
import random
import string
from collections import deque
from typing import Any

from magnate.acquire.editions import CHAINS
from magnate.monopoly import editions as monopoly_editions
from tests.server.serving import answer_in

Message = dict[str, Any]

MOST_REMEMBERED = 500
MOST_SIGNS = 60_000  # a longer message would end the connection
MARKED_LIMIT = 987_000
"""Secret orders have recognizable limits: this followed by the number of the person."""

TAGS = (
    *("do", "undo", "propose", "answer", "order", "resume", "resign", "return", "hold", "say"),
    *("mute", "sit", "stand", "fill", "take", "watch", "ping", "refresh", "preview"),
    *("commit", "reveal"),
)
HARMLESS = tuple(tag for tag in TAGS if tag not in ("resign", "propose"))
ODD_TEXTS = (
    *("", " ", "null", "true", "0", "-0", "1e999", "NaN", "[]", "{}", '""', "{", "}", "[,]"),
    *('{"type"}', '{"type":', '{"type":null}', '{"type":"do"}', '{"type":["do"]}', "\ufeff{}"),
    *('{"type":"ping","id":"\\ud800"}', '{"type":"say","id":"a","text":"\\udfff"}', "\x00"),
    *('{"type":"ping","id":""}', "{'type':'ping'}", '{"type":"ping","id":"a",}', "Привет"),
)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**31 + 1, 2**63, -(2**63), 2**64, 10**400),
    *(0.5, -0.0, 1e308, "", " ", "a" * 41, "x" * 5000, "\x00", "\u202e", "é" * 600, "💥" * 300),
    *([], {}, [[]], [None], {"": ""}, {"type": "do"}, [1, 2], "0123456789abcdef", "1", "NaN"),
)
VERBS = (
    *("place", "found", "survivor", "acquire", "dispose", "keep", "sell", "trade", "buy", "skip"),
    *("replace", "declare", "swap", "draw", "start", "market", "roll", "pay", "card", "decline"),
    *("bid", "pass", "raise", "bankrupt", "tax", "request", "claim", "waive", "offer", "accept"),
    *("refuse", "withdraw", "counter", "build", "mortgage", "redeem", "order", "leave", "time"),
    *("use", "deal", "transfer", "undo", "dice 3 4", "order always-claim on", "for", "none"),
)
WORDS = (
    *("none", "1A", "12I", "99Z", "0", "-1", "3", "1,200", "$5", "9" * 99, "٣", "½", "1e5", "all"),
    *("tower", "luxor", "american", "Avenida", "for", "hotel", "flat", "seat", "1", "2", "8", ","),
    *("+", ";", "\u2212", "\x00", "💥", "a" * 300, "to", "from", "chance.1", "tower 3, luxor 2"),
)
PHRASES = (
    *("place {tile}", "found {chain}", "survivor {chain}", "acquire {chain}", "keep", "skip"),
    *("sell {number}", "trade {number}", "buy {chain} {number}", "buy none", "declare", "roll"),
    *("buy", "decline", "bid {number}", "pass", "raise", "bankrupt", "pay", "tax flat", "time"),
    *("build {lot}", "sell {lot}", "mortgage {lot}", "redeem {lot}", "claim {lot}", "replace none"),
    *("offer {seat}: {lot} for {number}", "offer {seat}: {lot} for {other}", "accept {seat}"),
    *("offer {seat}: {number} for {lot}", "refuse {seat}", "withdraw", "counter {seat}: {lot}"),
    *("order always-claim off", "leave", "waive {lot}", "request none", "draw {tile}", "dice 1 2"),
)
LOTS = tuple(lot.id for lot in monopoly_editions.load("brazil").board.lots)


class Hostile:
    """Generates arbitrary messages, including repetitions of what others sent."""

    def __init__(self, rng: random.Random, number: int, received: deque[str]) -> None:
        self._rng = rng
        self._number = number
        self._received = received  # what everyone has sent
        self._ids = 0

    def text(self, table: Message, view: Message) -> str:
        """Return the next message of a person with this view of a table."""
        rng = self._rng
        kinds = (self._odd, self._random_json, self._mutated, self._again, self._sound)
        [kind] = rng.choices(kinds, (8, 8, 34, 10, 40))
        text = kind(table, view)[:MOST_SIGNS]
        self._received.append(text)
        return text

    def _odd(self, table: Message, view: Message) -> str:
        rng = self._rng
        match rng.randrange(4):
            case 0:
                return rng.choice(ODD_TEXTS)
            case 1:
                return "".join(chr(rng.randrange(1, 0xD800)) for _ in range(rng.randrange(80)))
            case 2:
                return "".join(rng.choices(string.printable, k=rng.randrange(200)))
        depth = rng.choice((10, 200, 1500, 20_000))
        opening, closing = rng.choice((("[", "]"), ('{"type":', "}"), ('{"do":[', "]}")))
        return opening * depth + closing * rng.choice((0, depth))

    def _random_json(self, table: Message, view: Message) -> str:
        return json.dumps(self._value(3))

    def _value(self, depth: int) -> Any:
        rng = self._rng
        if depth == 0 or rng.random() < 0.4:
            return rng.choice(ODD_VALUES)
        if rng.random() < 0.5:
            return [self._value(depth - 1) for _ in range(rng.randrange(4))]
        names = (
            "type",
            "id",
            "do",
            "decision",
            "seat",
            "text",
            "nonce",
            "commitment",
            "order",
            "what",
            "x",
        )
        values = {rng.choice(names): self._value(depth - 1) for _ in range(rng.randrange(5))}
        return values | ({"type": rng.choice(HARMLESS)} if rng.random() < 0.7 else {})

    def _mutated(self, table: Message, view: Message) -> str:
        rng, message = self._rng, self.message(table, view)
        for _ in range(rng.choice((1, 1, 2))):
            self._spoil(message)
        text = json.dumps(message)
        match rng.randrange(12):
            case 0:
                return text[: rng.randrange(len(text))]
            case 1:
                at = rng.randrange(len(text))
                return text[:at] + chr(rng.randrange(1, 256)) + text[at + 1 :]
            case 2:
                return text + rng.choice((text, " ", "x", ","))
            case 3:
                return text[:-1] + ', "type": "say", "id": "twice"}'
        return text

    def _spoil(self, message: Message) -> None:
        rng = self._rng
        name = rng.choice([*message, "x"])
        match rng.randrange(5):
            case 0:
                message.pop(name, None)
            case 1:
                message[rng.choice(("x", "seat", "decision", "auction", "offer", "on"))] = 1
            case 2:
                message["type"] = rng.choice(TAGS if rng.random() < 0.05 else HARMLESS)
            case _:
                message[name] = self._value(1)

    def _again(self, table: Message, view: Message) -> str:
        return self._rng.choice(self._received) if self._received else "{}"

    def _sound(self, table: Message, view: Message) -> str:
        return json.dumps(self.message(table, view))

    def message(self, table: Message, view: Message) -> Message:
        """Return a well-formed message, which mostly is refused nevertheless."""
        rng = self._rng
        [tag] = rng.choices(
            TAGS, (40, 4, 1, 3, 6, 3, 0.05, 3, 3, 5, 2, 2, 1, 2, 2, 1, 3, 1, 4, 1, 1)
        )
        message: Message = {"type": tag, "id": self._id()}
        match tag:
            case "do":
                message |= self._do(table, view)
            case "undo":
                message["ask"] = rng.random() < 0.5
            case "propose":
                message["what"] = "end" if rng.random() < 0.05 else "pause"
            case "answer":
                proposal = table.get("proposal") or {"number": rng.randrange(5)}
                message |= {"proposal": proposal["number"], "agrees": rng.random() < 0.3}
            case "order":
                message |= {"order": self._order(table), "on": rng.random() < 0.8}
            case "resign":
                message["to"] = rng.choice(("bot", "bank"))
            case "say":
                message["text"] = rng.choice(("Hello.", "<script>", "x" * 500, "\x00", "💥"))
            case "commit":
                message["commitment"] = f"{rng.randrange(16**64):064x}"
            case "reveal":
                message["nonce"] = f"{rng.randrange(16**32):032x}"
            case "sit" | "take" | "mute" | "fill":
                message |= self._seat(tag)
            case "preview":
                message["do"] = self._do(table, view)["do"][0]
            case "refresh":
                del message["id"]
        return message

    def _id(self) -> str:
        """Return an id, mostly a new one, sometimes a used one."""
        self._ids += self._rng.random() < 0.8
        return f"f{self._number}-{self._ids}"

    def _seat(self, tag: str) -> Message:
        rng = self._rng
        message: Message = {"seat": rng.randrange(1, 9)}
        if tag == "sit":
            message["commitment"] = f"{rng.randrange(16**64):064x}"
        if tag == "fill":
            message["bot"] = rng.choice(("random", "steady", "nobody", "../random"))
        return message

    def _order(self, table: Message) -> Message:
        rng = self._rng
        auction = table.get("auction", 0) + rng.randrange(2)
        return rng.choice(
            (
                {"order": "bid_up_to", "limit": MARKED_LIMIT + self._number, "auction": auction},
                {"order": "pass_auction", "auction": auction},
                {"order": "dispose", "chain": rng.choice(WORDS), "rule": "trade"},
                {"order": "dispose", "chain": "tower", "rule": "sell"},
                {"order": "skip_buying"},
                {"order": "declare"},
                {"order": "always_claim"},
                {"order": "never_build"},
            )
        )

    def _do(self, table: Message, view: Message) -> Message:
        rng = self._rng
        legal = answer_in(view) if view else None
        actions = [legal or self._notation()]
        if rng.random() < 0.4:
            actions = [self._notation() for _ in range(rng.choice((1, 1, 2, 20)))]
        message: Message = {"do": actions}
        if rng.random() < 0.6:
            message["decision"] = max(0, table.get("decision", 0) - rng.choice((0, 0, 0, 1, -1, 7)))
        if rng.random() < 0.1:
            message["auction"] = rng.randrange(4)
        if rng.random() < 0.1:
            message["offer"] = [rng.randrange(1, 9), rng.randrange(4)]
        return message

    def _notation(self) -> str:
        rng = self._rng
        if rng.random() < 0.5:
            return self._filled(rng.choice(PHRASES))
        words = [rng.choice(VERBS), *rng.choices(WORDS, k=rng.choice((0, 1, 1, 2, 5)))]
        return " ".join(words)[:600]

    def _filled(self, phrase: str) -> str:
        rng = self._rng
        return phrase.format(
            tile=f"{rng.randrange(1, 13)}{rng.choice('ABCDEFGHI')}",
            chain=rng.choice(CHAINS),
            lot=rng.choice(LOTS),
            other=rng.choice(LOTS),
            number=rng.choice((0, 1, 2, 3, 25, 10**6)),
            seat=rng.randrange(1, 5),
        )
