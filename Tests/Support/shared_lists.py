"""Shared lists as the tests use them: a list is made, shared, joined and ended over HTTP."""

import re

from wire import SharingDevice, task

LIST = "Groceries"
SECRET = "Only-mine"


def act(session, path, **fields):
    answer = session.post(path, nonce="1" * 32, **fields)
    assert answer.status == 303, (path, answer.status, answer.text)
    return answer.headers["location"]


def a_list(session, name=LIST):
    """A list with a task in it, and a personal note on that task; its identity."""
    location = act(session, "/app/lists/new", name=name)
    device = SharingDevice(session)
    device.sync()
    identity = next(key[2] for key, fact in device.known.items() if key[0] == 7 and key[1] == 0 and key[3] == 1 and fact[1] == name)
    device.write(task(501), "Milk", 1)
    device.write(task(501, 16), identity, 1)
    device.write(task(501, 10), 1, 1)
    device.write(task(501, 2), SECRET, 1)
    device.write(task(501, 3), 4, 1)
    device.sync()
    assert location
    return identity.hex()


def share(session, identity, name="Ada"):
    location = act(session, "/account/shared/new", list=identity, name=name)
    return int(re.search(r"space=(\d+)", location)[1])


def make_link(owner, number, role="write"):
    page = owner.post("/account/shared/invite", space=number, link="yes", role=role)
    assert page.status == 200, page.text
    return re.search(r"/account/shared/join\?t=([\w-]{64})", page.text)[1]


def join(session, owner, number, role="write", name="Bob"):
    act(session, "/account/shared/join", t=make_link(owner, number, role), name=name)


def members(session, number):
    page = session.get(f"/account/shared/list?space={number}")
    assert page.status == 200
    people = page.text.split('id="people"')[1].split("</ul>")[0]
    return re.findall(r'<span class="title" dir="auto">([^<]*)</span>', people)


def end(session, number, what, member=None):
    fields = {"space": number, "what": what, **({"member": member} if member else {})}
    return session.post("/account/shared/end", **fields)


def member_id(owner, number, name):
    page = owner.get(f"/account/shared/list?space={number}").text
    row = next(row for row in page.split("<li ") if f">{name}<" in row)
    return re.search(r'name="member" value="(\w{32})"', row)[1]


def known(session):
    device = SharingDevice(session)
    device.sync()
    return device


def shared_titles(device, number):
    return {fact[1] for name, fact in device.known.items() if name[0] == 1 and name[1] == number and name[3] == 1}
