"""Lists through links and forms alone, with everything kept on the server."""

import re


def titles(page, part=""):
    """The titles in the rows of a page, from a part of it on."""
    return re.findall(r'class="title"[^>]*>([^<]*)<', page.text[page.text.index(part):])


def heading(page):
    return re.search(r"<h1[^>]*>([^<]*)</h1>", page.text)[1]


def words(page, button):
    """The name of a button."""
    if "aria-label" in button:
        return button["aria-label"]
    content = re.search(rf'<button[^>]* id="{button.get("id")}"[^>]*>(.*?)</button>', page.text)
    return re.sub("<[^>]*>", "", content[1]) if content else None


def press(visitor, page, label):
    """Presses the one button that is called so."""
    [(form, button)] = [(form, button) for form in page.forms for button in form.buttons if words(page, button) == label]
    return visitor.submit(page, form, button)


def make(visitor, name):
    page = visitor.open("/app/lists/new")
    return visitor.submit(page, page.form_with("category"), name=name)


def add(visitor, page, title):
    """Adds a task by the page that the list leads to, as a browser without a script does, and goes back to the list."""
    form = visitor.open(re.search(r'<a [^>]*id="add-task" href="([^"]*)"', page.text)[1])
    added = visitor.submit(form, form.form_with("quick"), title=title)
    assert added.status == 200
    back = re.search(r'<a [^>]*id="cancel" href="([^"]*)"', added.text)[1]
    return visitor.open(back)


def test_L1_a_list_is_made_filled_ticked_and_found_again_without_script(visitor, server):
    page = make(visitor, "Errands <b>")
    assert page.status == 200
    assert heading(page) == "Errands &lt;b&gt;"
    for title in "Stamps", "Bread":
        page = add(visitor, page, title)
    assert titles(page) == ["Stamps", "Bread"]
    page = press(visitor, page, "Done: Stamps")
    assert titles(page) == ["Stamps", "Bread"], "what is ticked stays where it is"
    assert page.text.count('class="row done"') == 1
    server.stop()
    server.start()
    lists = visitor.open("/app/lists")
    assert titles(lists) == ["Errands &lt;b&gt;"]
    again = visitor.open(re.search(r'href="(/app/lists/[0-9a-f]{32})"', lists.text)[1])
    assert titles(again) == ["Bread", "Stamps"], "opened again, what is done comes last"


def test_L1_a_list_without_a_name_is_refused_without_script(visitor):
    page = visitor.open("/app/lists/new")
    refused = visitor.submit(page, page.form_with("category"), name=" ", category="Home <b>")
    assert refused.status == 422
    assert "Enter a name of at most 200 characters" in refused.text
    assert "Home &lt;b&gt;" in refused.text


def test_L1_a_list_is_deleted_and_brought_back_without_script(visitor):
    page = add(visitor, make(visitor, "Errands"), "Stamps")
    lists = press(visitor, page, "Delete list and its tasks")
    assert heading(lists) == "Lists"
    assert titles(lists) == []
    back = press(visitor, lists, "Undo")
    assert titles(back) == ["Errands"]
    assert titles(visitor.open(page.address.split("?")[0])) == ["Stamps"]


def test_L1_a_list_is_put_away_and_taken_out_without_script(visitor):
    press(visitor, make(visitor, "Errands"), "Archive")
    away = visitor.open("/app/lists/archive")
    assert titles(away) == ["Errands"]
    assert titles(press(visitor, away, "Restore: Errands")) == []
    assert titles(visitor.open("/app/lists")) == ["Errands"]


def test_L2_a_checklist_has_its_three_states_without_script(visitor):
    form = visitor.open("/app/lists/new")
    page = visitor.submit(form, form.form_with("category"), name="Trip", checklist="yes")
    for title in "Skis", "Socks":
        page = add(visitor, page, title)
    page = press(visitor, page, "Skip: Skis")
    # Its row stays in its place, also when the list is opened again.
    opened_again = visitor.open(page.address.split("?")[0])
    for shown in page, opened_again:
        assert titles(shown) == ["Skis", "Socks"]
        assert re.findall(r'<li id="task-[^"]*" class="row left-out"[^>]*>.*?class="title"[^>]*>([^<]*)<', shown.text) == ["Skis"]
    page = press(visitor, opened_again, "Packed: Socks")
    assert page.text.count('class="row done"') == 1
    page = press(visitor, page, "Uncheck all")
    assert titles(page) == ["Skis", "Socks"]
    assert 'class="row done"' not in page.text


def test_L3_a_template_is_used_without_script(visitor):
    page = visitor.open("/app/templates/low-energy-day")
    made = press(visitor, page, "Use template")
    assert heading(made) == "Low-energy day"
    assert "Water where you can reach it" in titles(made)


def test_T8_steps_are_added_and_ticked_without_script(visitor):
    made = add(visitor, make(visitor, "Errands"), "Sort out the shed")
    page = visitor.open(re.search(r'href="(/app/tasks/[0-9a-f]{32})"', made.text)[1])
    for title in "Find the key", "Sweep":
        [form] = [form for form in page.forms if form.action.endswith("/step")]
        page = visitor.submit(page, form, title=title)
    assert titles(page, 'id="steps"') == ["Find the key", "Sweep"]
    press(visitor, page, "Done: Find the key")
    # In its list a task is the head of its steps; among all tasks its row shows the next of them.
    listed = visitor.open(made.address.split("?")[0])
    assert titles(listed) == ["Find the key", "Sweep"] and titles(listed, 'class="row done"')[0] == "Find the key"
    row = visitor.open("/app/tasks").text.split('class="fact next-step">')[1].split("</span></span>")[0]
    assert "1 step left" in row and "Sweep" in row
