"""C4: reminders reach a closed device: planned from the plan, pushed once, and accounted for."""

import os
import re
import time

import cbor2
import pytest

from planned_reminders import count_waiting, let_pauses_end, next_try, wait_until_planned, wait_until_settled
from program import eventually
from push_service import PushService
from test_account_mail import letters  # noqa: F401
from wire import Device, Session, task

STORES = ["sqlite", "postgres"]
pytestmark = pytest.mark.every_store

DAY = 86_400_000
TITLE, DONE, DUE, TIME, REMINDER, SNOOZED = 1, 6, 13, 14, 19, 20
SETTINGS = (5, 0, bytes(16))
TIMER = (11, 0, bytes(16), 1)
RULE = 18
MOST, SAYS = 29, 30
SECRET_WORDS = "Adas-own-words"


def now():
    return int(time.time() * 1000)


@pytest.fixture
def service(tmp_path):
    folder = tmp_path / "service"
    folder.mkdir()
    service = PushService(folder)
    yield service
    service.close()
    assert service.faults == []


def pushing(service, *options):
    return ["--contact", "mailto:ada@example.org", "--push-test", f"localhost:{service.port}:{service.authorities}", *options]


@pytest.fixture
def server(program, service):
    program.start(*pushing(service))
    return program


class Person:
    """Somebody with a plan, and browsers that are told."""

    def __init__(self, server, service, email="ada@example.org", session=None):
        self.service = service
        self.session = session or Session(server).register(email)
        self.device = Device(self.session)
        self.device.sync()
        self.tasks = 0

    def subscribe(self, session=None, zone="UTC"):
        receiver = self.service.subscribe()
        answer = self.tell(receiver, session, zone=zone)
        assert (answer.status, answer.headers.get("location")) == (303, "/account/reminders"), answer.text
        return receiver

    def tell(self, receiver, session=None, **more):
        keys = receiver.json["keys"]
        said = {"endpoint": receiver.endpoint, "key": keys["p256dh"], "secret": keys["auth"], "zone": "UTC", **more}
        return (session or self.session).post("/account/reminders/device", **said)

    def remind(self, after=400, title=None, sync=True):
        """A task that rings so many milliseconds from now: the end of its snooze is the one time that is told to the millisecond."""
        self.tasks += 1
        at = now() + after
        due = now() // DAY - 1
        fields = {TITLE: title or f"Task {self.tasks}", DUE: due, TIME: 0, REMINDER: 0, SNOOZED: at}
        for field, value in fields.items():
            self.device.write(task(self.tasks, field), value, now())
        if sync:
            self.device.sync()
        return self.tasks

    def goes_on_after_a_pause(self):
        """The one reminder that could not be sent waits five seconds or a little more: they pass at once."""
        # While it is being sent it is taken for half a minute.
        eventually(lambda: 0 < next_try(self.store) - now() < 15_000)
        let_pauses_end(self.store)
        self.device.write((13, 0, os.urandom(16), 1), "A note", now())
        self.device.sync()

    def gets_nothing_but_one_more(self, receiver):
        """Proves that nothing else is on its way to a device: of one more reminder, due later than all others, only the one message comes."""
        before = len(receiver.messages)
        self.remind(title="One more")
        eventually(lambda: [message for message in receiver.taken if message.json["title"] == "One more"])
        assert len(receiver.messages) == before + 1

    def start_timer(self, length):
        """A timer that ends so many milliseconds from now."""
        run = [1, os.urandom(16), 1, now(), length, None, 0, 1, now(), now() + length]
        self.device.write(TIMER, cbor2.dumps(run), now())
        self.device.sync()

    @property
    def store(self):
        return self.session.program.store

    @property
    def named(self):
        """What names the one device on the page."""
        return self.page.split('id="push-devices"')[1].split('name="device" value="')[1].split('"')[0]

    def choose(self, field, value):
        self.device.write((*SETTINGS, field), value, now())
        self.device.sync()

    @property
    def page(self):
        answer = self.session.get("/account/reminders")
        assert answer.status == 200
        return answer.text

    def log(self):
        text = self.page
        return text[text.index('id="push-log"') :]


@pytest.fixture
def ada(server, service):
    return Person(server, service)


