import Facts
import Storage
import TestSupport

@testable import Planner
@testable import Requests
@testable import Server
@testable import SyncClient

/// A host of the machine: what `Web/worker/account/sync.js` and `merge.js` do, over a disk in memory and a server in the same process.
final class Device {
    /// The worker was ended in the middle.
    struct Killed: Error {}

    /// The effect of the network on one request.
    enum Weather {
        case clear
        /// The request does not arrive.
        case lostRequest
        /// The answer breaks off somewhere.
        case cutAnswer
        /// The server answers with that status.
        case status(Int64)
        /// A proxy refuses requests of more than so many bytes, unless they have only one batch.
        case narrow(Int)
        /// A request or an answer of more than so many bytes does not arrive in time.
        case slow(Int)
    }

    /// The server that can be asked, and the real time.
    struct Surroundings {
        var server: MemoryStore
        var account: Account
        var now: Int64
        var weather: Weather = .clear
        /// Whether the worker ends before or after the next thing that it keeps.
        var isKilled: (before: Bool, after: Bool) = (false, false)
        var random: SeededRandom
    }

    var disk: Disk
    /// How far its clock is off, in milliseconds.
    var skew: Int64
    var hasRestamped = false
    /// Whether it ever sent everything but a list that the person might only look at then.
    private(set) var hasLeftOut = false
    /// How many exchanges there were.
    var exchanges = 0
    private var planner: Application?
    private var state = CBORItem.null
    private var effects: [[UInt8]] = []
    // The state of a run between two effects.
    private var account: [UInt8]?
    private var keys: Set<Int> = []
    private var page = CBORItem.emptyArray
    private var answer: [UInt8] = []
    private var rounds: Int64 = 0
    /// The messages to the pages, and whether the account let this device in.
    private(set) var tellings = 0
    private(set) var notes: [Int64] = []
    private(set) var waits: [Int64] = []

    init(_ number: UInt64, skew: Int64 = 0) {
        disk = Disk(device: number)
        self.skew = skew
    }

    func space() throws -> PersonalSpace {
        try memory().space
    }

    func memory() throws -> Application {
        if let planner { return planner }
        let booted = try disk.boot()
        planner = booted
        try setSpaces(of: disk.account)
        return booted
    }

    /// The worker ends; what it kept stays.
    func die() {
        planner = nil
        state = CBORItem.null
    }

    // MARK: - Writing

    /// One command: facts with one timestamp, kept and queued.
    func write(_ fields: [(Entity, Field, Value)], at now: Int64) throws -> [Fact] {
        let planner = try memory()
        planner.space.clockCorrection = try disk.record()?.number(.correction) ?? 0
        let timestamp = planner.space.nextTimestamp(now: now + skew + planner.space.clockCorrection)
        let facts = fields.map { Fact($0.0, $0.1, $0.2, timestamp) }
        planner.take(facts)
        try disk.keep(Batch(facts).wire, isSent: disk.account != nil)
        return facts
    }

    // MARK: - A run

    /// Gets in step as far as the network lets it.
    func run(isUrgent: Bool = true, in surroundings: inout Surroundings) async throws {
        defer { effects = [] }
        do {
            guard disk.account != nil || disk.isExpected else { return }
            // The person answers that the plan that was here comes along.
            if try disk.record()?.number(.joining) == JoiningState.asked { try join(isSure: true, in: &surroundings) }
            try step(0, [Items.flag(isUrgent)], surroundings)
            // A run that goes round and round has failed, too.
            var left = 300
            while !effects.isEmpty, left > 0 {
                left -= 1
                let effect = try Items.read(effects.removeFirst()).map { CBORItem.number($0) }
                do {
                    try await carryOut(effect, in: &surroundings)
                } catch let failure as Failure {
                    effects = []
                    try step(7, [failure.status, failure.wait, failure.sent].map { CBORItem.of($0) }, surroundings)
                }
            }
            if left == 0 { throw Endless() }
        } catch is Killed {
            die()
        }
    }

