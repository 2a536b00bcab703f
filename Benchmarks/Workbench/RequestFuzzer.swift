import Facts
import Requests
import TestSupport

/// Requests at random: forms that could have been sent, and some that no page of ours would send.
extension SimulatedClient {
    mutating func sendRandomRequest() {
        passTime()
        if random.once(in: 6) {
            send(hostileRequest())
        } else if random.once(in: 3) {
            get(pageTarget())
        } else {
            post(actTarget(), anyFields())
        }
    }

    /// Mostly minutes; now and then days, a journey, or a clock that was set wrong.
    private mutating func passTime() {
        switch random.below(30) {
        case 0: now += 86_400_000 * Int64(1 + random.below(40))
        case 1: now -= 3_600_000 * Int64(random.below(60))
        case 2: offset = Int64(random.below(53) - 24) * 30
        case 3...6: now += 3_600_000 * Int64(random.below(20))
        default: break
        }
    }

    private mutating func anyTarget() -> String {
        random.once(in: 2) ? pageTarget() : actTarget()
    }

    /// Something to look at.
    private mutating func pageTarget() -> String {
        let task = (anyTask() ?? .only).hex
        let list = (any(of: lists) ?? .only).hex
        let subject = (any(of: subjects) ?? .only).hex
        let cost = 1 + random.below(10)
        let words = FormBody.encoded(TextCorpus.any(&random))
        let date = random.one(of: ["2026-03-09", "2026-04-01", "1970-01-01", "9999-12-31", "2026-02-30", words])
        return random.one(of: [
            "/app", "/app/today", "/app/today?check=1", "/app/today?since=\(now - 60_000)", "/app/today?did=\(anyCommand().hex)",
            "/app/day/new", "/app/day/adjust", "/app/spoons", "/app/spoons/\(cost)", "/app/spoons/\(cost)?select=1",
            "/app/spoons/unsorted", "/app/backlog", "/app/backlog?select=1", "/app/tasks", "/app/tasks?select=1",
            "/app/tasks/new", "/app/tasks/new?title=\(words)", "/app/tasks/new?full=1&title=\(words)",
            "/app/tasks/understood?title=\(words)", "/app/tasks/many",
            "/app/tasks?q=\(words)", "/app/tasks?q=t&show=all", "/app/tasks?show=done", "/app/tasks?show=hidden&select=1",
            "/app/tasks?subject=\(subject)", "/app/tasks?list=\(list)&priority=1", "/app/tasks?spoons=\(cost)",
            "/app/tasks/filter?spoons=none&from=\(date)",
            "/app/lists", "/app/lists/new", "/app/lists/\(list)", "/app/lists/\(list)", "/app/lists/\(list)?title=\(words)",
            "/app/lists/\(list)?since=\(now - 60_000)", "/app/lists/\(list)?select=1", "/app/lists/\(list)/edit",
            "/app/lists/merge", "/app/lists/archive", "/app/templates", "/app/templates/trip", "/app/templates/\(list)",
            "/app/subjects", "/app/subjects/\(subject)",
            "/app/tasks/\(task)", "/app/tasks/\(task)", "/app/tasks/\(task)", "/app/history", "/app/history?page=2",
            "/app/settings", "/app/settings/\(random.one(of: TextCorpus.settings))", "/app/more", "/app/help", "/app/keys",
            "/app/about",
            "/app/data", "/app/data/import", "/app/data/erase",
            "/app/data/everything.teaspoon", "/app/data/tasks.csv", "/app/data/tasks.md", "/app/data/tasks.ics",
            "/app/data/dates.ics", "/app/data/days.csv?weeks=2",
            "/app/insights", "/app/insights?weeks=1", "/app/insights/report", "/app/insights/report?weeks=12&tasks=yes",
            "/app/tasks?page=all", "/app/lists/\(list)?page=all",
            "/app/notes", "/app/notes?q=\(words)", "/app/notes?q=t", "/app/notes/\((any(of: notes) ?? .only).hex)", "/app/tips",
            "/app/tips?show=away",
            "/app/focus", "/app/focus?rest=1", "/app/focus?task=\(task)",
            "/app/settings/\(random.one(of: TextCorpus.settings))", "/app/now", "/app/now", "/app/now?minutes=15",
            "/app/now?energy=social", "/app/now?energy=not-thinking&minutes=60",
            "/app/plan", "/app/plan?lighter=1", "/app/plan?minutes=60&energy=not-social",
            "/app/plan/week", "/app/plan/week?days=14&free=2026-03-04",
            "/app/tasks/total?plan=yes&task=\(task)",
            "/app/now?doing=\(task)", "/app/now?smaller=\(task)&minutes=30", "/app/tasks?energy=emotional",
            "/app/calendar", "/app/calendar?date=\(date)",
            "/app/calendar/\(date)", "/app/calendar?view=week&date=\(date)", "/app/calendar?month=\(cost)&year=\(2020 + cost)",
            "/app/calendar?title=\(words)&due=\(date)", "/app/tasks/\(task)/date", "/app/tasks/new?due=\(date)",
        ])
    }

