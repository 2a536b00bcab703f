import Facts
import Planner

/// The `data.json` of Vikunja's export: projects with tasks, or, up to its version 0.20, namespaces with lists of tasks.
enum Vikunja {
    static var reader: ImportReader {
        ImportReader(source: .vikunja, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        for item in root.items {
            if item["lists"].isArray, item["title"].isText { return true }
            if item["tasks"].isArray || item["parent_project_id"].isNumber, item["title"].isText, item["id"].isNumber {
                return true
            }
        }
        return false
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .vikunja, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            var projects: [JSONValue] = []
            for item in root.items {
                if item["lists"].isArray {
                    for list in item["lists"].items { projects.append(list) }
                } else {
                    projects.append(item)
                }
            }
            let parents = VikunjaSteps(projects)
            for project in projects { read(project, parents, into: &outline) }
        }
        return outline.finished()
    }

    private static func read(_ project: JSONValue, _ parents: VikunjaSteps, into outline: inout GatheredOutline) {
        // Filters that are saved are projects with negative numbers.
        if let number = project["id"].whole, number < 0 { return outline.lose(.views) }
        let name = project["title"].words
        let key = outline.key(project["id"].words, name)
        let tasks = ordered(project["tasks"].items)
        if project["is_archived"].isTrue { return outline.lose(.archived, max(tasks.count, 1)) }
        outline.add(ImportedOutline.List(key: key, name: name))
        let about = HTMLText(project["description"].words).text
        if !Text.isBlank(about) { outline.add(ImportedOutline.Note(key: "project " + key, text: name + "\n" + about)) }
        let buckets = Grouped(Array(project["buckets"].items), by: "id")
        let hasBuckets = project["buckets"].count > 1
        for task in tasks { read(task, in: key, hasBuckets ? buckets : nil, parents, into: &outline) }
    }

    private static func ordered(_ items: JSONValue.Children) -> [JSONValue] {
        var all: [JSONValue] = []
        var places: [Int64] = []
        for item in items {
            all.append(item)
            places.append(item["position"].number?.scaled(by: 3) ?? 0)
        }
        return sortedIndices(all.count) { places[$0] < places[$1] }.map { all[$0] }
    }

    private static let known: [StaticString] = [
        "id", "title", "description", "done", "done_at", "due_date", "reminders", "reminder_dates", "project_id", "list_id",
        "repeat_after",
        "repeat_mode", "repeat_from_current_date", "priority", "start_date", "end_date", "assignees", "labels", "hex_color",
        "percent_done",
        "identifier", "index", "related_tasks", "attachments", "cover_image_attachment_id", "bucket_id", "position",
        "kanban_position",
        "comments", "comment_count", "created", "updated", "created_by", "created_by_id", "reactions", "subscription", "buckets",
        "uid",
        "is_unread", "bucket", "parent_task_id", "max_permission", "max_right",
    ]

    private static func read(
        _ item: JSONValue,
        in list: String,
        _ buckets: Grouped?,
        _ parents: VikunjaSteps,
        into outline: inout GatheredOutline
    ) {
        let title = item["title"].words
        var task = ImportedOutline.Task(key: outline.key(item["id"].words, title, under: list), title: title)
        task.list = list
        task.parent = parents.parent(of: item["id"].words)
        // Since 0.21 a description is HTML.
        let written = item["description"].words
        let html = isHTML(written) ? HTMLText(written) : nil
        task.note = html?.text ?? written
        switch item["priority"].whole ?? 0 {
        case 1: task.priority = .low
        case 2: task.priority = .medium
        case 3...: task.priority = .high
        default: break
        }
        readDates(item, into: &outline, &task)
        readRepeat(item, into: &outline, &task)
        for reminder in item["reminders"].items { read(reminder: reminder, into: &outline, &task) }
        if !item["reminders"].isArray {
            for moment in item["reminder_dates"].items {
                if let time = outline.time(moment) { outline.remind(at: time, of: &task) }
            }
        }
        for label in item["labels"].items { task.subjects.append(label["title"].words) }
        for person in item["assignees"].items {
            let name = person["name"].words
            outline.keep(ImportedExtra(.person, Text.isBlank(name) ? person["username"].words : name), in: &task)
        }
        for file in item["attachments"].items { outline.keep(ImportedExtra(.attachment, file["file"]["name"].words), in: &task) }
        for comment in item["comments"].items {
            let author = comment["author"]["name"].words
            outline.keep(
                ImportedExtra(
                    .comment,
                    HTMLText(comment["comment"].words).text,
                    name: Text.isBlank(author) ? comment["author"]["username"].words : author
                ),
                in: &task
            )
        }
        if let percent = item["percent_done"].number?.scaled(by: 2), percent > 0 {
            outline.keep(ImportedExtra(.progress, String(percent) + " %"), in: &task)
        }
        if let bucket = buckets?[item["bucket_id"].words].first {
            outline.keep(ImportedExtra(.section, bucket["title"].words), in: &task)
        }
        outline.keepRest(of: item, besides: known, in: &task)
        if let done = outline.time(item["done_at"]) { task.done = outline.context.time(done) }
        outline.add(task, isDone: item["done"].isTrue)
        for step in html?.items ?? [] {
            var below = ImportedOutline.Task(key: outline.key(nil, step.title, under: task.key), title: step.title)
            (below.list, below.parent) = (list, task.key)
            outline.add(below, isDone: step.isDone)
        }
    }

