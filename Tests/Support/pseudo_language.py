"""The made-up language (`tools/words/pseudo.py`) in a browser: no release offers it, so it takes the place of another language."""

import shutil

from program import ROOT

STAND_IN = "sv"
TABLE = ROOT / "Tests/RequestsTests/Words/Samples/qps-ploc.tsw"


def with_pseudo_language(public, folder):
    """A copy of the public files in which Swedish is the made-up language."""
    shutil.copytree(public, folder)
    [table] = folder.glob(f"static/*/words/{STAND_IN}.tsw")
    for packed in table.parent.glob(f"{STAND_IN}.tsw.*"):
        packed.unlink()
    table.write_bytes(renamed(TABLE.read_bytes(), STAND_IN.encode()))
    return folder


def renamed(table, tag):
    """The same table of another language: the tag is the first entry, behind the head (`tools/words/table.py`)."""
    head, _, rest = table.split(b"\n", 2)
    return b"\n".join([head, tag, rest])
