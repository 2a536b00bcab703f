import Synchronization

/// The counters for monitoring the server; none of them says who did what.
final class Metrics: Sendable {
    /// The area of a request.
    enum Area: String, CaseIterable, Sendable {
        case pages
        case account
        case gallery
        case shared
        case sync
        case live
        case files
        case other
    }

    /// Events that are counted.
    enum Event: String, CaseIterable, Sendable {
        case signedIn = "signed_in"
        case signInRefused = "sign_in_refused"
        case registered
        case factsTaken = "facts_taken"
        case factsRefused = "facts_refused"
        case factsGiven = "facts_given"
        case storeFailed = "store_failed"
    }

    /// The upper bounds of how long answers took, in seconds.
    private static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

    private struct Times {
        var counts = [UInt64](repeating: 0, count: bounds.count + 1)
        var sum = 0.0
    }

    private struct Counts {
        var answers: [Area: [Int: UInt64]] = [:]
        var times: [Area: Times] = [:]
        var events: [Event: UInt64] = [:]
    }

    private let counts = Mutex(Counts())

    /// An answer was made.
    ///
    /// - Parameter status: its HTTP status, of which the first digit is counted.
    func answered(_ area: Area, status: Int, in duration: Duration) {
        let seconds = duration / .seconds(1)
        let index = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        counts.withLock { counts in
            counts.answers[area, default: [:]][status / 100, default: 0] += 1
            counts.times[area, default: Times()].counts[index] += 1
            counts.times[area, default: Times()].sum += seconds
        }
    }

    /// Something happened so many times.
    func note(_ event: Event, _ times: Int = 1) {
        guard times > 0 else { return }
        counts.withLock { $0.events[event, default: 0] += UInt64(times) }
    }

    /// Everything, in Prometheus' text format (version 0.0.4).
    ///
    /// - Parameter gauges: the values measured at the moment of the request, by name.
    func text(_ gauges: [(name: String, help: String, value: Int)]) -> String {
        let counts = counts.withLock { $0 }
        var lines = ["# HELP teaspoon_answers_total Answers, by what they were about and the first digit of their status."]
        lines.append("# TYPE teaspoon_answers_total counter")
        for area in Area.allCases {
            for (digit, count) in (counts.answers[area] ?? [:]).sorted(by: { $0.key < $1.key }) {
                lines.append("teaspoon_answers_total{area=\"\(area.rawValue)\",status=\"\(digit)xx\"} \(count)")
            }
        }
        lines.append("# HELP teaspoon_answer_seconds How long answers took; of live news, until the line was open.")
        lines.append("# TYPE teaspoon_answer_seconds histogram")
        for area in Area.allCases {
            if let times = counts.times[area] { lines += Self.histogram(times, of: area) }
        }
        lines.append("# HELP teaspoon_events_total What happened.")
        lines.append("# TYPE teaspoon_events_total counter")
        for event in Event.allCases {
            lines.append("teaspoon_events_total{event=\"\(event.rawValue)\"} \(counts.events[event] ?? 0)")
        }
        for gauge in gauges {
            lines.append("# HELP \(gauge.name) \(gauge.help)")
            lines.append("# TYPE \(gauge.name) gauge")
            lines.append("\(gauge.name) \(gauge.value)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func histogram(_ times: Times, of area: Area) -> [String] {
        var lines: [String] = []
        var sum: UInt64 = 0
        for (index, count) in times.counts.enumerated() {
            sum += count
            let bound = index < bounds.count ? "\(bounds[index])" : "+Inf"
            lines.append("teaspoon_answer_seconds_bucket{area=\"\(area.rawValue)\",le=\"\(bound)\"} \(sum)")
        }
        lines.append("teaspoon_answer_seconds_sum{area=\"\(area.rawValue)\"} \(times.sum)")
        lines.append("teaspoon_answer_seconds_count{area=\"\(area.rawValue)\"} \(sum)")
        return lines
    }
}