    /// A run did not end.
    struct Endless: Error {}

    private struct Failure: Error {
        var status: Int64 = 0
        var wait: Int64 = 0
        var sent: Int64 = 0
    }

    private func step(_ event: Int64, _ given: [[UInt8]], _ surroundings: Surroundings) throws {
        let bytes = Items.array([state, CBORItem.of(event)] + given)
        let stepped: [[UInt8]]
        do throws(CBORFault) {
            stepped = CBORItem.elements(try SyncClient.step(bytes, now: surroundings.now + skew, chance: 30_000))
        } catch {
            throw Failure()
        }
        state = stepped[0]
        effects += try Items.read(stepped[1])
    }

    private func carryOut(_ effect: [Int64], in surroundings: inout Surroundings) async throws {
        switch effect[0] {
        case 0: try step(1, [Items.flag(false), Items.flag(disk.isExpected)], surroundings)
        case 2: try await meet(in: &surroundings)
        case 3:
            account = disk.account
            try step(3, [account ?? CBORItem.null, CBORItem.of(Int64(disk.outbox.count))], surroundings)
        case 4:
            var batches: [[UInt8]] = []
            var bytes = 0
            for (_, batch) in disk.outbox.prefix(Int(effect[1])) {
                bytes += batch.count
                if batches.isEmpty || bytes <= Int(effect[2]) { batches.append(batch) }
            }
            keys = Set(disk.outbox.prefix(batches.count).map(\.key))
            try await exchange(batches, page: CBORItem.emptyArray, in: &surroundings)
        case 5:
            let record = try Items.record(account ?? [])
            for row in 0..<record.spaces.count where record.spaces.role(row) < SpaceRows.edit { hasLeftOut = true }
            try setSpaces(of: account)
            let (cursor, bytes) = (try Items.content(record[.everything]), Int(effect[1]))
            let page = try Items.read(try memory().everything(from: cursor, bytes: bytes))
            keys = []
            try await exchange([try Items.content(page[1])], page: Items.array([record[.turn], page[0]]), in: &surroundings)
        case 6:
            try keep(&surroundings) { disk in
                guard let known = disk.account else { return }
                disk.account = try Disk.change(2, known, self.page)[0]
                disk.outbox.removeAll { self.keys.contains($0.key) }
            }
        case 7: try restamp(after: effect[1], correction: effect[2], in: &surroundings)
        case 8: try forget(Array(effect.dropFirst()), in: &surroundings)
        case 9: try takeHome(in: &surroundings)
        case 10: try take(correction: effect[1], in: &surroundings)
        case 11: tellings += 1
        case 12:
            notes.append(effect[1])
            try keep(&surroundings) { disk in
                if let known = disk.account { disk.account = try Disk.change(1, known, CBORItem.of(effect[1]))[0] }
            }
        case 13: waits.append(effect[1])
        case 14: try join(isSure: false, in: &surroundings)
        default: throw Endless()
        }
    }

    /// One transaction of the storage.
    private func keep(_ surroundings: inout Surroundings, _ change: (inout Disk) throws -> Void) throws {
        if surroundings.isKilled.before {
            surroundings.isKilled.before = false
            throw Killed()
        }
        var changed = disk
        try change(&changed)
        disk = changed
        if surroundings.isKilled.after {
            surroundings.isKilled.after = false
            throw Killed()
        }
    }

    private func setSpaces(of record: [UInt8]?) throws {
        var spaces: [[UInt8]] = []
        if let record {
            let rows = try Items.record(record).spaces
            for row in 0..<rows.count { spaces.append(Items.array([0, 1, 4, 5].map { rows.item(row, $0) })) }
        }
        try memory().setSpaces(Items.array(spaces))
    }

    // MARK: - The network

