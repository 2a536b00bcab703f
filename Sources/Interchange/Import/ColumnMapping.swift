/// What the columns of a table hold, as the person says or the header suggests.
package struct ColumnMapping: Equatable, Sendable {
    /// What a column holds. The numbers pass between modules.
    package enum Use: UInt8, CaseIterable, Sendable {
        case ignored
        case title
        case note
        case list
        case subjects
        case due
        case start
        case time
        case done
        case priority
        case cost
        case minutes
        /// How deep the row lies below the one before it: 0, 1, … or 1, 2, …
        case level
        /// The title or the name of the task that the row is a step of.
        case parent
        /// What its program calls the row, which ``parent`` may name.
        case identifier
        /// Something that no field takes: it goes into the note, with the name of its column.
        case kept
    }

    /// For each column its use.
    package var uses: [Use]
    /// The order of the numbers in dates; nil: the dates do not say.
    package var dateOrder: ImportContext.DateOrder?
    /// Whether the first row names the columns.
    package var hasHeader: Bool

    package init(uses: [Use], dateOrder: ImportContext.DateOrder?, hasHeader: Bool) {
        self.uses = uses
        self.dateOrder = dateOrder
        self.hasHeader = hasHeader
    }
}

/// A table whose columns the person is asked about.
package struct ColumnQuestion: Equatable, Sendable {
    /// The names of the columns; empty texts where the table has none.
    package var header: [String]
    /// The first rows below it.
    package var rows: [[String]]
    /// How many rows there are.
    package var count: Int
    /// What is suggested. Without a date order in it, the dates may be read in two ways.
    package var suggestion: ColumnMapping
    /// The first date that may be read in two ways, as it is written; nil: no date may.
    package var doubtfulDate: String?

    /// How many rows are shown.
    package static let shown = 5

    package init(header: [String], rows: [[String]], count: Int, suggestion: ColumnMapping, doubtfulDate: String?) {
        self.header = header
        self.rows = rows
        self.count = count
        self.suggestion = suggestion
        self.doubtfulDate = doubtfulDate
    }
}