    /// Something to do; adding and planning come more often than starting a day, as in life.
    private mutating func actTarget() -> String {
        let task = (anyTask() ?? .only).hex
        let list = (any(of: lists) ?? .only).hex
        let subject = (any(of: subjects) ?? .only).hex
        let ofTask = random.one(of: [
            "", "/today", "/done", "/done", "/open", "/back", "/cost", "/real", "/move", "/delete", "/snooze", "/wake", "/skip",
            "/end", "/leave", "/take", "/step", "/step", "/under", "/wanted", "/date", "/date", "/duplicate", "/usual",
        ])
        let ofTimer = random.one(of: ["pause", "go-on", "five", "reset", "stop", "note", "sound", "clock"])
        let ofList = random.one(of: ["edit", "move", "archive", "reopen", "delete", "uncheck", "again", "template", "duplicate"])
        let ofNote = random.one(of: ["", "/task", "/move", "/pin", "/unpin", "/delete"])
        let note = "/app/notes/" + (any(of: notes) ?? .only).hex + ofNote
        return random.one(of: [
            "/app/day/new", "/app/day/adjust", "/app/day/submit", "/app/day/submit", "/app/day/submit", "/app/day/done",
            "/app/backlog/fresh", "/app/tasks/new", "/app/tasks/new", "/app/tasks/new", "/app/tasks/new",
            "/app/tasks/\(task)\(ofTask)", "/app/tasks/\(task)\(ofTask)", "/app/tasks/\(task)\(ofTask)",
            "/app/tasks/\(task)\(ofTask)", "/app/tasks/\(task)\(ofTask)", "/app/tasks/\(task)\(ofTask)",
            "/app/tasks/\(task)/today", "/app/tasks/\(task)", "/app/tasks/bulk", "/app/tasks/bulk", "/app/tasks/bulk",
            "/app/tasks/many", "/app/lists/new", "/app/lists/merge", "/app/lists/\(list)/\(ofList)",
            "/app/lists/\(list)/\(ofList)", "/app/templates/low-energy-day", "/app/templates/\(list)", "/app/subjects",
            "/app/subjects/\(subject)", "/app/subjects/\(subject)/merge", "/app/subjects/\(subject)/delete", "/app/sort",
            "/app/history/\(anyCommand().hex)/undo", "/app/history/\(anyCommand().hex)/undo", "/app/settings", "/app/options",
            "/app/settings/\(random.one(of: TextCorpus.settings))", "/app/settings/simple",
            "/app/examples/remove",
            "/app/notes", "/app/notes", note, note, "/app/notes/\(subject)/pin",
            "/app/views", "/app/views", "/app/views/\(anyCommand().hex)", "/app/views/\(anyCommand().hex)/delete",
            random.one(of: ["/app/tips/good-days/away", "/app/tips/good-days/again", "/app/tips/when-then/away", "/app/tips/all"]
            ),
            "/app/focus", "/app/focus", "/app/focus/\(ofTimer)", "/app/focus/\(ofTimer)",
            "/app/insights", "/app/insights/report",
            "/app/now", "/app/now/pass", "/app/plan", "/app/plan/week", "/app/day/low", "/app/day/low", "/app/settings/kinds",
        ])
    }

    mutating func any(of known: [Identity]) -> Identity? {
        known.isEmpty || random.once(in: 40) ? nil : random.one(of: known)
    }

    private mutating func anyCommand() -> Identity {
        guard let last = acts.last, !random.once(in: 40) else { return .only }
        return random.once(in: 2) ? last : random.one(of: acts)
    }

    mutating func anyTask() -> Identity? {
        let known = random.once(in: 2) && !page.tasks.isEmpty ? page.tasks : tasks
        return known.isEmpty || random.once(in: 40) ? nil : random.one(of: known)
    }

