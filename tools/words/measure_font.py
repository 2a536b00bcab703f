"""Measures letters for tools/words/widths.tsv: how wide each is in the interface's fonts, in thousandths of the text size.

    python tools/words/measure_font.py      (needs fontTools; only after another font was chosen)

Inter (docs/fonts.md) stands for all fonts of Latin script: most devices' own are as wide, or narrower. Inter has no Arabic letters:
those are DejaVu Sans', which Debian's browsers fall back to, and which is wider than the phones' Arabic fonts. Arabic letters
have up to four forms, which depend on their neighbours: they are listed by their own code points (Unicode's presentation forms).
"""

from pathlib import Path

from fontTools.ttLib import TTFont

WEIGHTS = (400, 550, 600, 700)
INTER = Path("/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf")
DEJAVU = Path("/usr/share/fonts/truetype/dejavu")
TABLE = Path(__file__).parent / "widths.tsv"
# Latin, Greek and Cyrillic letters, and signs.
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x1A0, 0x1A1, 0x1AF, 0x1B0, *range(0x218, 0x21C), *range(0x384, 0x3CF), *range(0x400, 0x460)]
LATIN += [0x490, 0x491, *range(0x1E80, 0x1F00), *range(0x2010, 0x2027), 0x202F, 0x20AC, 0x2190, 0x2192, 0x2212]
# Signs and digits of Arabic, its letters by themselves, and their forms.
ARABIC = [0x60C, 0x61B, 0x61F, *range(0x621, 0x64B), *range(0x660, 0x66A), *range(0xFE80, 0xFEFD)]


def measured():
    """A line for each letter: its code point, and its width at each weight."""
    lines = {}
    inter = TTFont(INTER)
    letters, scale = inter.getBestCmap(), 1000 / inter["head"].unitsPerEm
    sets = [inter.getGlyphSet(location={"wght": weight}) for weight in WEIGHTS]
    for code in LATIN:
        if code in letters:
            lines[code] = [round(glyphs[letters[code]].width * scale) for glyphs in sets]
    # It has two weights; above 500 browsers take the bold one.
    regular, bold = (TTFont(DEJAVU / name) for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"))
    for code in ARABIC:
        faces = [bold if weight > 500 else regular for weight in WEIGHTS]
        found = [face.getBestCmap().get(code) for face in faces]
        if all(found):
            lines[code] = [round(face["hmtx"][name][0] * 1000 / face["head"].unitsPerEm) for face, name in zip(faces, found, strict=True)]
    return "".join("\t".join([f"{code:04X}", *map(str, widths)]) + "\n" for code, widths in sorted(lines.items()))


if __name__ == "__main__":
    TABLE.write_text("# Made by tools/words/measure_font.py: code point, width at weight 400, 550, 600, 700.\n" + measured())
