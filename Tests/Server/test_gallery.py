"""L4: templates that people publish for everybody: published, found, used, withdrawn, reported, removed."""

import html
import re
import urllib.parse
import uuid

import pytest

from wire import Session

STORES = ["sqlite", "postgres"]

NASTY = "<script>alert(1)</script>&\"' https://evil.example"


class Maker(Session):
    """Somebody with an account, and lists in it."""

    def list(self, name, *lines):
        """A list with these lines in it; indented ones are steps."""
        answer = self.post("/app/lists/new", name=name, nonce=uuid.uuid4().hex)
        assert answer.status == 303, answer.text
        id_ = re.search(r"/app/lists/([0-9a-f]{32})", answer.headers["location"])[1]
        answer = self.post("/app/tasks/many", lines="\n".join(lines), list=id_, read="yes", nonce=uuid.uuid4().hex)
        assert answer.status == 303, answer.text
        return id_

    def publish(self, list_, name="Slow morning", about="", maker="", costs=False, do="publish", **more):
        """Looks at it first, as the page has it; answers with what publishing says."""
        fields = {"list": list_, "name": name, "about": about, "maker": maker, **({"costs": "yes"} if costs else {})}
        shown = self.post("/gallery/publish", do="look", **fields)
        if do == "look":
            return shown
        seen = re.search(r'name="seen" value="([^"]*)"', shown.text)
        return self.post("/gallery/publish", do=do, seen=seen[1] if seen else "", **{**fields, **more})

    def published(self, *arguments, **more):
        answer = self.publish(*arguments, **more)
        assert answer.status == 303, answer.text
        return answer.headers["location"].split("/")[-1]


@pytest.fixture
def ada(server):
    """Runs the server."""
    return Maker(server).register()


@pytest.fixture
def bob(ada):
    return Maker(ada.program).register("bob@example.org")


@pytest.fixture
def eve(bob):
    return Maker(bob.program).register("eve@example.org")


def anybody(server):
    return Session(server)


def rows(page):
    """The titles of the rows of a page, without those that only lead to other pages."""
    own = re.sub(r'<a class="entry".*?</a>', "", page.text, flags=re.DOTALL)
    return [html.unescape(name) for name in re.findall(r'<span class="title" dir="auto">([^<]*)</span>', own)]


def hidden(page, name):
    found = re.search(rf'name="{name}"[^>]* value="([^"]*)"', page.text)
    return found and html.unescape(found[1])


def use(session, id_, **fields):
    """Takes a template along, as the pages do; answers with the list's page."""
    led = session.post(f"/gallery/{id_}/use")
    assert (led.status, led.headers["location"]) == (303, f"/gallery/{id_}/use")
    page = session.get(led.headers["location"])
    sent = {name: hidden(page, name) for name in ("nonce", "back", "icon", "items", "name")}
    answer = session.post("/app/templates/taken", **{**sent, **fields})
    assert answer.status == 303, answer.text
    return session.get(answer.headers["location"])


def test_l4_what_is_published_is_seen_by_everybody_signed_in_or_not(server, bob, eve):
    list_ = bob.list("Morning", "Tea ~1 5m", "  Boil water", "Sit down")
    id_ = bob.published(list_, about="For days\nthat are slow", maker="Bo")
    for somebody in (eve, anybody(server)):
        assert rows(somebody.get("/gallery")) == ["Slow morning"]
        page = somebody.get(f"/gallery/{id_}")
        assert page.status == 200 and rows(page) == ["Tea", "Boil water", "Sit down"]
        for words in ("For days\nthat are slow", "by <bdi>Bo</bdi>", "3 items"):
            assert words in page.text
        # Costs were not asked for.
        assert "5 min" not in page.text and "1 spoon" not in page.text
        assert "bob@example.org" not in page.text
    assert 'id="report"' not in anybody(server).get(f"/gallery/{id_}").text


def test_l4_what_leaves_is_shown_first_and_is_what_leaves(server, bob):
    list_ = bob.list("Morning", "Tea ~1 5m")
    first = bob.get(f"/gallery/publish?list={list_}")
    assert first.status == 200 and 'value="Morning"' in first.text
    for costs in (False, True):
        shown = bob.publish(list_, costs=costs, do="look")
        assert "what everyone will see" in shown.text and rows(shown) == ["Tea"]
        assert ("5 min" in shown.text) == costs
    assert rows(anybody(server).get("/gallery")) == []
    id_ = bob.published(list_, costs=True)
    assert "5 min" in anybody(server).get(f"/gallery/{id_}").text
    # A template of one's own is published as a list is.
    made = bob.post(f"/app/lists/{list_}/template", nonce="9" * 32).headers["location"]
    assert bob.publish(re.search(r"[0-9a-f]{32}", made)[0]).status == 303


