"""Somebody who uses Teaspoon in a browser, by what they can see and name."""

import re
from datetime import date
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import TimeoutError, expect

from chromium import CONTROLLED
from input_methods import Keys, Touch

POST = """async ([forms, redirect]) => {
    const answers = [];
    for (const [address, fields] of forms) {
        const body = new URLSearchParams(fields);
        body.set('nonce', crypto.randomUUID().replaceAll('-', ''));
        const answer = await fetch(address, { method: 'POST', body, redirect });
        const status = answer.type === 'opaqueredirect' ? 303 : answer.status;
        answers.push({ status, address: answer.url, text: await answer.text() });
    }
    return answers;
}"""

# Whether this device keeps nothing: it has no database, or is asked the two questions of the first visit.
IS_NEW = """async () => (await indexedDB.databases()).length === 0
    || (await (await fetch('/app/today')).text()).includes('id="start"')"""

DAY = """(days) => {
    const day = new Date();
    day.setDate(day.getDate() + days);
    return day.toLocaleDateString('sv-SE');
}"""

TABS = {"Today", "Tasks", "Lists", "Calendar", "More", "What now?", "Rest", "Settings"}

# The rows in the menu at the top of pages.
MENU = {"New Day", "Adjust today", "Check off", "Show Options", "Hide Options", "Print", "Help", "What now?"} | {
    "Sort by spoons", "Sort by time of day", "Sort it yourself", "Remove from today", "Remove from the Backlog", "Duplicate", "Delete",
} | {
    "Manual", "Due date, latest first", "Priority, then date", "Due date, earliest first", "Edit list", "Edit template", "Edit this template",
    "Share this list", "Members", "Uncheck all", "Start over and archive this one", "Save as template", "Duplicate", "Archive",
    "Delete list and its tasks", "Publish in the gallery", "Create a view-only link", "Templates", "Combine lists into a checklist",
    "Shared lists", "Use template", "Select", "Reset", "Go to today", "Plan several days",
    "Start fresh", "Select all on this page", "More with the chosen…", "Deleted or taken out", "Keep this view",
}


