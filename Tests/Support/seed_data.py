"""The plan of somebody who lived with the program for a few days: made once, the way a person makes it."""

from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

TASKS = [
    ("Read two pages", 1), ("Answer one letter", 1), ("Water the plants", 1), ("Change the sheets", 3), ("Fold the laundry", 2),
    ("A walk to the river and back, slowly, with a rest on the bench halfway", 3), ("Hoover one room", 3), ("Cook for two days", 4),
    ("See a friend", 5), ("Tax papers", 6), ("Sort the photographs", 10), ("Ask about the medicine", None),
]

JOTTED = [
    "Ring the surgery ~2 today 14:00 !high #phone @Errands", "Post the parcel ~1 tomorrow @Errands #errand", "Buy light bulbs @Errands",
    "Return the library books ~2 in 9 days !low @Errands #errand", "Bins out ~1 every week 10m", "Send the form ~3 !medium #phone",
]

NOTED = [
    "The plumber: 0171 230 4455", "Things Zoë said about the garden:\nless lawn\nmore shade\na bench by the wall", "Ask about Thursday",
    (
        "A film about lighthouses, seen by nobody, told by everybody; the one with the dog, not the one with the storm, "
        "and perhaps the book it was made from, if the library has it"
    ),
    "اتصل بالطبيب", "Blue thread", "What helped last time: dark room, tea",
    "Door code\n4711",
]

PACKED = {
    "Medicine": ["Tablets for three days", "Medicine list, printed", "Heat pad"],
    "Clothes": ["Warm jumper", "Swimming things"],
    "For the way": ["Phone charger", "Earplugs", "Snack and water"],
}


def add_seed_data(person):
    """A few days as somebody might have lived them. Stands on the first page before."""
    person.paths = {}
    person.post("/app/day/new", first="yes", spoons="12", examples="yes")
    for title, cost in reversed(TASKS):
        note = "The blue one, not the red one." if title == "Tax papers" else ""
        person.post("/app/tasks/new", title=title, spoons=str(cost or ""), note=note)
    plan(person, "Tax papers", "Fold the laundry")
    person.post("/app/day/new", spoons="14")
    plan(person, "Answer one letter", "Hoover one room", "Cook for two days")
    add_lists(person)
    add_notes(person)
    later = jot(person, "Stretch, on the floor ~1")
    person.post(f"{later}/today")
    person.post(f"{later}/snooze", until="later")
    person.open()
    for title in ("Take a shower", "Get dressed"):
        person.page.get_by_role("button", name=f"Done: {title}").click()
        person.is_told(f"Done: {title}")
    person.open()


def add_lists(person):
    add_calendar(person)
    make_list(person, "Errands", icon="5", colour="5", category="Home")
    make_list(person, "Weekend bag", icon="6", colour="2", category="Trips", checklist="yes")
    make_list(person, "Books to read", icon="8", colour="3")
    make_list(person, "Spring cleaning", icon="14", colour="6", category="Home")
    make_list(person, "A slow morning", icon="11", colour="1", category="Home")
    for line in JOTTED:
        jot(person, line)
    packed = {}
    for heading, titles in PACKED.items():
        section = jot(person, heading, "Weekend bag")
        for title in titles:
            packed[title] = f"/app/tasks/{did_of(person.post(f'{section}/step', title=title))}"
    for title in "Tablets for three days", "Medicine list, printed", "Phone charger":
        person.post(f"{packed[title]}/done")
    person.post(f"{packed['Swimming things']}/leave")
    for title in "Windows", "Cupboards":
        jot(person, title, "Spring cleaning")
    for title in "Open the curtains", "Tea ~1 5m":
        jot(person, title, "A slow morning")
    person.post(person.paths["Spring cleaning"] + "/archive")
    made = person.post(person.paths["A slow morning"] + "/template")
    person.paths["A slow morning"] = path_of(made)
    person.paths["A slow morning list"] = path_of(made).replace("templates", "lists")
    for title, kind in ("Tidy one drawer", "physical"), ("Plan the trip", "thinking"):
        person.post("/app/tasks/new", title=title, spoons="2", kinds="yes", kind=kind)
    shed = jot(person, "Sort out the shed ~4 !medium", "Errands")
    person.paths["Sort out the shed"] = shed
    for title in "Find the key", "Make three heaps", "Take one to the tip":
        step = f"/app/tasks/{did_of(person.post(f'{shed}/step', title=title))}"
        if title == "Make three heaps":
            person.post(f"{step}/step", title="Old paint by the door")
    person.open("/app/subjects")
    phone = person.page.locator("#subjects .row", has_text="phone").get_by_role("link")
    person.paths["phone"] = phone.first.get_attribute("href")


def add_notes(person):
    for colour, text in enumerate(NOTED, 1):
        made = person.post("/app/notes", note=text, colour=str(colour), back="/app/notes")
        person.paths["A note"] = f"/app/notes/{did_of(made)}"
    person.post(person.paths["A note"] + "/pin")
    person.post("/app/tips/keep-one-back/away")


def add_calendar(person):
    for number in range(5):
        person.has_task(f"Visit number {number + 1}", spoons=3, due=person.day(3))
    person.has_task("Pack for the sea", spoons=2, due=person.day(5), start=person.day(0))
    person.paths["Send the letter"] = person.has_task("Send the letter", spoons=1, due=person.day(0), time="10:00")


def make_list(person, name, **fields):
    person.paths[name] = path_of(person.post("/app/lists/new", name=name, **fields))


def jot(person, line, list_name=None):
    """Adds a task by one line; answers with its path."""
    into = {"list": person.paths[list_name].rsplit("/", 1)[1]} if list_name else {}
    return f"/app/tasks/{did_of(person.post('/app/tasks/new', quick='yes', today='no', title=line, **into))}"


def path_of(answer):
    return urlsplit(answer["address"]).path


def did_of(answer):
    [act] = parse_qs(urlsplit(answer["address"]).query)["did"]
    return act


def plan(person, *titles):
    person.open("/app/tasks?select=1")
    for title in titles:
        person.page.locator(".row", has_text=title).get_by_role("checkbox").check()
    # Once all of them are counted, Submit takes the reserve if it is needed; before, the planner asks about it first.
    expect(person.page.locator("#total")).not_to_have_attribute("aria-busy", "true")
    person.control("Submit").click()
    person.is_on("Today")
