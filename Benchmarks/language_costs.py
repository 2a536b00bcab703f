"""From a cold worker to the first paint of today in another language, whose table of texts is read and checked first; beside English."""

from statistics import mean

from devices import Device
from figures import Table, interleaved, medians, p95, sized
from opening import opened_cold

TASKS = sized(1_000, 10)
LANGUAGES = ("en", "de", "ar")
AIM = 3
"""So many milliseconds later than English, at most."""


def measure(browser, server, shelf, rounds):
    devices = {language: Device(browser, server, shelf.replica(TASKS)) for language in LANGUAGES}
    for language, device in devices.items():
        device.open("/app/help")
        device.act("/app/settings/language", language=language)
        # The first opening loads the table.
        opened_cold(device)
        assert device.page.evaluate("document.documentElement.lang") == language
    samples = {language: [] for language in LANGUAGES}
    for language in interleaved(LANGUAGES, rounds):
        samples[language].append(opened_cold(devices[language]))
        # The texts of scripts come after the page; they must not delay the page of the next one.
        devices[language].page.wait_for_timeout(250)
    for device in devices.values():
        device.close()
    return {language: figures(of_language, samples["en"]) for language, of_language in samples.items()}


def figures(samples, english):
    # Whatever else the machine does delays both of a round alike. Chromium says in steps of 4 ms when it painted: a median of
    # differences would be such a step, so this is the mean of their middle half.
    later = {
        part: mean_of_middle_half([sample[part] - beside[part] for sample, beside in zip(samples, english, strict=True)])
        for part in ("answered", "painted")
    }
    return {**medians(samples), "p95": p95([sample["painted"] for sample in samples]), "later": later}


def mean_of_middle_half(values):
    quarter = len(values) // 4
    return mean(sorted(values)[quarter : len(values) - quarter])


def tables(result):
    table = Table(
        f"Cold worker to today, {TASKS:,} tasks, ms (medians)", "language", "answered", "later", "painted", "later", "aim", "p95", "boot", "handle"
    )
    for language, at in result.items():
        aim = "" if language == "en" else f"≤ {AIM}"
        later = [at["answered"], at["later"]["answered"], at["painted"], at["later"]["painted"]]
        table.row(language, *later, aim, at["p95"], at["boot"], at["handle"])
    yield table
