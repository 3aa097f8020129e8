"""The server: HTTP and WebSocket, storage, identity, lobby."""
