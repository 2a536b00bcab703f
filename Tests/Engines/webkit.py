"""WebKitGTK, the nearest thing to an iPhone that a Linux machine has."""

import os
import shutil
import signal
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.service import Service

from display import Display
from engine import Engine, Missing

# The session that WebDriver is given lives in memory, and there a cache goes with the last who holds it; on a disk it stays. So
# the page stands in for the disk while the worker is dead.
HOLD_CACHES = "window.held = await Promise.all((await caches.keys()).map((name) => caches.open(name)));"


class WebKit(Engine):
    def __init__(self, folder):
        driver = shutil.which("WebKitWebDriver")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not driver or not browsers:
            raise Missing("WebKitGTK is not installed: the Debian package webkit2gtk-driver brings it.")
        if not shutil.which("Xvfb"):
            raise Missing("WebKitGTK needs a screen, and Xvfb is not installed: the Debian package xvfb brings it.")
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(browsers[-1])
        options.add_argument("--automation")
        self.display = Display()
        # A home of its own, so that nothing of the user's is read or written.
        self.service = Service(driver, env={**os.environ, "DISPLAY": self.display.name, "HOME": str(folder)})
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

    def script_with_answer(self, code, *arguments):
        return self.driver.execute_async_script(code, *arguments)

    def stop_worker(self):
        """Kills the process that the worker runs in. Once only: the next worker may run in the page's own process."""
        self.promise(HOLD_CACHES)
        workers = [process for process in descendants(self.service.process.pid) if runs_worker(process)]
        assert len(workers) == 1, f"one service worker should be running; there are {len(workers)}"
        os.kill(workers[0], signal.SIGKILL)
        while Path(f"/proc/{workers[0]}").exists():
            time.sleep(0.02)
        # WebKit hears of it a moment later, and asks the server itself as long as it has not.
        time.sleep(0.5)

    def new_tab(self):
        # A separate window: WebDriver goes to a tab without bringing it to the front, so it would stay hidden.
        self.driver.switch_to.new_window("window")

    @property
    def tab(self):
        return self.driver.current_window_handle

    def switch(self, tab):
        self.driver.switch_to.window(tab)

    def close(self):
        try:
            self.driver.quit()
        finally:
            self.display.close()


def descendants(process):
    """The processes that came from one."""
    found = []
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            found += [int(child), *descendants(int(child))]
    return found


def runs_worker(process):
    """WebKit names its threads, though the kernel keeps only the end of a name."""
    names = [name.read_text().strip() for name in Path(f"/proc/{process}/task").glob("*/comm")]
    return any(name.endswith("ServiceWorker") for name in names)