def test_c4_a_reminder_reaches_a_device_once_at_its_time_and_says_the_task(ada):
    receiver = ada.subscribe()
    number = ada.remind(after=800)
    at = ada.device.known[task(number, SNOOZED)][1]
    eventually(lambda: receiver.taken)
    [message] = receiver.messages
    assert message.moment * 1000 >= at
    said = message.json
    assert said["title"] == "Task 1" and said["kind"] == "task" and said["tasks"] == [number.to_bytes(16).hex()]
    assert message.urgency == "high" and 0 < message.ttl <= 4 * 3600 and message.topic
    eventually(lambda: "Handed to the device" in ada.log())
    assert "Shown" not in ada.log()
    assert ada.session.post("/account/reminders/shown", log=said["log"]).status == 303
    assert "Shown" in ada.log()
    # Nothing is planned twice, whatever else moves.
    ada.device.write((13, 0, bytes(15) + b"\1", 1), "A note", now())
    ada.device.sync()
    ada.gets_nothing_but_one_more(receiver)


def test_c4_what_is_done_or_changed_before_its_time_does_not_ring(ada):
    receiver = ada.subscribe()
    done, moved, other = ada.remind(3000), ada.remind(3000), ada.remind(3200)
    wait_until_planned(ada.store)
    assert count_waiting(ada.store) == 3
    ada.device.write(task(done, DONE), now(), now())
    ada.device.write(task(moved, SNOOZED), now() + DAY, now())
    ada.device.sync()
    # The other is due last: whatever else rang has come before it.
    eventually(lambda: receiver.taken)
    assert [message.json["title"] for message in receiver.messages] == [f"Task {other}"]


def test_c4_a_message_holds_no_more_than_the_person_chose(ada):
    receiver = ada.subscribe()
    ada.choose(SAYS, 0)
    ada.remind(title=f"{SECRET_WORDS} task")
    eventually(lambda: receiver.taken)
    [message] = receiver.messages
    assert SECRET_WORDS not in message.payload.decode()
    assert message.json["title"] == "A reminder from Teaspoon"
    assert set(message.json) == {"kind", "title", "body", "tag", "tasks", "silent", "log"}
    eventually(lambda: "Handed" in ada.log())
    assert SECRET_WORDS not in ada.log()


def test_c4_beyond_the_days_number_one_message_says_that_there_is_more_and_the_log_has_all(ada):
    receiver = ada.subscribe()
    ada.choose(MOST, 2)
    for number in range(5):
        ada.remind(800 + 50 * number, sync=False)
    ada.device.sync()
    eventually(lambda: ada.log().count("Kept back") == 3)
    eventually(lambda: len(receiver.messages) == 3)
    assert sorted(message.json["kind"] for message in receiver.messages) == ["more", "task", "task"]
    for number in range(1, 6):
        assert f"Task {number}<" in ada.log()


def clock(minute):
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def test_c4_in_quiet_hours_nothing_rings_and_what_was_chosen_is_said_on_the_page(server, service, ada):
    receiver = ada.subscribe()
    bob = Person(server, service, "bob@example.org")
    bobs = bob.subscribe()
    minute = now() // 60_000
    form = {"nonce": "1" * 32, "most-reminders": "7", "reminder-says": "nothing", "time-of-dates": "08:15"}
    hours = {"quiet-from": clock(minute - 60), "quiet-until": clock(minute + 60)}
    assert ada.session.post("/app/settings/sound", **form, **{**hours, "quiet-until": ""}).status == 422
    assert ada.session.post("/app/settings/sound", **{**form, "most-reminders": "51"}, **hours).status == 422
    assert ada.session.post("/app/settings/sound", **form, **hours).status == 303
    page = ada.session.get("/app/settings/sound").text
    for value in (*hours.values(), "7", "08:15"):
        assert f'value="{value}"' in page, value
    ada.device.sync()
    ada.remind()
    bob.remind()
    # His is due later and nobody keeps it back.
    eventually(lambda: bobs.taken)
    assert receiver.messages == []
    assert ada.session.post("/app/settings/sound", **{**form, "nonce": "2" * 32}, **{"quiet-from": "", "quiet-until": ""}).status == 303
    ada.device.sync()
    ada.remind()
    eventually(lambda: receiver.taken)
    assert receiver.messages[0].json["title"] == "A reminder from Teaspoon"


@pytest.mark.parametrize("status", [404, 410])
def test_c4_a_device_that_is_gone_is_taken_out(server, ada, status):
    receiver = ada.subscribe()
    receiver.answer(status)
    ada.remind()
    eventually(lambda: "given notifications up" in ada.log())
    assert 'id="push-devices"' not in ada.page
    # Once a reminder is at another device, it would be here as well.
    other = ada.subscribe(Session(server).sign_in())
    ada.gets_nothing_but_one_more(other)
    wait_until_settled(ada.store)
    assert len(receiver.messages) == 1


