"""Chromium as the tests use it: Debian's, headless, with the profile of a phone or of a desk."""

import os
import shutil
from datetime import UTC, datetime
from unittest import mock

from playwright.sync_api import expect, sync_playwright

# The same browser without the window round its pages, which costs a fifth of the time.
SHELL = shutil.which("chromium-headless-shell")
EXECUTABLE = os.environ.get("CHROMIUM") or SHELL or shutil.which("chromium") or "/usr/bin/chromium"
# No other machine has an address, so a request to one fails, and is noticed by that: to hear of every request costs a tenth of the time.
ARGUMENTS = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]
# The pages of a profile share a process: to start one for each page costs 3 %. Not for benchmarks: it is unlike a person's browser.
ONE_PROCESS = "--renderer-process-limit=1"

# Where it is between eleven and twelve in the morning when the tests begin: no run sees a midnight, and "later today" is today.
# (The names of these zones count westward.)
MORNING = f"Etc/GMT{datetime.now(UTC).hour - 11:+d}"

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": (
        "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
    ),
    "locale": "en-GB",
    "timezone_id": MORNING,
    "color_scheme": "light",
}

DESK = {
    "viewport": {"width": 1160, "height": 800},
    "is_mobile": False,
    "has_touch": False,
    "user_agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
}
"""In what a computer with a keyboard differs from the phone. From 1180 px on, a task would open beside the page and not instead of it."""

# Two cores that others may be using as well: patience costs nothing if nothing is wrong.
PATIENCE = 20_000
"""Milliseconds."""
expect.set_options(timeout=PATIENCE)

CONTROLLED = """() => navigator.serviceWorker.controller !== null || new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
})"""


MEMORY = "/dev/shm"
ROOM = 2 << 30
"""How much of it has to be free for the browsers of four workers, in bytes."""


def start_playwright():
    """Playwright, to be stopped. It keeps profiles in memory where there is room, which costs 3 % less than on the disk."""
    is_roomy = os.path.isdir(MEMORY) and shutil.disk_usage(MEMORY).free > ROOM
    with mock.patch.dict(os.environ, {"TMPDIR": MEMORY} if is_roomy else {}):
        return sync_playwright().start()


def launch(playwright, *more, **options):
    return playwright.chromium.launch(executable_path=EXECUTABLE, args=[*ARGUMENTS, *more], **options)


def phone(browser, **options):
    """A browser nobody used before, on a phone."""
    context = browser.new_context(**{**PHONE, **options})
    context.set_default_timeout(PATIENCE)
    return context


def stop_workers(page):
    """Ends the service worker, as the browser does after half a minute without work."""
    command_workers(page, "stopAllWorkers")


def running_worker(person):
    """
    Somebody's service worker, awake: a stopped one would run a script only when the next request wakes it, and a test that waits for
    the script waits as long.
    """
    command_workers(person.page, "startWorker", scopeURL=person.address + "/")
    return person.context.service_workers[-1]


def command_workers(page, command, **parameters):
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send(f"ServiceWorker.{command}", parameters)
    session.detach()
