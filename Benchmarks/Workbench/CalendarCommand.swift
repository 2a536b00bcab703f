import Facts
import Foundation
import Planner
import Requests

/// Shows the calendar as somebody in any time zone sees it, so that another program's result can be compared.
struct CalendarCommand {
    /// Reads lines "time, offset, first weekday, hour a date begins, path" with tabs between from the standard input; writes for
    /// each the dates of the page that is at the path then, `*` before today's, `-` for a day that there is not; before them the
    /// weekdays as they stand above.
    func run() throws {
        var answers = ""
        while let line = readLine() { answers += try answer(line) + "\n" }
        print(answers, terminator: "")
    }

    private func answer(_ line: String) throws -> String {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        guard columns.count == 5, let now = Int64(columns[0]), let offset = Int64(columns[1]), let first = Int64(columns[2]),
            let hour = Int64(columns[3])
        else { throw WorkbenchFault.usage("Not understood: \(line)") }
        let application = Application(device: SimulatedClient.device)
        let timestamp = Timestamp(time: 1, counter: 0, device: SimulatedClient.device)
        let values: [(field: FieldName, number: Int64)] = [(.firstWeekday, first), (.dateBegins, hour)]
        let facts = values.map { Fact($0.field.entity, $0.field.field, .integer($0.number), timestamp) }
        try application.loadFacts(Batch(facts).wire)
        let request = Request(
            method: "GET",
            target: columns[4],
            now: now,
            offset: offset,
            entropy: [UInt8](repeating: 7, count: 32)
        )
        let response = application.handle(request)
        guard response.status == 200 else { throw WorkbenchFault.notMade(status: response.status, target: columns[4]) }
        return Self.said(String(decoding: response.body, as: UTF8.self))
    }

    /// The weekdays and days on a page in their order, `*` before today and `-` for a cell without a day. It goes from tag to tag,
    /// because a regular expression over the whole page takes a hundred times as long.
    private static func said(_ page: String) -> String {
        var words: [String] = []
        var open: (date: Substring, isToday: Bool)?
        for piece in page.split(separator: "<") {
            if ["td", "/table", "section", "/form"].contains(where: piece.hasPrefix) {
                if let open { words.append((open.isToday ? "*" : "") + open.date) }
                open = nil
            }
            let tag = piece.prefix { $0 != ">" }
            if let date = attribute("data-date", of: tag) {
                open = (date, false)
            } else if attribute("aria-current", of: tag) == "date" {
                open?.isToday = true
            } else if tag.hasPrefix("th scope=\"col\""), let weekday = attribute("aria-label", of: tag) {
                words.append(String(weekday))
            } else if piece == "td>" {
                words.append("-")
            }
        }
        return words.joined(separator: " ")
    }

    private static func attribute(_ name: String, of tag: Substring) -> Substring? {
        for part in tag.split(separator: " ").dropFirst() where part.hasPrefix(name + "=\"") {
            return part.dropFirst(name.count + 2).dropLast()
        }
        return nil
    }
}
