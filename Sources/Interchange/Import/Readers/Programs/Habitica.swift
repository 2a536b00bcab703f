import Planner

/// The data of a user of Habitica, or the tasks that its web service answers with.
enum Habitica {
    static var reader: ImportReader {
        ImportReader(source: .habitica, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        let tasks = root["tasks"]
        if tasks["dailys"].isArray || tasks["habits"].isArray && tasks["todos"].isArray { return true }
        guard let first = list(of: root).first else { return false }
        return first["text"].isText && first["value"].isNumber && type(of: first, "") != .unknown
    }

    private static func list(of root: JSONValue) -> JSONValue { root.isArray ? root : root["data"] }

    private enum Kind { case habit, daily, todo, reward, unknown }

    private static func type(of item: JSONValue, _ folder: ByteString) -> Kind {
        switch ByteString(item["type"].text ?? "") {
        case "habit": return .habit
        case "daily": return .daily
        case "todo": return .todo
        case "reward": return .reward
        default: break
        }
        switch folder {
        case "habits": return .habit
        case "dailys": return .daily
        case "todos": return .todo
        case "rewards": return .reward
        default: return .unknown
        }
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .habitica, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            var reader = HabiticaTasks(root)
            let folders: [(StaticString, ByteString)] = [
                ("dailys", "dailys"), ("todos", "todos"), ("habits", "habits"), ("rewards", "rewards"),
            ]
            for (name, folder) in folders {
                for item in root["tasks"][name].items { read(item, type(of: item, folder), &reader, into: &outline) }
            }
            for item in list(of: root).items { read(item, type(of: item, ""), &reader, into: &outline) }
            if !reader.habits.isEmpty {
                outline.add(ImportedOutline.Note(key: "habits", text: Text.joined(reader.habits, "\n")))
            }
            if root["stats"].isPresent || reader.hasScores { outline.lose(.scores) }
        }
        return outline.finished()
    }

    private static func read(_ item: JSONValue, _ kind: Kind, _ reader: inout HabiticaTasks, into outline: inout GatheredOutline)
    {
        if !item["streak"].saysNothing || !item["history"].saysNothing { reader.hasScores = true }
        switch kind {
        case .habit:
            let note = item["notes"].words
            reader.habits.append("- " + item["text"].words + (Text.isBlank(note) ? "" : ": " + note))
        case .daily: reader.readDaily(item, into: &outline)
        case .todo: reader.readToDo(item, into: &outline)
        case .reward, .unknown: outline.lose(.otherThings)
        }
    }
}

/// Reads tasks that name tags of their user.
private struct HabiticaTasks {
    private let tags: Grouped
    /// How far the user's clock is ahead of UTC; nil: the file does not say.
    private let offset: Int64?
    /// Habits are no tasks: they come together as one note.
    var habits: [String] = []
    var hasScores = false

    init(_ root: JSONValue) {
        tags = Grouped(Array(root["tags"].items), by: "id")
        // As JavaScript counts: negative in the east.
        offset = root["preferences"]["timezoneOffset"].whole.map { 0 - min(max($0, -1440), 1440) }
    }

    private static let known: [StaticString] = [
        "_id", "id", "_legacyId", "userId", "type", "text", "notes", "tags", "value", "priority", "attribute", "challenge",
        "group", "checklist",
        "collapseChecklist", "completed", "reminders", "byHabitica", "createdAt", "updatedAt", "date", "dateCompleted", "history",
        "frequency",
        "everyX", "repeat", "daysOfMonth", "weeksOfMonth", "startDate", "streak", "isDue", "nextDue", "yesterDaily", "alias",
        "up", "down",
        "counterUp", "counterDown", "archived",
    ]

    private func task(_ item: JSONValue, _ outline: inout GatheredOutline) -> ImportedOutline.Task {
        let title = item["text"].words
        var task = ImportedOutline.Task(key: outline.key(item["id"].text ?? item["_id"].text, title), title: title)
        task.note = item["notes"].words
        for tag in item["tags"].items {
            if let name = tags[tag.words].first?["name"].text { task.subjects.append(name) }
        }
        outline.keepRest(of: item, besides: Self.known, in: &task)
        return task
    }

    /// The date of a moment that is a midnight of the user.
    private func date(_ time: WrittenTime, _ context: ImportContext) -> LocalDate {
        guard case .instant(let instant) = time, let offset else { return context.wholeDay(time) }
        // With an hour more, it is right in summer as in winter.
        return LocalDate(time: instant + 3_600_000, offset: offset)
    }

