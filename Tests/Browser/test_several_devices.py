"""Several devices of one account. Row A3."""

import re

import pytest
from playwright.sync_api import expect

import chromium
from accounts import Member, new_mail
from program import eventually
from test_data import look_at, save
from waits import hears_of

TAIL = """async () => {
    const result = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    const database = await result(indexedDB.open('teaspoon'));
    const count = await result(database.transaction('tail').objectStore('tail').count());
    database.close();
    return count;
}"""

# How many facts the account did not take by its own number, and how many the device has set aside.
REFUSED = """async () => {
    const result = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    const database = await result(indexedDB.open('teaspoon'));
    const meta = database.transaction('meta').objectStore('meta');
    const [account, aside] = await Promise.all([
        result(meta.get('account')), result(meta.count(IDBKeyRange.bound(['refused'], ['refused', []]))),
    ]);
    database.close();
    return [account.refused, aside];
}"""


def test_A3_what_one_device_does_the_other_shows_at_once(two):
    one, other = two
    other.open("/app/tasks")
    other.sees_row("Stretch")
    one.jot("Water the plants")
    other.sees_row("Water the plants")
    other.press("Done: Water the plants")
    one.open("/app/history")
    one.sees_row("Done: Water the plants")


def test_A3_both_without_a_network_both_edit_and_both_see_both(two):
    one, other = two
    for device in two:
        device.cut()
    one.jot("From the first")
    other.jot("From the second")
    for device in two:
        device.is_saved("Not synced yet")
    for device in two:
        device.join()
        device.is_saved("Synced")
    for device in two:
        device.open("/app/tasks")
        device.sees_row("From the first")
        device.sees_row("From the second")


@pytest.mark.exhaustive
def test_A3_a_text_written_on_both_sides_is_kept_as_an_earlier_version_and_can_be_brought_back(two):
    one, other = two
    path = one.notes("Milk")
    other.open("/app/notes")
    other.sees_row("Milk")
    for device in two:
        device.cut()
    one.post(path, note="Written on the first")
    # The second is later by the clock, which counts milliseconds.
    one.page.wait_for_timeout(50)
    other.post(path, note="Written on the second")
    for device in two:
        device.join()
        device.is_saved("Synced")
    one.join()
    for device in two:
        device.open(path)
        expect(device.field("Note")).to_have_value("Written on the second")
        expect(device.page.locator("#earlier .written")).to_have_text("Written on the first", use_inner_text=False)
    one.hand.press(one.page.locator("#earlier summary"))
    one.press("Restore this version")
    expect(one.field("Note")).to_have_value("Written on the first")
    expect(other.field("Note")).to_have_value("Written on the first")


@pytest.mark.exhaustive
def test_A3_what_was_written_one_after_the_other_makes_no_earlier_version(two):
    one, other = two
    path = one.notes("Milk")
    other.open("/app/notes")
    other.sees_row("Milk")
    other.post(path, note="Milk and bread")
    one.open(path)
    expect(one.field("Note")).to_have_value("Milk and bread")
    one.post(path, note="Bread")
    other.open(path)
    expect(other.field("Note")).to_have_value("Bread")
    for device in two:
        expect(device.page.locator("#earlier")).to_have_count(0)


@pytest.mark.exhaustive
def test_A3_words_over_a_text_that_another_device_changed_meanwhile_are_shown_below_it_and_can_be_used(two):
    one, other = two
    path = one.notes("Milk")
    one.open(path)
    one.write("Note", "Milk and honey")
    other.open("/app/notes")
    other.sees_row("Milk")
    hears_of(one, lambda: other.post(path, note="Milk and bread"))
    expect(one.field("Note")).to_have_value("Milk and honey")
    # The page is left before the note is saved.
    one.open("/app/today")
    one.open(path)
    expect(one.field("Note")).to_have_value("Milk and bread")
    draft = one.page.locator("#note-field-draft")
    expect(draft.locator(".written")).to_have_text("Milk and honey")
    one.press("Use draft")
    expect(one.field("Note")).to_have_value("Milk and honey")
    expect(one.field("Note")).to_be_focused()
    expect(draft).to_have_count(0)
    one.sees("This is a draft. It is not saved yet.")
    one.press("Save")
    other.open(path)
    expect(other.field("Note")).to_have_value("Milk and honey")
    one.open(path)
    expect(one.field("Note")).to_have_value("Milk and honey")
    expect(one.page.locator(".draft")).to_have_count(0)


