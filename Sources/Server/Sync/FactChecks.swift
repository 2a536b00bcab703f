import Facts
import Planner

/// The rules that a device's facts must follow. Kinds and fields that this version does not know are taken as they are, within bounds: a
/// newer device may use an older server.
enum FactChecks {
    /// How far a timestamp may be ahead of the server's clock, in milliseconds. A timestamp of next year would win against everything until
    /// then.
    static let mostAhead: Int64 = 5 * 60 * 1000
    /// How many bytes a value may have: the longest note takes 850,000, also among the values that a command replaced.
    static let largestValue = 900_000

    /// Why a fact is not taken; nil if it is.
    ///
    /// - Parameter now: milliseconds since 1970.
    static func refusal(of fact: Fact, now: Int64) -> SyncAnswer.Refusal? {
        if Int64(fact.timestamp.time) > now + mostAhead { return .ahead }
        if size(of: fact.value) > largestValue { return .unfit }
        if let type = FieldType(of: fact.field, in: fact.entity.kind), !type.holds(fact.value) { return .unfit }
        return nil
    }

    /// How many bytes a value has that may be of any length.
    static func size(of value: Value) -> Int {
        switch value {
        case .absent, .integer: 0
        case .text(let text): text.utf8.count
        case .bytes(let bytes), .other(let bytes): bytes.count
        }
    }

    /// How many bytes the values of these facts have together.
    static func size(of facts: [Fact]) -> Int {
        facts.reduce(0) { $0 + size(of: $1.value) }
    }
}
