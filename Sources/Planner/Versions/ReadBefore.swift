import Facts

/// What the writer of a title or date in a shared list had read of others: the changes of other members do not reach a device, so this is
/// how it tells whether they wrote over a value knowingly.
extension PlanReader {
    /// The facts that go into shared spaces with these writes: the timestamp of the newest value of another device that this one knows.
    func readBefore(_ writes: [ChangeSet.Write], _ timestamp: Timestamp) -> [Fact] {
        guard !spaces.isEmpty else { return [] }
        var facts: [Fact] = []
        for write in writes {
            guard case .some = write.entity.sharedSpace, let part = LostValue.part(write.entity.kind, write.field) else {
                continue
            }
            // Writes ascend: those of one part lie together.
            if let last = facts.last, last.entity == write.entity, last.field == part.readField { continue }
            facts.append(Fact(write.entity, part.readField, Value(newestRead(write.entity, part).mark), timestamp))
        }
        return facts
    }

    private func newestRead(_ entity: Entity, _ part: VersionPart) -> Timestamp {
        var newest = Timestamp(time: 0, counter: 0, device: 0)
        for entry in replica[entity]?.entries ?? [] {
            let isOwn = entry.timestamp.device == replica.device
            if VersionPart(entry.field) == part, !isOwn { newest = max(newest, entry.timestamp) }
            // What this device wrote itself since, it wrote over that.
            if entry.field == part.readField, isOwn, let mark = entry.value.identity {
                newest = max(newest, Timestamp(mark: mark))
            }
        }
        return newest
    }

    /// Whether the writer of the value that won may have read the one that was lost. Only a writer who says otherwise had not: an older
    /// program says nothing.
    func hadRead(_ lost: LostValue, _ part: VersionPart) -> Bool {
        // A later write of the same device, to another field of the part, had read at least as much.
        guard let read = replica[lost.entity]?.entry(part.readField), read.timestamp.device == lost.winner.device,
            !(read.timestamp < lost.winner), let mark = read.value.identity
        else { return true }
        return !(Timestamp(mark: mark) < lost.timestamp)
    }
}

extension Timestamp {
    /// In 16 bytes, in the order of timestamps.
    fileprivate var mark: Identity { Identity(high: time << 16 | UInt64(counter), low: device) }

    fileprivate init(mark: Identity) {
        self.init(time: mark.high >> 16, counter: UInt16(truncatingIfNeeded: mark.high), device: mark.low)
    }
}
