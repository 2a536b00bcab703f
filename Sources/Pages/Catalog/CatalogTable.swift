import Planner

/// Why a table of texts is refused.
package enum CatalogFault: Error, Equatable {
    /// The bytes are no table.
    case notATable
    /// The table belongs to another release.
    case otherRelease
    /// The table was cut short or changed.
    case damaged
}

/// The texts of a language, read in place: a line for each entry. `tools/words/table.py` says how they are laid out.
struct CatalogTable: Sendable {
    let bytes: [UInt8]
    /// Where each entry begins, and where one more would begin.
    private let starts: [Int32]
    /// A table that stands in the source has no message that must be checked.
    private let isOwn: Bool

    static let magic: StaticString = "TSW4"
    private static let lineFeed = UInt8(ascii: "\n")

    /// How many entries it has.
    var count: Int { starts.count - 1 }

    /// A table that stands in the source.
    init(_ literal: StaticString) {
        bytes = Array(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
        starts = Self.starts(bytes)
        isOwn = true
    }

    /// Finds the lines behind the first one. Every start of a planner reads a hundred thousand bytes here, so it looks at eight together.
    private static func starts(_ bytes: [UInt8]) -> [Int32] {
        var starts: [Int32] = []
        starts.reserveCapacity(bytes.count / 32)
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 8) {
                let end = min(start + 8, bytes.count)
                if end == start + 8, !hasLineFeed(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) { continue }
                for at in start..<end where bytes[at] == lineFeed { starts.append(Int32(at + 1)) }
            }
        }
        return starts
    }

    /// Whether one of eight bytes is a line feed. The first step makes such a byte 0, and the second one asks whether there is a 0
    /// (Warren, Hacker's Delight, section 6–1).
    private static func hasLineFeed(_ word: UInt64) -> Bool {
        let word = word ^ (0x0101_0101_0101_0101 &* UInt64(lineFeed))
        return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }

    /// A table from a file, which may be anything. Its lines and what the language says of itself are checked here, a message each time it
    /// is said, and rules of quick add when a line is read: to check all of them would make every start of the planner later.
    ///
    /// - Parameters:
    ///   - english: the same table in English, which has as many lines.
    ///   - stamp: ``CatalogStamp`` of that one.
    ///   - facts: how many entries come before the messages.
    @inline(never)
    init(checking bytes: [UInt8], as english: CatalogTable, _ stamp: CatalogStamp, facts: Int = LanguageFact.count)
        throws(CatalogFault)
    {
        self.bytes = bytes
        isOwn = false
        try Self.check(head: bytes, stamp)
        starts = Self.starts(bytes)
        // The first line ends where the head does, and the last one where the file does.
        guard count == english.count, Int(starts[0]) == Self.headLength + 1, Int(starts[count]) == bytes.count
        else { throw .damaged }
        for entry in 0..<facts where entry != LanguageFact.quickAdd {
            let range = range(of: entry)
            let isSound = entry == LanguageFact.plurals ? PluralRules.areSound(bytes[range]) : isText(range, nesting: nil)
            guard isSound else { throw .damaged }
        }
    }

    /// How long the first line is, which says what the file is and which release it is of.
    static let headLength = magic.utf8CodeUnitCount + CatalogStamp.length

    /// Refuses what does not begin as a table of this release.
    static func check(head bytes: [UInt8], _ stamp: CatalogStamp) throws(CatalogFault) {
        guard bytes.count > headLength, holds(bytes, magic) else { throw .notATable }
        guard bytes[magic.utf8CodeUnitCount..<headLength].elementsEqual(stamp.digits) else { throw .otherRelease }
    }

    /// The rules of quick add. English needs no rules; and a line is read with English words alone where the rules are damaged.
    var quickAdd: QuickAddLanguage {
        let range = range(of: LanguageFact.quickAdd)
        guard isText(range, nesting: nil), let language = QuickAddLanguage(bytes[range]) else { return .english }
        return language
    }

    /// Whether a message can be said.
    func isSound(_ entry: Int) -> Bool { isOwn || isText(range(of: entry), nesting: 4) }

    /// Whether a text is UTF-8, and its operators have all their parts.
    private func isText(_ range: Range<Int>, nesting: Int?) -> Bool {
        isMessage(range, nesting: nesting) && String(validating: bytes[range], as: UTF8.self) != nil
    }

    /// Where an entry stands; empty if the language does not have it.
    func range(of entry: Int) -> Range<Int> {
        Int(starts[entry])..<Int(starts[entry + 1]) - 1
    }

    private static func holds(_ bytes: [UInt8], _ literal: StaticString) -> Bool {
        for index in 0..<literal.utf8CodeUnitCount where bytes[index] != literal.utf8Start[index] { return false }
        return true
    }

    /// Whether the operators of a text have all their parts.
    ///
    /// What comes before and behind each part is ASCII: if the whole is UTF-8, each part is.
    ///
    /// - Parameter nesting: how deep choices may stand in it; nil: it has no operators.
    private func isMessage(_ range: Range<Int>, nesting: Int?) -> Bool {
        var at = range.lowerBound
        while at < range.upperBound {
            guard CatalogOperator.stands(bytes[at]) else {
                at += 1
                continue
            }
            guard let nesting, let operation = CatalogOperator(rawValue: bytes[at]), at + 1 < range.upperBound,
                CatalogOperator.number(bytes[at + 1]) != nil
            else { return false }
            at += 2
            guard operation == .choose else { continue }
            guard nesting > 0 else { return false }
            var choice = CatalogChoice(at: at, end: range.upperBound)
            while !choice.isOver {
                guard let variant = choice.next(bytes), isMessage(variant.body, nesting: nesting - 1) else { return false }
            }
            at = choice.at
        }
        return true
    }
}

