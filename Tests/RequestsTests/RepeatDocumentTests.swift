import Foundation
import Planner
import Testing

@testable import Pages

/// The examples of docs/recurrence.md are correct.
struct RepeatDocumentTests {
    struct Example: CustomTestStringConvertible {
        let rule: String
        let words: String
        let live: String
        let done: String
        let next: String

        var testDescription: String { "\(rule), \(live), done \(done)" }
    }

    /// The rows of its table of examples, which alone have five columns.
    private static let examples: [Example] = {
        let address = URL(filePath: #filePath).appending(path: "../../../docs/recurrence.md").standardized
        guard let text = try? String(contentsOf: address, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 5, cells[0].hasPrefix("`") else { return nil }
            let rule = cells[0].trimmingCharacters(in: ["`"])
            return Example(rule: rule, words: cells[1], live: cells[2], done: cells[3], next: cells[4])
        }
    }()

    private func date(_ text: String) -> LocalDate? {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? LocalDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    }

    @Test("T12: the document has its examples")
    func all() {
        #expect(Self.examples.count >= 20)
    }

    @Test("T12: an example comes back when the document says", arguments: examples)
    func dates(example: Example) throws {
        let rule = try #require(RepeatRule(text: example.rule))
        let live = try #require(date(example.live))
        let done = try #require(date(example.done))
        #expect(rule.date(afterDone: done, from: live) == date(example.next))
        #expect(example.next == "none" || date(example.next) != nil)
    }

    @Test("T12: an example reads as the document says", arguments: examples)
    func words(example: Example) throws {
        let rule = try #require(RepeatRule(text: example.rule))
        #expect(Catalog.english.repetition(rule, .standard) == example.words)
        #expect(rule.text == example.rule)
    }
}
