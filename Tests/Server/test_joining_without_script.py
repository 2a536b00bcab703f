"""A browser without a script has a plan here when somebody signs in: the account is not overruled, and the person is asked."""

from types import SimpleNamespace

from visitor import Visitor


class Browser(Visitor):
    """A browser that keeps all its cookies."""

    def __init__(self, program):
        super().__init__(program)
        self.jar = {}

    def send(self, method, address, body=None, **headers):
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        if self.jar:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.jar.items())
        connection = self.program.connect()
        connection.request(method, address, body, headers)
        answer = connection.getresponse()
        for given in answer.headers.get_all("set-cookie") or []:
            name, value = given.split(";")[0].split("=", 1)
            if value:
                self.jar[name] = value
            else:
                self.jar.pop(name, None)
        text = answer.read()
        connection.close()
        return SimpleNamespace(status=answer.status, headers={name.lower(): value for name, value in answer.getheaders()}, body=text)

    def begins(self, spoons, examples="no"):
        welcome = self.open("/app/today")
        return self.submit(welcome, welcome.form_with("first"), spoons=spoons, examples=examples, keep="server")

    def signs_in(self, email="ada@example.org"):
        return self.post("/account/sign-in", [("email", email), ("password", "eight spoons a day")])

    def answers(self, page, **choice):
        return self.submit(page, self.question(page), **choice)

    def comes_with(self, *titles):
        """Begins a plan that has these tasks, signs in and keeps it apart. The page that answers is returned."""
        self.begins("12")
        for title in titles:
            self.add_task(title)
        return self.answers(self.signs_in(), plan="apart")

    def leaves(self):
        return self.post("/account/sign-out", [])

    def plans_apart(self):
        """The page of the account, and the forms on it that open a plan that was kept apart."""
        page = self.open("/app/account")
        return page, [form for form in page.forms if form.action == "/app/account/plans"]

    def opens(self, number):
        page, forms = self.plans_apart()
        self.submit(page, forms[number], keep="server")

    @staticmethod
    def question(page):
        return next(form for form in page.forms if form.action == "/app/account/plan")


def with_account(server):
    """Somebody with an account: today's number is 6, and one task is there."""
    member = Browser(server)
    member.post("/account/register", [("email", "ada@example.org"), ("password", "eight spoons a day")])
    member.begins("6")
    member.add_task("Stretch")
    return member


def test_a1_a_first_day_that_was_only_tried_is_dropped_and_the_accounts_number_stands(server):
    member = with_account(server)
    other = Browser(server)
    other.begins("12", examples="yes")
    assert server.guests()
    page = other.signs_in()
    assert "This device already holds a plan" not in page.text
    for browser in member, other:
        today = browser.open("/app/today").text
        assert "Get dressed" not in today and "of 12" not in today
    assert other.sees_task("Stretch") and not server.guests()


def test_a1_somebody_with_a_typed_plan_is_asked_and_takes_it_along(server):
    member = with_account(server)
    other = Browser(server)
    other.begins("12", examples="yes")
    other.add_task("Draw-a-dragon")
    page = other.signs_in()
    assert "This device already holds a plan" in page.text
    assert not member.sees_task("Draw-a-dragon")
    other.answers(other.open("/app/today"), plan="along")
    assert member.sees_task("Draw-a-dragon") and not member.sees_task("Get dressed") and not server.guests()
    assert "of 12" not in member.open("/app/today").text


def test_a1_a_plan_that_is_kept_apart_is_opened_again_after_signing_out(server):
    member = with_account(server)
    other = Browser(server)
    other.begins("12")
    other.add_task("Draw-a-dragon")
    page = other.signs_in()
    other.answers(page, plan="apart")
    assert other.sees_task("Stretch") and not other.sees_task("Draw-a-dragon") and not member.sees_task("Draw-a-dragon")
    assert "A plan kept on this device" in other.open("/app/more").text
    other.post("/account/sign-out", [])
    assert not other.sees_task("Draw-a-dragon")
    assert 'id="apart" hidden' not in other.open("/account/sign-in").text
    other.opens(0)
    assert other.sees_task("Draw-a-dragon") and not other.sees_task("Stretch")


