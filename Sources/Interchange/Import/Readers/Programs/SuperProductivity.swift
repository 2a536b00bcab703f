import Planner

/// Super Productivity's file: everything below `data`, or, up to its version 10, at the top.
enum SuperProductivity {
    static var reader: ImportReader {
        ImportReader(source: .superProductivity, recognises: isOurs, read: read)
    }

    private static func isOurs(_ text: ImportedText) -> Bool {
        guard let root = text.json else { return isPacked(text) }
        let data = data(of: root)
        if data["task"]["entities"].isObject,
            data["project"].isObject || data["taskRepeatCfg"].isObject || data["globalConfig"].isObject
        {
            return true
        }
        // Its wrapping around something that is no plan: encrypted.
        return root["crossModelVersion"].isNumber && (root["data"].isText || root["encryptedData"].isText)
    }

    /// Whether it is what its synchronisation writes, compressed or encrypted.
    private static func isPacked(_ text: ImportedText) -> Bool {
        guard text.bytes.count > 8, text.bytes.starts(with: Array("pf_".utf8)) else { return false }
        // "pf_CE4.5__": compressed, encrypted, a version, and then the rest.
        let head = Array(text.bytes[3..<min(24, text.bytes.count)])
        var (at, marks) = (0, 0)
        while at < head.count, head[at] == UInt8(ascii: "C") || head[at] == UInt8(ascii: "E") {
            (at, marks) = (at + 1, marks + 1)
        }
        while at < head.count, head[at] &- UInt8(ascii: "0") < 10 || head[at] == UInt8(ascii: ".") { at += 1 }
        return marks > 0 && at + 1 < head.count && head[at] == UInt8(ascii: "_") && head[at + 1] == UInt8(ascii: "_")
    }

    private static func data(of root: JSONValue) -> JSONValue { root["data"].isObject ? root["data"] : root }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .superProductivity, in: context)
        for text in texts {
            guard let root = text.json else { throw isPacked(text) ? .encrypted : .damaged }
            let data = data(of: root)
            guard data["task"]["entities"].isObject else {
                throw root["data"].isText || root["encryptedData"].isText ? .encrypted : .damaged
            }
            var plan = SuperProductivityPlan(data)
            plan.read(into: &outline)
        }
        return outline.finished()
    }
}

/// The parts of such a file, which name each other.
private struct SuperProductivityPlan {
    private let data: JSONValue
    private let projects: JSONMembers
    private let tags: JSONMembers
    private let rules: JSONMembers

    init(_ data: JSONValue) {
        self.data = data
        projects = JSONMembers(of: data["project"]["entities"])
        tags = JSONMembers(of: data["tag"]["entities"])
        rules = JSONMembers(of: data["taskRepeatCfg"]["entities"])
    }

    mutating func read(into outline: inout GatheredOutline) {
        for project in entities(data["project"]) {
            guard let key = project["id"].text, !isInbox(key) else { continue }
            if project["isArchived"].isTrue, project["taskIds"].saysNothing {
                outline.lose(.archived)
                continue
            }
            outline.add(ImportedOutline.List(key: key, name: project["title"].words))
        }
        read(data["task"], isArchive: false, into: &outline)
        for archive: StaticString in ["archiveYoung", "archiveOld"] {
            read(data[archive]["task"], isArchive: true, into: &outline)
        }
        read(data["taskArchive"], isArchive: true, into: &outline)
        for note in entities(data["note"]) {
            let text = note["content"].words
            outline.add(ImportedOutline.Note(key: outline.key(note["id"].text, text), text: text))
        }
        outline.lose(.views, data["boards"]["boardCfgs"].count)
        outline.lose(.scores, data["simpleCounter"]["ids"].count)
    }

