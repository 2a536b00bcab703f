"""A day lived through links and forms alone, with the plan kept on the server."""

from visitor import Visitor


def test_a_day_can_be_begun_filled_and_found_again_without_script(server):
    visitor = Visitor(server)
    welcome = visitor.open("/app/today")
    first_day = welcome.form_with("first")
    today = visitor.submit(welcome, first_day, spoons="7", examples="no")
    assert today.status == 200
    assert visitor.cookie

    added = visitor.add_task("Ring the <b>dentist</b>")
    assert added.status == 200
    assert "Ring the &lt;b&gt;dentist&lt;/b&gt;" in visitor.open("/app/tasks").text

    server.stop()
    server.start()
    today = visitor.open("/app/today")
    assert not any("first" in form for form in today.forms), "the first page is not shown again"
    assert "dentist" in visitor.open("/app/tasks").text


def test_a_number_that_is_none_keeps_what_was_typed(shared_server):
    visitor = Visitor(shared_server)
    welcome = visitor.open("/app/today")
    again = visitor.submit(welcome, welcome.form_with("first"), spoons="ten <spoons>", examples="no")
    assert again.status == 422
    assert "ten &lt;spoons&gt;" in again.text
    assert visitor.cookie is None


def test_what_could_not_be_kept_can_be_sent_again_to_be_kept_here(server):
    visitor = Visitor(server)
    refused = visitor.post("/app/tasks/new", {"title": "Ring the dentist", "nonce": "00112233445566778899aabbccddeeff"})
    assert refused.status == 503
    retry = refused.form_with("title")
    [keep] = [button for button in retry.buttons if button.get("name") == "keep"]
    assert visitor.submit(refused, retry, button=keep).status == 200
    assert visitor.sees_task("Ring the dentist")


def test_times_are_said_in_the_zone_that_was_set_without_script(server):
    visitor = Visitor(server)
    welcome = visitor.open("/app/today")
    today = visitor.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    assert "Times are in UTC, because this browser does not run JavaScript." in today.text
    guest = visitor.cookie
    page = visitor.open("/account/zone")
    refused = visitor.submit(page, page.form_with("zone"), zone="berlin")
    assert refused.status == 422 and "Enter a valid time zone" in refused.text and 'value="berlin"' in refused.text
    assert visitor.submit(page, page.form_with("zone"), zone="Asia/Kathmandu").status == 200
    assert visitor.cookie == "teaspoon-zone=Asia/Kathmandu"
    visitor.cookie = f"{guest}; {visitor.cookie}"
    assert "Times are in UTC+5:45" in visitor.open("/app/today").text
    assert "Times are in UTC+5:45" in visitor.open("/app/settings/time").text
    assert 'value="Asia/Kathmandu"' in visitor.open("/account/zone").text
    # An invalid zone counts as no zone.
    visitor.cookie = f"{guest}; teaspoon-zone=../etc/passwd"
    assert "Times are in UTC, because" in visitor.open("/app/today").text


def test_the_line_of_today_adds_to_today_without_script(server):
    visitor = Visitor(server)
    welcome = visitor.open("/app/today")
    today = visitor.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
    today = visitor.submit(today, today.form_with("quick"), title="Ring the dentist ~2")
    assert today.status == 200
    assert today.address.startswith("/app/today")
    assert "Ring the dentist" in today.text
    assert "2 of 7 planned" in today.text
