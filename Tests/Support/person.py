"""Somebody who uses Teaspoon in a browser, by what they can see and name."""

from playwright.sync_api import expect

from chromium import CONTROLLED
from hands import Touch

POST = """async ([address, fields]) => {
    const body = new URLSearchParams(fields);
    body.set('nonce', crypto.randomUUID().replaceAll('-', ''));
    const answer = await fetch(address, { method: 'POST', body });
    return { status: answer.status, address: answer.url, text: await answer.text() };
}"""


class Person:
    def __init__(self, context, address, hand=Touch, page=None):
        self.context = context
        self.address = address
        self.page = page or context.new_page()
        self.hand = hand(self.page)
        self.before_each = lambda: None

    # Getting somewhere

    def open(self, path="/app/today"):
        self.before_each()
        self.hand.opened()
        return self.page.goto(self.address + path)

    def arrive(self):
        """The first visit, until this device answers for itself."""
        answer = self.open()
        self.page.evaluate(CONTROLLED)
        return answer

    def is_on(self, title):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    # Working a page

    def control(self, name, within=None):
        within = within or self.page
        return within.get_by_role("button", name=name, exact=True).or_(within.get_by_role("link", name=name, exact=True))

    def press(self, name, within=None):
        """Presses a button or follows a link."""
        self.before_each()
        self.hand.press(self.control(name, within))

    def enter(self, place):
        """Follows an entry of the bar below."""
        self.press(place, self.page.get_by_role("navigation", name="Main"))

    def choose(self, name):
        self.before_each()
        box = self.page.get_by_role("checkbox", name=name).or_(self.page.get_by_role("radio", name=name, exact=True))
        self.hand.choose(box)

    def choose_row(self, title):
        self.before_each()
        self.hand.choose(self.row(title).get_by_role("checkbox"))

    def field(self, label):
        return self.page.get_by_label(label, exact=True)

    def write(self, label, text):
        self.before_each()
        self.hand.write(self.field(label), text)

    def send(self, label):
        """Return, in a field."""
        self.before_each()
        self.hand.send(self.field(label))

    # What is to be seen

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

    def sees_row(self, title):
        expect(self.row(title).first).to_be_visible()

    def sees_no_row(self, title):
        expect(self.row(title)).to_have_count(0)

    def counts(self, used, total):
        """The two numbers at the top of the day."""
        expect(self.page.locator(".figure")).to_have_text(f"{used} / {total}")

    def is_told(self, text):
        expect(self.page.get_by_role("status")).to_contain_text(text)

    # Whole steps

    def begin(self, spoons=12, examples=True):
        """The two questions of the first visit, answered."""
        self.write("How many spoons do you have today?", str(spoons))
        self.choose("Yes, they can be removed in one tap" if examples else "No, start empty")
        self.press("Start my day")
        self.is_on("Today")
        expect(self.page.get_by_role("meter")).to_be_visible()

    def add(self, title, spoons=None):
        self.enter("Add")
        self.is_on("Add a task")
        self.write("Title", title)
        if spoons:
            self.choose("1 spoon" if spoons == 1 else f"{spoons} spoons")
        self.press("Save")
        self.is_on("All tasks")

    def plan(self, *titles):
        """Select → Submit, from today."""
        self.press("Select")
        self.is_on("Select")
        for title in titles:
            self.choose_row(title)
        self.press("Submit")

    def start_day(self, spoons=None):
        self.press("New Day")
        self.is_on("New Day")
        if spoons is not None:
            self.write("How many spoons do you have?", str(spoons))
        self.press("Start the day")
        self.is_on("Today")
        self.is_told("New Day")

    def has(self, *tasks, spoons=12):
        """A day, and tasks of one's own; made without a look at the pages, for what comes after."""
        self.arrive()
        self.post("/app/day/new", first="yes", spoons=str(spoons), examples="no")
        for title, cost in tasks:
            self.post("/app/tasks/new", title=title, spoons=str(cost or ""))
        self.open()

    def post(self, path, **fields):
        """Sends a form without its page."""
        answer = self.page.evaluate(POST, [path, fields])
        assert answer["status"] == 200, answer
        return answer
