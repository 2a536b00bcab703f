"""A8: everything out to one file, and in again; erased for good."""

import os
import subprocess

import pytest
from playwright.sync_api import expect

from chromium import running_worker, stop_workers
from person import Person
from program import ROOT
from waits import settle

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")


def save(person, name="Back up"):
    """The file that a link of the data page saves."""
    person.open("/app/data")
    with person.page.expect_download() as download:
        person.press(name)
    person.is_told("Saved")
    return download.value.path().read_bytes()


def everything(person):
    """The content of a backup made now; none is saved."""
    # As text, because a megabyte as an array of numbers takes the driver five seconds.
    read = """async () => {
        const copy = await (await fetch('/app/data/everything.teaspoon')).arrayBuffer();
        return Array.from(new Uint8Array(copy), (byte) => String.fromCharCode(byte)).join('');
    }"""
    return person.page.evaluate(read).encode("latin1")


def look_at(person, content, name="copy.teaspoon"):
    """Chooses a file and looks at it."""
    person.open("/app/data")
    person.hand.press(person.row("Restore from a backup").get_by_role("link"))
    person.is_on("Import a backup")
    field = person.field("Backup file")
    field.set_input_files({"name": name, "mimeType": "application/octet-stream", "buffer": content})
    person.press("Preview")


def add_seed_data(person):
    person.has(("Shower", 2), ("Soup", 3))
    person.has_list("Errands", "Milk ~1", "Bread tomorrow 9:00 !high #home")
    person.post("/app/subjects", name="garden", colour="2")


def erase(person):
    person.open("/app/data")
    person.hand.press(person.row("Erase everything").get_by_role("link"))
    person.is_on("Erase everything")
    person.press("Erase everything")
    expect(person.page.get_by_role("button", name="Start my day")).to_be_visible()


def test_A8_saved_erased_and_brought_in_again_everything_is_as_it_was(person):
    add_seed_data(person)
    file = save(person)
    erase(person)
    look_at(person, file)
    person.sees("4 new tasks")
    person.press("Import")
    person.is_on("Today")
    assert save(person) == file
    person.enter("Tasks")
    for title in "Shower", "Soup", "Milk", "Bread":
        person.sees_row(title)


# The server answers instead of the worker, as it does when the browser has just ended it: so many times.
STRANGER = """times => {
    const answer = running.host.answer;
    running.host.answer = (event) => {
        times -= 1;
        return times < 0 ? answer.call(running.host, event) : fetch(event.request.url);
    };
}"""


@pytest.mark.exhaustive
def test_A8_what_the_server_has_for_a_stranger_is_never_saved_as_a_copy_of_everything(touch):
    add_seed_data(touch)
    file = everything(touch)
    touch.open("/app/data")
    worker = running_worker(touch)
    worker.evaluate(STRANGER, 1)
    with touch.page.expect_download() as download:
        touch.press("Back up")
    assert download.value.path().read_bytes() == file
    touch.is_told("Saved")
    touch.open("/app/data")
    saved = []
    touch.page.on("download", lambda download: saved.append(download.url))
    worker.evaluate(STRANGER, 2)
    touch.press("Back up")
    touch.is_told("This could not be saved, because there was no answer.")
    settle(touch)
    assert saved == []


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "fault, said", [("NotAllowedError", "this device no longer accepted it"), ("DataError", "this device could not hand it on")]
)
def test_A8_a_device_that_does_not_take_the_file_is_said_to(touch, fault, said):
    touch.context.add_init_script(f"""
        Object.defineProperty(navigator, 'standalone', {{ value: true }});
        navigator.canShare = () => true;
        navigator.share = async () => {{ throw new DOMException('no', '{fault}'); }};
    """)
    touch.has(at="/app/data")
    touch.press("Back up")
    touch.is_told(said)
    expect(touch.page.locator("#last-copy")).to_have_count(0)


def test_A8_with_the_network_off_it_all_works(touch):
    add_seed_data(touch)
    touch.context.set_offline(True)
    file = save(touch)
    # Without the page being opened again.
    touch.sees("Last backup: today")
    erase(touch)
    look_at(touch, file)
    touch.press("Import")
    assert save(touch) == file


def test_A8_a_file_that_is_not_whole_is_refused_with_the_reason(touch):
    add_seed_data(touch)
    file = everything(touch)
    look_at(touch, file[:200] + bytes([file[200] ^ 1]) + file[201:])
    field = touch.field("Backup file")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(touch.page.locator("#file-field-fault")).to_contain_text("damaged")
    assert everything(touch) == file


def test_A8_what_was_erased_is_nowhere_any_more(touch):
    touch.has(("Shower", 2))
    other = touch.context.new_page()
    other.goto(touch.address + "/app/tasks")
    expect(other.locator(".title", has_text="Shower")).to_be_visible()
    touch.open("/app/tasks/new")
    touch.write("Task", "A secret draft")
    erase(touch)
    # The other tab is told.
    expect(other.locator(".title", has_text="Shower")).to_have_count(0)
    kept = touch.page.evaluate(
        """async () => {
            const open = indexedDB.open('teaspoon');
            const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
            const { objectStore } = database.transaction(['meta', 'tail']);
            const all = (name) => new Promise((done) => {
                const asked = database.transaction([name]).objectStore(name).getAllKeys();
                asked.onsuccess = () => done(asked.result);
            });
            return [await all('meta'), await all('tail'), sessionStorage.length, localStorage.length];
        }"""
    )
    assert kept == [["device"], [], 0, 0]


@pytest.mark.exhaustive
def test_A8_what_was_being_typed_in_another_tab_is_gone_too(touch):
    touch.has(("Shower", 2))
    other = Person(touch.context, touch.address)
    other.open("/app/tasks/new")
    other.write("Task", "A secret draft")
    assert other.page.evaluate("sessionStorage.length") == 1
    erase(touch)
    expect(other.page.get_by_role("button", name="Start my day")).to_be_visible()
    assert other.page.evaluate("sessionStorage.length") == 0
    other.begin(spoons=8)
    other.open("/app/tasks/new")
    expect(other.field("Task")).to_have_value("")


@pytest.mark.exhaustive
def test_A8_ten_thousand_tasks_come_in_at_once_and_are_there_after_the_worker_was_ended(touch, tmp_path):
    file = tmp_path / "all.teaspoon"
    touch.arrive()
    now = touch.page.evaluate("Date.now()")
    subprocess.run([WORKBENCH, "replica", "--tasks", "10000", "--now", str(now), "--out", file], check=True, capture_output=True)
    look_at(touch, file.read_bytes())
    touch.sees("new tasks")
    touch.press("Import")
    touch.is_on("Today")
    brought = everything(touch)
    stop_workers(touch.page)
    assert save(touch) == brought