    private static func isHTML(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        for at in bytes.indices.dropLast(2) where bytes[at] == UInt8(ascii: "<") {
            // A closing tag, or one that is alone: "</p>", "<br>".
            if bytes[at + 1] == UInt8(ascii: "/") || bytes[at + 1] == UInt8(ascii: "b") && bytes[at + 2] == UInt8(ascii: "r") {
                return true
            }
        }
        return false
    }

    private static func readDates(_ item: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        let end = outline.time(item["end_date"])
        if let due = outline.time(item["due_date"]) ?? end {
            let (date, minute) = outline.context.wall(due)
            task.due = date
            if let minute, minute > 0 { task.time = minute }
        }
        if let start = outline.time(item["start_date"]) { outline.begins(start, &task) }
        if outline.time(item["due_date"]) != nil, let end {
            outline.keep(ImportedExtra(.field, outline.context.wall(end).date.text, name: "end_date"), in: &task)
        }
    }

    /// After so many seconds from the date, each month, or after so many seconds from when it was done.
    private static func readRepeat(_ item: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        let (seconds, mode) = (item["repeat_after"].whole ?? 0, item["repeat_mode"].whole ?? 0)
        if mode == 1 { return outline.repeats("FREQ=MONTHLY", &task) }
        guard seconds > 0 else { return }
        guard seconds % 86_400 == 0 else {
            return outline.keep(ImportedExtra(.repeats, String(seconds / 3600) + " h"), in: &task)
        }
        let days = seconds / 86_400
        let rule = days % 7 == 0 ? "FREQ=WEEKLY;INTERVAL=" + String(days / 7) : "FREQ=DAILY;INTERVAL=" + String(days)
        outline.repeats(rule + (mode == 2 || item["repeat_from_current_date"].isTrue ? ";X-FROM=DONE" : ""), &task)
    }

    private static func read(reminder: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        if reminder["relative_to"].isText("due_date"), task.due != nil {
            outline.remind(0 - (reminder["relative_period"].whole ?? 0) / 60, before: &task)
        } else if let time = outline.time(reminder["reminder"]) {
            outline.remind(at: time, of: &task)
        }
    }
}

/// Which tasks are steps of which, as either side says it.
private struct VikunjaSteps {
    private let steps: [[UInt8]]
    private let parents: [String]

    init(_ projects: [JSONValue]) {
        var pairs: [(step: [UInt8], parent: String)] = []
        for project in projects {
            for task in project["tasks"].items {
                for parent in task["related_tasks"]["parenttask"].items {
                    pairs.append((Array(task["id"].words.utf8), parent["id"].words))
                }
                for step in task["related_tasks"]["subtask"].items {
                    pairs.append((Array(step["id"].words.utf8), task["id"].words))
                }
            }
        }
        let order = sortedIndices(pairs.count) { pairs[$0].step.lexicographicallyPrecedes(pairs[$1].step) }
        steps = order.map { pairs[$0].step }
        parents = order.map { pairs[$0].parent }
    }

    func parent(of task: String) -> String? {
        let task = Array(task.utf8)
        let place = partitionPoint(steps.count) { steps[$0].lexicographicallyPrecedes(task) }
        return place < steps.count && steps[place] == task ? parents[place] : nil
    }
}