/// What stands in a message for something that is put in. Behind it stands the number of the argument.
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

    /// Whether a byte does not belong to a text. A text of several lines has carriage returns between them.
    static func stands(_ byte: UInt8) -> Bool { byte < 0x20 && byte != UInt8(ascii: "\r") }

    /// The number that a byte stands for; nil if it stands for nothing.
    static func number(_ byte: UInt8) -> Int? {
        byte >= UInt8(ascii: "0") && byte < 0x80 ? Int(byte) - 0x30 : nil
    }
}

/// A choice in a message, read variant by variant. Each but the last begins with its key; the last is for all other numbers.
struct CatalogChoice {
    /// Where the next variant begins, and behind the last one the text goes on.
    private(set) var at: Int
    /// Where the text around the choice ends.
    let end: Int
    /// Whether the last variant was read.
    private(set) var isOver = false

    /// Ends a variant, and
    private static let next: UInt8 = 8
    /// the last one.
    private static let last: UInt8 = 9
    /// Keys from this on are numbers, and the ones below it plural classes.
    static let firstNumber = 6

    init(at position: Int, end: Int) {
        at = position
        self.end = end
    }

    /// Reads a variant, with any key if it is the last; nil if a part of it is missing.
    mutating func next(_ bytes: [UInt8]) -> (key: Int, body: Range<Int>)? {
        // Choices stand in variants, too.
        var (position, depth) = (at, 0)
        while position < end {
            let byte = bytes[position]
            if depth == 0, byte == Self.next || byte == Self.last {
                let start = at
                at = position + 1
                isOver = byte == Self.last
                if isOver { return (0, start..<position) }
                guard start < position, let key = CatalogOperator.number(bytes[start]) else { return nil }
                return (key, start + 1..<position)
            }
            if byte == CatalogOperator.choose.rawValue { depth += 1 }
            if byte == Self.last { depth -= 1 }
            position += 1
        }
        return nil
    }

    /// Reads all variants.
    ///
    /// - Returns: the first with the number itself or its plural class, else the last.
    mutating func variant(for number: Int, _ bytes: [UInt8], _ rules: PluralRules) -> Range<Int> {
        let plural = rules.plural(of: number)
        var chosen: Range<Int>?
        while !isOver, let (key, body) = next(bytes) {
            if chosen == nil, isOver || key == plural || key - Self.firstNumber == number { chosen = body }
        }
        return chosen ?? at..<at
    }
}
