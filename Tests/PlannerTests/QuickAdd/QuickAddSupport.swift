import Foundation

@testable import Planner

/// Wednesday, 14 October 2026.
let quickAddToday = LocalDate(number: 20_740)
let quickAddLists = ["Errands", "Packing list", "Packing", "Café"]

/// The lines of docs/quick-add.md.
func quickAddDocument() throws -> [String] {
    let address = URL(filePath: #filePath).appending(path: "../../../../docs/quick-add.md").standardized
    return try String(contentsOf: address, encoding: .utf8).components(separatedBy: "\n")
}

extension QuickAddContext {
    /// The context in which the lines of docs/quick-add.md are read: ten o'clock.
    static let example = QuickAddContext(on: quickAddToday, lists: quickAddLists)

    init(on date: LocalDate, at clock: Int = 600, lists: [String]? = [], _ times: DateTimeSettings = .standard) {
        let time = Int64(min(max(date.number, -100_000_000), 100_000_000)) * 86_400_000 + Int64(clock) * 60_000
        self.init(at: Instant(time: time, offset: 0, times: times), lists: lists)
        subjects = ["Reading list"]
        units = ["spoon", "spoons"]
    }
}

extension UnderstoodLine {
    convenience init(_ line: String, refusing: [String] = [], switching: [String] = []) {
        self.init(line, in: .example, refusing: refusing, switching: switching)
    }

    /// The chips as docs/quick-add.md writes them.
    var said: String {
        chips.map { chip in
            chip.meaning.said + (chip.also.map { " + \($0.said)" } ?? "") + (chip.other.map { " or \($0.said)" } ?? "")
        }.joined(separator: ", ")
    }

    var words: [String] { chips.map { $0.words } }
}

extension UnderstoodLine.Chip.Meaning {
    var said: String {
        switch self {
        case .due(let date): "due \(date.said)"
        case .time(let minutes): "time \(minutes / 60):\(twoDigits(minutes % 60))"
        case .minutes(let minutes): "minutes \(minutes)"
        case .cost(let cost): "cost \(cost)"
        case .priority(let priority): "priority \(priority)"
        case .subject(let name): "subject \(name)"
        case .list(let name): "list \(name)"
        case .repeats(let rule): "repeat \(rule.said)"
        }
    }
}

extension RepeatRule {
    fileprivate var said: String {
        let pattern =
            switch pattern {
            case .days: "day"
            case .weeks(let days): "week on " + (0..<7).filter { days.contains($0) }.map { "\($0)" }.joined(separator: " ")
            case .monthsOnDay(let day): "month on \(day)"
            case .monthsOnWeekday(let week, let weekday): "month on \(week) \(weekday)"
            case .years(let month, let day): "year on \(twoDigits(month))-\(twoDigits(day))"
            }
        return "every \(interval) \(pattern)" + (anchor == .completion ? " from completion" : "")
            + (until.map { " until \($0.said)" } ?? "")
    }
}

extension LocalDate {
    var said: String { "\(parts.year)-\(twoDigits(parts.month))-\(twoDigits(parts.day))" }
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}

extension UnderstoodLine.Chip {
    static func == (one: UnderstoodLine.Chip, other: UnderstoodLine.Chip) -> Bool {
        one.meaning == other.meaning && one.also == other.also && one.other == other.other && one.words == other.words
    }
}

extension UnderstoodLine {
    static func == (one: UnderstoodLine, other: UnderstoodLine) -> Bool {
        one.title == other.title && one.chips.elementsEqual(other.chips, by: ==) && one.refused == other.refused
            && one.switched == other.switched && one.due == other.due
    }
}
