"""A picture of oneself: cut and made small on the device, kept with the plan, removed in one tap."""

import base64
import re

import pytest
from playwright.sync_api import expect

from variants import first_of

PHOTO = """async ([width, height, type]) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    // Noise, which is hard to make small; the middle is red.
    const noise = context.createImageData(256, 256);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 2654435761 >>> 13) & 255;
    const tile = await createImageBitmap(noise);
    for (let x = 0; x < width; x += 256) for (let y = 0; y < height; y += 256) context.drawImage(tile, x, y);
    context.fillStyle = 'red';
    context.fillRect(width / 2 - height / 8, height / 2 - height / 8, height / 4, height / 4);
    const blob = await new Promise((made) => canvas.toBlob(made, type, 0.95));
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(text);
}"""

KEPT = """async () => {
    const answer = await fetch(document.querySelector('main img.portrait').src);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const [red, green, blue] = context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data;
    return {
        size: bytes.length, width: bitmap.width, height: bitmap.height, type: answer.headers.get('content-type'),
        middle: red > 200 && green < 80 && blue < 80, source: answer.url,
    };
}"""


def photo(person, width, height, kind="image/jpeg"):
    made = base64.b64decode(person.page.evaluate(PHOTO, [width, height, kind]))
    return {"name": "photo", "mimeType": kind, "buffer": made}


def choose(person, file):
    person.page.locator("#picture-file").set_input_files(file)


@pytest.mark.parametrize("width, height, kind", [
    pytest.param(3000, 2000, "image/jpeg", marks=pytest.mark.exhaustive),
    (900, 1600, "image/png"),
    pytest.param(64, 64, "image/webp", marks=pytest.mark.exhaustive),
])
def test_A4_a_photograph_becomes_a_small_square(person, width, height, kind):
    person.has(at="/app/settings/you")
    file = photo(person, width, height, kind)
    if kind == "image/jpeg":
        assert len(file["buffer"]) > 1_000_000
    choose(person, file)
    expect(person.page.locator("#picture-preview")).to_be_visible()
    person.write("Name", "Ada")
    person.press("Save")
    person.is_told("Name and picture saved")
    expect(person.page.locator("#picture-preview")).to_be_hidden()
    kept = person.page.evaluate(KEPT)
    assert kept["size"] <= 65_536
    assert kept["width"] == kept["height"]
    assert kept["type"] == "image/jpeg"
    assert kept["middle"]
    assert kept["source"].startswith(person.address + "/app/settings/picture")
    person.context.set_offline(True)
    for path, place in ("/app/settings/you", "#picture-now"), ("/app/settings", "#settings-parts .portrait"):
        person.open(path)
        assert person.page.evaluate(KEPT)["size"] == kept["size"]
        assert person.page.locator(place).evaluate("image => image.decode().then(() => image.naturalWidth)") == kept["width"]


def test_A4_a_picture_is_removed_in_one_tap_and_undo_brings_it_back(person):
    person.has(at="/app/settings/you")
    choose(person, photo(person, 300, 300))
    expect(person.page.locator("#picture-preview")).to_be_visible()
    person.press("Save")
    person.is_told("Name and picture saved")
    person.write("Name", "Typed and not saved")
    person.press("Remove the picture")
    expect(person.page.locator("main img")).to_have_count(0)
    # The text in the other form does not matter here.
    expect(person.field("Name")).to_have_value("Typed and not saved")
    person.press("Undo", person.page.locator("#toast"))
    expect(person.page.locator("#picture-now")).to_have_attribute("src", re.compile("mark="))


