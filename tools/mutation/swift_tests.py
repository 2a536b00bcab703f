"""Runs the Swift tests of the instrumented copy with a fault switched on."""

import contextlib
import json
import os
import re
import resource
import select
import signal
import subprocess
import time
from dataclasses import dataclass, field

from .instrumented import BuildFailure
from .reach import SIZE, take

# Which tests can notice a fault: those of its module and of the modules that are made with it.
TARGETS = {
    "Planner": ["PlannerTests", "RequestsTests", "ServerTests"],
    "Requests": ["RequestsTests", "ServerTests"],
    "Storage": ["StorageTests", "ServerTests"],
    "Server": ["ServerTests"],
}
# More than tests take without a fault before they count as ones that never end, in seconds of a processor.
SPARE_CPU = 10
# So does a process that for so long (s) ends no test and needs less of a processor than the second number.
IDLE = 45
IDLE_CPU = 0.5
# A loop that never ends may also take all memory there is.
MEMORY = 6 << 30
# Tests that take less (in seconds of a processor) are run before the others.
QUICK = 0.2


@dataclass
class Known:
    """The data about a test from the run without any fault."""

    seconds: float = 0
    reached: set = field(default_factory=set)


class SwiftTests:
    def __init__(self, copy, folder, options, say):
        self.copy = copy
        self.skipped = options.skip
        self.say = say
        self.notes = folder / "swift-reach.json"
        self.shared = folder / "swift-reach.bytes"
        self.events = folder / "swift-events"
        self.output = folder / "swift-output.txt"
        self.known = {}

    def prepare(self, _stage):
        """Runs all tests without any fault, unless that was done with this build: what fails now could not notice anything."""
        built = self.copy.test_bundle.stat().st_mtime
        if self.notes.is_file():
            kept = json.loads(self.notes.read_text())
            if kept["built"] == built:
                self.known = {name: Known(seconds, set(reached)) for name, (seconds, reached) in kept["tests"].items()}
                return
        self.shared.write_bytes(bytes(SIZE))
        targets = sorted({target for targets in TARGETS.values() for target in targets})
        self.say(f"  without any fault: {', '.join(targets)}")
        run = Run(self, [rf"^({'|'.join(targets)})\."], 0, cpu=3600, is_first=True)
        if failure := run.follow():
            raise BuildFailure(f"Without any fault in it the program fails already: {failure}; see {self.output}")
        if run.failed:
            self.say("  failing without any fault: " + ", ".join(run.called(name) for name in sorted(run.failed)))
        self.known = {name: known for name, known in run.known.items() if name not in run.failed}
        tests = {name: [known.seconds, sorted(known.reached)] for name, known in self.known.items()}
        self.notes.write_text(json.dumps({"built": built, "tests": tests}))
        self.say(f"  {len(tests)} tests in {sum(known.seconds for known in self.known.values()):.0f} s of a processor")

    def attempt(self, _stage, fault):
        """Which test noticed a fault; None if none did."""
        targets = tuple(f"{target}." for target in TARGETS[fault.module])
        reaching = [name for name, known in self.known.items() if fault.number in known.reached and name.startswith(targets)]
        quick = [name for name in reaching if self.known[name].seconds < QUICK]
        slow = [name for name in reaching if self.known[name].seconds >= QUICK]
        for names in (quick, slow):
            if names:
                cpu = 3 * sum(self.known[name].seconds for name in names) + SPARE_CPU
                filters = [f"^{re.escape(without_place(name))}(/|$)" for name in names]
                if failure := Run(self, filters, fault.number, cpu).follow():
                    return failure
        return None


class Run:
    """One process of tests, watched until it ends or the first of them fails."""

    def __init__(self, tests, filters, number, cpu, is_first=False):
        self.tests = tests
        # The first run goes on when a test fails, one test after the other, and notes what each reaches.
        self.is_first = is_first
        self.known = {}
        self.failed = set()
        self.running = {}
        self.names = {}
        self.failure = None
        self.since, self.cpu_since = time.monotonic(), 0.0
        # Tests that ended since the reached faults were last recorded, and the faults reached in the last few steps.
        self.ended = []
        self.reached = []
        self.seconds = 0.0
        tests.events.unlink(missing_ok=True)
        os.mkfifo(tests.events)
        # Kept open for writing too, so that reading never waits for a process that has ended.
        self.stream = os.open(tests.events, os.O_RDWR)
        environment = {**os.environ, "MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"}
        if is_first:
            environment["MUTANTS_REACHED"] = str(tests.shared)
        command = ["nice", "-n", "15", str(tests.copy.test_bundle), "--testing-library", "swift-testing"]
        command += ["--event-stream-output-path", str(tests.events), "--event-stream-version", "0"]
        command += ["--no-parallel"] if is_first else []
        command += ["--skip", tests.skipped] if tests.skipped else []
        for text in filters:
            command += ["--filter", text]

        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (int(cpu), int(cpu) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        with tests.output.open("w") as output:
            self.process = subprocess.Popen(
                command,
                cwd=tests.copy.tree,
                env=environment,
                stdout=output,
                stderr=output,
                preexec_fn=limit,  # noqa: PLW1509 (there is only one thread)
                start_new_session=True,
            )

    def follow(self):
        """The first failure; None if all tests passed."""
        try:
            pending = b""
            while not self.failure:
                ready, _, _ = select.select([self.stream], [], [], 0.2)
                if ready:
                    *lines, pending = (pending + os.read(self.stream, 1 << 16)).split(b"\n")
                    for line in lines:
                        self.note(json.loads(line))
                    self.account()
                    self.since, self.cpu_since = time.monotonic(), self.cpu()
                elif self.process.poll() is not None:
                    return self.ending()
                elif self.is_idle():
                    return f"no end while this ran: {self.suspect()}"
            return self.failure
        finally:
            self.stop()

    def stop(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.stream)
        self.tests.events.unlink(missing_ok=True)

    def note(self, record):
        payload = record["payload"]
        if record["kind"] == "test":
            self.names[payload["id"]] = payload.get("displayName") or payload["name"]
            return
        test = payload.get("testID")
        if payload["kind"] == "testStarted" and is_function(test):
            self.running[test] = True
        elif payload["kind"] == "issueRecorded" and not payload.get("issue", {}).get("isKnown"):
            if self.is_first:
                self.failed.add(test)
            else:
                self.failure = self.called(test)
        elif payload["kind"] == "testEnded" and is_function(test):
            self.running.pop(test, None)
            self.ended.append(test)

    def account(self):
        """Notes what the tests that have just ended took, and which faults they reached.

        The process is one step or two ahead of the reader: each test also gets the faults that were reached just before.
        """
        if not self.is_first or not self.ended or self.process.poll() is not None:
            return
        seconds = self.cpu()
        self.reached = [*self.reached[-2:], set(take(self.tests.shared))]
        for test in self.ended:
            self.known[test] = Known((seconds - self.seconds) / len(self.ended), set().union(*self.reached))
        self.ended, self.seconds = [], seconds

    def cpu(self):
        """Seconds of a processor that the process took so far."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                fields = file.read().rsplit(") ", 1)[1].split()
        except FileNotFoundError:
            return self.cpu_since
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def is_idle(self):
        """Whether it waits for something that never comes: it would not use up its time either."""
        if time.monotonic() < self.since + IDLE:
            return False
        if self.cpu() - self.cpu_since < IDLE_CPU:
            return True
        self.since, self.cpu_since = time.monotonic(), self.cpu()
        return False

    def called(self, test):
        if not test:
            return "a test"
        return f"{test.split('.')[0]}: {self.names.get(test, test)}"

    def suspect(self):
        return self.called(next(iter(self.running), None))

    def ending(self):
        status = self.process.returncode
        if status == 0 or (self.is_first and status == 1):
            return None
        if status == -signal.SIGXCPU or status == -signal.SIGKILL:
            return f"no end while this ran: {self.suspect()}"
        if status < 0:
            return f"a crash while this ran: {self.suspect()}"
        return f"ended with {status} while this ran: {self.suspect()}"


def is_function(test):
    return test is not None and "/" in test


def without_place(test):
    """A test's name without the file and line it stands in."""
    return re.sub(r"/[^/]*\.swift:\d+:\d+$", "", test)