@pytest.mark.exhaustive
def test_A3_a_clock_that_is_hours_ahead_is_put_right_and_everything_arrives(new_context, own_server):
    ahead, other = (Member(new_context(own_server.address), own_server.address) for _ in range(2))
    ahead.arrive()
    # The worker's clock, too: it is three hours ahead.
    ahead.worker().evaluate("() => { const now = Date.now; Date.now = () => now() + 3 * 3600_000; }")
    ahead.has(("Stretch", 3))
    path = ahead.notes("Milk")
    ahead.post(path, note="Milk and bread")
    mail = new_mail()
    ahead.registers(mail)
    ahead.is_saved("Synced")
    assert ahead.standing()["refused"] == 0
    assert ahead.standing()["correction"] < -2 * 3600_000
    other.arrive()
    other.signs_in(mail)
    other.open("/app/spoons/3")
    other.sees_row("Stretch")
    other.open(path)
    expect(other.field("Note")).to_have_value("Milk and bread")
    # The other device's next write is later, whatever the first one's clock shows.
    other.post(path, note="Bread")
    ahead.open(path)
    expect(ahead.field("Note")).to_have_value("Bread")
    ahead.jot("Water the plants")
    ahead.is_saved("Synced")
    assert ahead.standing()["refused"] == 0


@pytest.mark.exhaustive
def test_A3_what_is_written_last_stands_though_its_clock_is_hours_ahead(two):
    one, other = two
    path = other.notes("Milk")
    other.is_saved("Synced")
    one.open(path)
    expect(one.field("Note")).to_have_value("Milk")
    # Written before the server has told how far the clock is ahead.
    one.cut()
    one.worker().evaluate("() => { const now = Date.now; Date.now = () => now() + 3 * 3600_000; }")
    one.post(path, note="Milk and bread")
    one.is_saved("Not synced yet")
    one.join()
    one.is_saved("Synced")
    other.open(path)
    expect(other.field("Note")).to_have_value("Milk and bread")


# The device sleeps for eight hours after it has asked the server: its clock goes on, and is right. Notes every correction that is kept.
SLEEP = """() => {
    const { now } = Date;
    const { fetch } = self;
    let since = 8 * 3600_000;
    Date.now = () => now() - since;
    self.fetch = async (...asked) => {
        const answer = await fetch.apply(self, asked);
        if (asked[0] === '/sync') since = 0;
        return answer;
    };
    const { takeIn } = teaspoon.Merge.prototype;
    self.corrections = [];
    teaspoon.Merge.prototype.takeIn = function (account, sent, answer, correction) {
        self.corrections.push(correction);
        return takeIn.call(this, account, sent, answer, correction);
    };
}"""


@pytest.mark.exhaustive
def test_A3_a_clock_that_is_right_is_not_corrected_after_the_device_slept(two):
    one, _ = two
    one.worker().evaluate(SLEEP)
    one.jot("Water the plants")
    one.is_saved("Synced")
    assert set(one.worker().evaluate("self.corrections")) == {0}


@pytest.mark.exhaustive
def test_A3_more_than_a_compaction_written_without_a_network_arrives_all_of_it(two):
    one, other = two
    one.cut()
    one.page.evaluate(
        """async () => { for (let number = 0; number < 120; number += 1) {
            const body = new URLSearchParams({ nonce: crypto.randomUUID().replaceAll('-', ''), title: `Task ${number}`, spoons: '2' });
            await fetch('/app/tasks/new', { method: 'POST', body, headers: { 'x-patch': '1' } });
        } }"""
    )
    # Facts that are compacted away in the tail wait in the outbox all the same.
    eventually(lambda: one.page.evaluate(TAIL) < 100)
    assert one.standing()["unsent"] == 120
    one.join()
    one.is_saved("Synced")
    other.open("/app/tasks?q=Task+119")
    other.sees_row("Task 119")
    assert one.standing()["unsent"] == 0


