"""A PostgreSQL cluster that lasts as long as the tests."""

import itertools
import os
import shutil
import subprocess
import tempfile

from program import ROOT

SCRIPT = ROOT / "tools/throwaway-postgres"


class Cluster:
    def __init__(self, durable=False):
        self.folder = tempfile.mkdtemp(prefix="teaspoon-pg-")
        self.durable = ["durable"] if durable else []
        self.numbers = itertools.count(1)
        self.start()

    def tell(self, action, *more):
        # Should this process be killed, the cluster goes with it.
        owner = {**os.environ, "OWNER": str(os.getpid())}
        subprocess.run([SCRIPT, action, self.folder, *more], check=True, env=owner, stdout=subprocess.DEVNULL)

    def start(self):
        self.tell("start", *self.durable)

    def crash(self):
        self.tell("break")

    def stop(self):
        self.tell("stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self):
        """The address of an empty database."""
        name = f"test{next(self.numbers)}"
        self.say("postgres", f"CREATE DATABASE {name}")
        return f"postgres:///{name}?host={self.folder}&user=teaspoon"

    def say(self, database, statement):
        command = ["psql", "-h", self.folder, "-U", "teaspoon", "-d", database, "-qtA", "-v", "ON_ERROR_STOP=1", "-c", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
