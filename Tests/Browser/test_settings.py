"""A choice in the settings takes effect on every page at once, stays after a reload, and needs no network."""

import re

import pytest
from playwright.sync_api import expect

from looks import shifted
from person import Person
from timers import comes_true
from waits import settle, soon

PAGES = "/app/today", "/app/tasks", "/app/lists", "/app/more", "/app/help", "/app/settings/look"

STYLE = "name => getComputedStyle(document.documentElement)[name]"
WORDS = """name => {
    const { fontSize, [name]: value } = getComputedStyle(document.querySelector('main p, main a'));
    return parseFloat(value) / parseFloat(fontSize);
}"""
LOADED = "() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)"


def everywhere(person, holds, pages=PAGES):
    """At once on this page; then on others; after a reload; and with the network off."""
    holds()
    for path in pages[:3]:
        person.open(path)
        holds()
    person.page.reload()
    holds()
    person.context.set_offline(True)
    for path in pages:
        person.open(path)
        holds()
    person.context.set_offline(False)


def save(person, told):
    person.press("Save")
    person.is_told(told)


def opens_part(person, name):
    person.enter("More")
    person.press(person_link(person, "Settings"))
    person.is_on("Settings")
    person.press(person_link(person, name))


def person_link(person, title):
    """The name of a row's link: its title and what stands under it."""
    link = person.main.get_by_role("listitem").filter(has=person.page.locator(".title", has_text=re.compile(f"^{title}$"))).get_by_role("link")
    return " ".join(link.inner_text().split())


@pytest.mark.parametrize("theme, word, ground", [
    ("Dark", "dark", "rgb(17, 24, 25)"),
    ("High contrast", "high-contrast", "rgb(255, 255, 255)"),
    pytest.param("Light", "light", "rgb(250, 247, 241)", marks=pytest.mark.exhaustive),
    pytest.param("True black", "black", "rgb(0, 0, 0)", marks=pytest.mark.exhaustive),
    pytest.param("Low glare", "low-glare", "rgb(28, 26, 22)", marks=pytest.mark.exhaustive),
])
def test_A4_a_theme_is_on_every_page_at_once(person, theme, word, ground):
    person.has()
    opens_part(person, "Appearance")
    person.is_on("Appearance")
    person.choose(theme)
    person.is_told("Appearance updated")
    # By arrow keys each theme on the way is chosen and saved, one after the other.
    expect(person.page.locator("html")).to_have_attribute("data-theme", word)

    def holds():
        assert person.page.evaluate(STYLE, "backgroundColor") == ground
        colours = person.page.locator('meta[name="theme-color"]').evaluate_all("all => all.map(({ content }) => content)")
        numbers = tuple(int(colours[0][at:at + 2], 16) for at in (1, 3, 5))
        assert f"rgb{numbers}" == ground

    everywhere(person, holds)


@pytest.mark.parametrize("font, family, files", [("Inter", "Inter", 1), ("OpenDyslexic", "OpenDyslexic", 2)])
@pytest.mark.new_browser
def test_A4_a_font_is_fetched_when_it_is_chosen_from_this_server_and_then_works_offline(person, font, family, files):
    asked = []
    person.context.on("request", lambda request: asked.append(request.url) if "/fonts/" in request.url else None)
    person.has(at="/app/settings/text")
    assert asked == []
    person.choose(font)
    person.is_told("Appearance updated")
    expect(person.page.locator("html")).to_have_attribute("data-font", font.lower())

    def holds():
        assert person.page.evaluate(STYLE, "fontFamily").startswith(family)
        person.page.evaluate("document.fonts.ready")
        assert family in person.page.evaluate(LOADED)

    everywhere(person, holds)
    # (The arrow keys pass by the other one on their way.)
    assert len({url for url in asked if family.lower() in url}) == files
    assert all(url.startswith(person.address + "/static/") for url in asked)


@pytest.mark.exhaustive
@pytest.mark.new_browser
def test_A4_nothing_jumps_when_a_page_with_a_chosen_font_is_loaded(touch):
    touch.has(("Stretch", 1))
    touch.post("/app/settings/look", font="opendyslexic")
    for path in PAGES:
        touch.open(path)
        touch.page.evaluate("document.fonts.ready")
    for path in PAGES:
        touch.open(path)
        assert shifted(touch.page) == [], path


