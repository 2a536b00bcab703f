"""Faults underneath the app: reported plainly, nothing lost, nothing pretended."""

import pytest
from playwright.sync_api import expect

import chromium
from variants import first_of

# The next command reaches a planner that has stopped; the one after it a new one.
TRAP = """() => {
    const handle = teaspoon.Planner.prototype.handle;
    teaspoon.Planner.prototype.handle = function (request) {
        if (request.method !== 'POST') return handle.call(this, request);
        teaspoon.Planner.prototype.handle = handle;
        throw new WebAssembly.RuntimeError('unreachable');
    };
}"""

# Each transaction fails as it does when the browser has dropped the connection: once, or for good.
LOSE_CONNECTION = """(times) => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...rest) {
        times -= 1;
        if (times < 0) return transaction.apply(this, rest);
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    };
}"""

CLOSE_CONNECTIONS = """() => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...rest) {
        IDBDatabase.prototype.transaction = transaction;
        this.close();
        return transaction.apply(this, rest);
    };
}"""

# The storage's patience lasts a moment instead of eight seconds.
IMPATIENT = """() => {
    const later = self.setTimeout;
    self.setTimeout = (what, after, ...rest) => later(what, after === 8000 ? 400 : after, ...rest);
}"""

# The planner is busy with every command for longer than that, and then the storage takes its time, though not so long.
SLOW = """() => {
    Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set(heard) {
        this.addEventListener('complete', () => setTimeout(heard, 200));
    } });
    const handle = teaspoon.Planner.prototype.handle;
    teaspoon.Planner.prototype.handle = function (request) {
        const until = performance.now() + (request.method === 'POST' ? 1000 : 0);
        while (performance.now() < until) { /* busy */ }
        return handle.call(this, request);
    };
}"""

# The next write succeeds without a message.
SILENT = """() => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
        const opened = transaction.call(this, stores, mode, ...rest);
        if (mode !== 'readwrite') return opened;
        IDBDatabase.prototype.transaction = transaction;
        Object.defineProperty(opened, 'oncomplete', { set() {} });
        return opened;
    };
}"""

BATCHES = """async () => {
    const result = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    const database = await result(indexedDB.open('teaspoon'));
    const count = await result(database.transaction('tail').objectStore('tail').count());
    database.close();
    return count;
}"""

WIPE = """() => new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('teaspoon');
    request.onsuccess = resolve;
    request.onerror = reject;
})"""


# The planner cannot be started, and the network swallows what is asked for. Half a minute lasts a moment.
ASK_WITHOUT_PLANNER = """async () => {
    teaspoon.Planner.compile = () => Promise.reject(new WebAssembly.CompileError('no planner'));
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (after) => timeout(after === 30_000 ? 200 : after);
    self.fetch = (_, { signal } = {}) => new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const event = { request: new Request('/app/today'), clientId: '', resultingClientId: '', waitUntil() {} };
    const response = await Promise.race([
        new teaspoon.Host('next', running.files, running.words).answer(event),
        new Promise((resume) => { setTimeout(resume, 20_000); }),
    ]);
    return response?.text() ?? 'No answer';
}"""


@pytest.fixture
def worker(touch):
    """The service worker of somebody who has a task."""
    touch.has(("Stretch", 3))
    return chromium.running_worker(touch)


@pytest.mark.new_browser
def test_a_planner_that_stops_says_so_and_goes_on(touch, worker):
    touch.open("/app/spoons/2")
    touch.write("New task", "Typed before it stopped")
    worker.evaluate(TRAP)
    touch.send("New task")
    touch.is_told("Teaspoon stopped while doing this and has restarted. Nothing was changed.")
    expect(touch.field("New task")).to_have_value("Typed before it stopped")
    touch.send("New task")
    touch.sees_row("Typed before it stopped")
    touch.open("/app/about")
    touch.sees("It crashed once on this device")
    touch.open("/app/spoons/3")
    touch.sees_row("Stretch")


