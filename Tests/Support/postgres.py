"""A PostgreSQL cluster that lasts as long as the tests."""

import contextlib
import itertools
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

from program import ROOT

SCRIPT = ROOT / "tools/throwaway-postgres"

MEMORY = "/dev/shm"
IS_DISTRIBUTED = "CITUS_PROGRAMS" in os.environ
"""Whether a cluster is a coordinator of Citus with two workers."""

ENOUGH = 1 << 30
"""So many bytes must be free there: each test's database takes eight million for as long as the test runs."""


def quick_folder():
    """Where files are kept in memory, if there is room: on a busy disk an empty database takes a second and a half, there a tenth."""
    has_room = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ENOUGH
    return tempfile.mkdtemp(prefix="teaspoon-pg-", dir=MEMORY if has_room else None)


class Cluster:
    def __init__(self, durable=False, folder=None, primary=None, settings=None):
        """`primary`: another cluster, of which this one is a standby that is told everything. `settings`: for tools/throwaway-postgres."""
        self.settings = settings or {}
        self.folder = str(folder or quick_folder())
        self.durable = ["durable"] if durable else []
        self.numbers = itertools.count(1)
        if primary:
            self.tell("follow", primary.folder)
        else:
            self.start()

    def tell(self, action, *more):
        # Should this process be killed, the cluster goes with it.
        owner = {**os.environ, **self.settings, "OWNER": str(os.getpid())}
        subprocess.run([SCRIPT, action, self.folder, *more], check=True, env=owner, stdout=subprocess.DEVNULL)

    def start(self):
        self.tell("start", *self.durable)

    @contextlib.contextmanager
    def frozen(self):
        """All its processes stand still, as when its machine is suspended or its disk hangs."""
        processes = self.processes()
        try:
            for process in processes:
                os.kill(process, signal.SIGSTOP)
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def nodes(self):
        """The folders of its machines: the one that is asked, and the workers of a distributed one."""
        return [self.folder, *sorted(map(str, pathlib.Path(self.folder).glob("worker-*")))]

    def processes(self):
        """The numbers of its processes, the postmaster's first."""
        postmaster = int(pathlib.Path(self.folder, "data/postmaster.pid").read_text().split()[0])
        children = pathlib.Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        return [postmaster, *map(int, children)]

    def kill(self):
        """All its processes end in the middle of what they do, as when its machine is switched off."""
        processes = self.processes()
        # First all stand still: a postmaster would otherwise hear of its children's end, and a child of its postmaster's.
        for number in signal.SIGSTOP, signal.SIGKILL:
            for process in processes:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, number)
        while any(pathlib.Path(f"/proc/{process}").exists() for process in processes):
            time.sleep(0.005)

    def take_over(self):
        """A standby becomes a primary."""
        self.tell("take-over")

    def crash(self):
        self.tell("break")

    def make_standby(self):
        """A standby that is told nothing that is written from now on."""
        self.tell("standby")

    def promote_standby(self):
        """Crashes, and has the standby in its place."""
        self.tell("promote")

    def stop(self):
        self.tell("stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self, kind="test"):
        """The address of an empty database. In a distributed cluster, one of the kind `plain` is on the coordinator alone."""
        name = f"{kind}{next(self.numbers)}"
        self.tell("database", name)
        return f"postgres:///{name}?host={self.folder}&user=teaspoon"

    def drop(self, name):
        """Removes a database, even one that is still in use."""
        self.tell("drop", name)

    def say(self, database, statement, node=None):
        command = ["psql", "-h", node or self.folder, "-U", "teaspoon", "-d", database, "-qtA", "-v", "ON_ERROR_STOP=1"]
        # An argument of a program may have 128 KiB.
        given = ["-f", "-"] if len(statement) > 100_000 else ["-c", statement]
        return subprocess.run([*command, *given], check=True, capture_output=True, text=True, input=statement).stdout