    private func add(_ task: ImportedOutline.Task, _ item: JSONValue, isDone: Bool, into outline: inout GatheredOutline) {
        if outline.add(task, isDone: isDone) {
            // How hard it is for the person, in tenths: trivial, easy, medium, hard.
            switch item["priority"].number?.scaled(by: 1) {
            case 1: outline.suggest(cost: 1)
            case 10: outline.suggest(cost: 2)
            case 15: outline.suggest(cost: 4)
            case 20: outline.suggest(cost: 6)
            default: break
            }
        }
    }

    func readToDo(_ item: JSONValue, into outline: inout GatheredOutline) {
        var task = task(item, &outline)
        if let text = item["date"].text, !Text.isBlank(text) {
            if let time = WrittenTime(text) {
                task.due = date(time, outline.context)
            } else {
                // Some hold what was typed: "today", "3/13".
                outline.keep(ImportedExtra(.due, text, name: "en"), in: &task)
            }
        }
        for reminder in item["reminders"].items {
            if let time = outline.time(reminder["time"]) { outline.remind(at: time, of: &task) }
        }
        if let done = outline.time(item["dateCompleted"]) { task.done = outline.context.time(done) }
        add(task, item, isDone: item["completed"].isTrue, into: &outline)
        outline.addChecklist(item["checklist"].items, of: task) { ($0["id"].text, $0["text"].words, $0["completed"].isTrue) }
    }

    /// That a daily is completed means today only, so it is open, and so are its steps.
    func readDaily(_ item: JSONValue, into outline: inout GatheredOutline) {
        var task = task(item, &outline)
        readRepeat(item, &task, into: &outline)
        for reminder in item["reminders"].items {
            if let time = outline.time(reminder["time"]), let minute = outline.context.wall(time).minute {
                outline.keep(ImportedExtra(.reminder, GatheredOutline.clock(minute)), in: &task)
            }
        }
        add(task, item, isDone: false, into: &outline)
        outline.addChecklist(item["checklist"].items, of: task) { ($0["id"].text, $0["text"].words, false) }
    }

    private func readRepeat(_ item: JSONValue, _ task: inout ImportedOutline.Task, into outline: inout GatheredOutline) {
        let every = item["everyX"].whole ?? 1
        guard every > 0 else { return }
        let begins = outline.time(item["startDate"]).map { date($0, outline.context) }
        let names: [(StaticString, String)] = [
            ("m", "MO"), ("t", "TU"), ("w", "WE"), ("th", "TH"), ("f", "FR"), ("s", "SA"), ("su", "SU"),
        ]
        var (days, words): ([Int], [String]) = ([], [])
        for (day, (name, short)) in names.enumerated() where item["repeat"][name].isTrue {
            days.append(day)
            words.append(short)
        }
        let frequency = ByteString(item["frequency"].text ?? "weekly")
        let isDaily = frequency == "daily"
        if every == 1, isDaily || frequency == "weekly", (begins ?? outline.context.today) <= outline.context.today {
            task.daily = isDaily ? .all : Weekdays(days)
            return
        }
        // The next date that the program itself counted, if it did; otherwise the first.
        task.due = begins
        if let begins, begins < outline.context.today, let next = item["nextDue"].first, let time = outline.time(next) {
            task.due = date(time, outline.context)
        }
        var rule: String
        switch frequency {
        case "daily": rule = "FREQ=DAILY"
        case "weekly":
            guard !words.isEmpty else { return }
            rule = "FREQ=WEEKLY;BYDAY=" + Text.joined(words, ",")
        case "monthly":
            rule = "FREQ=MONTHLY"
            if let week = item["weeksOfMonth"].first?.whole, let day = words.first {
                rule += ";BYDAY=" + String(week + 1) + day
            } else {
                var numbers: [String] = []
                for day in item["daysOfMonth"].items { numbers.append(day.words) }
                if !numbers.isEmpty { rule += ";BYMONTHDAY=" + Text.joined(numbers, ",") }
            }
        case "yearly": rule = "FREQ=YEARLY"
        default: return outline.keep(ImportedExtra(.repeats, frequency.text), in: &task)
        }
        if every > 1 { rule += ";INTERVAL=" + String(every) }
        outline.repeats(rule, &task)
    }
}
