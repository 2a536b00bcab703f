import Foundation
import Planner
import Testing

@Suite("The codes of faults")
struct FaultCodeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The codes in backquotes at the beginnings of rows, or in quotation marks at the ends of lines.
    private static func codes(in path: String, _ pattern: Regex<(Substring, Substring)>) throws -> [String] {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
    }

    @Test("Every fault has a code of its own, and docs/faults.md explains exactly these, sorted")
    func documented() throws {
        let documented = try Self.codes(in: "docs/faults.md", /^\| `([a-z.-]+)` \|/)
        let written = try Self.codes(in: "Sources/Planner/FaultCode.swift", /"([a-z.-]+)"$/)
        #expect(Set(written).count == written.count && written.count > 40)
        #expect(documented == written.sorted())
    }

    @Test("A code names the subject and the problem, and no value")
    func form() {
        #expect(Fault.overBudget(by: 3).code == "day.over-budget" && Fault.titleMissing.code == "task.title-missing")
        #expect(Fault.uncosted(title: "Soup").code == "task.cost-missing")
    }
}
