"""A browser that runs no script: cookies, links, forms, nothing else."""

import html.parser
import http.client
import urllib.parse
import uuid


class Form:
    def __init__(self):
        self.action = ""
        self.method = "get"
        self.fields = []
        self.buttons = []

    def begin(self, attributes):
        self.action = attributes.get("action", "")
        self.method = attributes.get("method", "get").lower()

    def __contains__(self, name):
        return any(name == field for field, _ in self.fields)


class Forms(html.parser.HTMLParser):
    """Finds the forms of a page, with the values their fields begin with. Fields and buttons may stand outside of their form and name it."""

    def __init__(self, page):
        super().__init__()
        self.forms = []
        self.named = {}
        self.open = None
        self.select = None
        self.textarea = None
        self.feed(page)

    def form_of(self, attributes):
        """The form that a field or a button belongs to, or None."""
        if "form" in attributes:
            return self.named.setdefault(attributes["form"], Form())
        return self.open

    def handle_starttag(self, tag, attrs):
        attributes = {name: value if value is not None else "" for name, value in attrs}
        if tag == "form":
            self.open = self.named.setdefault(attributes["id"], Form()) if "id" in attributes else Form()
            self.open.begin(attributes)
            self.forms.append(self.open)
        form = self.form_of(attributes)
        name = attributes.get("name")
        if tag == "option":
            if self.select and "selected" in attributes:
                form, name = self.select
                form.fields.append((name, attributes.get("value", "")))
        elif form is None:
            return
        elif tag == "button" or attributes.get("type") == "submit":
            form.buttons.append(attributes)
        elif tag == "input" and name and "disabled" not in attributes:
            if attributes.get("type") not in ("checkbox", "radio") or "checked" in attributes:
                form.fields.append((name, attributes.get("value", "")))
        elif tag == "select":
            self.select = form, name
        elif tag == "textarea":
            self.textarea = form, name

    def handle_data(self, data):
        if self.textarea:
            form, name = self.textarea
            # A browser drops a line break that comes first.
            form.fields.append((name, data.removeprefix("\n")))
            self.textarea = None

    def handle_endtag(self, tag):
        if tag == "form":
            self.open = None
        elif tag == "select":
            self.select = None
        elif tag == "textarea":
            # Where there was no text in it.
            self.handle_data("")


class Page:
    def __init__(self, address, answer):
        self.address = address
        self.status = answer.status
        self.headers = answer.headers
        self.text = answer.body.decode()
        self.forms = Forms(self.text).forms

    def form_with(self, field):
        found = [form for form in self.forms if form.method == "post" and field in form]
        assert found, f"{self.address} has no form with a field {field!r}"
        return found[0]


class Visitor:
    def __init__(self, program):
        self.program = program
        self.cookie = None

    def open(self, address):
        return self.follow("GET", address)

    def submit(self, page, form, button=None, **values):
        """Sends a form as it stands, with some of its fields filled in."""
        fields = [(name, values.pop(name, value)) for name, value in form.fields] + list(values.items())
        if button and button.get("name"):
            fields.append((button["name"], button.get("value", "")))
        action = (button or {}).get("formaction") or form.action or page.address
        return self.post(urllib.parse.urljoin(page.address, action), fields)

    def post(self, address, fields):
        return self.follow("POST", address, urllib.parse.urlencode(fields).encode())

    def follow(self, method, address, body=None):
        for _ in range(5):
            answer = self.send(method, address, body)
            if answer.status not in (301, 302, 303, 307, 308):
                return Page(address, answer)
            method, body, address = "GET", None, urllib.parse.urljoin(address, answer.headers["location"])
        raise AssertionError(f"{address} leads round and round")

    def send(self, method, address, body=None, **headers):
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if self.cookie:
            headers["Cookie"] = self.cookie
        answer = self.program.request(method, address, headers, body)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def add_task(self, title):
        """Adds a task through the page that is there for it; answers with the page shown afterwards."""
        page = self.open("/app/tasks/new")
        return self.submit(page, page.form_with("title"), title=title)

    def adds_task(self, title):
        """The same without a look at any page, for tests that need many; whether it was kept."""
        fields = {"title": title, "keep": "server", "nonce": uuid.uuid4().hex}
        return self.send("POST", "/app/tasks/new", urllib.parse.urlencode(fields).encode()).status == 303

    def sees_task(self, title):
        return title in self.open("/app/tasks").text


Lost = (http.client.HTTPException, ConnectionError, TimeoutError)
"""What a request ends in when the server dies under it."""
