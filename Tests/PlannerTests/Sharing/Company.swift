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
        /// The facts that were written here and have not reached the server.
        var outbox: [Fact] = []
        /// How far it has read in each space, its own as 0.
        var cursors: [UInt32: Int] = [:]
    }

    /// A space as the server keeps it.
    struct Kept {
        private(set) var facts: [FieldName: Fact] = [:]
        /// The fields in the order in which they came.
        private(set) var taken: [FieldName] = []

        mutating func take(_ fact: Fact) {
            let name = FieldName(fact.entity, fact.field)
            var record = Record()
            if let known = facts[name] { record.merge(known.field, known.value, known.timestamp) }
            guard record.merge(fact.field, fact.value, fact.timestamp) else { return }
            facts[name] = fact
            taken.append(name)
        }

        /// The facts after a place in the order of arrival.
        func news(after count: Int) -> [Fact] {
            Set(taken.dropFirst(count)).compactMap { facts[$0] }
        }
    }

    /// The space of somebody who is no member of the shared list, and copies names out of it. Of two, the lower number comes first.
    static let stranger: UInt32 = 3

    /// The shared list's.
    var number: UInt32 = 0xffff_fffe
    var devices: [Device]
    var personal: [Kept]
    var shared = Kept()
    var strange = Kept()
    /// Each account's role; nil for an account that is no member.
    var roles: [SpaceRole?]
    /// Whether they are all in the stranger's space.
    var knowsStranger = false
    private(set) var now = Person.monday
    private var acts: [RandomCommands]
    var random: SeededRandom

    /// Two devices of the first account, one or two of each other.
    init(seed: UInt64, accounts: Int = 3, favouring kinds: [RandomCommands.Kind] = []) {
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
        acts = (0..<accounts).map { _ in
            var commands = RandomCommands(SeededRandom(seed: random.next()))
            commands.favoured = kinds + kinds + kinds
            return commands
        }
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
        let origin = acts[account].origin(at: Instant(time: now + devices[index].skew, offset: 0))
        let space = devices[index].space
        devices[index].outbox += acts[account].act(on: space, from: origin).facts
    }

    /// Somebody brings back something that was deleted in the list or moved out of it, if they may and there is anything.
    ///
    /// - Returns: whether they did.
    @discardableResult
    mutating func bringBack(to list: Identity) throws -> Bool {
        let index = random.below(devices.count)
        let (account, space) = (devices[index].account, devices[index].space)
        let instant = Instant(time: now + devices[index].skew, offset: 0)
        guard let removals = space.removals(from: list, at: instant)?.filter({ $0.kind != .broughtBack }), !removals.isEmpty
        else {
            return false
        }
        let command = Command.bringBack(random.one(of: removals).identity, to: list)
        let result = try space.perform(command, by: acts[account].origin(at: instant))
        devices[index].outbox += result.facts
        return result.change != nil
    }

    /// Facts that are written by something other than a random command.
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

    /// The stranger copies something that everybody has seen where it is.
    mutating func forge() {
        let seen = devices.indices.filter { devices[$0].space.arriving.isEmpty }
        let entities = shared.facts.keys.map(\.entity).filter { entity in
            (entity.kind == .task || entity.kind == .list)
                && roles.indices.allSatisfy { account in
                    roles[account] == nil
                        || seen.contains { devices[$0].account == account && devices[$0].space.replica[entity] != nil }
                }
        }
        guard let entity = entities.min(), knowsStranger else { return }
        let chosen = random.once(in: 2) ? entity : random.one(of: entities.sorted())
        let copy = Entity(chosen.kind, scope: Self.stranger, chosen.identity)
        let timestamp = Timestamp(time: random.once(in: 2) ? 0 : UInt64(now), counter: 0, device: 666)
        strange.take(Fact(copy, chosen.kind == .task ? TaskField.title : ListField.name, .text("Forged"), timestamp))
        guard chosen.kind == .task, random.once(in: 2) else { return }
        let list = shared.facts[FieldName(chosen, TaskField.list)]?.value ?? .absent
        strange.take(Fact(copy, TaskField.list, list, timestamp))
    }

    private func standings(of account: Int) -> [SpaceMembership] {
        var standings: [SpaceMembership] = []
        if knowsStranger { standings.append(SpaceMembership(number: Self.stranger, role: .edit, others: [])) }
        if let role = roles[account] { standings.append(SpaceMembership(number: number, role: role, others: [])) }
        return standings
    }

    /// The server takes a fact where it may go.
    private mutating func take(_ fact: Fact, of account: Int) -> Bool {
        guard let space = fact.entity.sharedSpace else {
            personal[account].take(fact)
            return true
        }
        let role = standings(of: account).first { $0.number == space }?.role
        guard let role, role >= .edit, SharedEntities.takes(fact.entity, fact.field) else { return false }
        if space == number { shared.take(fact) } else { strange.take(fact) }
        return true
    }

    /// One device meets the server, as a worker does it.
    mutating func sync(_ index: Int) throws {
        let account = devices[index].account
        let space = devices[index].space
        var refused: [Fact] = []
        for fact in devices[index].outbox where !take(fact, of: account) { refused.append(fact) }
        devices[index].outbox = []
        var made: [Fact] = []
        space.memberships = standings(of: account)
        let gone = space.spaces.filter { known in !space.memberships.contains { $0.number == known } }
        let again = Set(refused.compactMap(\.entity.sharedSpace)).union(gone).sorted()
        if !again.isEmpty { made += try space.forget(again, unsent: refused, now: now, under: .heading) }
        for number in again { devices[index].cursors[number] = nil }
        var reached: [(UInt32, Kept)] = [(0, personal[account])]
        if knowsStranger { reached.append((Self.stranger, strange)) }
        if roles[account] != nil { reached.append((number, shared)) }
        for (number, kept) in reached {
            let news = kept.news(after: devices[index].cursors[number, default: 0])
            devices[index].cursors[number] = kept.taken.count
            if !news.isEmpty { made += try space.merge(batch: Batch(news).wire) }
        }
        devices[index].outbox = made
    }
}