    /// Fields of every form there is, some of them right.
    private mutating func anyFields() -> [(String, String)] {
        var fields: [(String, String)] = []
        func maybe(_ name: String, _ value: String, once times: Int = 2) {
            if random.once(in: times) { fields.append((name, value)) }
        }
        maybe("title", random.once(in: 2) ? TextCorpus.title(&random) : TextCorpus.any(&random), once: 1)
        maybe("note", TextCorpus.any(&random), once: 4)
        maybe("seen", (anyTask() ?? .only).hex, once: 6)
        maybe("spoons", random.once(in: 3) ? random.one(of: TextCorpus.numbers) : String(1 + random.below(12)), once: 1)
        maybe("repeat", random.one(of: ["no", "daily", "weekdays", "hourly"]))
        for day in 0..<8 { maybe("weekday", String(day), once: 4) }
        for _ in 0..<random.below(4) {
            if let task = anyTask() { fields.append(("task", random.once(in: 30) ? TextCorpus.any(&random) : task.hex)) }
        }
        maybe("borrow", random.one(of: TextCorpus.numbers + ["20", "50"]), once: 3)
        maybe("origin", anyTarget())
        maybe("to", random.one(of: ["up", "down", "top", "bottom", ""]))
        maybe("after", (anyTask() ?? .only).hex)
        maybe("before", (anyTask() ?? .only).hex)
        maybe("show", random.one(of: ["yes", "no"]))
        fields += details()
        fields += settings(
            maximum: random.once(in: 2) ? "" : random.one(of: TextCorpus.numbers),
            reserve: random.one(of: ["0", "1", "2", "99", "-1"]),
            one: random.once(in: 3) ? TextCorpus.any(&random) : "spoon",
            many: random.once(in: 3) ? TextCorpus.any(&random) : "spoons",
            firm: random.one(of: ["yes", "no"])
        )
        maybe("first", "yes", once: 4)
        maybe("examples", "yes")
        maybe("quick", "yes")
        maybe(
            "back",
            random.one(of: ["//evil.example", "https://evil.example/app/", "javascript:alert(1)", "/app/../x", anyTarget()])
        )
        return fields.shuffled(using: &random)
    }

    /// The fields of the settings' form.
    func settings(maximum: String, reserve: String, one: String, many: String, firm: String) -> [(String, String)] {
        [("maximum", maximum), ("reserve", reserve), ("one", one), ("many", many), ("firm", firm), ("theme", "dark")]
    }

    // MARK: What no page of ours sends

    private mutating func hostileRequest() -> Request {
        var body = FormBody.urlEncoded([("nonce", page.nonce ?? "")] + anyFields())
        var contentType = FormBody.urlEncoded
        switch random.below(8) {
        case 0: body = random.bytes(random.below(400))
        case 1: mutate(&body)
        case 2:
            contentType = "multipart/form-data; boundary=teaspoon"
            body = FormBody.multipart(anyFields(), boundary: "teaspoon")
            if random.once(in: 2) { mutate(&body) }
        case 3: contentType = TextCorpus.any(&random)
        case 4: body += Array("&x=%ff%fe&y=%c3".utf8)
        case 5: body += Array(String(repeating: "&task=0", count: random.below(3000)).utf8)
        case 6: if random.once(in: 10) { body = [UInt8](repeating: 0x61, count: (2 << 20) + 1) }
        default: break
        }
        return Request(
            method: random.one(of: ["GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "post", "", TextCorpus.any(&random)]),
            target: hostileTarget(),
            contentType: contentType,
            body: body,
            now: random.once(in: 20) ? random.one(of: [0, -1, -86_400_001, 8_640_000_000_000_000, -8_640_000_000_000_000]) : now,
            offset: random.one(of: [-1440, -720, 0, 345, 1440]),
            entropy: random.bytes(random.one(of: [0, 7, 16, 32])),
            release: random.one(of: ["dev", "0a1b2c"]),
            host: random.one(of: [.device, .server]),
            failures: random.one(of: [0, 1, 7, .max])
        )
    }

    private mutating func hostileTarget() -> String {
        let target = anyTarget()
        switch random.below(6) {
        case 0: return target + "?" + TextCorpus.any(&random)
        case 1: return target + "/" + TextCorpus.any(&random)
        case 2: return target + "?page=" + random.one(of: TextCorpus.numbers + ["2", "100000", "9223372036854775807"])
        case 3: return target + "?since=" + random.one(of: TextCorpus.numbers + ["9223372036854775807", "-9223372036854775808"])
        case 4: return TextCorpus.any(&random)
        default: return target
        }
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        for _ in 0..<(1 + random.below(8)) where !bytes.isEmpty {
            let at = random.below(bytes.count)
            switch random.below(3) {
            case 0: bytes[at] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.remove(at: at)
            default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: at)
            }
        }
    }
}
