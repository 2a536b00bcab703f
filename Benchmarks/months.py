"""A month of the calendar: empty, and with 2,000 dated tasks among 10,000; turned to, and opened by a cold worker."""

from acting import device, sample
from figures import Table, interleaved, medians, p95, sized
from opening import opened_cold

MONTH = "/app/calendar?date=2026-12-15"
BEFORE = "/app/calendar?date=2026-11-15"
KINDS = sized(
    {"nothing stored": (0, 0), "10,000 stored, none dated": (10_000, 0), "10,000 stored, 2,000 of them in it": (10_000, 2_000)},
    {"nothing stored": (0, 0), "100 stored, 20 of them in it": (100, 20)},
)

TURN = """async ([id, title]) => {
    const isThere = () => document.getElementById('month-title').textContent === title;
    return watch.act(document.getElementById(id), isThere);
}"""

PARTS = ("answer", "handle", "read", "patch", "layout", "shown")


def measure(browser, server, shelf, rounds):
    devices = {name: device(browser, server, shelf.replica(tasks, dated=dated), BEFORE) for name, (tasks, dated) in KINDS.items()}
    turned, opened = ({name: [] for name in KINDS} for _ in range(2))
    for number, name in enumerate(interleaved(KINDS, rounds + 2)):
        of_kind = devices[name]
        of_kind.page.bring_to_front()
        there = sample(of_kind, TURN, ["next", "December 2026"])
        # The first of each warm up.
        if number >= 2 * len(KINDS):
            turned[name].append({part: there.get(part, 0.0) for part in PARTS})
        sample(of_kind, TURN, ["previous", "November 2026"])
    for name in interleaved(KINDS, max(rounds // 2, sized(5, 1))):
        opened[name].append(opened_cold(devices[name], MONTH))
    for of_kind in devices.values():
        of_kind.close()
    return {
        name: {
            **medians(turned[name]),
            "p95": p95([one["shown"] for one in turned[name]]),
            "cold": medians([{"answered": one["answered"], "painted": one["painted"]} for one in opened[name]]),
        }
        for name in KINDS
    }


def tables(result):
    least = next(iter(result.values()))
    table = Table(
        "A month of the calendar, ms (medians): turned to until laid out; opened by a cold worker",
        "what", "answer", "(handle)", "read", "patch", "layout", "= shown", "p95", "× empty", "cold answered", "painted", "× empty",
    )
    for name, at in result.items():
        table.row(
            name, *(float(at[part]) for part in PARTS), at["p95"], f"{at['shown'] / least['shown']:.2f}",
            at["cold"]["answered"], at["cold"]["painted"], f"{at['cold']['painted'] / least['cold']['painted']:.2f}",
        )  # fmt: skip
    yield table
