import Facts

extension Replica {
    /// A replica that was given those facts in that order.
    init(device: UInt64 = 1, merging facts: some Sequence<Fact>) {
        self.init(device: device)
        for fact in facts { merge(fact) }
    }

    /// The same replica after it was closed and opened again: everything lies in the snapshot.
    func reopened(device: UInt64 = 1) throws -> Replica {
        var replica = Replica(device: device)
        _ = try replica.load(snapshot: snapshot())
        return replica
    }
}
