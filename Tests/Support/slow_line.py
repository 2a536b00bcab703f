"""A slow line: for what a page asks for, and for what the worker behind it does."""

from chromium import running_worker

LATENCY = 400
"""In milliseconds, as with a phone at the edge of its cell."""

WAIT = """(latency) => {
    const send = self.fetch;
    self.fetch = async (...asked) => {
        await new Promise((resume) => setTimeout(resume, latency));
        return send(...asked);
    };
}"""


def slow_page(person):
    """Has the page wait for its line, which takes 50 kB a second."""
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": 50_000, "uploadThroughput": 50_000},
    )


def slow_line(person):
    """Has the page and its worker wait; the worker until it ends."""
    slow_page(person)
    running_worker(person).evaluate(WAIT, LATENCY)
