"""HAProxy in front of several servers, as docs/scaling.md sets it up."""

import http.client
import os
import re
import subprocess
import time
from pathlib import Path

from program import ROOT, Answer, eventually, free_port

PROGRAM = "/usr/sbin/haproxy"


class Proxy:
    """A proxy that sends each request to the next server that says that it is ready."""

    def __init__(self, folder, ports):
        self.port = free_port()
        self.file = Path(folder) / "haproxy.cfg"
        self.file.write_text(configuration(self.port, ports))
        self.process = subprocess.Popen([PROGRAM, "-db", "-f", self.file], stdout=subprocess.DEVNULL, stderr=(Path(folder) / "haproxy.log").open("w"))
        # Before its first check it takes every server for ready.
        time.sleep(1)
        eventually(self.is_up)

    def is_up(self):
        try:
            return self.request("GET", "/ready").status == 200
        except OSError:
            return False

    def connect(self, timeout=20):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def request(self, method, path, headers=None, body=None):
        connection = self.connect()
        try:
            connection.request(method, path, body=body, headers=headers or {})
            return Answer(connection.getresponse())
        finally:
            connection.close()

    def stop(self):
        self.process.terminate()
        self.process.wait()


def configuration(port, ports):
    """The one of the document, with this machine's ports, and without TLS."""
    text = (ROOT / "docs/scaling.md").read_text()
    found = re.search(r"```haproxy\n(.*?)```", text, re.DOTALL)[1]
    found = re.sub(r"bind .*", f"bind 127.0.0.1:{port}", found).replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
    lines = [line for line in found.splitlines() if not line.strip().startswith("server ")]
    lines += [f"    server teaspoon{number} 127.0.0.1:{port} check" for number, port in enumerate(ports, 1)]
    return os.linesep.join(lines) + "\n"