def test_A4_letters_are_as_large_and_as_far_apart_as_chosen(person):
    person.has(at="/app/settings/text")
    usual = float(person.page.evaluate(STYLE, "fontSize")[:-2])
    for label, choice, attribute, value in [
        ("Text size", "150 %", "data-size", "150"), ("Letter spacing", "+12 %", "data-spacing", "12"),
        ("Word spacing", "+16 %", "data-words", "16"), ("Line height", "200 %", "data-lines", "200"),
    ]:
        person.pick(label, choice)
        # Each choice is saved at once. The message of an earlier one must not pass for that of the last one.
        expect(person.page.locator("html")).to_have_attribute(attribute, value)
    person.is_told("Appearance updated")

    def holds():
        assert float(person.page.evaluate(STYLE, "fontSize")[:-2]) == pytest.approx(usual * 1.5, abs=0.1)
        assert person.page.evaluate(WORDS, "letterSpacing") == pytest.approx(0.12, abs=0.005)
        assert person.page.evaluate(WORDS, "wordSpacing") == pytest.approx(0.16, abs=0.005)
        assert person.page.evaluate(WORDS, "lineHeight") == pytest.approx(2, abs=0.01)

    everywhere(person, holds)


@pytest.mark.exhaustive
def test_A4_a_colour_for_what_can_be_pressed(person):
    person.has(at="/app/settings/look")
    person.choose("Violet")
    person.is_told("Appearance updated")

    def holds():
        # By arrow keys each colour on the way is chosen and saved, one after the other.
        expect(person.page.locator(".skip")).to_have_css("background-color", "rgb(102, 76, 160)")

    everywhere(person, holds)


@pytest.mark.exhaustive
def test_A4_nothing_moves_where_that_is_chosen(touch):
    touch.has(("Stretch", 1), at="/app/settings/look")
    touch.choose("Reduce motion")
    touch.is_told("Appearance updated")

    def holds():
        assert touch.page.evaluate("""() => [...document.querySelectorAll('*')].filter((element) => {
            const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
            return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
        }).length""") == 0

    everywhere(touch, holds)


def test_A4_simple_mode_leaves_the_day_and_is_left_in_one_tap(person):
    person.has(("Stretch", 1))
    bar = person.page.get_by_role("navigation", name="Main").get_by_role("link")
    expect(bar).to_have_count(5)
    person.open("/app/settings/simple-mode")
    person.choose("On")
    person.is_told("Appearance updated")
    everywhere(person, lambda: expect(bar).to_have_text(["Today", "What now?", "Rest", "Settings"]), PAGES[:-1])
    person.open()
    expect(person.control("Show Options")).to_have_count(0)
    person.plan("Stretch")
    person.counts(1, 12)
    person.press("Show everything again")
    expect(bar).to_have_text(["Today", "Tasks", "Lists", "Calendar", "More"])
    person.press("Undo", person.page.locator("#toast"))
    expect(bar).to_have_text(["Today", "What now?", "Rest", "Settings"])


@pytest.mark.exhaustive
def test_A4_clock_week_and_the_beginning_of_a_date(person):
    person.has()
    task = person.has_task("Call the clinic", due=person.day(), time="21:05")
    person.open("/app/settings/time")
    person.choose("12-hour")
    person.pick("Week starts on", "Sunday")
    person.is_told("Time and week updated")
    for path in task, "/app/tasks":
        person.open(path)
        person.sees("today, 9:05 pm")
    person.open("/app/tasks/new?full=1")
    first = person.page.locator('input[name="weekday"]').first
    expect(first).to_have_attribute("aria-label", "Sunday")
    # It is before noon: to somebody whose day begins an hour before midnight, it is yesterday.
    person.open("/app/settings/time")
    person.pick("Day starts at", "11:00 pm")
    person.is_told("Time and week updated")
    person.context.set_offline(True)
    for path in task, "/app/tasks":
        person.open(path)
        person.sees("tomorrow, 9:05 pm")


def test_A4_a_device_in_the_united_states_begins_with_its_clock_week_and_dates(new_context, server):
    person = Person(new_context(locale="en-US"), server.address)
    person.has(at="/app/settings")
    person.sees("12-hour clock, month first, week starts on Sunday")


