"""
Pages of the app that show something only after a few steps, for `app_pages.py`: unfolded, typed, refused, running or shared.

The steps find everything by its name in the markup and not by its words: the pages are looked at in several languages.
"""

from playwright.sync_api import expect

from chromium import running_worker

WITH_OPTIONS = ["/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3", "/app/lists", "/app/templates", "/app/notes"]


def options(person, show):
    if person.shows_options == show:
        return
    person.shows_options = show
    for back in *WITH_OPTIONS, person.paths["Errands"]:
        person.post("/app/options", show="yes" if show else "no", back=back)


def with_options(path):
    def look(person):
        options(person, True)
        person.open(path)
        expect(person.page.locator("#options [name=show][value=no]").first).to_be_attached()

    return look


def task(title):
    def look(person):
        person.open()
        person.page.locator(".row", has_text=title).first.get_by_role("link").first.click()
        # In a wide window it opens beside the day.
        is_wide = person.page.viewport_size["width"] >= 1180
        window = person.page.frame_locator("#beside iframe") if is_wide else person.page
        expect(window.locator("textarea#title-field")).to_have_value(title)

    return look


def at(name, query=""):
    """The page of something that was made, by its name."""
    return lambda person: person.open(person.paths[name] + query)


def unfolded(look, *parts):
    """A page with parts of it opened."""
    def shown(person):
        look(person)
        for part in parts:
            person.page.locator(part + " > summary").click()

    return shown


def by(path):
    return lambda person: person.open(path)


def list_options(person):
    with_options(person.paths["Errands"])(person)


def over_budget(person):
    person.open("/app/tasks?select=1")
    person.page.locator(".row", has_text="Sort the photographs").get_by_role("checkbox").click()
    expect(person.page.locator("#borrow")).to_be_visible()
    person.page.locator("#submit").click()
    expect(person.page.get_by_role("alert")).to_be_visible()


def faults(person):
    person.open("/app/settings/energy")
    for name in "reserve", "maximum", "unit-one":
        person.page.locator(f"#{name}").fill("ten" if name != "unit-one" else "")
    person.page.locator("#save").click()
    expect(person.page.locator(".fault")).to_have_count(3)


def bulk(person):
    person.open("/app/tasks?select=1")
    for box in person.page.get_by_role("checkbox").all()[:2]:
        box.click()
    person.page.locator("#menu > summary").click()
    person.page.locator(".menu #bulk").click()
    expect(person.page.locator("#total")).to_contain_text("2")


def chips(person):
    person.open("/app/tasks/new")
    person.page.locator("#title-field").fill("Ring the surgery ~2 tomorrow 9:00 !high #phone every week @Errands")
    expect(person.page.locator(".chip-understood")).to_have_count(7)


def preview(person):
    person.open("/app/tasks/many")
    person.page.locator("#many-lines").fill("Pack for the sea ~3 #trip\n  Charger\n  Medicine\n- [x] Book the train\nWater the plants tomorrow")
    person.page.locator("#preview-button").click()
    expect(person.page.locator("#preview li")).to_have_count(5)
    # The typed text is no draft for the next look.
    person.page.evaluate("sessionStorage.clear(); localStorage.clear()")


def refused(path, button, faults=1, **fields):
    """A page that sent back a form which said too little; the fields by their names."""
    def look(person):
        person.open(path)
        for name, value in fields.items():
            person.page.locator(f"[name={name}]:visible").fill(value)
        person.page.locator(button).click()
        expect(person.page.locator(".fault")).to_have_count(faults)

    return look


def toast(person):
    """Done, with a toast; and back again, so that the next look finds the same day."""
    person.open()
    tick = person.page.locator("#list .tick[aria-pressed=false]").first
    tick.click()
    expect(person.page.locator("#toast-undo")).to_be_visible()


def timer(path, **fields):
    """A page while a timer runs."""
    def look(person):
        person.post("/app/focus", **{"minutes": "15", "task": person.paths["Sort out the shed"].rsplit("/", 1)[1], **fields})
        person.open(path)
        expect(person.page.locator("#timer, #timer-note").first).to_be_visible()

    return look


def low_day(person):
    """Taken back by `settle`."""
    person.post("/app/day/low", do="today")
    person.open()
    person.page.locator("#aside > summary").click()


def taken_on(person):
    person.open("/app/now")
    person.open(f"/app/now?doing={offered(person)}")
    expect(person.page.locator("#now-done")).to_be_visible()


def offered(person):
    return person.page.locator("#now-title > span").get_attribute("id").removeprefix("task-")


def rest(person):
    """Asks for something smaller than the smallest task."""
    person.open("/app/now")
    while person.page.locator("#smaller").count():
        person.open(f"/app/now?smaller={offered(person)}")
    expect(person.page.locator("#rest-title")).to_be_visible()


def with_kinds(path, *parts):
    """Taken back by `settle`."""
    def look(person):
        person.post("/app/settings/kinds", use="yes")
        person.open(path)
        for part in parts:
            person.page.locator(part + " > summary").click()

    return look


def timer_paused(person):
    timer("/app/focus")(person)
    person.post("/app/focus/pause")
    person.open("/app/focus")


