"""People with an account, on one device or several."""

import re
import uuid

from playwright.sync_api import expect

from chromium import running_worker
from person import Person
from program import eventually

PASSWORD = "four calm wooden spoons"

# The device's record of its account, and how much waits to be sent.
STANDING = """async () => {
    // Opening what the worker has not made yet would make it, without anything in it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'teaspoon')) return { mail: null, unsent: 0, device: null };
    const result = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    const database = await result(indexedDB.open('teaspoon'));
    const meta = database.transaction('meta').objectStore('meta');
    const [account, unsent, device] = await Promise.all([
        result(meta.get('account')), result(meta.count(IDBKeyRange.bound(['out'], ['out', []]))), result(meta.get('device')),
    ]);
    database.close();
    return account ? { ...account, unsent, mail: account.mail, whole: account.everything !== null, device: [...device] }
        : { mail: null, unsent, device: device ? [...device] : null };
}"""

# Nobody answers the worker's own requests any more; the page's own are not touched.
CUT = """() => {
    self.uncut ??= self.fetch;
    self.tried ??= 0;
    self.fetch = () => {
        self.tried += 1;
        return Promise.reject(new TypeError('no network'));
    };
}"""
JOIN = "() => { if (self.uncut) self.fetch = self.uncut; }"


class Member(Person):
    """Somebody whose plan is in an account."""

    @property
    def mark(self):
        return self.page.locator("#saved [data-saved]:not([hidden])")

    def is_saved(self, words):
        expect(self.mark).to_have_text(words)
        if words == "Synced":
            # The mark may still describe an earlier state.
            eventually(lambda: self.standing()["unsent"] == 0)

    def standing(self):
        return self.page.evaluate(STANDING)

    def worker(self):
        return running_worker(self)

    def cut(self):
        """This device's network is gone, as far as the account goes."""
        self.worker().evaluate(CUT)

    def tries(self, times):
        """Waits until the worker has asked so often while nobody answered."""
        eventually(lambda: self.worker().evaluate("self.tried") >= times, timeout=30)

    def join(self):
        self.worker().evaluate(JOIN)
        self.page.evaluate("() => dispatchEvent(new Event('online'))")

    def registers(self, mail):
        self.open("/account/register")
        self.enters(mail)

    def has_account(self, *tasks):
        """Somebody with these tasks and an account that holds all of them; answers with the account's address."""
        self.has(*tasks)
        mail = new_mail()
        self.registers(mail)
        self.is_saved("Synced")
        return mail

    def signs_out(self):
        """Asks to sign out. Where something would be lost, a page asks first."""
        self.open("/app/account")
        self.press("Sign out")

    def signs_in(self, mail):
        self.open("/account/sign-in")
        self.enters(mail)

    def enters(self, mail):
        self.write("E-mail address", mail)
        self.write("Password", PASSWORD)
        self.send("Password")
        self.page.wait_for_url("**/app/**")

    def takes_along(self):
        """Answers the question about the plan that was here before."""
        self.is_on("This device already holds a plan")
        self.page.get_by_label("Take it along").check()
        self.press("Take it along")
        self.is_on("Today")

    def notes(self, text):
        """A note; answers with its path."""
        answer = self.post("/app/notes", note=text, back="/app/notes")
        return "/app/notes/" + answer["address"].split("did=")[1][:32]


def new_mail():
    return f"{uuid.uuid4().hex[:12]}@example.org"


def has_shared(ada, bea, path, mail):
    """The list is shared and joined without a look at the pages, for what comes after."""
    led = ada.post("/account/shared/new", list=path.rsplit("/", 1)[1], name="Ada")["address"]
    number = re.search(r"space=(\d+)", led)[1]
    ada.post("/account/shared/invite", space=number, email=mail, role="write")
    bea.post("/account/shared/answer", space=number, answer="yes", name="Bea")
    return is_there(ada, bea, path)


def is_there(ada, bea, path):
    """Bea sees the tasks of the list, on her own device."""
    bea.open("/app/lists")
    bea.press(re.compile("^Groceries"))
    bea.is_on("Groceries")
    bea.sees_row("Milk")
    return ada, bea, path
