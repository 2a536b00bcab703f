import Planner

/// Microsoft To Do, as its web service (Microsoft Graph) gives tasks away, and as the tools that save them from there write files.
enum MicrosoftToDo {
    static var reader: ImportReader {
        ImportReader(source: .microsoftToDo, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        if root["@odata.context"].text.map({ Text.pieces(of: $0, at: UInt8(ascii: "/")).contains { ByteString($0) == "todo" } })
            ?? false
        {
            return true
        }
        var value = root
        for _ in 0..<4 {
            if isTask(value) || value["wellknownListName"].isText || value["displayName"].isText && value["tasks"].isArray {
                return true
            }
            guard let first = children(of: value).first else { return false }
            value = first
        }
        return false
    }

    private static func isTask(_ value: JSONValue) -> Bool {
        value["title"].isText && value["importance"].isText && value["status"].isText
    }

    /// What an answer of the service, a file of lists, a list or an array holds.
    private static func children(of value: JSONValue) -> JSONValue {
        if value.isArray { return value }
        for name: StaticString in ["value", "lists", "tasks"] where value[name].isArray { return value[name] }
        return value["value"]
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .microsoftToDo, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            read(root, in: nil, named: text.title, into: &outline, depth: 0)
        }
        return outline.finished()
    }

    private static func read(
        _ value: JSONValue,
        in list: String?,
        named file: String,
        into outline: inout GatheredOutline,
        depth: Int
    ) {
        if isTask(value) || value["checklistItems"].isArray { return readTask(value, list, into: &outline) }
        guard depth < 4 else { return outline.lose(.damaged) }
        var list = list
        if let name = value["displayName"].text ?? (value["tasks"].isArray ? value["title"].text ?? value["name"].text : nil) {
            let key = outline.key(value["id"].text, name)
            outline.add(ImportedOutline.List(key: key, name: name))
            list = key
        }
        let children = children(of: value)
        if list == nil, let first = children.first, isTask(first), !Text.isBlank(file) {
            // Tasks of one list that is named nowhere but in the name of the file.
            let key = outline.key(nil, file)
            outline.add(ImportedOutline.List(key: key, name: file))
            list = key
        }
        for child in children.items { read(child, in: list, named: file, into: &outline, depth: depth + 1) }
    }

    private static let known: [StaticString] = [
        "id", "@odata.etag", "@odata.type", "@odata.context", "title", "body", "importance", "status", "isReminderOn",
        "createdDateTime",
        "lastModifiedDateTime", "bodyLastModifiedDateTime", "completedDateTime", "dueDateTime", "startDateTime",
        "reminderDateTime",
        "recurrence", "categories", "checklistItems", "linkedResources", "hasAttachments", "attachments", "parentFolderId",
        "textContent",
        "checklistItems@odata.context", "linkedResources@odata.context", "attachments@odata.context", "extensions@odata.context",
    ]

    private static func readTask(_ item: JSONValue, _ list: String?, into outline: inout GatheredOutline) {
        let title = item["title"].words
        var task = ImportedOutline.Task(key: outline.key(item["id"].text, title, under: list ?? ""), title: title)
        task.list = list
        let body = item["body"]
        let content = body["content"].text ?? body.text ?? ""
        task.note = Text.trimmed(body["contentType"].isText("html") ? HTMLText(content).text : content)
        if item["importance"].isText("high") { task.priority = .high }
        for category in item["categories"].items { task.subjects.append(category.words) }
        if let start = moment(item["startDateTime"], &outline) { task.start = outline.context.wholeDay(start) }
        if let due = moment(item["dueDateTime"], &outline) {
            task.due = outline.context.wholeDay(due)
            // The series says the true date, where the moment depends on where it was written.
            if let first = outline.time(item["recurrence"]["range"]["startDate"]), let date = task.due {
                let first = outline.context.wholeDay(first)
                if (-1...1).contains(first.number - date.number) { task.due = first }
            }
        }
        if !item["isReminderOn"].isFalse, let reminder = moment(item["reminderDateTime"], &outline) {
            outline.remind(at: reminder, of: &task)
        }
        if item["recurrence"].isPresent {
            if let rule = rule(item["recurrence"]) {
                outline.repeats(rule, &task)
            } else {
                outline.keep(ImportedExtra(.repeats, item["recurrence"].source), in: &task)
            }
        }
        for link in item["linkedResources"].items {
            outline.keep(ImportedExtra(.link, link["webUrl"].text ?? "", name: link["displayName"].words), in: &task)
        }
        for file in item["attachments"].items { outline.keep(ImportedExtra(.attachment, file["name"].words), in: &task) }
        if item["status"].isText("waitingOnOthers") || item["status"].isText("deferred") {
            outline.keep(ImportedExtra(.status, item["status"].words), in: &task)
        }
        outline.keepRest(of: item, besides: known, in: &task)
        if let done = moment(item["completedDateTime"], &outline) { task.done = outline.context.time(done) }
        let isAdded = outline.add(task, isDone: item["status"].isText("completed"))
        // Its files are elsewhere.
        if isAdded, item["hasAttachments"].isTrue, item["attachments"].saysNothing { outline.lose(.attachments) }
        outline.addChecklist(item["checklistItems"].items, of: task) { step in
            (step["id"].text, step["displayName"].text ?? step["title"].words, step["isChecked"].isTrue)
        }
    }

