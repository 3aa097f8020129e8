"""One server process for benchmarks/load.py: like `magnate serve`, but without limits per host.

python benchmarks/load_server.py DATABASE DATA_DIR PORT
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from magnate.server.hosting.settings import Limits
from magnate.server.http.app import make_app
from magnate.server.network.uvicorn_config import tune_garbage_collection, uvicorn_config
from magnate.server.site import Config


def main() -> None:
    """Serve until a signal arrives."""
    database, data_dir, port = sys.argv[1:]
    config = Config(database=database, data_dir=Path(data_dir), limits=Limits.none())
    tune_garbage_collection()
    uvicorn.Server(uvicorn_config(make_app(config), host="127.0.0.1", port=int(port))).run()


if __name__ == "__main__":
    main()
