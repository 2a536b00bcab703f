"""Somebody who uses Teaspoon, in any browser."""

CONTROLLED = """
const container = navigator.serviceWorker;
if (!container.controller) {
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}
"""

POST = """
const [address, fields] = given;
const body = new URLSearchParams(fields);
body.set('nonce', crypto.randomUUID().replaceAll('-', ''));
const answer = await fetch(address, { method: 'POST', body });
return answer.status;
"""

# A row by the title of its task; or, in it, the control that a selector names.
ROW = """[...document.querySelectorAll(arguments[0] + ' li')]
    .find((row) => row.querySelector('.title')?.textContent.includes(arguments[1]))"""
CONTROL = ROW + "?.querySelector(arguments[2])"


class Someone:
    def __init__(self, engine, address):
        self.engine = engine
        self.address = address

    # Getting somewhere

    def open(self, path="/app/today"):
        self.engine.open(self.address + path)

    def arrive(self):
        """The first visit, until this device answers for itself."""
        self.open()
        self.engine.promise(CONTROLLED)

    def has(self, *tasks, spoons=12):
        """A day and tasks: made without a look at the pages, for later steps."""
        self.arrive()
        self.post("/app/day/new", first="yes", spoons=str(spoons), examples="no")
        for title, cost in tasks:
            self.post("/app/tasks/new", title=title, spoons=str(cost))
        self.open()

    def post(self, path, **fields):
        assert self.engine.promise(POST, path, fields) == 200

    # Working a page

    def press(self, selector):
        self.click(self.engine.until("document.querySelector(arguments[0])", selector))

    def press_in_row(self, title, selector, within="#list"):
        self.click(self.engine.until(CONTROL, within, title, selector))

    def click(self, element):
        # The bars over the edges of the page must not be hit instead.
        self.engine.script("arguments[0].scrollIntoView({ block: 'center' });", element)
        element.click()

    def write(self, selector, text):
        field = self.engine.until("document.querySelector(arguments[0])", selector)
        field.clear()
        field.send_keys(text)

    # Text and elements on the page

    def is_on(self, title):
        self.engine.until("document.querySelector('h1')?.textContent === arguments[0]", title)

    def sees_row(self, title, within="#list"):
        self.engine.until(ROW, within, title)

    def sees_no_row(self, title, within="#list"):
        self.engine.until(f"!({ROW})", within, title)

    def sees(self, selector, text):
        self.engine.until("document.querySelector(arguments[0])?.textContent.includes(arguments[1])", selector, text)

    def counts(self, used, total):
        """The two numbers at the top of the day."""
        words = f"{used} of {total} planned" if used else "Nothing planned yet"
        self.engine.until("document.querySelector('.used-words')?.textContent.startsWith(arguments[0])", words)

    # Whole steps

    def plan(self, *titles):
        """Select → Submit, from today. The rows are on both pages: the result is seen once that page is there."""
        self.press("#choose")
        self.is_on("Select")
        for title in titles:
            before = self.engine.script("return document.querySelector('#total').textContent")
            self.press_in_row(title, "input[type=checkbox]")
            # Counted a moment later: "Submit 5 spoons", or how many spoons that is over. Buttons may move with it.
            self.engine.until("![arguments[0], undefined].includes(document.querySelector('#total')?.textContent)", before)
        self.press("#submit")

    def ticks(self, title):
        self.press_in_row(title, ".tick")
        self.sees_row(title, within="#done-today")

    def is_answered_on_the_device(self):
        assert self.engine.answered_by().startswith("worker")
