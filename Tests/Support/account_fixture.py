"""An account with something of everything: lists shared and joined, templates published, addresses given away, reminders that rang.
Made once, by the forms that a browser without script would send."""

import re
import time
import uuid

from cryptography.hazmat.primitives.asymmetric import ec

from push_service import base64url, point
from wire import Session

PASSWORD = "four calm wooden spoons"
MINUTE = 60_000
DESK = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

# The browser of the tests has no notifications.
ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"

# Entries of the log, the newest first: how many minutes ago, where, what, with which result, whether it was shown.
RANG = [
    (4, "Chrome on Android", "Ring the surgery", 1, True),
    (95, "Firefox on Linux", "Ring the surgery", 3, False),
    (96, "", "A walk to the river and back, slowly, with a rest on the bench halfway", 9, False),
    (600, "Chrome on Android", "More in Teaspoon", 7, False),
    (1500, "Chrome on Android", "Time is up", 1, True),
]


class Someone(Session):
    """Somebody with an account."""

    def __init__(self, program, name):
        super().__init__(program)
        self.email = f"{name.lower()}.{uuid.uuid4().hex[:6]}@example.org"
        self.register(self.email, PASSWORD)
        self.send("/app/settings/you", name=name)
        self.send("/app/day/new", spoons="7", first="yes", examples="no")

    @property
    def headers(self):
        return {**super().headers, "User-Agent": DESK}

    def send(self, path, **fields):
        """Sends a form; answers with where it leads."""
        answer = self.post(path, nonce=uuid.uuid4().hex, **fields)
        assert answer.status == 303, (path, answer.status, answer.text)
        return answer.headers["location"]

    def list(self, name, *lines, **fields):
        led = self.send("/app/lists/new", name=name, **fields)
        made = re.search(r"/app/lists/([0-9a-f]{32})", led)[1]
        if lines:
            self.send("/app/tasks/many", lines="\n".join(lines), list=made, read="yes")
        return made

    def share(self, list_, name):
        return int(re.search(r"space=(\d+)", self.send("/account/shared/new", list=list_, name=name))[1])

    def link(self, number, role):
        """A link to join a list by; its path."""
        page = self.post("/account/shared/invite", space=number, link="yes", role=role)
        return re.search(r"/account/shared/join\?t=[\w-]{64}", page.text)[0]

    def join(self, link, name):
        self.send("/account/shared/join", t=link.split("t=")[1], name=name)

    def publish(self, list_, name, about, maker):
        fields = {"list": list_, "name": name, "about": about, "maker": maker, "costs": "yes"}
        seen = re.search(r'name="seen" value="([^"]*)"', self.post("/gallery/publish", do="look", **fields).text)[1]
        return self.send("/gallery/publish", do="publish", seen=seen, **fields)

    def address(self, **fields):
        """An address to look at something by; its path."""
        answer = self.post("/account/links", do="make", **fields)
        return re.search(r'id="address" readonly value="[^"]*(/shared/[^"]*)"', answer.text)[1]


