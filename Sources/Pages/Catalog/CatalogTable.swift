import Planner

/// Why a table of texts is refused.
public enum CatalogFault: Error, Equatable {
    /// The bytes are no table.
    case notATable
    /// The table belongs to another release.
    case otherRelease
    /// The table was cut short or changed.
    case damaged
}

/// The texts of a language, read in place. `tools/words/table.py` says how they are laid out.
///
/// Numbers are 7 bits a byte, the lowest first: a whole table is valid UTF-8.
struct CatalogTable: Sendable {
    let bytes: [UInt8]
    /// Where each entry begins, and where the last one ends.
    private let starts: [Int32]

    private static let magic: StaticString = "TSW2"
    private static let lengths = 15

    /// How many entries a table of this release has.
    static var count: Int { LanguageFact.count + Catalog.messages }

    /// A table that stands in the source.
    init(_ literal: StaticString) {
        bytes = Array(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
        starts = Self.starts(bytes)
    }

    /// Adds up the lengths: text by text they take less room than places.
    private static func starts(_ bytes: [UInt8]) -> [Int32] {
        var starts = [Int32(lengths + 2 * count)]
        starts.reserveCapacity(count + 1)
        for entry in 0..<count {
            let length = Int32(bytes[lengths + 2 * entry]) | Int32(bytes[lengths + 2 * entry + 1]) << 7
            starts.append(starts[entry] + length)
        }
        return starts
    }

    /// A table from a file, which may be anything. It is checked once, so that it can be read afterwards without a further check.
    @inline(never)
    init(checking bytes: [UInt8]) throws(CatalogFault) {
        self.bytes = bytes
        guard bytes.count >= Self.lengths, Self.holds(bytes, Self.magic, at: 0) else { throw .notATable }
        guard Self.holds(bytes, Catalog.fingerprint, at: 4), Self.number(bytes, at: 12) == Self.count else { throw .otherRelease }
        guard bytes.count >= Self.lengths + 2 * Self.count, bytes.prefix(Self.lengths + 2 * Self.count).allSatisfy({ $0 < 0x80 })
        else { throw .damaged }
        starts = Self.starts(bytes)
        guard Int(starts[Self.count]) == bytes.count else { throw .damaged }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .damaged }
        for entry in 0..<Self.count {
            let range = range(of: entry)
            let isSound =
                switch entry {
                case LanguageFact.plurals: PluralRules.areSound(bytes[range])
                case LanguageFact.quickAdd: isMessage(range, nesting: nil) && QuickAddLanguage.isSound(bytes[range])
                default: isMessage(range, nesting: entry < LanguageFact.count ? nil : 4)
                }
            guard isSound else { throw .damaged }
        }
    }

    /// Where an entry stands; empty if the language does not have it.
    func range(of entry: Int) -> Range<Int> {
        Int(starts[entry])..<Int(starts[entry + 1])
    }

    /// A number of so many bytes.
    func number(at place: Int, count: Int) -> Int {
        var number = 0
        for index in 0..<count { number |= Int(bytes[place + index]) << (7 * index) }
        return number
    }

    private static func number(_ bytes: [UInt8], at place: Int) -> Int {
        Int(bytes[place]) | Int(bytes[place + 1]) << 7 | Int(bytes[place + 2]) << 14
    }

    private static func holds(_ bytes: [UInt8], _ literal: StaticString, at place: Int) -> Bool {
        for index in 0..<literal.utf8CodeUnitCount where bytes[place + index] != literal.utf8Start[index] { return false }
        return true
    }

    /// Whether a text consists of whole characters, and its operators of all their parts.
    ///
    /// - Parameter nesting: how deep choices may stand in it; nil: it has no operators.
    private func isMessage(_ range: Range<Int>, nesting: Int?) -> Bool {
        var at = range.lowerBound
        // The whole table is valid UTF-8: only where text begins can there be the rest of a character.
        var beginsText = true
        while at < range.upperBound {
            if beginsText, bytes[at] & 0xC0 == 0x80 { return false }
            beginsText = bytes[at] < 0x20 && bytes[at] != UInt8(ascii: "\n")
            guard beginsText else {
                at += 1
                continue
            }
            guard let nesting, let operation = CatalogOperator(rawValue: bytes[at]), at + 1 < range.upperBound else {
                return false
            }
            guard operation == .choose else {
                at += 2
                continue
            }
            guard nesting > 0, at + 2 < range.upperBound, let choice = CatalogChoice(self, at: at, in: range) else {
                return false
            }
            for variant in 0..<choice.count {
                guard isMessage(choice.body(variant, self), nesting: nesting - 1) else { return false }
            }
            at = choice.end
        }
        return true
    }
}

/// What stands in a message for something that is put in.
enum CatalogOperator: UInt8 {
    /// An argument.
    case put = 1
    /// One of several texts, by a number.
    case choose
    /// The beginning of what the source puts markup around.
    case begin
    case end
    /// The name of several units.
    case unit
    /// The same with a capital.
    case capitalUnit
    /// The number of an amount, without its unit.
    case number
}

/// A choice in a message: its variants, each with its key and its length, then their texts. The last is for all other numbers.
struct CatalogChoice {
    /// The argument that is chosen by.
    let argument: Int
    /// How many variants.
    let count: Int
    /// Where the text behind it goes on.
    let end: Int

    private let keys: Int

    /// Keys from this on are numbers, and the ones below it plural classes.
    static let firstNumber = 6

    /// Reads a choice; nil if it does not fit into the range.
    init?(_ table: CatalogTable, at place: Int, in range: Range<Int>) {
        argument = Int(table.bytes[place + 1])
        count = Int(table.bytes[place + 2])
        keys = place + 3
        guard count > 0, keys + 3 * count <= range.upperBound else { return nil }
        var end = keys + 3 * count
        for variant in 0..<count { end += table.number(at: keys + 3 * variant + 1, count: 2) }
        guard end <= range.upperBound else { return nil }
        self.end = end
    }

    /// The text of a variant.
    func body(_ variant: Int, _ table: CatalogTable) -> Range<Int> {
        var start = keys + 3 * count
        for earlier in 0..<variant { start += table.number(at: keys + 3 * earlier + 1, count: 2) }
        return start..<start + table.number(at: keys + 3 * variant + 1, count: 2)
    }

    /// The variant for a number: the one with the number itself, else the one of its plural class, else the last.
    func variant(for number: Int, _ table: CatalogTable, _ rules: PluralRules) -> Int {
        let plural = rules.plural(of: number)
        for variant in 0..<count {
            let key = Int(table.bytes[keys + 3 * variant])
            if key == plural || key - Self.firstNumber == number { return variant }
        }
        return count - 1
    }
}
