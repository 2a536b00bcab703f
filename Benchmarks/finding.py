"""Finding among many tasks: from the last letter, or from the sheet of filters, until the results are laid out."""

from acting import device, sample
from figures import Table, interleaved, medians, p95, sized

SIZES = sized((100, 1_000, 10_000), (100,))

# A row's text is no measure of being done: two questions may find the same rows. That the page was patched is.
TYPE = """async (words) => {
    const field = document.getElementById('find-field');
    field.value = words;
    return watch.led(() => field.dispatchEvent(new Event('input', { bubbles: true })), () => field.value === words);
}"""

SHEET = """async ([name, value]) => {
    document.querySelector(`#filter input[name="${name}"][value="${value}"]`).checked = true;
    return watch.act(document.getElementById('show'), () => location.pathname === '/app/tasks');
}"""

WORDS = {
    "one word, many found": "plants",
    "a letter, many found": "a",
    "two words, few found": "plants 77",
    "nothing found": "giraffe",
    "nothing typed": "",
}
CHOICES = {
    "high priority": ["priority", "3"],
    "all, the done ones too": ["show", "all"],
    "sorted by priority": ["order", "priority"],
    "in own order": ["order", "own"],
}


def measure(browser, server, shelf, rounds):
    devices = {size: device(browser, server, shelf.replica(size), "/app/tasks?q=giraffe") for size in SIZES}
    samples = {name: {size: [] for size in SIZES} for name in [*WORDS, *CHOICES]}
    for size in interleaved(SIZES, max(rounds // 2, sized(5, 1))):
        of_size = devices[size]
        of_size.open("/app/tasks?q=giraffe")
        for name, words in WORDS.items():
            samples[name][size].append(sample(of_size, TYPE, words))
        for name, choice in CHOICES.items():
            of_size.open("/app/tasks/filter")
            samples[name][size].append(sample(of_size, SHEET, choice))
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
