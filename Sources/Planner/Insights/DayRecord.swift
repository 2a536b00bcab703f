/// The record of one date: its number of spoons, the planned and the used ones.
///
/// A class because it is handed on by every view and has many parts; it changes only while it is read, hence unchecked.
public final class DayRecord: @unchecked Sendable {
    /// Which date.
    public let date: LocalDate
    /// The number given when its first day began, plus the spoons borrowed from it: the number that the person gave for the morning, not
    /// the remainder.
    public internal(set) var morning = 0
    /// How many spoons the day had, without borrowed ones.
    public internal(set) var had = 0
    /// How many were borrowed from the next day, as far as they were needed.
    public internal(set) var borrowed = 0
    /// The planned cost of everything in its list, done or not.
    public internal(set) var planned = 0
    /// The actual cost of the done tasks.
    public internal(set) var used = 0
    /// How much of that was used by the same time of the day as it is now.
    public internal(set) var usedByNow = 0
    /// How many rests were taken.
    public internal(set) var rests = 0
    /// How many minutes they took, as far as that is known.
    public internal(set) var restMinutes = 0
    /// Whether it was a low day.
    public internal(set) var isLow = false
    /// How the person rated the day; nil: not rated.
    public internal(set) var felt: Felt?
    /// The spoons used for tasks of each ``EnergyKind``, by its number. A task of two kinds is in both.
    public internal(set) var kinds = [0, 0, 0, 0]

    init(_ date: LocalDate) {
        self.date = date
    }

    /// How many more were used than there were; 0 if it fitted.
    public var over: Int { max(used - had, 0) }
    /// Whether there were rests, and nothing took a spoon.
    public var isRestDay: Bool { rests > 0 && used == 0 }
}

/// How a day was, in the person's own view.
public enum Felt: Int64, CaseIterable, Sendable {
    case lighter = 1
    case asUsual = 2
    case heavier = 3
    case hadToStop = 4

    /// Reads a ``word``.
    public init?(word: ByteString) {
        for felt in Felt.allCases where ByteString(felt.word.description) == word {
            self = felt
            return
        }
        return nil
    }

    /// As in an address, a form or a table.
    public var word: StaticString {
        switch self {
        case .lighter: "lighter"
        case .asUsual: "usual"
        case .heavier: "heavier"
        case .hadToStop: "stopped"
        }
    }
}
