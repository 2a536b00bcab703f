import Foundation
import Planner

/// Writes the dates on which a task comes back, so that another program's result can be compared.
struct RepeatCommand {
    private static let count = 5

    /// Reads `rule`, `live`, `after`, parted by tabs, from each line of the standard input; writes a line for each: the next dates,
    /// up to five, and `end` if the rule ends before that.
    func run() throws {
        var answers = ""
        while let line = readLine() { answers += try answer(line) + "\n" }
        print(answers, terminator: "")
    }

    private func answer(_ line: String) throws(WorkbenchFault) -> String {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        guard columns.count == 3, let rule = RepeatRule(text: columns[0]), let live = Self.date(columns[1]),
            let after = Self.date(columns[2])
        else { throw .usage("Not understood: \(line)") }
        var words: [String] = []
        var day = after
        for _ in 0..<Self.count {
            guard let next = rule.next(after: day, from: live) else {
                words.append("end")
                break
            }
            words.append(Self.text(next))
            day = next
        }
        return words.joined(separator: " ")
    }

    /// Reads an ISO 8601 date.
    private static func date(_ text: String) -> LocalDate? {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? LocalDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    }

    private static func text(_ date: LocalDate) -> String {
        let parts = date.parts
        return String(format: "%04d-%02d-%02d", parts.year, parts.month, parts.day)
    }
}
