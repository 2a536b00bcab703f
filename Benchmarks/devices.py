"""Browsers that hold a replica of a given size, and a server beneath them."""

import base64
import os
import subprocess
import tempfile
from pathlib import Path

import chromium
from program import ROOT, Program

WORKBENCH = Path(os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench"))

# As Web/worker/storage/database.js lays it out. The key that the tail begins with counts on from what the database gave out before.
KEEP = """async ([snapshot, batches]) => {
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const database = await new Promise((resolve, reject) => {
        const request = indexedDB.open('teaspoon');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(['meta', 'tail'], 'readwrite');
    const meta = transaction.objectStore('meta');
    const tail = transaction.objectStore('tail');
    meta.clear();
    tail.clear();
    meta.put(Uint8Array.from({ length: 8 }, () => 7), 'device');
    meta.put(bytes(snapshot), 'snapshot');
    for (const batch of batches) tail.add(bytes(batch));
    await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
    });
    database.close();
}"""

TAIL = """async () => {
    const database = await new Promise((resolve) => {
        const request = indexedDB.open('teaspoon');
        request.onsuccess = () => resolve(request.result);
    });
    const request = database.transaction('tail').objectStore('tail').getAll();
    const batches = await new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
    database.close();
    return batches.map((batch) => btoa(String.fromCharCode(...batch)));
}"""

ACTED = """async ([address, fields]) => {
    const body = new URLSearchParams(fields);
    body.set('nonce', crypto.randomUUID().replaceAll('-', ''));
    const began = performance.now();
    const answer = await fetch(address, { method: 'POST', body, headers: { 'x-patch': '1' } });
    await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return { all: performance.now() - began, timing: answer.headers.get('server-timing') };
}"""


class Shelf:
    """Replicas of any size, made once."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="teaspoon-replicas-"))

    def replica(self, tasks, category=None, dated=0):
        """A snapshot of two hundred days of planning, in base64; so many of the tasks are due in December 2026."""
        file = self.folder / f"{tasks}-{category}-{dated}.snapshot"
        if not file.exists():
            of_category = ["--category", str(category)] if category else []
            command = [WORKBENCH, "replica", "--tasks", str(tasks), *of_category, "--dated", str(dated), "--out", file]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return base64.b64encode(file.read_bytes()).decode()


class Device:
    """A browser profile on one server, with one page open."""

    def __init__(self, browser, server, replica=None):
        self.address = f"http://127.0.0.1:{server.port}"
        self.context = chromium.phone(browser)
        self.context.set_default_timeout(30_000)
        self.page = self.context.new_page()
        self.page.goto(self.address + "/app/today")
        self.page.evaluate(chromium.CONTROLLED)
        if replica is not None:
            self.keep(replica)

    def keep(self, replica, tail=()):
        """Puts a replica in the place of all that the device holds."""
        # The page of a file, not of the app: nothing must ask the worker meanwhile.
        self.page.goto(self.address + "/manifest.webmanifest")
        self.stop_worker()
        self.page.evaluate(KEEP, [replica, list(tail)])

    def tail(self):
        return self.page.evaluate(TAIL)

    def stop_worker(self):
        chromium.stop_workers(self.page)

    def open(self, path):
        self.page.goto(self.address + path)

    def act(self, path, **fields):
        return self.page.evaluate(ACTED, [path, fields])

    def close(self):
        self.context.close()


def started_server():
    server = Program(tempfile.mkdtemp(prefix="teaspoon-bench-"))
    server.start()
    return server


def timing(header):
    """The parts of a server-timing header."""
    parts = (part.strip().split(";dur=") for part in (header or "").split(",") if ";dur=" in part)
    return {name: float(value) for name, value in parts}
