import Planner

/// To-dos of Things: in the JSON that its own link `things:///json` takes, and as the program things-cli prints them.
enum Things {
    static var reader: ImportReader {
        ImportReader(source: .things, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        guard let first = root.isArray ? root.first : root else { return false }
        let type = first["type"]
        guard type.isText("to-do") || type.isText("project") || type.isText("heading") || type.isText("area") else {
            return false
        }
        return first["attributes"].isObject || first["uuid"].isText && first["title"].isText
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .things, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            if root.isArray {
                for item in root.items { read(item, Place(), into: &outline, depth: 0) }
            } else {
                read(root, Place(), into: &outline, depth: 0)
            }
        }
        return outline.finished()
    }

    /// Where an item lies.
    private struct Place {
        var list: String?
        var heading = ""
        var subjects: [String] = []
    }

    private static func read(_ item: JSONValue, _ place: Place, into outline: inout GatheredOutline, depth: Int) {
        guard depth < ImportLimits.levels else { return outline.lose(.levels) }
        let isLink = item["attributes"].isObject
        let fields = isLink ? item["attributes"] : item
        switch ByteString(item["type"].text ?? "") {
        case "project", "area", "heading": readContainer(item, fields, place, into: &outline, depth: depth)
        case "to-do":
            if isLink { readLink(fields, item["id"], place, into: &outline) } else { readPrinted(fields, place, into: &outline) }
        default: outline.lose(.otherThings)
        }
    }

    /// A project or an area becomes a list; a heading is said of what follows it.
    private static func readContainer(
        _ item: JSONValue,
        _ fields: JSONValue,
        _ place: Place,
        into outline: inout GatheredOutline,
        depth: Int
    ) {
        var inside = place
        let title = fields["title"].words
        if item["type"].isText("heading") {
            inside.heading = title
        } else {
            let key = outline.key(item["uuid"].text ?? item["id"].text, title, under: place.list ?? "")
            if fields["trashed"].isTrue { return outline.lose(.archived) }
            if isCancelled(fields) { return outline.lose(.cancelled) }
            outline.add(ImportedOutline.List(key: key, name: title))
            inside.list = key
            readAbout(fields, key, title, into: &outline)
            for tag in fields["tags"].items { inside.subjects.append(tag.words) }
        }
        for child in fields["items"].items {
            // In the link's form a heading stands before what is below it.
            if child["type"].isText("heading"), !child["items"].isArray, !child["attributes"]["items"].isArray {
                inside.heading = (child["attributes"].isObject ? child["attributes"] : child)["title"].words
                if child["attributes"]["archived"].isTrue { outline.lose(.archived) }
            } else {
                read(child, inside, into: &outline, depth: depth + 1)
            }
        }
    }

    /// What a project says of itself: a list has no note, so it is one of its own.
    private static func readAbout(_ fields: JSONValue, _ key: String, _ title: String, into outline: inout GatheredOutline) {
        var lines: [String] = []
        let names: [StaticString] = ["when", "start_date", "deadline"]
        for name in names where !fields[name].saysNothing { lines.append(fields[name].words) }
        if !Text.isBlank(fields["notes"].words) { lines.append(fields["notes"].words) }
        if !lines.isEmpty { outline.add(ImportedOutline.Note(key: "project " + key, text: Text.joined([title] + lines, "\n"))) }
    }

    private static func isCancelled(_ fields: JSONValue) -> Bool {
        fields["canceled"].isTrue || fields["status"].isText("canceled")
    }

    private static func task(
        _ fields: JSONValue,
        _ own: String?,
        _ place: Place,
        _ outline: inout GatheredOutline
    ) -> ImportedOutline.Task {
        let title = fields["title"].words
        var task = ImportedOutline.Task(key: outline.key(own, title, under: place.list ?? ""), title: title)
        task.list = place.list
        task.note = fields["notes"].words
        for tag in fields["tags"].items { task.subjects.append(tag.words) }
        task.subjects += place.subjects
        task.due = outline.day(fields["deadline"])
        return task
    }

    // MARK: The link

    private static let linked: [StaticString] = [
        "title", "notes", "when", "deadline", "tags", "checklist-items", "list", "list-id", "heading", "heading-id", "completed",
        "canceled",
        "creation-date", "completion-date",
    ]

