/// How the rows of a table are carried from one store to another.
extension Table {
    /// The tables with people's data: all but planned reminders, which are planned again, so that none is sent twice.
    static let copied = [
        account, address, session, link, guest, guestDay, space, fact, secret, reminded, device, delivery, sharedSpace, member,
        membership, invitation, invited, template, word, report, publicLink,
    ]

    /// All rows, as a backup has them.
    var backup: Statement {
        let values = columns.map { column in column.backup ?? column.name }
        return Statement(pieces: [.sql("SELECT ")] + separated(values) + [.sql(" FROM "), .sql(name)])
    }

    /// The next rows after one, in the order of the primary key.
    ///
    /// - Parameter last: the values of that row; nil for the first page.
    func page(after last: [BoundValue]?) -> Statement {
        let key = separated(columns.prefix(keyLength).map(\.name))
        var pieces: [Statement.Piece] = [.sql("SELECT ")] + separated(columns.map(\.name)) + [.sql(" FROM "), .sql(name)]
        if let last {
            pieces +=
                [.sql(" WHERE (")] + key + [.sql(") > (")] + Statement.list(Array(last.prefix(keyLength))).pieces + [.sql(")")]
        }
        pieces += [.sql(" ORDER BY ")] + key + [.sql(" LIMIT "), .value(.int(Int64(copiedAtOnce)))]
        return Statement(pieces: pieces)
    }

    /// Inserts a row of these values.
    func insertion(of values: [BoundValue]) -> Statement {
        "INSERT INTO \(into: self) VALUES (\(.list(values)))"
    }

    /// The values of a row, in the order of the columns.
    func values(of row: StatementRow) throws(StoreFault) -> [BoundValue] {
        var values: [BoundValue] = []
        for (index, column) in columns.enumerated() {
            switch column.kind {
            case .bytes: values.append(.bytes(try row.value(index)))
            case .text: values.append(.text(try row.value(index)))
            case .number: values.append(.int(try row.value(index, as: Int64.self)))
            case .optionalNumber: values.append(.int(try row.value(index)))
            case .flag: values.append(.bool(try row.value(index, as: Bool.self)))
            }
        }
        return values
    }

    private func separated(_ names: [StaticString]) -> [Statement.Piece] {
        Array(names.map { [.sql($0)] }.joined(separator: [.sql(", ")]))
    }
}
