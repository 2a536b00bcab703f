"""A backup is whole or refused, on either store; and of one that is refused, nothing is left."""

import hashlib
import os
import shutil
import sqlite3
import subprocess

import pytest

from program import Program
from stores import SQLiteFile
from test_commands import PASSWORD, carried_out, teaspoon
from wire import Device, Session, task

STORES = ["sqlite", "postgres"]

LINE = 91
"""The length of the last line, with the line feed before it."""
CHANGED = "not as it was written"


@pytest.fixture
def backup(program, tmp_path):
    """A backup of somebody's tasks, as bytes; the store that it was made of is gone."""
    program.start()
    device = Device(Session(program).register())
    device.sync()
    for number in range(300):
        device.write(task(number), f"Water the plants {number}", number + 1)
    device.sync()
    file = tmp_path / "made.db"
    teaspoon(program, "backup", str(file))
    program.stop()
    program.store.lose()
    if isinstance(program.store, SQLiteFile):
        shutil.rmtree(program.data)
    made = file.read_bytes()
    file.unlink()
    return made


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """The folder in which the program keeps what it needs for a while."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    return folder


def restoring(program, tmp_path, content):
    """How restoring such a file ends."""
    file = tmp_path / "backup.db"
    file.write_bytes(content)
    return carried_out(program, "restore", str(file))


def is_nothing_left(program, temporary):
    if list(temporary.iterdir()):
        return False
    if isinstance(program.store, SQLiteFile):
        return not program.data.exists()
    return program.store.ask("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "0"


def refuses(program, tmp_path, temporary, content, because):
    done = restoring(program, tmp_path, content)
    assert done.returncode == 1 and because in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert is_nothing_left(program, temporary), because


def without_digest(content, tmp_path):
    """The same as it was made before there was a digest."""
    file = tmp_path / "old.db"
    file.write_bytes(content[:-LINE])
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA application_id = 0")
    database.close()
    old = file.read_bytes()
    file.unlink()
    return old


def test_a8_whichever_bit_of_a_backup_is_flipped_it_is_refused(program, backup, tmp_path, temporary, rng):
    header = rng.sample(range(100), 4)
    middle = rng.sample(range(100, len(backup) - LINE), 4)
    end = rng.sample(range(len(backup) - LINE, len(backup)), 4)
    for place in header + middle + end:
        flipped = bytearray(backup)
        flipped[place] ^= 1 << rng.randrange(8)
        refuses(program, tmp_path, temporary, bytes(flipped), CHANGED)
    restored = restoring(program, tmp_path, backup)
    assert restored.returncode == 0 and "digest" not in restored.stdout, restored.stderr


def test_a8_a_backup_with_bytes_less_or_more_is_refused(program, backup, tmp_path, temporary):
    changed = [
        backup[:-1], backup + b"\0", backup + b"\n", backup[1:], b"\0" + backup, backup[:-LINE], backup[: -LINE - 1], backup[: len(backup) // 2],
        backup[:99], backup[:-4096] + backup[-LINE:], backup + backup[-LINE:],
    ]  # fmt: skip
    for content in changed:
        refuses(program, tmp_path, temporary, content, CHANGED if content.startswith(b"SQLite") or content.endswith(backup[-LINE:]) else "no backup")


def test_a8_a_file_that_is_no_backup_is_refused_with_a_sentence(program, tmp_path, temporary):
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE account (name TEXT)")
    database.close()
    of_another_program = other.read_bytes()
    for content, because in (b"", "is empty"), (b"Dear diary, " * 1000, "no backup"), (of_another_program, "another program"):
        refuses(program, tmp_path, temporary, content, because)
    for path, because in (tmp_path, "is a folder"), (tmp_path / "nowhere.db", "There is no file"):
        done = carried_out(program, "restore", str(path))
        assert done.returncode == 1 and because in done.stderr and done.stderr.count("\n") == 1
        assert is_nothing_left(program, temporary)


def test_a8_a_backup_from_before_there_was_a_digest_is_restored_and_that_is_said(program, backup, tmp_path, temporary):
    old = without_digest(backup, tmp_path)
    half = bytearray(old)
    half[len(old) // 2 :] = bytes(len(old) - len(old) // 2)
    refuses(program, tmp_path, temporary, bytes(half), "is damaged")
    refuses(program, tmp_path, temporary, old + b"\0", CHANGED)
    refuses(program, tmp_path, temporary, old[:-4096], "")
    done = restoring(program, tmp_path, old)
    assert done.returncode == 0 and "before backups had a digest" in done.stdout, done.stderr
    program.start()
    assert len(Device(Session(program).sign_in()).sync().facts) >= 300


def test_a8_the_last_line_of_a_backup_is_its_digest_and_any_program_reads_it(backup, tmp_path):
    database, line = backup[:-LINE], backup[-LINE:]
    assert line == f"\nteaspoon backup 1 sha256 {hashlib.sha256(database).hexdigest()}\n".encode()
    file = tmp_path / "backup.db"
    file.write_bytes(backup)
    read = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    assert read.execute("SELECT count(*) FROM fact").fetchone()[0] >= 300
    assert read.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    read.close()


def test_a8_a_restored_store_is_no_backup(program, backup, tmp_path):
    assert restoring(program, tmp_path, backup).returncode == 0
    teaspoon(program, "backup", str(tmp_path / "again.db"))
    program.start()


def test_a8_a_backup_is_no_store(program, backup, tmp_path):
    file = tmp_path / "backup.db"
    file.write_bytes(backup)
    for arguments in ["doctor"], ["account", "list"], ["backup", str(tmp_path / "copy.db")], ["serve", "--port", "0"]:
        command = [program.executable, *arguments, "--data", tmp_path / "data", "--store", f"sqlite:{file}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 1 and "is a backup" in done.stderr
    assert file.read_bytes() == backup and not list(tmp_path.glob("backup.db-*"))


# Where a backup is not made


@pytest.fixture
def kept(server):
    """A server with an account."""
    Session(server).register()
    return server


@pytest.fixture
def kept_in_file(tmp_path):
    """The same with SQLite, whichever store the other tests are run on."""
    program = Program(tmp_path / "data")
    program.start()
    Session(program).register()
    yield program
    program.kill()


def test_a8_a_backup_is_made_only_where_nothing_is(kept, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in "file", "target":
        (folder / name).write_text("mine")
    (folder / "link").symlink_to(folder / "target")
    (folder / "dangling").symlink_to(folder / "nowhere")
    (folder / "folder").mkdir()
    before = sorted(folder.rglob("*"))
    places = {
        "file": "there already", "link": "symbolic link", "dangling": "symbolic link", "folder": "is a folder", "no/file": "no folder",
        "file/file": "no folder",
    }  # fmt: skip
    for name, because in places.items():
        said = teaspoon(kept, "backup", str(folder / name), succeeds=False)
        assert because in said and said.count("\n") == 1
    assert sorted(folder.rglob("*")) == before
    assert (folder / "file").read_text() == (folder / "target").read_text() == "mine"


def in_small_folder(options, folder, *command):
    """Runs a command where a folder is a disk of its own, and answers with its end and what is in the folder then."""
    script = 'mount -t tmpfs -o "$0" tmpfs "$1" || exit 77; folder=$1; shift; "$@"; status=$?; ls -A "$folder"; exit $status'
    unshared = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--map-root-user"])
    done = subprocess.run([*unshared, "sh", "-c", script, options, folder, *command], capture_output=True, text=True, timeout=60, check=False)
    if done.returncode == 77 or "unshare failed" in done.stderr:
        pytest.skip("no disk can be mounted here")
    return done


@pytest.mark.parametrize("options, because", [("size=64k", "no room left"), ("ro", "no rights")], ids=["full", "read-only"])
def test_a8_of_a_backup_on_a_disk_that_does_not_take_it_nothing_is_left(kept, tmp_path, options, because):
    folder = tmp_path / "disk"
    folder.mkdir()
    command = [kept.executable, "backup", folder / "backup.db", "--data", kept.data, *kept.store.options]
    done = in_small_folder(options, folder, *command)
    assert done.returncode == 1 and because in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("options, because", [("size=64k", "no room left"), ("ro", "no rights")], ids=["full", "read-only"])
def test_a8_of_a_restored_store_on_a_disk_that_does_not_take_it_nothing_is_left(program, backup, tmp_path, options, because):
    (tmp_path / "backup.db").write_bytes(backup)
    folder = tmp_path / "disk"
    folder.mkdir()
    store = ["--store", f"sqlite:{folder}/new/teaspoon.db"]
    done = in_small_folder(options, folder, program.executable, "restore", tmp_path / "backup.db", *store)
    assert done.returncode == 1 and because in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert done.stdout == ""


def test_a8_without_rights_no_backup_is_made_and_that_is_said(kept, tmp_path):
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    # Root has the rights of everybody, unless they are taken away.
    rightless = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    command = [*rightless, kept.executable, "backup", folder / "backup.db", "--data", kept.data, *kept.store.options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1 and "no rights" in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_a8_a_store_that_is_damaged_is_not_copied(kept_in_file, tmp_path):
    kept_in_file.stop()
    with open(kept_in_file.store.file, "r+b") as file:
        for page in range(2, os.path.getsize(kept_in_file.store.file) // 4096):
            file.seek(page * 4096 + 8)
            file.write(b"\xff" * 32)
    said = teaspoon(kept_in_file, "backup", str(tmp_path / "backup.db"), succeeds=False)
    assert said.count("\n") == 1
    assert list(tmp_path.glob("backup*")) == []


def test_a8_the_file_of_a_server_that_was_stopped_is_whole_by_itself(kept_in_file, tmp_path):
    kept_in_file.stop()
    shutil.copy(kept_in_file.store.file, tmp_path / "copy.db")
    with sqlite3.connect(tmp_path / "copy.db") as database:
        assert database.execute("SELECT count(*) FROM account").fetchone() == (1,)
    database.close()


# Where there is no store


def test_a8_the_first_account_is_made_with_its_store_and_its_place_is_said(program):
    program.data.mkdir(exist_ok=True)
    said = teaspoon(program, "account", "add", "ada@example.org", typed=PASSWORD + "\n")
    assert "Made a new store: " in said and "created" in said
    assert "new store" not in teaspoon(program, "account", "add", "bob@example.org", typed=PASSWORD + "\n")


def test_a8_in_a_folder_that_is_not_there_no_account_and_no_store_are_made(tmp_path):
    wrong = Program(tmp_path / "wrong")
    said = teaspoon(wrong, "account", "add", "ada@example.org", typed=PASSWORD + "\n", succeeds=False)
    assert str(tmp_path / "wrong") in said and said.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a8_the_usual_folder_is_made_for_the_first_account(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.delenv("TEASPOON_DATA", raising=False)
    command = [Program(tmp_path).executable, "account", "add", "ada@example.org"]
    done = subprocess.run(command, input=PASSWORD + "\n", capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and str(tmp_path / "share/teaspoon/teaspoon.db") in done.stdout, done.stderr


@pytest.mark.parametrize("command", [["doctor"], ["account", "list"], ["backup", "FILE"]], ids=["doctor", "list", "backup"])
def test_a8_a_file_that_is_no_store_stays_as_it_is_and_that_is_said(tmp_path, command):
    program = Program(tmp_path / "data")
    program.data.mkdir()
    with sqlite3.connect(program.store.file) as database:
        database.execute("CREATE TABLE diary (text TEXT)")
    database.close()
    for content, because in (program.store.file.read_bytes(), "another program"), (b"", "There is no store"):
        program.store.file.write_bytes(content)
        said = teaspoon(program, *[str(tmp_path / "file") if word == "FILE" else word for word in command], succeeds=False)
        assert because in said and said.count("\n") == 1
        assert program.store.file.read_bytes() == content and list(tmp_path.rglob("*")) == [program.data, program.store.file]
