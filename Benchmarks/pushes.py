"""Pushes a second that one PostgreSQL takes, with and without a notice in the transaction of each push.

The database alone is measured, by pgbench: the statements of a push as `Storage` sends them, in the same two round trips, and all of it
durable. The three ways take turns, so that what else the machine does meets all alike.
"""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from figures import Table, interleaved, median, sized
from postgres import Cluster
from program import Program
from stores import PostgresDatabase

SPACES = sized(300, 10)
FACTS = sized(1_000, 20)
CLIENTS = sized([16, 64], [2])
SERVERS = 2
"""So many tell of moves, where pushes do not do it themselves."""
ROUNDS = sized(3, 1)
SECONDS = int(os.environ.get("SECONDS_OF_LOAD", sized("5", "1")))

# As `Handshake` asks for it.
PLANS = "-c plan_cache_mode=force_generic_plan " + " ".join(
    f"-c {setting}=off" for setting in ("enable_seqscan", "enable_bitmapscan", "enable_hashjoin", "enable_mergejoin", "jit")
)

FILL = f"""
INSERT INTO space SELECT int8send(s), s, {FACTS}, {FACTS}, {26 * FACTS} FROM generate_series(1, {SPACES}) AS s;
INSERT INTO fact SELECT int8send(s), int8send(f), 1, '0123456789', int8send(0) || int8send(0), f
FROM generate_series(1, {SPACES}) AS s, generate_series(1, {FACTS}) AS f;
INSERT INTO account SELECT int8send(s), s || '@example.org', 'password', int8send(s), 0, false FROM generate_series(1, {SPACES}) AS s;
INSERT INTO address SELECT s || '@example.org', int8send(s) FROM generate_series(1, {SPACES}) AS s;
INSERT INTO session SELECT int8send(s), int8send(n), 'Firefox', 0, 0, 1 FROM generate_series(1, {SPACES}) AS s, generate_series(1, 3) AS n;
"""

# Eight facts, half of them new versions of old ones.
PUSH = f"""
\\set s random(1, {SPACES})
\\set f random(1, {2 * FACTS})
\\startpipeline
BEGIN;
SELECT epoch, sequence, facts, bytes FROM space WHERE id = int8send(:s) FOR UPDATE;
SELECT fact.stamp, length(fact.value) FROM generate_series(1, 8) AS given CROSS JOIN LATERAL (
    SELECT value, stamp FROM fact WHERE space = int8send(:s) AND thing = int8send(:f + given) AND field = 1 LIMIT 1
) AS fact;
\\endpipeline
\\startpipeline
{{first}}
INSERT INTO fact
SELECT int8send(:s), int8send(:f + given), 1, 'abcdefghij', int8send(txid_current()) || int8send(given),
    (SELECT sequence FROM space WHERE id = int8send(:s)) + given
FROM generate_series(1, 8) AS given
ON CONFLICT (space, thing, field) DO UPDATE
SET value = excluded.value, stamp = excluded.stamp, sequence = excluded.sequence;
UPDATE space SET sequence = sequence + 8, facts = facts + 4, bytes = bytes + 104 WHERE id = int8send(:s);
{{last}}
COMMIT;
\\endpipeline
"""

# The notice as `MoveNotifier` sends it: it does not wait for the disk, and there is at most one every ten milliseconds.
NOTICE = f"""
\\set s random(1, {SPACES})
SELECT set_config('synchronous_commit', 'off', true), pg_notify('teaspoon_moves', (:s + move) || ' 1')
FROM generate_series(1, 16) AS move;
\\sleep 10 ms
"""

REGISTRATION = """
INSERT INTO server (id, seen) SELECT :client_id % 2, clock_timestamp()
WHERE pg_advisory_xact_lock_shared(:client_id % 2) IS NOT NULL ON CONFLICT (id) DO NOTHING;
"""

