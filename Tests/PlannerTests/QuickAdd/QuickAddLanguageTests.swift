import Foundation
import Pages
import TestSupport
import Testing

@testable import Planner

/// The files of quick add in other languages. They are read as they are when the tests run: who translates needs no build.
enum QuickAddFiles {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    private static func names(in folder: String, _ ending: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }

    /// The languages with a page of examples.
    static var documented: [String] { names(in: "docs/quick-add", ".md") }

    /// The languages of the pages.
    static var tables: [String] { names(in: "Web/words", ".tsw") }

    static func language(_ tag: String) throws -> QuickAddLanguage {
        let file = try Data(contentsOf: root.appending(path: "Web/words/\(tag).tsw"))
        return try Catalog(file: Catalog.stamp.marking([UInt8](file))).quickAdd
    }

    /// The rows of a page: line, title and chips.
    static func examples(_ tag: String) throws -> [(line: String, title: String, chips: String)] {
        let page = try String(contentsOf: root.appending(path: "docs/quick-add/\(tag).md"), encoding: .utf8)
        return try page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { row in
            let cells = row.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
            try #require(cells.count == 7, "\(row)")
            return (cells[1], cells[3], cells[5])
        }
    }
}

extension UnderstoodLine {
    convenience init(_ line: String, in language: QuickAddLanguage, refusing: [String] = []) {
        var context = QuickAddContext.example
        context.language = language
        self.init(line, in: context, refusing: refusing)
    }
}

struct QuickAddLanguageTests {
    /// Rules as `tools/words/quick_add.py` lays them out.
    private static func rules(_ rules: [(String, String)]) -> [UInt8] {
        rules.flatMap { pattern, english in Array("\(pattern)=\(english)\r".utf8) }
    }

    private static func language(_ rules: [(String, String)]) throws -> QuickAddLanguage {
        try #require(QuickAddLanguage(Self.rules(rules)[...]))
    }

    // MARK: The languages

    @Test("T11: every example in docs/quick-add/<language>.md is true", arguments: QuickAddFiles.documented)
    func examples(tag: String) throws {
        let language = try QuickAddFiles.language(tag)
        let rows = try QuickAddFiles.examples(tag)
        for row in rows {
            let read = UnderstoodLine(row.line, in: language)
            let isTrue = read.title == row.title && read.said == row.chips
            #expect(isTrue, "\(tag): it is | `\(row.line)` | `\(read.title)` | `\(read.said)` |")
        }
        #expect(rows.count >= 120, "\(tag)")
        let timeless = rows.filter { row in !["due ", "time ", "minutes ", "repeat "].contains { row.chips.contains($0) } }
        #expect(timeless.count * 3 >= rows.count, "\(tag): \(timeless.count) of \(rows.count) lines name no time")
    }

    @Test("T11: the words of every language are compared as they are in the table", arguments: QuickAddFiles.tables)
    func folded(tag: String) throws {
        let language = try QuickAddFiles.language(tag)
        for rule in language.rules {
            let pattern = String(decoding: language.bytes[rule.pattern], as: UTF8.self)
            for word in pattern.split(whereSeparator: { " |^".contains($0) }) {
                let rest = word.first.map { ("A"..."Z").contains($0) } ?? false ? word.dropFirst() : word
                #expect(Text.folded(String(rest)) == Array(rest.utf8), "\(tag): \(pattern)")
            }
        }
    }

    @Test(
        "T11: nothing that is typed in any language is lost, and a refused chip gives its words back",
        arguments: QuickAddFiles.tables
    )
    func nothingIsLost(tag: String) throws {
        let language = try QuickAddFiles.language(tag)
        var pieces = ["Tee", "9", "9:30", "14.", "2", "~2", "#a", "@packing", "list", ",", "\"", "15m", "tomorrow", "and"]
        pieces += ["٩:٣٠", "~٢", "#٣", "غدا،", "؟", "«", "»", "„Tee", "tomorrow“", "9h30", "14-10-2026"]
        for rule in language.rules {
            let pattern = String(decoding: language.bytes[rule.pattern], as: UTF8.self)
            pieces += pattern.split { " |".contains($0) }.filter { !("A"..."Z").contains($0.first ?? " ") }.map { String($0) }
        }
        var random = SeededRandom.printed(seed: 5)
        for _ in 0..<SeededRandom.histories(usually: 300) {
            var line = ""
            for _ in 0..<random.below(12) {
                line += random.one(of: pieces) + (random.once(in: 8) ? "" : random.once(in: 12) ? ", " : " ")
            }
            let read = UnderstoodLine(line, in: language)
            #expect(QuickAddRandomTests.marks([read.title] + read.words) == QuickAddRandomTests.marks([line]), "\(line)")
            guard !read.words.isEmpty else { continue }
            let refused = UnderstoodLine(line, in: language, refusing: read.words)
            let plain = QuickAddLine(line)
            #expect(refused.title == plain.typed(0, plain.words.count), "\(line)")
        }
    }

    // MARK: Rules

    @Test("T11: a refused chip gives back the words that were typed")
    func refusing() throws {
        let german = try Self.language([("ubermorgen", "in 2 days"), ("alle N tage", "every A days")])
        let read = UnderstoodLine("Tee Übermorgen alle 3 TAGE", in: german)
        #expect(read.words == ["Übermorgen", "alle 3 TAGE"])
        #expect(UnderstoodLine("Tee Übermorgen alle 3 TAGE", in: german, refusing: ["Übermorgen"]).title == "Tee Übermorgen")
    }

