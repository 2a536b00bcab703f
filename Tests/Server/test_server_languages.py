"""Everything that the server sends speaks the language of the person who gets it."""

import json
import re
import urllib.parse

import pytest

from program import eventually
from reminded import Reminded, now, pushing
from test_shared_addresses import Maker
from wire import Device, Session

STORES = ["sqlite", "postgres"]

LANGUAGE, SAYS = 40, 30
SETTINGS = (5, 0, bytes(16))
MANIFEST = "/manifest.webmanifest"
GERMAN_REMINDER = "Eine Erinnerung von Teaspoon"


@pytest.fixture
def serve_options(service):
    return pushing(service)


def speaking(kind, language):
    """A session whose browser shows pages in a language."""

    class Speaking(kind):
        @property
        def headers(self):
            return {**super().headers, "Accept-Language": language}

    return Speaking


def test_a4_a_reminder_and_the_log_read_clock_and_calendar_as_in_the_country_of_the_device(server, service):
    ada = Reminded(server, service, session=speaking(Session, "en-US,en;q=0.9")(server).register())
    receiver = ada.subscribe()
    # The server shows the plan to a browser of another country, which decides nothing.
    britain = speaking(Session, "en-GB")(server).sign_in()
    assert britain.get("/app/today").status == 200
    ada.remind()
    eventually(lambda: receiver.taken)
    assert re.fullmatch(r"Due \w{3}, \w{3} \d+, 12:00\sam", receiver.messages[0].json["body"])
    eventually(lambda: "Task 1" in ada.log())
    assert re.search(r"today, \d+:\d\d\s[ap]m", ada.log())
    log = britain.get("/account/reminders").text.split('id="push-log"')[1]
    assert re.search(r"today, \d+:\d\d<", log)


def choose_language(session, language):
    device = Device(session)
    device.sync()
    device.write((*SETTINGS, LANGUAGE), language, now())
    device.sync()


def test_c4_a_reminder_is_in_the_language_that_its_person_chose(server, service):
    ada = Reminded(server, service, session=speaking(Session, "pl")(server).register())
    receiver = ada.subscribe()
    ada.choose(SAYS, 0)
    ada.choose(LANGUAGE, "de")
    ada.remind()
    eventually(lambda: receiver.taken)
    assert [message.json["title"] for message in receiver.messages] == [GERMAN_REMINDER]


def test_c4_without_a_choice_it_is_in_the_language_of_the_browser(server, service):
    ada = Reminded(server, service, session=speaking(Session, "de-AT,de;q=0.9")(server).register())
    receiver = ada.subscribe()
    ada.choose(SAYS, 0)
    ada.remind()
    eventually(lambda: receiver.taken)
    assert [message.json["title"] for message in receiver.messages] == [GERMAN_REMINDER]
    assert ada.session.post("/account/reminders/try", device=ada.named).status == 200
    eventually(lambda: len(receiver.taken) == 2)
    assert receiver.messages[-1].json["title"] == "Test-Benachrichtigung"


def test_c4_the_short_form_of_a_message_that_is_too_long_is_in_that_language(server, service):
    ada = Reminded(server, service, session=speaking(Session, "de")(server).register())
    receiver = ada.subscribe()
    receiver.answer_in_turn(413, 201)
    ada.remind(title="Water the plants")
    eventually(lambda: receiver.taken)
    assert [message.json["title"] for message in receiver.messages] == ["Water the plants", GERMAN_REMINDER]


@pytest.mark.parametrize("path, status", [("/app/today", 200), ("/app/tasks/new", 200), ("/app/nothing", 404), ("/app/help", 200)])
def test_a_page_of_the_planner_names_its_language_and_what_it_was_chosen_by(server, path, status):
    ada = Session(server).register()
    guest = server.request("POST", "/app/tasks/new", {"Content-Type": "application/x-www-form-urlencoded"}, b"keep=server&title=x")
    cookies = {"stranger": "", "account": ada.cookie, "guest": guest.headers["set-cookie"].split(";")[0]}
    for who, cookie in cookies.items():
        answer = server.request("GET", path, {"Accept-Language": "de-AT,en;q=0.5", "Cookie": cookie})
        assert (answer.status, answer.headers["content-language"]) == (status, "de"), who
        assert answer.headers["vary"] == "Accept-Language, Cookie"
        assert server.request("GET", path, {"Cookie": cookie}).headers["content-language"] == "en"
    choose_language(ada, "fr")
    assert server.request("GET", path, {"Cookie": ada.cookie}).headers["content-language"] == "fr"


