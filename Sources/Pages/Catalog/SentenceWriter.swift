/// Writes one sentence: the text of a table, with the arguments that stand in the source.
struct SentenceWriter {
    private let catalog: Catalog
    private let table: CatalogTable
    private let source: [UInt8]
    private let form: SentenceForm
    /// Where each argument begins.
    private var arguments: [Int] = []
    /// The tags that are open, and all that were. Translations cannot put them in a wrong order.
    private var open: [Int] = []
    private var opened: [Int] = []

    /// - Parameter offset: where the sentence stands in the source.
    @inline(never)
    init(_ catalog: Catalog, _ table: CatalogTable, _ source: [UInt8], _ offset: Int, _ form: SentenceForm) {
        self.catalog = catalog
        self.table = table
        self.source = source
        self.form = form
        var at = offset + Sentence.headLength
        for _ in 0..<source[offset + 3] {
            arguments.append(at)
            at += 5 + source.length(at: at + 1)
        }
    }

    /// Appends a part of the table.
    @inline(never)
    mutating func write(_ range: Range<Int>, to words: inout [UInt8]) {
        var (start, at) = (range.lowerBound, range.lowerBound)
        while at < range.upperBound {
            guard let operation = CatalogOperator(rawValue: table.bytes[at]) else {
                at += 1
                continue
            }
            append(table.bytes, start..<at, to: &words)
            let argument = CatalogOperator.number(table.bytes[at + 1]) ?? 0
            at += 2
            if operation == .choose {
                var choice = CatalogChoice(at: at, end: range.upperBound)
                write(choice.variant(for: number(of: argument) ?? 0, table.bytes, catalog.pluralRules), to: &words)
                at = choice.at
            } else {
                put(operation, argument, to: &words)
                // A title may end in a full stop of its own.
                if at < range.upperBound, table.bytes[at] == UInt8(ascii: "."), words.endsSentence { at += 1 }
            }
            start = at
        }
        append(table.bytes, start..<range.upperBound, to: &words)
    }

    /// Closes what a translation left open.
    @inline(never)
    mutating func close(to words: inout [UInt8]) {
        while let tag = open.last { put(.end, tag, to: &words) }
    }

    @inline(never)
    private mutating func put(_ operation: CatalogOperator, _ argument: Int, to words: inout [UInt8]) {
        guard argument < arguments.count, let kind = SentenceArgument.Kind(rawValue: source[arguments[argument]]) else { return }
        let start = arguments[argument] + 5
        let end = start + source.length(at: start - 4)
        switch (operation, kind) {
        case (.put, .number), (.number, .number), (.number, .spoons):
            words += catalog.number(source.length(at: start)).utf8
        case (.put, .text):
            isolate(start..<end, to: &words)
        case (.put, .spoons):
            let count = source.length(at: start)
            // Without a name of its own the unit is the usual one.
            if start + 4 == end { return put(.unitSpoons(count: count), to: &words) }
            words += String(count).utf8
            words.append(UInt8(ascii: " "))
            isolate(name(catalog.pluralRules.unitForm(after: count), start + 4..<end), to: &words)
        case (.put, .tasks):
            let count = source.length(at: start)
            if count == 1 { isolate(start + 4..<end, to: &words) } else { put(.changeTasks(count: count), to: &words) }
        case (.unit, .unit), (.capitalUnit, .unit), (.unit, .spoons), (.capitalUnit, .spoons):
            let isCapital = operation == .capitalUnit
            let names = (kind == .spoons ? start + 4 : start)..<end
            if names.isEmpty { return put(Sentence(isCapital ? .unitSeveralCapital : .unitSeveral), to: &words) }
            let several = name(.several, names)
            guard isCapital else { return isolate(several, to: &words) }
            let capital = Array(Words.capitalised(String(decoding: source[several], as: UTF8.self)).utf8)
            isolate(capital, 0..<capital.count, to: &words)
        case (.begin, .tag):
            guard !opened.contains(argument) else { return }
            opened.append(argument)
            open.append(argument)
            guard form == .content else { return }
            let length = source.length(at: start)
            catalog.append(source, start + 4..<start + 4 + length, to: &words)
        case (.end, .tag):
            guard open.last == argument else { return }
            open.removeLast()
            guard form == .content else { return }
            words.append(contentsOf: source[start + 4 + source.length(at: start)..<end])
        default: return
        }
    }

