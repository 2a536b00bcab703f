"""Where a server under test keeps accounts: what a test does to it from outside."""

import re
import sqlite3
import subprocess
import time


class SQLiteFile:
    """The usual store: a file in the data folder."""

    options = []

    def __init__(self, folder):
        self.file = folder / "teaspoon.db"

    def execute(self, statement):
        with sqlite3.connect(self.file, timeout=10) as database:
            database.execute(statement)

    def ask(self, statement):
        """The one value that a query finds, as text."""
        with sqlite3.connect(self.file, timeout=10) as database:
            return str(database.execute(statement).fetchone()[0])

    def dump(self):
        return b"".join(path.read_bytes() for path in self.file.parent.glob("teaspoon.db*"))

    def lose(self):
        """As if the disk had gone."""
        for path in self.file.parent.glob("teaspoon.db*"):
            path.unlink()

    def make_safe(self):
        """Nothing: its settings are the program's own."""

    def refuse_facts(self):
        """The store takes facts no longer, from any writer."""
        self.execute("CREATE TRIGGER refused BEFORE INSERT ON fact BEGIN SELECT RAISE(ABORT, 'refused'); END")

    def take_facts(self):
        self.execute("DROP TRIGGER refused")

    @staticmethod
    def bytes(hexadecimal):
        return f"x'{hexadecimal}'"


class PostgresDatabase:
    def __init__(self, cluster):
        self.cluster = cluster
        self.made = []
        self.lose()

    @property
    def options(self):
        return ["--store", self.address]

    @property
    def name(self):
        return self.address.split("?")[0].rsplit("/", 1)[1]

    def execute(self, statement):
        self.cluster.say(self.name, statement)

    def ask(self, statement):
        """The one value that a query finds, as text."""
        return self.cluster.say(self.name, statement).strip()

    def make_safe(self):
        """Waits for the disk, as no test needs it to."""
        for node in self.cluster.nodes():
            for setting in "fsync", "full_page_writes":
                self.cluster.say("postgres", f"ALTER SYSTEM SET {setting} = on", node)
            self.cluster.say("postgres", "SELECT pg_reload_conf()", node)
        while self.ask("SELECT current_setting('full_page_writes')") != "on":
            time.sleep(0.02)

    def script(self):
        """All of it, as statements that make it again."""
        command = ["pg_dump", "-h", self.cluster.folder, "-U", "teaspoon", self.name]
        return subprocess.run(command, check=True, capture_output=True).stdout

    def dump(self):
        text = self.script()
        # Bytes stand there in hexadecimal digits.
        return text + b"".join(bytes.fromhex(found.decode()) for found in re.findall(rb"\\\\x((?:[0-9a-f]{2})+)", text))

    def lose(self):
        self.address = self.cluster.new_database()
        self.made.append(self.name)

    def remove(self):
        for name in self.made:
            self.cluster.drop(name)

    def refuse_facts(self):
        """The store takes facts no longer, from any writer."""
        self.execute("ALTER TABLE fact ADD CONSTRAINT refused CHECK (false) NOT VALID")

    def take_facts(self):
        self.execute("ALTER TABLE fact DROP CONSTRAINT refused")

    @staticmethod
    def bytes(hexadecimal):
        return f"'\\x{hexadecimal}'"
