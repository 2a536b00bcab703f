import Facts
import Planner

/// The backup of Tasks.org. Its program leaves out what has its usual value.
enum TasksOrg {
    static var reader: ImportReader {
        ImportReader(source: .tasksOrg, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        let data = root["data"]
        guard data["tasks"].isArray else { return false }
        return data["caldavCalendars"].isArray || data["taskListMetadata"].isArray || data["googleTaskLists"].isArray
            || data["tasks"].first?["task"].isObject ?? false
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .tasksOrg, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            read(root["data"], into: &outline)
        }
        return outline.finished()
    }

    private static func read(_ data: JSONValue, into outline: inout GatheredOutline) {
        for list in data["caldavCalendars"].items { add(list, list["uuid"], list["name"], into: &outline) }
        for list in data["googleTaskLists"].items { add(list, list["remoteId"], list["title"], into: &outline) }
        let names = Names(data)
        var entries: [JSONValue] = []
        var places: [Int64] = []
        for entry in data["tasks"].items {
            entries.append(entry)
            // Without an order of its own, a task stands where the seconds since 2001 at which it was made put it.
            let task = entry["task"]
            places.append(task["order"].whole ?? (task["creationDate"].whole ?? 0) / 1000 - 978_307_200)
        }
        // The name by which others call a task their parent is not the one that tells it apart.
        var keys: [String] = []
        var keysOfNames: [(name: [UInt8], key: String)] = []
        for entry in entries {
            let key = outline.key(entry["task"]["remoteId"].text, entry["task"]["title"].words, under: list(of: entry) ?? "")
            keys.append(key)
            for place in entry["caldavTasks"].items {
                if let name = place["remoteId"].text { keysOfNames.append((Array(name.utf8), key)) }
            }
        }
        let order = sortedIndices(keysOfNames.count) { keysOfNames[$0].name.lexicographicallyPrecedes(keysOfNames[$1].name) }
        for index in sortedIndices(entries.count, by: { places[$0] < places[$1] }) {
            var parent: String?
            for place in entries[index]["caldavTasks"].items {
                guard let name = place["remoteParent"].text, !name.isEmpty else { continue }
                let bytes = Array(name.utf8)
                let found = partitionPoint(order.count) { keysOfNames[order[$0]].name.lexicographicallyPrecedes(bytes) }
                parent = found < order.count && keysOfNames[order[found]].name == bytes ? keysOfNames[order[found]].key : name
            }
            read(entries[index], keys[index], parent, names, into: &outline)
        }
        outline.lose(.views, data["filters"].count)
    }

    private static func add(_ list: JSONValue, _ key: JSONValue, _ name: JSONValue, into outline: inout GatheredOutline) {
        guard let key = key.text, let name = name.text, !Text.isBlank(name) else { return }
        outline.add(ImportedOutline.List(key: key, name: name))
    }

    /// The list that a task is in, by its key.
    private static func list(of entry: JSONValue) -> String? {
        for place in entry["caldavTasks"].items {
            if let list = place["calendar"].text { return list }
        }
        for place in entry["google"].items {
            if let list = place["listId"].text { return list }
        }
        return nil
    }

    /// What other parts of the backup call the tags, places and files of tasks.
    private struct Names {
        let tags: [JSONValue]
        let places: [JSONValue]
        let files: [JSONValue]

        init(_ data: JSONValue) {
            tags = Array(data["tags"].items)
            places = Array(data["places"].items)
            files = Array(data["taskAttachments"].items)
        }

        static func name(of key: JSONValue, among all: [JSONValue], _ own: StaticString) -> String? {
            guard let key = key.text else { return nil }
            for one in all {
                for name: StaticString in ["remoteId", "uid"]
                where one[name].text.map({ ByteString($0) == ByteString(key) }) ?? false {
                    return one[own].text
                }
            }
            return nil
        }
    }

