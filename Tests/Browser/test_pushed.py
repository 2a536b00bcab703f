"""C4 in a browser: pushed messages are shown, and answered without a network."""

import json

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail
from chromium import running_worker
from test_data import erase
from timers import comes_true
from waits import settle, soon

pytestmark = pytest.mark.new_browser

# The browser of the tests has no notifications: what it would be asked to show is noted.
NOTED = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
    self.standing = [];
    ServiceWorkerRegistration.prototype.getNotifications = async () => self.standing;
    self.told = [];
    const fetched = self.fetch;
    self.fetch = (address, options) => {
        if (String(address).startsWith('/account/reminders')) self.told.push([address, String(options.body)]);
        return fetched(address, options);
    };
}"""
CLICK = """({ action, data }) => running.reminders.clicked({ action, notification: { data, close() {} } })"""


class Pushed:
    """The worker of a page, as a push service and a finger reach it."""

    def __init__(self, person):
        self.person = person
        self.worker = running_worker(person)
        self.worker.evaluate(NOTED)
        self.session = person.context.new_cdp_session(person.page)
        registrations = []
        self.session.on("ServiceWorker.workerRegistrationUpdated", lambda said: registrations.extend(said["registrations"]))
        self.session.send("ServiceWorker.enable")
        soon(person, lambda: registrations, timeout=30)
        self.registration = registrations[0]["registrationId"]
        self.origin = person.page.evaluate("location.origin")

    def push(self, text):
        said = {"origin": self.origin, "registrationId": self.registration, "data": text}
        self.session.send("ServiceWorker.deliverPushMessage", said)

    def shown(self, count):
        soon(self.person, lambda: len(self.worker.evaluate("self.shown")) >= count, timeout=30)
        return self.worker.evaluate("self.shown")

    def click(self, action, data):
        self.worker.evaluate(CLICK, {"action": action, "data": data})


def reminder(**more):
    return json.dumps(
        {"kind": "task", "title": "Stretch", "body": "", "tag": "one", "tasks": [], "silent": False, "log": "1.2", **more}
    )


@pytest.fixture
def pushed(touch):
    touch.has(("Stretch", 3), ("Read", 2))
    return Pushed(touch)


def test_C4_what_is_pushed_is_shown_and_accounted_for_whatever_it_is(pushed):
    task = "0" * 31 + "7"
    pushed.push(reminder(tasks=[task], silent=True, date="2026-03-05"))
    [shown] = pushed.shown(1)
    assert (shown["title"], shown["tag"], shown["silent"]) == ("Stretch", "one", True)
    assert (shown["data"]["tasks"], shown["data"]["date"]) == ([task], "2026-03-05")
    assert [action["action"] for action in shown["actions"]] == ["ten", "done"]
    assert pushed.worker.evaluate("self.told") == [["/account/reminders/shown", "log=1.2"]]
    for number, bad in enumerate(("no JSON", "{}", "[]", json.dumps({"title": 7}))):
        pushed.push(bad)
        assert pushed.shown(number + 2)[-1]["title"] == "A reminder from Teaspoon"
    # An open page rings by itself: the notification beside it has no sound, and the page's own tag.
    pushed.push(reminder(kind="timer", tag="timer", title="Time is up"))
    last = pushed.shown(6)[-1]
    assert (last["tag"], last["silent"], last["actions"]) == ("timer", True, [])


# Open pages, and how a tap uses them: the path that each was loaded from, the path that it shows now, and whether somebody looks at it.
# One that shows nothing is frozen.
OPEN = """(pages) => {
    self.done = [];
    const clients = pages.map(([loaded, shown, isSeen]) => ({
        url: location.origin + loaded,
        visibilityState: isSeen ? 'visible' : 'hidden',
        postMessage: (_, [port]) => { if (shown) port.postMessage(shown); },
        focus: async () => { self.done.push(`focus ${shown ?? loaded}`); },
    }));
    self.clients.matchAll = async () => clients;
    self.clients.openWindow = async (url) => { self.done.push(`open ${url}`); };
}"""


def test_C4_each_timer_is_heard_once_and_no_page_is_led_away(pushed):
    task = "0" * 31 + "7"
    pushed.worker.evaluate(OPEN, [[path, path, False] for path in ("/app/lists", "/app/today")])
    pushed.push(reminder(kind="timer", tag="timer", log="1.3"))
    assert pushed.shown(1)[-1]["renotify"] is True
    ours, older, newer = {"data": {"log": "1.3"}}, {"timestamp": 1}, {"timestamp": 1e15}
    for number, standing in enumerate((ours, older, newer)):
        pushed.worker.evaluate("(one) => { self.standing = [one]; }", standing)
        pushed.push(reminder(kind="timer", tag="timer", log="1.3"))
        pushed.shown(number + 2)
    assert [shown["renotify"] for shown in pushed.shown(4)] == [True, False, True, False]
    for kind, tasks in ("several", []), ("task", [task]), ("timer", []):
        pushed.click("", {"kind": kind, "tasks": tasks})
    assert pushed.worker.evaluate("self.done") == ["focus /app/today", f"open /app/tasks/{task}", "focus /app/lists"]


def test_C4_a_tap_leads_to_the_page_that_shows_the_task_now_not_to_one_that_was_loaded_with_it(pushed):
    task = f"/app/tasks/{'0' * 31}7"
    loaded, gone_on, frozen = [task, "/app/lists", False], ["/app/lists", task, False], [task, None, False]
    for pages, used in ([loaded], f"open {task}"), ([loaded, gone_on], f"focus {task}"), ([frozen], f"focus {task}"):
        pushed.worker.evaluate(OPEN, pages)
        pushed.click("", {"kind": "task", "tasks": ["0" * 31 + "7"]})
        assert pushed.worker.evaluate("self.done") == [used]


@pytest.mark.exhaustive
def test_C4_a_page_of_the_account_neither_hushes_the_end_of_a_timer_nor_stands_in_for_it(pushed):
    account, plan = ["/account/reminders", "/account/reminders", True], ["/account/reminders", "/app/lists", True]
    for number, (page, silent, used) in enumerate(((account, False, "open /app/focus"), (plan, True, "focus /app/lists"))):
        pushed.worker.evaluate(OPEN, [page])
        pushed.push(reminder(kind="timer", tag="timer"))
        assert pushed.shown(number + 1)[-1]["silent"] is silent
        pushed.click("", {"kind": "timer", "tasks": []})
        assert pushed.worker.evaluate("self.done") == [used]


USED = """() => {
    self.done = [];
    WindowClient.prototype.focus = async () => { self.done.push('focus'); };
    self.clients.openWindow = async (url) => { self.done.push(`open ${url}`); };
}"""


@pytest.mark.exhaustive
def test_C4_a_page_whose_person_went_on_is_not_taken_for_the_one_that_was_loaded(pushed):
    pushed.worker.evaluate(USED)
    for place in "Tasks", "Today":
        pushed.person.enter(place)
        comes_true(pushed.person, f"location.pathname === '/app/{place.lower()}'")
        pushed.click("", {"kind": "several", "tasks": []})
    assert pushed.worker.evaluate("self.done") == ["open /app/today", "focus"]


# Somebody is let in, whose plan was here before or was not.
LET_IN = """async (isKnown) => {
    const keys = { p256dh: 'key', auth: 'secret' };
    PushManager.prototype.getSubscription = async () => ({ toJSON: () => ({ endpoint: 'https://push.example.org/1', keys }) });
    teaspoon.Outbox.setExpected = async () => {};
    teaspoon.Outbox.standing = async () => ({ account: isKnown ? {} : null });
    running.host.sync.meet = async () => null;
    running.host.sync.runFor = async () => {};
    await running.host.linking.signedIn(new URL('/account/signed-in', location));
}"""


@pytest.mark.exhaustive
def test_C4_who_signs_in_anew_is_told_there_as_before_and_nobody_else(pushed):
    for is_known in False, True:
        pushed.worker.evaluate(LET_IN, is_known)
    soon(pushed.person, lambda: pushed.worker.evaluate("self.told"), timeout=30)
    [[address, said]] = pushed.worker.evaluate("self.told")
    assert address == "/account/reminders/device"
    assert said.startswith("endpoint=https%3A%2F%2Fpush.example.org%2F1&key=key&secret=secret&zone=")
    assert said.endswith("&again=yes")


# A browser that gets reminders and shows a notification; the test records whether its subscription is given up, and whether the server
# still knows it.
TOLD = """(status) => {
    const toJSON = () => ({ endpoint: 'https://push.example.org/1', keys: { p256dh: 'key', auth: 'secret' } });
    self.ended = [];
    const unsubscribe = async () => { self.ended.push('subscription'); };
    PushManager.prototype.getSubscription = async () => ({ toJSON, unsubscribe });
    self.standing = [{ close() { self.ended.push('notification'); } }];
    self.fetch = async () => new Response(null, { status });
}"""


def test_C4_where_everything_is_erased_nobody_is_told_any_more_and_nothing_is_left_to_read(pushed):
    person = pushed.person
    pushed.worker.evaluate(TOLD, 200)
    person.page.evaluate("localStorage.setItem('teaspoon-push', '{}')")
    erase(person)
    soon(person, lambda: len(pushed.worker.evaluate("self.ended")) == 2, timeout=30)
    assert sorted(pushed.worker.evaluate("self.ended")) == ["notification", "subscription"]
    assert person.page.evaluate("localStorage.getItem('teaspoon-push')") is None


def test_C4_what_was_taken_out_elsewhere_is_given_up_here(pushed):
    for status, ended in (200, []), (500, []), (404, ["notification", "subscription"]):
        pushed.worker.evaluate(TOLD, status)
        pushed.worker.evaluate("teaspoon.Reminders.again()")
        assert sorted(pushed.worker.evaluate("self.ended")) == ended, status


# A page that has been open for long, of a browser that gets reminders: the server believes it in Berlin, and it is in New York by now.
# The page is not asked for again, so that it stays one of somebody who is signed in.
TRAVELLED = """() => {
    document.body.dataset.swiping = '';
    document.documentElement.dataset.account = '';
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    const endpoint = 'https://push.example.org/1';
    const toJSON = () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } });
    PushManager.prototype.getSubscription = async () => ({ toJSON });
    const options = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function there() {
        return { ...options.call(this), timeZone: 'America/New_York' };
    };
    localStorage.setItem('teaspoon-push', JSON.stringify({ endpoint, zone: 'Europe/Berlin' }));
    window.told = [];
    const fetched = window.fetch;
    window.fetch = async (address, given) => {
        if (!String(address).startsWith('/account/reminders')) return fetched(address, given);
        window.told.push([address, given.body.get('zone'), given.body.get('again')]);
        return { status: 200, url: `${location.origin}/account/reminders` };
    };
}"""
LOOKED_AT = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.mark.exhaustive
def test_C4_a_page_that_stays_open_tells_the_server_once_that_its_device_has_travelled(touch):
    touch.has()
    touch.page.evaluate(TRAVELLED)
    touch.page.evaluate(LOOKED_AT)
    comes_true(touch, "localStorage.getItem('teaspoon-push').includes('America/New_York')")
    touch.page.evaluate(LOOKED_AT)
    settle(touch)
    assert touch.page.evaluate("window.told") == [["/account/reminders/device", "America/New_York", "yes"]]


# A browser that allows notifications and can install no worker.
NO_WORKER = """
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no room'));
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
"""


def test_C4_where_no_worker_could_be_installed_the_page_says_that_it_did_not_work_and_can_be_asked_again(new_context, own_server):
    own_server.kill()
    # Only a server that says whom push services may turn to sends anything to devices.
    own_server.start("--contact", "mailto:ada@example.org")
    person = Member(new_context(own_server.address), own_server.address)
    person.page.add_init_script(NO_WORKER)
    person.registers(new_mail())
    person.open("/account/reminders")
    button = person.page.locator("#push-on")
    person.hand.press(button)
    expect(person.page.locator("#push-said")).to_contain_text("Nothing was changed.")
    expect(button).to_be_enabled()


def test_C4_a_reminder_is_put_off_and_done_without_a_network_and_can_be_undone(pushed):
    person = pushed.person
    person.open("/app/spoons/3")
    link = person.main.get_by_role("link", name="Stretch").first
    task = link.get_attribute("href").split("/")[3].split("?")[0]
    person.context.set_offline(True)
    # Nor is another date than the one it is due on put off.
    for button in "ten", "later":
        pushed.click(button, {"kind": "task", "tasks": [task], "date": "2026-03-05"})
        person.open(f"/app/tasks/{task}")
        expect(person.page.locator("#act-done")).to_be_attached()
        expect(person.main).not_to_contain_text("Hidden until")
    pushed.click("ten", {"kind": "task", "tasks": [task]})
    person.open(f"/app/tasks/{task}")
    person.sees("Hidden until")
    # Of another date than the one it is due on nothing is done.
    pushed.click("done", {"kind": "task", "tasks": [task], "date": "2026-03-05"})
    person.open(f"/app/tasks/{task}")
    expect(person.page.locator("#act-done")).to_be_attached()
    pushed.click("done", {"kind": "task", "tasks": [task]})
    person.open("/app/history")
    expect(person.main).to_contain_text("Stretch")
    person.open(f"/app/tasks/{task}")
    person.sees("Done")
    # A failed command is not reported as done.
    refused = pushed.worker.evaluate("running.host.perform([teaspoon.Command.wake, '00000000000000000000000000000001'])")
    assert refused["code"] == "task.not-found"
    person.context.set_offline(False)