def test_l4_what_changed_since_it_was_looked_at_is_shown_again(server, bob):
    list_ = bob.list("Morning", "Tea")
    answer = bob.publish(list_, costs="yes", maker="Other")
    assert answer.status == 303
    looked = bob.publish(list_, do="look")
    seen = hidden(looked, "seen")
    bob.post("/app/tasks/many", lines="My secret", list=list_, nonce="5" * 32)
    answer = bob.post("/gallery/publish", list=list_, name="Slow morning", about="", maker="", seen=seen, do="publish")
    assert answer.status == 409 and "has changed since" in answer.text and "My secret" in answer.text
    assert len(rows(anybody(server).get("/gallery"))) == 1


def test_l4_notes_dates_subjects_and_days_never_leave(server, bob):
    bob.post("/app/day/new", spoons="7", first="yes", examples="no", nonce="6" * 32)
    list_ = bob.list("Morning", "Tea ~2 2030-01-02 #private !high")
    task = re.search(r"/app/tasks/([0-9a-f]{32})", bob.get(f"/app/lists/{list_}").text)[1]
    page = bob.get(f"/app/tasks/{task}")
    assert page.status == 200
    bob.post(f"/app/tasks/{task}", title="Tea", note="my own note", spoons="2", nonce="7" * 32, list=list_)
    id_ = bob.published(list_, costs=True)
    for text in (anybody(server).get(f"/gallery/{id_}").text, anybody(server).get(f"/gallery/{id_}/use").text):
        for secret in ("my own note", "2030", "private", "7 spoons"):
            assert secret not in text


def test_l4_using_one_makes_a_list_of_ones_own(bob, eve):
    list_ = bob.list("Morning", "Tea ~1 5m", "  Boil water", "Sit down")
    id_ = bob.published(list_, costs=True)
    assert rows(use(eve, id_))[:2] == ["Tea", "Sit down"]
    # Every use is one change: it can be undone, and later changes by the maker do not reach it.
    assert bob.post(f"/gallery/{id_}/withdraw").status == 303
    assert "Slow morning" in eve.get("/app/lists").text
    assert "Slow morning" not in bob.get("/app/lists").text


def test_l4_a_browser_without_script_and_without_account_uses_one_too(server, bob):
    id_ = bob.published(bob.list("Morning", "Tea", "  Boil water"))
    guest = Session(server)
    page = use(guest, id_, keep="server")
    # In a list a task is the head of its steps.
    assert rows(page) == ["Boil water"] and re.search(r"<h2[^>]*><a [^>]*>Tea</a></h2>", page.text)
    assert guest.cookie.startswith("teaspoon-guest=")


def test_l4_uses_are_counted_once_a_day_for_a_place_and_not_ones_own(bob, eve):
    quiet, used = bob.published(bob.list("A", "x"), name="Quiet"), bob.published(bob.list("B", "x"), name="Used")
    newest = bob.published(bob.list("C", "x"), name="Newest")
    bob.post(f"/gallery/{newest}/use")
    for _ in range(3):
        eve.post(f"/gallery/{used}/use")
    assert "1 use<" in eve.get(f"/gallery/{used}").text
    assert "use<" not in eve.get(f"/gallery/{newest}").text
    assert rows(eve.get("/gallery?by=uses"))[0] == "Used"
    assert rows(eve.get("/gallery")) == ["Newest", "Used", "Quiet"]
    assert eve.get(f"/gallery/{quiet}/use").status == 200


def test_l4_templates_are_found_by_words(server, bob):
    slow = bob.list("A", "Wash the curtains")
    bob.published(slow, name="Frühling", about="Cleaning, slowly", maker="Mo")
    bob.published(bob.list("B", "Buy bread"), name="Shopping")

    def find(words):
        return rows(anybody(server).get("/gallery?q=" + words))

    assert find("fruhling") == find("FR%C3%9C") == find("curtains+slowly") == find("mo") == ["Frühling"]
    assert find("shop") == ["Shopping"]
    assert find("curtains+bread") == []
    assert "No results." in anybody(server).get("/gallery?q=%3Cnothing%3E").text
    # Signs are looked for like letters.
    assert find("%25+%27") == []