def timer_over(path, ringing=False):
    """A page once the time is up; at that very moment, or afterwards."""
    def look(person):
        timer(path)(person)
        if ringing:
            person.page.evaluate("""() => {
                const alarm = document.getElementById('alarm');
                alarm.hidden = false;
                alarm.dataset.ringing = '';
            }""")
            return
        running_worker(person).evaluate("() => { self.was ??= Date.now; Date.now = () => self.was.call(Date) + 3_600_000; }")
        person.open(path)
        expect(person.page.locator("#alarm")).to_be_visible()

    return look


def without_timer(person):
    running_worker(person).evaluate("() => { if (self.was) Date.now = self.was; }")
    if person.page.evaluate("document.getElementById('timer-said') !== null"):
        person.post("/app/focus/stop")


def calendar_day(person):
    person.open(f"/app/calendar/{person.day()}")


def move_day(person):
    person.open(person.paths["Send the letter"] + "/day")
    expect(person.page.locator("#day-tomorrow")).to_be_attached()


def calendar_move(person):
    person.open(person.paths["Send the letter"] + "/date")
    expect(person.page.locator("#to-date-button")).to_be_attached()


STAGED = {
    "low-day": low_day,
    "what-now-taken": taken_on,
    "what-now-rest": rest,
    "what-now-kinds": with_kinds("/app/now", "#energy"),
    "tasks-kinds": with_kinds("/app/tasks/filter?energy=thinking"),
    "add-kinds": with_kinds("/app/tasks/new?full=1", "#kinds-row"),
    "calendar-day": calendar_day,
    "calendar-move": calendar_move,
    "tasks-options": with_options("/app/tasks"),
    "tasks-filters": by("/app/tasks/filter?date=week&spoons=none"),
    "tasks-bulk": bulk,
    "add-chips": chips,
    "add-full": unfolded(by("/app/tasks/new?full=1"), "#due-row", "#repeat-row", "#subjects-row", "#priority-row"),
    "add-many-preview": preview,
    "lists-options": with_options("/app/lists"),
    "list": at("Errands"),
    "list-select": at("Errands", "?select=1"),
    "list-options": list_options,
    "list-menu": unfolded(at("Errands"), "#menu"),
    "list-checklist": at("Weekend bag"),
    "list-archived": at("Spring cleaning"),
    "list-edit": at("Errands", "/edit"),
    "list-refused": refused("/app/lists/new", "#save", category="Home"),
    "list-merge-refused": refused("/app/lists/merge", "#make", faults=2),
    "template-own": at("A slow morning"),
    "template-items": at("A slow morning list"),
    "subject": unfolded(at("phone"), "#merging"),
    "task-steps": at("Sort out the shed"),
    "task-step-options": unfolded(at("Sort out the shed"), "#step-list > reorder-list > ul > li:first-child > .row-main > .step-options"),
    "move-day": move_day,
    "task-move": unfolded(at("Sort out the shed"), "#move-day", "#hide-until"),
    "today-options": with_options("/app/today"),
    "notes-options": with_options("/app/notes"),
    "note-new": by("/app/notes?new=1"),
    "notes-refused": refused("/app/notes?new=1", "#note-button"),
    "subject-new": by("/app/subjects?new=1"),
    "note": at("A note"),
    "tips-all": unfolded(by("/app/tips"), "#tips-starting", "#tips-remembering", "#tips-rest", "#tips-evening"),
    "category-options": with_options("/app/spoons/3"),
    "backlog-options": with_options("/app/backlog"),
    "task-today": task("Answer one letter"),
    "task-done": task("Take a shower"),
    "over-budget": over_budget,
    "settings-refused": faults,
    "settings-letters": by("/app/settings/text"),
    "add-refused": refused("/app/tasks/new?full=1", "#save", note="Something about it"),
    "toast": toast,
    "focus-running": timer("/app/focus"),
    "focus-paused": timer_paused,
    "focus-instead": timer("/app/focus", task=""),
    "today-timer": timer("/app/today"),
    "focus-over": timer_over("/app/focus"),
    "today-timer-over": timer_over("/app/today"),
    "today-ringing": timer_over("/app/today", ringing=True),
}
"""What something has to be done for."""


def all_unfolded(person):
    for summary in person.main.locator("summary").all():
        summary.click()


def link_made(person):
    all_unfolded(person)
    person.page.locator("#make-link-now").click()
    expect(person.page.locator("#link")).to_be_visible()
    all_unfolded(person)


def previewed(person):
    person.page.locator("#costs").check()
    person.page.locator("#look").click()
    expect(person.page.locator("#preview")).to_be_visible()


def address_made(person):
    person.page.locator("#make-now").click()
    expect(person.page.locator("#made")).to_be_visible()


def to_the_end(person):
    person.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


IN_ACCOUNT = {
    "shared-lists": None,
    "share-list": None,
    "shared-list": link_made,
    "shared-end": None,
    "join-list": None,
    "list-shared": None,
    "list-shared-menu": lambda person: person.page.locator("#menu > summary").click(),
    "list-to-look-at": all_unfolded,
    "task-shared": None,
    "gallery": None,
    "gallery-nothing": None,
    "gallery-template": all_unfolded,
    "gallery-own": None,
    "gallery-publish": previewed,
    "links": None,
    "links-make": address_made,
    "reminders": to_the_end,
}
"""What is there for an account with something in it (`account_fixture.py` says where), and what is done there before it is looked at."""