def test_a2_an_email_is_in_the_language_of_the_browser_that_asked_for_it(mailing, letters):
    speaking(Session, "de")(mailing).post("/account/register", email="ada@example.org", password="eight spoons a day")
    _, letter = letters.next()
    assert letter["subject"] == "Dein Konto bei Teaspoon bestätigen" and letter["content-language"] == "de"
    assert "Bestätige das hier:" in letter.get_content()
    Session(mailing).post("/account/register", email="bob@example.org", password="eight spoons a day")
    _, letter = letters.next()
    assert letter["subject"] == "Confirm your Teaspoon account" and letter["content-language"] == "en"


def test_a2_an_email_to_an_account_is_in_its_own_language_and_not_in_that_of_somebody_else(mailing, letters):
    choose_language(Session(mailing).sign_in("first@example.org"), "de")
    speaking(Session, "pl")(mailing).post("/account/forgotten", email="first@example.org")
    _, letter = letters.next()
    assert letter["subject"] == "Dein Passwort bei Teaspoon zurücksetzen"


def test_c4_a_reminder_by_email_is_in_the_language_of_the_account(program, service, letters):
    url = f"smtp://127.0.0.1:{letters.controller.port}"
    program.start(*pushing(service, "--mail", url, "--mail-from", "teaspoon@example.org", "--address", "https://plan.example.org"))
    ada = Reminded(program, service, session=speaking(Session, "de")(program).register())
    assert ada.session.post("/account/reminders/letters", letters="yes", zone="UTC").status == 303
    ada.remind(title="Water the plants")
    _, letter = letters.next()
    assert letter["subject"] == "Water the plants" and letter["content-language"] == "de"
    assert "weil keines deiner Geräte die Erinnerung empfangen hat" in letter.get_content()


def test_n6_a_public_link_speaks_the_language_of_the_browser_that_opens_it(server):
    ada = Maker(server).register()
    ada.begins_day(7)
    path = ada.makes(show="spoons")
    polish = server.request("GET", path, {"Accept-Language": "pl,en;q=0.8"})
    assert 'lang="pl"' in polish.text and polish.headers["content-language"] == "pl"
    assert "Accept-Language" in polish.headers["vary"]
    arabic = server.request("GET", path, {"Accept-Language": "ar"})
    assert 'lang="ar" dir="rtl"' in arabic.text and arabic.headers["content-language"] == "ar"
    ended = server.request("GET", "/shared/nothing", {"Accept-Language": "pl"})
    assert ended.status == 404 and 'lang="pl"' in ended.text
    assert server.request("GET", path).headers["content-language"] == "en"


@pytest.mark.parametrize("method, path, status", [("GET", "/nowhere", 404), ("POST", "/shared/nothing", 405), ("GET", "/gallery", 200)])
def test_pages_for_people_without_an_account_speak_the_language_of_the_browser(server, method, path, status):
    answer = server.request(method, path, {"Accept-Language": "pl"})
    assert answer.status == status and 'lang="pl"' in answer.text
    assert answer.headers["content-language"] == "pl" and "Accept-Language" in answer.headers["vary"]


def test_a_form_of_another_site_is_refused_in_the_language_of_the_browser(server):
    headers = {"Accept-Language": "pl", "Origin": "https://evil.example", "Content-Type": "application/x-www-form-urlencoded"}
    answer = server.request("POST", "/app/day/new", headers, urllib.parse.urlencode({"spoons": 7}).encode())
    assert answer.status == 403 and "Ten formularz wysłano z innej witryny." in answer.text


def test_a9_the_manifest_speaks_the_language_of_the_browser_and_caches_keep_each_apart(server):
    english, polish, arabic = (server.get(MANIFEST, Accept_Language=language) for language in ("en", "pl-PL,pl;q=0.9", "ar"))
    said = json.loads(polish.body)
    assert (said["lang"], said["dir"], said["name"]) == ("pl", "ltr", "Teaspoon")
    assert [shortcut["name"] for shortcut in said["shortcuts"]] == ["Dziś", "Dodaj zadanie", "Nowy dzień"]
    assert said["start_url"] == "/app/today" and said["icons"] == json.loads(english.body)["icons"]
    assert json.loads(arabic.body)["dir"] == "rtl" and json.loads(english.body)["lang"] == "en"
    assert [answer.headers["content-language"] for answer in (english, polish, arabic)] == ["en", "pl", "ar"]
    assert len({answer.headers["etag"] for answer in (english, polish, arabic)}) == 3
    assert all(answer.headers["vary"] == "Accept-Encoding, Accept-Language" for answer in (english, polish, arabic))
    # A cache that has the Polish one is told that it is still good only where Polish is asked for.
    tag = polish.headers["etag"]
    assert server.get(MANIFEST, Accept_Language="pl", If_None_Match=tag).status == 304
    assert server.get(MANIFEST, Accept_Language="en", If_None_Match=tag).status == 200
