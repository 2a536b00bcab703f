"""
Text that does not fit where it stands: cut off by its box, or longer than it. The script is given a selector of what is not looked at.
"""

CLIPPED = """(exceptions) => {
    const faults = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest(`svg, select, textarea, ${exceptions}`)) continue;
        // Rows that are not laid out yet, since they are far out of sight, are like those that are.
        if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
        range.selectNodeContents(node);
        const fault = faultOf([...range.getClientRects()], element);
        if (fault) faults.push(`${fault}: "${node.data.trim()}" in ${element.outerHTML.slice(0, 160)}`);
    }
    for (const table of document.querySelectorAll('table')) {
        const pixels = (element, ...names) => names.reduce((sum, name) => sum + parseFloat(getComputedStyle(element)[name]), 0);
        const place = table.parentElement;
        const room = place.clientWidth - pixels(place, 'paddingLeft', 'paddingRight') - pixels(table, 'marginLeft', 'marginRight');
        if (!table.checkVisibility() || table.matches(exceptions) || table.scrollWidth <= room + 1) continue;
        faults.push(`wider than its place: ${table.outerHTML.slice(0, 160)}`);
    }
    for (const field of document.querySelectorAll('select, input[placeholder]')) {
        if (field.matches(exceptions) || !field.checkVisibility({ visibilityProperty: true }) || !isCut(field)) continue;
        faults.push(`cut: ${field.outerHTML.slice(0, 160)}`);
    }
    return faults;

    function faultOf(lines, element) {
        for (let up = element, isInline = true; up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            const box = up.getBoundingClientRect();
            // Only screen readers read it.
            if (box.width <= 1) return '';
            if (/auto|scroll/.test(style.overflow)) return '';
            const wide = lines.some((line) => line.left < box.left - 1 || line.right > box.right + 1);
            // The box of a line of text is higher than the line where lines stand close together.
            const high = lines.some((line) => line.top < box.top - 4 || line.bottom > box.bottom + 4);
            const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
            // What somebody wrote may be of any length, and ends in an ellipsis.
            if (isShortened && (wide || high)) return element.closest('[dir="auto"], bdi') ? '' : 'shortened';
            if ((wide && style.overflowX !== 'visible') || (high && style.overflowY !== 'visible')) return 'cut';
            if (cutsOff(style.clipPath, box, lines)) return 'cut';
            if (isInline && !/inline$|contents/.test(style.display)) {
                if (wide) return 'longer than its box';
                isInline = false;
            }
        }
        return '';
    }

    /** Whether `inset(…)` in pixels, from the top clockwise, cuts lines at their sides. */
    function cutsOff(path, box, lines) {
        const given = (path.match(/-?[\\d.]+px/g) ?? []).map(parseFloat);
        if (given.length === 0) return false;
        const right = given[1] ?? given[0];
        const left = given[3] ?? right;
        return lines.some((line) => line.left < box.left + left - 1 || line.right > box.right - right + 1);
    }

    function isCut(field) {
        const text = field.matches('select') ? field.selectedOptions[0]?.label : !field.value && field.placeholder;
        if (!text) return false;
        const style = getComputedStyle(field);
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        context.font = style.font;
        context.letterSpacing = style.letterSpacing;
        const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        // The field has a label too: of a text within it half is enough.
        return context.measureText(text).width / (style.textOverflow === 'ellipsis' ? 2 : 1) > room + 1;
    }
}"""
