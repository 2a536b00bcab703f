"""The instrumented copy: one build of the program that contains every fault, each behind a switch.

`MUTANT=17` in the environment of a process switches fault 17 on in it. The source tree itself is never changed.
"""

import re
import shutil
import subprocess
from pathlib import Path

from .faults import apply

SUPPORT = Path(__file__).with_name("Mutants.swift")
BUILD = ["swift", "build", "--build-system", "native", "--build-tests", "--disable-index-store"]
# A warning stops no build here, and `getenv` may be called from everywhere.
RELAXED = re.compile(r"^ *\.treatAllWarnings\(as: \.error\),\n|^ *\.treatWarning\(\"EmbeddedRestrictions\", as: \.error\)\n", re.MULTILINE)
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$", re.MULTILINE)

PRECEDENCES = {
    **dict.fromkeys(("<", "<=", ">", ">=", "==", "!="), "ComparisonPrecedence"),
    "&&": "LogicalConjunctionPrecedence",
    "||": "LogicalDisjunctionPrecedence",
    **dict.fromkeys(("+", "-"), "AdditionPrecedence"),
    **dict.fromkeys(("+=", "-="), "AssignmentPrecedence"),
}


class BuildFailure(Exception):
    """A build that failed, and not because of a fault that was put in."""


class InstrumentedCopy:
    def __init__(self, root, folder, say):
        self.root = root
        self.tree = folder / "tree"
        self.log = folder / "build.log"
        self.say = say
        # Where each fault stands in the copy: lines from, to.
        self.lines = {}

    @property
    def executable(self):
        return self.tree / ".build/debug/teaspoon"

    @property
    def test_bundle(self):
        return self.tree / ".build/debug/teaspoonPackageTests.xctest"

    def write(self, faults):
        """Brings the copy up to date, with these faults in it. What stays as it was is not touched, and so not compiled again."""
        wanted = self._sources()
        by_path = {}
        for fault in faults:
            if not fault.is_javascript:
                by_path.setdefault(fault.path, []).append(fault)
        self.lines = {}
        for path, found in by_path.items():
            wanted[path] = self._instrumented(wanted[path].decode(), path, found).encode()
        support = SUPPORT.read_text()
        for module in modules(faults):
            path = f"Sources/{module}/Mutants.swift"
            wanted[path] = self._with_operators(support, path, [fault for fault in faults if fault.module == module]).encode()
        self._write(wanted)

    def _sources(self):
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=self.root, check=True, capture_output=True).stdout.decode().split("\0")
        wanted = {name: (self.root / name).read_bytes() for name in names if name and (self.root / name).is_file()}
        wanted["Package.swift"] = RELAXED.sub("", wanted["Package.swift"].decode()).encode()
        return wanted

    def _write(self, wanted):
        for path, content in wanted.items():
            file = self.tree / path
            if not file.is_file() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                shutil.copymode(self.root / path if (self.root / path).is_file() else SUPPORT, file)
        for folder in ("Sources", "Tests"):
            for file in [*(self.tree / folder).rglob("*.swift")]:
                if str(file.relative_to(self.tree)) not in wanted:
                    file.unlink()

    def _instrumented(self, text, path, faults):
        edits = []
        for fault in faults:
            for edit in fault.edits:
                text_here = edit.text.replace("{number}", str(fault.number)).replace("{operator}", operator_name(fault))
                edits.append(type(edit)(edit.start, edit.end, text_here))
        for fault in faults:
            # Lines are added by earlier edits, and by the fault itself.
            before = sum(added_lines(text, edit) for edit in edits if edit.end <= fault.start and edit.start < fault.start)
            inside = sum(added_lines(text, edit) for edit in edits if fault.start <= edit.start and edit.end <= fault.end)
            first, last = text.count("\n", 0, fault.start) + 1, text.count("\n", 0, fault.end) + 1
            self.lines[fault.number] = (path, first + before, last + before + inside)
        return apply(text, edits)

    def _with_operators(self, support, path, faults):
        for fault in faults:
            if fault.operator and not fault.is_javascript:
                first = support.count("\n") + 1
                support += declaration(fault)
                self.lines[-fault.number] = (path, first, support.count("\n"))
        return support

    def build(self, faults, jobs):
        """Builds the copy.

        Returns the faults that do not compile: none of them means that it was built.
        """
        command = ["nice", "-n", "15", *BUILD] + (["-j", str(jobs)] if jobs else [])
        with self.log.open("w") as log:
            status = subprocess.run(command, cwd=self.tree, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
        if status == 0:
            return []
        errors = set(ERROR.findall(self.log.read_text(errors="replace")))
        blamed = {}
        for file, line, message in errors:
            path = str(Path(file).relative_to(self.tree))
            for number in self._blamed(path, int(line)):
                blamed[number] = f"{path}:{line}: {message}"
        broken = [fault for fault in faults if fault.number in blamed]
        for fault in broken:
            self.say(f"  does not compile: {fault.place} {fault.kind} {fault.before.strip()[:40]!r}: {blamed[fault.number]}")
        if not broken:
            raise BuildFailure(f"The copy does not compile; see {self.log}")
        return broken

    def _blamed(self, path, line):
        """The faults at a line, or else the nearest one before it in that file."""
        there = {abs(number): lines for number, lines in self.lines.items() if lines[0] == path}
        exact = [number for number, (_, first, last) in there.items() if first <= line <= last]
        earlier = [number for number, (_, first, _) in there.items() if first <= line]
        return exact or sorted(earlier, key=lambda number: there[number][1])[-1:] or list(there)


def modules(faults):
    return sorted({fault.module for fault in faults if not fault.is_javascript})


def added_lines(text, edit):
    return edit.text.count("\n") - text.count("\n", edit.start, edit.end)


def operator_name(fault):
    """An operator of this fault's own: the one it changes, and its number in characters of operators."""
    if fault.operator is None:
        return ""
    number, name = fault.number, fault.operator + "~"
    while number:
        number, digit = divmod(number, 3)
        name += "^%~"[digit]
    return name


def declaration(fault):
    """The effect of the changed operator: `a <~^% b` is `a < b`, or with its fault switched on `a <= b`."""
    name, kept, changed, number = operator_name(fault), fault.operator, fault.after, fault.number
    text = f"\ninfix operator {name}: {PRECEDENCES[kept]}\n"
    if kept in ("&&", "||"):
        return text + (
            "@usableFromInline\n"
            f"func {name} (left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
            f"    mutant({number}) ? try left {changed} right() : try left {kept} right()\n}}\n"
        )
    if kept in ("+=", "-="):
        return text + (
            "@usableFromInline\n"
            f"func {name} <T: AdditiveArithmetic>(left: inout T, right: T) {{\n"
            f"    if mutant({number}) {{ left {changed} right }} else {{ left {kept} right }}\n}}\n"
        )
    if kept in ("+", "-"):
        kind, result = "AdditiveArithmetic", "T"
    else:
        kind, result = "Equatable" if kept in ("==", "!=") else "Comparable", "Bool"
    text += (
        "@usableFromInline\n"
        f"func {name} <T: {kind}>(left: T, right: T) -> {result} {{\n"
        f"    mutant({number}) ? left {changed} right : left {kept} right\n}}\n"
    )
    if kind == "Equatable":
        # Whether an optional is nil can be asked where what it holds cannot be compared.
        text += (
            "@usableFromInline\n"
            f"func {name} <T>(left: T?, right: _OptionalNilComparisonType) -> Bool {{\n"
            f"    mutant({number}) ? left {changed} nil : left {kept} nil\n}}\n"
        )
    return text
