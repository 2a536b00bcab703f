import Facts
import Planner

/// Typed readings of the fields of a form. A value that cannot be read counts as absent.
extension Form {
    /// The text of a field; empty if the form has no field of that name.
    @inline(never)
    func typed(_ name: ByteString) -> String {
        self[name] ?? ""
    }

    /// The name of an entity, in hexadecimal digits.
    @inline(never)
    func identity(_ name: ByteString) -> Identity? {
        guard let hex = self[name] else { return nil }
        return Identity(hex: hex)
    }

    /// A whole number within a range.
    @inline(never)
    func number(_ name: ByteString, in range: ClosedRange<Int>) -> Int? {
        guard let text = self[name] else { return nil }
        return Self.number(text, in: range)
    }

    /// A date that can be shown.
    func date(_ name: ByteString) -> LocalDate? {
        guard let date = LocalDate(text: typed(name)), date.isOnCalendar else { return nil }
        return date
    }

    /// 1–3; nil for none.
    var priority: Priority? {
        number("priority", in: 1...3).flatMap { Priority(rawValue: Int64($0)) }
    }

    /// One of the colours; nil for none.
    var colour: Colour? {
        number("colour", in: 1...99).flatMap { Colour(rawValue: Int64($0)) }
    }

    /// Where a row was moved: by a button, or between two others.
    var move: Move {
        switch token("to") {
        case "up": .up
        case "down": .down
        case "top": .top
        case "bottom": .bottom
        default: .between(after: identity("after"), before: identity("before"))
        }
    }

    /// Weekdays that are ticked, each by its number from Monday, 0.
    func weekdays(_ name: ByteString) -> Weekdays {
        var days: [Int] = []
        for text in all(name) { if let day = Self.number(text, in: 0...6) { days.append(day) } }
        return Weekdays(days)
    }

    private static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard let number = Text.int(text), range.contains(number) else { return nil }
        return number
    }
}