def test_A4_the_chime_is_heard_after_a_tap_and_never_before(person):
    person.page.add_init_script("""
        globalThis.heard = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) { globalThis.heard += 1; return start.apply(this, when); };
    """)
    person.has(at="/app/settings/sound")
    assert person.page.evaluate("heard") == 0
    person.press("Test sound")
    person.sees("Playing.")
    assert person.page.evaluate("heard") == 3
    person.page.reload()
    assert person.page.evaluate("heard") == 0


# A device that says only after three seconds whether anything may be heard; and what it was asked to do.
RELUCTANT = """
    globalThis.heard = 0;
    globalThis.ended = 0;
    globalThis.audios = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        globalThis.heard += 1;
        this.addEventListener('ended', () => { globalThis.ended += 1; });
        return start.apply(this, when);
    };
    const Context = globalThis.AudioContext;
    globalThis.AudioContext = class extends Context { constructor() { super(); globalThis.audios.push(this); } };
    const resume = Context.prototype.resume;
    Context.prototype.resume = async function () {
        if (globalThis.isReluctant) await new Promise((go) => setTimeout(go, 3000));
        await resume.call(this);
        globalThis.isAllowed = true;
    };
"""


@pytest.mark.exhaustive
def test_A4_a_chime_that_the_device_holds_back_is_said_and_does_not_come_later(touch):
    touch.page.add_init_script("globalThis.isReluctant = true;" + RELUCTANT)
    touch.has(at="/app/settings/sound")
    touch.press("Test sound")
    touch.sees("This browser cannot play sound here.")
    comes_true(touch, "globalThis.isAllowed")
    settle(touch)
    assert touch.page.evaluate("heard") == 0


@pytest.mark.exhaustive
@pytest.mark.busy_browser("a second chime begins while the first is heard: both go by the clock of the sound")
def test_A4_after_the_last_tone_the_device_need_not_stay_awake_for_it(touch):
    touch.page.add_init_script(RELUCTANT)
    touch.has(at="/app/settings/sound")
    touch.press("Test sound")
    comes_true(touch, "heard === 3 && audios[0].currentTime > 1")
    # A second one while the first is heard is heard whole.
    touch.press("Test sound")
    comes_true(touch, "ended >= 3")
    assert touch.page.evaluate("[heard, audios.length, audios[0].state]") == [6, 1, "running"]
    comes_true(touch, "ended === 6 && audios[0].state === 'suspended'")


PERMISSION = """
    globalThis.asked = 0;
    const permission = { now: 'default', next: '%s' };
    Object.defineProperty(Notification, 'permission', { get: () => permission.now });
    Notification.requestPermission = async () => { globalThis.asked += 1; permission.now = permission.next; return permission.now; };
    ServiceWorkerRegistration.prototype.showNotification = async (title) => { globalThis.shown = title; };
"""


def notices_on(person):
    return person.page.get_by_role("group", name="Notifications", exact=True).get_by_role("radio", name="On", exact=True)


def test_A4_permission_for_notifications_is_asked_by_the_tap_alone(person):
    person.page.add_init_script(PERMISSION % "granted")
    person.has()
    for path in *PAGES, "/app/settings/sound":
        person.open(path)
        assert person.page.evaluate("asked") == 0
    person.sees("the browser asks for permission")
    person.hand.choose(notices_on(person))
    person.sees("This browser can show notifications.")
    assert person.page.evaluate("asked") == 1
    save(person, "Settings saved")
    expect(notices_on(person)).to_be_checked()
    person.sees("This browser can show notifications.")
    person.press("Send a test notification")
    person.sees("Test notification sent.")
    assert person.page.evaluate("shown") == "Teaspoon"
    person.page.reload()
    expect(notices_on(person)).to_be_checked()


def test_A4_a_browser_that_refuses_notifications_is_said_to(touch):
    touch.page.add_init_script(PERMISSION % "denied")
    touch.has(at="/app/settings/sound")
    touch.press("Send a test notification")
    touch.sees("Notifications are blocked")
    assert touch.page.evaluate("globalThis.shown") is None


