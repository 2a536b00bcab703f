"""The same adds by means that keep less: what a list costs that only lives in the page, or in localStorage as one text."""

from acting import CATEGORY, device, sample
from figures import Table, interleaved, medians, sized

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

SIZES = sized((0, 100, 10_000), (0, 100))
NAMES = {False: "in the page only", True: "in localStorage too"}


def measure(browser, server, shelf, rounds):
    of_all = device(browser, server, shelf.replica(100), f"/app/spoons/{CATEGORY}")
    result = {name: {} for name in NAMES.values()}
    for size in SIZES:
        of_all.page.evaluate(ROWS, size)
        samples = {keeps: [] for keeps in NAMES}
        for number, keeps in enumerate(interleaved(NAMES, rounds)):
            samples[keeps].append(sample(of_all, ADD, [f"Water the plants {number}", keeps]))
        for keeps, of_kind in samples.items():
            result[NAMES[keeps]][size] = medians(of_kind)
    of_all.close()
    return result


def tables(result):
    table = Table("For scale: add in plain DOM, ms (medians)", "kept", "tasks", "layout", "shown", "painted")
    for name, of_name in result.items():
        for size, at in of_name.items():
            table.row(name, size, *(float(at[part]) for part in ("layout", "shown", "painted")))
    yield table
