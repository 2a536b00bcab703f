"""Each page and each command is declared once and has one line in the table of routes, and that is all that one takes."""

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DECLARATIONS = ROOT / "Sources/Pages/Routes"
TABLE = "Requests/Routes/RouteTable+More.swift"
# As in browsers, these are one module, without the imports among themselves: nothing has to be compiled before it.
MODULES = ["Facts", "Planner", "Interchange", "Pages", "Requests"]
IMPORT = re.compile(rf"^(?:(?:public|package|internal) )?import (?:{'|'.join(MODULES)})$", re.MULTILINE)

PAGE = """\
extension Route {
    static var moon: Route { Route("/app/moon") }
}

final class MoonPage: Page {
    func title(_ context: PageContext) -> String { context.words[.keys] }

    var section: Section? { .more }

    func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p>\\(.keysHint)</p>")
    }
}
"""
LINE_OF_PAGE = "            RouteEntry(Route.moon, page: { _, _ in MoonPage() }),"
ROUTE_OF_COMMAND = '    static var nap: RoutePattern<Identity> { RoutePattern("/app/tasks/", "/nap") }'
LINE_OF_COMMAND = "            RouteEntry(Route.nap, command: { .snooze([$0], .tomorrow) }, or: .today),"


def test_every_route_that_is_declared_has_one_line_in_the_table():
    declared = re.findall(r"static var (\w+): Route(?:Pattern<.*>)? \{", "\n".join(file.read_text() for file in DECLARATIONS.glob("Route+*.swift")))
    lines = "\n".join(file.read_text() for file in (ROOT / "Sources/Requests/Routes").glob("RouteTable+*.swift"))
    answered = Counter(re.findall(r"RouteEntry\(\s*Route\.(\w+)", lines))
    assert len(declared) > 100
    assert answered == Counter(declared)


class Copy:
    """A copy of the modules that answer requests."""

    def __init__(self, folder):
        self.folder = folder
        self.added = Counter()
        for module in MODULES:
            for file in (ROOT / "Sources" / module).rglob("*.swift"):
                # File names are unique within a module only.
                copy = folder / str(file.relative_to(ROOT / "Sources")).replace("/", ",")
                copy.write_text(IMPORT.sub("", file.read_text()))

    def file(self, path):
        return self.folder / path.replace("/", ",")

    def create(self, path, text):
        assert not self.file(path).exists()
        self.file(path).write_text(text)
        self.added[path] += text.count("\n")

    def insert(self, path, after, line):
        text = self.file(path).read_text()
        assert text.count(after) == 1
        self.file(path).write_text(text.replace(after, f"{after}\n{line}"))
        self.added[path] += 1

    def mistakes(self):
        """What the compiler finds wrong in the files that something was added to; the others are only looked up in."""
        written = [self.file(path) for path in self.added]
        primary = [word for file in written for word in ("-primary-file", str(file))]
        others = [str(file) for file in self.folder.glob("*.swift") if file not in written]
        settings = ["-swift-version", "6", "-package-name", "teaspoon", "-module-name", "Copy", "-parse-as-library"]
        command = ["swiftc", "-frontend", "-typecheck", *settings]
        checked = subprocess.run([*command, *primary, *others], capture_output=True, text=True, check=False)
        return checked.stderr if checked.returncode else ""


@pytest.fixture
def copy(tmp_path):
    if shutil.which("swiftc") is None:
        pytest.fail("the compiler is missing")
    return Copy(tmp_path)


def test_a_page_is_one_new_file_and_one_line(copy):
    copy.create("Pages/Help/MoonPage.swift", PAGE)
    copy.insert(TABLE, "static var more: [RouteEntry] {\n        [", LINE_OF_PAGE)
    assert copy.mistakes() == ""
    assert dict(copy.added) == {"Pages/Help/MoonPage.swift": PAGE.count("\n"), TABLE: 1}


def test_a_command_is_the_line_of_its_path_and_one_in_the_table(copy):
    copy.insert("Pages/Routes/Route+Tasks.swift", "extension Route {", ROUTE_OF_COMMAND)
    copy.insert(TABLE, "static var more: [RouteEntry] {\n        [", LINE_OF_COMMAND)
    assert copy.mistakes() == ""
    assert dict(copy.added) == {"Pages/Routes/Route+Tasks.swift": 1, TABLE: 1}


def test_a_line_without_its_page_does_not_compile(copy):
    copy.insert(TABLE, "static var more: [RouteEntry] {\n        [", LINE_OF_PAGE)
    assert "has no member 'moon'" in copy.mistakes()
