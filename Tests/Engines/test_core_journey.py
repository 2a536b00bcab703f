"""The core features, which must work in every engine."""


def test_two_questions_lead_a_first_visitor_to_a_planned_day(someone):
    someone.open()
    someone.is_on("Plan a day that fits your energy")
    someone.write("#spoons", "9")
    someone.press("#start")
    someone.is_on("Today")
    someone.counts(4, 9)
    someone.sees_row("Take a shower")
    someone.is_answered_on_the_device()


def test_what_fits_is_sent_to_today_in_one_go_and_what_does_not_is_not_sent(someone):
    someone.has(("Cook", 3), ("Read", 2), ("Move house", 10), spoons=8)
    someone.plan("Cook", "Move house")
    someone.sees("#notice", "That is 5 spoons over.")
    someone.sees("#notice", "Nothing was added")
    someone.press_in_row("Move house", "input[type=checkbox]")
    someone.press_in_row("Read", "input[type=checkbox]")
    someone.press("#submit")
    someone.is_on("Today")
    someone.counts(5, 8)
    someone.sees_row("Cook")
    someone.sees_row("Read")
    someone.sees_no_row("Move house")


def test_a_tick_is_done_and_can_be_undone(someone):
    someone.has(("Cook", 3))
    someone.plan("Cook")
    someone.is_on("Today")
    someone.ticks("Cook")
    someone.press("#toast-undo")
    someone.sees_no_row("Cook", within="#done-today")
    someone.sees_row("Cook")


def test_a_new_day_finds_what_was_left_in_the_backlog(someone):
    someone.has(("Cook", 3), ("Read", 2))
    someone.plan("Cook", "Read")
    someone.is_on("Today")
    someone.ticks("Cook")
    someone.press("#menu > summary")
    someone.press("#new-day")
    someone.is_on("New Day")
    someone.write("#spoons", "7")
    someone.press("#save")
    someone.is_on("Today")
    someone.counts(0, 7)
    someone.press("#bar a[href='/app/tasks']")
    someone.is_on("Tasks")
    someone.press(".segments a[href='/app/backlog']")
    someone.is_on("Backlog")
    someone.sees_row("Read")
    someone.sees("#list", "2 spoons")
    someone.sees_no_row("Cook")


def test_without_a_network_pages_open_and_what_is_done_is_kept(someone, engine, server):
    someone.has(("Cook", 3))
    server.kill()
    engine.reload()
    someone.is_on("Today")
    someone.plan("Cook")
    someone.is_on("Today")
    someone.counts(3, 12)
    someone.press("#side-add")
    someone.is_on("Add a task")
    someone.write("#title-field", "Call Zoë <b>& co</b>")
    someone.press("#add-button")
    someone.sees("#toast", "Added: Call Zoë <b>& co</b>")
    someone.press("#cancel")
    someone.is_on("Today")
    someone.sees_row("Call Zoë <b>& co</b>")
    someone.ticks("Cook")
    engine.reload()
    someone.sees_row("Cook", within="#done-today")
    someone.open("/app/tasks/unsorted")
    someone.is_answered_on_the_device()


def test_a_worker_that_was_ended_comes_back_with_everything(someone, engine, server):
    someone.has(("Cook", 3), ("Read", 2))
    someone.plan("Cook")
    someone.is_on("Today")
    someone.sees_row("Cook")
    server.kill()
    engine.stop_worker()
    assert engine.answered_by() == "worker, started for this"
    engine.reload()
    someone.sees_row("Cook")
    someone.counts(3, 12)
    someone.plan("Read")
    someone.is_on("Today")
    someone.sees_row("Read")
    someone.counts(5, 12)


def test_an_act_starts_a_worker_that_was_ended(someone, engine, server):
    someone.has(("Cook", 3))
    someone.plan("Cook")
    someone.is_on("Today")
    someone.sees_row("Cook")
    server.kill()
    engine.stop_worker()
    someone.ticks("Cook")
    engine.reload()
    someone.sees_row("Cook", within="#done-today")


def test_what_is_done_in_one_tab_is_seen_in_the_other(someone, engine):
    someone.has(("Cook", 3), ("Read", 2))
    first = engine.tab
    engine.new_tab()
    second = engine.tab
    someone.open()
    someone.plan("Cook")
    someone.is_on("Today")
    someone.sees_row("Cook")
    engine.switch(first)
    someone.sees_row("Cook")
    someone.ticks("Cook")
    engine.switch(second)
    someone.sees_row("Cook", within="#done-today")


def test_a_line_is_understood_and_what_it_adds_is_ticked_in_its_list(someone):
    someone.has()
    someone.post("/app/lists/new", name="Errands")
    someone.open("/app/tasks/new")
    someone.write("#title-field", "Stamps ~2 @Errands")
    someone.sees("#understood", "2 spoons")
    someone.sees("#understood", "List: Errands")
    someone.press("#add-button")
    someone.sees("#toast", "Added: Stamps")
    someone.press("#cancel")
    someone.is_on("Today")
    someone.press("#bar a[href='/app/lists']")
    someone.is_on("Lists")
    someone.press("main li a.category")
    someone.is_on("Errands")
    someone.press_in_row("Stamps", ".tick")
    someone.sees("#toast", "Done: Stamps")
    someone.is_answered_on_the_device()
