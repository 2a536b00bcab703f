"""Pushes and pulls a second on one PostgreSQL, and on Citus with one and with two workers; and the processor time that each machine takes.

The databases alone are measured, by pgbench: the statements as `Storage` sends them, in the same round trips, all of it durable. All databases
run on this one machine and share its processor. So more workers cannot take more pushes here, and the processor time is what carries
over to several machines. The ways take turns, so that what else the machine does meets all alike.
"""

import json
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

from figures import Table, interleaved, median, sized
from postgres import Cluster
from program import Program
from pushes import FACTS, FILL, NOTICE, PLANS, REGISTRATION, SERVERS, SPACES
from stores import PostgresDatabase

PROGRAMS = os.environ.get("BENCH_CITUS_PROGRAMS")
"""The folder that `tools/build-citus` printed; nothing is measured without it."""
CLIENTS = [16]
"""As many as a server has connections. Each needs another one at each worker, which takes longer than the load where there are many."""
ROUNDS = sized(3, 1)
SECONDS = int(os.environ.get("SECONDS_OF_LOAD", sized("5", "1")))

# A place in the order of arrival that no other push has: pgbench cannot use what the first round trip has answered.
SETTINGS = f"""
\\set s random(1, {SPACES})
\\set f random(1, {2 * FACTS})
\\set stamp random(1, 1000000000)
\\set place :place + 8
"""

PUSH = f"""{SETTINGS}
\\startpipeline
BEGIN;
{{lock}}
SELECT epoch, sequence, facts, bytes FROM space WHERE id = int8send(:s) FOR UPDATE;
SELECT fact.stamp, length(fact.value) FROM generate_series(1, 8) AS given CROSS JOIN LATERAL (
    SELECT value, stamp FROM fact WHERE space = int8send(:s) AND thing = int8send(:f + given) AND field = 1 LIMIT 1
) AS fact;
\\endpipeline
\\startpipeline
{REGISTRATION}
INSERT INTO fact
SELECT {{space}}, int8send(:f + given), 1, 'abcdefghij', int8send(:stamp) || int8send(given),
    (:place::bigint + given) * 1024 + :client_id
FROM {{source}}
ON CONFLICT (space, thing, field) DO UPDATE
SET value = excluded.value, stamp = excluded.stamp, sequence = excluded.sequence;
UPDATE space SET sequence = sequence + 8, facts = facts + 4, bytes = bytes + 104 WHERE id = int8send(:s);
COMMIT;
\\endpipeline
"""
FROM_SPACE = {
    "space": "space.id",
    "source": "space CROSS JOIN generate_series(1, 8) AS given WHERE space.id = int8send(:s)",
}
PUSHES = {
    "before": PUSH.format(lock="", space="int8send(:s)", source="generate_series(1, 8) AS given"),
    "now": PUSH.format(lock="", **FROM_SPACE),
    "divided": PUSH.format(lock="SELECT pg_advisory_xact_lock(:s);", **FROM_SPACE),
}

# Eight facts, from somewhere in the order of arrival.
PULL = f"""{SETTINGS}
\\set cursor random(1, {FACTS - 10})
SELECT space.epoch, space.sequence, fact.sequence, fact.thing, fact.field, fact.value, fact.stamp
FROM space LEFT JOIN LATERAL (
    SELECT * FROM (
        SELECT thing, field, value, stamp, sequence, coalesce(sum(octet_length(value)) OVER (
            ORDER BY sequence ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING
        ), 0) AS before
        FROM fact WHERE space = int8send(:s) AND sequence > :cursor ORDER BY sequence LIMIT 8
    ) AS page WHERE before < 1000000
) AS fact ON true
WHERE space.id = int8send(:s) ORDER BY fact.sequence;
"""

STORES = {"one PostgreSQL": None, "Citus, one worker": 1, "Citus, two workers": 2}
WAYS = {
    "pushes, one PostgreSQL, as before Citus": ("one PostgreSQL", "before"),
    "pushes, one PostgreSQL": ("one PostgreSQL", "now"),
    "pushes, Citus, one worker": ("Citus, one worker", "divided"),
    "pushes, Citus, two workers": ("Citus, two workers", "divided"),
    "pulls, one PostgreSQL": ("one PostgreSQL", "pull"),
    "pulls, Citus, one worker": ("Citus, one worker", "pull"),
    "pulls, Citus, two workers": ("Citus, two workers", "pull"),
}


