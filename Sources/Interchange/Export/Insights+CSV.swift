package import Planner

extension Insights {
    private static let columns = [
        "day", "date", "had", "borrowed", "used", "rest_minutes", "low", "physical", "thinking", "social", "emotional", "felt",
    ]
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// A table of days (RFC 4180), a row for each date. The cells of a date that has no record, or does not count, are empty.
    ///
    /// - Parameters:
    ///   - first: the date of the first row.
    ///   - count: how many rows follow the head.
    @inline(never)
    package func csv(from first: LocalDate, count: Int) -> [UInt8] {
        var table = Text.joined(Self.columns, ",") + "\r\n"
        for index in 0..<count {
            let date = first.adding(days: index)
            var cells = [Self.weekdays[date.weekday], date.text]
            if let day = day(date) {
                for number in [day.had, day.borrowed, day.used, day.restMinutes, day.isLow ? 1 : 0] + day.kinds {
                    cells.append(String(number))
                }
                cells.append(day.felt?.word.description ?? "")
            } else {
                for _ in 2..<Self.columns.count { cells.append("") }
            }
            table += Text.joined(cells, ",") + "\r\n"
        }
        return Array(table.utf8)
    }
}
