package import Facts
package import Planner

/// The facts of spaces, and their order of arrival.
package protocol FactStore: Sendable {
    /// Stores those of these facts that are new, in one transaction. Doing it again changes nothing.
    ///
    /// - Parameters:
    ///   - pushes: into spaces of which none comes twice: the account's own first, then shared ones by their numbers, so that two pushes
    ///     cannot wait for each other.
    ///   - isWhole: whether nothing at all is taken if a part is refused, so that no half of a command is stored.
    /// - Returns: the result of each; nil if there is no such space, or its writer may not write into it.
    func push(_ pushes: [Push], isWhole: Bool) async throws(StoreFault) -> [Pushed?]

    /// One fact; nil if it does not exist.
    func fact(_ name: FieldName, in space: SpaceID) async throws(StoreFault) -> Fact?

    /// The facts after a cursor in the order of arrival, in that order. Facts and cursor are of one moment: nothing that is committed later
    /// ever comes before it.
    ///
    /// - Parameters:
    ///   - cursor: the sequence number of the last one that is known; 0 is before everything.
    ///   - limit: how many facts at most, 1 or more; fewer come where they are large (``Pulled/mostBytes``). A field that was written again since has its newest value only.
    /// - Returns: nil if there is no such space.
    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) async throws(StoreFault) -> Pulled?

    /// Some of a space's facts, in the order of their names: the order in which a store keeps them, so that all of a large space is read
    /// quickest in this way. Each page is of its own moment.
    ///
    /// - Parameters:
    ///   - name: the facts after it; nil: from the beginning.
    ///   - limit: how many facts at most, 1 or more; fewer come where they are large (``Pulled/mostBytes``).
    /// - Returns: the facts; empty when there are no more, and for a space that does not exist.
    func facts(of space: SpaceID, after name: FieldName?, upTo limit: Int) async throws(StoreFault) -> [Fact]

    /// Deletes all facts of these entities, without a trace. Only for entities that no device can ask for any more.
    ///
    /// - Parameter entities: of one kind, by scope: commands that are older than anybody can undo.
    func drop(_ kind: EntityKind, scopes: Range<UInt32>, from space: SpaceID) async throws(StoreFault)

    /// Moves back stored timestamps that are further ahead of a clock than any may be (``FactCheck/mostAhead``), in the spaces of an account: its own,
    /// and the lists that it shares. They come right after `now`, in their order. A space where that happened begins another epoch, and
    /// so do the own spaces of all members: their devices read it again, and tell what they have.
    ///
    /// Facts get there by a clock that was wrong for a while. Nobody could write over them: what is written after them is ahead, too.
    ///
    /// - Parameter now: milliseconds since 1970, by a clock that is not behind.
    /// - Returns: whether there were such timestamps.
    func mendTimestamps(of account: AccountID, in space: SpaceID, now: Int64) async throws(StoreFault) -> Bool

    /// Calls back whenever a space has moved, through any server; `nil` if that may have been missed for any space.
    /// May tell of one move twice, and of a move before the caller of `push` hears of it.
    func onMove(_ told: @escaping @Sendable (SpaceID?) -> Void)
}

extension FactStore {
    /// Stores those of these facts that are new, as far as there is room.
    ///
    /// - Parameter isWhole: whether all facts are refused if one of them finds no room.
    /// - Returns: nil if there is no such space.
    package func push(
        _ facts: CheckedFacts.Space,
        to space: SpaceID,
        within limits: SpaceLimits,
        isWhole: Bool = false
    ) async throws(StoreFault) -> Pushed? {
        try await push([Push(facts, to: space, within: limits)], isWhole: isWhole)[0]
    }
}
