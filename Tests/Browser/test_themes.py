"""Every theme with every colour: text and marks can be read on their backgrounds, measured in the browser as WCAG 2.2 counts it."""

import pytest
from playwright.sync_api import expect

from ink import without_ink
from variants import first_of

THEMES = ["light", "dark", "black", "low-glare", "high-contrast"]
ACCENTS = ["", *"12345678"]

TEXT = [
    ("ink", "bg"), ("ink", "surface"), ("ink", "tint"), ("muted", "bg"), ("muted", "surface"), ("accent", "bg"), ("accent", "surface"),
    ("accent", "tint"), ("on-accent", "accent"), ("done", "done-bg"), ("notice", "notice-bg"), ("notice", "bg"), ("notice", "surface"),
    *((priority, ground) for priority in ("high", "medium", "low") for ground in ("bg", "surface", "tint")),
]
"""Words on a ground: at least 4.5."""

MARKS = [("line", "surface"), ("line", "bg"), ("accent", "bg"), *((f"c{number}", "surface") for number in range(1, 9))]
"""Lines and spots that say something: at least 3."""

MEASURE = """([themes, accents, pairs]) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const root = document.documentElement;
    const channels = (value) => {
        const numbers = value.match(/[\\d.]+/g).map(Number);
        return value.startsWith('color(') ? numbers.slice(-3) : numbers.slice(0, 3).map((number) => number / 255);
    };
    const luminance = (name) => {
        probe.style.color = `var(--${name})`;
        const [red, green, blue] = channels(getComputedStyle(probe).color)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const measured = [];
    for (const theme of themes) {
        for (const accent of accents) {
            root.dataset.theme = theme;
            if (accent) root.dataset.accent = accent;
            else delete root.dataset.accent;
            for (const [front, ground] of pairs) {
                const [one, other] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
                measured.push([theme, accent, front, ground, (one + 0.05) / (other + 0.05)]);
            }
        }
    }
    probe.remove();
    return measured;
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_A4_every_pair_of_colours_can_be_read_in_every_theme_with_every_accent(page, touch, scheme):
    touch.arrive()
    page.emulate_media(color_scheme=scheme)
    for pairs, least in (TEXT, 4.5), (MARKS, 3):
        measured = page.evaluate(MEASURE, [["system", *THEMES], ACCENTS, pairs])
        assert len(measured) == 6 * 9 * len(pairs)
        assert [one for one in measured if one[4] < least] == []
    # Somebody who needs contrast gets more than enough.
    strong = page.evaluate(MEASURE, [["high-contrast"], ACCENTS, [("ink", "bg"), ("muted", "bg"), ("accent", "bg"), ("done", "done-bg")]])
    assert [one for one in strong if one[4] < 7] == []


@pytest.mark.exhaustive
def test_A4_eight_accents_are_eight_colours(page, touch):
    touch.arrive()
    touch.open("/app/settings/look")
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        colours = page.locator(".accent").evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').backgroundColor)")
        assert len(colours) == 8 and len(set(colours)) == 8, theme


@pytest.mark.parametrize("theme", first_of("dark", "black", "low-glare"))
def test_A4_a_dark_theme_is_dark_before_its_styles_are_there(touch, theme):
    """The background that the browser paints by itself follows the page's head."""
    touch.has()
    touch.post("/app/settings/look", theme=theme)
    page = touch.page
    html = page.evaluate("fetch('/app/today').then((answer) => answer.text())")
    bare = touch.context.new_page()
    bare.set_content(html.replace('<link rel="stylesheet"', '<link rel="nothing"').replace("<script", "<template"))
    ground = bare.evaluate("""() => {
        document.documentElement.style.backgroundColor = 'Canvas';
        return getComputedStyle(document.documentElement).backgroundColor;
    }""")
    assert max(int(part) for part in ground.removeprefix("rgb(").removesuffix(")").split(",")) < 40


