import Facts
import Planner

/// What `task export` prints: an array, or one object on each line.
enum Taskwarrior {
    static var reader: ImportReader {
        ImportReader(source: .taskwarrior, recognises: { text in text.json.map { isOurs($0) } ?? false }, read: read)
    }

    private static func isOurs(_ root: JSONValue) -> Bool {
        let first = root.isArray ? root.first : root
        return first.map { $0["uuid"].isText && $0["description"].isText && $0["status"].isText && $0["entry"].isPresent }
            ?? false
    }

    private static func read(_ texts: [ImportedText], _ context: ImportContext) throws(ImportFault) -> ImportReading {
        var outline = GatheredOutline(of: .taskwarrior, in: context)
        for text in texts {
            guard let root = text.json else { throw .damaged }
            var items: [JSONValue] = []
            if root.isArray { for item in root.items { items.append(item) } } else { items = [root] }
            read(items, into: &outline)
        }
        return outline.finished()
    }

    private static func read(_ items: [JSONValue], into outline: inout GatheredOutline) {
        let titles = Titles(items)
        let series = Series(items)
        for (index, item) in items.enumerated() {
            switch series.roles[index] {
            case .stands, .isNext: read(item, titles, hasRule: series.roles[index] == .isNext, into: &outline)
            case .isLater: outline.leaveOut(item["uuid"].words, as: .occurrences)
            case .isModel: break
            }
        }
    }

    private static let known: [StaticString] = [
        "id", "uuid", "description", "status", "entry", "modified", "due", "wait", "scheduled", "start", "end", "until", "recur",
        "mask", "imask",
        "parent", "rtype", "last", "template", "project", "tags", "priority", "depends", "annotations", "urgency",
    ]

    private static func read(_ item: JSONValue, _ titles: Titles, hasRule: Bool, into outline: inout GatheredOutline) {
        let title = item["description"].words
        let key = outline.key(item["uuid"].text, title)
        if item["status"].isText("deleted") { return outline.leaveOut(key, as: .archived) }
        var task = ImportedOutline.Task(key: key, title: title)
        if let project = item["project"].text, !Text.isBlank(project) {
            outline.add(ImportedOutline.List(key: project, name: project))
            task.list = project
        }
        switch ByteString(item["priority"].words) {
        case "H": task.priority = .high
        case "M": task.priority = .medium
        case "L": task.priority = .low
        default: outline.keep(ImportedExtra(.field, item["priority"].words, name: "priority"), in: &task)
        }
        for tag in item["tags"].items { task.subjects.append(tag.words) }
        if let tags = item["tags"].text {
            for tag in Text.pieces(of: tags, at: UInt8(ascii: ",")) { task.subjects.append(tag) }
        }
        readDates(item, into: &outline, &task)
        if hasRule, let recur = item["recur"].text { readRule(recur, until: item["until"], into: &outline, &task) }
        for note in item["annotations"].items {
            var when = ""
            if let entry = time(note["entry"], &outline) { when = outline.context.wall(entry).date.text }
            outline.keep(ImportedExtra(.comment, note["description"].words, name: when), in: &task)
        }
        let needed = titles.words(of: item["depends"])
        outline.keep(ImportedExtra(.field, needed, name: "depends"), in: &task)
        outline.keepRest(of: item, besides: known, in: &task)
        if let end = time(item["end"], &outline) { task.done = outline.context.time(end) }
        let isAdded = outline.add(task, isDone: item["status"].isText("completed"))
        if isAdded, let cost = cost(of: item) { outline.suggest(cost: cost) }
    }

    /// Text in the basic form, or seconds since 1970.
    private static func time(_ value: JSONValue, _ outline: inout GatheredOutline) -> WrittenTime? {
        if let seconds = value.whole, seconds > 100_000_000, seconds < 100_000_000_000 { return .instant(seconds * 1000) }
        return outline.time(value)
    }

    private static func readDates(_ item: JSONValue, into outline: inout GatheredOutline, _ task: inout ImportedOutline.Task) {
        if let due = time(item["due"], &outline) {
            let (date, minute) = outline.context.wall(due)
            task.due = date
            // A date without a time is the midnight with which it begins, or the last second of it.
            if let minute, minute > 0, minute < 1439 { task.time = minute }
        }
        let wait = time(item["wait"], &outline)
        let scheduled = time(item["scheduled"], &outline)
        if let start = wait ?? scheduled { task.start = outline.context.wall(start).date }
        if wait != nil, let scheduled {
            outline.keep(ImportedExtra(.field, outline.context.wall(scheduled).date.text, name: "scheduled"), in: &task)
        }
        if let begun = time(item["start"], &outline) {
            outline.keep(ImportedExtra(.field, outline.context.wall(begun).date.text, name: "started"), in: &task)
        }
        if !item["recur"].isPresent, let until = time(item["until"], &outline) {
            outline.keep(ImportedExtra(.field, outline.context.wall(until).date.text, name: "until"), in: &task)
        }
    }

    /// What people define themselves to say how much a task takes: a number, a size of clothes or a word.
    private static func cost(of item: JSONValue) -> Int? {
        for name: StaticString in ["spoons", "energy", "size", "estimate"] where item[name].isPresent {
            if let number = item[name].whole, Costs.range.contains(Int(clamping: number)) { return Int(clamping: number) }
            switch ByteString(ASCII.capitals(item[name].words)) {
            case "XS": return 1
            case "S", "LOW", "SMALL": return 2
            case "M", "MEDIUM": return 4
            case "L", "H", "HIGH", "LARGE": return 6
            case "XL": return 8
            default: continue
            }
        }
        return nil
    }
}