@pytest.mark.exhaustive
def test_A3_what_a_server_finds_too_large_at_once_goes_in_parts(two):
    one, other = two
    one.cut()
    for number in range(8):
        one.notes(f"Note {number} " + "of many words " * 100)
    # A proxy in front of the server that lets two of them through, not three.
    one.worker().evaluate(
        """() => {
            const { uncut } = self;
            self.refused = 0;
            self.fetch = (address, options) => {
                if (!(options?.body?.byteLength > 4_000)) return uncut.call(self, address, options);
                self.refused += 1;
                return Promise.resolve(new Response('', { status: 413 }));
            };
        }"""
    )
    one.page.evaluate("() => dispatchEvent(new Event('online'))")
    one.is_saved("Synced")
    assert one.worker().evaluate("() => self.refused") >= 2
    assert one.standing()["unsent"] == 0
    other.open("/app/notes")
    for number in range(8):
        expect(other.main).to_contain_text(f"Note {number} of many words")


@pytest.mark.exhaustive
def test_A3_what_is_never_taken_is_not_called_saved_and_does_not_go_unasked(two):
    one, _ = two
    one.worker().evaluate(
        """() => {
            const { fetch } = self;
            self.fetch = (address, options) => (options?.body?.byteLength > 1_000
                ? Promise.resolve(new Response('', { status: 413 })) : fetch.call(self, address, options));
        }"""
    )
    one.notes("of many words " * 200)
    eventually(lambda: one.standing()["unsent"] == 0)
    one.open("/app/account")
    one.is_saved("Not synced yet")
    one.sees("Everything else is synced.")
    one.sees("1 entry could not be synced")
    one.press("Sign out")
    one.is_on("Not everything is synced")
    one.sees("1 entry could not be synced")


# Notes every word that the page says of how its plan is saved.
NOTE_MARKS = """() => {
    self.marks = [];
    const note = () => self.marks.push(document.querySelector('#saved [data-saved]:not([hidden])')?.dataset.saved);
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden'] });
}"""


def test_A3_no_page_says_that_all_is_saved_while_something_waits_to_be_sent(two):
    one, _ = two
    one.cut()
    one.jot("First")
    one.is_saved("Not synced yet")
    one.page.evaluate(NOTE_MARKS)
    one.jot("Second")
    eventually(lambda: one.standing()["unsent"] == 2)
    one.is_saved("Not synced yet")
    marks = one.page.evaluate("() => self.marks")
    assert marks and set(marks) == {"here"}


@pytest.mark.exhaustive
def test_A3_what_waits_to_be_sent_goes_from_a_page_in_sight_although_the_worker_was_ended_that_would_have_tried_again(two):
    one, _ = two
    one.page.clock.install()
    one.open()
    one.cut()
    one.jot("From the first")
    one.is_saved("Not synced yet")
    one.tries(1)
    chromium.stop_workers(one.page)
    one.page.clock.fast_forward("05:01")
    one.is_saved("Synced")


@pytest.mark.exhaustive
def test_A3_a_server_that_asks_to_wait_is_not_asked_before(two):
    one, _ = two
    one.worker().evaluate(
        """() => { self.uncut = self.fetch; self.asked = 0; self.fetch = async (address) => {
            self.asked += String(address).endsWith('/sync') ? 1 : 0;
            return new Response('', { status: 503, headers: { 'retry-after': '600' } });
        }; }"""
    )
    one.jot("First")
    one.is_saved("Not synced yet")
    one.jot("Second")
    one.page.evaluate("() => dispatchEvent(new Event('online'))")
    one.jot("Third")
    assert one.worker().evaluate("() => self.asked") == 1
    assert one.standing()["unsent"] == 3


