"""The commands of administrators on the command line."""

import json
import os
import re
import shutil
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from program import ROOT, Program
from stores import PostgresDatabase
from wire import Device, Session, task

STORES = ["sqlite", "postgres"]

PASSWORD = "eight spoons a day"


@pytest.fixture
def program(program):
    """One whose data folder is there: where it is not, no store is made for the first account."""
    program.data.mkdir()
    return program


def carried_out(program, *arguments, typed=None):
    """A command on the program's own store, whatever its end."""
    command = [program.executable, *arguments, "--data", program.data, *program.store.options]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, check=False)


def teaspoon(program, *arguments, typed=None, succeeds=True):
    done = carried_out(program, *arguments, typed=typed)
    assert (done.returncode == 0) == succeeds, done.stderr
    return done.stdout if succeeds else done.stderr


def test_a2_an_account_is_made_listed_and_deleted(program):
    assert "created" in teaspoon(program, "account", "add", "ada@example.org", typed=PASSWORD + "\n")
    teaspoon(program, "account", "add", "bob@example.org", typed=PASSWORD + "\n")
    listed = teaspoon(program, "account", "list")
    assert re.fullmatch(r"ada@example\.org  [0-9a-f]{32}  \(administrator\)\nbob@example\.org  [0-9a-f]{32}\n", listed)
    assert "--sure" in teaspoon(program, "account", "delete", "bob@example.org", succeeds=False)
    teaspoon(program, "account", "delete", "bob@example.org", "--sure")
    assert "bob" not in teaspoon(program, "account", "list")
    program.start()
    assert Session(program).sign_in().cookie


def test_a2_what_is_wrong_is_one_plain_sentence(program):
    assert "@ in it" in teaspoon(program, "account", "add", "ada", typed=PASSWORD + "\n", succeeds=False)
    assert "Many people" in teaspoon(program, "account", "add", "ada@example.org", typed="password1\n", succeeds=False)
    assert "No account" in teaspoon(program, "account", "reset-link", "ada@example.org", succeeds=False)


def test_a2_a_link_lets_a_new_password_be_chosen_once(server):
    before = Session(server).register()
    path = teaspoon(server, "account", "reset-link", "ada@example.org").strip()
    page = Session(server).get(path)
    assert page.status == 200 and "ada@example.org" in page.text
    link = path.split("=")[-1]
    session = Session(server)
    assert session.post("/account/link", link=link, email="ada@example.org", password="password1").status == 422
    answer = session.post("/account/link", link=link, password="twelve spoons a day")
    assert answer.headers["location"] == "/account/signed-in"
    assert session.get("/account").status == 200
    assert before.get("/account").status == 303
    assert Session(server).get(path).status == 410
    assert Session(server).post("/account/link", link=link, password="another one entirely").status == 410
    assert Session(server).sign_in(password="twelve spoons a day").cookie


@pytest.mark.parametrize("link, status", [("", 410), ("x", 410), ("A" * 64, 410), ("é" * 64, 410), ("A" * 100_000, 413)])
def test_a2_a_link_that_is_none_opens_nothing(shared_server, link, status):
    assert Session(shared_server).post("/account/link", link=link, password=PASSWORD).status == status


def test_a2_an_account_is_signed_out_everywhere(program):
    program.start()
    ada, elsewhere, bob = Session(program).register(), Session(program), Session(program).register("bob@example.org")
    elsewhere.sign_in()
    assert "2 sessions ended" in teaspoon(program, "account", "sign-out", "ada@example.org")
    for session in ada, elsewhere:
        assert session.get("/account").status == 303
        assert session.sync(Device(session).request()).status == 401
    assert bob.get("/account").status == 200
    assert Session(program).sign_in().get("/account").status == 200
    assert "1 session ended" in teaspoon(program, "account", "sign-out", "ada@example.org")
    assert "No account" in teaspoon(program, "account", "sign-out", "eve@example.org", succeeds=False)


def test_a2_of_many_who_follow_one_invitation_at_once_one_comes_in(program):
    teaspoon(program, "account", "add", "ada@example.org", typed=PASSWORD + "\n")
    program.start("--registration", "invitation")
    invitation = teaspoon(program, "account", "invite", "ada@example.org").strip().split("=")[-1]

    def register(number):
        form = {"email": f"guest{number}@example.org", "password": PASSWORD, "invitation": invitation}
        return Session(program).post("/account/register", **form).status

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(register, range(8)))
    assert statuses == [303] + [422] * 7


def test_a2_an_invitation_lets_one_in(program):
    teaspoon(program, "account", "add", "ada@example.org", typed=PASSWORD + "\n")
    program.start("--registration", "invitation")
    uninvited = Session(program)
    assert "You need an invitation" in uninvited.get("/account/register").text
    assert uninvited.post("/account/register", email="bob@example.org", password=PASSWORD).status == 422
    path = teaspoon(program, "account", "invite", "ada@example.org").strip()
    answer = uninvited.get(path)
    assert answer.status == 303
    assert 'name="invitation"' in uninvited.get(answer.headers["location"]).text
    invitation = path.split("=")[-1]
    # A person who mistypes is not shut out.
    assert uninvited.post("/account/register", email="bob", password=PASSWORD, invitation=invitation).status == 422
    assert uninvited.post("/account/register", email="bob@example.org", password=PASSWORD, invitation=invitation).status == 303
    again = Session(program).post("/account/register", email="eve@example.org", password=PASSWORD, invitation=invitation)
    assert again.status == 422


