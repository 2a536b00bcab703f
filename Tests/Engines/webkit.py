"""WebKitGTK, the nearest thing to an iPhone that a Linux machine has."""

import os
import shutil
import signal
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.service import Service

from display import Display
from engine import Engine, Missing

# The session that WebDriver is given lives in memory, and there a cache is forgotten with the last one who holds it. On a disk it
# is not; so a page stands in for the disk while the worker is dead.
HOLD_CACHES = "window.held = await Promise.all((await caches.keys()).map((name) => caches.open(name)));"


class WebKit(Engine):
    def __init__(self, folder):
        driver = shutil.which("WebKitWebDriver")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not driver or not browsers:
            raise Missing("WebKitGTK is not installed: the Debian package webkit2gtk-driver brings it.")
        if not shutil.which("Xvfb"):
            raise Missing("WebKitGTK needs a screen and Xvfb is not installed: the Debian package xvfb brings it.")
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        self.display = Display()
        # A home of its own, so that nothing of the machine's user is read or written.
        environment = {**os.environ, "DISPLAY": self.display.name, "HOME": str(folder)}
        self.service = Service(driver, env=environment)
        try:
            self.driver = webdriver.WebKitGTK(options=options, service=self.service)
        except BaseException:
            self.display.close()
            raise
        self.driver.set_script_timeout(30)
        self.driver.set_page_load_timeout(30)

    def open(self, address):
        self.driver.get(address)

    def script(self, code, *arguments):
        return self.driver.execute_script(code, *arguments)

    def run(self, code, *arguments):
        return self.driver.execute_async_script(code, *arguments)

    def stop_worker(self):
        """Kills the process the worker runs in; the engine starts it anew for the next request."""
        self.promise(HOLD_CACHES)
        before = self.answered()
        assert before == "warm", before
        for process in self.processes("WebKitWebProces"):
            if self.runs_no_page(process):
                os.kill(process, signal.SIGKILL)

    def new_tab(self):
        self.driver.switch_to.new_window("tab")
        return self.tab

    @property
    def tab(self):
        return self.driver.current_window_handle

    def switch(self, tab):
        self.driver.switch_to.window(tab)

    def close_tab(self):
        self.driver.close()

    def close(self):
        try:
            self.driver.quit()
        finally:
            self.display.close()
