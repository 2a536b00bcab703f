"""Tasks that are assigned to the days of a week or a month: natively by the planner alone, and as the page that a browser shows."""

import json
import random
import subprocess

from acting import device, sample
from devices import WORKBENCH
from figures import Table, interleaved, median, medians, sized
from weeks import week

SIZES = sized(((50, 7), (200, 7), (200, 30), (1_000, 30)), ((50, 7),))
COUNT = sized(20, 2)
STORED = sized((50, 200, 1_000), (50,))

PLAN = "/app/plan/week"
TURN = """async ([address, title]) => {
    const isThere = () => document.querySelector('h1').textContent === title;
    return watch.act(document.querySelector(`.segments a[href="${address}"]`), isThere);
}"""
PARTS = ("handle", "answer", "shown")


def measure(browser, server, shelf, rounds):
    return {"native": natively(rounds), "pages": as_pages(browser, server, shelf, rounds)}


def natively(rounds):
    result = {}
    for tasks, days in SIZES:
        rng = random.Random(tasks * days)
        lines = "".join(json.dumps(week(rng, tasks, days)) + "\n" for _ in range(COUNT))
        said = subprocess.run([WORKBENCH, "assign", "--runs", str(rounds)], input=lines, capture_output=True, text=True, check=True)
        times = [json.loads(line)["microseconds"] / 1000 for line in said.stdout.splitlines()]
        result[f"{tasks:,} on {days} days"] = {"median": median(times), "most": round(max(times), 2)}
    return result


def as_pages(browser, server, shelf, rounds):
    """A plan of a week, and one of thirty days, turned to in the page: reading the tasks, assigning them and drawing the page."""
    devices = {stored: device(browser, server, shelf.replica(stored), PLAN) for stored in STORED}
    turned = {(stored, days): [] for stored in STORED for days in (7, 30)}
    for number, stored in enumerate(interleaved(STORED, rounds + 2)):
        long = sample(devices[stored], TURN, [f"{PLAN}?days=30", "30 days that fit"])
        short = sample(devices[stored], TURN, [PLAN, "A week that fits"])
        # The first of each warm up.
        if number >= 2 * len(STORED):
            turned[stored, 30].append({part: long.get(part, 0.0) for part in PARTS})
            turned[stored, 7].append({part: short.get(part, 0.0) for part in PARTS})
    for of_size in devices.values():
        of_size.close()
    return {f"{stored:,} on {days} days": medians(samples) for (stored, days), samples in turned.items()}


def tables(result):
    title = f"Tasks assigned to days, ms of processor time: the shortest of many runs, of {COUNT} instances"
    table = Table(title, "tasks", "median", "most")
    for name, at in result["native"].items():
        table.row(name, at["median"], at["most"])
    yield table
    table = Table("A plan for several days in the browser, ms (medians)", "stored", "handle", "answer", "= shown")
    for name, at in result["pages"].items():
        table.row(name, at["handle"], at["answer"], at["shown"])
    yield table
