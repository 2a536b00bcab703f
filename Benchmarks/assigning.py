"""Tasks that are assigned to the days of a week or a month, natively: the planner alone, without a page."""

import json
import random
import subprocess

from devices import WORKBENCH
from figures import Table, median
from weeks import week

SIZES = ((50, 7), (200, 7), (200, 30), (1_000, 30))
COUNT = 20


def measure(rounds):
    result = {}
    for tasks, days in SIZES:
        chance = random.Random(tasks * days)
        lines = "".join(json.dumps(week(chance, tasks, days)) + "\n" for _ in range(COUNT))
        said = subprocess.run([WORKBENCH, "assign", "--runs", str(rounds)], input=lines, capture_output=True, text=True, check=True)
        times = [json.loads(line)["microseconds"] / 1000 for line in said.stdout.splitlines()]
        result[f"{tasks:,} on {days} days"] = {"median": median(times), "most": round(max(times), 2)}
    return result


def tables(result):
    title = f"Tasks assigned to days, ms of processor time: the shortest of many runs, of {COUNT} instances"
    table = Table(title, "tasks", "median", "most")
    for name, at in result.items():
        table.row(name, at["median"], at["most"])
    yield table
