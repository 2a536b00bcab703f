/// The decision within a transaction, made from the rows that were read in it.
struct Decision<Outcome: Sendable>: Sendable {
    /// The outcome for the caller.
    let outcome: Outcome
    /// The statements to write: all of them, or none.
    let writing: [Statement]
    /// The spaces of which is told that they have moved, once all is written.
    let telling: [SpaceID]

    /// An outcome, with the statements to write and the spaces to announce for it.
    init(_ outcome: Outcome, writing: [Statement] = [], telling: [SpaceID] = []) {
        self.outcome = outcome
        self.writing = writing
        self.telling = telling
    }
}
