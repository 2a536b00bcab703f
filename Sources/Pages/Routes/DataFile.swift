extension Route {
    /// The files that can be exported, beside the one with everything.
    package enum DataFile: CaseIterable, Sendable {
        /// Tasks as a table.
        case table
        /// Tasks as text.
        case text
        /// Tasks as to-dos of iCalendar.
        case toDos
        /// Tasks with a date as events of iCalendar.
        case dates
        /// The days of some weeks as a table.
        case days

        /// The name of the file, the last word of its path.
        package var name: String {
            switch self {
            case .table: "tasks.csv"
            case .text: "tasks.md"
            case .toDos: "tasks.ics"
            case .dates: "dates.ics"
            case .days: "days.csv"
            }
        }
    }
}
