package import Planner

/// The texts of the interface in one language. What a language lacks is read in English.
package final class Catalog: Sendable {
    let table: CatalogTable
    /// The texts that only pages of the server say: a browser does not load them.
    private let servers: CatalogTable?
    /// Says the texts that this one lacks.
    private let fallback: Catalog?

    /// English, which every build carries.
    package static let english = Catalog(CatalogTable(englishTable), servers: serversEnglish, else: nil)

    #if hasFeature(Embedded) && !IMPORTS
    private static var serversEnglish: CatalogTable? { nil }
    #else
    static let serversEnglish = CatalogTable(serversEnglishTable)
    #endif

    /// Of the tables of this release.
    package static let stamp = CatalogStamp(of: english.table)

    init(_ table: CatalogTable, servers: CatalogTable?, else fallback: Catalog?) {
        self.table = table
        self.servers = servers
        self.fallback = fallback
    }

    /// A language from a file that `tools/words` made. The file is read in place, after it was checked once.
    ///
    /// - Throws: if it is damaged, or made for another release.
    package convenience init(file: [UInt8]) throws(CatalogFault) {
        self.init(try CatalogTable(checking: file, as: Self.english.table, Self.stamp), servers: nil, else: .english)
    }

    /// The table and the entry of a message; nil if the language does not have it.
    func entry(of line: MessageLine) -> (table: CatalogTable, entry: Int)? {
        guard let table = line.isServers ? servers : table else { return nil }
        let entry = line.entry(in: table, after: line.isServers ? 0 : LanguageFact.count)
        return table.range(of: entry).isEmpty ? nil : (table, entry)
    }

    // MARK: What the language says of itself

    /// The language, as HTML names it: "en", "pt-BR".
    @inline(never)
    package func language() -> String { fact(LanguageFact.tag) }

    /// Whether it is written from right to left.
    package var isRightToLeft: Bool {
        let range = table.range(of: LanguageFact.direction)
        return !range.isEmpty && table.bytes[range.lowerBound] == UInt8(ascii: "r")
    }

    /// Parts of equal weight as one text: "24-hour clock, day first".
    @inline(never)
    func enumeration(_ parts: [String]) -> String { Text.joined(parts, separator()) }

    /// What stands between such parts.
    @inline(never)
    func separator() -> String { fact(LanguageFact.enumeration) }

    /// A number: "999", "10,000". Numbers of four digits are written without a separator, as in dates.
    @inline(never)
    func number(_ number: Int) -> String {
        guard number >= 10_000 else { return String(number) }
        var (rest, grouped) = (number, "")
        while rest >= 1000 {
            grouped = fact(LanguageFact.group) + String(1000 + rest % 1000).dropFirst() + grouped
            rest /= 1000
        }
        return String(rest) + grouped
    }

    func fact(_ entry: Int) -> String { String(decoding: factBytes(entry), as: UTF8.self) }

    /// The same in UTF-8, as it stands in the table.
    func factBytes(_ entry: Int) -> ArraySlice<UInt8> {
        let range = table.range(of: entry)
        guard range.isEmpty, let fallback else { return table.bytes[range] }
        return fallback.factBytes(entry)
    }

    var pluralRules: PluralRules { PluralRules(table.bytes[table.range(of: LanguageFact.plurals)]) }

    /// How lines of quick add are read in it. The rules are read each time: ask once for many lines.
    package var quickAdd: QuickAddLanguage { table.quickAdd }

    /// The name of the person's own unit that stands after a number; empty if it is the usual one.
    @inline(never)
    func name(of unit: UnitOfEnergy, after number: Int) -> String {
        unit.names.isEmpty ? "" : unit.names[pluralRules.unitForm(after: number).rawValue]
    }

    /// The least number that a form of a unit stands after, as an example; nil if the language does not have the form.
    @inline(never)
    func example(of form: UnitForm) -> Int? { (1...20).first { pluralRules.unitForm(after: $0) == form } }

    /// Whether settings name the unit as this language usually does, in all its forms.
    package func isUsualUnit(_ settings: Settings) -> Bool {
        let names = UnitOfEnergy(settings).names
        return UnitForm.allCases.allSatisfy { form in
            guard !names.isEmpty, let number = example(of: form) else { return true }
            return ByteString(names[form.rawValue]) == ByteString(self[.unitAfterNumber(count: number)])
        }
    }

    // MARK: Texts

    /// A text as plain words: for attributes, names and messages.
    @inline(never)
    package subscript(_ phrase: Phrase) -> String { self[Sentence(phrase)] }

    /// A sentence as plain words.
    package subscript(_ sentence: Sentence) -> String { plain(sentence) }

    /// Apart, for a subscript cannot take over what it is given.
    @inline(never)
    private func plain(_ sentence: consuming Sentence) -> String {
        var words: [UInt8] = []
        _ = append(sentence.bytes, at: 0, to: &words, as: .plain)
        return String(decoding: words, as: UTF8.self)
    }

    /// Appends markup, with its sentences in this language, escaped.
    @inline(never)
    func append(_ markup: [UInt8], _ range: Range<Int>, to html: inout [UInt8]) {
        var (start, at) = (range.lowerBound, range.lowerBound)
        while at < range.upperBound {
            guard markup[at] == Sentence.mark else {
                at += 1
                continue
            }
            html.append(contentsOf: markup[start..<at])
            at = append(markup, at: at, to: &html, as: html.endsInsideTag ? .attribute : .content)
            start = at
        }
        html.append(contentsOf: markup[start..<range.upperBound])
    }

    /// Appends a sentence inside another one.
    func append(_ sentence: Sentence, to words: inout [UInt8], as form: SentenceForm) {
        _ = append(sentence.bytes, at: 0, to: &words, as: form)
    }

    /// Appends the sentence that stands at a place.
    ///
    /// - Returns: the place behind it.
    @inline(never)
    private func append(_ source: [UInt8], at offset: Int, to words: inout [UInt8], as form: SentenceForm) -> Int {
        let end = offset + Sentence.headLength + source.length(at: offset + 4)
        let line = MessageLine(rawValue: UInt16(source[offset + 1]) | UInt16(source[offset + 2]) << 8)
        guard let (table, entry) = entry(of: line), table.isSound(entry) else {
            return fallback?.append(source, at: offset, to: &words, as: form) ?? end
        }
        var writer = SentenceWriter(self, table, source, offset, form)
        writer.write(table.range(of: entry), to: &words)
        writer.close(to: &words)
        return end
    }
}

/// Where a sentence is written to.
enum SentenceForm {
    /// Text without markup.
    case plain
    /// Between tags.
    case content
    /// In an attribute.
    case attribute
}

extension [UInt8] {
    /// Whether markup ends inside a tag: every bracket that is not part of one is escaped.
    @inline(never)
    fileprivate var endsInsideTag: Bool {
        var at = count
        while at > 0 {
            at -= 1
            if self[at] == UInt8(ascii: ">") { return false }
            if self[at] == UInt8(ascii: "<") { return true }
        }
        return false
    }
}