    private func fetch(_ body: [UInt8], batches: Int, in surroundings: inout Surroundings) async throws -> [UInt8] {
        exchanges += 1
        let weather = surroundings.weather
        if case .lostRequest = weather { throw Failure() }
        if case .status(let status) = weather { throw Failure(status: status, wait: status == 503 ? 5000 : 0) }
        var most = 1 << 20
        if case .narrow(let bytes) = weather, batches > 1 { most = bytes }
        guard body.count <= most else { throw Failure(status: 413) }
        if case .slow(let bytes) = weather, body.count > bytes { throw Failure(status: 408) }
        let outcome = try await SyncExchange.carryOut(
            body,
            for: surroundings.account,
            in: surroundings.server,
            within: Device.limits,
            now: surroundings.now,
            mayMend: { true }
        )
        guard case .answer(let answer, _) = outcome else {
            if case .anotherAccount = outcome { throw Failure(status: 409) }
            throw Failure(status: 400)
        }
        if case .slow(let bytes) = weather, answer.wire.count > bytes { throw Failure(status: 408) }
        guard case .cutAnswer = weather else { return answer.wire }
        return Array(answer.wire.prefix(surroundings.random.below(answer.wire.count)))
    }

    static let limits = SpaceLimits(facts: 4000, bytes: 1 << 20)

    private func meet(in surroundings: inout Surroundings) async throws {
        let body = try SyncClient.request(Items.array([CBORItem.null, CBORItem.emptyArray]))
        let answer = try await fetch(body, batches: 0, in: &surroundings)
        do {
            try keep(&surroundings) { disk in
                let isFirst = disk.account == nil && !disk.isEmpty
                let met = try Disk.change(0, disk.account, Items.flag(disk.isEmpty), Items.bytes(answer))
                if isFirst { disk.setAside() }
                disk.account = met[0]
                disk.isExpected = false
            }
        } catch is CBORFault {
            throw Failure()
        }
    }

    private func exchange(_ batches: [[UInt8]], page: [UInt8], in surroundings: inout Surroundings) async throws {
        self.page = page
        let record = account ?? CBORItem.null
        let body = try SyncClient.request(Items.array([record, Items.array(batches.map { Items.bytes($0) }), state]))
        do {
            answer = try await fetch(body, batches: batches.count, in: &surroundings)
        } catch var failure as Failure {
            failure.sent = Int64(batches.count)
            throw failure
        }
        let heard = CBORItem.of(surroundings.now + skew)
        try step(4, [Items.bytes(answer), record, heard], surroundings)
    }

    // MARK: - Storing an answer

    private func take(correction: Int64, in surroundings: inout Surroundings) throws {
        rounds += 1
        let (sent, round) = (account ?? [], CBORItem.of(rounds << 20 | Int64(disk.device)))
        var event: [[UInt8]] = []
        let (planner, now) = (try memory(), surroundings.now + skew)
        try keep(&surroundings) { disk in
            let taken = try Disk.change(
                7,
                disk.account,
                sent,
                Items.bytes(self.answer),
                self.page,
                CBORItem.of(correction),
                round,
                now: now
            )
            if CBORItem.number(taken[1]) == TakeOutcome.kept.rawValue {
                try self.setSpaces(of: taken[0])
                let before = try disk.record()
                let turn = before?.number(.turn) ?? 0
                let joins = turn == 0 && before?.sendsEverything == true
                disk.account = taken[0]
                if CBORItem.number(taken[3]) == 1 { disk.outbox.removeAll { self.keys.contains($0.key) } }
                let refused = try Items.read(taken[4])
                for start in stride(from: 0, to: refused.count, by: 5) {
                    disk.aside.append((turn, refused[start..<(start + 5)].flatMap { $0 }))
                }
                let next = try Items.record(taken[0])
                if !next.sendsEverything { disk.aside.removeAll { $0.turn < next.number(.turn) } }
                let offsets = try Items.read(taken[5]).map { Int(CBORItem.number($0)) }
                for start in stride(from: 0, to: offsets.count, by: 2) {
                    let batch = Array(self.answer[offsets[start]..<offsets[start + 1]])
                    let made = try planner.mergeFacts(batch, joining: joins)
                    try disk.keep(batch, isSent: false)
                    if made.count > 4 { try disk.keep(made, isSent: true) }
                }
            }
            event = [taken[1], taken[2], disk.account ?? CBORItem.null, CBORItem.of(Int64(disk.outbox.count))]
        }
        try step(6, event, surroundings)
    }

