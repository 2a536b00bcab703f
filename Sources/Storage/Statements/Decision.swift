/// What is decided within a transaction, of the rows that were read in it.
struct Decision<Outcome: Sendable>: Sendable {
    /// What the caller is told.
    let outcome: Outcome
    /// What is written: all of it, or nothing.
    let writing: [Statement]
    /// The spaces of which is told that they have moved, once all is written.
    let telling: [SpaceID]

    /// An outcome, and what is to be written and told for it.
    init(_ outcome: Outcome, writing: [Statement] = [], telling: [SpaceID] = []) {
        self.outcome = outcome
        self.writing = writing
        self.telling = telling
    }
}
