import Facts

/// The value of one field before a command changed it.
struct Replaced: Equatable {
    let entity: Entity
    let field: Field
    let value: Value

    /// The entities that these are of, each once; those of one stand side by side. Changes are not among them: they only note what was done.
    static func entities(of all: [Replaced]) -> [Entity] {
        var entities: [Entity] = []
        for one in all where one.entity.kind != .change && entities.last != one.entity { entities.append(one.entity) }
        return entities
    }

    /// The order that commands are written in: by entity, then by field.
    static func ascends(_ entity: Entity, _ field: Field, to other: Entity, _ otherField: Field) -> Bool {
        entity != other ? entity < other : field < otherField
    }

    /// [kind, scope, identity high, identity low, [field, value, …], …]: fields of one entity, written together, lie together.
    static func wire(_ all: [Replaced]) -> [UInt8] {
        var writer = CBORWriter(capacity: all.count * 24)
        var runs: [(Entity, [Replaced])] = []
        for one in all {
            if runs.last?.0 == one.entity { runs[runs.count - 1].1.append(one) } else { runs.append((one.entity, [one])) }
        }
        writer.array(runs.count * 5)
        for (entity, fields) in runs {
            writer.unsigned(UInt64(entity.kind.rawValue))
            writer.unsigned(UInt64(entity.scope))
            writer.unsigned(entity.identity.high)
            writer.unsigned(entity.identity.low)
            writer.array(fields.count * 2)
            for one in fields {
                writer.unsigned(UInt64(one.field.rawValue))
                one.value.write(to: &writer)
            }
        }
        return writer.bytes
    }

    /// About how many bytes one part may have: it fits into a page of everything that is sent to the server, which takes no value
    /// of more than 900,000.
    private static let mostBytes = 50_000

    /// The facts in which a change keeps these values: in a field of its own, and what this has no room for in further parts.
    static func facts(_ all: [Replaced], of change: Entity, _ timestamp: Timestamp) -> [Fact] {
        var facts: [Fact] = []
        var part = change
        var held: [Replaced] = []
        var length = 0
        for one in all {
            // The name of an entity and its field have up to 35 bytes.
            length += one.value.length + 35
            if length > mostBytes, !held.isEmpty {
                facts.append(Fact(part, ChangeField.replaced, .bytes(wire(held)), timestamp))
                part = part.nextPart
                held = []
                length = one.value.length + 35
            }
            held.append(one)
        }
        facts.append(Fact(part, ChangeField.replaced, .bytes(wire(held)), timestamp))
        return facts
    }

    /// Reads the bytes made by ``wire(_:)``; empty if they cannot be read.
    ///
    /// - Parameter entities: ascending; only parts about one of these or about a command are read, so that looking for a few among the ten
    ///   thousand of a large command takes no memory. nil: all.
    static func read(_ bytes: [UInt8], about entities: [Replaced]? = nil) -> [Replaced] {
        do throws(CBORFault) {
            return try readOrThrow(bytes, entities)
        } catch {
            return []
        }
    }

    private static func readOrThrow(_ bytes: [UInt8], _ entities: [Replaced]?) throws(CBORFault) -> [Replaced] {
        var reader = CBORReader(bytes)
        var all: [Replaced] = []
        for _ in 0..<(try reader.array() / 5) {
            let kind = EntityKind(rawValue: UInt8(try reader.unsigned(upTo: 255)))
            let scope = UInt32(try reader.unsigned(upTo: UInt64(UInt32.max)))
            let entity = Entity(kind, scope: scope, Identity(high: try reader.unsigned(), low: try reader.unsigned()))
            if let entities, kind != .change {
                let position = position(of: entity, Field(rawValue: 0), in: entities)
                if position == entities.count || entities[position].entity != entity {
                    _ = try reader.skip()
                    continue
                }
            }
            for _ in 0..<(try reader.array() / 2) {
                let field = Field(rawValue: UInt16(try reader.unsigned(upTo: UInt64(UInt16.max))))
                all.append(Replaced(entity: entity, field: field, value: try Value(from: &reader)))
            }
        }
        return all
    }

    /// Where a field is among these, which ascend, or would be.
    static func position(of entity: Entity, _ field: Field, in all: [Replaced]) -> Int {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            let other = all[middle]
            if other.entity == entity ? other.field < field : other.entity < entity { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Replica {
    /// The values that a change replaced, in the order of ``Replaced/ascends(_:_:to:_:)``.
    ///
    /// - Parameter entities: as in ``Replaced/read(_:about:)``.
    func replaced(by change: Entity, about entities: [Replaced]? = nil) -> [Replaced] {
        var all: [Replaced] = []
        var part = change
        while let bytes = value(part, ChangeField.replaced).bytes {
            all += Replaced.read(bytes, about: entities)
            part = part.nextPart
            // No part of it, but a change by itself.
            if !value(part, ChangeField.at).isAbsent { break }
        }
        return all
    }
}

extension Entity {
    /// Where a change keeps the values that one part has no room for. A part has no time, so it is not taken for a change.
    fileprivate var nextPart: Entity { Entity(kind, scope: scope, identity.derived(Derived.parts)) }
}
