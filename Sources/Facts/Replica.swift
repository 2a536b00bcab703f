/// A set of facts: everything one device knows of one space.
///
/// Merging keeps, for each field, the fact with the greater stamp. That is commutative, associative and idempotent, so replicas
/// that were given the same facts, in any order and any number of times, are equal.
///
/// What came with a snapshot stays as it lies there (see `Archive`); what was written since is kept decoded above it.
public struct Replica {
    private final class Parts {
        let archive: Archive
        /// Every thing that changed since the snapshot, whole.
        var changed: [Thing: Record]
        /// The things among them that the snapshot does not hold, ascending.
        var added: [Thing]
        var clock: Clock

        init(_ archive: Archive, changed: [Thing: Record], added: [Thing], _ clock: Clock) {
            self.archive = archive
            self.changed = changed
            self.added = added
            self.clock = clock
        }
    }

    /// Behind one reference, so that handing a replica on counts one and not each of its parts.
    private var parts: Parts

    /// An empty replica.
    ///
    /// - Parameter device: 64 random bits that name whoever writes here.
    public init(device: UInt64) {
        parts = Parts(Archive(), changed: [:], added: [], Clock(device: device))
    }

    /// The parts, to be changed: a copy where another replica has the same ones.
    @inline(never)
    private mutating func ownParts() -> Parts {
        if !isKnownUniquelyReferenced(&parts) {
            parts = Parts(parts.archive, changed: parts.changed, added: parts.added, parts.clock)
        }
        return parts
    }

    /// The newest stamp that its clock gave out or saw, as one of the device's own.
    var latest: Stamp { parts.clock.latest }

    /// Who writes here.
    public var device: UInt64 { parts.clock.device }

    /// When the newest fact that it knows was written, in milliseconds since 1970; 0: it knows none.
    public var newest: Int64 { Int64(clamping: latest.time) }

    /// How many things are known, deleted ones included.
    public var count: Int { parts.archive.count + parts.added.count }

    // MARK: Reading

    /// All that is known of a thing; nil if nothing ever was.
    @inline(never)
    public subscript(_ thing: Thing) -> Record? {
        if let record = parts.changed[thing] { return record }
        return parts.archive.row(of: thing).map { parts.archive.record(at: $0) }
    }

    /// What one field of a thing holds, without decoding the others.
    @inline(never)
    public func value(_ thing: Thing, _ field: Field) -> Value {
        if !parts.changed.isEmpty, let record = parts.changed[thing] { return record[field] }
        guard let row = parts.archive.row(of: thing) else { return .absent }
        return parts.archive.value(of: field, at: row)
    }

    /// The things of a kind whose scope lies in `scopes`, ascending.
    public func things(_ kind: Kind, scopes: ClosedRange<UInt32> = 0...UInt32.max) -> [Thing] {
        let first = Thing(kind, scope: scopes.lowerBound, Identity(high: 0, low: 0))
        let last = Thing(kind, scope: scopes.upperBound, Identity(high: .max, low: .max))
        var row = parts.archive.firstRow(notBelow: first)
        var index = firstAdded(notBelow: first)
        var things: [Thing] = []
        while true {
            let old = row < parts.archive.count ? parts.archive.thing(at: row) : nil
            let new = index < parts.added.count ? parts.added[index] : nil
            guard let next = Self.lesser(old, new), !(last < next) else { return things }
            things.append(next)
            if old == next { row += 1 } else { index += 1 }
        }
    }

    /// The greatest thing below `thing`, whatever its kind.
    public func thing(below thing: Thing) -> Thing? {
        let row = parts.archive.firstRow(notBelow: thing)
        let index = firstAdded(notBelow: thing)
        let old = row > 0 ? parts.archive.thing(at: row - 1) : nil
        let new = index > 0 ? parts.added[index - 1] : nil
        guard let old else { return new }
        guard let new else { return old }
        return old < new ? new : old
    }

    /// The least thing at or above `thing`, whatever its kind.
    func thing(notBelow thing: Thing) -> Thing? {
        let row = parts.archive.firstRow(notBelow: thing)
        let index = firstAdded(notBelow: thing)
        return Self.lesser(
            row < parts.archive.count ? parts.archive.thing(at: row) : nil,
            index < parts.added.count ? parts.added[index] : nil
        )
    }

    /// Everything that is known, by thing and field: what two replicas are compared by.
    public var facts: [Fact] {
        var facts: [Fact] = []
        forEachThing { thing, row in
            for entry in record(thing, row).entries {
                facts.append(Fact(thing, entry.field, entry.value, entry.stamp))
            }
        }
        return facts
    }

    // MARK: Writing

    /// The stamp for the next act; all its facts share it.
    public mutating func nextStamp(now: Int64) -> Stamp {
        ownParts().clock.next(now: now)
    }

    /// Lets the next stamp be after this one, as merging a fact with it would.
    public mutating func observe(_ stamp: Stamp) {
        ownParts().clock.observe(stamp)
    }

    /// Keeps the newer of what is known and what is given.
    ///
    /// - Returns: whether the fact was news.
    @discardableResult
    @inline(never)
    public mutating func merge(_ fact: Fact) -> Bool {
        let (isNews, isNew) = take(fact)
        if isNew { parts.added.insert(fact.thing, at: firstAdded(notBelow: fact.thing)) }
        return isNews
    }

