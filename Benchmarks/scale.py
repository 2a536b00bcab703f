"""The same adds by means that keep less: what a list costs that only lives in the page, or in localStorage as one text."""

from acting import CATEGORY, device, sample
from figures import interleaved, medians, p95
from acting import table

ROWS = """(count) => {
    const list = document.querySelector('#list .rows');
    const model = list.firstElementChild;
    list.replaceChildren(...Array.from({ length: Math.min(count, 100) }, () => model.cloneNode(true)));
    globalThis.model = model;
    globalThis.kept = Array.from({ length: count }, (_, number) => ({ id: crypto.randomUUID(), title: `Task ${number}`, spoons: 3 }));
}"""

ADD = """async ([title, keeps]) => {
    const list = document.querySelector('#list .rows');
    return watch.change(() => {
        const row = globalThis.model.cloneNode(true);
        row.querySelector('.title').textContent = title;
        if (keeps) {
            globalThis.kept.unshift({ id: crypto.randomUUID(), title, spoons: 3 });
            localStorage.setItem('tasks', JSON.stringify(globalThis.kept));
        }
        list.prepend(row);
    }, () => list.querySelector('.title').textContent === title);
}"""

PARTS = ("layout", "shown", "painted")
SIZES = (0, 100, 10_000)
NAMES = {False: "in the page only", True: "in localStorage as well"}


def measure(browser, server, shelf, rounds):
    of_kind = device(browser, server, shelf.replica(100), f"/app/spoons/{CATEGORY}")
    result = {name: {} for name in NAMES.values()}
    for size in SIZES:
        of_kind.page.evaluate(ROWS, size)
        samples = {keeps: [] for keeps in NAMES}
        for number, keeps in enumerate(interleaved(NAMES, rounds)):
            samples[keeps].append(sample(of_kind, ADD, [f"Water the plants {number}", keeps]))
        for keeps, of_sample in samples.items():
            found = {part: 0.0 for part in ("send", "answer", "handle", "page", "save", "read", "patch")}
            found |= medians([{part: one[part] for part in PARTS} for one in of_sample])
            found["p95"] = round(p95([one["painted"] for one in of_sample]), 2)
            found["shown p95"] = round(p95([one["shown"] for one in of_sample]), 2)
            result[NAMES[keeps]][size] = found
    of_kind.close()
    return result


def tables(result):
    for name, of_name in result.items():
        yield table(f"For scale: plain DOM, {name}, ms (medians)", of_name)
