"""What scripts say themselves, in the language of the pages: messages, pages of last resort, notifications; without a network too."""

import json

import pytest
from playwright.sync_api import expect

from chromium import running_worker, stop_workers
from program import ROOT
from test_languages import speaks
from test_pushed import Pushed, reminder
from test_recovery import HOPELESS, LOSE_CONNECTION, TRAP
from waits import soon

GERMAN = json.loads((ROOT / "Web/words/de.json").read_text())["texts"]

# What scripts have loaded, and which language the worker would say something in.
KEPT = """async () => {
    const kept = await caches.match('/language', { cacheName: 'language' });
    return kept ? kept.text() : '';
}"""


def speak(person, language):
    person.post("/app/settings/language", language=language)
    person.open("/app/today")
    expect(person.page.locator(f"html[lang='{language}']")).to_be_attached()
    soon(person, lambda: person.page.evaluate(KEPT) == language, timeout=30)


def refuse_picture(person, said):
    person.open("/app/settings/you")
    field = person.page.locator("picture-field input[type=file]")
    field.set_input_files({"name": "no.png", "mimeType": "image/png", "buffer": b"no picture"})
    expect(person.page.locator("picture-field [role=status]")).to_have_text(said)


def test_A4_a_message_of_the_script_is_in_the_language_of_the_page_and_names_what_was_saved(touch):
    touch.has(("Tea", 1))
    speak(touch, "de")
    touch.open("/app/data")
    with touch.page.expect_download() as download:
        touch.page.locator("a[data-download]").first.click()
    name = download.value.suggested_filename
    toast = touch.page.locator("#toast")
    expect(toast.locator("p")).to_have_text(GERMAN["download-saved"].replace("{file}", name))
    expect(toast.get_by_role("button")).to_have_text(GERMAN["toast-dismiss"])


@pytest.mark.exhaustive
def test_A4_a_restored_draft_says_so_in_the_language_of_the_page_as_soon_as_it_is_there(touch):
    touch.has()
    path = touch.has_task("Shower", spoons=2)
    speak(touch, "de")
    touch.open(path)
    touch.write("Titel", "Shower, then rest")
    touch.page.reload()
    expect(touch.page.locator(".draft")).to_contain_text(GERMAN["draft-not-saved"])
    expect(touch.page.locator(".draft button")).to_have_text(GERMAN["draft-discard"])


def test_A4_scripts_change_their_language_with_the_page_and_need_no_network(touch):
    touch.has()
    refuse_picture(touch, "This browser cannot read this file as a picture. Choose a JPEG, PNG or WebP.")
    touch.open("/app/settings/language")
    touch.page.get_by_text("Deutsch").click()
    speaks(touch, "de", "")
    refuse_picture(touch, GERMAN["picture-unreadable"])
    touch.context.set_offline(True)
    stop_workers(touch.page)
    touch.page.reload()
    refuse_picture(touch, GERMAN["picture-unreadable"])


@pytest.mark.exhaustive
@pytest.mark.new_browser
@pytest.mark.parametrize(
    "break_it, said",
    [
        (TRAP, "Teaspoon wurde dabei unterbrochen und ist neu gestartet. Nichts wurde geändert."),
        (f"() => ({LOSE_CONNECTION})(1000)", "Dieses Gerät konnte die Änderung nicht speichern."),
    ],
    ids=["a planner that stops", "a storage that stays away"],
)
def test_A4_why_nothing_was_kept_is_said_in_the_language_of_the_pages(touch, break_it, said):
    touch.has()
    speak(touch, "de")
    touch.open("/app/spoons/2")
    line = touch.page.locator("#title-field")
    line.fill("Noch nicht gespeichert")
    running_worker(touch).evaluate(break_it)
    line.press("Enter")
    touch.is_told(said)
    expect(line).to_have_value("Noch nicht gespeichert")


@pytest.mark.exhaustive
@pytest.mark.new_browser
def test_A4_a_page_of_last_resort_is_in_the_language_of_the_pages(touch):
    touch.has()
    speak(touch, "de")
    session = touch.context.new_cdp_session(touch.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    running_worker(touch).evaluate(HOPELESS)
    touch.open("/app/settings/you")
    touch.page.locator("input[name=name]").fill("Ada")
    touch.press("Speichern")
    expect(touch.page.locator("h1")).to_have_text(GERMAN["plain-title"])
    expect(touch.page.locator("html")).to_have_attribute("lang", "de")
    expect(touch.page.locator("#typed")).to_have_value("Ada")
    expect(touch.page.get_by_label(GERMAN["plain-typed"])).to_be_visible()


@pytest.mark.exhaustive
@pytest.mark.new_browser
@pytest.mark.parametrize("language, direction", [("de", "ltr"), ("ar", "rtl"), ("en", "ltr")])
def test_A4_a_worker_that_has_just_started_says_in_the_language_of_the_pages_that_there_is_no_network(touch, language, direction):
    touch.has()
    if language != "en":
        speak(touch, language)
    texts = json.loads((ROOT / f"Web/words/{language}.json").read_text())["texts"] if language != "en" else {}
    touch.context.set_offline(True)
    stop_workers(touch.page)
    touch.page.goto(touch.address + "/account/sign-in")
    expect(touch.page.locator("h1")).to_have_text(texts.get("plain-offline-title", "This needs the network"))
    expect(touch.page.locator("html")).to_have_attribute("lang", language)
    expect(touch.page.locator("html")).to_have_attribute("dir", direction)


@pytest.mark.exhaustive
@pytest.mark.new_browser
def test_C4_the_buttons_of_a_notification_are_in_the_language_of_the_pages(touch):
    touch.has(("Stretch", 3))
    speak(touch, "de")
    pushed = Pushed(touch)
    pushed.push(reminder(tasks=["0" * 31 + "7"]))
    [shown] = pushed.shown(1)
    assert [action["title"] for action in shown["actions"]] == [GERMAN["notification-ten"], GERMAN["notification-done"]]
    pushed.push("no JSON")
    assert pushed.shown(2)[-1]["title"] == GERMAN["notification-unreadable"]
