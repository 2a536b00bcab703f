/// The record of one date: its number of spoons, the planned and the used ones.
///
/// A class because it is handed on by every view and has many parts; it changes only while it is read, hence unchecked.
package final class DayRecord: @unchecked Sendable {
    /// Which date.
    package let date: LocalDate
    /// The number given when its first day began, plus the spoons borrowed from it: the number that the person gave for the morning, not
    /// the remainder.
    package internal(set) var morning = 0
    /// How many spoons the day had, without borrowed ones.
    package internal(set) var had = 0
    /// How many were borrowed from the next day, as far as they were needed.
    package internal(set) var borrowed = 0
    /// The planned cost of everything in its list, done or not.
    package internal(set) var planned = 0
    /// The actual cost of the done tasks.
    package internal(set) var used = 0
    /// How much of that was used by the same time of the day as it is now.
    package internal(set) var usedByNow = 0
    /// How many rests were taken.
    package internal(set) var rests = 0
    /// How many minutes they took, as far as that is known.
    package internal(set) var restMinutes = 0
    /// Whether it was a low day.
    package internal(set) var isLow = false
    /// How the person rated the day; nil: not rated.
    package internal(set) var felt: Felt?
    /// The spoons used for tasks of each ``EnergyKind``, by its number. A task of two kinds is in both.
    package internal(set) var kinds = [0, 0, 0, 0]

    init(_ date: LocalDate) {
        self.date = date
    }

    /// How many more were used than there were; 0 if it fitted.
    package var over: Int { max(used - had, 0) }
    /// Whether there were rests, and nothing took a spoon.
    package var isRestDay: Bool { rests > 0 && used == 0 }
}

/// How a day was, in the person's own view.
package enum Felt: Int64, CaseIterable, Sendable {
    case lighter = 1
    case asUsual = 2
    case heavier = 3
    case hadToStop = 4

    /// Reads a ``word``.
    package init?(word: ByteString) {
        for felt in Felt.allCases where ByteString(felt.word.description) == word {
            self = felt
            return
        }
        return nil
    }

    /// As in an address, a form or a table.
    package var word: StaticString {
        switch self {
        case .lighter: "lighter"
        case .asUsual: "usual"
        case .heavier: "heavier"
        case .hadToStop: "stopped"
        }
    }
}
