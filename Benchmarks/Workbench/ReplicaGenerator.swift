import Facts
import Planner
import Requests
import TestSupport

/// Two hundred days of someone's planning, made by the requests that they would have sent.
struct ReplicaGenerator {
    /// 2026-11-21 09:00 UTC.
    static let usualEnd: Int64 = 1_795_251_600_000
    private static let days = 200
    private static let millisecondsInDay: Int64 = 86_400_000
    private static let spoons = 12
    /// A snapshot now and then, as a worker makes them: commands of long ago would only slow this down.
    private static let daysBetweenSnapshots = 20

    private struct Waiting {
        let identity: String
        let cost: Int
    }

    private let size: Int
    private let category: Int?
    private let dated: Int
    private var random: SeededRandom
    private var application = Application(device: SimulatedClient.device)
    private(set) var now: Int64
    private let end: Int64
    private var made = 0
    private var planned = 0
    private var waiting: [Waiting] = []

    /// - Parameters:
    ///   - size: how many tasks are made in all; at most a quarter of them is ever planned.
    ///   - category: what every task costs, or nil for all ten costs.
    ///   - dated: how many of the tasks are due in December 2026, spread over its days.
    init(size: Int, seed: UInt64, category: Int?, dated: Int = 0, endingAt end: Int64) {
        self.size = size
        self.category = category
        self.dated = dated
        self.end = end
        random = SeededRandom(seed: seed)
        now = end - Int64(Self.days) * Self.millisecondsInDay
    }

    /// Lives through it all, and keeps it.
    mutating func snapshot() throws(WorkbenchFault) -> [UInt8] {
        for day in 1...Self.days {
            now = end - Int64(Self.days - day) * Self.millisecondsInDay
            try startDay(day)
            while made < size * day / Self.days { try addTask() }
            let chosen = try chooseForToday(day)
            if day < Self.days { try liveThrough(chosen, day) }
            if day % Self.daysBetweenSnapshots == 0 { try compact() }
        }
        return application.snapshot(now: now)
    }

    private mutating func startDay(_ day: Int) throws(WorkbenchFault) {
        try post("/app/day/new", [("spoons", String(Self.spoons))])
        if day % 10 == 0 { try post("/app/backlog/fresh", []) }
    }

    private mutating func addTask() throws(WorkbenchFault) {
        let cost = category ?? 1 + made % 10
        var fields = [("title", TextCorpus.titles[made % TextCorpus.titles.count] + " \(made)"), ("spoons", String(cost))]
        if random.once(in: 5) {
            fields.append(("note", "Remember: \(TextCorpus.title(&random)), then \(TextCorpus.title(&random))."))
        }
        // The first two are done every day: a planned day is never empty.
        let isDaily = made < 2 && size > 20
        if isDaily { fields += [("repeat", "daily")] }
        let before = made * dated / size
        if (made + 1) * dated / size > before {
            let day = before % 31 + 1
            fields.append(("due", "2026-12-\(day < 10 ? "0" : "")\(day)"))
        }
        let identity = try post("/app/tasks/new", fields)
        if !isDaily { waiting.append(Waiting(identity: identity, cost: cost)) }
        made += 1
    }

    /// Chooses tasks that fit, as long as enough stay waiting.
    private mutating func chooseForToday(_ day: Int) throws(WorkbenchFault) -> [String] {
        let dailyCost = size > 20 ? 2 * (category ?? 2) : 0
        var left = max(Self.spoons - dailyCost, 0)
        var chosen: [String] = []
        for _ in 0..<40 where !waiting.isEmpty && planned < size / 4 * day / Self.days {
            let index = random.below(waiting.count)
            guard waiting[index].cost <= left else { continue }
            let task = waiting.remove(at: index)
            left -= task.cost
            planned += 1
            chosen.append(task.identity)
        }
        // They may use the reserve, which is asked about otherwise.
        if !chosen.isEmpty { try post("/app/day/submit", chosen.map { ("task", $0) } + [("reserve", "yes")]) }
        return chosen
    }

    /// Most of it is done, one thing is sent back now and then, the rest is left.
    private mutating func liveThrough(_ chosen: [String], _ day: Int) throws(WorkbenchFault) {
        for task in chosen {
            now += 1_800_000
            if random.below(10) < 7 {
                try post("/app/tasks/\(task)/done", [])
            } else if random.once(in: 2) {
                try post("/app/tasks/\(task)/back", [])
            }
        }
        if day % 7 == 0 { try post("/app/day/adjust", [("spoons", String(Self.spoons - 2))]) }
    }

    private mutating func compact() throws(WorkbenchFault) {
        let kept = application.snapshot(now: now)
        application = Application(device: SimulatedClient.device)
        do throws(FactsFault) {
            try application.loadSnapshot(kept)
        } catch {
            throw .facts(error)
        }
    }

    /// Sends a form; anything but a redirect means that this past is not what it says.
    ///
    /// - Returns: the name of the command, which is also that of what it made.
    @discardableResult
    private mutating func post(_ target: String, _ fields: [(String, String)]) throws(WorkbenchFault) -> String {
        now += 1000
        let response = application.handle(
            Request(
                method: "POST",
                target: target,
                contentType: FormBody.urlEncoded,
                body: FormBody.urlEncoded(fields),
                now: now,
                entropy: random.bytes(32)
            )
        )
        guard response.status == 303 else { throw .notMade(status: response.status, target: target) }
        let location = response.headers.first { $0.name == "location" }?.value ?? ""
        return location.split(separator: "did=").dropFirst().first.map { String($0) } ?? ""
    }
}
