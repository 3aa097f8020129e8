"""Tables: rooms in memory, their listeners, storage, admission and the lobby."""
