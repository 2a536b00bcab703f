"""Every page of the app, with content: for the tests of the looks, and for the screenshots."""

import uuid
from contextlib import contextmanager

from playwright.sync_api import expect

import chromium
from account_fixture import AccountFixture
from person import Person
from seed_data import add_seed_data
from staged import IN_ACCOUNT, STAGED, options, without_timer

FIXED = {
    "help": "/app/help",
    "keys": "/app/keys",
    "about": "/app/about",
    "more": "/app/more",
    "nothing-here": "/app/nothing",
}

SEEDED = {
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
    "settings-language": "/app/settings/language",
    "settings-sound": "/app/settings/sound",
    "settings-energy": "/app/settings/energy",
    "settings-look": "/app/settings/look",
    "settings-simple": "/app/settings/simple-mode",
    "what-now": "/app/now",
    "plan": "/app/plan",
    "plan-lighter": "/app/plan?lighter=1",
    "plan-week": "/app/plan/week",
    "insights": "/app/insights",
    "insights-week": "/app/insights?weeks=1",
    "report": "/app/insights/report",
    "account-guest": "/app/account",
    "account-register": "/account/register",
    "account-sign-in": "/account/sign-in",
    "account-forgotten": "/account/forgotten",
    **FIXED,
}
"""What an address alone leads to."""

MEMBERS = {
    "account-standing": "/app/account",
    "account": "/account",
    "account-changes": "/account",
    "account-delete": "/account/delete",
}
"""What is there for somebody with an account."""

SHOWN = ["shown-spoons", "shown-list", "shown-ended"]
"""What is seen by somebody who has an address and nothing else."""

NAMES = [
    "welcome", "welcome-refused", "today-empty", "backlog-empty", "history-empty", *SEEDED, *STAGED, *MEMBERS, *IN_ACCOUNT, *SHOWN,
]


@contextmanager
def seen(browser, server, script="", **options):
    """All there is to see at a server, in profiles of their own that are closed in the end; each page begins with the script."""
    contexts = []

    def new_person(language="en"):
        locale = {} if language == "en" else {"locale": language}
        contexts.append(chromium.phone(browser, **locale, **options))
        contexts[-1].add_init_script(script)
        return Person(contexts[-1], server.address)

    try:
        yield AppPages(server, new_person)
    finally:
        for context in contexts:
            context.close()


class AppPages:
    """
    Shows any of the pages: each profile is made once and then only looked at. The residents choose another language when a page is to be
    seen in one; those who have chosen nothing have a device in it.
    """

    def __init__(self, server, new_person):
        self.server = server
        self.new_person = new_person
        self.language = "en"
        self.newcomers = {}
        self.resident, self.member, self.ada = (new_person() for _ in range(3))
        self.spoken = {}
        """The languages that were chosen, by person."""
        self.account = None
        self.is_registered = False
        self.resident.arrive()
        self.resident.shows_options = False
        add_seed_data(self.resident)

    @property
    def newcomer(self):
        if self.language not in self.newcomers:
            newcomer = self.newcomers[self.language] = self.new_person(self.language)
            newcomer.arrive()
        return self.newcomers[self.language]

    def speak(self, person):
        """Chooses the language for somebody, unless that is done."""
        if self.spoken.get(person, "en") != self.language:
            # What was published may send nothing.
            person.open("/app/help")
            person.post("/app/settings/language", language=self.language)
            # Pages of the server are told by the next page of the app.
            person.open("/app/help")
            self.spoken[person] = self.language

    def show(self, name, language="en"):
        """Opens a page; answers with the client that shows it."""
        self.language = language
        if name.startswith("welcome") or name.endswith("-empty"):
            return self.show_new(name)
        if name in MEMBERS:
            return self.show_member(name)
        if name in IN_ACCOUNT or name in SHOWN:
            return self.show_company(name)
        person = self.resident
        self.speak(person)
        options(person, False)
        if name in SEEDED:
            person.open(SEEDED[name])
        else:
            STAGED[name](person)
        if name != "toast" and name != "over-budget":
            person.page.evaluate("document.activeElement?.blur()")
        return person

    def settle(self, name):
        """Takes back what showing the page had to do."""
        without_timer(self.resident)
        # Typed text is no draft for the next page.
        self.resident.page.evaluate("sessionStorage.clear()")
        if name == "toast" and self.resident.page.locator("#toast-undo").count():
            # Then it offers the opposite.
            button = self.resident.page.locator("#toast-undo")
            words = button.inner_text()
            button.click()
            expect(button).not_to_have_text(words)
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
            person.page.get_by_role("button", name="Create account").click()
            person.page.wait_for_url("**/app/today")
        self.speak(person)
        person.open(MEMBERS[name])
        if name == "account-changes":
            for summary in person.page.locator("summary").all():
                summary.click()
        return person

    def show_company(self, name):
        if self.account is None:
            self.account = AccountFixture(self.server)
            self.ada.arrive()
            self.account.enter(self.ada)
        person = self.newcomer if name in SHOWN else self.ada
        if person is self.ada:
            self.speak(person)
        person.open(self.account.paths[name])
        if IN_ACCOUNT.get(name):
            IN_ACCOUNT[name](person)
            person.page.evaluate("document.activeElement?.blur()")
        return person

    def show_new(self, name):
        person = self.newcomer
        if name == "welcome-refused":
            person.open()
            person.page.locator("[name=spoons]").fill("ten")
            person.page.locator("#start").click()
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
