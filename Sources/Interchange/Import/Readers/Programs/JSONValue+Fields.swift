import Planner

extension JSONValue {
    /// The content of a text, or a number as it is written; an empty text for anything else.
    var words: String { text ?? (isNumber ? source : "") }

    /// A whole number, as a number or as a text of digits; one that is beyond all counts and times is cut to the bounds, so that sums of
    /// some stay within 64 bits.
    var whole: Int64? { (integer ?? text.flatMap { Text.integer($0) }).map { min(max($0, -Self.most), Self.most) } }

    /// Beyond this no program counts, and no time is that a plan can hold, in milliseconds.
    private static let most: Int64 = 1_000_000_000_000_000

    /// Whether its text begins with those bytes.
    func begins(with start: StaticString) -> Bool { text.map { ByteString($0).begins(with: start) } ?? false }

    /// Whether it is true, or a program's other words for that.
    var saysYes: Bool { isTrue || isText("true") || isText("yes") || isText("1") || integer == 1 }

    /// The first item of an array.
    var first: JSONValue? {
        for item in items { return item }
        return nil
    }
}

extension GatheredOutline {
    /// When something is: a text by ISO 8601, or a number of milliseconds since 1970. Nil for nothing, and, with a loss, for anything else.
    /// The year 1 is how some programs write "never".
    mutating func time(_ value: JSONValue) -> WrittenTime? {
        if value.isNumber { return value.whole.flatMap { $0 > 0 ? .instant($0) : nil } }
        guard let text = value.text, !Text.isBlank(text), !ByteString(text).begins(with: "0001-") else { return nil }
        guard let time = WrittenTime(text) else {
            lose(.dates)
            return nil
        }
        return time
    }

    /// Keeps what a reader knows nothing about in the note of a task, unless it says nothing.
    mutating func keepRest(of object: JSONValue, besides known: [StaticString], in task: inout ImportedOutline.Task) {
        for (name, value) in object.members where !value.saysNothing {
            var isKnown = false
            for known in known where name.isText(known) { isKnown = true }
            if isKnown { continue }
            keep(ImportedExtra(.field, Text.fitted(value.text ?? value.source, to: 2000), name: name.text ?? ""), in: &task)
        }
    }

    /// The steps of a task from a list of things to check. They are named by what their program calls them, or by their words.
    mutating func addChecklist(
        _ items: JSONValue.Children,
        of task: ImportedOutline.Task,
        read: (JSONValue) -> (own: String?, title: String, isDone: Bool)
    ) {
        for item in items {
            let (own, title, isDone) = read(item)
            var step = ImportedOutline.Task(key: key(own, title, under: task.key), title: title)
            step.parent = task.key
            step.list = task.list
            add(step, isDone: isDone)
        }
    }
}
