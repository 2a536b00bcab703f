"""A timer as a person sees and hears it: its clock, its sound, its notifications."""

import re
import time

from playwright.sync_api import expect

from chromium import PATIENCE, running_worker
from profiles import use_up

# Sound is measured where it goes out, in the graph that really runs; requests to the browser are recorded.
LISTEN = """
window.heard = { loudest: 0, contexts: 0, notes: 0, locks: 0, released: 0 };
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
    if (to instanceof AudioDestinationNode && !(this instanceof AnalyserNode)) {
        to.context.ear ??= new AnalyserNode(to.context, { fftSize: 2048 });
        connect.call(to.context.ear, to);
        if (!to.context.heardBy) {
            to.context.heardBy = setInterval(() => {
                const wave = new Float32Array(2048);
                to.context.ear.getFloatTimeDomainData(wave);
                window.heard.loudest = Math.max(window.heard.loudest, ...wave.map(Math.abs));
            }, 20);
        }
        window.heard.notes += 1;
        return connect.call(this, to.context.ear, ...rest);
    }
    return connect.call(this, to, ...rest);
};
const Context = window.AudioContext;
window.AudioContext = class extends Context { constructor(...given) { super(...given); window.heard.contexts += 1; } };
"""

WAKE_LOCK = """
window.locks = { asked: 0, held: 0 };
Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: async () => {
    window.locks.asked += 1;
    window.locks.held += 1;
    const lock = new EventTarget();
    lock.release = async () => {
        if (lock.released) return;
        lock.released = true;
        window.locks.held -= 1;
        lock.dispatchEvent(new Event('release'));
    };
    window.letGo = () => lock.release();
    return lock;
} } });
"""

# The second time before the first was answered.
TWICE = """(button) => {
    button.click();
    button.click();
}"""

# The clock of the whole device: that of the page, and that of its worker. What passed stays what it was.
MOVE = """by => {
    self.realNow ??= Date.now;
    self.movedBy = (self.movedBy ?? 0) + by;
    const real = self.realNow;
    Date.now = () => real.call(Date) + self.movedBy;
}"""


def move_worker_clock(person, seconds):
    """Sets the clock of the worker alone forward or back; open pages keep theirs."""
    use_up(person.context)
    running_worker(person).evaluate(MOVE, seconds * 1000)


def move_clock(person, seconds):
    """Sets the device's clock forward or back: of a page that is open, and of the worker."""
    move_worker_clock(person, seconds)
    for page in person.context.pages:
        page.evaluate(MOVE, seconds * 1000)


def comes_true(person, what):
    """The page allows no script but its own, and with that none of playwright's ways to wait for one."""
    for _ in range(PATIENCE // 50):
        if person.page.evaluate(what):
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{what} did not come true")


def left(person):
    """The time that is left by the digits, in seconds."""
    text = person.page.locator("#timer-digits").inner_text()
    minutes, seconds = re.fullmatch(r"(\d+):(\d\d)", text).groups()
    return int(minutes) * 60 + int(seconds)


class Stopwatch:
    """The time that really passes, beside what the timer says."""

    def __init__(self, person, length):
        self.person = person
        self.length = length
        self.began = time.monotonic()

    def expects(self, moved=0):
        """The digits are right to a second (and what it takes to look)."""
        before = self.length - (time.monotonic() - self.began) - moved
        shown = left(self.person)
        after = self.length - (time.monotonic() - self.began) - moved
        assert after - 1 <= shown <= before + 1.5, f"{shown} shown, between {after:.2f} and {before:.2f} left"

    def comes_right(self, moved=0):
        """The same, a moment later."""
        for _ in range(50):
            try:
                self.expects(moved)
            except AssertionError:
                self.person.page.wait_for_timeout(100)
            else:
                return
        self.expects(moved)


def ticks(person):
    """Until the digits show another second."""
    shown = left(person)
    for _ in range(60):
        if left(person) != shown:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the digits stand still")


def start(person, minutes=15, query=""):
    """By the page's own button; answers with what measures it."""
    person.open("/app/focus" + query)
    person.write("Minutes", str(minutes))
    person.press("Start the rest" if "rest" in query else "Start")
    expect(person.page.locator("#timer-toggle")).to_be_visible()
    end = int(person.page.locator("#timer").get_attribute("data-end"))
    watch = Stopwatch(person, minutes * 60)
    # The page may have taken a moment to come.
    watch.began -= minutes * 60 - (end - person.page.evaluate("Date.now()")) / 1000
    return watch


def shorten(person, seconds):
    """Leaves so many seconds on the timer: the clock of the device goes forward by the rest, as when it slept."""
    end = int(person.page.locator("#alarm").get_attribute("data-end"))
    move_clock(person, (end - person.page.evaluate("Date.now()")) / 1000 - seconds)
