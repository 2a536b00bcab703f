/// A set of facts: everything one device knows of one space.
///
/// Merging keeps, for each field, the fact with the greater timestamp. That is commutative, associative and idempotent, so replicas
/// that were given the same facts, in any order and any number of times, are equal.
///
/// Facts of a snapshot stay encoded in it (see `SnapshotReader`). Facts written later are kept decoded, and take precedence.
package struct Replica {
    private final class Storage {
        let base: SnapshotReader
        /// Every entity that changed since the snapshot, whole.
        var changed: [Entity: Record]
        /// The entities among them that the snapshot does not hold, ascending.
        var added: [Entity]
        var clock: Clock
        #if DEBUG
        var reads = 0
        #endif

        init(_ base: SnapshotReader, changed: [Entity: Record], added: [Entity], _ clock: Clock) {
            self.base = base
            self.changed = changed
            self.added = added
            self.clock = clock
        }
    }

    /// Behind one reference, so that handing a replica on counts one and not each of its parts.
    private var storage: Storage

    /// An empty replica.
    ///
    /// - Parameter device: 64 random bits that identify this writer.
    package init(device: UInt64) {
        storage = Storage(SnapshotReader(), changed: [:], added: [], Clock(device: device))
    }

    /// The parts, to be changed: a copy where another replica has the same ones.
    @inline(never)
    private mutating func ownStorage() -> Storage {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage.base, changed: storage.changed, added: storage.added, storage.clock)
        }
        return storage
    }

    /// The newest timestamp that its clock gave out or saw, as one of the device's own.
    var latest: Timestamp { storage.clock.latest }

    /// The device that writes here.
    package var device: UInt64 { storage.clock.device }

    /// When the newest fact that it knows was written, in milliseconds since 1970; 0: it knows none.
    package var newest: Int64 { Int64(clamping: latest.time) }

    /// How many entities are known, deleted ones included.
    package var count: Int { storage.base.count + storage.added.count }

    #if DEBUG
    /// How many entities were looked up here: what tests compare for plans of two sizes, since it is the same in every run.
    package var reads: Int { storage.reads }
    #endif

    private func count(_ reads: Int) {
        #if DEBUG
        storage.reads += reads
        #endif
    }

    // MARK: Reading

    /// All that is known of an entity; nil if nothing ever was.
    @inline(never)
    package subscript(_ entity: Entity) -> Record? {
        count(1)
        if let record = storage.changed[entity] { return record }
        return storage.base.row(of: entity).map { storage.base.record(at: $0) }
    }

    /// The value of one field of an entity, without decoding the others.
    @inline(never)
    package func value(_ entity: Entity, _ field: Field) -> Value {
        count(1)
        if !storage.changed.isEmpty, let record = storage.changed[entity] { return record[field] }
        guard let row = storage.base.row(of: entity) else { return .absent }
        return storage.base.value(of: field, at: row)
    }

    /// The entities of a kind whose scope lies in `scopes`, ascending.
    package func entities(_ kind: EntityKind, scopes: ClosedRange<UInt32> = 0...UInt32.max) -> [Entity] {
        let first = Entity(kind, scope: scopes.lowerBound, Identity(high: 0, low: 0))
        let last = Entity(kind, scope: scopes.upperBound, Identity(high: .max, low: .max))
        var row = storage.base.firstRow(notBelow: first)
        var index = firstAdded(notBelow: first)
        var entities: [Entity] = []
        while true {
            let old = row < storage.base.count ? storage.base.entity(at: row) : nil
            let new = index < storage.added.count ? storage.added[index] : nil
            guard let next = Self.lesser(old, new), !(last < next) else {
                count(entities.count)
                return entities
            }
            entities.append(next)
            if old == next { row += 1 } else { index += 1 }
        }
    }

    /// The greatest entity below `entity`, whatever its kind.
    package func entity(below entity: Entity) -> Entity? {
        let row = storage.base.firstRow(notBelow: entity)
        let index = firstAdded(notBelow: entity)
        let old = row > 0 ? storage.base.entity(at: row - 1) : nil
        let new = index > 0 ? storage.added[index - 1] : nil
        guard let old else { return new }
        guard let new else { return old }
        return old < new ? new : old
    }

    /// The least entity at or above `entity`, whatever its kind.
    func entity(notBelow entity: Entity) -> Entity? {
        let row = storage.base.firstRow(notBelow: entity)
        let index = firstAdded(notBelow: entity)
        return Self.lesser(
            row < storage.base.count ? storage.base.entity(at: row) : nil,
            index < storage.added.count ? storage.added[index] : nil
        )
    }

    /// All facts, by entity and field: two replicas are compared by this.
    package var facts: [Fact] {
        var facts: [Fact] = []
        forEachEntity { entity, row in
            for entry in record(entity, row).entries {
                facts.append(Fact(entity, entry.field, entry.value, entry.timestamp))
            }
        }
        return facts
    }

    // MARK: Writing

    /// The timestamp for the next command; all its facts share it.
    package mutating func nextTimestamp(now: Int64) -> Timestamp {
        ownStorage().clock.next(now: now)
    }

    /// Lets the next timestamp be after this one, as merging a fact with it would.
    package mutating func observe(_ timestamp: Timestamp) {
        ownStorage().clock.observe(timestamp)
    }

    /// Keeps the newer of the stored value and the given one.
    ///
    /// - Returns: whether the fact was news.
    @discardableResult
    @inline(never)
    package mutating func merge(_ fact: Fact) -> Bool {
        let (isNews, isNew) = take(fact)
        if isNew { storage.added.insert(fact.entity, at: firstAdded(notBelow: fact.entity)) }
        return isNews
    }

    /// Keeps the newer of the stored value and the given one, for many facts at once.
    ///
    /// The facts are sorted once, and each entity is then looked up once. The time grows with the number of facts, and depends neither on
    /// the known facts nor on the order.
    package mutating func merge(_ facts: [Fact]) {
        guard !facts.isEmpty else { return }
        let storage = ownStorage()
        let order = sortedIndices(facts.count) { facts[$0].entity < facts[$1].entity }
        var new: [Entity] = []
        var next = 0
        while next < order.count {
            let entity = facts[order[next]].entity
            let known = storage.changed[entity]
            let row = known == nil ? storage.base.row(of: entity) : nil
            var record = known ?? row.map { storage.base.record(at: $0) } ?? Record()
            var isNews = false
            while next < order.count, facts[order[next]].entity == entity {
                let fact = facts[order[next]]
                storage.clock.observe(fact.timestamp)
                if record.merge(fact.field, fact.value, fact.timestamp) { isNews = true }
                next += 1
            }
            guard isNews else { continue }
            storage.changed[entity] = record
            if known == nil, row == nil { new.append(entity) }
        }
        if !new.isEmpty { storage.added = Self.merged(storage.added, new) }
    }

    /// Two ascending lists of entities, none of which is in both, as one.
    private static func merged(_ old: [Entity], _ new: [Entity]) -> [Entity] {
        var all: [Entity] = []
        all.reserveCapacity(old.count + new.count)
        var next = 0
        for entity in new {
            while next < old.count, old[next] < entity {
                all.append(old[next])
                next += 1
            }
            all.append(entity)
        }
        all += old[next...]
        return all
    }

    /// Keeps a fact; an entity that was not known is not among those in order yet.
    private mutating func take(_ fact: Fact) -> (isNews: Bool, isNew: Bool) {
        let storage = ownStorage()
        storage.clock.observe(fact.timestamp)
        if let isNews = storage.changed[fact.entity]?.merge(fact.field, fact.value, fact.timestamp) { return (isNews, false) }
        let row = storage.base.row(of: fact.entity)
        var record = row.map { storage.base.record(at: $0) } ?? Record()
        guard record.merge(fact.field, fact.value, fact.timestamp) else { return (false, false) }
        storage.changed[fact.entity] = record
        return (true, row == nil)
    }

    /// Whether merging a fact would change anything.
    @inline(never)
    package func isNews(_ fact: Fact) -> Bool {
        guard var record = self[fact.entity] else { return true }
        return record.merge(fact.field, fact.value, fact.timestamp)
    }

    // MARK: Walking

    @inline(never)
    private func forEachEntity(_ body: (Entity, Int?) -> Void) {
        var row = 0
        var index = 0
        while true {
            let old = row < storage.base.count ? storage.base.entity(at: row) : nil
            let new = index < storage.added.count ? storage.added[index] : nil
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

    private func record(_ entity: Entity, _ row: Int?) -> Record {
        if let record = storage.changed[entity] { return record }
        return row.map { storage.base.record(at: $0) } ?? Record()
    }

    private func firstAdded(notBelow entity: Entity) -> Int {
        partitionPoint(storage.added.count) { storage.added[$0] < entity }
    }

    private static func lesser(_ one: Entity?, _ other: Entity?) -> Entity? {
        guard let one else { return other }
        guard let other else { return one }
        return one < other ? one : other
    }
}

// MARK: - Snapshots

extension Replica {
    /// The part of an entity that a snapshot keeps.
    package enum Retention: Equatable, Sendable {
        /// All of it.
        case whole
        /// One field only: the mark that the entity was deleted.
        case only(Field)
        /// Nothing.
        case nothing
    }

    /// Everything, compacted.
    ///
    /// - Parameters:
    ///   - index: bytes of the planner's, given back by ``load(snapshot:)``.
    ///   - retention: which part of each entity to keep.
    package func snapshot(index: [UInt8] = [], keeping retention: (Entity) -> Retention = { _ in .whole }) -> [UInt8] {
        var writer = SnapshotWriter(
            entities: count,
            bytes: storage.base.bytes.count + storage.changed.count * 128,
            devices: storage.base.devices
        )
        forEachEntity { entity, row in
            switch retention(entity) {
            case .nothing: break
            case .only(let field):
                guard let entry = record(entity, row).entry(field) else { break }
                var rest = Record()
                rest.merge(field, entry.value, entry.timestamp)
                writer.add(entity, rest)
            case .whole:
                if let record = storage.changed[entity] {
                    writer.add(entity, record)
                } else if let row {
                    writer.add(entity, verbatim: storage.base.bytes[storage.base.recordBytes(at: row)])
                }
            }
        }
        return writer.snapshot(clock: storage.clock.latest, index: index)
    }

    /// As many bytes as a snapshot of everything without an index has at most, found without making one.
    package var mostBytes: Int {
        var records = CBORWriter()
        var devices = DeviceTable(storage.base.devices)
        forEachEntity { entity, _ in
            storage.changed[entity]?.write(to: &records, devices: &devices)
        }
        // Each row of the table, each device, and what is around all of them.
        let rest = storage.changed.count * SnapshotReader.rowLength + devices.devices.count * 9 + 256
        return storage.base.bytes.count + records.bytes.count + rest
    }

    /// Whether every fact of the snapshot that was loaded can be read; those that cannot are not there. Only another program can have
    /// written such a snapshot.
    package var isReadable: Bool { storage.base.isReadable }

    /// Loads a snapshot into a replica that holds nothing yet.
    ///
    /// - Throws: any ``FactsFault``.
    /// - Returns: the planner's index that was kept with it.
    package mutating func load(snapshot bytes: [UInt8]) throws(FactsFault) -> [UInt8] {
        guard count == 0 else { throw .notEmpty }
        let opened = try SnapshotReader(opening: bytes)
        storage = Storage(opened, changed: [:], added: [], storage.clock)
        storage.clock.observe(Timestamp(time: opened.clockTime, counter: opened.clockCounter, device: 0))
        return Array(opened.bytes[opened.index])
    }
}
