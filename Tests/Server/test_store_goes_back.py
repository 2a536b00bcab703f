"""A3: a store that was put back from a copy, and not by `teaspoon restore`: nothing that a device knows is lost, and nobody has to do anything."""

import shutil
import subprocess

import pytest

from postgres import Cluster
from program import Program
from stores import PostgresDatabase
from variants import first_of
from wire import RememberingDevice, Session, task

NOW = 1_700_000_000_000


class Copied:
    """A store, and a copy of it that can be put back."""

    def __init__(self, program):
        self.program = program

    def copy(self):
        """Copies it as it is now, without asking the server."""
        self.program.stop()
        self.save()
        self.program.start()

    def put_back(self):
        self.program.kill()
        self.bring_back()
        self.program.start()


class CopiedFolder(Copied):
    """The data folder, as a file system's snapshot would keep it."""

    def save(self):
        shutil.copytree(self.program.data, f"{self.program.data}.copy")

    def bring_back(self):
        shutil.rmtree(self.program.data)
        shutil.copytree(f"{self.program.data}.copy", self.program.data)


class CopiedCluster(Copied):
    """PostgreSQL's own folder: what a base backup holds."""

    def save(self):
        self.move("data", "data.copy")

    def bring_back(self):
        self.move("data.copy", "data")

    def move(self, source, target):
        cluster = self.program.store.cluster
        cluster.crash()
        subprocess.run(["rm", "-rf", f"{cluster.folder}/{target}"], check=True)
        subprocess.run(["cp", "-a", f"{cluster.folder}/{source}", f"{cluster.folder}/{target}"], check=True)
        cluster.start()


class Dumped(Copied):
    """A dump of the database, read into an empty one of the same name."""

    def save(self):
        self.dump = self.program.store.script()

    def bring_back(self):
        database = self.program.store
        database.cluster.drop(database.name)
        database.cluster.say("postgres", f"CREATE DATABASE {database.name}")
        command = ["psql", "-h", database.cluster.folder, "-U", "teaspoon", "-d", database.name, "-q", "-v", "ON_ERROR_STOP=1"]
        subprocess.run(command, check=True, input=self.dump, stdout=subprocess.DEVNULL)


class Standby(Copied):
    """A standby that was not told the last writes, and takes the place of the main server."""

    def save(self):
        self.program.store.cluster.make_standby()

    def bring_back(self):
        self.program.store.cluster.promote_standby()


WAYS = {"folder": CopiedFolder, "base backup": CopiedCluster, "dump": Dumped, "standby": Standby}


@pytest.fixture(params=first_of(*WAYS))
def copied(request, tmp_path):
    # A separate cluster: another server takes its place.
    cluster = None if request.param == "folder" else Cluster(durable=True)
    program = Program(tmp_path / "data", store=cluster and PostgresDatabase(cluster))
    program.start()
    yield WAYS[request.param](program)
    program.kill()
    if cluster:
        cluster.stop()


def device_of(session, *numbers):
    device = RememberingDevice(session)
    device.sync()
    write(device, *numbers)
    return device


def write(device, *numbers):
    for number in numbers:
        device.write(task(number), f"Task {number}", NOW + number)
    device.sync()


def tasks(device):
    return {value for (kind, *_), (_, value) in device.known.items() if kind == 1}


def test_a3_what_was_answered_since_the_copy_is_told_again_and_everybody_gets_everything(copied):
    session = Session(copied.program).register()
    ada = device_of(session, *range(5))
    phone = device_of(session)
    copied.copy()
    write(ada, *range(5, 15))
    phone.sync()
    copied.put_back()
    # The phone wrote as much as was lost before the other device came: the places in the order of arrival are taken.
    write(phone, *range(100, 115))
    write(ada, 200)
    phone.sync()
    everything = {f"Task {number}" for number in [*range(15), *range(100, 115), 200]}
    assert tasks(ada) == tasks(phone) == everything
    assert tasks(device_of(session)) == everything


def test_a3_once_told_a_device_goes_on_as_ever(copied):
    session = Session(copied.program).register()
    device = device_of(session, 1)
    copied.copy()
    write(device, 2)
    copied.put_back()
    write(device, 3)
    write(device, 4)
    device.sync()
    assert device.told_anew == 1
    copied.program.stop()
    copied.program.start()
    write(device, 5)
    assert device.told_anew == 1


def test_a3_where_nothing_was_lost_nothing_is_told_again(copied):
    session = Session(copied.program).register()
    device = device_of(session, 1)
    other = device_of(session)
    copied.copy()
    write(device, 2)
    copied.program.stop()
    copied.program.start()
    write(device, 3)
    other.sync()
    assert (device.told_anew, other.told_anew) == (0, 0)
    assert tasks(other) == {"Task 1", "Task 2", "Task 3"}


@pytest.mark.parametrize("copied", ["folder", "dump"], indirect=True)
def test_a3_a_device_that_lies_about_where_the_store_was_troubles_nobody_else(copied):
    session = Session(copied.program).register()
    device, liar = device_of(session, 1), device_of(session)
    for position in bytes(16), b"\xff" * 16:
        liar.position = position
        liar.sync()
    assert liar.told_anew == 2
    write(device, 2)
    assert device.told_anew == 0
