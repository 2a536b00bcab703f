"""Every page of the app, with something on it: what the tests of the looks look at, and what is photographed."""

import uuid
from contextlib import contextmanager

from playwright.sync_api import expect

import chromium
from company import Company
from furnished import furnish
from person import Person

FIXED = {
    "help": "/app/help",
    "keys": "/app/keys",
    "about": "/app/about",
    "more": "/app/more",
    "nothing-here": "/app/nothing",
}

FURNISHED = {
    "today": "/app/today",
    "check-off": "/app/today?check=1",
    "new-day": "/app/day/new",
    "adjust-today": "/app/day/adjust",
    "spoons": "/app/spoons",
    "category": "/app/spoons/3",
    "category-select": "/app/spoons/3?select=1",
    "unsorted": "/app/spoons/unsorted",
    "empty-category": "/app/spoons/9",
    "all-tasks": "/app/tasks",
    "select": "/app/tasks?select=1",
    "tasks-found": "/app/tasks?q=the",
    "tasks-nothing-found": "/app/tasks?q=giraffe",
    "add": "/app/tasks/new",
    "add-many": "/app/tasks/many",
    "lists": "/app/lists",
    "list-new": "/app/lists/new",
    "list-merge": "/app/lists/merge",
    "archive": "/app/lists/archive",
    "templates": "/app/templates",
    "template": "/app/templates/low-energy-day",
    "subjects": "/app/subjects",
    "calendar": "/app/calendar",
    "calendar-week": "/app/calendar?view=week",
    "calendar-refused": "/app/calendar?month=2&year=MMXX",
    "backlog": "/app/backlog",
    "backlog-select": "/app/backlog?select=1",
    "history": "/app/history",
    "settings": "/app/settings",
    "your-data": "/app/data",
    "bring-in": "/app/data/import",
    "erase": "/app/data/erase",
    "notes": "/app/notes",
    "notes-found": "/app/notes?q=thursday",
    "tips": "/app/tips",
    "tips-put-away": "/app/tips?show=away",
    "focus": "/app/focus",
    "rest": "/app/focus?rest=1",
    "settings-you": "/app/settings/you",
    "settings-time": "/app/settings/time",
    "settings-sound": "/app/settings/sound",
    "settings-energy": "/app/settings/energy",
    "settings-look": "/app/settings/look",
    "what-now": "/app/now",
    "account-guest": "/app/account",
    "account-register": "/account/register",
    "account-sign-in": "/account/sign-in",
    "account-forgotten": "/account/forgotten",
    **FIXED,
}
"""What an address alone leads to."""


WITH_OPTIONS = ["/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3", "/app/lists", "/app/templates", "/app/notes"]


def options(person, show):
    if person.shows_options == show:
        return
    person.shows_options = show
    for back in *WITH_OPTIONS, person.places["Errands"]:
        person.post("/app/options", show="yes" if show else "no", back=back)


def with_options(path):
    def look(person):
        options(person, True)
        person.open(path)
        expect(person.control("Hide Options")).to_be_visible()

    return look


def task(title):
    def look(person):
        person.open()
        person.page.locator(".row", has_text=title).first.get_by_role("link").click()
        person.is_on("Task")

    return look


def at(place, query=""):
    """The page of something that was made, by its name."""
    return lambda person: person.open(person.places[place] + query)


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
    with_options(person.places["Errands"])(person)


def over_budget(person):
    person.open("/app/tasks?select=1")
    person.page.locator(".row", has_text="Sort the photographs").get_by_role("checkbox").click()
    person.control("Submit").click()
    expect(person.page.get_by_role("alert")).to_be_visible()


def faults(person):
    person.open("/app/settings/energy")
    for label in "Kept in reserve", "A new day begins with", "One":
        person.field(label).fill("ten" if label != "One" else "")
    person.control("Save").click()
    expect(person.page.locator(".fault")).to_have_count(3)


def bulk(person):
    person.open("/app/tasks?select=1")
    for box in person.page.get_by_role("checkbox").all()[:2]:
        box.click()
    person.page.locator("#bulk > summary").click()


def chips(person):
    person.open("/app/tasks/new")
    person.field("Title").fill("Ring the surgery ~2 tomorrow 9:00 !high #phone every week @Errands")
    expect(person.page.locator(".chip-understood")).to_have_count(7)


def preview(person):
    person.open("/app/tasks/many")
    person.field("Tasks").fill("Pack for the sea ~3 #trip\n  Charger\n  Medicine\n- [x] Book the train\nWater the plants tomorrow")
    person.control("Preview").click()
    expect(person.page.locator("#preview li")).to_have_count(5)
    # What was typed is no draft for the next look.
    person.page.evaluate("sessionStorage.clear(); localStorage.clear()")


