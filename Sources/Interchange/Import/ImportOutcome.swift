/// What reading a file leads to.
package enum ImportOutcome: Equatable, Sendable {
    /// It was read.
    case read(ImportReading)
    /// It is a table whose columns the person has to name first.
    case asks(ColumnQuestion)
    /// It was refused.
    case refused(ImportFault)
}