    private func join(isSure: Bool, in surroundings: inout Surroundings) throws {
        try setSpaces(of: disk.account)
        let planner = try memory()
        try keep(&surroundings) { disk in
            guard let waiting = disk.waiting else {
                disk.account = try Disk.change(9, disk.account, CBORItem.zero)[0]
                return
            }
            let joined = try Items.read(try planner.join(stored: waiting, isSure: isSure))
            let asks = CBORItem.number(joined[0]) == 1
            disk.account = try Disk.change(9, disk.account, CBORItem.of(asks ? JoiningState.asked : JoiningState.none))[0]
            if asks { return }
            disk.waiting = nil
            for item in joined[1...] {
                let batch = try Items.content(item)
                if batch.count > 4 { try disk.keep(batch, isSent: true) }
            }
        }
    }

    private func forget(_ departures: [Int64], in surroundings: inout Surroundings) throws {
        defer { planner = nil }
        let (planner, now) = (try memory(), surroundings.now + skew)
        try keep(&surroundings) { disk in
            let turn = try disk.record()?.number(.turn) ?? 0
            var before: [[UInt8]] = []
            for aside in disk.aside {
                let items = try Items.read([0x85] + aside.fact)
                before += items.prefix(4)
                before.append(aside.turn < turn ? CBORItem.zero : items[4])
            }
            let leaving = Items.array(departures.map { CBORItem.of($0) })
            let changed = try Disk.change(3, disk.account, leaving, Items.bytes(self.answer), Items.array(before))
            var spaces: [[UInt8]] = []
            let rows = SpaceRows(changed[3])
            for row in 0..<rows.count { spaces.append(Items.array([0, 1, 4, 5].map { rows.item(row, $0) })) }
            try planner.setSpaces(Items.array(spaces))
            let batches = Items.array(disk.outbox.map { Items.bytes($0.batch) })
            let left = try Items.read(planner.forget(Items.array([leaving, changed[1], batches]), now: now))
            let rest = try Items.read(left[2]).map { try Items.content($0) }
            disk.replace(by: try Items.content(left[0]))
            disk.outbox = zip(disk.outbox, rest).map { ($0.key, $1) }.filter { $0.1.count > 4 }
            let gone = Set(try Items.read(changed[2]).map { CBORItem.number($0) })
            disk.aside = disk.aside.enumerated().filter { !gone.contains(Int64($0.offset)) }.map(\.element)
            disk.account = changed[0]
            let made = try Items.content(left[1])
            if made.count > 4 { try disk.keep(made, isSent: true) }
        }
    }

    private func takeHome(in surroundings: inout Surroundings) throws {
        defer { planner = nil }
        let (planner, now) = (try memory(), surroundings.now + skew)
        try keep(&surroundings) { disk in
            guard let known = disk.account else { return }
            try self.setSpaces(of: known)
            let home = try Items.read(planner.takeHome(try Items.record(known)[.lost], now: now))
            disk.replace(by: try Items.content(home[0]))
            disk.account = try Disk.change(4, known)[0]
            let made = try Items.content(home[1])
            if made.count > 4 { try disk.keep(made, isSent: true) }
        }
    }

    private func restamp(after limit: Int64, correction: Int64, in surroundings: inout Surroundings) throws {
        hasRestamped = true
        let planner = try memory()
        defer { self.planner = nil }
        try keep(&surroundings) { disk in
            guard let known = disk.account else { return }
            disk.replace(by: planner.restamp(after: limit, back: 1 << 48))
            disk.outbox = []
            disk.account = try Disk.change(5, known, CBORItem.of(correction))[0]
        }
        try step(5, [Items.flag(true)], surroundings)
    }
}