def test_a1_a_second_plan_that_is_kept_apart_leaves_the_first_where_it_is(server):
    with_account(server)
    other = Browser(server)
    other.comes_with("Draw-a-dragon")
    other.leaves()
    other.comes_with("Build-a-kite", "Fly-it")
    assert other.open("/app/more").text.count("A plan kept on this device") == 2
    other.leaves()
    page, forms = other.plans_apart()
    assert len(forms) == 2 and page.text.index("1 task<") < page.text.index("2 tasks<")
    # Each is opened again, and the open one is kept apart in its turn.
    other.opens(0)
    assert other.sees_task("Draw-a-dragon") and not other.sees_task("Fly-it")
    other.opens(0)
    assert other.sees_task("Fly-it") and not other.sees_task("Draw-a-dragon")
    other.opens(0)
    assert other.sees_task("Draw-a-dragon")
    # An address from before names a plan that is not kept apart any more.
    other.submit(page, forms[0], keep="server")
    assert other.sees_task("Draw-a-dragon") and len(other.plans_apart()[1]) == 1


def test_a1_where_no_further_plan_can_be_kept_apart_that_is_said_and_the_plan_goes_on_waiting(server):
    with_account(server)
    other = Browser(server)
    for number in range(10):
        other.comes_with(f"Task-{number}")
        other.leaves()
    told = other.comes_with("One-too-many")
    assert told.status == 409 and "keeps at most 10 plans apart" in told.text
    question = other.open("/app/today")
    assert "This device already holds a plan" in question.text
    other.answers(question, plan="along")
    assert other.sees_task("One-too-many")
    other.leaves()
    assert len(other.plans_apart()[1]) == 10
    for number in range(10):
        other.opens(0)
        assert other.sees_task(f"Task-{number}")


def test_a1_erasing_everything_deletes_the_plans_that_were_kept_apart_too(server):
    with_account(server)
    other = Browser(server)
    other.comes_with("Draw-a-dragon")
    other.leaves()
    other.begins("12")
    other.add_task("Build-a-kite")
    assert server.guests() == 2
    erase(other)
    assert not server.guests() and not other.jar.keys() & {"teaspoon-guest", "teaspoon-apart"}
    other.comes_with("Fly-it")
    other.leaves()
    other.begins("12")
    other.add_task("Land-it")
    other.signs_in()
    erase(other)
    assert not server.guests() and not other.jar.keys() & {"teaspoon", "teaspoon-guest", "teaspoon-apart"}


def erase(browser):
    page = browser.open("/app/data/erase")
    browser.submit(page, next(form for form in page.forms if form.action == "/app/data/erase"))


def test_a1_a_plan_that_is_kept_apart_is_kept_as_long_as_the_cookie_that_opens_it(server):
    with_account(server)
    other = Browser(server)
    other.comes_with("Draw-a-dragon")
    other.leaves()
    server.store.execute("UPDATE guest SET used = used - 300")
    other.comes_with("Build-a-kite")
    assert server.store.ask("SELECT min(used) FROM guest") == "0"


def test_a1_somebody_looks_at_the_plan_and_saves_it_before_they_decide(server):
    member = with_account(server)
    other = Browser(server)
    other.begins("12")
    other.add_task("Draw-a-dragon")
    question = other.signs_in()
    form = other.question(question)
    look = other.submit(question, form, next(button for button in form.buttons if button.get("name") == "look"), plan="along")
    assert look.status == 200 and "Draw-a-dragon" in look.text and "Stretch" not in look.text
    file = other.send("GET", "/app/account/plan/everything.teaspoon")
    assert file.status == 200 and b"Draw-a-dragon" in file.body and b"Stretch" not in file.body
    assert "before-signing-in.teaspoon" in file.headers["content-disposition"]
    assert server.guests() and not member.sees_task("Draw-a-dragon")
    assert "This device already holds a plan" in other.open("/app/today").text
    # To somebody else, there is nothing to look at.
    assert "Draw-a-dragon" not in member.open("/app/account/plan/look").text


def test_a1_a_plan_is_deleted_only_after_it_was_asked_once_more(server):
    with_account(server)
    other = Browser(server)
    other.begins("12")
    other.add_task("Draw-a-dragon")
    sure = other.answers(other.signs_in(), plan="delete")
    assert "Delete this plan?" in sure.text and server.guests()
    other.submit(sure, other.question(sure))
    assert not server.guests() and other.sees_task("Stretch") and not other.sees_task("Draw-a-dragon")
