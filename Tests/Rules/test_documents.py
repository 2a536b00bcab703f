"""The documents agree with each other and with the program."""

import re
from pathlib import Path

import pytest

from data_model import documented_fields

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"\b([DTLCAN]\d{1,2})\b")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document):
    for link in LINK.findall(document.read_text()):
        assert (document.parent / link).exists(), link


def test_every_picture_that_is_kept_is_shown_by_a_document_and_they_are_few():
    shown = {(document.parent / link).resolve() for document in DOCUMENTS for link in PICTURE.findall(document.read_text())}
    kept = {file for file in (ROOT / "docs/screens").rglob("*") if file.is_file()}
    assert kept == {file for file in shown if file.is_relative_to(ROOT / "docs/screens")}
    # All others are made by `make screens`, outside git: each new version of a picture would stay in the history for ever.
    assert 0 < len(kept) <= 40


def test_every_code_a_test_begins_with_is_a_row_of_the_requirements():
    rows = set(re.findall(r"^\| [✔◐]? ?\| ([A-Z]\d+) \|", (ROOT / "docs/requirements.md").read_text(), re.MULTILINE))
    named = {}
    for test in (ROOT / "Tests").rglob("test_*.py"):
        for codes in re.findall(r"^def test_((?:[DTLCAN]\d+_)+)", test.read_text(), re.MULTILINE):
            named.update((code, test.name) for code in codes.strip("_").split("_"))
    for test in (ROOT / "Tests").rglob("*.swift"):
        for codes in re.findall(r'@(?:Test|Suite)\("((?:[DTLCAN]\d+(?:, | and |: ))+)', test.read_text()):
            named.update((code, test.name) for code in CODE.findall(codes))
    assert len(named) > 20
    assert {code: file for code, file in named.items() if code not in rows} == {}


def test_every_row_that_is_done_has_a_test_of_its_name():
    rows = re.findall(r"^\| ✔ \| ([A-Z]\d+) \|", (ROOT / "docs/requirements.md").read_text(), re.MULTILINE)
    tests = "\n".join(path.read_text() for path in (ROOT / "Tests/Browser").glob("test_*.py"))
    assert [row for row in rows if not re.search(rf"def test_(?:[DTLCAN]\d+_)*{row}_", tests)] == []


IMPORT = re.compile(r"^(?:@\w+ )*(?:public |package |internal |private |fileprivate )?import (\w+)", re.MULTILINE)


def test_the_architecture_lists_what_each_module_imports():
    modules = {file.relative_to(ROOT / "Sources").parts[0] for file in (ROOT / "Sources").rglob("*.swift")}
    ours = {folder.name for folder in (ROOT / "Sources").iterdir()} | {"TestSupport"}
    imported = {module: set() for module in modules}
    for module in modules:
        for file in (ROOT / "Sources" / module).rglob("*.swift"):
            imported[module].update(ours.intersection(IMPORT.findall(file.read_text())))
    rows = re.findall(r"^\| `(\w+)` \| (?:pure|wasm|native) \| (.*)\|$", (ROOT / "docs/architecture.md").read_text(), re.MULTILINE)
    assert {module: set(re.findall(r"`(\w+)`", names)) for module, names in rows} == imported


def test_pages_and_files_are_given_a_plan_that_they_cannot_write():
    sources = [path for module in ("Pages", "Interchange") for path in (ROOT / "Sources" / module).rglob("*.swift")]
    assert [path.name for path in sources if "PersonalSpace" in path.read_text()] == []


def test_the_data_model_gives_each_field_the_type_that_a_server_checks():
    source = (ROOT / "Sources/Planner/Schema/GeneratedFieldTypes.swift").read_text()
    assert documented_fields() == dict(re.findall(r'\(\.(\w+), "([\w.]+)"\)', source))