    /// What a map of entities has, in its own order, and then what that order leaves out.
    private func entities(_ map: JSONValue) -> [JSONValue] {
        let members = JSONMembers(of: map["entities"])
        var (found, listed): ([JSONValue], [String]) = ([], [])
        for id in map["ids"].items {
            guard let key = id.text, let entity = members[key] else { continue }
            found.append(entity)
            listed.append(key)
        }
        let seen = JSONNames(listed)
        for (name, _) in map["entities"].members {
            guard let key = name.text, !seen.contains(key), let entity = members[key] else { continue }
            found.append(entity)
        }
        return found
    }

    private func isInbox(_ project: String) -> Bool {
        ByteString(project) == "INBOX_PROJECT" || ByteString(project) == "DEFAULT" && projects[project] == nil
    }

    /// Reads tasks, each followed by its steps in their order.
    private func read(_ map: JSONValue, isArchive: Bool, into outline: inout GatheredOutline) {
        let all = entities(map)
        let members = JSONMembers(of: map["entities"])
        var read: [String] = []
        for item in all where !item["parentId"].isPresent || item["parentId"].isText("") {
            add(item, nil, isArchive, into: &outline)
            for id in item["subTaskIds"].items {
                guard let key = id.text, let step = members[key] else { continue }
                read.append(key)
                add(step, item, isArchive, into: &outline)
            }
        }
        let seen = JSONNames(read)
        for item in all where item["parentId"].isPresent && !item["parentId"].isText("") {
            if let key = item["id"].text, seen.contains(key) { continue }
            add(item, item["parentId"].text.flatMap { members[$0] }, isArchive, into: &outline)
        }
    }

    private static let known: [StaticString] = [
        "id", "title", "notes", "isDone", "doneOn", "projectId", "tagIds", "parentId", "subTaskIds", "subTasks", "timeEstimate",
        "timeSpent",
        "timeSpentOnDay", "dueDay", "dueWithTime", "deadlineDay", "deadlineWithTime", "deadlineRemindAt", "remindAt", "plannedAt",
        "reminderId", "repeatCfgId", "created", "modified", "attachments", "issueId", "issueType", "issueProviderId",
        "issueWasUpdated", "issueLastUpdated", "issueLastSyncedValues", "issueAttachmentNr", "issuePoints", "issueTimeTracked",
        "hasPlannedTime", "_hideSubTasksMode", "_showSubTasksMode", "_currentTab", "doneOnDay", "remindCfg", "isPlaceholder",
    ]

    private func add(_ item: JSONValue, _ above: JSONValue?, _ isArchive: Bool, into outline: inout GatheredOutline) {
        let title = item["title"].words
        let parent = above?["id"].text ?? item["parentId"].text
        var task = ImportedOutline.Task(key: outline.key(item["id"].text, title, under: parent ?? ""), title: title)
        if let parent, !parent.isEmpty { task.parent = parent }
        task.note = item["notes"].words
        if let project = item["projectId"].text ?? above?["projectId"].text, !project.isEmpty, !isInbox(project),
            projects[project] != nil
        {
            task.list = project
        }
        for tag in item["tagIds"].items {
            guard let key = tag.text, ByteString(key) != "TODAY", let name = tags[key]?["title"].text else { continue }
            task.subjects.append(name)
        }
        readDates(item, into: &outline, &task)
        outline.takes(minutes: ((item["timeEstimate"].whole ?? 0) + 59_999) / 60_000, &task)
        if !item["timeSpentOnDay"].saysNothing { outline.lose(.timeSpent) }
        if let remind = item["remindAt"].whole ?? reminder(item["reminderId"]), remind > 0 {
            outline.remind(at: .instant(remind), of: &task)
        }
        readAttachments(item, into: &outline, &task)
        if let key = item["repeatCfgId"].text, let rule = rules[key] { readRule(rule, into: &outline, &task) }
        outline.keepRest(of: item, besides: Self.known, in: &task)
        if let done = item["doneOn"].whole, done > 0 { task.done = done }
        outline.add(task, isDone: item["isDone"].isTrue || isArchive)
    }

