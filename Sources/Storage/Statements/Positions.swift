import Facts

extension StorePosition {
    /// The position of a row: the name of a run, and the step within it.
    init(_ row: StatementRow) throws(StoreFault) {
        self.init(
            run: UInt64(bitPattern: try row.value(0, as: Int64.self)),
            step: UInt64(bitPattern: try row.value(1, as: Int64.self))
        )
    }
}