def test_c4_what_is_too_long_is_sent_once_more_without_words(ada):
    receiver = ada.subscribe()
    receiver.answer_in_turn(413, 201)
    ada.remind(title=SECRET_WORDS)
    eventually(lambda: receiver.taken)
    long, short = receiver.messages
    assert long.topic == short.topic and SECRET_WORDS in long.payload.decode()
    assert SECRET_WORDS not in short.payload.decode() and len(short.payload) < len(long.payload)
    eventually(lambda: "Handed" in ada.log())


# The pause is the sender's, and takes its time.
@pytest.mark.every_store(False)
def test_c4_a_service_that_wants_less_is_asked_again_when_it_said(ada):
    receiver = ada.subscribe()
    receiver.answer(429, retry_after="7")
    ada.remind()
    eventually(lambda: receiver.messages)
    receiver.answer(201)
    eventually(lambda: receiver.taken, timeout=20)
    first, second = receiver.messages
    assert second.moment - first.moment >= 7
    assert first.topic == second.topic and first.json == second.json


def test_c4_what_one_device_asks_for_holds_up_no_other(server, ada):
    resting = ada.subscribe()
    failing = ada.subscribe(Session(server).sign_in())
    resting.answer(429, retry_after="3000")
    failing.answer_in_turn(503, 201)
    ada.remind()
    eventually(lambda: failing.messages)
    ada.goes_on_after_a_pause()
    eventually(lambda: failing.taken)
    eventually(lambda: "Handed" in ada.log())
    # Nor is it asked about what comes next before its time.
    ada.remind()
    eventually(lambda: len(failing.taken) == 2)
    assert len(resting.messages) == 1


@pytest.mark.parametrize("status", [500, 503])
def test_c4_a_service_that_fails_is_asked_again_and_other_devices_are_told_once(server, ada, status):
    failing = ada.subscribe()
    other = ada.subscribe(Session(server).sign_in())
    failing.answer_in_turn(status, 201)
    ada.remind()
    eventually(lambda: failing.messages)
    ada.goes_on_after_a_pause()
    eventually(lambda: failing.taken)
    eventually(lambda: ada.log().count("Handed") == 2)
    assert len(failing.messages) == 2 and len(other.messages) == 1
    assert len({message.topic for message in failing.messages}) == 1


def test_c4_a_service_that_never_answers_holds_up_nobody_else(server, service, ada):
    hanging = ada.subscribe()
    hanging.hang()
    bob = Person(server, service, "bob@example.org")
    receiver = bob.subscribe()
    ada.remind(500)
    bob.remind(1000)
    eventually(lambda: receiver.taken)
    assert hanging.messages and not hanging.taken


def test_c4_whatever_is_in_a_title_every_reminder_goes_out_once(server, service, ada):
    receiver = ada.subscribe()
    mallory = Person(server, service, "mallory@example.org")
    other = mallory.subscribe()
    for number in range(6):
        mallory.remind(2000, title=f"a\0b\x1b\n{number}", sync=False)
        ada.remind(2000, sync=False)
    mallory.device.sync()
    ada.device.sync()
    # The log follows the push.
    eventually(lambda: mallory.log().count("Handed") == 6 and ada.log().count("Handed") == 6)
    assert len(other.messages) == 6 and len(receiver.messages) == 6
    assert {message.json["title"] for message in other.messages} == {f"ab{number}" for number in range(6)}


def test_c4_a_service_that_refuses_is_not_asked_again(ada):
    receiver = ada.subscribe()
    receiver.answer(400)
    ada.remind()
    eventually(lambda: "did not take it" in ada.log())
    # It does not wait for another try.
    assert count_waiting(ada.store) == 0
    assert len(receiver.messages) == 1
    assert "Not reached lately" in ada.page


def test_c4_a_device_that_takes_a_reminder_again_no_longer_counts_as_not_reached(ada):
    receiver = ada.subscribe()
    receiver.answer_in_turn(400, 201)
    ada.remind()
    eventually(lambda: "Not reached lately" in ada.page)
    ada.remind()
    eventually(lambda: "Handed" in ada.log())
    assert "Not reached lately" not in ada.page


def test_c4_the_button_tries_a_device_and_says_what_came_of_it(ada):
    receiver = ada.subscribe()
    device = ada.named
    answer = ada.session.post("/account/reminders/try", device=device)
    assert answer.status == 200 and "has taken the message" in answer.text
    assert [message.json["kind"] for message in receiver.messages] == ["test"]
    receiver.answer(410)
    answer = ada.session.post("/account/reminders/try", device=device)
    assert "given notifications up" in answer.text and 'id="push-devices"' not in answer.text
    assert ada.session.post("/account/reminders/try", device=device).status == 422


def test_c4_who_signs_out_is_told_no_more_there(server, ada):
    elsewhere = Session(server).sign_in()
    receiver = ada.subscribe(elsewhere)
    here = ada.subscribe()
    elsewhere.post("/account/sign-out")
    ada.remind()
    eventually(lambda: here.taken)
    # Noted once every device has answered.
    wait_until_settled(ada.store)
    assert receiver.messages == []
    assert ada.page.count(">Try it<") == 1


def test_c4_the_button_does_not_tell_what_stands_behind_a_name(ada):
    receiver = ada.subscribe()
    outcomes = []
    for status in 503, 400, None:
        if status is None:
            # A name of this machine, which only the server finds.
            receiver.endpoint = receiver.endpoint.replace("localhost", "push.localhost")
            assert ada.tell(receiver).status == 303
        else:
            receiver.answer(status)
        said = ada.session.post("/account/reminders/try", device=ada.named).text
        notice = said.split('id="notice"')[1].split("</")[0]
        assert "did not take the message" in notice
        outcomes.append((notice, ada.log().split('class="facts">')[2].split("</span>")[0]))
    assert len(set(outcomes)) == 1 and "Not reached lately" not in ada.page


def test_c4_a_device_that_was_taken_out_or_closed_does_not_come_back_by_itself(server, ada):
    elsewhere = Session(server).sign_in()
    receiver = ada.subscribe(elsewhere)
    # What it says by itself is believed as long as it is one of Ada's, by whichever of her sessions.
    assert ada.tell(receiver, elsewhere, again="yes", zone="Asia/Tokyo").status == 303
    assert ada.session.post("/account/reminders/device/end", device=ada.named).status == 303
    assert ada.tell(receiver, elsewhere, again="yes").status == 404
    assert 'id="push-devices"' not in ada.page
    # A tap brings it back; closing the account there does not leave it in wait for whoever signs in next.
    assert ada.tell(receiver, elsewhere).status == 303
    assert ada.session.post("/account/sessions/end", session="others").status == 303
    elsewhere.cookie = None
    elsewhere.sign_in()
    assert ada.tell(receiver, elsewhere, again="yes").status == 404
    here = ada.subscribe()
    ada.remind()
    eventually(lambda: here.taken)
    assert receiver.messages == []


def test_c4_who_signs_in_in_the_same_browser_is_told_there_as_before_and_nobody_else(server, ada):
    Session(server).register("bob@example.org")
    receiver = ada.subscribe()
    browser = ada.session
    ada.session = Session(server, cookie=browser.cookie).sign_in()
    assert Session(server, cookie=browser.cookie).get("/account/reminders").status == 303
    ada.device.session = ada.session
    ada.remind()
    eventually(lambda: receiver.taken)
    # Bob sits down where Ada was signed in; then the browser tells of what it has, as it would by itself.
    bob = Session(server, cookie=ada.session.cookie).sign_in("bob@example.org")
    assert ada.tell(receiver, bob, again="yes").status == 404
    ada.session = Session(server).sign_in()
    ada.device.session = ada.session
    elsewhere = ada.subscribe()
    ada.remind()
    eventually(lambda: elsewhere.taken)
    assert len(receiver.messages) == 1


def test_c4_of_a_task_that_repeats_a_message_names_the_date_that_it_is_about(ada):
    receiver = ada.subscribe()
    today = now() // DAY
    for number, rule in (801, "FREQ=DAILY"), (802, None):
        fields = {TITLE: f"Task {number}", DUE: today - 1, TIME: 0, REMINDER: 0, SNOOZED: now() + 1000, RULE: rule}
        for field, value in fields.items():
            if value is not None:
                ada.device.write(task(number, field), value, now())
    ada.device.sync()
    eventually(lambda: len(receiver.taken) == 2)
    dates = {message.json["title"]: message.json.get("date") for message in receiver.taken}
    assert dates == {"Task 801": time.strftime("%Y-%m-%d", time.gmtime((today - 1) * 86_400)), "Task 802": None}


def test_c4_nobody_keeps_the_server_busy_with_devices_and_what_they_showed(server, service, ada):
    receiver = ada.subscribe()
    bob = Person(server, service, "bob@example.org")
    shown = [ada.session.post("/account/reminders/shown", log="no name").status for _ in range(230)]
    assert shown[:200] == [303] * 200 and 429 in shown
    added = [ada.tell(receiver, again="yes").status for _ in range(40)]
    assert added[:25] == [303] * 25 and 429 in added
    assert bob.session.post("/account/reminders/shown", log="no name").status == 303
    bob.subscribe()


