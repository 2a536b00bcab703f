"""Runs the Python tests: the server's with the instrumented program, and the browser's with a changed service worker."""

import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from . import reach
from .faults import apply
from .instrumented import BuildFailure

# A program that takes more memory (kB) is stopped: a loop that never ends may take all there is.
MEMORY = 8 << 20
# After so long (s) a run counts as one that never ends.
PATIENCE = 3600
# The tests of `make test`.
CHOSEN = ["-m", "not exhaustive and not other_hand"]
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)

# Which browser tests are about the worker, those about each of its files first.
WORKER = [
    "first_visit", "recovery", "offline", "tabs", "update", "crash", "several_devices", "account", "shared_lists", "pushed",
]  # fmt: skip
ABOUT = {
    "account-record.js": ["account", "several_devices"],
    "account-linking.js": ["account", "several_devices"],
    "merge.js": ["several_devices", "shared_lists", "account"],
    "outbox.js": ["several_devices", "account", "recovery"],
    "sync.js": ["several_devices", "shared_lists", "account"],
    "sync-wire.js": ["several_devices", "shared_lists"],
    "reminder-notifications.js": ["pushed"],
    "release-files.js": ["update", "offline", "first_visit"],
    "worker.js": ["update", "offline", "first_visit"],
    "service-worker.js": ["update", "offline", "first_visit"],
    "database.js": ["recovery", "tabs", "crash"],
    "plan-store.js": ["recovery", "tabs", "crash"],
    "host.js": ["recovery", "tabs", "crash"],
    "received-request.js": ["recovery", "tabs"],
    "browser-response.js": ["recovery", "tabs"],
    "compacting.js": ["recovery", "crash"],
    "replica.js": ["recovery", "tabs"],
}


def digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