    private static func readLink(_ fields: JSONValue, _ id: JSONValue, _ place: Place, into outline: inout GatheredOutline) {
        var place = place
        if place.list == nil, let list = fields["list"].text, !Text.isBlank(list) {
            outline.add(ImportedOutline.List(key: list, name: list))
            place.list = list
        }
        var task = task(fields, id.text, place, &outline)
        readWhen(fields["when"].words, into: &outline, &task)
        outline.keep(ImportedExtra(.section, fields["heading"].text ?? place.heading), in: &task)
        outline.keepRest(of: fields, besides: linked, in: &task)
        if isCancelled(fields) { return outline.leaveOut(task.key, as: .cancelled) }
        if let done = outline.time(fields["completion-date"]) { task.done = outline.context.time(done) }
        outline.add(task, isDone: fields["completed"].isTrue)
        outline.addChecklist(fields["checklist-items"].items, of: task) { item in
            let item = item["attributes"].isObject ? item["attributes"] : item
            return (nil, item["title"].words, item["completed"].isTrue || item["canceled"].isTrue)
        }
    }

    /// "today", "someday", a date, a date with the time at which it reminds, or English words.
    private static func readWhen(_ when: String, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        switch ByteString(when) {
        case "", "anytime": return
        case "today": task.start = outline.context.today
        case "tomorrow": task.start = outline.context.today.adding(days: 1)
        case "evening", "someday":
            if ByteString(when) == "evening" { task.start = outline.context.today }
            outline.keep(ImportedExtra(.status, when), in: &task)
        default:
            let parts = Text.pieces(of: when, at: UInt8(ascii: "@"))
            guard let day = WrittenTime(parts[0]) else { return outline.keep(ImportedExtra(.start, when, name: "en"), in: &task) }
            let date = outline.context.wall(day).date
            guard parts.count == 2 else { return task.start = date }
            guard let moment = WrittenTime(date.text + "T" + (parts[1].utf8.count < 5 ? "0" : "") + parts[1]) else {
                task.start = date
                return outline.keep(ImportedExtra(.reminder, parts[1]), in: &task)
            }
            // With a deadline, it is the day on which it begins; without, the day it is for.
            if task.due != nil { task.start = date }
            outline.remind(at: moment, of: &task)
        }
    }

    // MARK: things-cli

    private static let printed: [StaticString] = [
        "uuid", "type", "title", "status", "notes", "start", "start_date", "deadline", "stop_date", "created", "modified",
        "index", "today_index",
        "project", "project_title", "area", "area_title", "heading", "heading_title", "tags", "checklist", "items", "trashed",
        "reminder_time", "today_index_reference_date", "deadline_suppressed",
    ]

    private static func readPrinted(_ fields: JSONValue, _ place: Place, into outline: inout GatheredOutline) {
        var place = place
        for (key, title): (StaticString, StaticString) in [("project", "project_title"), ("area", "area_title")] {
            guard place.list == nil, let name = fields[title].text, !Text.isBlank(name) else { continue }
            let list = outline.key(fields[key].text, name)
            outline.add(ImportedOutline.List(key: list, name: name))
            place.list = list
        }
        var task = task(fields, fields["uuid"].text, place, &outline)
        task.start = outline.day(fields["start_date"])
        if let time = fields["reminder_time"].text, let date = task.start, let moment = WrittenTime(date.text + "T" + time) {
            if task.due == nil { task.start = nil }
            outline.remind(at: moment, of: &task)
        }
        if fields["start"].isText("Someday") { outline.keep(ImportedExtra(.status, "someday"), in: &task) }
        outline.keep(ImportedExtra(.section, fields["heading_title"].text ?? place.heading), in: &task)
        outline.keepRest(of: fields, besides: printed, in: &task)
        if fields["trashed"].isTrue { return outline.leaveOut(task.key, as: .archived) }
        if isCancelled(fields) { return outline.leaveOut(task.key, as: .cancelled) }
        if let done = outline.time(fields["stop_date"]) { task.done = outline.context.time(done) }
        outline.add(task, isDone: fields["status"].isText("completed"))
        outline.addChecklist(fields["checklist"].items, of: task) {
            ($0["uuid"].text, $0["title"].words, $0["status"].isText("completed") || $0["status"].isText("canceled"))
        }
    }
}
