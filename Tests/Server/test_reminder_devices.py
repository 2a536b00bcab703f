"""C4: devices that reminders reach: added, gone, refused, slow, tried by their button."""


import pytest

from planned_reminders import count_waiting, wait_until_settled
from program import eventually
from reminded import Reminded, pushing
from wire import Session

SECRET_WORDS = "Adas-own-words"


@pytest.fixture
def serve_options(service):
    return pushing(service)


@pytest.fixture
def ada(server, service):
    return Reminded(server, service)


@pytest.mark.parametrize("status", [404, 410])
def test_c4_a_device_that_is_gone_is_taken_out(server, ada, status):
    receiver = ada.subscribe()
    receiver.answer(status)
    ada.remind()
    eventually(lambda: "no longer accepts notifications" in ada.log())
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
    eventually(lambda: "Sent; not confirmed" in ada.log())


# The pause is the sender's, and takes its time.
@pytest.mark.exhaustive
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
    eventually(lambda: "Sent; not confirmed" in ada.log())
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
    eventually(lambda: ada.log().count("Sent; not confirmed") == 2)
    assert len(failing.messages) == 2 and len(other.messages) == 1
    assert len({message.topic for message in failing.messages}) == 1


def test_c4_a_service_that_never_answers_holds_up_nobody_else(server, service, ada):
    hanging = ada.subscribe()
    hanging.hang()
    bob = Reminded(server, service, "bob@example.org")
    receiver = bob.subscribe()
    ada.remind(500)
    bob.remind(1000)
    eventually(lambda: receiver.taken)
    assert hanging.messages and not hanging.taken


def test_c4_a_service_that_refuses_is_not_asked_again(ada):
    receiver = ada.subscribe()
    receiver.answer(400)
    ada.remind()
    eventually(lambda: "refused it" in ada.log())
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
    eventually(lambda: "Sent; not confirmed" in ada.log())
    assert "Not reached lately" not in ada.page


def test_c4_the_button_tries_a_device_and_says_what_came_of_it(ada):
    receiver = ada.subscribe()
    device = ada.named
    answer = ada.session.post("/account/reminders/try", device=device)
    assert answer.status == 200 and "Test sent to" in answer.text
    # What went well does not look like a warning.
    assert '<p class="state" id="notice"' in answer.text and 'class="notice"' not in answer.text
    assert [message.json["kind"] for message in receiver.messages] == ["test"]
    receiver.answer(410)
    answer = ada.session.post("/account/reminders/try", device=device)
    assert 'class="notice"' in answer.text and "no longer accepts notifications" in answer.text and 'id="push-devices"' not in answer.text
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
    assert ada.page.count(">Send test<") == 1


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
        assert "did not accept the message" in notice
        outcomes.append((notice, ada.log().split('class="facts">')[1].split("</span>")[0]))
    assert len(set(outcomes)) == 1 and "Not reached lately" not in ada.page


def test_c4_a_device_that_was_taken_out_or_closed_does_not_come_back_by_itself(server, ada):
    elsewhere = Session(server).sign_in()
    receiver = ada.subscribe(elsewhere)
    # Its own report is accepted as long as it is one of Ada's devices, from any of her sessions.
    assert ada.tell(receiver, elsewhere, again="yes", zone="Asia/Tokyo").status == 303
    assert ada.session.post("/account/reminders/device/end", device=ada.named).status == 303
    assert ada.tell(receiver, elsewhere, again="yes").status == 404
    assert 'id="push-devices"' not in ada.page
    # A tap brings it back; signing out there does not leave it waiting for the next person who signs in.
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


@pytest.mark.exhaustive
def test_c4_nobody_keeps_the_server_busy_with_devices_and_what_they_showed(server, service, ada):
    receiver = ada.subscribe()
    bob = Reminded(server, service, "bob@example.org")
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


def test_c4_an_address_rings_for_the_account_that_registered_it_last(server, service, ada):
    receiver = ada.subscribe()
    bob = Reminded(server, service, "bob@example.org")
    assert bob.tell(receiver).status == 303
    assert 'id="push-devices"' in bob.page and 'id="push-devices"' not in ada.page
    # A page of hers that is still open does not report it again.
    assert ada.tell(receiver, again="yes").status == 404
    assert 'id="push-devices"' in bob.page
