"""The browser is killed in the middle of things, many times: whatever was answered before is there afterwards."""

import contextlib
import os
import signal
import subprocess

import pytest
from playwright.sync_api import Error

import chromium
from chromium import CONTROLLED
from program import eventually
from seeded_random import only_long, shuffled

# Adds, ticks and new days, one after the other; each is reported once its answer is there.
STREAM = """async ([round, kind]) => {
    const nonce = () => crypto.randomUUID().replaceAll('-', '');
    const post = (path, fields) => fetch(path, { method: 'POST', body: new URLSearchParams({ nonce: nonce(), ...fields }) });
    for (let number = 0; ; number += 1) {
        const title = `Round ${round} task ${number}.`;
        const answer = await post('/app/tasks/new', { title, spoons: String(number % 10 + 1) });
        if (answer.status === 200) console.log(`answered ${title}`);
        if (kind === 'two tabs') await new Promise((resume) => setTimeout(resume, 3));
    }
}"""

TAPS = """async ([round]) => {
    const until = async (condition) => { while (!condition()) await new Promise((resume) => setTimeout(resume, 1)); };
    for (let number = 0; ; number += 1) {
        const title = `Round ${round} tap ${number}.`;
        document.querySelector('#title-field').value = title;
        document.querySelector('#add-button').click();
        await until(() => [...document.querySelectorAll('.title')].some((found) => found.textContent === title));
        console.log(`answered ${title}`);
    }
}"""

# Every title there is, read from the pages as a person would read them.
TITLES = """async () => {
    const titles = new Set();
    for (let cost = 1; cost <= 10; cost += 1) {
        for (let number = 1, more = true; more; number += 1) {
            const answer = await fetch(`/app/spoons/${cost}?page=${number}`);
            if (answer.status !== 200) throw new Error(`${answer.status}`);
            // The server knows nobody: its empty page would pass for a loss.
            if (answer.headers.get('x-answered-by') !== 'worker') throw new Error('not answered on the device');
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            for (const title of page.querySelectorAll('.row .title')) titles.add(title.textContent);
            more = [...page.querySelectorAll('.pager a')].some((link) => link.textContent === 'Show more');
        }
    }
    return [...titles];
}"""


# The stored records as they are: whether something was lost on the disk or on the way to the page.
RAW = """async () => {
    const result = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const opening = indexedDB.open('teaspoon');
    let created = 'no';
    opening.onupgradeneeded = (event) => { created = `anew, data lost: ${event.dataLoss} ${event.dataLossMessage}`; };
    const database = await result(opening);
    if (!database.objectStoreNames.contains('meta')) return { created };
    const stores = database.transaction(['meta', 'tail']);
    const meta = stores.objectStore('meta');
    return {
        created,
        device: await result(meta.get('device')),
        snapshot: (await result(meta.get('snapshot')))?.length,
        through: await result(meta.get('through')),
        failures: await result(meta.get('failures')),
        tail: await result(stores.objectStore('tail').getAllKeys()),
    };
}"""


class Mortal:
    """A Chromium with a profile on disk, in a separate process group."""

    def __init__(self, playwright, profile):
        self.playwright = playwright
        self.profile = profile

    def start(self):
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                chromium.EXECUTABLE, *chromium.ARGUMENTS, "--headless=new", "--remote-debugging-port=0", "--no-first-run",
                "--disable-gpu", f"--user-data-dir={self.profile}", "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )
        eventually(lambda: port.exists() and port.read_text().count("\n") >= 1, timeout=30)
        number = port.read_text().splitlines()[0]
        self.browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{number}")
        self.answered = []
        context = self.browser.contexts[0]
        context.on("console", self.heard)
        return context

    def heard(self, message):
        if message.text.startswith("answered "):
            self.answered.append(message.text.removeprefix("answered "))

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def mortal(playwright, tmp_path):
    mortal = Mortal(playwright, tmp_path / "profile")
    mortal.profile.mkdir()
    yield mortal
    if mortal.process.poll() is None:
        mortal.kill()


@only_long(30)
def test_every_act_that_was_answered_is_there_after_the_browser_was_killed(mortal, server, rng, count):
    kept = set()

    context = mortal.start()
    page = context.new_page()
    page.goto(server.address + "/app/today")
    page.evaluate(CONTROLLED)
    page.evaluate("""() => fetch('/app/day/new', {
        method: 'POST', body: new URLSearchParams({ first: 'yes', spoons: '12', examples: 'no' }),
    })""")

    for number, kind in enumerate(shuffled(rng, ["stream", "two tabs", "taps"], count)):
        page.goto(server.address + "/app/spoons/5")
        page.evaluate(f"(given) => {{ ({TAPS if kind == 'taps' else STREAM})(given); }}", [number, kind])
        if kind == "two tabs":
            other = context.new_page()
            other.goto(server.address + "/app/spoons/5")
            other.evaluate(f"(given) => {{ ({STREAM})(given); }}", [f"{number} other", kind])
        # In the midst of commands, between two answers.
        enough = rng.randint(1, 40)
        eventually(lambda: page.wait_for_timeout(5) or len(mortal.answered) >= enough, timeout=60)
        page.wait_for_timeout(rng.uniform(0, 20))
        mortal.kill()
        # Lines that the browser printed before it died still arrive.
        while mortal.browser.is_connected():
            listen(page)
        kept |= set(mortal.answered)

        context = mortal.start()
        page = context.new_page()
        page.goto(server.address + "/app/today")
        # A browser that was killed may have to learn of its worker again; what the device keeps is read through it.
        page.evaluate(CONTROLLED)
        there = set(page.evaluate(TITLES))
        if not kept <= there:
            raw = page.evaluate(RAW)
            pytest.fail(f"round {number}, {kind}: {sorted(kept - there)} answered and gone of {len(kept)}; kept is {raw}")

    page.goto(server.address + "/app/history")
    assert page.locator(".row").count() == min(50, 1 + len(there))
    assert len(kept) >= count
    print(f"{len(kept)} answered acts in {number + 1} rounds, none lost")


def listen(page):
    # Where the page is gone, everything has arrived.
    with contextlib.suppress(Error):
        page.wait_for_timeout(10)
