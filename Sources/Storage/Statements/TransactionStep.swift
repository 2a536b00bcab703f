/// What a transaction does next. Where it depends on rows what else has to be read, there are several steps; most transactions read once.
enum TransactionStep<Outcome: Sendable>: Sendable {
    /// Reads by statements, with the rows that are locked for them, in this order; goes on with the rows of each of them. What it goes on
    /// with is told by the rows alone: it must do nothing else.
    case read([Statement], then: @Sendable ([[StatementRow]]) throws(StoreFault) -> TransactionStep)
    /// Writes, and ends the transaction.
    case finish(Decision<Outcome>)
}
