"""The documents agree with each other and with the program."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
CODE = re.compile(r"\b([DTLCAN]\d{1,2})\b")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document):
    for link in LINK.findall(document.read_text()):
        assert (document.parent / link).exists(), link


def test_every_code_a_test_begins_with_is_a_row_of_the_requirements():
    rows = set(re.findall(r"^\| [✔◐]? ?\| ([A-Z]\d+) \|", (ROOT / "docs/requirements.md").read_text(), re.M))
    named = {}
    for test in (ROOT / "Tests").rglob("test_*.py"):
        for codes in re.findall(r"^def test_((?:[DTLCAN]\d+_)+)", test.read_text(), re.M):
            named.update((code, test.name) for code in codes.strip("_").split("_"))
    for test in (ROOT / "Tests").rglob("*.swift"):
        for codes in re.findall(r'@(?:Test|Suite)\("((?:[DTLCAN]\d+(?:, | and |: ))+)', test.read_text()):
            named.update((code, test.name) for code in CODE.findall(codes))
    assert len(named) > 20
    assert {code: file for code, file in named.items() if code not in rows} == {}


def test_every_row_that_is_done_has_a_test_of_its_name():
    rows = re.findall(r"^\| ✔ \| ([A-Z]\d+) \|", (ROOT / "docs/requirements.md").read_text(), re.M)
    tests = "\n".join(path.read_text() for path in (ROOT / "Tests/Browser").glob("test_*.py"))
    assert [row for row in rows if not re.search(rf"def test_(?:[DTLCAN]\d+_)*{row}_", tests)] == []


IMPORT = re.compile(r"^(?:@\w+ )*(?:public |package |internal |private |fileprivate )?import (\w+)", re.M)


def test_the_architecture_lists_what_each_module_imports():
    modules = {file.relative_to(ROOT / "Sources").parts[0] for file in (ROOT / "Sources").rglob("*.swift")}
    ours = {folder.name for folder in (ROOT / "Sources").iterdir()} | {"TestSupport"}
    imported = {module: set() for module in modules}
    for module in modules:
        for file in (ROOT / "Sources" / module).rglob("*.swift"):
            imported[module].update(ours.intersection(IMPORT.findall(file.read_text())))
    rows = re.findall(r"^\| `(\w+)` \| (?:pure|wasm|native) \| (.*)\|$", (ROOT / "docs/architecture.md").read_text(), re.M)
    assert {module: set(re.findall(r"`(\w+)`", names)) for module, names in rows} == imported


# The kinds of docs/data.md, by their names in `FieldType.swift`; a shared occurrence begins like an occurrence.
KINDS = {
    "Task (1)": "task", "Day (2)": "day", "Plan (3)": "plan", "Change (4)": "change", "Settings (5)": "settings", "List (7)": "list",
    "view (6)": "listView", "subject (8)": "subject", "subject assignment (9)": "subjectAssignment", "occurrence (10)": "occurrence",
    "timer (11)": "timer", "time entry (12)": "timeEntry", "note (13)": "note", "dismissal (14)": "dismissal", "tip (15)": "tip",
    "earlier version (16)": "earlier", "shared occurrence (18)": "sharedOccurrence", "saved view (19)": "savedView",
}  # fmt: skip
TYPES = {
    "flag": "f", "spoons": "s", "choice": "c", "moment": "m", "date": "d", "day key": "k", "minutes": "n", "number": "i", "title": "T",
    "note": "N", "name": "W", "made text": "M", "identity": "I", "picture": "P", "bytes": "B",
}  # fmt: skip


def documented_fields():
    """The types of each kind's fields, by their numbers."""
    fields = {name: {} for name in KINDS.values()}
    kind = None
    for line in (ROOT / "docs/data.md").read_text().split("## Fields\n")[1].split("## Derived")[0].splitlines():
        if line.startswith("### "):
            kind = KINDS.get(line[4:])
        elif line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 5:
                kind = KINDS.get(cells[0], kind)
                cells = cells[1:]
            for number in re.findall(r"\d+", cells[0]):
                if cells[2] in TYPES:
                    fields[kind][int(number)] = TYPES[cells[2]]
    fields["sharedOccurrence"].update(fields["occurrence"])
    # A dot for a number that the kind does not use.
    return {name: "".join(types.get(number, ".") for number in range(1, max(types) + 1)) for name, types in fields.items()}


def test_the_data_model_gives_each_field_the_type_that_a_server_checks():
    source = (ROOT / "Sources/Planner/FieldType.swift").read_text()
    assert documented_fields() == dict(re.findall(r'\(\.(\w+), "([\w.]+)"\)', source))
