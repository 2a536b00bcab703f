"""How much memory a server takes while clients hold, or send at once, the largest bodies it takes; with and without nginx before it.

`.build/venv/bin/python Benchmarks/memory.py` measures this alone, with the program that TEASPOON names. nginx is measured where it is
installed, or where NGINX names its program.
"""

import collections
import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests/Support"))

from figures import Table, sized
from load import RELEASE
from program import Program, free_port

FORM = "application/x-www-form-urlencoded"
MEBIBYTE = 1 << 20
HELD = sized(3, 0.3)
"""For so many seconds bodies are held, and so long after their end the memory is looked at again."""

# As docs/running.md has it, without TLS.
CONFIGURATION = """
daemon off; worker_processes 2; pid {folder}/pid; error_log {folder}/error; user root;
events {{ worker_connections 4096; }}
http {{
    access_log off; client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{
        listen 127.0.0.1:{port};
        client_max_body_size 17m;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        location / {{ proxy_pass http://127.0.0.1:{server}; }}
    }}
}}
"""


def status(process, name):
    """A size in MiB, from what the system says of a process."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name + ":")) // 1024


def guest(port):
    """The cookie of a plan that is kept for somebody without an account."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("POST", "/app/tasks/new", "keep=server&title=One", {"Content-Type": FORM})
    return connection.getresponse().headers["Set-Cookie"].split(";")[0]


def head(path, length, cookie):
    lines = [f"POST {path} HTTP/1.1", "Host: x", f"Content-Type: {FORM}", f"Content-Length: {length}"]
    return "\r\n".join([*lines, *([f"Cookie: {cookie}"] if cookie else []), "", ""]).encode()


def send(port, path, body, cookie, missing, answers, lines):
    """One body, all of it but for the last bytes; what is answered, if anything is."""
    size = len(body)
    line = socket.create_connection(("127.0.0.1", port), timeout=60)
    lines.append(line)
    try:
        line.sendall(head(path, size, cookie) + body[:size - missing])
        if missing:
            line.settimeout(HELD)
        answers[line.recv(65536)[9:12].decode()] += 1
    except TimeoutError:
        answers["none"] += 1
    except OSError:
        answers["closed"] += 1


class Others(threading.Thread):
    """A small form, sent again and again from elsewhere; how long the slowest answer took, and which came."""

    def __init__(self, port):
        super().__init__()
        self.port, self.slowest, self.answers, self.is_over = port, 0, collections.Counter(), threading.Event()

    def run(self):
        while not self.is_over.wait(0.05):
            began = time.monotonic()
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=("127.0.0.9", 0))
                connection.request("POST", "/account/sign-in", "email=&password=", {"Content-Type": FORM})
                self.answers[connection.getresponse().status] += 1
                connection.close()
            except OSError:
                self.answers["closed"] += 1
            self.slowest = max(self.slowest, time.monotonic() - began)


ATTACKS = {
    "200 of 1.9 MB held, without a cookie": (sized(200, 3), "/app/tasks/new", b"title=" + b"a" * 1_900_000, False, 10),
    "40 of 15.9 MiB held by a guest": (sized(40, 3), "/app/data/import", b"copy=" + b"A" * int(15.9 * MEBIBYTE), True, 10),
    "30 of 16 MiB at once, of a guest": (sized(30, 3), "/app/data/import", b"copy=" + b"A" * (16 * MEBIBYTE), True, 0),
    "30 of 16 MiB of short fields, of a guest": (sized(30, 3), "/app/data/import", b"a&" * (8 * MEBIBYTE), True, 0),
}


@contextmanager
def proxy(server):
    program = os.environ.get("NGINX") or shutil.which("nginx")
    if not program:
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        (Path(folder) / "conf").write_text(CONFIGURATION.format(folder=folder, port=port, server=server))
        process = subprocess.Popen([program, "-c", f"{folder}/conf"], stderr=subprocess.DEVNULL)
        time.sleep(1)
        try:
            yield port
        finally:
            process.terminate()
            process.wait()


def attack(count, path, body, is_guest, missing, is_proxied):
    with tempfile.TemporaryDirectory() as data:
        server = Program(data)
        server.executable = os.environ.get("TEASPOON", RELEASE / "teaspoon")
        server.start(*["--trust-proxy"] * is_proxied)
        try:
            with proxy(server.port) as front:
                port = front if is_proxied else server.port
                cookie = guest(port) if is_guest else None
                before = status(server.process.pid, "VmRSS")
                others = Others(port)
                others.start()
                answers, lines = collections.Counter(), []
                threads = [
                    threading.Thread(target=send, args=(port, path, body, cookie, missing, answers, lines)) for _ in range(count)
                ]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
                peak = status(server.process.pid, "VmHWM")
                for line in lines:
                    line.close()
                others.is_over.set()
                others.join()
                time.sleep(HELD)
                after = status(server.process.pid, "VmRSS")
                return {
                    "before": before, "peak": peak, "after": after, "answers": dict(answers),
                    "others": round(1000 * others.slowest), "others answers": {str(k): v for k, v in others.answers.items()},
                }
        finally:
            server.kill()


def measure():
    ways = [("", False)]
    if os.environ.get("NGINX") or shutil.which("nginx"):
        ways.append((", through nginx", True))
    return {name + way: attack(*parts, is_proxied) for name, parts in ATTACKS.items() for way, is_proxied in ways}


def tables(results):
    table = Table("Memory of the server in MiB", "", "before", "peak", "after", "small forms of others, slowest (ms)", "answers")
    for name, figures in results.items():
        answers = " ".join(f"{count}×{status}" for status, count in sorted(figures["answers"].items()))
        table.row(name, figures["before"], figures["peak"], figures["after"], figures["others"], answers)
    return [table]


if __name__ == "__main__":
    print(*tables(measure()), sep="\n")
