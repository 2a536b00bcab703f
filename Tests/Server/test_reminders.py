"""C4: reminders reach a closed device: planned from the plan, pushed once, and accounted for."""

import re
import time

import pytest

from planned_reminders import count_waiting, wait_until_planned
from program import eventually
from reminded import DAY, DONE, DUE, REMINDER, SNOOZED, TIME, TITLE, Reminded, now, pushing
from wire import Session, task

STORES = ["sqlite", "postgres"]

RULE = 18
MOST, SAYS = 29, 30
SECRET_WORDS = "Adas-own-words"


@pytest.fixture
def serve_options(service):
    return pushing(service)


@pytest.fixture
def ada(server, service):
    return Reminded(server, service)


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
    eventually(lambda: "Sent; not confirmed" in ada.log())
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
    eventually(lambda: "Sent; not confirmed" in ada.log())
    assert SECRET_WORDS not in ada.log()


def test_c4_beyond_the_days_number_one_message_says_that_there_is_more_and_the_log_has_all(ada):
    receiver = ada.subscribe()
    ada.choose(MOST, 2)
    for number in range(5):
        ada.remind(800 + 50 * number, sync=False)
    ada.device.sync()
    eventually(lambda: ada.log().count("Skipped: daily limit") == 3)
    eventually(lambda: len(receiver.messages) == 3)
    assert sorted(message.json["kind"] for message in receiver.messages) == ["more", "task", "task"]
    # A line of the log is written once its message has been taken.
    eventually(lambda: {f"Task {number}" for number in range(1, 6)} <= set(re.findall(r"Task \d", ada.log())))


def clock(minute):
    return f"{minute // 60 % 24:02}:{minute % 60:02}"


def test_c4_in_quiet_hours_nothing_rings_and_what_was_chosen_is_said_on_the_page(server, service, ada):
    receiver = ada.subscribe()
    bob = Reminded(server, service, "bob@example.org")
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


def test_c4_whatever_is_in_a_title_every_reminder_goes_out_once(server, service, ada):
    receiver = ada.subscribe()
    mallory = Reminded(server, service, "mallory@example.org")
    other = mallory.subscribe()
    for number in range(6):
        mallory.remind(2000, title=f"a\0b\x1b\n{number}", sync=False)
        ada.remind(2000, sync=False)
    mallory.device.sync()
    ada.device.sync()
    # The log follows the push.
    eventually(lambda: mallory.log().count("Sent; not confirmed") == 6 and ada.log().count("Sent; not confirmed") == 6)
    assert len(other.messages) == 6 and len(receiver.messages) == 6
    assert {message.json["title"] for message in other.messages} == {f"ab{number}" for number in range(6)}


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
    # Today's date came while it was snoozed.
    assert dates == {"Task 801": time.strftime("%Y-%m-%d", time.gmtime(today * 86_400)), "Task 802": None}


def test_c4_a_server_that_is_started_again_sends_what_is_due_and_nothing_twice(program, service, ada):
    receiver = ada.subscribe()
    ada.remind(300)
    eventually(lambda: "Sent; not confirmed" in ada.log())
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


def test_c4_a_letter_goes_where_there_is_no_device(program, service, letters):
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    program.start(*pushing(service))
    Session(program).register()
    program.stop()
    program.start(*pushing(service, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org"))
    ada = Reminded(program, service, session=Session(program).sign_in())
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
    # Nobody reads an email in time for the end of a timer.
    ada.start_timer(700)
    eventually(lambda: "no device" in ada.log())
    assert ada.log().count("Sent by e-mail") == 1 and letters.all == []
    # A device that takes it makes the email needless; a device that is gone for good does not.
    receiver = ada.subscribe()
    ada.remind()
    eventually(lambda: receiver.taken)
    receiver.answer(410)
    ada.remind(title="By letter")
    assert letters.next()[1]["subject"] == "By letter"
    assert letters.all == [] and len(receiver.taken) == 1


def test_c4_a_letter_that_cannot_be_sent_just_now_is_sent_later(program, service, letters):
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    program.start(*pushing(service))
    Session(program).register()
    program.stop()
    program.start(*pushing(service, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org"))
    ada = Reminded(program, service, session=Session(program).sign_in())
    assert ada.session.post("/account/reminders/letters", letters="yes", zone="UTC").status == 303
    taken = letters.handle_DATA
    refused = []

    async def busy(*said):
        letters.handle_DATA = taken
        refused.append(re.search(rb"Message-ID: (\S+)", said[-1].content)[1].decode())
        return "451 Try again later"

    letters.handle_DATA = busy
    ada.remind(title="Water the plants")
    eventually(lambda: "could not be sent" in ada.log())
    ada.goes_on_after_a_pause()
    letter = letters.next()[1]
    assert letter["subject"] == "Water the plants"
    # One that was taken although it did not seem so is not shown twice.
    assert letter["message-id"] == refused[0]
    eventually(lambda: "Sent by e-mail" in ada.log())


def test_c4_without_a_contact_the_page_says_that_nothing_is_pushed(program):
    program.start()
    session = Session(program).register()
    assert "Messages to devices are off. The administrator of this server" in session.get("/account/reminders").text


def test_c4_what_could_not_be_planned_as_a_server_started_is_planned_soon_after(program, service, ada):
    ada.subscribe()
    ada.remind(600_000)
    wait_until_planned(program.store)
    assert program.stop() == 0
    program.store.execute("DELETE FROM ring")
    program.store.execute("UPDATE reminded SET checked = 0")
    # The table itself has to be there: where tables are divided over several machines, a start looks at how.
    program.store.execute("ALTER TABLE reminded RENAME COLUMN checked TO elsewhere")
    program.start(*pushing(service))
    program.read_log_until("Could not schedule reminders")
    program.store.execute("ALTER TABLE reminded RENAME COLUMN elsewhere TO checked")
    # Nothing moves meanwhile that would have the account planned.
    eventually(lambda: count_waiting(program.store) == 1)