def test_l4_the_gallery_comes_in_pages(server, ada, bob, eve):
    lists = {somebody: somebody.list("A", "x") for somebody in (ada, bob, eve)}
    names = []
    for number in range(45):
        somebody = (ada, bob, eve)[number % 3]
        somebody.published(lists[somebody], name=f"Number {number}")
        names.insert(0, f"Number {number}")
    for asked in ("/gallery", "/gallery?by=uses", "/gallery?q=number"):
        seen, address = [], asked
        while address:
            page = anybody(server).get(address)
            assert len(rows(page)) <= 20
            seen += rows(page)
            following = re.search(r'id="next" href="([^"]*)"', page.text)
            address = following and html.unescape(following[1])
        assert sorted(seen) == sorted(names), asked
        if asked != "/gallery?by=uses":
            assert seen == names
    for broken in ("after=x", "after=1-2", "after=99999999999999999999-" + "0" * 32, "by=x"):
        assert anybody(server).get("/gallery?" + broken).status == 200


def test_l4_strangers_words_are_text_and_nothing_else(server, ada, bob):
    list_ = bob.list("A", "x" + NASTY)
    id_ = bob.published(list_, name="T" + NASTY, about="A" + NASTY, maker="M" + NASTY)
    ada.post(f"/gallery/{id_}/report", reason="R" + NASTY)
    for page in (
        anybody(server).get("/gallery"), anybody(server).get(f"/gallery/{id_}"), anybody(server).get(f"/gallery/{id_}/use"),
        bob.get("/gallery/mine"), ada.get("/gallery/reports"), bob.publish(list_, name="T" + NASTY, do="look"),
    ):  # fmt: skip
        assert page.status == 200 and "alert(1)" in page.text
        assert "<script>alert" not in page.text
        assert 'href="https' not in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]


def test_l4_controls_and_marks_that_turn_writing_round_are_taken_out(server, bob):
    id_ = bob.published(bob.list("A", "x"), name="a\u202eb\u2066c\x07d", about="e\u200bf", maker="g\ufeffh")
    text = anybody(server).get(f"/gallery/{id_}").text
    assert "abcd" in text and "ef" in text and "gh" in text
    assert not re.search("[\u202a-\u202e\u2060-\u206f\u200b\ufeff\x07]", text)


def test_l4_what_is_too_long_or_empty_is_said_and_kept(bob):
    list_ = bob.list("A", "x")
    for fields, words in [
        ({"name": " "}, "Enter a title."), ({"name": "n" * 201}, "The title can have at most 200 characters."),
        ({"about": "a" * 1001}, "The description can have at most 1000 characters."),
        ({"maker": "m" * 61}, "The author name can have at most 60 characters."),
        ({"name": "e" + "\u0301" * 900}, "The title can have at most 200 characters."),
    ]:  # fmt: skip
        answer = bob.publish(list_, do="look", **fields)
        assert answer.status == 422 and words in answer.text
        assert html.escape(next(iter(fields.values()))) in answer.text
    assert bob.publish(list_, name="n" * 200, about="ä" * 1000, maker="m" * 60).status == 303
    assert bob.post("/gallery/publish", list=list_, name="x" * 40_000).status == 413
    empty = bob.post("/app/lists/new", name="Empty", nonce="8" * 32).headers["location"]
    answer = bob.publish(re.search(r"[0-9a-f]{32}", empty)[0], do="look")
    assert answer.status == 422 and "This list is empty" in answer.text


def test_l4_of_a_long_list_the_first_300_are_published_and_it_is_said(server, bob):
    list_ = bob.list("A", *[f"Item {number}" for number in range(305)])
    shown = bob.publish(list_, do="look")
    assert "at most 300 items" in shown.text
    id_ = bob.published(list_)
    page = anybody(server).get(f"/gallery/{id_}")
    assert "Item 299" in page.text and "Item 300" not in page.text and "300 items" in page.text


@pytest.mark.exhaustive
def test_l4_an_account_has_at_most_forty_and_publishes_no_more_than_twenty_at_once(server, bob):
    list_ = bob.list("A", "x")
    for _ in range(2):
        for _ in range(20):
            bob.published(list_)
        assert bob.publish(list_).status == 429
        # Counters in memory start again.
        server.stop()
        server.start()
    answer = bob.publish(list_)
    assert answer.status == 409 and "at most 40 templates" in answer.text
    assert bob.get("/gallery/mine").text.count('<li class="row">') == 40


def test_l4_whoever_published_it_withdraws_it_and_nobody_else(server, bob, eve):
    id_ = bob.published(bob.list("A", "x"))
    assert eve.post(f"/gallery/{id_}/withdraw").status == 404
    assert anybody(server).post(f"/gallery/{id_}/withdraw").headers["location"] == "/account/sign-in"
    assert "withdraw" not in eve.get(f"/gallery/{id_}").text
    assert rows(bob.get("/gallery/mine")) == ["Slow morning"] and rows(eve.get("/gallery/mine")) == []
    assert bob.post(f"/gallery/{id_}/withdraw").headers["location"] == "/gallery/mine"
    for path in (f"/gallery/{id_}", f"/gallery/{id_}/use"):
        gone = bob.get(path)
        assert gone.status == 404 and "no longer in the gallery" in gone.text and 'href="/gallery"' in gone.text
    assert rows(anybody(server).get("/gallery")) == [] == rows(anybody(server).get("/gallery?q=slow"))
    assert eve.post(f"/gallery/{id_}/use").status == 404


