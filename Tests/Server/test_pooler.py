"""PgBouncer between servers and PostgreSQL, as docs/scaling.md sets it up."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from program import Program, eventually
from stores import PostgresDatabase
from test_moves_announced import Page
from wire import Device, Session, task

# Nobody needs it, so it is only installed for the exhaustive run.
pytestmark = pytest.mark.exhaustive

SETTINGS = """
[databases]
* = host={cluster}
[pgbouncer]
listen_addr =
unix_socket_dir = {folder}
listen_port = 6432
auth_type = trust
auth_file = {folder}/users.txt
logfile = {folder}/log
pool_mode = {mode}
default_pool_size = 40
{more}
"""


class Pooler:
    def __init__(self, cluster, mode="session", more=""):
        self.folder = Path(tempfile.mkdtemp(prefix="teaspoon-pool-", dir="/tmp"))
        # It does not run as root.
        self.folder.chmod(0o777)
        (self.folder / "users.txt").write_text('"teaspoon" ""\n')
        (self.folder / "pooler.ini").write_text(SETTINGS.format(cluster=cluster.folder, folder=self.folder, mode=mode, more=more))
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        self.process = subprocess.Popen([*user, "/usr/sbin/pgbouncer", "-q", self.folder / "pooler.ini"], stderr=subprocess.DEVNULL)
        eventually((self.folder / ".s.PGSQL.6432").exists)

    def address(self, database):
        return f"postgres:///{database}?host={self.folder}&port=6432&user=teaspoon"

    def stop(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


class Pooled:
    """A server's store, through a pooler."""

    def __init__(self, pooler, database):
        self.options = ["--store", pooler.address(database.name)]


@pytest.fixture
def database(cluster):
    database = PostgresDatabase(cluster)
    yield database
    database.remove()


@pytest.fixture
def servers_through(cluster, database, tmp_path):
    """Makes two servers that reach their database through a pooler with certain settings."""
    started = []

    def make(**settings):
        pooler = Pooler(cluster, **settings)
        started.append(pooler)
        for name in "one", "other":
            server = Program(tmp_path / name, store=Pooled(pooler, database))
            server.start()
            started.append(server)
        return started[1:]

    yield make
    for one in reversed(started):
        one.kill() if isinstance(one, Program) else one.stop()


def said(server):
    server.stop()
    return server.process.stderr.read()


def test_a3_through_a_pooler_that_pools_sessions_servers_work_and_hear_of_each_other(servers_through):
    one, other = servers_through()
    session = Session(one).register()
    device = Device(session)
    device.sync()
    page = Page(Session(other, session.cookie))
    eventually(lambda: page.told == 0)
    for number in range(20):
        device.write(task(number), "Water plants", number)
        device.sync()
    eventually(lambda: page.told == device.cursor)
    # The pooler takes no settings with a connection; they are made afterwards.
    assert "pooler drops" not in said(one)


def test_a_pooler_that_drops_the_settings_is_named_in_the_log(servers_through):
    one, _ = servers_through(more="ignore_startup_parameters = options")
    assert "a pooler drops the settings of connections" in said(one)
