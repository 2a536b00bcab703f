import Facts
import Planner
import Requests
import TestSupport

/// Some weeks of someone's days as insights want them: spoons that vary, tasks that take more than planned, rests, low days,
/// borrowed spoons, and days of which nothing was noted.
struct LivedWeeks {
    private static let millisecondsInDay: Int64 = 86_400_000
    private static let titles = ["Take a shower", "Cook for two days", "Physio", "Phone call", "Fold the laundry", "Post office"]

    private let weeks: Int
    /// Whether every name is as long as names can be.
    private let isLong: Bool
    private var random: SeededRandom
    private let application = Application(device: SimulatedClient.device)
    private var now: Int64

    /// - Parameters:
    ///   - weeks: how many.
    ///   - isLong: whether every name is as long as names can be.
    ///   - end: when it is, in milliseconds since 1970; the last of the days begins an hour before.
    init(weeks: Int, isLong: Bool, seed: UInt64, endingAt end: Int64) {
        self.weeks = weeks
        self.isLong = isLong
        random = SeededRandom(seed: seed)
        now = end - 3_600_000 - Int64(weeks * 7) * Self.millisecondsInDay
    }

    /// Lives through it all, and keeps it in a file as a person exports it.
    mutating func file() throws(WorkbenchFault) -> [UInt8] {
        let begin = now
        try prepare()
        let list = try post("/app/lists/new", [("name", name("Home", 200)), ("category", "")])
        var daily: [String] = []
        for (index, title) in Self.titles.enumerated() {
            let fields = [
                ("title", name(title, 300)), ("spoons", String(1 + index % 4)), ("repeat", "daily"), ("kinds", "yes"),
                ("kind", EnergyKind.allCases[index % 4].word.description), ("list", index % 2 == 0 ? list : ""),
            ]
            daily.append(try post("/app/tasks/new", fields))
        }
        for day in 0...(weeks * 7) {
            now = begin + Int64(day) * Self.millisecondsInDay
            // One in nine is not noted; the last always is.
            if day % 9 == 4, day < weeks * 7 { continue }
            try post("/app/day/new", [("spoons", String(12 + random.below(6)))])
            for (index, task) in daily.enumerated() where day == 0 || random.below(10) < 7 {
                now += 900_000
                try post("/app/tasks/\(task)/done", [])
                // The shower takes one more than it should, most times.
                let extra = index == 0 ? 1 : random.below(12) == 0 ? 4 : 0
                if extra > 0 { try post("/app/tasks/\(task)/real", [("spoons", String(1 + index % 4 + extra))]) }
            }
            if day % 4 == 0 { try rest() }
            if day % 6 == 5 { try post("/app/day/low", []) }
            if day % 11 == 3 { try borrow() }
        }
        return application.handle(request("GET", "/app/data/everything.teaspoon", [])).body
    }

    private mutating func prepare() throws(WorkbenchFault) {
        try post("/app/settings/kinds", [("use", "yes")])
        let usual = "Mornings are the hardest. Stairs cost more than they did in spring."
        let text = isLong ? String(repeating: "Wide words ", count: 36) : usual
        try post("/app/insights/report", [("name", name("Ada Example", 80)), ("text", text)])
    }

    private mutating func rest() throws(WorkbenchFault) {
        let task = try post("/app/tasks/new", [("title", "Lie down"), ("spoons", "0"), ("minutes", "25")])
        try post("/app/tasks/\(task)/done", [])
    }

    private mutating func borrow() throws(WorkbenchFault) {
        let task = try post("/app/tasks/new", [("title", name("Appointment", 300)), ("spoons", "9")])
        try post("/app/day/submit", [("task", task), ("borrow", "40")])
        try post("/app/tasks/\(task)/done", [])
    }

    /// A name, or one that is as long as it can be.
    private func name(_ word: String, _ length: Int) -> String {
        guard isLong else { return word }
        return String((word + " " + String(repeating: "Wollmilchsau ", count: 30)).prefix(length - 1)) + "W"
    }

    /// Sends a form that must be carried out.
    ///
    /// - Returns: the name of the command, which is also that of what it made.
    @discardableResult
    private mutating func post(_ target: String, _ fields: [(String, String)]) throws(WorkbenchFault) -> String {
        let response = application.handle(request("POST", target, fields))
        guard response.status == 303 else { throw .notMade(status: response.status, target: target) }
        let location = response.headers.first { $0.name == "location" }?.value ?? ""
        return location.split(separator: "did=").dropFirst().first.map { String($0) } ?? ""
    }

    private mutating func request(_ method: String, _ target: String, _ fields: [(String, String)]) -> Request {
        now += 1000
        return Request(
            method: method,
            target: target,
            contentType: FormBody.urlEncoded,
            body: FormBody.urlEncoded(fields),
            now: now,
            entropy: random.bytes(32)
        )
    }
}
