package import Facts
package import Planner

/// A plan as a host stores it, which is not the open one: `[device (8 bytes), snapshot or null, [batch, …]]`.
struct StoredPlan {
    let space: PersonalSpace

    /// Loads it. Batches that cannot be read are left out, as they are when it is opened.
    ///
    /// - Throws: ``FactsFault`` if the snapshot cannot be read.
    init(cbor bytes: [UInt8]) throws(FactsFault) {
        let (device, snapshot, batches) = try Self.parts(bytes)
        space = PersonalSpace(device: device)
        if let snapshot { try space.load(snapshot: snapshot) }
        for batch in batches {
            do throws(FactsFault) { try space.load(batch: batch) } catch { continue }
        }
    }

    private static func parts(_ bytes: [UInt8]) throws(FactsFault) -> (UInt64, [UInt8]?, [[UInt8]]) {
        do throws(CBORFault) {
            var reader = CBORReader(bytes)
            guard try reader.array() == 3 else { throw .unexpected }
            var device: UInt64 = 0
            for byte in try reader.byteString() { device = device << 8 | UInt64(byte) }
            let snapshot = reader.null() ? nil : try reader.byteString()
            var batches: [[UInt8]] = []
            for _ in 0..<(try reader.array()) { batches.append(try reader.byteString()) }
            try reader.finish()
            return (device, snapshot, batches)
        } catch {
            throw .unreadable(error)
        }
    }
}

extension Application {
    /// What a stored plan holds: `[tasks, lists, notes, changed]`.
    ///
    /// - Throws: ``FactsFault`` if it cannot be read.
    package static func summary(ofStored bytes: [UInt8]) throws(FactsFault) -> [UInt8] {
        var writer = CBORWriter()
        PlanSummary.write(try StoredPlan(cbor: bytes).space.summary, to: &writer)
        return writer.bytes
    }

    /// All facts of a stored plan, for a request that is about it.
    ///
    /// - Throws: ``FactsFault`` if it cannot be read.
    package static func facts(ofStored bytes: [UInt8]) throws(FactsFault) -> [Fact] {
        try StoredPlan(cbor: bytes).space.replica.facts
    }

    /// Takes a stored plan into this one, which is the whole plan of an account: `[asks, batch, made]`.
    ///
    /// - Parameter isSure: whether the person has said so. If not, a plan that holds something typed is left alone (`asks` is 1 then), unless
    ///   the account has nothing yet; and of any other plan nothing is taken.
    /// - Returns: the facts that joined, as one batch, and those that merging them made, as another; to be kept and passed on.
    /// - Throws: ``FactsFault`` if it cannot be read; nothing has changed then.
    package func join(stored bytes: [UInt8], isSure: Bool) throws(FactsFault) -> [UInt8] {
        let other = try StoredPlan(cbor: bytes).space
        // Without another device, there is nothing but what was added here since signing in.
        let facts = joining(other, isNew: !space.knowsOtherDevices, isSure: isSure)
        var writer = CBORWriter()
        writer.array(3)
        writer.unsigned(facts == nil ? 1 : 0)
        let batch = Batch((facts ?? []).filter { isSent($0) }).wire
        writer.byteString(batch)
        writer.byteString(Batch(try space.merge(batch: batch)).wire)
        return writer.bytes
    }

    /// The same for a plan that the server keeps: the facts that join; nil: the person is to be asked. Nothing changes here.
    ///
    /// - Parameter facts: all of that plan.
    package func joining(_ facts: [Fact], isSure: Bool) -> [Fact]? {
        let other = PersonalSpace(device: 0)
        other.apply(facts)
        return joining(other, isNew: space.isBlank, isSure: isSure)
    }

    /// The facts of another plan that join this one: all of them, if the account is new; nil if the person is to be asked.
    private func joining(_ other: PersonalSpace, isNew: Bool, isSure: Bool) -> [Fact]? {
        if isNew { return other.replica.facts }
        if isSure { return space.joining(other) }
        return other.isWorthKeeping ? nil : []
    }

    /// What the plan holds, in numbers.
    package var summary: PlanSummary { space.summary }
}
