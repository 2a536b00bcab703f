"""Task servers of others, as they stand on PyPI: CalDAV (RFC 4791), each task a VTODO put at its own address."""

import base64
import http.client
import shutil
import socket
import subprocess
import tempfile
import time

from program import ROOT, free_port

PROGRAMS = ROOT / ".build/venv-peers/bin"

TASK = """BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//Teaspoon//Benchmark//EN\r
BEGIN:VTODO\r
UID:{uid}\r
DTSTAMP:20261122T120000Z\r
SUMMARY:Ring the surgery\r
END:VTODO\r
END:VCALENDAR\r
"""

COLLECTION = """<?xml version="1.0"?><C:mkcalendar xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:set><D:prop>
<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>"""


class Peer:
    """A server of somebody else's, started with as little to do besides as its options allow."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="teaspoon-peer-")
        self.port = free_port()
        self.process = subprocess.Popen(
            [PROGRAMS / self.program, *self.options()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder
        )
        end = time.monotonic() + 30
        while not answers(self.port):
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(f"{self.name} did not start")
            time.sleep(0.05)

    def stop(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def request(self, method, path, body="", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body.encode(), {**self.who, **headers})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer.status

    def collection(self, number):
        """The address of a calendar."""
        path = f"{self.home}load{number}/"
        status = self.request("MKCALENDAR", path, COLLECTION, **{"Content-Type": "application/xml"})
        if status != 201:
            raise RuntimeError(f"{self.name}: {status} for {path}")
        return path

    def writes(self, collection, mark):
        """A request, as bytes, that keeps a task; something else stands in place of `mark` each time."""
        return self.put(f"{collection}{mark}.ics", TASK.format(uid=mark))

    def reads(self, collection):
        """A request for one task."""
        path = f"{collection}one.ics"
        if self.request("PUT", path, TASK.format(uid="one"), **{"Content-Type": "text/calendar"}) not in (201, 204):
            raise RuntimeError(f"{self.name} keeps nothing")
        return self.plain("GET", path)

    def put(self, path, body):
        return self.plain("PUT", path, body, "Content-Type: text/calendar; charset=utf-8\r\n")

    def plain(self, method, path, body="", headers=""):
        who = "".join(f"{name}: {value}\r\n" for name, value in self.who.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{who}{headers}Content-Length: {len(body)}\r\n\r\n"
        return (head + body).encode()


class Radicale(Peer):
    name = "Radicale"
    program = "radicale"
    home = "/user/"
    who = {"Authorization": "Basic " + base64.b64encode(b"user:user").decode()}

    def options(self):
        # The disk is written to as usual (`filesystem_fsync`); nobody waits for a place.
        return [
            "--config", "", "--hosts", f"127.0.0.1:{self.port}", "--storage-filesystem-folder", self.folder + "/data", "--auth-type", "none",
            "--server-max-connections", "0", "--logging-level", "error",
        ]


class Xandikos(Peer):
    name = "Xandikos"
    program = "xandikos"
    home = "/user/calendars/"
    who = {}

    def options(self):
        return [
            "serve", "--directory", self.folder + "/data", "--defaults", "--current-user-principal", "/user/", "--port", str(self.port),
            "--listen-address", "127.0.0.1", "--state-dir", self.folder + "/state",
        ]


def answers(port):
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5):
            return True
    except OSError:
        return False
