import Facts
import TestSupport
import Testing

@testable import Planner

/// Several accounts with several devices each, a list that they share, and a server that lets each fact go only where it may.
struct Company {
    struct Device {
        let account: Int
        var space: PersonalSpace
        let skew: Int64
        /// What was written here and has not reached the server.
        var outbox: [Fact] = []
    }

    /// A space as the server keeps it.
    struct Kept {
        private(set) var facts: [FieldName: Fact] = [:]

        mutating func take(_ fact: Fact) {
            let name = FieldName(fact.thing, fact.field)
            var record = Record()
            if let known = facts[name] { record.merge(known.field, known.value, known.stamp) }
            guard record.merge(fact.field, fact.value, fact.stamp) else { return }
            facts[name] = fact
        }
    }

    static let number: UInt32 = 7

    var devices: [Device]
    var personal: [Kept]
    var shared = Kept()
    /// What each account may; nil for one that is no member.
    var roles: [SpaceRole?]
    private(set) var now = Person.monday
    private var acts: [RandomActs]
    var random: SeededRandom

    /// Two devices of the first account, one or two of each other.
    init(seed: UInt64, accounts: Int = 3) {
        var random = SeededRandom(seed: seed)
        devices = []
        for account in 0..<accounts {
            for _ in 0..<(account == 0 ? 2 : 1 + random.below(2)) {
                let skew = Int64(random.below(5) - 2) * 3_000
                devices.append(Device(account: account, space: PersonalSpace(device: UInt64(devices.count + 1)), skew: skew))
            }
        }
        personal = Array(repeating: Kept(), count: accounts)
        roles = Array(repeating: nil, count: accounts)
        acts = (0..<accounts).map { _ in RandomActs(SeededRandom(seed: random.next())) }
        self.random = random
    }

    /// Somebody does something somewhere; now and then a device meets the server.
    mutating func step() throws {
        now += Int64(random.below(Int(Person.day / 8)))
        act(at: random.below(devices.count))
        if random.once(in: 3) { try sync(random.below(devices.count)) }
    }

    private mutating func act(at index: Int) {
        let account = devices[index].account
        let sender = acts[account].sender(at: Moment(time: now + devices[index].skew, offset: 0))
        let space = devices[index].space
        devices[index].outbox += acts[account].act(on: space, from: sender).facts
    }

    /// What is written by something other than a random act.
    mutating func write(_ facts: [Fact], at index: Int) {
        devices[index].outbox += facts
    }

    /// Everybody meets the server until nothing is left to say.
    mutating func syncAll() throws {
        for _ in 0..<4 {
            for index in devices.indices { try sync(index) }
        }
        for device in devices { #expect(device.outbox.isEmpty) }
    }

    /// One device meets the server, as a worker does it.
    mutating func sync(_ index: Int) throws {
        let account = devices[index].account
        let space = devices[index].space
        var refused: [Fact] = []
        for fact in devices[index].outbox {
            guard let number = fact.thing.sharedSpace else {
                personal[account].take(fact)
                continue
            }
            let mayWrite = roles[account].map { $0 >= .edit } ?? false
            if number == Self.number, mayWrite, SharedThings.takes(fact.thing, fact.field) {
                shared.take(fact)
            } else {
                refused.append(fact)
            }
        }
        devices[index].outbox = []
        var made: [Fact] = []
        if let role = roles[account] {
            space.standings = [SpaceStanding(number: Self.number, role: role, others: [])]
        } else {
            space.standings = []
        }
        if !refused.isEmpty || (roles[account] == nil && space.spaces.contains(Self.number)) {
            made += try space.forget([Self.number], unsent: refused, now: now)
        }
        var came = Array(personal[account].facts.values)
        if roles[account] != nil { came += shared.facts.values }
        made += try space.merge(batch: Batch(came).wire)
        devices[index].outbox = made
    }
}

/// What members see of a shared list.
struct SharedView: Equatable {
    struct Row: Equatable {
        let identity: Identity
        let title: String
        let parent: Identity?
        let done: Int64?
        let due: LocalDate?
        let priority: Priority?
        let rule: RepeatRule?
        let order: OrderKey
        let isDaily: Bool
    }

    let name: String?
    let rows: [Row]

    init(of list: Identity, in space: PersonalSpace) {
        name = space.list(list)?.name
        var rows: [Row] = []
        for task in space.everyTask {
            guard space.home(of: task) == Company.number, let entry = space.task(task) else { continue }
            rows.append(
                Row(
                    identity: task,
                    title: entry.title,
                    parent: space.parent(of: entry),
                    done: entry.done,
                    due: entry.due,
                    priority: entry.priority,
                    rule: entry.repeats,
                    order: entry.order,
                    isDaily: !entry.daily.isEmpty
                )
            )
        }
        self.rows = rows.sorted { $0.identity < $1.identity }
    }
}