    /// A moment in UTC, or what a clock shows in a zone that is named as Windows names them, and that nobody knows here.
    private static func moment(_ value: JSONValue, _ outline: inout GatheredOutline) -> WrittenTime? {
        guard let written = outline.time(value.isObject ? value["dateTime"] : value) else { return nil }
        guard case .wall(let wall) = written else { return written }
        let zone = ByteString(value["timeZone"].text ?? "UTC")
        if zone == "UTC" || zone == "tzone://Microsoft/Utc" || zone == "Etc/GMT" {
            return .instant((Int64(wall.date.number) * 1440 + Int64(wall.minute)) * 60_000)
        }
        if wall.minute > 0 { outline.lose(.zones) }
        return written
    }

    private static let weekdays: [(StaticString, String)] = [
        ("monday", "MO"), ("tuesday", "TU"), ("wednesday", "WE"), ("thursday", "TH"), ("friday", "FR"), ("saturday", "SA"),
        ("sunday", "SU"),
    ]

    /// A pattern and its range as an `RRULE`.
    private static func rule(_ recurrence: JSONValue) -> String? {
        let (pattern, range) = (recurrence["pattern"], recurrence["range"])
        var days: [String] = []
        var weekBegins = ""
        for (name, short) in weekdays {
            for day in pattern["daysOfWeek"].items where day.isText(name) { days.append(short) }
            if pattern["firstDayOfWeek"].isText(name) { weekBegins = ";WKST=" + short }
        }
        var places = 0
        for (place, name) in (["first", "second", "third", "fourth"] as [StaticString]).enumerated()
        where pattern["index"].isText(name) {
            places = place + 1
        }
        if pattern["index"].isText("last") { places = -1 }
        let byDay = days.isEmpty ? "" : ";BYDAY=" + Text.joined(days, ",")
        let byPlace = byDay + (places == 0 ? "" : ";BYSETPOS=" + String(places))
        let byDate = pattern["dayOfMonth"].whole.map { $0 > 0 ? ";BYMONTHDAY=" + String($0) : "" } ?? ""
        let byMonth = pattern["month"].whole.map { $0 > 0 ? ";BYMONTH=" + String($0) : "" } ?? ""
        var rule: String
        switch ByteString(pattern["type"].text ?? "") {
        case "daily": rule = "FREQ=DAILY"
        case "weekly": rule = "FREQ=WEEKLY" + byDay + weekBegins
        case "absoluteMonthly": rule = "FREQ=MONTHLY" + byDate
        case "relativeMonthly": rule = "FREQ=MONTHLY" + byPlace
        case "absoluteYearly": rule = "FREQ=YEARLY" + byMonth + byDate
        case "relativeYearly": rule = "FREQ=YEARLY" + byMonth + byPlace
        default: return nil
        }
        if let interval = pattern["interval"].whole, interval > 1 { rule += ";INTERVAL=" + String(interval) }
        if range["type"].isText("numbered"), let count = range["numberOfOccurrences"].whole { rule += ";COUNT=" + String(count) }
        if range["type"].isText("endDate"), let last = range["endDate"].text.flatMap({ WrittenTime($0) }),
            case .date(let date) = last
        {
            rule += ";UNTIL=" + ISO8601.basic(date)
        }
        return rule
    }
}