def test_a8_a_backup_is_made_while_the_server_runs_and_devices_send_what_it_lacks(program, tmp_path):
    program.start()
    session = Session(program).register()
    device = Device(session)
    device.sync()
    device.write(task(1), "Before", 1)
    device.sync()
    backup = tmp_path / "backup.db"
    teaspoon(program, "backup", str(backup))
    device.write(task(2), "After", 2)
    device.sync()
    assert backup.stat().st_mode & 0o777 == 0o600
    assert "there already" in teaspoon(program, "backup", str(backup), succeeds=False)
    assert "already" in teaspoon(program, "restore", str(backup), succeeds=False)
    program.stop()
    program.store.lose()
    teaspoon(program, "restore", str(backup))
    program.start()
    fresh = Device(session)
    assert set(fresh.sync().facts) == {task(1)}
    device.sync()
    fresh.sync()
    assert fresh.known == device.known and len(fresh.known) == 2


def test_a8_a_dated_backup_removes_what_interrupted_ones_left_a_day_ago_and_nothing_else(server, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/teaspoon").symlink_to(os.path.abspath(server.executable))
    folder = tmp_path / "backups"
    dated = "teaspoon-2020-01-01T03-00-00Z.db"
    for name in f"{dated}.copy", "somebody-elses.db.copy":
        (folder / name).mkdir(parents=True)
        (folder / name / "teaspoon.db").touch()
    for name in dated, f"{dated}.part", f"{dated}.part-journal", "somebody-elses.db.part":
        (folder / name).touch()
    two_days_ago = time.time() - 2 * 86_400
    for file in folder.iterdir():
        os.utime(file, (two_days_ago, two_days_ago))
    young = folder / "teaspoon-2020-01-02T03-00-00Z.db.part"
    young.touch()
    environment = {**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "TEASPOON_DATA": str(server.data)}
    if server.store.options:
        environment["TEASPOON_STORE"] = server.store.options[1]
    subprocess.run([ROOT / "deploy/dated-backup", folder], env=environment, check=True, timeout=60)
    [made] = [file.name for file in folder.glob("teaspoon-*.db") if file.name != dated]
    left = {file.name for file in folder.iterdir()}
    assert left == {made, dated, young.name, "somebody-elses.db.copy", "somebody-elses.db.part"}


def test_a2_where_the_address_is_known_links_are_whole(server, monkeypatch):
    Session(server).register()
    given = "https://plan.example.org/"
    assert teaspoon(server, "account", "invite", "ada@example.org", "--address", given).startswith("https://plan.example.org/account/")
    monkeypatch.setenv("TEASPOON_ADDRESS", "https://plan.example.org")
    assert teaspoon(server, "account", "reset-link", "ada@example.org").startswith("https://plan.example.org/account/")


def test_a2_what_comes_with_the_program_is_found_from_any_folder_and_wherever_it_is_installed(program, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    teaspoon(program, "account", "add", "ada@example.org", typed=PASSWORD + "\n")
    installed = tmp_path / "usr/bin/teaspoon"
    installed.parent.mkdir(parents=True)
    shutil.copy(program.executable, installed)
    program.executable = installed
    assert "common-passwords.txt" in teaspoon(program, "account", "add", "bob@example.org", typed=PASSWORD + "\n", succeeds=False)
    share = tmp_path / "usr/share/teaspoon"
    share.mkdir(parents=True)
    shutil.copy(ROOT / ".build/common-passwords.txt", share)
    assert "Many people" in teaspoon(program, "account", "add", "bob@example.org", typed="password1\n", succeeds=False)


@pytest.mark.parametrize(
    "command",
    [
        ["backup", "FILE"], ["doctor"], ["account", "list"], ["account", "invite", "ada@example.org"],
        ["account", "reset-link", "ada@example.org"], ["account", "delete", "ada@example.org", "--sure"],
    ],
    ids=["backup", "doctor", "list", "invite", "reset-link", "delete"],
)
def test_a8_where_there_is_no_store_none_is_made_and_that_is_said(program, tmp_path, command):
    there = list(tmp_path.iterdir())
    program.data = tmp_path / "wrong"
    said = teaspoon(program, *[str(tmp_path / "file") if word == "FILE" else word for word in command], succeeds=False)
    assert "There is no store" in said
    assert list(tmp_path.iterdir()) == there


def found(program):
    """The problems that the doctor finds, if there are any."""
    done = carried_out(program, "doctor")
    assert done.returncode == 1
    return done.stdout


def test_the_doctor_says_what_is_wrong(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    device.write(task(1), "Water-plants", 1)
    device.sync()
    server.store.make_safe()
    assert "No problems found" in teaspoon(server, "doctor")
    server.store.execute("UPDATE space SET facts = 7")
    assert "counted wrong" in found(server)


def test_the_doctor_says_where_the_database_could_lose_what_it_was_given(tmp_path, durable_cluster):
    program = Program(tmp_path / "data", store=PostgresDatabase(durable_cluster))
    program.start()
    program.stop()
    said = found(program)
    assert "fsync is off" in said and "full_page_writes is off" in said
    warned = [json.loads(line)["message"] for line in program.process.stderr.read().splitlines()]
    assert any("fsync is off" in message for message in warned)
    program.store.make_safe()
    assert "No problems found" in teaspoon(program, "doctor")
