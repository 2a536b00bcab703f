import Planner
import Testing

@testable import Pages

@Suite("What is put into a text is said")
struct PutInTests {
    private static let tags = ["en"] + Language.all.map { $0.tag }.filter { $0 != "en" }

    /// What is put into a message outside of choices, by the numbers of the arguments.
    private struct Places {
        var texts: [Int] = []
        var units: [Int] = []
        var count = 0

        init(_ bytes: [UInt8], _ range: Range<Int>) {
            var at = range.lowerBound
            while at < range.upperBound {
                guard let operation = CatalogOperator(rawValue: bytes[at]) else {
                    at += 1
                    continue
                }
                let argument = CatalogOperator.number(bytes[at + 1]) ?? 0
                count = max(count, argument + 1)
                at += 2
                switch operation {
                case .choose:
                    var choice = CatalogChoice(at: at, end: range.upperBound)
                    while !choice.isOver, let (_, body) = choice.next(bytes) { count = max(count, Places(bytes, body).count) }
                    at = choice.at
                case .put: texts.append(argument)
                case .unit, .capitalUnit: units.append(argument)
                default: break
                }
            }
        }
    }

    /// Every message, with the bytes and the place of its text.
    private static func messages(_ catalog: Catalog) throws -> [(line: MessageLine, bytes: [UInt8], range: Range<Int>)] {
        let lines = Phrase.allCases.map { MessageLine($0) } + SentenceName.allCases.map { MessageLine($0) }
        return try lines.map { line in
            let (table, entry) = try #require(catalog.entry(of: line) ?? Catalog.english.entry(of: line))
            return (line, table.bytes, table.range(of: entry))
        }
    }

    private static func said(
        _ line: MessageLine,
        _ places: Places,
        _ catalog: Catalog,
        _ argument: (Int) -> SentenceArgument
    ) -> String {
        var text = catalog[Sentence(line, (0..<places.count).map(argument))]
        text.removeAll { "\u{2067}\u{2068}\u{2069}".contains($0) }
        return text
    }

    @Test("A7: Every text in every language says the unit, the amount or the words that are put into it", arguments: tags)
    func putIn(tag: String) throws {
        let catalog = try Samples.onServer(tag)
        let usual = UnitOfEnergy(.standard)
        let (unit, capital) = (catalog[Sentence(.unitSeveral)], catalog[Sentence(.unitSeveralCapital)])
        let (spoons, tasks) = (catalog[.unitSpoons(count: 7)], catalog[.changeTasks(count: 7)])
        #expect(![unit, capital, spoons, tasks].contains(""))
        var units = 0
        for (line, bytes, range) in try Self.messages(catalog) {
            let places = Places(bytes, range)
            for place in places.units {
                units += 1
                let text = Self.said(line, places, catalog) { $0 == place ? .unit(usual) : .number(7) }
                #expect(text.contains(unit) || text.contains(capital), "\(text)")
            }
            for place in places.texts {
                for (argument, expected) in [
                    (SentenceArgument.text("⟨x⟩"), "⟨x⟩"), (.spoons(SpoonCount(count: 7, unit: usual)), spoons),
                    (.tasks(TaskNames(count: 7, title: "")), tasks), (.number(7), "7"),
                ] {
                    let text = Self.said(line, places, catalog) { $0 == place ? argument : .number(7) }
                    #expect(text.contains(expected), "\(text)")
                }
            }
        }
        #expect(units > 10)
    }
}
