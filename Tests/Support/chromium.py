"""Chromium as the tests use it: Debian's, headless, with the profile of a phone."""

import os
import shutil

from playwright.sync_api import expect

EXECUTABLE = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox"]

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": (
        "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
    ),
    "locale": "en-GB",
    "timezone_id": "Europe/Berlin",
    "color_scheme": "light",
}

# Two cores that others may be using as well: patience costs nothing where nothing is wrong.
expect.set_options(timeout=10_000)

CONTROLLED = """() => navigator.serviceWorker.controller !== null || new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
})"""


def launch(playwright, **options):
    return playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS, **options)


def phone(browser, **options):
    """A browser nobody used before, on a phone."""
    context = browser.new_context(**{**PHONE, **options})
    context.set_default_timeout(10_000)
    return context


def stop_workers(page):
    """Ends the service worker, as the browser does after half a minute without work."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    session.detach()
