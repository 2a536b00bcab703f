"""From a cold worker to the first paint of today, with little and with much in the replica."""

from devices import Device
from figures import Table, interleaved, medians, p95, sized

SIZES = sized((0, 1_000, 10_000), (0, 100))
AIMS = {1_000: 1.2, 10_000: 1.6}

PAINTED = """() => new Promise((resolve) => {
    new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (!paint) return;
        const navigation = performance.getEntriesByType('navigation')[0];
        const timing = navigation.serverTiming.map((part) => [part.name, part.duration]);
        resolve({ answered: navigation.responseStart, painted: paint.startTime, worker: navigation.workerStart,
            ...Object.fromEntries(timing) });
    }).observe({ type: 'paint', buffered: true });
})"""


def opened_cold(device, path="/app/today"):
    """One opening that had to start the worker."""
    for _ in range(5):
        device.stop_worker()
        device.open(path)
        sample = device.page.evaluate(PAINTED)
        if sample.pop("cold", 0) == 1:
            return sample
    raise AssertionError("the worker could not be stopped")


def measure(browser, server, shelf, rounds):
    devices = {size: Device(browser, server, shelf.replica(size)) for size in SIZES}
    samples = {size: [] for size in SIZES}
    for device in devices.values():
        opened_cold(device)
    for size in interleaved(SIZES, rounds):
        samples[size].append(opened_cold(devices[size]))
    for device in devices.values():
        device.close()
    return {size: {**medians(of_size), "p95": p95([sample["painted"] for sample in of_size])} for size, of_size in samples.items()}


def tables(result):
    least = result[SIZES[0]]
    table = Table(
        "Cold worker to today, ms (medians)", "tasks", "answered", "painted", "p95", "× answered", "× painted", "aim ×", "boot", "handle"
    )
    for size, at in result.items():
        table.row(
            f"{size:,}", at["answered"], at["painted"], at["p95"],
            f"{at['answered'] / least['answered']:.2f}", f"{at['painted'] / least['painted']:.2f}", str(AIMS.get(size, "")),
            at["boot"], at["handle"],
        )  # fmt: skip
    yield table


def growth(browser, server, shelf, rounds, records=sized(500, 20)):
    """The same, with many changes that were not yet compacted; and the first add after it."""
    device = Device(browser, server, shelf.replica(1_000))
    device.open("/app/spoons/3")
    for number in range(sized(100, 5)):
        device.act("/app/tasks/new", title=f"Written {number}", spoons=str(number % 10 + 1))
    batches = device.tail()
    tails = {"0": [], str(records): [batches[at % len(batches)] for at in range(records)]}
    samples = {name: [] for name in tails}
    for name in interleaved(tails, rounds):
        device.keep(shelf.replica(1_000), tails[name])
        opened = opened_cold(device)
        added = device.act("/app/tasks/new", title="Read", spoons="3")
        samples[name].append({"answered": opened["answered"], "boot": opened["boot"], "added": added["all"]})
    device.close()
    return {name: medians(of_name) for name, of_name in samples.items()}


def growth_tables(result):
    table = Table("Acts not yet compacted, at 1,000 tasks, ms (medians)", "records", "answered, cold", "boot", "first add")
    for name, at in result.items():
        table.row(name, at["answered"], at["boot"], at["added"])
    yield table
