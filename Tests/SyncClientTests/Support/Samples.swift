import Facts

@testable import SyncClient

/// When the tests take place, in milliseconds since 1970.
let noon: Int64 = 1_800_000_000_000

extension SyncEffects {
    /// The effects, each as its number and what belongs to it.
    var all: [[Int64]] {
        CBORItem.elements(row.item).map { effect in CBORItem.elements(effect).map { CBORItem.number($0) } }
    }
}

extension SyncAnswer {
    /// An answer of the sample account, with nothing new.
    static func sample(
        epoch: UInt64 = 7,
        cursor: UInt64 = 5,
        hasMore: Bool = false,
        facts: [Fact] = [],
        refused: [Refused] = [],
        spaces: [SpaceNews] = []
    ) -> SyncAnswer {
        SyncAnswer(
            now: UInt64(noon),
            account: Identity(high: 1, low: 1),
            email: "ada@example.org",
            epoch: epoch,
            cursor: cursor,
            hasMore: hasMore,
            batch: Batch(facts),
            refused: refused,
            spaces: spaces,
            position: StorePosition(run: 1, step: 2),
            invitations: [],
            hasNames: true
        )
    }

    /// As the device reads it.
    var received: ReceivedAnswer {
        get throws { try ReceivedAnswer(item: Items.bytes(wire)) }
    }

    static func refusing(_ reason: Refusal, in space: UInt32 = 0) -> SyncAnswer {
        sample(refused: [.init(.title(in: space), reason)])
    }
}

extension FieldName {
    /// A title of a task in a space; 0: a personal one.
    static func title(in space: UInt32) -> FieldName {
        FieldName(Entity(EntityKind(rawValue: 1), scope: space, Identity(high: 3, low: 4)), Field(rawValue: 1))
    }
}

extension Fact {
    /// A task's title.
    static func sample(_ text: String = "Tea", in space: UInt32 = 0) -> Fact {
        let name = FieldName.title(in: space)
        return Fact(name.entity, name.field, .text(text), Timestamp(time: UInt64(noon), counter: 0, device: 9))
    }
}

extension SpaceNews {
    /// A shared list of which nothing is new.
    static func sample(_ number: UInt32 = 5, role: UInt64 = 2, hasMore: Bool = false) -> SpaceNews {
        SpaceNews(
            number: number,
            role: role,
            epoch: 70,
            cursor: 8,
            hasMore: hasMore,
            batch: Batch([]),
            others: ["Bob"],
            name: "Ada"
        )
    }
}

extension AccountRecord {
    /// The record of the sample account after an answer, an empty device's.
    static func sample(_ answer: SyncAnswer = .sample()) throws -> AccountRecord {
        var record = AccountRecord(meeting: try answer.received, isEmpty: true)
        record.take(try answer.received, page: [], correction: CBORItem.zero, round: CBORItem.of(1), now: noon)
        return record
    }
}
