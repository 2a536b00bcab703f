import Facts
import TestSupport

extension SimulatedClient {
    /// Everything else that a task, a list or a subject can say.
    mutating func details() -> [(String, String)] {
        var fields: [(String, String)] = []
        let dates = ["", "2026-02-30", "2026-03-04", "2024-02-29", "0000-00-00", "99999-1-1", "2027-12-31", "14 oct"]
        func maybe(_ name: String, _ value: String, once times: Int = 3) {
            if random.once(in: times) { fields.append((name, value)) }
        }
        for name in ["due", "start", "until", "date"] { maybe(name, random.one(of: dates)) }
        maybe("part", random.one(of: ["start", "planned", "due"]), once: 4)
        maybe("time", random.one(of: ["", "9:30", "24:00", "23:59", "9", "x"]))
        maybe("minutes", random.one(of: TextCorpus.numbers))
        maybe("priority", random.one(of: ["", "1", "2", "3", "4"]))
        maybe("reminder", random.one(of: ["", "0", "10", "60", "1440", "-5"]))
        maybe("rule", random.one(of: ["none", "days", "weeks", "months-day", "months-weekday", "years", "?"]))
        maybe("every", random.one(of: TextCorpus.numbers))
        maybe("anchor", random.one(of: ["date", "completion"]))
        for day in 0..<8 { maybe("ruleday", String(day), once: 6) }
        for name in ["list", "into"] { maybe(name, (any(of: lists + subjects) ?? .only).hex) }
        maybe("subject", (any(of: subjects) ?? .only).hex)
        maybe("newsubject", TextCorpus.any(&random), once: 6)
        maybe("newlist", TextCorpus.any(&random), once: 6)
        maybe("parent", (anyTask() ?? .only).hex)
        maybe("within", (any(of: lists) ?? .only).hex)
        maybe("name", random.once(in: 2) ? TextCorpus.title(&random) : TextCorpus.any(&random), once: 1)
        maybe("category", random.one(of: ["", "Home", "Work", TextCorpus.any(&random)]))
        maybe("icon", random.one(of: ["1", "2", "6", "99", ""]))
        maybe("colour", random.one(of: ["1", "3", "8", "9", "red"]))
        maybe("checklist", "yes")
        maybe(
            "do",
            random.one(of: [
                "done", "delete", "list", "due", "cost", "priority", "label", "unlabel", "tomorrow", "next-week", "template",
                "duplicate", "preview", "add", "snooze", "today", "until", "back", "",
            ])
        )
        maybe("order", random.one(of: ["own", "newest", "priority", "soonest", "x"]))
        maybe("lines", "One ~2 tomorrow\n  Two #home\n\tThree 9pm every day\n" + TextCorpus.any(&random))
        maybe("read", "yes")
        let asked = ["priority=1", "q=tea&show=done", "/app/plan?lighter=1", "https://example.org", TextCorpus.any(&random), ""]
        maybe("asked", random.one(of: asked), once: 1)
        maybe("put", random.one(of: dates) + "." + (anyTask() ?? .only).hex, once: 1)
        maybe("put", random.one(of: ["2026-03-04", "2026-03-04.x", ".", TextCorpus.any(&random)]), once: 9)
        maybe("rest", random.one(of: ["yes", "10", "61"]))
        maybe("sound", random.one(of: ["yes", "no"]))
        maybe("end", String(now + Int64(random.below(3_600_000))))
        maybe("right", random.one(of: [String(now), "-1", "9223372036854775808"]))
        fields += choices()
        maybe("low", random.one(of: ["yes", "no"]), once: 4)
        maybe("use", random.one(of: ["yes", "yes", "no"]))
        maybe("kinds", "yes")
        maybe("decline", random.one(of: ["1", "3", "11", "x"]))
        maybe("from", random.one(of: dates), once: 4)
        maybe("ask", random.one(of: ["yes", "no"]), once: 4)
        maybe("felt", random.one(of: ["lighter", "usual", "heavier", "stopped", "x"]))
        maybe("text", TextCorpus.any(&random))
        for _ in 0..<2 { maybe("kind", random.one(of: ["physical", "thinking", "social", "emotional", "any"])) }
        maybe("switch", random.one(of: ["at 8", "5/6", TextCorpus.any(&random)]))
        maybe("refuse", random.one(of: ["tomorrow", "~2", TextCorpus.any(&random)]))
        return fields
    }

    /// The fields of the settings besides numbers and units.
    private mutating func choices() -> [(String, String)] {
        var fields: [(String, String)] = []
        func maybe(_ name: String, _ values: [String]) {
            if random.once(in: 3) { fields.append((name, random.one(of: values))) }
        }
        let words = [
            "system", "light", "black", "low-glare", "high-contrast", "inter", "opendyslexic", "none", "on", "off", "yes", "x",
        ]
        for name in ["theme", "font", "motion", "sound", "notices", "simple", "keys", "badge"] { maybe(name, words) }
        for name in ["accent", "size", "spacing", "words", "lines", "clock", "order", "weekday", "begins"] {
            maybe(name, ["0", "4", "8", "12", "24", "110", "150", "200", "-1", ""])
        }
        maybe("mail", ["ada@example.org", "ada", "", "a@b@c"])
        maybe("picture", TextCorpus.pictures)
        maybe("was", ["theme=light&font=inter", "%%%", "mail=ada@example.org&size=200"])
        return fields
    }
}
