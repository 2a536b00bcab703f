"""The first visit: a launch screen, two questions, a planned day."""

import re
import struct

import pytest
from playwright.sync_api import expect

from person import Person


@pytest.mark.new_browser
def test_A7_two_questions_lead_to_a_planned_day(person):
    person.arrive()
    assert person.main.get_by_role("textbox").count() + person.main.get_by_role("checkbox").count() == 2
    person.begin(spoons=9)
    person.counts(4, 9)
    for title in "Get dressed", "Make breakfast", "Take a shower":
        person.sees_row(title)


def test_A7_a_number_that_is_none_is_refused_beside_the_field_and_stays_typed(touch):
    typed = "ten"
    touch.arrive()
    touch.choose("Start with a few example tasks")
    field = touch.field("How many spoons do you have today?")
    touch.write("How many spoons do you have today?", typed)
    touch.press("Start my day")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value(typed)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile("whole number"))
    assert not touch.page.get_by_label("Start with a few example tasks").is_checked()
    touch.open()
    expect(field).to_be_visible()


def test_A1_nothing_is_asked_and_nothing_leaves_the_device(new_context, own_server):
    person = Person(new_context(own_server.address), own_server.address)
    person.arrive()
    person.begin()
    person.add("A secret")
    assert own_server.guests() == 0
    assert person.context.cookies() == []
    person.open("/app/about")
    person.sees("Nothing is sent anywhere")


@pytest.mark.new_browser
def test_A9_today_is_where_the_app_starts_without_a_redirect(touch):
    for answer in touch.arrive(), touch.open():
        assert answer.status == 200
        assert answer.request.redirected_from is None
    assert answer.headers["x-answered-by"] == "worker"


def test_A9_the_manifest_makes_it_installable(touch):
    touch.arrive()
    link = touch.page.locator('link[rel="manifest"]').get_attribute("href")
    answer = touch.context.request.get(touch.address + link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["start_url"] == manifest["id"] == "/app/today"
    assert manifest["display"] == "standalone"
    assert manifest["name"] and manifest["short_name"] and manifest["description"]
    assert {"192x192", "512x512", "any"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    assert manifest["shortcuts"]
    for shortcut in manifest["shortcuts"]:
        assert touch.open(shortcut["url"]).status == 200


def test_A9_every_icon_is_there_in_the_size_it_is_said_to_have(touch):
    touch.arrive()
    manifest = touch.context.request.get(touch.address + "/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        answer = touch.context.request.get(touch.address + icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].partition(";")[0] == icon["type"]
        if icon["sizes"] == "any":
            assert answer.text().lstrip().startswith("<svg")
        else:
            width, height = map(int, icon["sizes"].split("x"))
            assert size_of(answer.body()) == (width, height)
    touch_icon = touch.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    assert size_of(touch.context.request.get(touch.address + touch_icon).body()) == (180, 180)


def size_of(png):
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])


@pytest.mark.new_browser
def test_A9_chromium_has_nothing_against_installing_it(touch):
    touch.arrive()
    touch.open()
    session = touch.context.new_cdp_session(touch.page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A profile that keeps nothing may install nothing; that is the only thing in the way.
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}


@pytest.mark.new_browser
def test_the_front_door_leads_to_today_without_a_network_too(touch):
    touch.arrive()
    touch.context.set_offline(True)
    touch.open("/")
    assert touch.page.url == touch.address + "/app/today"