# Every text that is put into a part of the page from now on, which is what a screen reader announces.
LISTEN = """(said) => {
    globalThis.announced = [];
    const hear = (changes) => changes.forEach(({ target }) => globalThis.announced.push(target.textContent));
    new MutationObserver(hear).observe(said, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.exhaustive
def test_A4_what_a_button_that_is_pressed_again_leads_to_is_announced_again(touch):
    touch.page.add_init_script(PERMISSION % "granted")
    touch.has(at="/app/settings/sound")
    for button, region, text in (
        ("Test sound", "#chime-said", "Playing."),
        ("Send a test notification", "#notice-said", "Test notification sent."),
    ):
        touch.press(button)
        touch.sees(text)
        touch.page.locator(region).evaluate(LISTEN)
        touch.press(button)
        soon(touch, lambda: (touch.page.evaluate("announced[0]") or "").startswith(text))


@pytest.mark.exhaustive
def test_A4_a_choice_made_in_another_tab_is_not_taken_back_by_a_form_that_was_open(touch, context):
    touch.has(at="/app/settings/look")
    # This tab hears nothing of the other one.
    touch.page.evaluate("() => navigator.serviceWorker.addEventListener('message', (event) => event.stopImmediatePropagation())")
    other = context.new_page()
    other.goto(touch.address + "/app/settings/look")
    other.get_by_role("radio", name="Dark", exact=True).tap()
    expect(other.locator("#toast")).to_contain_text("Appearance updated")
    touch.choose("Blue")
    touch.is_told("Appearance updated")
    expect(touch.page.locator("html")).to_have_attribute("data-accent", "2")
    expect(touch.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_A4_a_choice_that_can_be_seen_takes_effect_as_soon_as_it_is_made_and_is_undone(person):
    person.has(at="/app/settings/look")
    root = person.page.locator("html")
    person.choose("Low glare")
    person.is_told("Appearance updated")
    expect(root).to_have_attribute("data-theme", "low-glare")
    expect(person.page.get_by_role("radio", name="Low glare", exact=True)).to_be_focused()
    expect(person.page.get_by_role("button", name="Save")).to_have_count(0)
    person.press("Undo", person.page.locator("#toast"))
    person.is_told("Undone")
    expect(root).not_to_have_attribute("data-theme", "low-glare")
    expect(person.page.get_by_role("radio", name="Low glare", exact=True)).not_to_be_checked()


@pytest.mark.exhaustive
def test_A4_the_pages_of_the_server_look_as_the_plan_does_from_the_first_frame(touch):
    touch.has()
    touch.post("/app/settings", theme="black", font="opendyslexic", size="125", accent="3")
    touch.open("/app/today")
    look = "() => { const { theme, font, size, accent } = document.documentElement.dataset; return [theme, font, size, accent]; }"
    for page in ["/account/sign-in", "/gallery"]:
        answer = touch.open(page)
        assert 'data-theme="black"' in answer.text()
        assert touch.page.evaluate(look) == ["black", "opendyslexic", "125", "3"]
    touch.open("/app/settings")
    touch.post("/app/settings", theme="system", font="system", size="100", accent="")
    touch.open("/app/today")
    assert 'data-theme="system"' in touch.open("/account/sign-in").text()
    assert "teaspoon-look" not in str(touch.context.cookies(touch.address + "/account"))


@pytest.mark.exhaustive
def test_A4_in_a_wide_window_the_row_of_the_part_that_is_open_says_so(keys):
    keys.has()
    keys.page.set_viewport_size({"width": 1160, "height": 800})
    for path, name in (("/app/settings", "Appearance"), ("/app/settings/time", "Time and week")):
        keys.open(path)
        rows = keys.page.get_by_role("navigation", name="All settings").locator("a[aria-current]")
        expect(rows.locator("visible=true")).to_have_count(1)
        expect(rows.locator("visible=true")).to_contain_text(name)
    # On a phone nothing is open beside the list.
    keys.page.set_viewport_size({"width": 390, "height": 800})
    keys.open("/app/settings")
    expect(keys.page.locator("#settings-parts a[aria-current]").locator("visible=true")).to_have_count(0)
    expect(keys.page.get_by_role("link", name=re.compile("^Appearance"))).to_have_count(1)


@pytest.mark.exhaustive
def test_D4_in_a_wide_window_the_bar_of_select_is_one_line_with_the_buttons_at_its_end(keys):
    keys.has(("Stretch", 3))
    keys.page.set_viewport_size({"width": 1160, "height": 800})
    keys.open("/app/tasks?select=1")
    total, cancel, submit = (keys.page.locator(place).bounding_box() for place in ("#total .total", "#cancel", "#submit"))
    assert cancel["y"] == submit["y"]
    assert total["y"] < cancel["y"] + cancel["height"] and total["x"] < cancel["x"] < submit["x"]