    /// The number that an argument is chosen by.
    private func number(of argument: Int) -> Int? {
        guard argument < arguments.count else { return nil }
        switch SentenceArgument.Kind(rawValue: source[arguments[argument]]) {
        case .number, .spoons, .tasks: return source.length(at: arguments[argument] + 5)
        default: return nil
        }
    }

    /// Where one of the names of a unit stands.
    private func name(_ form: UnitForm, _ names: Range<Int>) -> Range<Int> {
        var (start, left) = (names.lowerBound, form.rawValue)
        for end in names where source[end] == UnitOfEnergy.separator {
            if left == 0 { return start..<end }
            (start, left) = (end + 1, left - 1)
        }
        return start..<start
    }

    /// Another sentence inside this one.
    private func put(_ sentence: Sentence, to words: inout [UInt8]) {
        catalog.append(sentence, to: &words, as: form)
    }

    private func isolate(_ range: Range<Int>, to words: inout [UInt8]) {
        isolate(source, range, to: &words)
    }

    /// A text of somebody else, kept from changing the direction of the words around it.
    @inline(never)
    private func isolate(_ bytes: [UInt8], _ range: Range<Int>, to words: inout [UInt8]) {
        guard catalog.isRightToLeft || bytes[range].mayRunRightToLeft else { return append(bytes, range, to: &words) }
        let inMarkup = form == .content
        // A sentence that begins with an isolated text has no letter outside of one that could tell its direction.
        let isSentence = catalog.isRightToLeft && bytes[range].starts(with: "\u{2068}".utf8)
        words += (inMarkup ? (isSentence ? "<bdi dir=\"rtl\">" : "<bdi>") : (isSentence ? "\u{2067}" : "\u{2068}")).utf8
        append(bytes, range, to: &words)
        words += (inMarkup ? "</bdi>" : "\u{2069}").utf8
    }

    /// Text, escaped where it goes into markup.
    @inline(never)
    private func append(_ bytes: [UInt8], _ range: Range<Int>, to words: inout [UInt8]) {
        guard form != .plain else { return words.append(contentsOf: bytes[range]) }
        bytes[range].withUnsafeBufferPointer { words.append(escaped: $0) }
    }
}

extension [UInt8] {
    /// Whether text ends as a sentence does. Behind the sign there may be markup, or U+2069, the end of an isolated text.
    @inline(never)
    fileprivate var endsSentence: Bool {
        var end = count
        while end > 0 {
            end -= 1
            switch self[end] {
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return true
            case UInt8(ascii: ">"): while end > 0, self[end] != UInt8(ascii: "<") { end -= 1 }
            case 0xA9 where end > 1 && self[end - 1] == 0x81 && self[end - 2] == 0xE2: end -= 2
            // "…" and the Arabic question mark.
            case 0xA6: return end > 1 && self[end - 1] == 0x80 && self[end - 2] == 0xE2
            case 0x9F: return end > 0 && self[end - 1] == 0xD8
            default: return false
            }
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    /// Whether text may hold a character that is written from right to left, or one that turns the direction.
    ///
    /// Judged by the first bytes of characters: a few others are taken for such, which does no harm.
    fileprivate var mayRunRightToLeft: Bool {
        for at in indices {
            let next = at + 1 < endIndex ? self[at + 1] : 0
            switch self[at] {
            // U+0580–07FF; U+0800–08FF; U+FB00–FEFF; U+10800–10FFF, 1E800–1EFFF; U+200E–200F, 202A–202E, 2066–2069.
            case 0xD6...0xDF: return true
            case 0xE0 where next < 0xA4: return true
            case 0xEF where next >= 0xAC && next < 0xBC: return true
            case 0xF0 where next == 0x90 || next == 0x9E: return true
            case 0xE2 where next == 0x80:
                let last = at + 2 < endIndex ? self[at + 2] : 0
                if last == 0x8E || last == 0x8F || (last >= 0xAA && last <= 0xAE) { return true }
            case 0xE2 where next == 0x81:
                let last = at + 2 < endIndex ? self[at + 2] : 0
                if last >= 0xA6 && last <= 0xA9 { return true }
            default: continue
            }
        }
        return false
    }
}
