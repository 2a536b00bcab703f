"""The server's messages to the program that watches over it, in the words of sd_notify(3)."""

import socket


def test_systemd_is_told_when_it_is_ready_that_it_lives_and_when_it_stops(program, tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        # It tells that it lives three times as often as it must.
        monkeypatch.setenv("WATCHDOG_USEC", "600000")
        program.start()
        assert [systemd.recv(100) for _ in range(3)] == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        assert program.stop() == 0
        while (said := systemd.recv(100)) == b"WATCHDOG=1":
            pass
        assert said == b"STOPPING=1"


def test_a_supervisor_at_an_abstract_address_is_told_too(program, monkeypatch, request):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        name = f"teaspoon-test-{id(request)}"
        systemd.bind(f"\0{name}")
        systemd.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{name}")
        program.start()
        assert systemd.recv(100) == b"READY=1"


def test_a_supervisor_that_has_gone_keeps_no_server_from_starting(program, tmp_path, monkeypatch):
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    program.start()
    assert program.get("/health").status == 200
