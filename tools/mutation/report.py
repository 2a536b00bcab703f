"""The results, as a table and a score."""

from .draw import MODULES


def has_survived(fault):
    return bool(fault.outcome.get("passed")) and not fault.outcome.get("caught_by")


def tried(faults):
    return [fault for fault in faults if not fault.outcome.get("spare")]


def brief(text, length=60):
    text = " ".join(text.split()).replace("|", "\\|")
    return text if len(text) <= length else text[: length - 1] + "…"


def verdict(fault):
    if caught := fault.outcome.get("caught_by"):
        return brief(caught, 110)
    return "**nothing**" if has_survived(fault) else "not tried"


def change(fault):
    if fault.kind == "early return":
        return f"{fault.before} begins with `{fault.after}`"
    if fault.kind in ("statement", "order"):
        return f"without `{brief(fault.before)}`"
    return f"`{brief(fault.before)}` → `{brief(fault.after)}`"


def table(faults):
    lines = ["| | place | kind | change | noticed by |", "|---|---|---|---|---|"]
    lines += [f"| {fault.number} | {fault.place} | {fault.kind} | {change(fault)} | {verdict(fault)} |" for fault in tried(faults)]
    return "\n".join(lines)


def scores(faults):
    lines = ["| module | faults | noticed | survived | not tried |", "|---|---|---|---|---|"]
    for module in [*MODULES, "all"]:
        of_module = [fault for fault in tried(faults) if module in (fault.module, "all")]
        noticed = sum(bool(fault.outcome.get("caught_by")) for fault in of_module)
        survived = sum(has_survived(fault) for fault in of_module)
        lines.append(f"| {module} | {len(of_module)} | {noticed} | {survived} | {len(of_module) - noticed - survived} |")
    return "\n".join(lines)


def document(faults, options):
    return f"# {options.faults} faults, seed {options.seed}\n\n{scores(faults)}\n\n{table(faults)}\n"
