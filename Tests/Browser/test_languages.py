"""The language of the pages: the device's at first, or the one that was chosen; at once, and without a network."""

import pytest
from playwright.sync_api import expect

from chromium import phone, stop_workers
from fingers import Finger
from person import Person
from waits import soon

LANGUAGE = "() => [document.documentElement.lang, document.documentElement.dir]"


# The texts that a worker keeps with the plan (`Web/worker/texts/languages.js`); a function may change them.
TEXTS = """async (change = () => null) => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open('teaspoon');
        request.onsuccess = () => resolve(request.result);
    });
    const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    const meta = () => database.transaction('meta', 'readwrite').objectStore('meta');
    const texts = await done(meta().get('texts'));
    const changed = texts && change(texts);
    if (changed) await done(meta().put({ ...texts, ...changed }, 'texts'));
    database.close();
    return texts && { tag: texts.tag, length: texts.table.length };
}"""
FORGET_FILES = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.endsWith('.tsw')) await cache.delete(url);
    }
}"""


def texts(person, change=""):
    return person.page.evaluate(f"() => ({TEXTS})({change})")


def kept_texts(person, tag):
    """Waits until the texts of a language are kept with the plan; answers with their length in bytes."""
    soon(person, lambda: (texts(person) or {}).get("tag") == tag, timeout=30)
    return texts(person)["length"]


def speaks(person, *language):
    expect(person.page.locator(f"html[lang='{language[0]}']")).to_be_attached()
    assert person.page.evaluate(LANGUAGE) == list(language)


def test_A4_a_chosen_language_is_on_every_page_at_once_and_needs_no_network(person):
    person.has(("Tea", 1), at="/app/settings/language")
    person.page.get_by_text("Deutsch").click()
    speaks(person, "de", "")
    expect(person.page.locator("#bar")).to_contain_text("Heute")
    person.open("/app/today")
    speaks(person, "de", "")
    person.page.reload()
    speaks(person, "de", "")
    person.context.set_offline(True)
    stop_workers(person.page)
    for path in ("/app/tasks", "/app/settings/language"):
        person.open(path)
        speaks(person, "de", "")
    person.context.set_offline(False)
    person.page.locator("label.choice", has=person.page.locator("#language-")).click()
    speaks(person, "en", "")


@pytest.mark.exhaustive
def test_A4_the_next_worker_reads_the_texts_with_the_plan(person):
    person.open("/app/settings/language")
    person.page.get_by_text("Deutsch").click()
    speaks(person, "de", "")
    kept_texts(person, "de")
    person.page.evaluate(FORGET_FILES)
    # The browser has the file once more, in a cache of its own.
    person.context.new_cdp_session(person.page).send("Network.clearBrowserCache")
    person.context.set_offline(True)
    stop_workers(person.page)
    person.open("/app/tasks")
    speaks(person, "de", "")


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "change",
    [
        "() => ({ table: new Uint8Array(9) })",
        pytest.param("({ table }) => ({ table: table.slice(0, -9) })", marks=pytest.mark.exhaustive),
        "() => ({ release: 'another', table: new Uint8Array(9) })",
    ],
    ids=["other_bytes", "cut_short", "of_another_release"],
)
def test_A4_texts_with_the_plan_that_are_of_no_use_are_read_from_the_file_again(person, change):
    person.open("/app/settings/language")
    person.page.get_by_text("Deutsch").click()
    speaks(person, "de", "")
    length = kept_texts(person, "de")
    texts(person, change)
    stop_workers(person.page)
    person.open("/app/tasks")
    speaks(person, "de", "")
    soon(person, lambda: texts(person)["length"] == length, timeout=30)


@pytest.mark.exhaustive
def test_A4_a_device_in_english_keeps_no_texts_with_the_plan(person):
    person.open("/app/settings/language")
    person.page.get_by_text("Deutsch").click()
    speaks(person, "de", "")
    kept_texts(person, "de")
    person.page.locator("label.choice", has=person.page.locator("#language-")).click()
    speaks(person, "en", "")
    soon(person, lambda: texts(person) is None, timeout=30)


def test_A4_tips_and_templates_are_in_a_chosen_language_without_a_network(person):
    person.open("/app/settings/language")
    person.page.get_by_text("Deutsch").click()
    speaks(person, "de", "")
    person.context.set_offline(True)
    stop_workers(person.page)
    person.open("/app/tips")
    expect(person.page.locator("#tip-stop-early .title")).to_have_text("Aufhören, solange es noch gut geht")
    person.open("/app/templates/laundry")
    expect(person.page.locator("main")).to_contain_text("Unterwäsche und Schlafsachen zuerst")


def test_A4_arabic_is_written_from_right_to_left_and_swiped_the_other_way(touch):
    touch.has(("Tea", 1))
    touch.plan("Tea")
    touch.is_on("Today")
    touch.press("Dismiss")
    expect(touch.control("Dismiss")).to_have_count(0)
    touch.open("/app/settings/language")
    touch.page.get_by_text("العربية").click()
    speaks(touch, "ar", "rtl")
    touch.open("/app/today")
    speaks(touch, "ar", "rtl")
    row = touch.page.locator("swipe-row").first
    # Also a name that is written the other way.
    expect(row.locator(".title")).to_have_css("text-align", "right")
    box = row.bounding_box()
    Finger(touch.page).draw((60, box["y"] + box["height"] / 2), (300, box["y"] + box["height"] / 2))
    expect(row).to_have_attribute("data-state", "done")


def test_A4_the_title_of_a_task_has_the_comma_of_its_language(touch):
    touch.has()
    task = touch.has_task("Tea", spoons=1)
    comma = "title => getComputedStyle(title, '::after').content"
    for name, language, written in ("Deutsch", ("de", ""), '","'), ("العربية", ("ar", "rtl"), '"،"'):
        touch.open("/app/settings/language")
        touch.page.get_by_text(name).click()
        speaks(touch, *language)
        touch.open(task)
        assert touch.page.locator("#top .quiet h1:not(:last-child)").evaluate(comma) == written


def test_A4_a_first_visit_is_in_the_language_of_the_device(browser, server):
    context = phone(browser, locale="de-AT")
    try:
        person = Person(context, server.address)
        person.page.goto(server.address + "/app/today")
        speaks(person, "de", "")
        person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        person.page.reload()
        speaks(person, "de", "")
        person.page.goto(server.address + "/account/sign-in")
        speaks(person, "de", "")
        # Only the server says this one.
        expect(person.page.locator("h1")).to_have_text("Anmelden")
    finally:
        context.close()


@pytest.mark.exhaustive
def test_A4_the_servers_pages_are_in_english_for_somebody_who_chose_it_on_a_german_device(browser, server):
    context = phone(browser, locale="de-AT")
    try:
        person = Person(context, server.address)
        person.page.goto(server.address + "/app/settings/language")
        person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        person.page.reload()
        person.page.get_by_text("English", exact=True).click()
        speaks(person, "en", "")
        person.page.goto(server.address + "/account/sign-in")
        speaks(person, "en", "")
    finally:
        context.close()


@pytest.mark.exhaustive
def test_A4_the_page_after_everything_was_erased_is_in_the_language_of_the_device(browser, server):
    context = phone(browser, locale="de-AT")
    try:
        person = Person(context, server.address)
        person.page.goto(server.address + "/app/today")
        person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        person.open("/app/data/erase")
        speaks(person, "de", "")
        person.page.locator("#erase-now").click()
        expect(person.page.get_by_role("button", name="Tag beginnen")).to_be_visible()
        speaks(person, "de", "")
    finally:
        context.close()


# From the cost of a row to the row's end, whichever side that is.
ROOM = """() => {
    const row = document.querySelector('.row:has(.cost)').getBoundingClientRect();
    const cost = document.querySelector('.row .cost').getBoundingClientRect();
    return document.dir === 'rtl' ? cost.left - row.left : row.right - cost.right;
}"""


@pytest.mark.exhaustive
def test_A4_from_right_to_left_a_row_has_as_much_room_at_its_end(touch):
    touch.has(("Tea", 2))
    touch.plan("Tea")
    touch.is_on("Today")
    room = touch.page.evaluate(ROOM)
    touch.post("/app/settings/language", language="ar")
    touch.open("/app/today")
    assert touch.page.evaluate("document.documentElement.dir") == "rtl"
    assert touch.page.evaluate(ROOM) == room
