import Facts
import Planner

/// Google Tasks, as Google Takeout writes them: lists of tasks, which may have steps. Times, repeats and deadlines are in no such file.
enum GoogleTasks {
    static var reader: ImportReader {
        ImportReader(source: .googleTasks, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    /// Every object says its kind.
    private static func isOurs(_ root: JSONValue) -> Bool {
        var value = root
        for _ in 0..<3 {
            if value["kind"].begins(with: "tasks#") { return true }
            guard let first = value.isArray ? value.first : value["items"].first else { return false }
            value = first
        }
        return false
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .googleTasks, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            readLists(root, named: text.title, into: &outline, depth: 0)
        }
        return outline.finished()
    }

    /// Reads all lists, one list, its tasks alone, or an array of any of these.
    private static func readLists(_ value: JSONValue, named name: String, into outline: inout GatheredOutline, depth: Int) {
        guard depth < 4 else { return }
        if value["kind"].isText("tasks#taskLists") {
            for list in value["items"].items { readLists(list, named: name, into: &outline, depth: depth + 1) }
        } else if value.isArray, let first = value.first, !first["kind"].isText("tasks#task") {
            for list in value.items { readLists(list, named: name, into: &outline, depth: depth + 1) }
        } else {
            let name = value["title"].text ?? name
            var list: String?
            if !Text.isBlank(name) {
                let key = outline.key(value["id"].text, name)
                outline.add(ImportedOutline.List(key: key, name: name))
                list = key
            }
            readTasks(value.isArray ? value.items : value["items"].items, list, into: &outline)
        }
    }

    private static func readTasks(_ items: JSONValue.Children, _ list: String?, into outline: inout GatheredOutline) {
        var tasks: [JSONValue] = []
        var places: [[UInt8]] = []
        for item in items {
            tasks.append(item)
            places.append(Array((item["position"].text ?? "").utf8))
        }
        // Positions are texts that order the steps of one task, or the tasks of the list.
        for index in sortedIndices(tasks.count, by: { places[$0].lexicographicallyPrecedes(places[$1]) }) {
            read(tasks[index], list, into: &outline)
        }
    }

    private static let known: [StaticString] = [
        "kind", "id", "etag", "title", "notes", "status", "due", "completed", "created", "updated", "parent", "position", "links",
        "hidden",
        "deleted", "task_type", "taskType", "selfLink", "webViewLink",
    ]

    private static func read(_ item: JSONValue, _ list: String?, into outline: inout GatheredOutline) {
        let title = item["title"].words
        let above = item["parent"].text ?? ""
        let key = outline.key(item["id"].text, title, under: above.isEmpty ? list ?? "" : above)
        if item["deleted"].isTrue { return outline.leaveOut(key, as: .archived) }
        var task = ImportedOutline.Task(key: key, title: title)
        task.list = list
        task.note = item["notes"].words
        if !above.isEmpty { task.parent = above }
        // Google gives away the date alone, as the midnight with which it begins.
        if let due = outline.time(item["due"]) { task.due = outline.context.wholeDay(due) }
        if let done = outline.time(item["completed"]) { task.done = outline.context.time(done) }
        for link in item["links"].items {
            outline.keep(ImportedExtra(.link, link["link"].words, name: link["description"].words), in: &task)
        }
        outline.keepRest(of: item, besides: known, in: &task)
        outline.add(task, isDone: item["status"].isText("completed"))
    }
}