# What else a request with a session asks of the database: who it is, every time; that it was seen, once an hour.
LOOK_UP = f"""
\\set s random(1, {SPACES})
\\set n random(1, 3)
SELECT session.*, account.*, key
FROM session JOIN account ON id = session.account JOIN address ON address.account = id
WHERE session.account = int8send(:s) AND hash = int8send(:n) AND expires > 0;
"""
SEEN = f"""
\\set s random(1, {SPACES})
\\set n random(1, 3)
UPDATE session SET seen = greatest(seen, seen + 1) WHERE account = int8send(:s) AND hash = int8send(:n);
"""

WAYS = {
    "a notice in each push (before)": {"first": "", "last": "SELECT pg_notify('teaspoon_moves', :s || ' 1');"},
    "one notice for many (now)": {"first": REGISTRATION, "last": "", "notices": True},
    "no notices": {"first": "", "last": ""},
}
BESIDES = {"a session is looked up": LOOK_UP, "a session was seen": SEEN}


def measure():
    with tempfile.TemporaryDirectory(prefix="teaspoon-pushes-") as folder:
        # PostgreSQL's user passes through.
        os.chmod(folder, 0o711)
        # On the disk, and waiting for it.
        cluster = Cluster(durable=True, folder=f"{folder}/pg")
        try:
            database = PostgresDatabase(cluster)
            database.make_safe()
            program = Program(f"{folder}/data", store=database)
            program.start()
            program.stop()
            database.execute(FILL)
            database.execute("VACUUM ANALYZE")
            scripts = Scripts(Path(folder), cluster.folder, database.name)
            found = []
            for clients in CLIENTS:
                names = [*WAYS, *BESIDES]
                runs = {way: [] for way in names}
                for way in interleaved(names, ROUNDS):
                    runs[way].append(scripts.run(way, clients))
                for way, of_one in runs.items():
                    speed, wait = zip(*of_one, strict=True)
                    found.append({"way": way, "clients": clients, "per second": median(speed), "mean ms": median(wait)})
            return found
        finally:
            cluster.stop()


class Scripts:
    """What pgbench does, in files."""

    def __init__(self, folder, socket, database):
        self.environment = {**os.environ, "PGOPTIONS": PLANS}
        self.connection = ["-h", socket, "-U", "teaspoon", database]
        self.notice = folder / "notice.sql"
        self.notice.write_text(NOTICE)
        self.pushes = {}
        for number, (way, parts) in enumerate(WAYS.items()):
            self.pushes[way] = folder / f"push{number}.sql"
            self.pushes[way].write_text(PUSH.format(first=parts["first"], last=parts["last"]))
        for number, (name, script) in enumerate(BESIDES.items()):
            self.pushes[name] = folder / f"besides{number}.sql"
            self.pushes[name].write_text(script)

    def run(self, way, clients):
        """Pushes a second, and the mean time of one in milliseconds."""
        has_notices = WAYS.get(way, {}).get("notices")
        telling = self.start(self.notice, SERVERS, SECONDS + 1) if has_notices else None
        pushing = self.start(self.pushes[way], clients, SECONDS)
        said, _ = pushing.communicate()
        if telling:
            telling.communicate()
        if pushing.returncode != 0:
            raise RuntimeError(f"pgbench ended with {pushing.returncode}")
        speed = float(re.search(r"tps = ([0-9.]+)", said)[1])
        return speed, float(re.search(r"latency average = ([0-9.]+)", said)[1])

    def start(self, script, clients, seconds):
        command = ["pgbench", "-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(seconds), "-f", script]
        return subprocess.Popen([*command, *self.connection], env=self.environment, stdout=subprocess.PIPE, text=True)


def tables(result):
    table = Table("Pushes on one PostgreSQL, the database alone", "", *[
        f"{clients} {word}" for clients in CLIENTS for word in ("clients, per s", "mean ms")
    ])
    for way in [*WAYS, *BESIDES]:
        cells = []
        for one in result:
            if one["way"] == way:
                cells += [round(one["per second"]), f"{one['mean ms']:.1f}"]
        table.row(way, *cells)
    yield table


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
