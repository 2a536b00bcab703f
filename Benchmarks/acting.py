"""From the click to the screen: add, tick and delete in the real page. A change on the screen is on the disk already."""

from pathlib import Path

from devices import Device, timing
from figures import Table, interleaved, median, medians, p95, sized

WATCH = (Path(__file__).parent / "watch.js").read_text()
SIZES = sized((0, 100, 1_000, 10_000), (0, 100))
CATEGORY = 3

ADD = """async (title) => {
    const field = document.getElementById('title-field');
    field.value = title;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const isThere = () => document.querySelector('#list .title')?.textContent === title;
    return watch.act(document.getElementById('add-button'), isThere);
}"""

TICK = """async () => {
    const tick = document.querySelector('#list .tick');
    const { id } = tick;
    const before = tick.getAttribute('aria-pressed');
    return watch.act(tick, () => document.getElementById(id)?.getAttribute('aria-pressed') !== before);
}"""

DELETE = """async () => {
    const button = document.querySelector('#list [id^="delete-"]');
    const { id } = button;
    return watch.act(button, () => document.getElementById(id) === null);
}"""

PARTS = ("send", "answer", "handle", "page", "save", "read", "patch", "layout", "shown", "painted")


def device(browser, server, replica, path):
    device = Device(browser, server, replica)
    device.context.add_init_script(WATCH)
    device.open(path)
    return device


def sample(device, code, *arguments):
    # Only a page in front is drawn.
    device.page.bring_to_front()
    measured = device.page.evaluate(code, *arguments)
    return {**measured, **timing(measured.pop("timing", ""))}


def summary(samples):
    of_part = medians([{part: one.get(part, 0.0) for part in PARTS} for one in samples])
    return {**of_part, **{f"{part} p95": p95([one[part] for one in samples]) for part in ("shown", "painted")}}


def measure(browser, server, shelf, rounds, kinds=("mixed", "one category")):
    """Adds by size and by whether all tasks have one cost (the list then shows a hundred rows)."""
    result = {}
    for kind in kinds:
        category = None if kind == "mixed" else CATEGORY
        path = f"/app/spoons/{CATEGORY}"
        devices = {size: device(browser, server, shelf.replica(size, category), path) for size in SIZES}
        samples = {size: [] for size in SIZES}
        for warming in range(4):
            for of_size in devices.values():
                sample(of_size, ADD, f"Warm {warming}")
        for number, size in enumerate(interleaved(SIZES, rounds)):
            samples[size].append(sample(devices[size], ADD, f"Water the plants {number}"))
        result[kind] = {size: summary(samples[size]) for size in SIZES}
        for of_size in devices.values():
            of_size.close()
    return result


def others(browser, server, shelf, rounds, sizes=sized((100, 1_000, 10_000), (100,))):
    """Ticks and deletes."""
    result = {}
    for name, code, path in (("tick", TICK, "/app/today"), ("delete", DELETE, f"/app/spoons/{CATEGORY}")):
        devices = {size: device(browser, server, shelf.replica(size), path) for size in sizes}
        for of_size in devices.values():
            if name == "delete":
                of_size.page.click("#menu > summary")
                of_size.page.click("#options-toggle")
                of_size.page.wait_for_selector('#list [id^="delete-"]')
                for number in range(rounds + 2):
                    of_size.act("/app/tasks/new", title=f"To go {number}", spoons=str(CATEGORY))
                of_size.open(path)
            for _ in range(2):
                sample(of_size, code)
        samples = {size: [] for size in sizes}
        for size in interleaved(sizes, rounds):
            samples[size].append(sample(devices[size], code))
        result[name] = {size: summary(samples[size]) for size in sizes}
        for of_size in devices.values():
            of_size.close()
    return result


def new_day(browser, server, shelf, rounds, tasks=sized(10_000, 100)):
    """A New Day, kept and answered with its page."""
    of_size = device(browser, server, shelf.replica(tasks), "/app/about")
    samples = [of_size.act("/app/day/new", spoons="12", back="/app/today") for _ in range(rounds)]
    of_size.close()
    whole = [one["all"] for one in samples]
    return {"tasks": tasks, "all": median(whole), "p95": p95(whole), **medians([timing(one["timing"]) for one in samples])}


def table(title, result):
    least = result.get(100) or next(iter(result.values()))
    table = Table(
        title, "tasks", "send", "answer", "(handle", "page", "save)", "read", "patch", "layout", "= shown", "p95", "× 100", "painted", "p95"
    )
    for size, at in result.items():
        steps = [float(at[part]) for part in PARTS[:-1]]
        times = f"{at['shown'] / least['shown']:.2f}"
        table.row(f"{size:,}", *steps, at["shown p95"], times, float(at["painted"]), at["painted p95"])
    return table


def tables(result):
    for kind, of_kind in result.items():
        yield table(f"Add, {kind}, ms (medians): from the click to laid out (durable by then), and to painted", of_kind)


def other_tables(result):
    for name, of_name in result.items():
        yield table(f"{name.capitalize()}, ms (medians)", of_name)


def new_day_tables(result):
    table = Table(f"New Day at {result['tasks']:,} tasks, ms (medians)", "all", "p95", "handle", "page", "save")
    table.row(*(f"{result[part]:.1f}" for part in ("all", "p95", "handle", "page", "save")))
    yield table
