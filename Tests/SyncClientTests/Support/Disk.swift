import Facts
import Requests

@testable import SyncClient

/// A device's storage, like the worker's IndexedDB: a change of it is all or nothing.
struct Disk {
    var device: UInt64
    var snapshot: [UInt8]?
    /// The last key of the tail that the snapshot contains.
    var through = 0
    var tail: [(key: Int, batch: [UInt8])] = []
    var nextKey = 1
    /// The account, as an item; nil for a guest.
    var account: [UInt8]?
    var outbox: [(key: Int, batch: [UInt8])] = []
    /// The facts that the account refused: five items each, one after another, and in which turn of sending everything.
    var aside: [(turn: Int64, fact: [UInt8])] = []
    var isExpected = false
    /// The plan that was here when the account was met, as the planner reads it; nil: none, or it was decided about.
    var waiting: [UInt8]?

    /// Begins with an empty plan, as a device of another name; the one that was here waits.
    mutating func setAside() {
        let batches = Items.array(tail.map { Items.bytes($0.batch) })
        let name = (0..<8).map { UInt8(truncatingIfNeeded: device >> (56 - 8 * $0)) }
        waiting = Items.array([Items.bytes(name), snapshot.map { Items.bytes($0) } ?? CBORItem.null, batches])
        (snapshot, tail, through) = (nil, [], 0)
        device += 1000
    }

    /// Whether nothing that a person made is kept.
    var isEmpty: Bool { snapshot == nil && tail.isEmpty }

    func record() throws -> AccountRecord? { try account.map { try Items.record($0) } }

    /// Keeps a batch, and queues it where there is an account to send it to.
    mutating func keep(_ batch: [UInt8], isSent: Bool) throws {
        tail.append((nextKey, batch))
        if isSent, let account {
            if batch.count <= Disk.largest {
                outbox.append((nextKey, batch))
            } else {
                self.account = try Disk.change(6, account)[0]
            }
        }
        nextKey += 1
    }

    /// A larger batch is not queued: everything is sent. Small here, so that it happens.
    static let largest = 700

    /// Puts a snapshot in the place of all that is kept.
    mutating func replace(by snapshot: [UInt8]) {
        self.snapshot = snapshot
        tail = []
        through = nextKey
        nextKey += 1
    }

    /// A change of the account record.
    static func change(_ number: Int64, _ record: [UInt8]?, _ given: [UInt8]..., now: Int64 = 0) throws -> [[UInt8]] {
        let bytes = Items.array([CBORItem.of(number), record ?? CBORItem.null] + given)
        return try Items.read(RecordChange.make(bytes, now: now))
    }

    /// A planner with all of it loaded.
    func boot() throws -> Application {
        let planner = Application(device: device)
        if let snapshot { try planner.loadSnapshot(snapshot) }
        for (_, batch) in tail { try planner.loadFacts(batch) }
        return planner
    }
}