def list_refused(person):
    person.open("/app/lists/new")
    person.field("Category").fill("Home")
    person.control("Save").click()
    expect(person.page.locator(".fault")).to_have_count(1)


def merge_refused(person):
    person.open("/app/lists/merge")
    person.control("Make the checklist").click()
    expect(person.page.locator(".fault")).to_have_count(2)


def new_task_refused(person):
    person.open("/app/tasks/new?full=1")
    person.field("Note").fill("Something about it")
    person.control("Save").click()
    expect(person.page.locator(".fault")).to_have_count(1)


def note_refused(person):
    person.open("/app/notes")
    person.control("Add", person.main).click()
    expect(person.page.locator(".fault")).to_have_count(1)


def toast(person):
    """Done, with a toast; and back again, so that the next look finds the same day."""
    person.open()
    tick = person.page.locator("#list .tick[aria-pressed=false]").first
    tick.click()
    person.is_told("Done:")


def timer(path, **fields):
    """A page while a timer runs."""
    def look(person):
        person.post("/app/focus", **{"minutes": "15", "task": person.places["Sort out the shed"].rsplit("/", 1)[1], **fields})
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
    """What is asked to be smaller than the smallest."""
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
        for worker in person.context.service_workers:
            worker.evaluate("() => { self.was ??= Date.now; Date.now = () => self.was.call(Date) + 3_600_000; }")
        person.open(path)
        expect(person.page.locator("#alarm")).to_be_visible()

    return look


def without_timer(person):
    for worker in person.context.service_workers:
        worker.evaluate("() => { if (self.was) Date.now = self.was; }")
    if person.page.evaluate("document.getElementById('timer-said') !== null"):
        person.post("/app/focus/stop")


def calendar_day(person):
    person.open(f"/app/calendar/{person.day()}")


def calendar_move(person):
    person.open(person.places["Send the letter"] + "/date")
    person.is_on("Choose a day")


