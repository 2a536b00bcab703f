"""Browser profiles that one test after another uses, wiped in between: a first visit costs more than most tests do."""

import re

from playwright.sync_api import Error

import chromium

KINDS = {"phone": {}, "desk": chromium.DESK}

# The data of a person, a page or the worker. The service worker's registration and the files of the release stay.
KEPT_BY_TESTS = "cookies,file_systems,indexeddb,local_storage,shared_storage,websql"

# An address within the worker's scope that has nothing to load and whose policy lets it send requests.
BLANK = "/service-worker.js"

# The mark that there was a plan here (`plan-mark.js`) lies beside the files of the release.
FORGET = "() => caches.delete('plan-mark')"

# Files that are there all the same; a file that a test put there has another date, or none. The clocks of a page are the browser's own:
# those that Playwright installs stay in a context for good.
KEPT = """async () => {
    const files = [];
    for (const name of await caches.keys()) {
        for (const { url, headers } of await (await caches.open(name)).matchAll()) files.push(`${url} ${headers.get('date')}`);
    }
    const clocks = [Date.now, performance.now, setTimeout].map(String);
    return { files: files.sort(), databases: await indexedDB.databases(), local: localStorage.length, session: sessionStorage.length, clocks };
}"""


def use_up(context):
    """No other test gets this profile: a worker whose clock was moved may outlive the wiping on a busy machine."""
    context.is_used_up = True


class Watch:
    """Notes what must not happen in any page: faults of the script, requests to anybody else."""

    # The browser writes a separate line for every answer that is no success, and for a network that is not there.
    EXPECTED = re.compile(r"Failed to load resource|net::ERR_|A bad HTTP response code|Failed to update a ServiceWorker|when fetching the script")

    def __init__(self, address):
        self.address = address
        self.seen = []

    def over(self, context):
        context.on("console", self.console)
        context.on("weberror", lambda fault: self.seen.append(f"fault: {fault.error}"))
        # Nobody else can be reached: see `chromium.ARGUMENTS`.
        context.on("requestfailed", self.request)
        return context

    def console(self, message):
        if message.type in ("error", "warning") and not self.EXPECTED.search(message.text):
            self.seen.append(f"{message.type}: {message.text}")

    def request(self, request):
        if not request.url.startswith((self.address + "/", "blob:", "data:", "about:")):
            self.seen.append(f"request: {request.url}")


class Profile:
    """A browser profile in which the service worker is installed and nothing else was ever done."""

    def __init__(self, browser, address, **options):
        self.address = address
        self.context = chromium.phone(browser, **options)
        self.watch = Watch(address)
        self.watch.over(self.context)
        self.scripts = []
        self.add_init_script = self.context.add_init_script
        self.context.add_init_script = self.note_init_script
        page = self.context.new_page()
        page.goto(address + "/app/today")
        page.evaluate(chromium.CONTROLLED)
        self.installed = None
        self.wipe()

    def note_init_script(self, *given, **named):
        self.scripts.append(self.add_init_script(*given, **named))
        return self.scripts[-1]

    def wipe(self):
        """
        Takes away all that a test did; a page that shows nothing stays for the next one.
        Answers whether the device keeps what it kept when the worker had just been installed, and nothing else.
        """
        if getattr(self.context, "is_used_up", False):
            return False
        for script in self.scripts:
            script.close()
        self.scripts = []
        self.context.set_offline(False)
        self.context.unroute_all()
        self.context.clear_permissions()
        old = self.context.pages
        page = self.context.new_page()
        for one in old:
            one.close()
        page.goto(self.address + BLANK)
        session = self.context.new_cdp_session(page)
        # The worker's memory goes with it.
        statuses = {}
        session.on("ServiceWorker.workerVersionUpdated", lambda event: statuses.update(running_statuses(event)))
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")
        # Before the browser has named the one worker there is, nothing is known to have stopped.
        are_stopped = self.comes_true(page, lambda: set(statuses.values()) == {"stopped"})
        session.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": KEPT_BY_TESTS})
        session.detach()
        page.evaluate(FORGET)
        kept = page.evaluate(KEPT)
        self.installed = self.installed or kept
        return are_stopped and kept == self.installed and kept["databases"] == [] and self.context.cookies() == []

    @staticmethod
    def comes_true(page, is_true):
        """Whether something is so within a few seconds."""
        for _ in range(250):
            if is_true():
                return True
            page.wait_for_timeout(20)
        return False

    def close(self):
        self.context.close()


def running_statuses(event):
    """Of each version of the worker, whether it runs, is being stopped, or is stopped."""
    return {version["versionId"]: version["runningStatus"] for version in event["versions"]}


class Profiles:
    """A profile of each kind, made when it is first asked for, and again after one that could not be wiped."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.kept = {}

    def lend(self, kind):
        """A context with one blank page."""
        if kind not in self.kept:
            self.kept[kind] = Profile(self.browser, self.address, **KINDS[kind])
        return self.kept[kind].context

    def take_back(self, kind):
        """Wipes the profiles that were lent; returns the forbidden things that their pages did."""
        profile = self.kept.pop(kind)
        seen, profile.watch.seen = profile.watch.seen, []
        try:
            is_wiped = profile.wipe()
        except Error:
            # The browser was too busy, or a test broke what belongs to it: the next one gets a new profile.
            is_wiped = False
        seen += profile.watch.seen
        if is_wiped:
            profile.watch.seen = []
            self.kept[kind] = profile
        else:
            profile.close()
        return seen

    def close(self):
        for profile in self.kept.values():
            profile.close()