@pytest.mark.exhaustive
def test_A4_high_contrast_underlines_links_and_draws_thick_lines(touch):
    touch.has(("Stretch", 1))
    touch.post("/app/settings/look", theme="high-contrast")
    touch.open("/app/tasks")
    rows = touch.page.locator(".rows").first
    assert rows.evaluate("rows => getComputedStyle(rows).borderTopWidth") == "3px"
    link = touch.page.locator("#bar a").first
    assert "underline" in link.evaluate("link => getComputedStyle(link).textDecorationLine")


@pytest.mark.parametrize("path, wanted", first_of(
    ("/app/tasks/new", ".add-line > textarea"), ("/app/focus", ".stepper > input"), ("/app/settings/you", ".portraits input"),
    ("/app/settings/you", ".field > input"), ("/app/tasks/new?full=1", ".field > textarea"), ("/app/focus", ".alarm"), ("/app/focus", ".notice-form"),
))
def test_A4_high_contrast_draws_a_thick_line_round_every_field_and_notice(touch, path, wanted):
    touch.has()
    touch.post("/app/settings/look", theme="high-contrast")
    if wanted in (".alarm", ".notice-form"):
        touch.open("/app/focus")
        touch.press("Start 5 minutes")
        expect(touch.page.locator("#timer-toggle")).to_be_visible()
    touch.open(path)
    parts = touch.page.locator(wanted)
    widths = parts.evaluate_all("all => all.map((part) => getComputedStyle(part).borderTopWidth)")
    assert widths and set(widths) == {"3px"}


@pytest.mark.exhaustive
def test_A4_forced_colours_keep_the_colours_to_choose_apart(touch):
    touch.arrive()
    touch.page.emulate_media(forced_colors="active")
    touch.open("/app/settings/look")
    for name in "Teal", "Blue", "Violet", "Rose", "Amber", "Green", "Brown", "Grey":
        expect(touch.page.get_by_role("radio", name=name, exact=True)).to_have_count(1)
    colours = touch.page.locator(".accent").evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').backgroundColor)")
    assert len(colours) == 8 and len(set(colours)) == 8


SYSTEM = """name => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}"""


@pytest.mark.exhaustive
def test_A4_forced_colours_show_the_date_and_in_its_place_that_there_is_no_network(touch):
    touch.has(("Tea", 2))
    touch.page.emulate_media(forced_colors="active")
    assert without_ink(touch.page) == []
    touch.context.set_offline(True)
    expect(touch.page.locator("#offline > :not([data-online])")).to_be_visible()
    assert without_ink(touch.page) == []
    touch.context.set_offline(False)
    expect(touch.page.locator("#offline > [data-online]")).to_be_attached()
    assert without_ink(touch.page) == []


@pytest.mark.exhaustive
def test_A4_forced_colours_show_a_tick_on_its_ground(touch):
    touch.has(("Stretch", 1))
    touch.plan("Stretch")
    touch.press("Done: Stretch")
    touch.is_told("Done: Stretch")
    touch.page.emulate_media(forced_colors="active")
    tick = touch.page.locator('.tick[aria-pressed="true"]').first
    ground, mark = tick.evaluate("tick => ['::before', '::after'].map((part) => getComputedStyle(tick, part).backgroundColor)")
    assert ground == touch.page.evaluate(SYSTEM, "Highlight")
    assert mark == touch.page.evaluate(SYSTEM, "HighlightText")


@pytest.mark.exhaustive
def test_A4_a_choice_that_is_changed_back_at_once_is_the_one_that_is_kept(touch):
    touch.has(at="/app/settings/look")
    touch.page.evaluate("""async () => {
        for (const theme of ['dark', 'system']) {
            const choice = document.querySelector(`[name=theme][value=${theme}]`);
            choice.checked = true;
            choice.dispatchEvent(new Event('change', { bubbles: true }));
            // The first is on its way, and not answered.
            for (let turn = 0; turn < 9; turn += 1) await null;
        }
    }""")
    touch.is_told("Appearance updated")
    touch.open("/app/settings/look")
    expect(touch.page.locator("[name=theme][value=system]")).to_be_checked()