@pytest.mark.exhaustive
@pytest.mark.new_browser
def test_a_planner_that_stops_without_the_script_shows_what_was_typed(touch, worker):
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    touch.open("/app/tasks/new?full=1")
    touch.write("Title", "Typed before it stopped")
    touch.write("Note", "And <b>its</b> note")
    worker.evaluate(TRAP)
    touch.press("Save")
    touch.is_on("Not saved")
    expect(touch.page.get_by_label("Title, as you wrote it")).to_have_value("Typed before it stopped")
    expect(touch.page.get_by_label("Note, as you wrote it")).to_have_value("And <b>its</b> note")
    touch.press("Try again")
    touch.sees_row("Typed before it stopped")


@pytest.mark.parametrize("break_it", first_of(CLOSE_CONNECTIONS, f"() => ({LOSE_CONNECTION})(1)"), ids=["closed", "lost"])
@pytest.mark.new_browser
def test_a_lost_connection_to_the_storage_is_opened_anew_and_the_act_done_once(touch, worker, break_it):
    touch.open("/app/spoons/2")
    touch.write("New task", "Kept at the second try")
    worker.evaluate(break_it)
    touch.send("New task")
    touch.sees_row("Kept at the second try")
    chromium.stop_workers(touch.page)
    touch.open("/app/spoons/2")
    expect(touch.main.get_by_role("listitem")).to_have_count(1)
    touch.open("/app/about")
    touch.sees("No crashes on this device.")


@pytest.mark.exhaustive
@pytest.mark.parametrize("break_it", [SLOW, SILENT], ids=["a slow planner", "a storage that says nothing"])
@pytest.mark.new_browser
def test_what_takes_long_is_kept_once_and_not_said_to_have_failed(touch, worker, break_it):
    touch.open("/app/spoons/2")
    touch.write("New task", "Kept once")
    before = touch.page.evaluate(BATCHES)
    worker.evaluate(IMPATIENT)
    worker.evaluate(break_it)
    touch.send("New task")
    touch.sees_row("Kept once")
    assert touch.page.evaluate(BATCHES) == before + 1
    touch.open("/app/about")
    touch.sees("No crashes on this device.")


# The planner stops at every command, and at reporting it.
HOPELESS = """() => {
    const stop = () => { throw new WebAssembly.RuntimeError('unreachable'); };
    const handle = teaspoon.Planner.prototype.handle;
    teaspoon.Planner.prototype.handle = function (request) { return request.method === 'POST' ? stop() : handle.call(this, request); };
    teaspoon.Planner.prototype.refuse = stop;
}"""


@pytest.mark.exhaustive
@pytest.mark.new_browser
def test_a_page_of_last_resort_shows_what_was_typed_and_neither_pictures_nor_files(touch, worker):
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    worker.evaluate(HOPELESS)
    touch.open("/app/settings/you")
    touch.write("Name", "Ada")
    touch.page.locator('input[name="picture"]').evaluate("field => { field.value = '_9j_4AAQ'; }")
    touch.press("Save")
    touch.is_on("This page could not be made")
    expect(touch.page.locator("#typed")).to_have_value("Ada")
    touch.open("/app/data/import")
    touch.field("Backup file").set_input_files({"name": "copy", "mimeType": "application/octet-stream", "buffer": b"xyz"})
    touch.press("Preview")
    touch.is_on("This page could not be made")
    expect(touch.page.locator("#typed")).to_have_count(0)


@pytest.mark.new_browser
def test_a_storage_that_stays_away_is_said_and_nothing_pretended(touch, worker):
    touch.open("/app/spoons/2")
    touch.write("New task", "Not kept")
    worker.evaluate(LOSE_CONNECTION, 1000)
    touch.send("New task")
    touch.is_told("This device could not keep the change, so nothing was changed.")
    expect(touch.field("New task")).to_have_value("Not kept")
    chromium.stop_workers(touch.page)
    touch.open("/app/spoons/2")
    expect(touch.main.get_by_role("listitem")).to_have_count(0)
    touch.open("/app/spoons/3")
    touch.sees_row("Stretch")


# More than there was room for, in pieces that are not kept as files: then Chromium looks how much room there is.
ASK_FOR_ROOM = """() => new Promise((answer) => {
    const opening = indexedDB.open('filler');
    opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { autoIncrement: true });
    opening.onsuccess = () => {
        const filling = opening.result.transaction('pieces', 'readwrite');
        for (let piece = 0; piece < 800; piece += 1) filling.objectStore('pieces').add('x'.repeat(50_000));
        filling.oncomplete = () => answer('kept');
        filling.onabort = () => answer(filling.error.name);
    };
})"""


