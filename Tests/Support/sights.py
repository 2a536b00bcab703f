"""Every page of the app, with something on it: what the tests of the looks look at, and what is photographed."""

from playwright.sync_api import expect

FIXED = {
    "help": "/app/help",
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
    "add": "/app/tasks/new",
    "backlog": "/app/backlog",
    "backlog-select": "/app/backlog?select=1",
    "history": "/app/history",
    "settings": "/app/settings",
    **FIXED,
}
"""What an address alone leads to."""


def options(person, show):
    for back in "/app/today", "/app/tasks", "/app/backlog", "/app/spoons/3":
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


def over_budget(person):
    person.open("/app/tasks?select=1")
    person.page.locator(".row", has_text="Sort the photographs").get_by_role("checkbox").click()
    person.control("Submit").click()
    expect(person.page.get_by_role("alert")).to_be_visible()


def faults(person):
    person.open("/app/settings")
    for label in "Kept in reserve", "A new day begins with", "One":
        person.field(label).fill("ten" if label != "One" else "")
    person.control("Save").click()
    expect(person.page.locator(".fault")).to_have_count(3)


def new_task_refused(person):
    person.open("/app/tasks/new")
    person.field("Note").fill("Something about it")
    person.control("Save").click()
    expect(person.page.locator(".fault")).to_have_count(1)


def toast(person):
    """Done, with a toast; and back again, so that the next look finds the same day."""
    person.open()
    tick = person.page.locator("#list .tick[aria-pressed=false]").first
    tick.click()
    person.is_told("Done:")


STAGED = {
    "today-options": with_options("/app/today"),
    "category-options": with_options("/app/spoons/3"),
    "backlog-options": with_options("/app/backlog"),
    "task-today": task("Answer one letter"),
    "task-done": task("Take a shower"),
    "over-budget": over_budget,
    "settings-refused": faults,
    "add-refused": new_task_refused,
    "toast": toast,
}
"""What something has to be done for."""

NAMES = ["welcome", "welcome-refused", "today-empty", "backlog-empty", "history-empty", *FURNISHED, *STAGED]

TASKS = [
    ("Read two pages", 1), ("Answer one letter", 1), ("Water the plants", 1), ("Change the sheets", 3), ("Fold the laundry", 2),
    ("A walk to the river and back, slowly, with a rest on the bench halfway", 3), ("Hoover one room", 3), ("Cook for two days", 4),
    ("See a friend", 5), ("Tax papers", 6), ("Sort the photographs", 10), ("Ask about the medicine", None),
]


def furnish(person):
    """A few days as somebody might have lived them. Stands on the first page before."""
    person.post("/app/day/new", first="yes", spoons="12", examples="yes")
    for title, cost in reversed(TASKS):
        note = "The blue one, not the red one." if title == "Tax papers" else ""
        person.post("/app/tasks/new", title=title, spoons=str(cost or ""), note=note)
    plan(person, "Tax papers", "Fold the laundry")
    person.post("/app/day/new", spoons="14")
    plan(person, "Answer one letter", "Hoover one room", "Cook for two days")
    person.open()
    for title in ("Take a shower", "Get dressed"):
        person.page.get_by_role("button", name=f"Done: {title}").click()
        person.is_told(f"Done: {title}")
    person.open()


def plan(person, *titles):
    person.open("/app/tasks?select=1")
    for title in titles:
        person.page.locator(".row", has_text=title).get_by_role("checkbox").check()
    person.control("Submit").click()
    person.is_on("Today")


class Sights:
    """Shows any of the pages: each of the two profiles is made once and then only looked at."""

    def __init__(self, newcomer, resident):
        self.newcomer = newcomer
        self.resident = resident
        newcomer.arrive()
        resident.arrive()
        furnish(resident)

    def show(self, name):
        """Leads to a page; answers with whoever stands on it."""
        if name.startswith("welcome") or name.endswith("-empty"):
            return self.show_new(name)
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
        if name == "toast":
            self.resident.control("Undo").click()
            self.resident.is_told("Undone")

    def show_new(self, name):
        person = self.newcomer
        if name == "welcome-refused":
            person.open()
            person.field("How many spoons do you have today?").fill("ten")
            person.control("Start my day").click()
            expect(person.page.locator(".fault")).to_be_visible()
        elif name == "today-empty":
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
