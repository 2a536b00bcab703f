"""Waiting for something that comes later, in place of so much time: what must not happen would have happened by then."""

from program import eventually

# A page requests itself again when it hears of a change. The worker answers in turn, so earlier requests were answered before this was
# shown.
ASK = """async () => {
    await (await fetch(location.href)).text();
    await new Promise((resume) => setTimeout(resume, 50));
}"""

HEAR = """() => {
    window.hearing = new Promise((hear) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data?.changed && hear());
    });
}"""


def settle(person):
    """Until the page has shown whatever it asked for so far."""
    person.page.evaluate(ASK)


def hears_of(person, change):
    """Changes something elsewhere, until the page has heard of it and shown what it makes of it."""
    person.page.evaluate(HEAR)
    change()
    person.page.evaluate("() => window.hearing")
    settle(person)


def soon(person, condition, timeout=10):
    """Waits until something is so, while what the browser tells of is heard."""
    eventually(lambda: person.page.wait_for_timeout(20) or condition(), timeout=timeout)