@pytest.mark.new_browser
def test_a_full_disk_is_said_and_works_again_when_there_is_room(touch):
    session = touch.context.new_cdp_session(touch.page)
    quota = {"origin": touch.address}
    # For half a minute Chromium believes in the room that it found last, unless more is asked for: it finds thirty megabytes.
    session.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 30_000_000})
    touch.has(at="/app/spoons/2")
    touch.write("New task", "No room for this")
    session.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    assert touch.page.evaluate(ASK_FOR_ROOM) == "QuotaExceededError"
    touch.send("New task")
    touch.is_told("This device has no space left for Teaspoon, so nothing was changed.")
    expect(touch.field("New task")).to_have_value("No room for this")
    expect(touch.main.get_by_role("listitem")).to_have_count(0)
    session.send("Storage.overrideQuotaForOrigin", quota)
    touch.send("New task")
    touch.sees_row("No room for this")
    expect(touch.main.get_by_role("listitem")).to_have_count(1)


@pytest.mark.exhaustive
@pytest.mark.new_browser
@pytest.mark.usefixtures("worker")
def test_a_storage_that_was_emptied_is_a_first_visit_and_not_an_empty_day(touch):
    touch.page.evaluate(WIPE)
    touch.open()
    # It was told that a plan was here (`test_joining`).
    touch.press("Start again")
    expect(touch.field("How many spoons do you have today?")).to_be_visible()
    touch.begin(spoons=8)
    touch.counts(4, 8)


@pytest.mark.new_browser
def test_a_newcomer_is_told_that_the_planner_cannot_be_started_where_the_network_swallows_the_request_for_the_page(touch, worker):
    touch.page.evaluate(WIPE)
    assert "Teaspoon could not be started." in worker.evaluate(ASK_WITHOUT_PLANNER)


@pytest.mark.exhaustive
@pytest.mark.new_browser
@pytest.mark.usefixtures("worker")
def test_a_form_of_a_page_from_before_the_storage_was_emptied_is_not_swallowed(touch):
    touch.open("/app/spoons/2")
    touch.page.evaluate(WIPE)
    touch.write("New task", "Still here")
    touch.send("New task")
    touch.sees_row("Still here")


@pytest.mark.exhaustive
@pytest.mark.usefixtures("worker")
def test_more_than_it_takes_at_once_is_refused_and_stays_typed(touch):
    touch.open("/app/tasks/new?full=1")
    touch.write("Title", "With a long note")
    # Out of sight: laying out three megabytes is the browser's time, not ours.
    touch.field("Note").evaluate("field => { field.style.display = 'none'; field.value = 'x'.repeat(3_000_000); }")
    touch.press("Save")
    touch.is_told("That’s more than Teaspoon can take at once")
    note = touch.page.locator("#note-field")
    assert note.evaluate("field => field.value.length") == 3_000_000
    note.evaluate("field => { field.value = 'short'; field.removeAttribute('style'); }")
    touch.press("Save")
    touch.is_told("Added: With a long note")


# Bytes and escapes that are no UTF-8.
SEND_BROKEN = """async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('spoons=2&title=Broken'), 0xff, 0xfe, 0x80]);
    const statuses = [];
    for (const body of [bytes, 'title=Broken%ff&spoons=2']) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        statuses.push((await fetch('/app/tasks/new', { method: 'POST', headers, body })).status);
    }
    return statuses;
}"""


@pytest.mark.exhaustive
@pytest.mark.usefixtures("worker")
def test_broken_utf8_is_refused(touch):
    assert touch.page.evaluate(SEND_BROKEN) == [400, 400]
    touch.open("/app/tasks")
    expect(touch.main.locator(".row:not(.entries .row) .title")).to_have_text(["Stretch"])


@pytest.mark.usefixtures("worker")
def test_an_unknown_address_is_a_page_that_leads_back(touch):
    assert touch.open("/app/nothing").status == 404
    touch.press("Go to Today")
    touch.is_on("Today")