@pytest.mark.exhaustive
def test_A3_what_a_full_account_does_not_take_stays_here_and_is_said(two, own_server):
    one, other = two
    own_server.store.execute("UPDATE space SET facts = 2000000")
    one.jot("No room for this")
    one.is_saved("Action needed")
    one.open("/app/account")
    one.sees("Your account is full")
    one.open("/app/tasks")
    one.sees_row("No room for this")
    other.open("/app/tasks")
    other.sees_no_row("No room for this")


@pytest.mark.exhaustive
def test_A3_an_account_brought_back_from_a_copy_is_told_everything_anew(two):
    one, _ = two
    # As the server answers whose store was restored: another life, from the beginning.
    one.worker().evaluate(
        """() => { const exchange = teaspoon.SyncWire.exchange; teaspoon.SyncWire.exchange = async (body) => {
            teaspoon.SyncWire.exchange = exchange;
            const { answer, heard } = await exchange(body);
            const items = teaspoon.CBOR.decode(answer);
            [items[4], items[5]] = [new Uint8Array(8), 0];
            return { answer: teaspoon.CBOR.encode(items), heard };
        }; }"""
    )
    one.jot("Water the plants")
    one.is_saved("Synced")
    standing = one.standing()
    assert standing["turn"] >= 2 and not standing["whole"] and standing["unsent"] == 0


@pytest.mark.exhaustive
def test_A3_what_is_refused_again_when_everything_is_sent_again_is_set_aside_once(two):
    one, _ = two
    # A server that takes no title of a certain task, and whose store is another one from the second answer on.
    one.worker().evaluate(
        """() => { const { exchange } = teaspoon.SyncWire; self.answers = 0; teaspoon.SyncWire.exchange = async (body) => {
            const { answer, heard } = await exchange(body);
            const items = teaspoon.CBOR.decode(answer);
            self.answers += 1;
            if (self.answers === 2) [items[4], items[5]] = [new Uint8Array(8), 0];
            items[8] = [1, 0, new Uint8Array(16), 1, 2];
            return { answer: teaspoon.CBOR.encode(items), heard };
        }; }"""
    )
    one.jot("Water the plants")
    eventually(lambda: one.page.evaluate(REFUSED)[0] > 0)
    one.jot("Feed the cat")
    eventually(lambda: one.standing()["turn"] >= 2 and not one.standing()["whole"])
    number, aside = one.page.evaluate(REFUSED)
    assert number == aside > 0


@pytest.mark.exhaustive
def test_A8_a_backup_that_was_imported_and_undone_on_a_new_device_deletes_nothing_in_the_account_it_joins(new_context, own_server):
    one, other = (Member(new_context(own_server.address), own_server.address) for _ in range(2))
    mail = one.has_account(("Stretch", 3))
    other.has(("Read", 2))
    look_at(other, save(one))
    other.press("Import")
    other.is_on("Your data")
    other.open("/app/spoons/3")
    other.sees_row("Stretch")
    other.open("/app/history")
    other.press(re.compile("^Undo: Imported"))
    other.is_told("Undone")
    other.open("/app/spoons/3")
    expect(other.row("Stretch")).to_have_count(0)
    other.signs_in(mail)
    other.takes_along()
    other.is_saved("Synced")
    for device in one, other:
        device.open("/app/spoons/3")
        device.sees_row("Stretch")
    one.open("/app/spoons/2")
    one.sees_row("Read")


@pytest.mark.exhaustive
def test_A3_a_file_too_large_for_one_push_goes_in_pages(two, new_context, own_server):
    one, other = two
    guest = Member(new_context(own_server.address), own_server.address)
    guest.has()
    for number in range(6):
        guest.notes(f"Note {number} " + "x" * 60_000)
    look_at(one, save(guest))
    one.press("Import")
    eventually(lambda: one.standing()["turn"] == 1)
    eventually(lambda: not one.standing()["whole"] and one.standing()["unsent"] == 0)
    one.is_saved("Synced")
    assert one.standing()["turn"] == 1
    other.open("/app/notes")
    other.sees_row("Note 5")
