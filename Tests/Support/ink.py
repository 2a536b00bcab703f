"""Words that are on a page but not to be seen on it, since something is painted over them: found by the pixels of their boxes."""

import io

from PIL import Image

LEAST_CONTRAST = 60
"""Of 255 levels of grey, between the ink of a word and its ground."""

# Bars at the lower edge would cover some of the page: a box that lies half under one is scrolled out from under it, but to axe and in a
# picture of the whole page it is half a box.
UNCOVER = """is => {
    scrollTo(0, 0);
    for (const bar of document.querySelectorAll('form#list > .decide, #dock, #actions, #toast')) bar.style.position = is ? 'static' : '';
    // Rows out of sight have a guessed height, which what is in them may exceed.
    for (const row of document.querySelectorAll('.rows > .row')) row.style.contentVisibility = is ? 'visible' : '';
}"""

# The boxes of all words that are in sight, in pixels of the whole page.
WORDS = """() => {
    const words = [];
    const over = document.querySelector('.menu[open] > ul, #alarm[data-ringing]');
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element.closest('svg, select, textarea, script, style, .skip:not(:focus)')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue;
        for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const box = seen(range.getClientRects()[0], element);
            if (box) words.push({ word: `${word} in ${element.outerHTML.slice(0, 160)}`, box });
        }
    }
    return words;

    /** What lies under an open menu is covered by intent. */
    function isUnder(box, element) {
        if (!over || over.contains(element)) return false;
        const { left, top, right, bottom } = over.getBoundingClientRect();
        return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    }

    /** What its ancestors leave of a box; null: too little to see. */
    function seen(box, element) {
        if (!box || isUnder(box, element)) return null;
        let { left, top, right, bottom } = box;
        for (let up = element; up !== document.documentElement; up = up.parentElement) {
            const { overflow, clipPath, clip } = getComputedStyle(up);
            if (clipPath !== 'none' || clip !== 'auto') return null;
            if (overflow === 'visible') continue;
            const edge = up.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        if (right - left < box.width / 2 || bottom - top < box.height / 2 || right - left < 3) return null;
        return [left + scrollX, top + scrollY, right + scrollX, bottom + scrollY].map(Math.round);
    }
}"""


# Rows far out of sight are laid out for a picture of the whole page, or not yet: what stands below them is then elsewhere than it was
# measured. So all of them are laid out from the beginning.
LAY_OUT = """is => {
    for (const row of document.querySelectorAll('.rows > .row')) row.style.contentVisibility = is ? 'visible' : '';
}"""


def without_ink(page):
    """The words of a page that nothing is to be seen of."""
    page.evaluate(LAY_OUT, True)
    page.evaluate(UNCOVER, True)
    words = page.evaluate(WORDS)
    picture = Image.open(io.BytesIO(page.screenshot(full_page=True, scale="css"))).convert("L")
    page.evaluate(UNCOVER, False)
    page.evaluate(LAY_OUT, False)
    return [word["word"] for word in words if not has_ink(picture, word["box"])]


def has_ink(picture, box):
    darkest, lightest = picture.crop(box).getextrema()
    return lightest - darkest >= LEAST_CONTRAST