    /// Keeps the newer of what is known and what is given, of many facts at once.
    ///
    /// The facts are sorted once, and each thing is then looked up once. Its time grows with the number of facts, whatever is known already
    /// and in whatever order they come.
    public mutating func merge(_ facts: [Fact]) {
        guard !facts.isEmpty else { return }
        let parts = ownParts()
        let order = sortedIndices(facts.count) { facts[$0].thing < facts[$1].thing }
        var new: [Thing] = []
        var next = 0
        while next < order.count {
            let thing = facts[order[next]].thing
            let known = parts.changed[thing]
            let row = known == nil ? parts.archive.row(of: thing) : nil
            var record = known ?? row.map { parts.archive.record(at: $0) } ?? Record()
            var isNews = false
            while next < order.count, facts[order[next]].thing == thing {
                let fact = facts[order[next]]
                parts.clock.observe(fact.stamp)
                if record.merge(fact.field, fact.value, fact.stamp) { isNews = true }
                next += 1
            }
            guard isNews else { continue }
            parts.changed[thing] = record
            if known == nil, row == nil { new.append(thing) }
        }
        if !new.isEmpty { parts.added = Self.merged(parts.added, new) }
    }

    /// Two ascending lists of things, none of which is in both, as one.
    private static func merged(_ old: [Thing], _ new: [Thing]) -> [Thing] {
        var all: [Thing] = []
        all.reserveCapacity(old.count + new.count)
        var next = 0
        for thing in new {
            while next < old.count, old[next] < thing {
                all.append(old[next])
                next += 1
            }
            all.append(thing)
        }
        all += old[next...]
        return all
    }

    /// Keeps a fact; a thing that was not known is not among those in order yet.
    private mutating func take(_ fact: Fact) -> (isNews: Bool, isNew: Bool) {
        let parts = ownParts()
        parts.clock.observe(fact.stamp)
        if let isNews = parts.changed[fact.thing]?.merge(fact.field, fact.value, fact.stamp) { return (isNews, false) }
        let row = parts.archive.row(of: fact.thing)
        var record = row.map { parts.archive.record(at: $0) } ?? Record()
        guard record.merge(fact.field, fact.value, fact.stamp) else { return (false, false) }
        parts.changed[fact.thing] = record
        return (true, row == nil)
    }

    /// Whether merging a fact would change anything.
    @inline(never)
    public func isNews(_ fact: Fact) -> Bool {
        guard var record = self[fact.thing] else { return true }
        return record.merge(fact.field, fact.value, fact.stamp)
    }

    // MARK: Walking

    @inline(never)
    private func forEachThing(_ body: (Thing, Int?) -> Void) {
        var row = 0
        var index = 0
        while true {
            let old = row < parts.archive.count ? parts.archive.thing(at: row) : nil
            let new = index < parts.added.count ? parts.added[index] : nil
            guard let next = Self.lesser(old, new) else { return }
            if old == next {
                body(next, row)
                row += 1
            } else {
                body(next, nil)
                index += 1
            }
        }
    }

    private func record(_ thing: Thing, _ row: Int?) -> Record {
        if let record = parts.changed[thing] { return record }
        return row.map { parts.archive.record(at: $0) } ?? Record()
    }

    private func firstAdded(notBelow thing: Thing) -> Int {
        partitionPoint(parts.added.count) { parts.added[$0] < thing }
    }

    private static func lesser(_ one: Thing?, _ other: Thing?) -> Thing? {
        guard let one else { return other }
        guard let other else { return one }
        return one < other ? one : other
    }
}

// MARK: - Snapshots

extension Replica {
    /// What a snapshot keeps of a thing.
    public enum Retention: Equatable, Sendable {
        /// All of it.
        case whole
        /// One field only: the mark that the thing was deleted.
        case only(Field)
        /// Nothing.
        case nothing
    }

    /// Everything, compacted.
    ///
    /// - Parameters:
    ///   - index: bytes of the planner's, given back by ``load(snapshot:)``.
    ///   - retention: what to keep of each thing.
    public func snapshot(index: [UInt8] = [], keeping retention: (Thing) -> Retention = { _ in .whole }) -> [UInt8] {
        var maker = Archive.Maker(
            things: count,
            bytes: parts.archive.bytes.count + parts.changed.count * 128,
            devices: parts.archive.devices
        )
        forEachThing { thing, row in
            switch retention(thing) {
            case .nothing: break
            case .only(let field):
                guard let entry = record(thing, row).entry(field) else { break }
                var rest = Record()
                rest.merge(field, entry.value, entry.stamp)
                maker.add(thing, rest)
            case .whole:
                if let record = parts.changed[thing] {
                    maker.add(thing, record)
                } else if let row {
                    maker.add(thing, verbatim: parts.archive.bytes[parts.archive.recordBytes(at: row)])
                }
            }
        }
        return maker.snapshot(clock: parts.clock.latest, index: index)
    }

    /// Loads a snapshot into a replica that holds nothing yet.
    ///
    /// - Throws: any ``FactsFault``.
    /// - Returns: the planner's index that was kept with it.
    public mutating func load(snapshot bytes: [UInt8]) throws(FactsFault) -> [UInt8] {
        guard count == 0 else { throw .notEmpty }
        let opened = try Archive(opening: bytes)
        parts = Parts(opened, changed: [:], added: [], parts.clock)
        parts.clock.observe(Stamp(time: opened.clockTime, counter: opened.clockCounter, device: 0))
        return Array(opened.bytes[opened.index])
    }
}
