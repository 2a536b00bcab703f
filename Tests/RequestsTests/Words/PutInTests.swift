import Foundation
import Planner
import Testing

@testable import Pages

@Suite("What is put into a text is said")
struct PutInTests {
    private static let tags = ["en"] + Language.all.map { $0.tag }.filter { $0 != "en" }

    /// A language as the server says it: with the texts that only its pages have.
    private static func onServer(_ tag: String) throws -> Catalog {
        guard tag != "en" else { return .english }
        let words = URL(filePath: #filePath).appending(path: "../../../../Web/words").standardized
        func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: words.appending(path: path))) }
        return try Catalog(file: bytes("\(tag).tsw"), servers: bytes("server/\(tag).tsw"))
    }

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

    /// The bytes and the place of a message; nil past the last one.
    private static func message(_ number: Int, _ catalogs: [Catalog]) -> (bytes: [UInt8], range: Range<Int>)? {
        for catalog in catalogs {
            let range = catalog.table.range(of: LanguageFact.count + number)
            if !range.isEmpty { return (catalog.table.bytes, range) }
        }
        return nil
    }

    private static func said(_ number: Int, _ places: Places, _ catalog: Catalog, _ argument: (Int) -> SentenceArgument) -> String
    {
        var text = catalog[Sentence(number: number, (0..<places.count).map(argument))]
        text.removeAll { "\u{2067}\u{2068}\u{2069}".contains($0) }
        return text
    }

    @Test("A7: Every text in every language says the unit, the amount or the words that are put into it", arguments: tags)
    func putIn(tag: String) throws {
        let catalog = try Self.onServer(tag)
        let usual = UnitOfEnergy(.standard)
        let (unit, capital) = (catalog[Sentence(.unitSeveral)], catalog[Sentence(.unitSeveralCapital)])
        let (spoons, tasks) = (catalog[.unitSpoons(count: 7)], catalog[.changeTasks(count: 7)])
        #expect(![unit, capital, spoons, tasks].contains(""))
        let servers = try #require(Catalog.serversEnglish)
        var units = 0
        for number in 0..<Catalog.messages {
            guard let (bytes, range) = Self.message(number, [catalog, .english, servers]) else { continue }
            let places = Places(bytes, range)
            for place in places.units {
                units += 1
                let text = Self.said(number, places, catalog) { $0 == place ? .unit(usual) : .number(7) }
                #expect(text.contains(unit) || text.contains(capital), "\(text)")
            }
            for place in places.texts {
                for (argument, expected) in [
                    (SentenceArgument.text("⟨x⟩"), "⟨x⟩"), (.spoons(SpoonCount(count: 7, unit: usual)), spoons),
                    (.tasks(TaskNames(count: 7, title: "")), tasks), (.number(7), "7"),
                ] {
                    let text = Self.said(number, places, catalog) { $0 == place ? argument : .number(7) }
                    #expect(text.contains(expected), "\(text)")
                }
            }
        }
        #expect(units > 10)
    }
}
