from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from magnate.server.secret_file import SecretFault, SecretFileError, secret_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no owner's bits here")


def test_a_secret_is_created_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    secret = secret_of(tmp_path)

    assert len(secret) == 32
    assert secret_of(tmp_path) == secret
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_two_servers_have_two_secrets(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    assert secret_of(tmp_path / "a") != secret_of(tmp_path / "b")


def test_processes_that_start_at_once_get_the_same_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        secrets = set(threads.map(secret_of, [tmp_path] * 40))

    assert len(secrets) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620])
def test_a_secret_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    secret_of(tmp_path)
    path = tmp_path / "secret.key"
    path.chmod(mode)

    with pytest.raises(SecretFileError) as refused:
        secret_of(tmp_path)

    assert (refused.value.fault, refused.value.path) == (SecretFault.OTHERS_MAY_OPEN_IT, path)
    assert str(path) in str(refused.value)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_of_the_wrong_size_is_refused(tmp_path: Path, size: int) -> None:
    path = tmp_path / "secret.key"
    path.touch(0o600)
    path.write_bytes(b"x" * size)

    with pytest.raises(SecretFileError) as refused:
        secret_of(tmp_path)

    assert refused.value.fault is SecretFault.WRONG_SIZE
