import Planner

extension ImportReader {
    /// todo.txt: a task a line, as "(A) 2026-01-10 Call mum +family @phone due:2026-11-24".
    static var todoTxt: ImportReader {
        ImportReader(
            source: .todoTxt,
            recognises: { text in
                var (count, marked) = (0, 0)
                for line in WrittenLine.first(of: text) where !line.isBlank {
                    if line.begins("#") || ListItem(line.text) != nil { return false }
                    count += 1
                    if TodoTxtLine(line.text).isMarked { marked += 1 }
                }
                return marked > 0 && marked * 2 >= count
            },
            read: { texts, context throws(ImportFault) in
                var gathered = GatheredOutline(of: .todoTxt, in: context)
                for text in texts {
                    let lines = try WrittenLine.all(of: text.bytes)
                    guard lines.count <= ImportLimits.rows else { throw .tooManyRows }
                    for line in lines where !line.isBlank { TodoTxtLine(line.text).add(to: &gathered) }
                }
                return gathered.finished()
            }
        )
    }
}

/// A line of todo.txt.
private struct TodoTxtLine {
    private var isDone = false
    private var doneOn: LocalDate?
    private var priority: UInt8?
    private var hasMark = false
    /// What follows the marks at the beginning.
    private let words: [ArraySlice<UInt8>]

    init(_ line: ArraySlice<UInt8>) {
        var words = line.words[...]
        // A capital X is a word.
        if words.count > 1, words.first?.elementsEqual("x".utf8) ?? false {
            isDone = true
            words.removeFirst()
        }
        if let priority = words.first.flatMap({ Self.priority($0) }) {
            (self.priority, hasMark) = (priority, true)
            words.removeFirst()
        }
        // When it was done, and when it was written.
        var dates: [LocalDate] = []
        while dates.count < 2, let date = words.first.flatMap({ Self.date($0) }) {
            dates.append(date)
            words.removeFirst()
        }
        if isDone { doneOn = dates.first }
        if !dates.isEmpty { hasMark = true }
        if priority == nil, let later = words.first.flatMap({ Self.priority($0) }), isDone {
            priority = later
            words.removeFirst()
        }
        self.words = Array(words)
    }

    /// Whether it has something that no other text has.
    var isMarked: Bool {
        if hasMark { return true }
        for word in words {
            if Self.tag(word) != nil { return true }
            if let pair = Self.pair(word), pair.key == "due" || pair.key == "rec" || pair.key == "t" { return true }
        }
        return false
    }

    func add(to gathered: inout GatheredOutline) {
        var task = ImportedOutline.Task(key: "", title: "")
        var (priority, rule): (UInt8?, ArraySlice<UInt8>?) = (priority, nil)
        var extras: [ImportedExtra] = []
        // Words of the title, and whether they may be left out at its ends.
        var title: [(word: String, isTag: Bool)] = []
        for word in words {
            if let tag = Self.tag(word) {
                let name = tag.string
                if word.first == UInt8(ascii: "+"), task.list == nil { task.list = name } else { task.subjects.append(name) }
                title.append((name, true))
                continue
            }
            guard let pair = Self.pair(word) else {
                title.append((word.string, false))
                continue
            }
            switch pair.key {
            case "due":
                if let date = Self.date(pair.value) {
                    task.due = date
                } else {
                    extras.append(ImportedExtra(.due, pair.value.string))
                }
            case "t":
                if let date = Self.date(pair.value) {
                    task.start = date
                } else {
                    extras.append(ImportedExtra(.start, pair.value.string))
                }
            case "rec": rule = pair.value
            case "pri": priority = pair.value.first.map { ASCII.capital($0) }
            case "pm": extras.append(ImportedExtra(.field, pair.value.string, name: "pm"))
            case "h" where pair.value.elementsEqual("1".utf8):
                // A line that only makes a project or a context known.
                gathered.lose(.otherThings)
                return
            default: title.append((word.string, false))
            }
        }
        while title.last?.isTag ?? false { title.removeLast() }
        var start = 0
        while start < title.count, title[start].isTag { start += 1 }
        let text = Text.joined(title[start...].map { $0.word }, " ")
        let key = gathered.key(nil, text, under: task.list ?? "")
        var named = ImportedOutline.Task(key: key, title: text)
        (named.list, named.subjects, named.due, named.start) = (task.list, task.subjects, task.due, task.start)
        named.priority = Self.level(priority)
        if let rule { Self.give(rule, to: &named, &gathered) }
        for extra in extras { gathered.keep(extra, in: &named) }
        if let doneOn { named.done = gathered.context.offsets.time(of: LocalDateTime(date: doneOn, minute: 0)) }
        if isDone { named.repeats = nil }
        guard gathered.add(named, isDone: isDone), let list = named.list else { return }
        gathered.add(ImportedOutline.List(key: list, name: list))
    }