    @Test("T11: words of a rule are read as a whole or not at all")
    func wholes() throws {
        let one = try Self.language([("morgen um", "tomorrow until")])
        #expect(UnderstoodLine("Tee morgen um", in: one).title == "Tee morgen um")
        let two = try Self.language([("morgen|um", "tomorrow|until")])
        #expect(UnderstoodLine("Tee morgen um", in: two).title == "Tee um")
    }

    @Test("T11: of two rules the longer one counts, and a rule without English takes a word's meaning away")
    func longest() throws {
        let german = try Self.language([("morgen", "tomorrow"), ("guten morgen", ""), ("fri", "")])
        #expect(UnderstoodLine("Tee morgen", in: german).due?.said == "2026-10-15")
        #expect(UnderstoodLine("Tee guten morgen", in: german).chips.isEmpty)
        #expect(UnderstoodLine("Tee fri", in: german).chips.isEmpty)
        #expect(UnderstoodLine("Tee sat", in: german).due?.said == "2026-10-17")
    }

    @Test("T11: a capital in a rule asks for one in the line")
    func capitals() throws {
        let german = try Self.language([("^so", "sunday")])
        #expect(UnderstoodLine("Tee So", in: german).due?.said == "2026-10-18")
        #expect(UnderstoodLine("Tee so", in: german).chips.isEmpty)
    }

    @Test("T11: a time in hours of 24 that is past is tomorrow's, and not twelve hours later")
    func hoursOfTheDay() throws {
        let french = try Self.language([("9h30", "9:30h*"), ("a Nh", "at Ah*"), ("du soir", "in the evening")])
        let tomorrow = quickAddToday.adding(days: 1)
        #expect(UnderstoodLine("Thé à 9h", in: french).said == "time 9:00")
        #expect(UnderstoodLine("Thé à 9h", in: french).due == tomorrow)
        #expect(UnderstoodLine("Thé 9h30", in: french).due == tomorrow)
        #expect(UnderstoodLine("Thé à 9h du soir", in: french).said == "time 21:00")
        #expect(UnderstoodLine("Thé à 11h", in: french).due == quickAddToday)
        let english = UnderstoodLine("Tea at 9h30")
        #expect(english.said == "time 9:30" && english.due == tomorrow)
        #expect(UnderstoodLine("Tea at 9:00").said == "time 21:00")
    }

    @Test("T11: ٠ to ٩ are read as 0 to 9, and stay as they are in titles and names")
    func arabicDigits() throws {
        let arabic = try Self.language([("N kitab", ""), ("fi N", "on the Ath")])
        #expect(UnderstoodLine("Tee fi ٢٠", in: arabic).said == "due 2026-10-20")
        #expect(UnderstoodLine("Tee ٩:٣٠", in: arabic).said == "time 9:30 or time 21:30")
        let read = UnderstoodLine("Tee ٣ kitab ~٢ #a٣", in: arabic)
        #expect(read.title == "Tee ٣ kitab" && read.said == "cost 2, subject a٣")
    }

    @Test("T11: names of lists and subjects keep their words")
    func names() throws {
        let german = try Self.language([("liste", "tomorrow"), ("#freitag", "friday")])
        var context = QuickAddContext(on: quickAddToday, lists: ["Gute Liste"])
        context.language = german
        #expect(UnderstoodLine("Tee @gute liste #freitag", in: context).said == "list Gute Liste, subject freitag")
    }

    // MARK: Damage

    @Test(
        "T11: a table that could lose words is refused",
        arguments: [
            [("", "today")], [("a ", "today")], [(" a", "today")], [("a", " ")], [("a", "today ")], [("a  b", "today")],
            [("a|b", "today")], [("a|S", "b|c")], [("a", "A")], [("N", "A B")], [("S a", "today")], [("a N S", "B")],
            [("^", "today")],
        ]
    )
    func unsound(rules: [(String, String)]) {
        #expect(QuickAddLanguage(Self.rules(rules)[...]) == nil)
    }

    @Test("T11: a damaged table is refused, or read without losing a word")
    func damage() throws {
        let whole = Array(try QuickAddFiles.language("de").bytes)
        #expect(QuickAddLanguage(whole[...]) != nil)
        var random = SeededRandom.printed(seed: 6)
        var sound = 0
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            var bytes = Array(whole.prefix(random.below(whole.count)))
            for _ in 0...random.below(4) where !bytes.isEmpty {
                bytes[random.below(bytes.count)] =
                    random.once(in: 2) ? UInt8(random.below(256)) : random.one(of: Array("NTWS|^ A!=\r".utf8))
            }
            guard let language = QuickAddLanguage(bytes[...]) else { continue }
            sound += 1
            let line = "Tee am 14. Oktober um 9 uhr alle! 3 Tage heute mittag So Mo-Fr 2std"
            let read = UnderstoodLine(line, in: language)
            #expect(QuickAddRandomTests.marks([read.title] + read.words) == QuickAddRandomTests.marks([line]))
        }
        #expect(sound > 0)
    }
}
