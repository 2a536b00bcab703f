"""Commands that no page sends, as the buttons of a notification give them. Row T14."""

import pytest

from chromium import running_worker

pytestmark = pytest.mark.new_browser

ADD = """([name, key]) => running.host.perform([teaspoon.Command.addList, [name, 1, 1, '', false]], key)"""


def add(person, name, key):
    result = running_worker(person).evaluate(ADD, [name, key])
    return {part: result[part] for part in result if part in {"change", "lists", "code"}}


def test_T14_a_command_is_kept_once_under_its_key_and_is_undone_like_any_other(touch):
    touch.has()
    first = add(touch, "Shed", "one")
    assert first["lists"] == [first["change"]]
    assert add(touch, "Shed", "one") == first
    assert add(touch, "Attic", "one") == {"code": "command.key-used"}
    touch.open("/app/lists")
    assert touch.main.get_by_role("link", name="Shed").count() == 1
    assert touch.main.get_by_role("link", name="Attic").count() == 0
    touch.post(f"/app/history/{first['change']}/undo")
    assert add(touch, "Shed", "one") == first
    touch.open("/app/lists")
    assert touch.main.get_by_role("link", name="Shed").count() == 0


def test_T14_without_a_network_it_is_kept_and_an_open_page_shows_it(touch):
    touch.has()
    touch.open("/app/lists")
    touch.context.set_offline(True)
    add(touch, "Shed", "one")
    touch.sees("Shed")
    touch.context.set_offline(False)
