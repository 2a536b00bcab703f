"""The program under test, as a process."""

import http.client
import os
import re
import signal
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from stores import SQLiteFile

ROOT = Path(__file__).resolve().parents[2]
EXECUTABLE = ROOT / ".build/debug/teaspoon"
PUBLIC = ROOT / ".build/public"


class Answer:
    """A response: the status, the headers in lower case, the body."""

    def __init__(self, response):
        self.status = response.status
        # Of several of one name the first.
        self.headers = {name.lower(): value for name, value in reversed(response.getheaders())}
        self.all_headers = [(name.lower(), value) for name, value in response.getheaders()]
        self.body = response.read()

    @property
    def text(self):
        return self.body.decode()


class Program:
    def __init__(self, data, public=PUBLIC, store=None):
        self.data = Path(data)
        self.store = store or SQLiteFile(self.data)
        self.public = Path(os.environ.get("TEASPOON_PUBLIC", public))
        self.executable = os.environ.get("TEASPOON", EXECUTABLE)
        self.process = None
        self.port = None
        self.under = []
        """A command that starts it, as `taskset` does, with its options."""

    def command(self, *options, port=0):
        places = ["--port", str(port), "--data", self.data, "--public", self.public]
        return [*self.under, self.executable, "serve", *places, *self.store.options, *options]

    def start(self, *options):
        """Returns once it says that it listens."""
        self.process = subprocess.Popen(self.command(*options), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.next_line()
        said = re.fullmatch(r"Teaspoon is at http://127\.0\.0\.1:(\d+)/ \(data in (.+)\)\n", line)
        if not said:
            # Its log would have no end.
            self.process.kill()
        assert said, f"said {line!r} and {self.process.stderr.read()!r}"
        self.port = int(said[1])

    @contextmanager
    def killed_after(self, timeout):
        """
        Ends the program after so long, and with it every wait for what it says. A line that came together with the one before waits in
        a buffer of Python's, where `select` does not see it.
        """
        timer = Timer(timeout, self.process.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def next_line(self, timeout=20):
        """The next line that it says; nothing if none comes in time."""
        with self.killed_after(timeout):
            return self.process.stdout.readline()

    def read_log_until(self, words, timeout=30):
        """Waits until a line of its log has these words."""
        with self.killed_after(timeout):
            while words not in (line := self.process.stderr.readline()):
                assert line, f"it did not log {words!r} in time"

    def run(self, *options, port=0):
        """For a start that is not expected to last."""
        return subprocess.run(self.command(*options, port=port), capture_output=True, text=True, timeout=20, check=False)

    def stop(self):
        """Asks it to stop; answers with its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=40)

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def connect(self, timeout=20):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def request(self, method, path, headers=None, body=None):
        connection = self.connect()
        try:
            connection.request(method, path, body=body, headers=headers or {})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def guests(self):
        """How many guests the store has."""
        return int(self.store.ask("SELECT count(*) FROM guest"))

    def get(self, path, **headers):
        return self.request("GET", path, {name.replace("_", "-"): value for name, value in headers.items()})

    @property
    def release(self):
        return (self.public / "release.txt").read_text().strip()


def eventually(condition, timeout=30):
    """Waits until something is so."""
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "it did not come to be so in time"
        time.sleep(0.02)


def resident(process):
    """How much memory a process holds, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def free_port():
    """A port that nobody listens at just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextmanager
def two_servers(folder, store):
    """Two servers on one store, which run until the end of the block."""
    servers = [Program(folder / name, store=store) for name in ("one", "other")]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()