@pytest.mark.parametrize("name, content", first_of(
    ("photo.jpg", b"not a picture at all"), ("page.png", b"<script>alert(1)</script>"), ("empty.jpg", b""),
    ("cut.jpg", b"\xff\xd8\xff\xe0" + b"\x00" * 500),
))
def test_A4_what_is_no_picture_is_refused_with_what_helps(touch, name, content):
    touch.has(at="/app/settings/you")
    touch.write("Name", "Ada")
    choose(touch, {"name": name, "mimeType": "image/jpeg", "buffer": content})
    touch.sees("This browser cannot read this file as a picture. Choose a JPEG, PNG or WebP.")
    expect(touch.page.locator("#picture-file")).to_have_attribute("aria-invalid", "true")
    assert touch.page.locator("#picture-file").evaluate("field => field.value") == ""
    # Another choice puts it right, and the typed text is still there.
    choose(touch, photo(touch, 200, 100))
    expect(touch.page.locator("#picture-preview")).to_be_visible()
    expect(touch.page.locator("#picture-said")).to_be_empty()
    touch.press("Save")
    touch.is_told("Name and picture saved")
    expect(touch.field("Name")).to_have_value("Ada")
    expect(touch.page.locator("#picture-now")).to_have_attribute("src", re.compile("mark="))


@pytest.mark.exhaustive
def test_A4_a_file_that_a_phone_could_not_open_is_refused(touch, tmp_path):
    huge = tmp_path / "huge.jpg"
    with huge.open("wb") as file:
        file.truncate(61 * 1024 * 1024)
    touch.has(at="/app/settings/you")
    choose(touch, huge)
    touch.sees("This file is larger than 60 MB. Choose a smaller one.")


@pytest.mark.exhaustive
def test_A4_a_chosen_picture_is_not_lost_by_another_field_that_is_wrong(touch):
    touch.has(at="/app/settings/you")
    choose(touch, photo(touch, 400, 300))
    expect(touch.page.locator("#picture-preview")).to_be_visible()
    touch.write("Name", "x" * 81)
    touch.press("Save")
    touch.sees("Use at most 80 characters.")
    expect(touch.page.locator("#picture-preview")).to_be_visible()
    touch.write("Name", "Ada")
    touch.press("Save")
    touch.is_told("Name and picture saved")
    expect(touch.page.locator("#picture-now")).to_have_attribute("src", re.compile("mark="))


# A phone takes a while to read a picture of its camera.
SLOWLY = """
    const read = window.createImageBitmap;
    window.createImageBitmap = async (...given) => {
        await new Promise((resume) => setTimeout(resume, 1000));
        return read(...given);
    };
"""


def test_A4_saved_before_the_picture_is_read_it_is_saved_with_it(person):
    person.has()
    file = photo(person, 400, 300)
    person.page.add_init_script(SLOWLY)
    person.open("/app/settings/you")
    person.write("Name", "Ada")
    choose(person, file)
    person.press("Save")
    person.is_told("Name and picture saved")
    expect(person.page.locator("#picture-now")).to_have_attribute("src", re.compile("mark="))
    expect(person.field("Name")).to_have_value("Ada")


@pytest.mark.exhaustive
def test_A4_saved_before_it_turns_out_to_be_no_picture_it_is_said_and_nothing_is_sent(touch):
    touch.has()
    touch.page.add_init_script(SLOWLY)
    touch.open("/app/settings/you")
    touch.write("Name", "Ada")
    choose(touch, {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": b"not a picture at all"})
    touch.press("Save")
    touch.sees("This browser cannot read this file as a picture.")
    expect(touch.field("Name")).to_have_value("Ada")
    expect(touch.page.locator("#toast")).to_be_empty()
    # The error is shown once; the name alone can be saved.
    touch.press("Save")
    touch.is_told("Name and picture saved")


@pytest.mark.exhaustive
def test_A4_without_script_it_is_said_that_a_picture_needs_it(new_context, server):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(server.address + "/app/settings/you")
    said = page.locator("picture-field noscript .hint")
    expect(said).to_be_visible()
    assert said.text_content() == "Choosing a picture needs JavaScript, which this browser does not run."
    expect(page.locator("#picture-file")).to_be_hidden()
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
