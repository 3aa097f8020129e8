"""A server of echoes that may open few files.

    python -m tests.server.few_files

It prints its port, and "exhausted" when it has no file for another connection.
"""

from __future__ import annotations

import asyncio
import resource
import socket

from typing_extensions import override

from magnate.server.network.accepting import Acceptor

FILES = 40


class Echo(asyncio.Protocol):
    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    @override
    def data_received(self, data: bytes) -> None:
        self._transport.write(data)


async def serve(listening: socket.socket) -> None:
    acceptor = Acceptor(listening, Echo, on_exhausted=lambda: print("exhausted", flush=True))
    await acceptor.wait_closed()


def main() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    listening = socket.create_server(("127.0.0.1", 0))
    print(listening.getsockname()[1], flush=True)
    asyncio.run(serve(listening))


if __name__ == "__main__":
    main()
