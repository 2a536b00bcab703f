import Foundation
import Requests
import TestSupport
import Testing

@testable import Workbench

/// The worked examples of docs/planning.md, each with the page that a person sees.
struct PlanExamplesTests {
    struct Example: CustomTestStringConvertible, Sendable {
        var title = ""
        var days: [String] = []
        var before: [String] = []
        var today: [String] = []
        var asked = ""
        var isLow = false
        var rows: [(task: String, isIn: Bool, why: String)] = []

        var testDescription: String { title }
    }

    static let examples: [Example] = {
        let address = URL(filePath: #filePath).appending(path: "../../../../docs/planning.md").standardized
        let text = (try? String(contentsOf: address, encoding: .utf8)) ?? ""
        var examples: [Example] = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("### ") {
                examples.append(Example(title: String(line.dropFirst(4))))
            } else if !examples.isEmpty {
                read(line, into: &examples[examples.count - 1])
            }
        }
        return examples
    }()

    private static func read(_ line: String, into example: inout Example) {
        let quoted = line.components(separatedBy: "`")
        if line.hasPrefix("Days: ") {
            for part in line.components(separatedBy: ". ") {
                let words = part.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
                let plain = part.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
                if part.hasPrefix("Days: ") { example.days = plain.dropFirst(6).components(separatedBy: ", ") }
                if part.hasPrefix("Before: ") { example.before = words }
                if part.hasPrefix("Today: ") { example.today = words }
                if part.hasPrefix("Asked: ") { example.asked = words[0] }
                if part.hasPrefix("Low day") { example.isLow = true }
            }
        } else if line.hasPrefix("| `") || line.hasPrefix("| Rest ") {
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            example.rows.append((quoted.count > 1 ? quoted[1] : "Rest", cells[2] == "yes", cells[3]))
        }
    }

    private func quickAdd(_ line: String, _ client: Client) throws -> String {
        try client.act("/app/tasks/new", [("title", line), ("quick", "yes"), ("today", "no")])
    }

    @Test("N1: every example in docs/planning.md is true", arguments: examples)
    func example(_ example: Example) throws {
        let client = Client()
        client.now -= Int64(example.days.count - 1) * 86_400_000
        for (index, day) in example.days.enumerated() {
            if index > 0 { client.now += 86_400_000 }
            try client.act("/app/day/new", [("spoons", day)])
            guard index == example.days.count - 2 else { continue }
            for line in example.before { try client.act("/app/tasks/\(quickAdd(line, client))/today") }
        }
        for line in example.today { try client.act("/app/tasks/\(quickAdd(line, client))/today") }
        // The newest task comes first in its category.
        for row in example.rows.reversed() where row.task != "Rest" && !example.before.contains(row.task) {
            _ = try quickAdd(row.task, client)
        }
        if example.isLow { try client.act("/app/day/low", [("do", "today")]) }
        let page = try ParsedPage(client.get("/app/plan?" + example.asked).body)
        var expected: [[String]] = []
        for row in example.rows where row.isIn {
            let title = row.task == "Rest" ? "Rest for 10 min" : row.task.components(separatedBy: " ~")[0]
            expected.append([title, row.why])
        }
        #expect(lines(page, in: "plan") == expected)
        var waiting: [[String]] = []
        for row in example.rows where !row.isIn && !row.why.isEmpty {
            waiting.append([row.task.components(separatedBy: " ~")[0], row.why])
        }
        #expect(lines(page, in: "waits-list") == waiting)
    }

    @Test("N1: there are at least twelve worked examples")
    func count() {
        #expect(Self.examples.count >= 12)
        #expect(Self.examples.allSatisfy { !$0.days.isEmpty && !$0.rows.isEmpty })
    }

    private func lines(_ page: ParsedPage, in list: String) -> [[String]] {
        guard let place = page.index(id: list) else { return [] }
        let spans = page.elements.indices.filter { page.elements[$0].name == "span" && page.isInside($0, place) }
        func texts(_ name: String) -> [String] {
            spans.filter { page.elements[$0].attributes["class"] == name }.map { page.text(of: $0) }
        }
        return zip(texts("title"), texts("facts")).map { [$0, $1] }
    }
}
