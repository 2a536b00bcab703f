"""Finding among many tasks: from the last letter, or from a choice in a menu, until the results are laid out."""

from acting import device, sample
from figures import Table, interleaved, medians, p95, sized

SIZES = sized((100, 1_000, 10_000), (100,))

# A row's text is no measure of being done: two questions may find the same rows. That the page was patched is.
TYPE = """async (words) => {
    const field = document.getElementById('find-field');
    field.value = words;
    return watch.led(() => field.dispatchEvent(new Event('input', { bubbles: true })), () => field.value === words);
}"""

CHOOSE = """async ([name, value]) => {
    const menu = document.querySelector(`select[name="${name}"]`);
    menu.value = value;
    return watch.led(() => menu.dispatchEvent(new Event('change', { bubbles: true })), () => menu.value === value);
}"""

SORT = """async (order) => {
    const menu = document.getElementById('order-field');
    menu.value = order;
    const isSorted = () => document.getElementById('order-field').value === order;
    return watch.act(menu.form.querySelector('button'), isSorted);
}"""

STEPS = {
    "one word, many found": (TYPE, "plants"),
    "a letter, many found": (TYPE, "a"),
    "two words, few found": (TYPE, "plants 77"),
    "nothing found": (TYPE, "giraffe"),
    "nothing typed": (TYPE, ""),
    "high priority": (CHOOSE, ["priority", "3"]),
    "any priority": (CHOOSE, ["priority", ""]),
    "all, the done ones too": (CHOOSE, ["show", "all"]),
    "the open ones": (CHOOSE, ["show", ""]),
    "sorted by priority": (SORT, "priority"),
    "in own order": (SORT, "own"),
}


def measure(browser, server, shelf, rounds):
    devices = {size: device(browser, server, shelf.replica(size), "/app/tasks?q=giraffe") for size in SIZES}
    for of_size in devices.values():
        of_size.page.evaluate("document.getElementById('filters').open = true")
    samples = {name: {size: [] for size in SIZES} for name in STEPS}
    for size in interleaved(SIZES, max(rounds // 2, sized(5, 1))):
        for name, (code, given) in STEPS.items():
            samples[name][size].append(sample(devices[size], code, given))
    for of_size in devices.values():
        of_size.close()
    return {name: {size: summary(of_size) for size, of_size in sizes.items()} for name, sizes in samples.items()}


def summary(samples):
    parts = ("send", "answer", "handle", "read", "patch", "layout", "shown")
    of_part = medians([{part: one.get(part, 0.0) for part in parts} for one in samples])
    return {**of_part, "p95": p95([one["shown"] for one in samples])}


def tables(result):
    table = Table(
        "Finding, ms (medians): until laid out; what is typed waits 120 ms for the next letter first (send)",
        "what", "tasks", "send", "answer", "(handle)", "read", "patch", "layout", "= shown", "p95",
    )
    for name, sizes in result.items():
        for size, at in sizes.items():
            parts = [float(at[part]) for part in ("send", "answer", "handle", "read", "patch", "layout", "shown", "p95")]
            table.row(name, f"{size:,}", *parts)
    yield table
