"""A filter of all tasks that is kept under a name. Row E11."""


def test_E11_a_filter_is_kept_under_a_name_and_opened_from_the_lists(person):
    person.has(("Cake", 2))
    person.has_task("Tea", spoons=2, priority=1)
    person.open("/app/tasks?priority=1")
    person.press("Keep this view")
    person.is_on("View")
    person.write("Name", "Urgent")
    person.press("Save")
    person.is_told("View saved: Urgent")
    person.enter("Lists")
    person.press("Urgent")
    person.sees_row("Tea")
    person.sees_no_row("Cake")
    person.enter("Lists")
    person.press("Edit: Urgent")
    person.is_on("View")
    person.press("Delete")
    person.is_told("View deleted: Urgent")
    person.press("Undo")
    person.sees("Urgent")
