"""Weeks and months for the choice of several days, as `Workbench assign` reads them."""

HEAVY_COST = 4
NO_DELAY, USUAL_DELAY = 0, 2
NO_PENALTY, USUAL_PENALTY = 0, 20


def week(rng, tasks, days, delay=USUAL_DELAY, penalty=USUAL_PENALTY):
    """Tasks with the worths of docs/planning.md and rooms of a person who has 5 to 20 spoons."""
    usual = rng.randint(5, 20)
    return {
        "tasks": [task(rng, days) for _ in range(tasks)],
        "rooms": [max(0, (usual - 1 - rng.randint(0, usual // 2)) * 8 // 10) for _ in range(days)],
        "heavy": [rng.random() < 0.1 for _ in range(days)],
        "follows": rng.random() < 0.2,
        "delay": delay,
        "penalty": penalty,
    }


def task(rng, days):
    cost = rng.choice([1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10])
    worth = 30 + 3 * cost + rng.choice([0, 0, 0, 20, 60, 160]) + rng.choice([0, 0, 0, 0, 10, 80])
    last = days - 1
    if rng.random() < 0.33:
        due = rng.randrange(days * 3 // 2)
        last = min(due, last)
        worth += 400 if due == 0 else 120 if due <= 2 else 40 if due <= 7 else 0
    first = rng.randint(0, last) if rng.random() < 0.1 else 0
    return [cost, worth, first, last]