class Person:
    def __init__(self, context, address, hand=Touch, page=None):
        self.context = context
        self.address = address
        self.page = page or context.new_page()
        self.hand = hand(self.page)
        self.before_each = lambda: None
        self.is_installed = False
        """Whether the service worker is there, and answers the page, before any is opened."""

    # Getting somewhere

    def open(self, path="/app/today"):
        self.before_each()
        self.hand.opened()
        return self.page.goto(self.address + path)

    def arrive(self):
        """The first visit, until this device answers for itself."""
        answer = self.open()
        self.page.evaluate(CONTROLLED)
        assert self.page.locator("#start").count() == 1, "somebody was here before"
        return answer

    def is_on(self, title):
        try:
            expect(self.page.get_by_role("heading", level=1)).to_have_text(title)
        except AssertionError as fault:
            # The page that is there instead mostly says why.
            raise AssertionError(f"{fault}\n\n{self.page.locator('body').aria_snapshot()}") from None

    # Working a page

    def control(self, name, within=None):
        within = within or self.page
        if name == "Submit":
            # It says how many spoons, once they are counted.
            return within.locator("#submit")
        return within.get_by_role("button", name=name, exact=True).or_(within.get_by_role("link", name=name, exact=True))

    def press(self, name, within=None):
        """Presses a button or follows a link, also one that the menu of the page holds."""
        self.before_each()
        control = self.control(name, within)
        if within is None and name in MENU:
            # An element in a closed menu has no role: it is found by its words.
            rows = self.page.locator(".menu :is(a, button)")
            item = rows.filter(has_text=re.compile(f"^{re.escape(name)}$")).or_(self.page.locator(f'.menu [aria-label="{name}"]'))
            item.or_(control).first.wait_for(state="attached")
            if item.count():
                self.hand.press(self.page.locator("#menu > summary"))
                control = item
        self.hand.press(control)

    def add_here(self, *titles):
        """Adds tasks to the list whose page this is, one after the other, and comes back to it."""
        self.before_each()
        # In a wide window it stands at the side, but where adding is what the page is for.
        self.hand.press(self.page.locator(":is(#add-task, #side-add):visible").first)
        for title in titles:
            self.write("Task", title)
            self.send("Task")
            self.is_told("Added:")
            expect(self.field("Task")).to_have_value("")
        self.press("Close")

    def enter(self, place):
        """Follows a tab, or a view of all tasks; forms are left first, one after the other."""
        bar = self.page.get_by_role("navigation", name="Main")
        away = self.page.locator("#cancel").and_(self.page.locator("[data-cancel]"))
        expect(bar.or_(away).first).to_be_visible()
        while not bar.count():
            # In one step: a task added a moment ago may still change the page. The next page takes the mark away;
            # its address is there before it is, and a second click would then lead elsewhere.
            away.evaluate_all("links => links.forEach((link) => { link.dataset.left = ''; link.click(); })")
            expect(self.page.locator("#cancel[data-left]")).to_have_count(0)
            expect(bar.or_(away).first).to_be_visible()
        if place in TABS:
            self.press(place, bar)
            self.is_at(place, bar)
            return
        views = self.page.get_by_role("navigation", name="Task views")
        self.press("Tasks", bar)
        expect(views).to_be_visible()
        self.press(place, views)
        self.is_at(place, views)

    def is_at(self, place, links):
        """Waits for the page to which one of these links leads: a menu that is opened before would close with the page left."""
        expect(links.get_by_role("link", name=place, exact=True)).to_have_attribute("aria-current", "page")

    def choose(self, name):
        self.before_each()
        box = self.page.get_by_role("checkbox", name=name).or_(self.page.get_by_role("radio", name=name, exact=True))
        self.hand.choose(box)

    def filter(self, row, choice):
        """Shows what a choice in the sheet of filters asks for: in a row of it that lets everything pass until then."""
        self.before_each()
        self.hand.press(self.main.locator("#filters"))
        self.is_on("Filter and sort")
        self.unfold(row)
        self.choose(choice)
        self.show_filtered()

    def show_filtered(self):
        """Sends the sheet of filters."""
        self.hand.press(self.page.locator("#show"))
        expect(self.main.locator("#filters")).to_be_visible()

    def choose_row(self, title):
        self.before_each()
        self.hand.choose(self.row(title).get_by_role("checkbox"))

    def unfold(self, name):
        """Opens folded parts."""
        self.before_each()
        self.hand.press(self.main.locator("summary").filter(has_text=name))

    def field(self, label):
        return self.page.get_by_label(label, exact=True)

    def reveal(self, label):
        """A field by its label, with the row of its form opened."""
        field = self.field(label)
        expect(field).to_have_count(1)
        row = field.locator("xpath=ancestor::details[not(@open)]/summary")
        if row.count():
            try:
                self.hand.press(row)
            except TimeoutError:
                # A page that is patched during the tap may have opened the row: then no closed one is left to press.
                if row.count():
                    raise
        return field

    def write(self, label, text):
        self.before_each()
        self.hand.write(self.reveal(label), text)

    def send(self, label):
        """Return, in a field."""
        self.before_each()
        self.hand.send(self.field(label))

    # Text and elements on the page

    @property
    def main(self):
        return self.page.get_by_role("main")

    def row(self, title, within=None):
        """A row of a list: the task of this title."""
        title = self.page.locator(".title").filter(has_text=title)
        return (within or self.main).get_by_role("listitem").filter(has=title)

    @property
    def done_today(self):
        return self.page.get_by_role("region", name="Done today")

    def to_do(self, title):
        """A row of today's list, apart from those under *Done today*."""
        return self.page.locator("form#list").get_by_role("listitem").filter(
            has=self.page.locator(".title").filter(has_text=title)
        )

    def sees(self, text):
        expect(self.main.get_by_text(text).first).to_be_visible()

    def sees_row(self, title, fact=None):
        """A row of this title, and what stands under it."""
        row = self.row(title)
        expect((row.filter(has_text=fact) if fact else row).first).to_be_visible()

    def sees_no_row(self, title):
        expect(self.row(title)).to_have_count(0)

    def counts(self, used, total):
        """The two numbers at the top of the day."""
        expect(self.page.get_by_role("meter")).to_have_attribute("aria-valuemax", str(total))
        words = f"^{used} of {total} planned" if used else f"^(Nothing planned yet|0 of {total} planned and)"
        expect(self.page.locator(".used-words").first).to_have_text(re.compile(words))

    def is_told(self, text):
        expect(self.page.locator("#toast")).to_contain_text(text)

    # Whole steps

    def begin(self, spoons=12, examples=True):
        """The two questions of the first visit, answered."""
        self.write("How many spoons do you have today?", str(spoons))
        if not examples:
            self.choose("Start with a few example tasks")
        self.press("Start my day")
        self.is_on("Today")
        expect(self.page.get_by_role("meter")).to_be_visible()

    def add(self, title, spoons=None):
        self.begin_task(title)
        if spoons:
            self.choose("1 spoon" if spoons == 1 else f"{spoons} spoons")
        self.press("Save")
        self.is_told("Added")

    def begin_task(self, title):
        """The form with all fields, and a title in it."""
        self.begin_line()
        self.more_options()
        expect(self.control("Save")).to_be_visible()
        self.write("Title", title)

    def more_options(self):
        """From the line of the Add page to the form with all fields."""
        self.before_each()
        self.hand.press(self.page.locator("#all-fields"))

    def jot(self, line):
        """By the one line of the Add page."""
        self.begin_line()
        self.write("Task", line)
        self.press("Add task")
        self.is_told("Added")

    def begin_line(self):
        """The page that adds a task, by the button in the action bar of Today if this page has none."""
        add = self.control("Add a task", self.page.locator("#dock"))
        if not add.count():
            self.enter("Today")
        self.press("Add a task", self.page.locator("#dock"))
        self.is_on("Add a task")
        # From Today it would go into today's list: a test says so where it wants that.
        self.page.evaluate("() => { const box = document.querySelector('#today-field'); if (box?.checked) box.click(); }")

    def plan(self, *titles):
        """Select → Submit, from today."""
        self.press("Select tasks")
        self.is_on("Select")
        for title in titles:
            self.choose_row(title)
        # Where the reserve is needed, the button says so once all the tasks are counted.
        expect(self.page.locator("#total")).not_to_have_attribute("aria-busy", "true")
        self.press("Submit")

    def start_day(self, spoons=None):
        self.press("New Day")
        self.is_on("New Day")
        if spoons is not None:
            self.write("How many spoons do you have today?", str(spoons))
        self.press("Start the day")
        self.is_on("Today")
        self.is_told("New Day")

    def has(self, *tasks, spoons=12, at="/app/today"):
        """A day, and tasks; made without a look at the pages, for later steps. Opens a page at the end."""
        if self.is_installed:
            assert self.page.evaluate(IS_NEW), "somebody was here before"
        else:
            self.arrive()
        self.make(
            ("/app/day/new", {"first": "yes", "spoons": str(spoons), "examples": "no"}),
            *[("/app/tasks/new", {"title": title, "spoons": str(cost or "")}) for title, cost in tasks],
        )
        self.open(at)

    def post(self, path, **fields):
        """Sends a form without its page."""
        [answer] = self.post_all((path, fields))
        return answer

    def post_all(self, *forms):
        """Sends forms, each a path and its fields, one after the other."""
        answers = self.page.evaluate(POST, [forms, "follow"])
        for answer in answers:
            assert answer["status"] == 200, answer
        return answers

    def make(self, *forms):
        """The same, without the pages that they lead to."""
        for answer in self.page.evaluate(POST, [forms, "manual"]):
            assert answer["status"] == 303, answer

    def has_task(self, title, **fields):
        """A task more, with any fields of its form; answers with its path."""
        # Only what a test puts into today's list is there, whatever its date.
        fields = {"today": "no", **fields}
        answer = self.post("/app/tasks/new", title=title, **{name: str(value) for name, value in fields.items()})
        [identity] = parse_qs(urlsplit(answer["address"]).query)["did"]
        return f"/app/tasks/{identity}"

    def has_list(self, name, *lines, **fields):
        """A list with what lines of quick add put into it, in that order; answers with its identity."""
        made = urlsplit(self.post("/app/lists/new", name=name, **fields)["address"]).path.rsplit("/", 1)[1]
        for line in lines:
            self.has_task(line, quick="yes", list=made)
        return made

    def open_list(self, name, *lines, **fields):
        """Stands in a list made just now; answers with its identity."""
        made = self.has_list(name, *lines, **fields)
        self.open(f"/app/lists/{made}")
        self.is_on(name)
        return made

    # Fields that are no text

    def pick(self, label, option):
        """One of what a menu offers; where it applies at once, it has been applied."""
        self.before_each()
        menu = self.reveal(label)
        if isinstance(self.hand, Keys):
            self.pick_by_arrows(menu, option)
        else:
            menu.select_option(label=option)
        if menu.evaluate("menu => menu.form?.matches('[data-at-once]')"):
            expect(menu.locator("option:checked")).to_have_attribute("selected", "")

    def pick_by_arrows(self, menu, option):
        self.hand.reach(menu)
        self.page.keyboard.press("Home")
        for _ in range(menu.locator("option").count()):
            if menu.evaluate("menu => menu.selectedOptions[0].label") == option:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no arrow key leads to {option}")

    def set_date(self, label, day):
        """A date like 2026-10-14."""
        # The browser of the tests asks for month, day and year in this order.
        self.set_parts(label, day, f"{day[5:7]}{day[8:]}{day[:4]}")

    def set_time(self, label, time):
        """A time like 09:30."""
        hour = int(time[:2])
        self.set_parts(label, time, f"{hour % 12 or 12:02}{time[3:]}{'PM' if hour > 11 else 'AM'}")

    def set_parts(self, label, value, typed):
        self.before_each()
        field = self.reveal(label)
        if isinstance(self.hand, Keys):
            self.hand.reach(field)
            self.page.keyboard.type(typed)
        else:
            field.fill(value)
        expect(field).to_have_value(value)

    def day(self, days=0):
        """Today, or so many days from it, like 2026-10-14: by the clock of the page."""
        return self.page.evaluate(DAY, days)

    def day_in_words(self, days):
        """So many days from today as the pages say it: "Wed 14 Oct", with the year where it is another."""
        day, today = (date.fromisoformat(self.day(days)) for days in (days, 0))
        year = "" if day.year == today.year else f" {day.year}"
        return f"{day:%a} {day.day} {day:%b}{year}"
