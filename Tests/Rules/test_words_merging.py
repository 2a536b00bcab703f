"""A new text changes lines of its own, so that people who each add one do not get into each other's way."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Tables of languages with a few texts: where nearly all lines are empty, Git cannot tell which of them is new.
SAMPLES = "Tests/RequestsTests/Words/Samples"
PARTS = ["tools/words", "Words", "Web", "Sources/Pages/Catalog", "Sources/Planner", SAMPLES, "docs/quick-add", "docs/quick-add.md", ".gitattributes"]
PLAIN = ("lists.ftl", "lists", "an-own-text = {}")
WITH_ARGUMENT = ("today.ftl", "today", "an-own-sentence = {} {{ $title }}")
OF_THE_SERVER = ("mail.ftl", "mail", "an-own-letter = {} {{ $title }}")


class Copy:
    """A copy of all that texts are made of, in a repository of its own."""

    def __init__(self, folder):
        self.folder = folder
        self.branches = set()
        for part in PARTS:
            copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
            (folder / part).parent.mkdir(parents=True, exist_ok=True)
            copy(ROOT / part, folder / part)
        self.git("init", "-q", "-b", "main")
        self.commit("All texts")

    def git(self, *arguments):
        command = ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.org", *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)

    def commit(self, subject):
        self.git("add", "-A", "-f")
        assert self.git("commit", "-q", "-m", subject).returncode == 0

    def make_words(self):
        command = [sys.executable, "tools/words", "--seen", "all"]
        # What has been parsed before is the same here.
        parsed = {**os.environ, "PARSED_WORDS": str(ROOT / ".build/parsed-words")}
        made = subprocess.run(command, cwd=self.folder, env=parsed, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stderr

    def add(self, file, branch, message):
        """Adds a message at the end of a file of each language, on a branch of its own, unless another test has done so."""
        if branch in self.branches:
            return
        self.branches.add(branch)
        self.git("checkout", "-q", "-b", branch, "main")
        for text in sorted(self.folder.glob(f"Words/*/{file}")):
            before = text.read_text(encoding="utf-8").rstrip("\n")
            text.write_text(f"{before}\n\n{message.format(f'Text {text.parent.name}')}\n", encoding="utf-8")
        self.make_words()
        self.commit(branch)

    def changed(self, branch):
        """How many lines the commit of a branch added and removed, by file."""
        rows = self.git("show", "--numstat", "--format=", branch).stdout.splitlines()
        return {Path(name): (int(added), int(removed)) for added, removed, name in (row.split("\t") for row in rows)}


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return Copy(tmp_path_factory.mktemp("texts"))


@pytest.mark.parametrize("file, branch, message", [PLAIN, WITH_ARGUMENT, OF_THE_SERVER], ids=["plain", "with an argument", "of the server"])
def test_a_new_text_is_at_most_three_lines_of_swift_and_one_in_each_table(copy, file, branch, message):
    copy.add(file, branch, message)
    changed = copy.changed(branch)
    assert sum(added for name, (added, _) in changed.items() if name.suffix == ".swift") == 3
    tables = [lines for name, lines in changed.items() if name.suffix == ".tsw"]
    assert len(tables) > 10 and set(tables) == {(1, 0)}
    assert all(removed == 0 for _, removed in changed.values())


def test_two_branches_that_each_add_a_text_merge_without_a_conflict(copy):
    for new in PLAIN, WITH_ARGUMENT:
        copy.add(*new)
    copy.git("checkout", "-q", "-b", "both", WITH_ARGUMENT[1])
    merged = copy.git("merge", "--no-edit", PLAIN[1])
    assert merged.returncode == 0, merged.stdout
    copy.make_words()
    assert copy.git("status", "--porcelain", ":!" + SAMPLES).stdout == ""