def test_c4_no_address_of_the_servers_own_network_is_a_device(ada):
    receiver = ada.service.subscribe()
    keys = receiver.json["keys"]
    for endpoint in "http://push.example.org/x", "https://127.0.0.1/x", "https://10.0.0.7/x", "https://localhost:1/x", "", "x" * 5000:
        answer = ada.session.post(
            "/account/reminders/device", endpoint=endpoint, key=keys["p256dh"], secret=keys["auth"], zone="UTC"
        )
        assert answer.status == 422, endpoint
    answer = ada.session.post("/account/reminders/device", endpoint=receiver.endpoint, key="AAAA", secret=keys["auth"], zone="UTC")
    assert answer.status == 422


def test_c4_a_server_that_is_started_again_sends_what_is_due_and_nothing_twice(program, service, ada):
    receiver = ada.subscribe()
    ada.remind(300)
    eventually(lambda: "Handed" in ada.log())
    key = ada.page.split('data-key="')[1].split('"')[0]
    ada.remind(2500)
    due = now() + 2500
    wait_until_planned(program.store)
    program.kill()
    assert len(receiver.messages) == 1 and count_waiting(program.store) == 1
    # The moment passes while no server runs.
    eventually(lambda: now() > due)
    program.start(*pushing(service))
    eventually(lambda: len(receiver.messages) == 2)
    ada.gets_nothing_but_one_more(receiver)
    assert [message.json["title"] for message in receiver.messages] == ["Task 1", "Task 2", "One more"]
    # Browsers subscribed with it: it stays.
    assert ada.page.split('data-key="')[1].split('"')[0] == key


def test_c4_a_letter_goes_where_there_is_no_device(program, service, letters):  # noqa: F811
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    program.start(*pushing(service))
    Session(program).register()
    program.stop()
    program.start(*pushing(service, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org"))
    ada = Person(program, service, session=Session(program).sign_in())
    refused = ada.session.post("/account/reminders/letters", letters="yes", zone="Nowhere/At-All")
    assert refused.status == 422 and 'value="Nowhere/At-All"' in refused.text and 'value="yes" checked' in refused.text
    assert ada.session.post("/account/reminders/letters", letters="yes", zone="Europe/Berlin").status == 303
    ada.remind(title="Water the plants")
    recipients, letter = letters.next()
    assert recipients == ["ada@example.org"] and letter["subject"] == "Water the plants"
    assert "https://plan.example.org/account/reminders" in letter.get_content()
    # To the task itself.
    assert re.search(r"^https://plan\.example\.org/app/tasks/[0-9a-f]{32}\r?$", letter.get_content(), re.MULTILINE)
    eventually(lambda: "Sent by e-mail" in ada.log())
    # Nobody reads a letter in time for the end of a timer.
    ada.start_timer(700)
    eventually(lambda: "there was no device" in ada.log())
    assert ada.log().count("Sent by e-mail") == 1 and letters.all == []
    # A device that takes it makes the letter needless; one that is gone for good does not.
    receiver = ada.subscribe()
    ada.remind()
    eventually(lambda: receiver.taken)
    receiver.answer(410)
    ada.remind(title="By letter")
    assert letters.next()[1]["subject"] == "By letter"
    assert letters.all == [] and len(receiver.taken) == 1


def test_c4_a_letter_that_cannot_be_sent_just_now_is_sent_later(program, service, letters):  # noqa: F811
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    program.start(*pushing(service))
    Session(program).register()
    program.stop()
    program.start(*pushing(service, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org"))
    ada = Person(program, service, session=Session(program).sign_in())
    assert ada.session.post("/account/reminders/letters", letters="yes", zone="UTC").status == 303
    taken = letters.handle_DATA

    async def busy(*_):
        letters.handle_DATA = taken
        return "451 Try again later"

    letters.handle_DATA = busy
    ada.remind(title="Water the plants")
    eventually(lambda: "could not be sent" in ada.log())
    ada.goes_on_after_a_pause()
    assert letters.next()[1]["subject"] == "Water the plants"
    eventually(lambda: "Sent by e-mail" in ada.log())


def test_c4_without_a_contact_the_page_says_that_nothing_is_pushed(program):
    program.start()
    session = Session(program).register()
    assert "whoever runs this server" in session.get("/account/reminders").text
