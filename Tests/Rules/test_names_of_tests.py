"""The files in Python that the tests are, or import: in one process no two of them may have the same name."""

from collections import Counter

from program import ROOT


def test_no_two_files_of_tests_have_the_same_name():
    names = Counter(path.name for path in (ROOT / "Tests").glob("*/**/test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []


# Folders whose files are imported by their name alone.
IMPORTED = "Benchmarks", "Tests/Support", "Tests/Server", "Tests/Browser", "Tests/Engines", "tools/words", "tools/mutation"


def test_no_two_modules_that_tests_import_have_the_same_name():
    names = Counter(path.stem for folder in IMPORTED for path in (ROOT / folder).glob("*.py"))
    # Each folder of tests has one, and pytest tells them apart. A folder that is a package has one, too.
    assert [name for name, count in names.items() if count > 1 and name not in ("conftest", "__init__", "__main__")] == []
