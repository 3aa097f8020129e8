"""Machines made of network namespaces: each runs a server, and has a cable that can be pulled."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from magnate.server.hosting.settings import Limits, Rate

PORT = 8000
COMMAND = (sys.executable, "-c", "from magnate.cli import main; raise SystemExit(main())")

needs_namespaces = pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None,
    reason="NOT TESTED: two machines need root on Linux and the command ip (iproute2)",
)


class Machine:
    """A network namespace with one cable to this one, and a server of two processes in it."""

    def __init__(self, number: int) -> None:
        self._name = f"magnate{os.getpid()}-{number}"
        self._cable = f"mg{os.getpid() % 100_000}-{number}"
        self.outside = f"10.77.{number}.1"
        self.address = f"10.77.{number}.2"
        self.url = f"http://{self.address}:{PORT}"
        self._server: subprocess.Popen[str] | None = None

    def make(self) -> None:
        """Make the namespace and plug the cable in."""
        run(f"ip netns add {self._name}")
        run(f"ip link add {self._cable} type veth peer name cable netns {self._name}")
        run(f"ip addr add {self.outside}/30 dev {self._cable}")
        run(f"ip link set {self._cable} up")
        self.inside(f"ip addr add {self.address}/30 dev cable")
        self.inside("ip link set lo up")
        self.inside("ip link set cable up")

    def inside(self, command: str) -> None:
        """Run a command in the machine."""
        run(f"ip netns exec {self._name} {command}")

    def start(self, database: str, data_dir: Path) -> None:
        """Start the server and wait until it says that it runs."""
        write_settings(data_dir / "settings.toml")
        options = ("--host", self.address, "--port", str(PORT), "--processes", "2")
        more = ("--database", database, "--data-dir", str(data_dir), "--log-format", "json")
        self._log = data_dir / f"{self._name}.log"
        with self._log.open("w") as log:
            self._server = subprocess.Popen(
                ["ip", "netns", "exec", self._name, *COMMAND, "serve", *options, *more],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "MAGNATE_KERNEL": "interpreted"},
            )
        assert self._server.stdout
        for line in self._server.stdout:
            if "Ctrl-C" in line:
                return
        raise AssertionError(self._log.read_text())

    @property
    def processes(self) -> set[str]:
        """The names of its processes in the database."""
        lines = map(json.loads, self._log.read_text().splitlines())
        return {str(line["id"]) for line in lines if line["event"] == "start"}

    def lose_power(self) -> None:
        """Pull the cable and kill everything: nobody gets to know anything."""
        self.inside("ip link set cable down")
        self._kill_all()

    def _kill_all(self) -> None:
        listed = subprocess.run(
            ["ip", "netns", "pids", self._name], capture_output=True, text=True, check=False
        )
        for pid in listed.stdout.split():
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        if self._server is not None:
            self._server.wait()
            assert self._server.stdout
            self._server.stdout.close()
            self._server = None

    def remove(self) -> None:
        """End everything and remove the namespace with its cable."""
        self._kill_all()
        subprocess.run(["ip", "netns", "del", self._name], check=False)


def run(command: str) -> None:
    subprocess.run(command.split(), check=True)


def write_settings(path: Path) -> None:
    """Set the limits so that a few players may do anything."""
    usual = Limits()
    lines = ["[limits]"]
    for name in usual.__struct_fields__:
        if isinstance(getattr(usual, name), Rate):
            lines.append(f"{name} = {{ burst = 1000000, seconds = 0.001 }}")
    path.write_text("\n".join(lines) + "\n")


@contextmanager
def two_machines() -> Iterator[list[Machine]]:
    """Two machines that are removed at the end."""
    machines = [Machine(number) for number in (1, 2)]
    try:
        for machine in machines:
            machine.make()
        yield machines
    finally:
        for machine in machines:
            machine.remove()