    private static let known: [StaticString] = [
        "id", "title", "notes", "priority", "importance", "dueDate", "hideUntil", "creationDate", "created", "modificationDate",
        "modified",
        "completionDate", "completed", "deletionDate", "recurrence", "repeatFrom", "repeatUntil", "estimatedSeconds",
        "elapsedSeconds", "order",
        "collapsed", "isCollapsed", "remoteId", "uuid", "ringFlags", "reminderFlags", "timerStart", "readOnly", "parent",
        "calendarURI",
        "reminderPeriod", "reminderLast", "reminderSnooze",
    ]

    private static func read(
        _ entry: JSONValue,
        _ key: String,
        _ parent: String?,
        _ names: Names,
        into outline: inout GatheredOutline
    ) {
        let item = entry["task"]
        if item["deletionDate"].whole ?? 0 > 0 { return outline.leaveOut(key, as: .archived) }
        var task = ImportedOutline.Task(key: key, title: item["title"].words)
        task.note = item["notes"].words
        task.list = list(of: entry)
        task.parent = parent
        switch item["priority"].whole ?? item["importance"].whole {
        case 0: task.priority = .high
        case 1: task.priority = .medium
        case 2: task.priority = .low
        default: break
        }
        if let due = item["dueDate"].whole, due > 0 {
            let wall = outline.context.offsets.wall(at: due)
            task.due = wall.date
            // A second beyond the minute says that the time counts.
            if due % 60_000 > 0 { task.time = wall.minute }
        }
        if let start = item["hideUntil"].whole, start > 0 {
            // Without a time it is a midnight, whereas the due date is a noon.
            if start % 60_000 > 0 {
                outline.begins(.instant(start), &task)
            } else {
                task.start = outline.context.offsets.wholeDay(at: start)
            }
        }
        outline.takes(minutes: ((item["estimatedSeconds"].whole ?? 0) + 59) / 60, &task)
        if item["elapsedSeconds"].whole ?? 0 > 0 { outline.lose(.timeSpent) }
        if let rule = item["recurrence"].text, !Text.isBlank(rule) {
            outline.repeats(rule + (item["repeatFrom"].whole == 1 ? ";X-FROM=DONE" : ""), &task)
        }
        for tag in entry["tags"].items {
            if let name = tag["name"].text ?? Names.name(of: tag["tagUid"], among: names.tags, "name") {
                task.subjects.append(name)
            }
        }
        for alarm in entry["alarms"].items { read(alarm: alarm, into: &outline, &task) }
        for fence in entry["geofences"].items {
            let place = Names.name(of: fence["place"], among: names.places, "name") ?? fence["place"].words
            outline.keep(ImportedExtra(.place, place), in: &task)
        }
        for comment in entry["comments"].items {
            outline.keep(ImportedExtra(.comment, comment["message"].text ?? comment["text"].words), in: &task)
        }
        for file in entry["attachments"].items {
            let name = file["name"].text ?? Names.name(of: file["attachmentUid"], among: names.files, "name")
            outline.keep(ImportedExtra(.attachment, name ?? file["uri"].text ?? file["attachmentUid"].words), in: &task)
        }
        outline.keepRest(of: item, besides: known, in: &task)
        let done = item["completionDate"].whole ?? 0
        if done > 0 { task.done = done }
        outline.add(task, isDone: done > 0)
    }

    /// The kinds of alarm: at a moment, from the start, from the due date, at random, snoozed, at a place on arriving and on leaving.
    private static func read(alarm: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        let time = alarm["time"].whole ?? 0
        switch alarm["type"].whole ?? 0 {
        case 0: outline.remind(at: .instant(time), of: &task)
        case 2 where task.due != nil: outline.remind(0 - time / 60_000, before: &task)
        case 4: outline.keep(ImportedExtra(.reminder, outline.words(at: time)), in: &task)
        default: outline.lose(.reminders)
        }
    }
}

extension GatheredOutline {
    /// A moment as the person's clock shows it: "2026-10-14 09:30".
    func words(at time: Int64) -> String {
        let wall = context.offsets.wall(at: time)
        return wall.date.text + " " + Self.clock(wall.minute)
    }
}
