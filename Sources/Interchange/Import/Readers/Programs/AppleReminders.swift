import Planner

/// Reminders of Apple's program, which writes no files itself: what our shortcut for it makes (docs), and what `reminders show-all` of the
/// program reminders-cli prints.
enum AppleReminders {
    static var reader: ImportReader {
        ImportReader(source: .reminders, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        if root["teaspoon"].isText("reminders") { return true }
        return root.first.map {
            $0["externalId"].isText && $0["title"].isText && ($0["isCompleted"].isTrue || $0["isCompleted"].isFalse)
        }
            ?? false
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .reminders, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            if root.isArray {
                for item in root.items { readPrinted(item, into: &outline) }
            } else {
                for item in root["items"].items { readShortcut(item, nil, nil, into: &outline, depth: 0) }
            }
        }
        return outline.finished()
    }

    /// The list of that name, which is all that tells it apart.
    private static func list(_ name: String, in outline: inout GatheredOutline) -> String? {
        guard !Text.isBlank(name) else { return nil }
        outline.add(ImportedOutline.List(key: name, name: name))
        return name
    }

    // MARK: reminders-cli

    private static let printed: [StaticString] = [
        "externalId", "title", "isCompleted", "priority", "list", "notes", "dueDate", "startDate", "completionDate",
        "creationDate",
        "lastModified", "url",
    ]

    private static func readPrinted(_ item: JSONValue, into outline: inout GatheredOutline) {
        let title = item["title"].words
        let list = list(item["list"].words, in: &outline)
        var task = ImportedOutline.Task(key: outline.key(item["externalId"].text, title, under: list ?? ""), title: title)
        task.list = list
        task.note = item["notes"].words
        // RFC 5545's numbers: 1 is the highest.
        switch item["priority"].whole ?? 0 {
        case 1...4: task.priority = .high
        case 5: task.priority = .medium
        case 6...9: task.priority = .low
        default: break
        }
        if let due = outline.time(item["dueDate"]) { take(due, isWholeDay: nil, outline.context, &task) }
        // It gives each reminder with a due date that date as a start, too.
        if let start = outline.time(item["startDate"]), outline.time(item["dueDate"]) != start { outline.begins(start, &task) }
        outline.keep(ImportedExtra(.link, item["url"].words), in: &task)
        outline.keepRest(of: item, besides: printed, in: &task)
        if let done = outline.time(item["completionDate"]) { task.done = outline.context.time(done) }
        outline.add(task, isDone: item["isCompleted"].isTrue)
    }

    /// Midnight on the person's clock is a date without a time, unless the file says which it is.
    private static func take(
        _ due: WrittenTime,
        isWholeDay: Bool?,
        _ context: ImportContext,
        _ task: inout ImportedOutline.Task
    ) {
        let wall = context.wall(due)
        if isWholeDay ?? ((wall.minute ?? 0) == 0) {
            task.due = context.wholeDay(due)
        } else {
            (task.due, task.time) = wall
        }
    }

    // MARK: Our shortcut

    private static let shortcut: [StaticString] = [
        "id", "list", "title", "notes", "due", "allDay", "priority", "completed", "completedAt", "flagged", "url", "tags",
        "parent", "subtasks",
        "created",
    ]

    private static func readShortcut(
        _ item: JSONValue,
        _ above: ImportedOutline.Task?,
        _ aboveList: String?,
        into outline: inout GatheredOutline,
        depth: Int
    ) {
        // A shortcut gives steps as their titles alone, too.
        let title = item.isObject ? item["title"].words : item.words
        let list = list(item["list"].words, in: &outline) ?? aboveList
        var parent = above?.key
        if parent == nil, let name = item["parent"].text, !Text.isBlank(name) {
            // The title of the reminder above, in the same list: the first of that title has this key.
            var keys = ImportedKeys()
            parent = keys.key(name, under: list ?? "")
        }
        var task = ImportedOutline.Task(
            key: outline.key(item["id"].text, title, under: parent ?? list ?? ""),
            title: title
        )
        (task.list, task.parent) = (list, parent)
        task.note = item["notes"].words
        switch ByteString(item["priority"].words) {
        case "High", "high", "1": task.priority = .high
        case "Medium", "medium", "5": task.priority = .medium
        case "Low", "low", "9": task.priority = .low
        default: break
        }
        // A flag says that it matters, where nothing else does.
        if item["flagged"].saysYes {
            if task.priority == nil {
                task.priority = .high
            } else {
                outline.keep(ImportedExtra(.field, "⚑", name: "flagged"), in: &task)
            }
        }
        if let due = outline.time(item["due"]) {
            let isWholeDay: Bool? = item["allDay"].isPresent ? item["allDay"].saysYes || item["allDay"].isText("Yes") : nil
            take(due, isWholeDay: isWholeDay, outline.context, &task)
        }
        outline.keep(ImportedExtra(.link, item["url"].words), in: &task)
        for tag in item["tags"].items { task.subjects.append(withoutHash(tag.words)) }
        if let tags = item["tags"].text {
            for tag in Text.pieces(of: tags, at: UInt8(ascii: "\n")) where !Text.isBlank(tag) {
                task.subjects.append(withoutHash(tag))
            }
        }
        if item.isObject { outline.keepRest(of: item, besides: shortcut, in: &task) }
        if let done = outline.time(item["completedAt"]) { task.done = outline.context.time(done) }
        outline.add(task, isDone: item["completed"].saysYes || item["completed"].isText("Yes"))
        guard depth < ImportLimits.levels else { return }
        for step in item["subtasks"].items { readShortcut(step, task, list, into: &outline, depth: depth + 1) }
        // A shortcut puts several lines into one text where there is no list.
        if let steps = item["subtasks"].text {
            for step in Text.pieces(of: steps, at: UInt8(ascii: "\n")) where !Text.isBlank(step) {
                var below = ImportedOutline.Task(key: outline.key(nil, step, under: task.key), title: Text.trimmed(step))
                (below.list, below.parent) = (list, task.key)
                outline.add(below)
            }
        }
    }

    private static func withoutHash(_ tag: String) -> String {
        tag.utf8.first == UInt8(ascii: "#") ? Text.piece(of: tag, 1..<tag.utf8.count) : tag
    }
}