def measure():
    if not PROGRAMS:
        return []
    with tempfile.TemporaryDirectory(prefix="teaspoon-dividing-") as folder:
        # PostgreSQL's user passes through.
        os.chmod(folder, 0o711)
        stores = {}
        try:
            for number, (name, workers) in enumerate(STORES.items()):
                stores[name] = Store(Path(folder, str(number)), workers)
            found = []
            for clients in CLIENTS:
                runs = {way: [] for way in WAYS}
                for way in interleaved([*WAYS], ROUNDS):
                    store, script = WAYS[way]
                    runs[way].append(stores[store].run(script, clients))
                for way, of_one in runs.items():
                    speed, wait, first, others = zip(*of_one, strict=True)
                    found.append({
                        "way": way, "clients": clients, "per second": median(speed), "mean ms": median(wait),
                        "ms of the first": median(first), "ms of workers": median(others),
                    })
            return found
        finally:
            for store in stores.values():
                store.cluster.stop()


class Store:
    """A database that is filled, and what pgbench does with it, in files."""

    def __init__(self, folder, workers):
        folder.mkdir(mode=0o711)
        citus = {"CITUS_PROGRAMS": PROGRAMS, "CITUS_WORKERS": str(workers)} if workers else {}
        self.cluster = Cluster(durable=True, folder=folder / "pg", settings=citus)
        database = PostgresDatabase(self.cluster)
        database.make_safe()
        program = Program(folder / "data", store=database)
        program.start()
        program.stop()
        for statement in filter(str.strip, FILL.split(";")):
            database.execute(statement)
        database.execute("VACUUM ANALYZE")
        plans = PLANS.replace("force_generic_plan", "force_custom_plan") if workers else PLANS
        self.environment = {**os.environ, "PGOPTIONS": plans}
        self.connection = ["-h", self.cluster.folder, "-U", "teaspoon", database.name]
        self.folder = folder
        for name, script in [*PUSHES.items(), ("pull", PULL), ("notice", NOTICE)]:
            self.file(name).write_text(script)

    def file(self, name):
        return self.folder / f"{name}.sql"

    def run(self, script, clients):
        """How many a second, the mean time of one, and the processor time of one at the machine that is asked and at all workers, in ms."""
        telling = None if script == "pull" else self.start("notice", SERVERS, SECONDS + 1)
        before = self.processor_times()
        loading = self.start(script, clients, SECONDS)
        said, _ = loading.communicate()
        time.sleep(0.5)
        first, *others = (after - start for after, start in zip(self.processor_times(), before, strict=True))
        if telling:
            telling.communicate()
        if loading.returncode != 0:
            raise RuntimeError(f"pgbench ended with {loading.returncode}")
        done = int(re.search(r"actually processed: ([0-9]+)", said)[1])
        if not done:
            raise RuntimeError(f"nothing was done in {SECONDS} seconds: there is too much load besides")
        return (
            float(re.search(r"tps = ([0-9.]+)", said)[1]), float(re.search(r"latency average = ([0-9.]+)", said)[1]),
            1000 * first / done, 1000 * sum(others) / done,
        )

    def processor_times(self):
        """Seconds of the connections that have ended, at each machine."""
        times = []
        for node in self.cluster.nodes():
            postmaster = Path(node, "data/postmaster.pid").read_text().split()[0]
            fields = Path(f"/proc/{postmaster}/stat").read_text().rsplit(")", 1)[1].split()
            times.append((int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK"))
        return times

    def start(self, script, clients, seconds):
        place = ["-D", f"place={int(time.time() * 1_000_000) % 10**14}"]
        command = ["pgbench", "-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(seconds), *place, "-f", self.file(script)]
        return subprocess.Popen([*command, *self.connection], env=self.environment, stdout=subprocess.PIPE, text=True)


def tables(result):
    table = Table("Pushes and pulls on Citus, the databases alone, all on one machine", "", *[
        f"{clients} {word}" for clients in CLIENTS for word in ("clients, per s", "mean ms", "CPU ms, asked", "CPU ms, workers")
    ])
    for way in WAYS:
        cells = []
        for one in result:
            if one["way"] == way:
                cells += [
                    round(one["per second"]), f"{one['mean ms']:.1f}", f"{one['ms of the first']:.2f}", f"{one['ms of workers']:.2f}",
                ]
        if cells:
            table.row(way, *cells)
    yield table if result else "\nCitus is not measured: name a folder with its sources (make bench CITUS=FOLDER)."


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
