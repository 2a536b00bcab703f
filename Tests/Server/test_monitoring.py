"""Figures and log lines for monitoring the server."""

import json

from wire import Device, Session, task


def figures(server, **headers):
    answer = server.request("GET", "/metrics", headers)
    assert answer.status == 200, answer.status
    found = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            found[name] = float(value)
    return found


def test_what_was_done_is_counted_and_not_who_did_it(server):
    session = Session(server).register()
    device = Device(session)
    device.sync()
    device.write(task(1), "Water-plants", 1)
    device.sync()
    Session(server).post("/account/sign-in", email="ada@example.org", password="wrong word")
    found = figures(server)
    assert found['teaspoon_events_total{event="facts_taken"}'] == 1
    assert found['teaspoon_events_total{event="sign_in_refused"}'] == 1
    assert found['teaspoon_answers_total{area="sync",status="2xx"}'] == 2
    assert found['teaspoon_answer_seconds_count{area="sync"}'] == found['teaspoon_answer_seconds_bucket{area="sync",le="+Inf"}'] == 2
    assert found["teaspoon_resident_bytes"] > 1e7
    text = server.get("/metrics").text
    assert "ada" not in text and "Water" not in text


def test_figures_are_not_shown_through_a_proxy(shared_server):
    for header in "X-Forwarded-For", "X-Forwarded-Proto":
        assert shared_server.request("GET", "/metrics", {header: "https"}).status == 404


def test_a_server_whose_store_answers_is_ready(shared_server):
    assert (shared_server.get("/ready").status, shared_server.get("/ready").text) == (200, "ready\n")


def test_the_log_is_lines_of_json_that_say_nothing_of_anybody(program):
    program.start("--log", "info")
    session = Session(program).register()
    session.get("/app/tasks?q=private-words")
    program.stop()
    lines = [json.loads(line) for line in program.process.stderr.read().splitlines()]
    answered = [line for line in lines if line["message"] == "answered"]
    assert {"method": "POST", "area": "account", "status": "303"}.items() <= answered[0].items()
    said = json.dumps(answered)
    for word in "ada", "private", "127.0.0.1", session.cookie.split("=")[1]:
        assert word not in said


def test_the_log_names_a_method_as_it_was_sent_also_one_that_no_page_takes(program):
    program.start("--log", "info")
    assert program.request("PROPFIND", "/app/today").status == 405
    program.stop()
    answered = [json.loads(line) for line in program.process.stderr.read().splitlines() if '"answered"' in line]
    assert [(line["method"], line["status"]) for line in answered] == [("PROPFIND", "405")]


def test_the_first_start_says_where_the_account_that_runs_the_server_is_made(program):
    program.start()
    assert program.next_line().endswith("/account/register\n")
    Session(program).register()
    program.stop()
    program.start()
    program.stop()
    assert program.process.stdout.read() == ""