    /// A day to do it on is the due date, unless there is a deadline: then that is, and the day is when it begins. A time beats a day.
    private func readDates(_ item: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        func found(_ exact: StaticString, _ day: StaticString) -> WrittenTime? {
            if let time = item[exact].whole, time > 0 { return .instant(time) }
            return outline.time(item[day])
        }
        let planned =
            item["plannedAt"].isPresent && !item["dueWithTime"].isPresent
            ? found("plannedAt", "dueDay") : found("dueWithTime", "dueDay")
        let deadline = found("deadlineWithTime", "deadlineDay")
        guard let due = deadline ?? planned else { return }
        (task.due, task.time) = outline.context.wall(due)
        if deadline != nil, let planned { outline.begins(planned, &task) }
    }

    /// Old files keep reminders apart.
    private func reminder(_ id: JSONValue) -> Int64? {
        guard let key = id.text else { return nil }
        for reminder in data["reminders"].items where reminder["id"].text.map({ ByteString($0) == ByteString(key) }) ?? false {
            return reminder["remindAt"].whole
        }
        return nil
    }

    private func readAttachments(_ item: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        for file in item["attachments"].items {
            let (path, title) = (file["path"].words, file["title"].words)
            let kind: ImportedExtra.Kind = file["type"].isText("LINK") ? .link : .attachment
            outline.keep(ImportedExtra(kind, path.isEmpty ? title : path, name: title), in: &task)
        }
        if item["issueId"].isPresent, !item["issueId"].isText("") {
            outline.keep(ImportedExtra(.field, item["issueType"].words + " " + item["issueId"].words, name: "issue"), in: &task)
        }
    }

    private func readRule(_ rule: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        var days: [String] = []
        let names: [(StaticString, String)] = [
            ("monday", "MO"), ("tuesday", "TU"), ("wednesday", "WE"), ("thursday", "TH"), ("friday", "FR"), ("saturday", "SA"),
            ("sunday", "SU"),
        ]
        for (name, short) in names where rule[name].isTrue { days.append(short) }
        var text: String
        switch ByteString(rule["repeatCycle"].text ?? "") {
        case "DAILY": text = "FREQ=DAILY"
        case "WEEKLY": text = "FREQ=WEEKLY" + (days.isEmpty ? "" : ";BYDAY=" + Text.joined(days, ","))
        case "MONTHLY":
            text = "FREQ=MONTHLY"
            if let week = rule["monthlyWeekOfMonth"].whole, let day = rule["monthlyWeekday"].whole, (0...6).contains(day) {
                // Sunday is its first day.
                text += ";BYDAY=" + String(week) + names[Int(day + 6) % 7].1
            } else if rule["monthlyLastDay"].isTrue {
                text += ";BYMONTHDAY=-1"
            } else if let day = outline.day(rule["startDate"])?.parts.day {
                text += ";BYMONTHDAY=" + String(day)
            }
        case "YEARLY":
            text = "FREQ=YEARLY"
            if let parts = outline.day(rule["startDate"])?.parts {
                text += ";BYMONTH=" + String(parts.month) + ";BYMONTHDAY=" + String(parts.day)
            }
        default: return outline.keep(ImportedExtra(.repeats, rule["repeatCycle"].words), in: &task)
        }
        if let every = rule["repeatEvery"].whole, every > 1 { text += ";INTERVAL=" + String(every) }
        if rule["repeatFromCompletionDate"].isTrue { text += ";X-FROM=DONE" }
        if let start = outline.day(rule["startDate"]), let end = outline.day(rule["endDate"]), start <= end {
            text += ";UNTIL=" + ISO8601.basic(end)
        }
        if rule["isPaused"].isTrue { return outline.keep(ImportedExtra(.repeats, text), in: &task) }
        outline.repeats(text, &task)
    }
}

extension GatheredOutline {
    /// The date that a text says.
    mutating func day(_ value: JSONValue) -> LocalDate? { time(value).map { context.wall($0).date } }
}
