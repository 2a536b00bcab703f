"""The made-up language (`tools/words/pseudo.py`) in a browser: no release offers it, so it takes the place of another language."""

import shutil

from program import ROOT

STAND_IN = "sv"
TAG = "qps-ploc"
TABLES = ROOT / "Tests/RequestsTests/Words/Samples"


def with_pseudo_language(public, folder):
    """A copy of the public files in which Swedish is the made-up language."""
    shutil.copytree(public, folder)
    [words] = folder.glob("static/*/words")
    for own in ["", "server/"]:
        for packed in words.glob(f"{own}{STAND_IN}.tsw.*"):
            packed.unlink()
        put_in(TABLES / f"{own}{TAG}.tsw", words / f"{own}{STAND_IN}.tsw")
    return folder


def put_in(source, file):
    """Replaces a table of a release, whose first line names the release. The first entry of a browser's table is its tag."""
    head = file.read_bytes().split(b"\n", 1)[0]
    entries = source.read_bytes().split(b"\n")[1:]
    if entries[0] == TAG.encode():
        entries[0] = STAND_IN.encode()
    file.write_bytes(b"\n".join([head, *entries]))