def test_l4_a_report_is_read_by_whoever_runs_the_server_alone(server, ada, bob, eve):
    id_ = bob.published(bob.list("A", "x"))
    assert anybody(server).post(f"/gallery/{id_}/report", reason="x").headers["location"] == "/account/sign-in"
    assert eve.post(f"/gallery/{id_}/report", reason=" \u200b").status == 422
    answer = eve.post(f"/gallery/{id_}/report", reason="Unkind words")
    assert answer.status == 200 and "will read it" in answer.text
    page = ada.get("/gallery/reports")
    assert "Unkind words" in page.text and "eve@example.org" not in page.text
    for somebody in (bob, eve):
        assert somebody.get("/gallery/reports").status == 404
        assert somebody.post("/gallery/reports", template=id_, do="remove").status == 404
        assert "Unkind" not in somebody.get(f"/gallery/{id_}").text
    assert anybody(server).get("/gallery/reports").headers["location"] == "/account/sign-in"
    ada.post("/gallery/reports", template=id_, do="keep")
    assert "No open reports" in ada.get("/gallery/reports").text
    assert rows(anybody(server).get("/gallery")) == ["Slow morning"]


def test_l4_what_is_removed_is_seen_by_its_maker_alone_who_is_told(server, ada, bob, eve):
    id_ = bob.published(bob.list("A", "x"))
    eve.post(f"/gallery/{id_}/report", reason="Unkind words")
    ada.post("/gallery/reports", template=id_, do="remove")
    assert "No open reports" in ada.get("/gallery/reports").text
    for somebody in (ada, eve, anybody(server)):
        assert somebody.get(f"/gallery/{id_}").status == 404
        assert somebody.get(f"/gallery/{id_}/use").status == 404
        assert rows(somebody.get("/gallery")) == rows(somebody.get("/gallery?q=slow")) == []
    assert "removed this from the gallery" in bob.get(f"/gallery/{id_}").text
    assert "Removed by the administrator" in bob.get("/gallery/mine").text
    assert bob.get(f"/gallery/{id_}/use").status == 404
    assert bob.post(f"/gallery/{id_}/withdraw").status == 303


def test_l4_reports_are_few(bob, eve):
    id_ = bob.published(bob.list("A", "x"))
    answers = [eve.post(f"/gallery/{id_}/report", reason=f"Again {number}").status for number in range(7)]
    assert answers == [200] * 5 + [429] * 2


def test_l4_only_ones_own_lists_are_published(server, bob, eve):
    list_ = bob.list("A", "Bobs own words")
    assert "Bobs own words" in bob.publish(list_, do="look").text
    for answer in (eve.get(f"/gallery/publish?list={list_}"), eve.publish(list_, do="look"), eve.publish(list_)):
        assert answer.status == 404 and "Bobs own words" not in answer.text
    assert anybody(server).get(f"/gallery/publish?list={list_}").headers["location"] == "/account/sign-in"
    assert rows(anybody(server).get("/gallery")) == []


def test_l4_a_form_of_another_site_does_nothing(server, bob):
    id_ = bob.published(bob.list("A", "x"))
    for path in (f"/gallery/{id_}/withdraw", f"/gallery/{id_}/report", "/gallery/publish", "/gallery/reports"):
        headers = {"Sec-Fetch-Site": "cross-site", "Content-Type": "application/x-www-form-urlencoded", **bob.headers}
        assert server.request("POST", path, headers, b"reason=x").status == 403
    assert bob.get(f"/gallery/{id_}").status == 200


def test_l4_the_gallery_is_searched_as_a_plan_is(server, bob):
    bob.published(bob.list("One", "Frühling"), name="東京タワー")
    bob.published(bob.list("Two", "Wash the curtains", "100% cotton"), name="Cotton")
    bob.published(bob.list("Three", "1000 pins"), name="Thousand")
    for query, found in [
        ("東京", ["東京タワー"]), ("タワー", ["東京タワー"]), ("京東", []), ("100%", ["Cotton"]), ("1000", ["Thousand"]),
        ("%", ["Cotton"]), ("_", []), ("curt", ["Cotton"]), ("frühl", ["東京タワー"]),
    ]:  # fmt: skip
        page = anybody(server).get(f"/gallery?{urllib.parse.urlencode({'q': query})}")
        assert page.status == 200 and rows(page) == found, query
