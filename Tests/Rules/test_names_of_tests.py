"""The files of the tests in Python: pytest can only run them together where no two have the same name."""

from collections import Counter

from program import ROOT


def test_no_two_files_of_tests_have_the_same_name():
    names = Counter(path.name for path in (ROOT / "Tests").glob("*/**/test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []
