"""One round of mutation testing, kept in a file after each step so that it can be taken up where it was stopped."""

import hashlib
import json
from dataclasses import asdict

from . import report
from .draw import MODULES, Draw, shares
from .faults import Edit, Fault
from .instrumented import InstrumentedCopy
from .python_tests import PythonTests
from .swift_tests import SwiftTests

STAGES = ["draw", "build", "swift", "server", "worker"]
# More than is wanted is compiled at first: some places turn out not to compile with a switch in them.
SPARE = 1.35
# In which stages faults of a module can be noticed.
NOTICED_IN = {
    "Planner": ["swift", "server"],
    "Requests": ["swift", "server"],
    "Storage": ["swift", "server"],
    "Server": ["swift", "server"],
    "worker": ["worker"],
}


class Session:
    def __init__(self, root, options):
        self.root = root
        self.options = options
        self.folder = options.folder.resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = self.folder / "results.json"
        self.copy = InstrumentedCopy(root, self.folder, self.say)
        self.faults = []
        # How many were drawn of each module so far.
        self.drawn = {}

    @staticmethod
    def say(*words):
        print(*words, flush=True)

    def run(self, stages):
        self.say(f"Seed {self.options.seed}, {self.options.faults} faults, in {self.folder}")
        self.load() or self.draw()
        self.forget()
        if "build" in stages:
            self.build()
        if "swift" in stages:
            self.try_all("swift", SwiftTests(self.copy, self.folder, self.options, self.say))
        tests = PythonTests(self.root, self.copy, self.folder, self.options, self.say)
        for stage in ("server", "worker"):
            if stage in stages:
                self.try_all(stage, tests)
        self.say(report.table(self.faults))
        self.say(report.scores(self.faults))

    # The faults

    def digest(self):
        """Of all that faults are put into: other sources mean other places."""
        digest = hashlib.sha256()
        for _, patterns in MODULES.values():
            for file in sorted(file for pattern in patterns for file in self.root.glob(pattern)):
                digest.update(file.read_bytes())
        return digest.hexdigest()[:16]

    @property
    def key(self):
        return [self.options.seed, self.options.faults, self.digest()]

    def load(self):
        if not self.file.is_file():
            return False
        kept = json.loads(self.file.read_text())
        if kept["key"] != self.key:
            self.say("The sources, the seed or the count differ from those of the last results: other faults are drawn.")
            return False
        self.drawn = kept["drawn"]
        self.faults = [Fault(**{**fault, "edits": [Edit(**edit) for edit in fault["edits"]]}) for fault in kept["faults"]]
        return True

    def save(self):
        kept = {"key": self.key, "drawn": self.drawn, "faults": [asdict(fault) for fault in self.faults]}
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(kept, indent=1, ensure_ascii=False))
        new.replace(self.file)
        (self.folder / "results.md").write_text(report.document(self.faults, self.options))

    def draw(self):
        """Draws faults: those of the worker, and some more than wanted of each Swift module until it is known which compile."""
        for module, share in shares(self.options.faults).items():
            self.draw_more(module, share if module == "worker" else round(share * SPARE))
        self.save()

    def draw_more(self, module, count):
        draw = Draw(self.root, module, self.options.seed)
        for _ in range(self.drawn.get(module, 0)):
            draw.next()
        found = [fault for fault in (draw.next() for _ in range(count)) if fault]
        self.drawn[module] = self.drawn.get(module, 0) + len(found)
        # A number is given once and never again: a file in which nothing changes is not compiled again.
        last = max((fault.number for fault in self.faults), default=0)
        for number, fault in enumerate(found, last + 1):
            fault.number = number
        self.faults += found

    def forget(self):
        if not self.options.again:
            return
        numbers = {int(number) for number in self.options.again.split(",") if number.isdigit()}
        for fault in self.faults:
            is_meant = fault.number in numbers or (self.options.again == "survived" and report.has_survived(fault))
            if is_meant:
                fault.outcome = {}
        self.save()

    # The copy

    def build(self):
        """Builds the copy, without the faults that do not compile, until as many are in it as are wanted."""
        wanted = {module: share for module, share in shares(self.options.faults).items() if module != "worker"}
        is_complete = False
        while not is_complete:
            self.say(f"Building the copy with {sum(not fault.is_javascript for fault in self.faults)} faults in it")
            self.copy.write(self.faults)
            broken = self.copy.build(self.faults, self.options.jobs)
            self.faults = [fault for fault in self.faults if fault not in broken]
            missing = {module: share - len(self.of(module)) for module, share in wanted.items()}
            for module, count in missing.items():
                if count > 0:
                    self.draw_more(module, 2 * count)
            self.save()
            is_complete = not broken and max(missing.values()) <= 0
        # Faults beyond the wanted number stay in the build, and are not tried.
        for module, share in wanted.items():
            for fault in self.of(module)[share:]:
                fault.outcome = {"spare": True}
        self.save()

    def of(self, module):
        return [fault for fault in self.faults if fault.module == module]

    # The tests

    def try_all(self, stage, tests):
        only = {int(number) for number in self.options.only.split(",") if number}
        faults = [fault for fault in self.faults if self.is_open(fault, stage) and (not only or fault.number in only)]
        if not faults:
            return
        self.say(f"{stage}: {len(faults)} faults")
        tests.prepare(stage)
        for fault in faults:
            outcome = tests.attempt(stage, fault)
            fault.outcome.setdefault("passed", []).append(stage)
            if outcome:
                fault.outcome = {"caught_by": outcome, "stage": stage}
            self.say(f"  {fault.number:3} {fault.place} {fault.kind}: {outcome or 'not noticed'}")
            self.save()

    @staticmethod
    def is_open(fault, stage):
        """Whether a fault is still to be tried in a stage."""
        if fault.outcome.get("spare") or fault.outcome.get("caught_by") or stage in fault.outcome.get("passed", []):
            return False
        return stage in NOTICED_IN[fault.module]
