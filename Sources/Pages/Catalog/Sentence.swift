import Planner

/// A text of the interface with what is put into it, in no language yet. ``Catalog`` turns it into words.
///
/// The functions that make sentences are generated, one for each message that takes arguments: none can be forgotten or misnamed.
package struct Sentence: Sendable {
    /// How it stands in markup, between bytes that are UTF-8: ``mark``, the message (2, ``MessageLine``), the number of arguments (1),
    /// the length of the arguments (4), and the arguments, each with its kind (1) and length (4).
    let bytes: [UInt8]

    /// Never a byte of UTF-8, so nothing that is written can be taken for a sentence.
    static let mark: UInt8 = 0xFE
    static let headLength = 8

    /// A text into which nothing is put.
    @inline(never)
    package init(_ phrase: Phrase) {
        self.init(MessageLine(phrase), [])
    }

    /// A text with what is put into it: the generated functions call this.
    @inline(never)
    init(_ name: SentenceName, _ arguments: [SentenceArgument]) {
        self.init(MessageLine(name), arguments)
    }

    @inline(never)
    init(_ line: MessageLine, _ arguments: [SentenceArgument]) {
        var told: [UInt8] = []
        for argument in arguments { argument.append(to: &told) }
        var bytes = [
            Self.mark, UInt8(truncatingIfNeeded: line.rawValue), UInt8(truncatingIfNeeded: line.rawValue >> 8),
            UInt8(arguments.count),
        ]
        bytes.append(length: told.count)
        bytes += told
        self.bytes = bytes
    }
}

/// A number of spoons, or of the person's own unit.
package struct SpoonCount: Sendable {
    let count: Int
    let unit: UnitOfEnergy
}

/// What the person calls a unit of energy.
package struct UnitOfEnergy: Sendable {
    /// Never a byte of UTF-8.
    static let separator: UInt8 = 0xFF

    /// One for each ``UnitForm``; none if it is the usual one, which has a name in every language.
    let names: [String]

    /// Empty if it is the usual one.
    var one: String { names.first ?? "" }

    @inline(never)
    init(_ settings: Settings) {
        let usual = Settings.standard
        let isUsual =
            ByteString(settings.unitOne) == ByteString(usual.unitOne)
            && ByteString(settings.unitMany) == ByteString(usual.unitMany) && settings.unitTwo.isEmpty
            && settings.unitHigher.isEmpty
        let several = settings.unitMany
        var names = [settings.unitOne, settings.unitTwo, several, settings.unitHigher]
        for form in names.indices where names[form].isEmpty { names[form] = several }
        self.names = isUsual ? [] : names
    }

    /// Appends its names, each with ``separator`` behind it; nothing for the usual one.
    @inline(never)
    fileprivate func append(to bytes: inout [UInt8]) {
        for name in names {
            bytes += name.utf8
            bytes.append(Self.separator)
        }
    }
}

/// What a change was about: the title of one task, or the number of several.
package struct TaskNames: Sendable {
    let count: Int
    let title: String

    package init(count: Int, title: String) {
        self.count = count
        self.title = title
    }
}

/// Markup around a part of a sentence. It stands in the source; a translation only says which part.
package struct MarkupTag {
    let begin: Markup
    let end: StaticString

    init(_ begin: Markup, _ end: StaticString) {
        self.begin = begin
        self.end = end
    }

    /// No markup.
    static var none: MarkupTag { MarkupTag("", "") }
}

/// What is put into a sentence.
enum SentenceArgument {
    case number(Int)
    case text(String)
    case spoons(SpoonCount)
    case unit(UnitOfEnergy)
    case tag(MarkupTag)
    case tasks(TaskNames)

    /// The first byte of an argument.
    enum Kind: UInt8 {
        case number = 1
        case text
        case spoons
        case unit
        case tag
        case tasks
    }

    @inline(never)
    fileprivate func append(to bytes: inout [UInt8]) {
        let kind: Kind
        var told: [UInt8] = []
        switch self {
        case .number(let number):
            kind = .number
            told.append(length: number)
        case .text(let text):
            kind = .text
            told += text.utf8
        case .spoons(let spoons):
            kind = .spoons
            told.append(length: spoons.count)
            spoons.unit.append(to: &told)
        case .unit(let unit):
            kind = .unit
            unit.append(to: &told)
        case .tasks(let tasks):
            kind = .tasks
            told.append(length: tasks.count)
            told += tasks.title.utf8
        case .tag(let tag):
            kind = .tag
            told.append(length: tag.begin.bytes.count)
            told += tag.begin.bytes
            told += UnsafeBufferPointer(start: tag.end.utf8Start, count: tag.end.utf8CodeUnitCount)
        }
        bytes.append(kind.rawValue)
        bytes.append(length: told.count)
        bytes += told
    }
}

extension [UInt8] {
    /// Appends a number, in four bytes.
    @inline(never)
    fileprivate mutating func append(length: Int) {
        for shift in 0..<4 { append(UInt8(truncatingIfNeeded: length >> (8 * shift))) }
    }

    /// Reads such a number.
    @inline(never)
    func length(at offset: Int) -> Int {
        var number: UInt32 = 0
        for shift in 0..<4 { number |= UInt32(self[offset + shift]) << (8 * UInt32(shift)) }
        return Int(Int32(bitPattern: number))
    }
}