class PythonTests:
    def __init__(self, root, copy, folder, options, say):
        self.root = root
        self.copy = copy
        self.folder = folder
        self.workers = options.workers
        self.is_short = options.short
        self.say = say
        self.public = Path(os.environ.get("TEASPOON_PUBLIC", root / ".build/public"))
        self.notes = folder / "server-reach.json"
        self.reached = {}
        self.failing = set()

    def prepare(self, stage):
        if not self.public.is_dir():
            raise BuildFailure(f"There is no {self.public}: run `make web` first.")
        if stage == "server":
            self.find_reach()

    def find_reach(self):
        """Runs the server's tests without any fault, and notes what each reaches; only those that are not as they were then."""
        now = self.state()
        kept = json.loads(self.notes.read_text()) if self.notes.is_file() else {}
        if kept.get("shared") != now["shared"]:
            kept = {"files": {}, "tests": {}, "failing": []}
        changed = [file for file, digest in now["files"].items() if kept["files"].get(file) != digest]
        self.reached = {test: numbers for test, numbers in kept["tests"].items() if not test.startswith(tuple(changed))}
        self.failing = {test for test in kept["failing"] if not test.startswith(tuple(changed))}
        if changed:
            self.note_reach(changed)
            self.notes.write_text(json.dumps({**now, "tests": self.reached, "failing": sorted(self.failing)}))
            self.say(f"  {len(self.reached)} tests; failing without any fault: {sorted(self.failing) or 'none'}")

    def state(self):
        """The versions that the notes hold for: this build and the files all tests share, and each file of tests."""
        folder = self.root / "Tests"
        shared = sorted([*folder.glob("Support/*.py"), *folder.glob("*.py"), *folder.glob("Server/*.py")])
        files = {str(file.relative_to(self.root)): digest(file) for file in shared if file.name.startswith("test_")}
        others = [digest(file) for file in shared if not file.name.startswith("test_")]
        return {"shared": [self.copy.executable.stat().st_mtime, *others], "files": files}

    def note_reach(self, files):
        notes = self.folder / "server-reach"
        shutil.rmtree(notes, ignore_errors=True)
        notes.mkdir()
        self.say(f"  without any fault: {len(files)} files of tests of the server")
        _, output = self.pytest(["-p", "mutation.reach", *files], 0, {"MUTANTS_REACH": str(notes)}, stops=False)
        # Named from the folder of `pytest.ini` there, and from the root here.
        found = {f"Tests/{test}": numbers for test, numbers in reach.noted(notes).items()}
        if not found:
            raise BuildFailure(f"No test of the server was run:\n{output[-2000:]}")
        self.reached.update(found)
        # A test that fails without any fault can notice none.
        self.failing.update(FAILED.findall(output))

    def attempt(self, stage, fault):
        return self.on_server(fault) if stage == "server" else self.in_worker(fault)

    def on_server(self, fault):
        """The server's tests that reach a fault, those first that reach little else."""
        reaching = [test for test, numbers in self.reached.items() if fault.number in numbers and test not in self.failing]
        reaching.sort(key=lambda test: len(self.reached[test]))
        return self.first_failure(reaching, fault.number, {}) if reaching else None

    def in_worker(self, fault):
        """The browser tests with a changed script, those about it first."""
        public = self.changed_public(fault)
        first = ABOUT.get(Path(fault.path).name, WORKER)
        files = [f"Tests/Browser/test_{name}.py" for name in dict.fromkeys([*first, *WORKER])]
        rest = [str(file.relative_to(self.root)) for file in sorted((self.root / "Tests/Browser").glob("test_*.py"))]
        rest = [file for file in rest if file not in files]
        environment = {"TEASPOON_PUBLIC": str(public)}
        failure = self.first_failure(files, 0, environment)
        return failure if failure or self.is_short else self.first_failure(rest, 0, environment)

    def changed_public(self, fault):
        """A copy of the public files with one script changed, under the same release."""
        public = self.folder / "public"
        shutil.rmtree(public, ignore_errors=True)
        shutil.copytree(self.public, public)
        text = apply((self.root / fault.path).read_text(), fault.edits)
        name = Path(fault.path).relative_to("Web")
        release = (public / "release.txt").read_text().strip()
        if name.name == "service-worker.js":
            files = re.search(r"^const FILES = (\[.*\]);$", (public / name).read_text(), re.MULTILINE)[1]
            text = text.replace("__RELEASE__", release).replace("__FILES__", files)
            file = public / name
            file.write_text(text)
        else:
            # All others are one script.
            modules = self.folder / "modules"
            shutil.rmtree(modules, ignore_errors=True)
            for part in ("shared", "worker"):
                shutil.copytree(self.root / "Web" / part, modules / part)
            (modules / name).write_text(text)
            file = public / "static" / release / "worker/worker.js"
            bundle = ["esbuild", str(modules / "worker/worker.js"), "--bundle", "--format=iife", "--global-name=teaspoon", f"--outfile={file}"]
            subprocess.run([*bundle, "--allow-overwrite", "--log-level=error"], check=True)
        # Compressed files are served first; without them the plain ones are.
        for packed in (".br", ".gz"):
            Path(f"{file}{packed}").unlink(missing_ok=True)
        return public

    # Runs

    def first_failure(self, tests, number, environment):
        """The first test that fails with the fault, also by itself, and passes without it; None if all others pass."""
        chance = set()
        while True:
            # Named from the folder of `pytest.ini` here.
            deselected = [f"--deselect={test.removeprefix('Tests/')}" for test in sorted(chance)]
            status, output = self.pytest([*deselected, *tests], number, environment)
            if status == 0:
                return None
            if status is None:
                return "time limit"
            failed = FAILED.search(output)
            if not failed:
                raise BuildFailure(f"pytest ended with {status}:\n{output[-3000:]}")
            test = failed[1]
            # A busy machine makes tests fail, too.
            if self.pytest([test], number, environment)[0] != 0 and self.pytest([test], 0, {})[0] == 0:
                return test.removeprefix("Tests/")
            self.say(f"  fails by chance: {test}")
            chance.add(test)

    def pytest(self, arguments, number, environment, stops=True):
        command = ["nice", "-n", "15", sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", "-rfE", *CHOSEN]
        command += ["-x"] if stops else []
        # Workers take their time to begin: a few tests are done sooner without. They are given one test at a time, since what they
        # were given is run whatever has failed meanwhile.
        are_few = len(arguments) < 12 and all("::" in argument or argument.startswith("-") for argument in arguments)
        command += ["-n", str(self.workers), "--dist", "load", "--maxschedchunk", "1"] if self.workers > 1 and not are_few else []
        paths = [str(self.root / "tools"), os.environ.get("PYTHONPATH")]
        everything = {
            **os.environ,
            "PYTHONPATH": ":".join(path for path in paths if path),
            "TEASPOON": str(self.program()),
            "TEASPOON_PUBLIC": str(self.public),
            "MUTANT": str(number),
            "SWIFT_BACKTRACE": "enable=no",
            **environment,
        }
        output = self.folder / "pytest-output.txt"
        with output.open("w") as file:
            process = subprocess.Popen(
                command + arguments, cwd=self.root, env=everything, stdout=file, stderr=file, start_new_session=True
            )
            try:
                status = process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                status = None
            finally:
                # Also what a test has started and left.
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return status, output.read_text(errors="replace")

    def program(self):
        """The instrumented program, which may not take all memory."""
        script = self.folder / "teaspoon"
        script.write_text(f'#!/bin/sh\nulimit -v {MEMORY}\nexec "{self.copy.executable}" "$@"\n')
        script.chmod(0o755)
        return script
