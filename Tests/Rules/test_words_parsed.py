"""Messages that were parsed before are not parsed again (`tools/words/parsed.py`)."""

import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools/words"))

import messages
import parsed


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(parsed, "FOLDER", tmp_path / "parsed")
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "today.ftl").write_text("day = Today")
    return folder


def texts(folder):
    """What the messages of the file say, and whether it was parsed."""
    there = parsed.ParsedFolder(folder)
    known = set(there.known)
    found = there.read(folder / "today.ftl")
    there.keep()
    return {key: message.parts for key, message in found.items()}, not known & there.found.keys()


def test_a_file_is_parsed_once_and_again_when_it_changes(folder):
    assert texts(folder) == ({"day": ("Today",)}, True)
    assert texts(folder) == ({"day": ("Today",)}, False)
    (folder / "today.ftl").write_text("day = This day")
    assert texts(folder) == ({"day": ("This day",)}, True)


def test_another_parser_reads_everything_again(folder, monkeypatch):
    texts(folder)
    monkeypatch.setattr(parsed, "READER", b"another")
    assert texts(folder) == ({"day": ("Today",)}, True)


@pytest.mark.parametrize("damage", [b"", b"damaged", b"\x80\x04cno_such_module\nthing\n."])
def test_what_was_kept_and_cannot_be_read_is_parsed_again(folder, damage):
    texts(folder)
    [kept] = parsed.FOLDER.iterdir()
    kept.write_bytes(damage)
    assert texts(folder) == ({"day": ("Today",)}, True)


def test_what_is_wrong_in_a_file_is_said_each_time(folder):
    (folder / "today.ftl").write_text("day = <b>")
    for _ in range(2):
        with pytest.raises(messages.Wrong, match="is not closed"):
            texts(folder)
