"""People whose devices get reminders, and the push service that delivers them."""

import os
import time

import cbor2

from planned_reminders import let_pauses_end, next_try, wait_until_planned
from program import eventually
from wire import Device, Session, task

DAY = 86_400_000
TITLE, DONE, DUE, TIME, REMINDER, SNOOZED = 1, 6, 13, 14, 19, 20
SETTINGS = (5, 0, bytes(16))
TIMER = (11, 0, bytes(16), 1)


def now():
    return int(time.time() * 1000)


def pushing(service, *options):
    return ["--contact", "mailto:ada@example.org", "--push-test", f"localhost:{service.port}:{service.authorities}", *options]


class Reminded:
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
        """The identifier of the one device on the page."""
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


def resting(program, service):
    """Somebody with one device, whose plan stands still: rows written into the store stay as they are."""
    program.start(*pushing(service))
    resting = Reminded(program, service)
    resting.receiver = resting.subscribe()
    wait_until_planned(program.store)
    return resting
