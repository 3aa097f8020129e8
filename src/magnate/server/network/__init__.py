"""The network: sockets, addresses, the protocol and the running service."""
