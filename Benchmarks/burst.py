"""A hundred adds, ticks and deletes in one burst, as TodoMVC's benchmarks do: from the first click to all of it painted and on the disk."""

from acting import device
from figures import Table, interleaved, median, sized

COUNT = sized(100, 3)
SIZES = sized((0, 1_000, 10_000), (0,))

# For scale: the TodoMVC programs, the same three bursts on a machine like this one, recorded in 2026. They keep nothing, but the last.
RECORDED = {
    "React": (178, 118, 64),
    "Angular": (285, 225, 59),
    "Vue": (262, 69, 26),
    "Lit": (115, 48, 19),
    "Svelte": (42, 45, 9),
    "ES5 with localStorage": (128, 97, 70),
}
STEPS = ("add", "tick", "delete")

# Every click is made before the first is answered: each is a separate command, stored before the next.
BURST = """async ([step, count]) => {
    const rows = () => document.querySelectorAll('#list li.row').length;
    const field = document.getElementById('title-field');
    const clicks = {
        add: (number) => {
            field.value = `Water the plants ${number}`;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            field.form.requestSubmit();
        },
        tick: (number) => document.querySelectorAll('#list .tick')[number].click(),
        delete: (number) => document.querySelectorAll('#list [id^="delete-"]')[number].click(),
    };
    const isDone = {
        add: () => document.getElementById('toast').textContent.includes(`Water the plants ${count - 1}.`),
        tick: () => document.querySelectorAll('#list .tick[aria-pressed="true"]').length === count,
        delete: () => rows() === 0,
    };
    await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
    const began = performance.now();
    for (let number = 0; number < count; number += 1) clicks[step](number);
    while (!isDone[step]()) await new Promise((resolve) => { document.addEventListener('teaspoon:patched', resolve, { once: true }); });
    await new Promise((resolve) => {
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
        });
    });
    return performance.now() - began;
}"""

# The same done to plain DOM that keeps nothing: what the machine allows.
PLAIN = """async (count) => {
    const list = document.createElement('ul');
    const model = document.querySelector('#list li.row');
    document.getElementById('main').append(list);
    await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
    const began = performance.now();
    for (let number = 0; number < count; number += 1) {
        const row = model.cloneNode(true);
        row.querySelector('.title').textContent = `Water the plants ${number}`;
        list.append(row);
    }
    await new Promise((resolve) => {
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
        });
    });
    const all = performance.now() - began;
    list.remove();
    return all;
}"""


def measure(browser, server, shelf, rounds):
    devices = {size: device(browser, server, shelf.replica(size), "/app/lists") for size in SIZES}
    samples = {size: {step: [] for step in STEPS} for size in SIZES}
    plain = []
    for number, size in enumerate(interleaved(SIZES, max(rounds // 4, sized(3, 1)))):
        of_size = devices[size]
        of_size.page.bring_to_front()
        of_size.act("/app/lists/new", name=f"Burst {number}")
        of_size.open("/app/lists")
        of_size.page.click(f"text=Burst {number}")
        of_size.page.click("#add-task")
        of_size.page.wait_for_selector("#title-field")
        for step in STEPS:
            if step == "tick":
                # Adding has a page of its own.
                of_size.page.click("#cancel")
                of_size.page.wait_for_selector("#list .tick")
            if step == "delete":
                # Deleting is one of the options: every row has its button then.
                of_size.page.click("#menu > summary")
                of_size.page.click("#options-toggle")
                of_size.page.wait_for_selector('#list [id^="delete-"]')
            samples[size][step].append(of_size.page.evaluate(BURST, [step, COUNT]))
            if step == "tick" and size == 0:
                plain.append(of_size.page.evaluate(PLAIN, COUNT))
    for of_size in devices.values():
        of_size.close()
    return {
        "plain": median(plain),
        "sizes": {size: {step: median(of_size[step]) for step in STEPS} for size, of_size in samples.items()},
    }


def tables(result):
    table = Table(f"{COUNT} in one burst, ms (medians): from the first click to painted, each kept before the next", "tasks", *STEPS)
    for size, at in result["sizes"].items():
        table.row(f"{size:,}", *(float(at[step]) for step in STEPS))
    table.row("plain DOM, nothing kept", float(result["plain"]), "", "")
    for name, figures in RECORDED.items():
        table.row(f"recorded: {name}, empty", *(float(figure) for figure in figures))
    yield table