extension Company {
    /// The first account shares a list, one of its devices perhaps not having heard of it.
    mutating func shareList() throws -> Identity {
        try sync(0)
        let space = devices[0].space
        let person = Person(device: 77, now: now, space: space)
        let made = try space.perform(.addList(ListDraft(name: "Shared by all")), by: person.origin)
        let list = try #require(made.change)
        write(made.facts, at: 0)
        for title in ["Milk", "Bread"] {
            var details = TaskDetails()
            details.list = .existing(list)
            let draft = try TaskDraft(title: title, note: "", cost: nil, daily: .none, details: details)
            write(try space.perform(.addTask(draft), by: person.origin).facts, at: 0)
        }
        if random.once(in: 2) { try sync(0) }
        // The other device writes on without knowing.
        if random.once(in: 2) { try sync(1) }
        roles[0] = .own
        share(list)
        return list
    }

    mutating func share(_ list: Identity) {
        let space = devices[0].space
        space.memberships = [SpaceMembership(number: number, role: .own, others: [])]
        write(space.share(list, in: number, now: now), at: 0)
    }
}

/// A shared list as members see it.
struct PublicLinkContent: Equatable {
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

    /// - Parameter apart: tasks that are left out, together with their steps.
    init(of list: Identity, in space: PersonalSpace, number: UInt32, but apart: Set<Identity> = []) {
        name = space.list(list)?.name
        var rows: [Row] = []
        for task in space.everyTask {
            guard space.home(of: task) == number, let entry = space.task(task) else { continue }
            if apart.contains(task) || entry.writtenParent.map({ apart.contains($0) }) == true { continue }
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

extension String {
    /// Stands above what a person wrote in a list that they are no longer in.
    static let heading = "You wrote this:"
}
