"""Everything out, in again and gone, for a browser without script whose plan the server keeps."""

import pytest

from visitor import Page, Visitor


def file_of(visitor):
    return visitor.send("GET", "/app/data/everything.teaspoon").body


def look_at(visitor, content):
    """Sends a file as a browser does."""
    boundary = "----boundary"
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.teaspoon"\r\n\r\n'
    body = head.encode() + content + f"\r\n--{boundary}--\r\n".encode()
    headers = {"Content-Type": f"multipart/form-data; boundary={boundary}", "Cookie": visitor.cookie}
    return visitor.program.request("POST", "/app/data/import", headers, body)


def bring_in(visitor, content):
    page = Page("/app/data/import", look_at(visitor, content))
    return visitor.submit(page, page.form_with("copy"))


def test_A8_a_file_comes_out_and_goes_in(server, visitor):
    visitor.add_task("Shower")
    other = Visitor(server)
    welcome = other.open("/app/today")
    other.submit(welcome, welcome.form_with("first"), spoons="3", examples="no")
    assert bring_in(other, file_of(visitor)).status == 200
    assert other.sees_task("Shower")


@pytest.mark.parametrize("name", ["everything.teaspoon", "tasks.csv", "tasks.md", "tasks.ics", "dates.ics", "days.csv"])
def test_A8_a_browser_whose_plan_is_not_here_gets_no_empty_file_but_a_page(server, visitor, name):
    assert visitor.send("GET", f"/app/data/{name}").status == 200
    # As a link with the attribute `download` and "Save link as" ask, which pass by the worker; and for a part of it.
    for headers in {}, {"Sec-Fetch-Dest": "empty", "Sec-Fetch-Mode": "no-cors"}, {"Range": "bytes=0-"}:
        for method in "GET", "HEAD":
            answer = server.request(method, f"/app/data/{name}", headers)
            assert answer.status == 404 and answer.headers["content-type"].startswith("text/html")
            assert "content-disposition" not in answer.headers
    page = server.get(f"/app/data/{name}")
    assert "nothing to save here yet" in page.text and 'href="/app/data"' in page.text


def test_A8_more_than_a_form_may_have_comes_in_as_a_file(visitor):
    assert look_at(visitor, b"\1" * (3 << 20)).status == 422


def test_A8_a_stranger_may_send_no_more_than_a_form(server):
    stranger = Visitor(server)
    stranger.cookie = ""
    assert look_at(stranger, b"x" * (3 << 20)).status == 413


def test_A8_a_made_up_cookie_lets_nobody_send_more_than_a_form(server, visitor):
    stranger = Visitor(server)
    # One of no plan, and one of a plan whose secret is not known.
    for cookie in "teaspoon-guest=" + "ab" * 32, visitor.cookie[:-32] + "0" * 32:
        stranger.cookie = cookie
        assert look_at(stranger, b"x" * (3 << 20)).status == 413
    assert look_at(visitor, b"\1" * (3 << 20)).status == 422


def test_A8_erased_the_plan_and_the_cookie_are_gone(server, visitor):
    visitor.add_task("Shower")
    before = server.guests()
    page = visitor.open("/app/data/erase")
    answer = visitor.send("POST", "/app/data/erase", b"sure=yes")
    assert page.status == 200
    assert answer.status == 303
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert server.guests() == before - 1
    assert not visitor.sees_task("Shower")


def test_A7_somebody_new_begins_with_a_file(server, visitor):
    visitor.add_task("Shower")
    stranger = Visitor(server)
    stranger.cookie = ""
    assert "Restore from a backup file" in stranger.open("/app/today").text
    told = Page("/app/data/import", look_at(stranger, file_of(visitor)))
    assert told.status == 200
    assert stranger.submit(told, told.form_with("copy")).status == 200
    assert stranger.sees_task("Shower")


def test_A8_nothing_is_said_of_the_last_backup_where_nobody_notes_one(visitor):
    file_of(visitor)
    assert "backup yet" not in visitor.open("/app/data").text
