"""Starting, stopping, and the messages when the server cannot start."""

import http.client
import os
import re
import socket
import subprocess
import threading

import pytest

from program import eventually


def answer_on(line):
    response = http.client.HTTPResponse(line)
    response.begin()
    response.read()
    return response


def refuses_connections(port):
    with socket.socket() as client:
        return client.connect_ex(("127.0.0.1", port)) != 0


def test_it_says_where_it_is_once_it_listens(shared_server):
    assert shared_server.get("/health").text == "ok\n"


def test_the_data_folder_is_made_for_its_owner_alone(shared_server):
    assert shared_server.data.stat().st_mode & 0o777 == 0o700


def test_being_told_to_stop_is_a_good_end(server):
    assert server.stop() == 0


def test_a_request_that_was_begun_is_finished_before_stopping(server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        # Both requests leave in one piece, so the answer to the first proves that the server has read the head of the second.
        line.sendall(
            b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
            b"POST /app/tasks HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nhalf"
        )
        assert answer_on(line).status == 200
        stopped = []
        stopping = threading.Thread(target=lambda: stopped.append(server.stop()))
        stopping.start()
        eventually(lambda: refuses_connections(server.port))
        line.sendall(b"=done")
        # A guest's task is not kept here, and the answer says so.
        assert answer_on(line).status == 503
    stopping.join()
    assert stopped == [0]


def test_told_to_stop_it_says_that_it_is_not_ready_and_answers_until_its_time_is_over(program):
    program.start("--drain", "3")
    assert program.get("/ready").status == 200
    stopped = []
    stopping = threading.Thread(target=lambda: stopped.append(program.stop()))
    stopping.start()
    eventually(lambda: program.get("/ready").status == 503)
    assert program.get("/app/today").status == 200
    stopping.join()
    assert stopped == [0]
    assert refuses_connections(program.port)


@pytest.mark.exhaustive
def test_a_browser_that_never_reads_its_answers_does_not_hold_up_stopping(server):
    request = f"GET /static/{server.release}/planner.wasm HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(request * 200)
        server.get("/health")
        assert server.stop() == 0


def test_a_port_in_use_is_said_in_one_sentence(program):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = program.run(port=port)
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr == (
        f"Port {port} on 127.0.0.1 is in use by another program: stop that one, or choose another port with --port.\n"
    )


def test_where_it_listens_can_come_from_the_environment(program):
    settings = {"TEASPOON_HOST": "127.0.0.2", "TEASPOON_PORT": "0", "TEASPOON_DATA": str(program.data), "TEASPOON_PUBLIC": str(program.public)}
    program.process = subprocess.Popen([program.executable, "serve"], env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True)
    found = re.fullmatch(r"Teaspoon is at http://127\.0\.0\.2:(\d+)/ \(data in (.+)\)\n", program.next_line())
    assert found and found[1] != "8080" and found[2] == str(program.data)


def test_the_command_line_counts_before_the_environment(program, monkeypatch):
    monkeypatch.setenv("TEASPOON_PORT", "1")
    program.start()
    assert program.port != 1


@pytest.mark.parametrize(
    "variable, value, said",
    [
        ("TEASPOON_PORT", "http", "--port, like TEASPOON_PORT, takes a number from 0 to 65535."),
        ("TEASPOON_SYNC_RATE", "0", "--sync-rate, like TEASPOON_SYNC_RATE, takes a number from 1 to 1000000."),
        ("TEASPOON_MAX_GUESTS", "-1", "--max-guests, like TEASPOON_MAX_GUESTS, takes a number from 0 up."),
        ("TEASPOON_MAX_BODIES", "39", "--max-bodies, like TEASPOON_MAX_BODIES, takes a number from 40 to 65536."),
        ("TEASPOON_TRUST_PROXY", "true", "TEASPOON_TRUST_PROXY takes yes or no."),
    ],
)
def test_a_variable_that_cannot_be_read_is_said_in_one_sentence(program, monkeypatch, variable, value, said):
    monkeypatch.setenv(variable, value)
    result = subprocess.run([program.executable, "serve", "--data", program.data], capture_output=True, text=True, timeout=20, check=False)
    assert result.returncode == 64
    assert result.stderr.splitlines()[0] == "Error: " + said


def test_a_variable_that_is_no_setting_is_named_and_never_opens_registration(program, monkeypatch):
    monkeypatch.setenv("TEASPOON_PROT", "80")
    monkeypatch.setenv("TEASPOON_REGISTRATOIN", "closed")
    refused = program.run()
    assert refused.returncode == 64
    assert "TEASPOON_REGISTRATOIN is no setting of Teaspoon." in refused.stderr.splitlines()[0]
    program.start("--registration", "invitation")
    program.stop()
    said = program.process.stderr.read().splitlines()
    assert [line for line in said if "no setting" in line] == [
        f"{name} is no setting of Teaspoon, and has no effect." for name in ("TEASPOON_PROT", "TEASPOON_REGISTRATOIN")
    ]


def test_a_data_folder_that_cannot_be_made_is_said_in_one_sentence(program, tmp_path):
    (tmp_path / "file").write_text("")
    program.data = tmp_path / "file" / "data"
    result = program.run()
    assert result.returncode == 1
    assert result.stderr == f"The data folder {program.data} cannot be written: Not a directory.\n"


def test_two_servers_do_not_share_a_data_folder(shared_server):
    result = shared_server.run()
    assert result.returncode == 1
    assert "is in use by another Teaspoon" in result.stderr


def test_files_that_were_not_built_are_said_in_one_sentence(program, tmp_path):
    program.public = tmp_path / "nothing"
    result = program.run()
    assert result.returncode == 1
    assert result.stderr == f"There are no files to serve in {tmp_path}/nothing: run `make web`, or name their folder with --public.\n"


def test_a_port_above_65535_is_refused(program):
    result = program.run(port=70000)
    assert result.returncode == 64
    assert "takes a number from 0 to 65535" in result.stderr


def test_it_knows_its_version_and_its_commands(program):
    version = subprocess.run([program.executable, "--version"], capture_output=True, text=True, check=False)
    assert (version.returncode, version.stdout) == (0, "0.1.0\n")
    alone = subprocess.run([program.executable], capture_output=True, text=True, check=False)
    assert alone.returncode == 0
    assert "serve" in alone.stdout