STAGED = {
    "low-day": low_day,
    "what-now-taken": taken_on,
    "what-now-rest": rest,
    "what-now-kinds": with_kinds("/app/now", "#energy", "#low-day-fold"),
    "tasks-kinds": with_kinds("/app/tasks?energy=thinking", "#filters"),
    "add-kinds": with_kinds("/app/tasks/new?full=1", "#more-fields"),
    "calendar-day": calendar_day,
    "calendar-move": calendar_move,
    "tasks-options": with_options("/app/tasks"),
    "tasks-filters": unfolded(by("/app/tasks?priority=1"), "#filters"),
    "tasks-bulk": bulk,
    "add-chips": chips,
    "add-full": unfolded(by("/app/tasks/new?full=1"), "#more-fields"),
    "add-many-preview": preview,
    "lists-options": with_options("/app/lists"),
    "list": at("Errands"),
    "list-select": at("Errands", "?select=1"),
    "list-options": list_options,
    "list-menu": unfolded(at("Errands"), "#list-menu"),
    "list-checklist": at("Weekend bag"),
    "list-archived": at("Spring cleaning"),
    "list-edit": at("Errands", "/edit"),
    "list-refused": list_refused,
    "list-merge-refused": merge_refused,
    "template-own": at("A slow morning"),
    "template-items": at("A slow morning list"),
    "subject": unfolded(at("phone"), "#merging"),
    "task-steps": at("Sort out the shed"),
    "task-step-options": unfolded(at("Sort out the shed"), "#step-list > reorder-list > ul > li:first-child > .row-main > .step-options"),
    "task-not-now": unfolded(at("Sort out the shed"), "#snooze-more", "#more-fields"),
    "today-options": with_options("/app/today"),
    "notes-options": with_options("/app/notes"),
    "notes-colour": unfolded(by("/app/notes"), "#note-colour"),
    "notes-refused": note_refused,
    "note": at("A note"),
    "tips-all": unfolded(by("/app/tips"), "#tips-starting", "#tips-remembering", "#tips-rest", "#tips-evening"),
    "category-options": with_options("/app/spoons/3"),
    "backlog-options": with_options("/app/backlog"),
    "task-today": task("Answer one letter"),
    "task-done": task("Take a shower"),
    "over-budget": over_budget,
    "settings-refused": faults,
    "settings-letters": unfolded(by("/app/settings/look"), "#letters", "#calm"),
    "add-refused": new_task_refused,
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

MEMBERS = {
    "account-standing": "/app/account",
    "account": "/account",
    "account-changes": "/account",
    "account-delete": "/account/delete",
}
"""What is there for somebody with an account."""


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


COMPANY = {
    "shared-lists": None,
    "share-list": None,
    "shared-list": link_made,
    "shared-end": None,
    "join-list": None,
    "list-shared": None,
    "list-shared-menu": all_unfolded,
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
"""What is there for somebody who has company (`company.py` says where), and what is done there before it is looked at."""

SHOWN = ["shown-spoons", "shown-list", "shown-ended"]
"""What is seen by somebody who has an address and nothing else."""

NAMES = [
    "welcome", "welcome-refused", "today-empty", "backlog-empty", "history-empty", *FURNISHED, *STAGED, *MEMBERS, *COMPANY, *SHOWN,
]


@contextmanager
def seen(browser, server, **options):
    """All there is to see at a server, in profiles of their own that are closed in the end."""
    contexts = [chromium.phone(browser, **options) for _ in range(4)]
    try:
        yield Sights(server, *[Person(context, server.address) for context in contexts])
    finally:
        for context in contexts:
            context.close()


class Sights:
    """Shows any of the pages: each of the four profiles is made once and then only looked at."""

    def __init__(self, server, newcomer, resident, member, ada):
        self.server = server
        self.newcomer = newcomer
        self.resident = resident
        self.member = member
        self.ada = ada
        self.company = None
        self.is_registered = False
        newcomer.arrive()
        resident.arrive()
        resident.shows_options = False
        furnish(resident)

    def show(self, name):
        """Leads to a page; answers with whoever stands on it."""
        if name.startswith("welcome") or name.endswith("-empty"):
            return self.show_new(name)
        if name in MEMBERS:
            return self.show_member(name)
        if name in COMPANY or name in SHOWN:
            return self.show_company(name)
        person = self.resident
        options(person, False)
        if name in FURNISHED:
            person.open(FURNISHED[name])
        else:
            STAGED[name](person)
        if name != "toast" and name != "over-budget":
            person.page.evaluate("document.activeElement?.blur()")
        return person

    def settle(self, name):
        """Takes back what showing the page had to do."""
        without_timer(self.resident)
        if name == "toast" and self.resident.page.locator("#toast-undo").count():
            self.resident.control("Undo").click()
            self.resident.is_told("Undone")
        if name == "low-day":
            self.resident.post("/app/day/low", do="back")
        if name.endswith("-kinds"):
            self.resident.post("/app/settings/kinds", use="no")

    def show_member(self, name):
        person = self.member
        if not self.is_registered:
            self.is_registered = True
            person.arrive()
            person.open("/account/register")
            person.page.get_by_label("E-mail address").fill(f"{uuid.uuid4().hex}@example.org")
            person.page.get_by_label("Password", exact=True).fill("four calm wooden spoons")
            person.page.get_by_role("button", name="Make my account").click()
            person.page.wait_for_url("**/app/today")
        person.open(MEMBERS[name])
        if name == "account-changes":
            for summary in person.page.locator("summary").all():
                summary.click()
        return person

    def show_company(self, name):
        if self.company is None:
            self.company = Company(self.server)
            self.ada.arrive()
            self.company.enter(self.ada)
        person = self.newcomer if name in SHOWN else self.ada
        person.open(self.company.paths[name])
        if COMPANY.get(name):
            COMPANY[name](person)
            person.page.evaluate("document.activeElement?.blur()")
        return person

    def show_new(self, name):
        person = self.newcomer
        if name == "welcome-refused":
            person.open()
            person.field("How many spoons do you have today?").fill("ten")
            person.control("Start my day").click()
            expect(person.page.locator(".fault")).to_be_visible()
        elif name == "today-empty":
            # From a page of the app: those that show what somebody published may send nothing.
            person.open()
            # Somebody who began with nothing: taken back at once, so that the newcomer stays one.
            person.post("/app/day/new", first="yes", spoons="12", examples="no")
            person.open()
            expect(person.page.locator(".empty")).to_be_visible()
            self.undo_all()
        else:
            person.open({"welcome": "/app/today", "backlog-empty": "/app/backlog", "history-empty": "/app/history"}[name])
        return person

    def undo_all(self):
        """Empties the newcomer's storage; the page stays as it is."""
        self.newcomer.page.evaluate("""() => new Promise((resolve) => {
            indexedDB.deleteDatabase('teaspoon').onsuccess = resolve;
        })""")