class AccountFixture:
    """The account of `ada`, and the paths of what she has in it."""

    def __init__(self, program):
        # The first account is the administrator: none of these.
        Session(program).register(f"{uuid.uuid4().hex}@example.org", PASSWORD)
        self.program = program
        self.ada = ada = Someone(program, "Ada")
        bea, cy = Someone(program, "Bea"), Someone(program, "Cy")
        lists = {
            "groceries": ada.list("Groceries", "Milk", "Bread ~1 tomorrow #shop", "  Rye, if there is", "Soap", icon="5", colour="6"),
            "morning": ada.list("A slow morning", "Open the curtains ~1", "Tea ~1 5m", "  Boil water", "Sit down 10m", icon="11", colour="1"),
        }
        number = ada.share(lists["groceries"], "Ada")
        bea.join(ada.link(number, "write"), "Bea")
        cy.join(ada.link(number, "look"), "Cy")
        ada.post("/account/shared/invite", space=number, email="dee.longer.than.usual@example.org", role="look")
        garden = bea.list("The garden by the river", "Water the beans", "Ask Zoë about the shade", icon="3", colour="2")
        beas = bea.share(garden, "Bea")
        ada.join(bea.link(beas, "look"), "Ada")
        birthday = bea.share(bea.list("Birthday", "Cake"), "Bea")
        bea.post("/account/shared/invite", space=birthday, email=ada.email, role="write")
        self.gallery(bea, cy)
        mine = ada.publish(lists["morning"], "A slow morning", "For days that begin without spoons.\nNothing here has a time.", "Ada")
        spoons = ada.address(show="spoons", label="for Mum")
        shown = ada.address(list=lists["groceries"])
        program.request("GET", shown)
        page = ada.get(f"/account/shared/list?space={number}").text
        member = re.search(r'name="member" value="(\w{32})"', page)[1]
        task = re.search(r"/app/tasks/[0-9a-f]{32}", ada.get(f"/app/lists/{lists['groceries']}").text)[0]
        self.paths = {
            "shared-lists": "/account/shared",
            "share-list": f"/account/shared/new?list={lists['morning']}",
            "shared-list": f"/account/shared/list?space={number}",
            "shared-end": f"/account/shared/end?space={number}&what=remove&member={member}",
            "join-list": bea.link(birthday, "look"),
            "list-shared": f"/app/lists/{lists['groceries']}",
            "list-shared-menu": f"/app/lists/{lists['groceries']}",
            "list-to-look-at": self.place(ada, "The garden by the river"),
            "task-shared": task,
            "gallery": "/gallery",
            "gallery-nothing": "/gallery?q=giraffe",
            "gallery-template": self.found,
            "gallery-own": mine,
            "gallery-publish": f"/gallery/publish?list={lists['morning']}",
            "links": "/account/links",
            "links-make": "/account/links?show=spoons",
            "reminders": "/account/reminders",
            "shown-spoons": spoons,
            "shown-list": shown,
            "shown-ended": "/shared/" + "A" * 43,
        }

    def gallery(self, bea, cy):
        trip = bea.list("A day by the sea", "Towel", "Sun cream ~1", "Sandwiches ~2 20m", "  Bread", "  Cheese", checklist="yes", icon="6")
        self.found = bea.publish(trip, "A day by the sea", "What we took, and were glad of.", "Bea")
        visit = cy.list("Before the doctor", "Write down what hurts ~1", "List of medicines", "One question that matters", icon="9")
        cy.publish(visit, "Before the doctor: what to write down so that nothing is forgotten", "", "")

    @staticmethod
    def place(person, name):
        lists = person.get("/app/lists").text
        return re.search(rf'href="(/app/lists/[0-9a-f]{{32}})"(?:(?!</a>).)*{name}', lists, re.DOTALL)[1]

    def enter(self, person):
        """Signs Ada in, in a browser that gets reminders beside another one."""
        subscribe(self.ada)
        person.context.add_init_script(ALLOWED)
        person.open("/account/sign-in")
        person.page.get_by_label("E-mail address").fill(self.ada.email)
        person.page.get_by_label("Password", exact=True).fill(PASSWORD)
        person.page.get_by_role("button", name="Sign in").click()
        person.page.wait_for_url("**/app/**")
        person.post("/account/reminders/device", **subscription())
        now = int(time.time() * 1000)
        for ago, device, what, outcome, is_shown in RANG:
            at = now - ago * MINUTE
            self.program.store.execute(
                f"INSERT INTO delivery SELECT id, {at}, {ago}, '{device}', '{what}', {outcome}, {at + 2000 if is_shown else 'NULL'} "
                f"FROM account WHERE email = '{self.ada.email}'"
            )


def subscription():
    """The request of a browser that subscribed; nothing is ever sent there."""
    key = base64url(point(ec.generate_private_key(ec.SECP256R1())))
    endpoint = f"https://fcm.googleapis.com/fcm/send/{uuid.uuid4().hex}"
    return {"endpoint": endpoint, "key": key, "secret": base64url(uuid.uuid4().bytes), "zone": "Europe/Berlin"}


def subscribe(session):
    session.send("/account/reminders/device", **subscription())