// MARK: - Series

/// Which tasks of the file are models of a series, and which are its dates: the next one that is open stands for all.
private struct Series {
    enum Role { case stands, isNext, isLater, isModel }

    private(set) var roles: [Role] = []

    init(_ items: [JSONValue]) {
        roles = [Role](repeating: .stands, count: items.count)
        // The open dates of each model, ascending; then the models that have none.
        var open: [(model: [UInt8], due: Int64, index: Int)] = []
        for (index, item) in items.enumerated() where item["recur"].isPresent {
            if item["status"].isText("recurring") {
                roles[index] = .isNext
            } else if !item["status"].isText("completed"), !item["status"].isText("deleted") {
                roles[index] = .isNext
                if let model = item["parent"].text { open.append((Array(model.utf8), Self.due(item), index)) }
            }
        }
        let order = sortedIndices(open.count) {
            if open[$0].model != open[$1].model { return open[$0].model.lexicographicallyPrecedes(open[$1].model) }
            return open[$0].due < open[$1].due
        }
        for (place, one) in order.enumerated() where place > 0 && open[order[place - 1]].model == open[one].model {
            roles[open[one].index] = .isLater
        }
        for (index, item) in items.enumerated() where item["status"].isText("recurring") {
            let key = Array(item["uuid"].words.utf8)
            let place = partitionPoint(order.count) { open[order[$0]].model.lexicographicallyPrecedes(key) }
            if place < order.count, open[order[place]].model == key { roles[index] = .isModel }
        }
    }

    private static func due(_ item: JSONValue) -> Int64 {
        switch item["due"].text.flatMap({ WrittenTime($0) }) {
        case .instant(let time): time
        default: item["due"].whole ?? 0
        }
    }
}

extension Taskwarrior {
    fileprivate static func readRule(
        _ recur: String,
        until: JSONValue,
        into outline: inout GatheredOutline,
        _ task: inout ImportedOutline.Task
    ) {
        guard var rule = rule(recur) else { return outline.keep(ImportedExtra(.repeats, recur), in: &task) }
        if let end = time(until, &outline) { rule += ";UNTIL=" + ISO8601.basic(outline.context.wall(end).date) }
        outline.repeats(rule, &task)
    }

    /// "weekdays", "biweekly", "3d", "2 weeks" or "P1M" as an `RRULE`.
    private static func rule(_ recur: String) -> String? {
        var (number, hasNumber): (Int64, Bool) = (0, false)
        var unit: [UInt8] = []
        for byte in ASCII.capitals(recur).utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                guard unit.isEmpty || unit == [UInt8(ascii: "P")] else { return nil }
                (number, hasNumber) = (min(number * 10 + Int64(byte - UInt8(ascii: "0")), 100_000), true)
            case UInt8(ascii: " "): break
            default: unit.append(byte)
            }
        }
        let isPeriod = unit.first == UInt8(ascii: "P")
        let word = ByteString(String(decoding: isPeriod ? unit[1...] : unit[...], as: UTF8.self))
        let times = hasNumber ? number : 1
        guard times > 0 else { return nil }
        func every(_ frequency: String, _ factor: Int64 = 1) -> String {
            "FREQ=" + frequency + (times * factor == 1 ? "" : ";INTERVAL=" + String(times * factor))
        }
        switch word {
        case "D", "DAY", "DAYS", "DAILY": return every("DAILY")
        case "WEEKDAYS": return hasNumber ? nil : "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
        case "W", "WK", "WKS", "WEEK", "WEEKS", "WEEKLY", "SENNIGHT": return every("WEEKLY")
        case "BIWEEKLY", "FORTNIGHT": return every("WEEKLY", 2)
        case "M" where isPeriod, "MO", "MOS", "MTH", "MTHS", "MNTHS", "MONTH", "MONTHS", "MONTHLY": return every("MONTHLY")
        case "BIMONTHLY": return every("MONTHLY", 2)
        case "Q", "QTR", "QTRS", "QRTR", "QRTRS", "QUARTER", "QUARTERS", "QUARTERLY": return every("MONTHLY", 3)
        case "SEMIANNUAL": return every("MONTHLY", 6)
        case "Y", "YR", "YRS", "YEAR", "YEARS", "YEARLY", "ANNUAL": return every("YEARLY")
        case "BIANNUAL", "BIYEARLY": return every("YEARLY", 2)
        default: return nil
        }
    }
}

/// The titles of tasks by their names, for those that wait for others.
private struct Titles {
    private let names: [[UInt8]]
    private let titles: [String]

    init(_ items: [JSONValue]) {
        let all = items.map { Array($0["uuid"].words.utf8) }
        let order = sortedIndices(all.count) { all[$0].lexicographicallyPrecedes(all[$1]) }
        names = order.map { all[$0] }
        titles = order.map { items[$0]["description"].words }
    }

    /// The titles of those that are named, or their names; `depends` is an array, or, in older files, a text with commas.
    func words(of depends: JSONValue) -> String {
        var keys: [String] = []
        for item in depends.items { keys.append(item.words) }
        if let text = depends.text { keys = Text.pieces(of: text, at: UInt8(ascii: ",")) }
        var words: [String] = []
        for key in keys where !key.isEmpty {
            let key = Array(key.utf8)
            let place = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(key) }
            words.append(place < names.count && names[place] == key ? titles[place] : String(decoding: key, as: UTF8.self))
        }
        return Text.joined(words, ", ")
    }
}