    /// "1w" counts from completion, "+1w" from the date.
    private static func give(_ text: ArraySlice<UInt8>, to task: inout ImportedOutline.Task, _ gathered: inout GatheredOutline) {
        var rest = text
        let isStrict = rest.first == UInt8(ascii: "+")
        if isStrict { rest = rest.dropFirst() }
        let unit = rest.last.map { $0 | 0x20 } ?? 0
        let number = Text.int(rest.dropLast().string) ?? (rest.count == 1 ? 1 : 0)
        let date = task.due ?? gathered.context.today
        var pattern: RepeatRule.Pattern?
        switch unit {
        case UInt8(ascii: "d"): pattern = .days
        case UInt8(ascii: "b"): pattern = number == 1 ? .weeks(Weekdays([0, 1, 2, 3, 4])) : nil
        case UInt8(ascii: "w"): pattern = .weeks(.none)
        case UInt8(ascii: "m"): pattern = .monthsOnDay(date.parts.day)
        case UInt8(ascii: "y"): pattern = .years(month: date.parts.month, day: date.parts.day)
        default: pattern = nil
        }
        let anchor: RepeatRule.Anchor = isStrict || unit == UInt8(ascii: "b") ? .date : .completion
        task.repeats = pattern.flatMap { RepeatRule($0, interval: number, anchor: anchor) }
        if task.repeats == nil { gathered.keep(ImportedExtra(.repeats, "rec:" + text.string), in: &task) }
    }

    /// A to C are the three there are; what comes after them has none.
    private static func level(_ letter: UInt8?) -> Priority? {
        switch letter {
        case UInt8(ascii: "A"): .high
        case UInt8(ascii: "B"): .medium
        case UInt8(ascii: "C"): .low
        default: nil
        }
    }

    /// "(A)"
    private static func priority(_ word: ArraySlice<UInt8>) -> UInt8? {
        guard word.count == 3, word.first == UInt8(ascii: "("), word.last == UInt8(ascii: ")") else { return nil }
        let letter = word[word.startIndex + 1]
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? letter : nil
    }

    /// "2026-11-24"
    private static func date(_ word: ArraySlice<UInt8>) -> LocalDate? {
        guard word.count == 10, word[word.startIndex + 4] == UInt8(ascii: "-") else { return nil }
        return LocalDate(text: word.string)
    }

    /// The name behind "+" or "@".
    private static func tag(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard word.count > 1, word.first == UInt8(ascii: "+") || word.first == UInt8(ascii: "@") else { return nil }
        // "+1" is a number.
        let next = word[word.startIndex + 1]
        return word.first == UInt8(ascii: "+") && next &- UInt8(ascii: "0") < 10 ? nil : word.dropFirst()
    }

    /// "key:value", which an address is not.
    private static func pair(_ word: ArraySlice<UInt8>) -> (key: ByteString, value: ArraySlice<UInt8>)? {
        guard let colon = word.firstIndex(of: UInt8(ascii: ":")), colon > word.startIndex, colon + 1 < word.endIndex else {
            return nil
        }
        let value = word[(colon + 1)...]
        return value.begins("//") ? nil : (ByteString(word[..<colon].string), value)
    }
}
