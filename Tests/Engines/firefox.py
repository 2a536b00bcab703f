"""Firefox, without a window."""

import json
import shutil
import subprocess
import time
from pathlib import Path

from marionette_driver.marionette import Marionette

from engine import Engine, Missing

IDLE = 1.5
"""After so many seconds without work Firefox ends a service worker here."""

PREFERENCES = {
    # Any free port; Firefox writes down which.
    "marionette.port": 0,
    "dom.serviceWorkers.idle_timeout": int(IDLE * 1000),
    # The time that work may take: much less than usual, but on a busy machine setting up takes a while.
    "dom.serviceWorkers.idle_extended_timeout": 30_000,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox(Engine):
    def __init__(self, folder):
        firefox = shutil.which("firefox-esr") or shutil.which("firefox")
        if not firefox:
            raise Missing("Firefox is not installed: the Debian package firefox-esr brings it.")
        profile = Path(folder) / "profile"
        profile.mkdir()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        self.process = subprocess.Popen(
            [firefox, "--headless", "--no-remote", "--marionette", "--profile", profile],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self.driver = Marionette(host="127.0.0.1", port=self.port(profile), socket_timeout=60)
            self.driver.start_session()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise
        self.driver.timeout.script = 30
        self.driver.timeout.page_load = 30

    def port(self, profile):
        written = profile / "MarionetteActivePort"
        end = time.monotonic() + 30
        while not (written.exists() and written.read_text()):
            assert self.process.poll() is None and time.monotonic() < end, "Firefox did not start"
            time.sleep(0.05)
        return int(written.read_text())

    def open(self, address):
        self.driver.navigate(address)

    def script(self, code, *arguments):
        return self.driver.execute_script(code, script_args=arguments, sandbox=None)

    def script_with_answer(self, code, *arguments):
        return self.driver.execute_async_script(code, script_args=arguments, sandbox=None)

    def stop_worker(self):
        """Lets it be until the browser ends it."""
        time.sleep(2 * IDLE)

    def new_tab(self):
        self.switch(self.driver.open(type="tab")["handle"])

    @property
    def tab(self):
        return self.driver.current_window_handle

    def switch(self, tab):
        self.driver.switch_to_window(tab)

    def leave(self):
        """Closes all tabs but one, which shows nothing."""
        first, *others = self.driver.window_handles
        for other in others:
            self.switch(other)
            self.driver.close()
        self.switch(first)
        self.open("about:blank")

    def close(self):
        try:
            self.driver.delete_session()
        finally:
            self.process.terminate()
            self.process.wait()
