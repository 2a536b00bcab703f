import Facts
import Foundation
import Synchronization

/// Sends requests from many clients at once for a time, each as soon as its last one was answered, and tells how long answers took.
struct LoadCommand {
    private let port: UInt16
    private let clients: Int
    private let seconds: Double
    private let templates: [[UInt8]]

    init(_ arguments: Arguments) throws {
        port = try arguments.number("port") ?? 8080
        clients = try arguments.number("clients") ?? 1
        seconds = Double(try arguments.number("seconds") as Int? ?? 5)
        let file = try Data(contentsOf: URL(fileURLWithPath: try arguments.text("requests")))
        var reader = CBORReader(Array(file))
        templates = try (0..<reader.array()).map { _ in try reader.byteString() }
        guard !templates.isEmpty else { throw WorkbenchFault.missing(option: "requests") }
    }

    /// Prints one line of JSON: how many were answered, in how many seconds, the median, 99th hundredth and longest time of an answer in
    /// milliseconds, and how often which status came.
    func run() throws {
        let all = Mutex<[LoadClient.Answered]>([])
        let began = ContinuousClock.now
        let until = began + .milliseconds(Int(seconds * 1000))
        let group = DispatchGroup()
        for number in 0..<clients {
            group.enter()
            Thread.detachNewThread {
                let template = templates[number % templates.count]
                let answered = LoadClient(port: port, template: template, number: number).run(until: until)
                all.withLock { $0 += answered }
                group.leave()
            }
        }
        group.wait()
        let took = ContinuousClock.now - began
        let answered = all.withLock { $0 }
        let times = answered.map(\.milliseconds).sorted()
        let place = { (share: Double) in times.isEmpty ? 0 : times[min(Int(Double(times.count) * share), times.count - 1)] }
        let statuses = Dictionary(grouping: answered, by: \.status).map { "\"\($0.key)\": \($0.value.count)" }.sorted()
        print(
            """
            {"count": \(times.count), "seconds": \(took / .seconds(1)), "p50": \(place(0.5)), "p99": \(place(0.99)), \
            "longest": \(times.last ?? 0), "statuses": {\(statuses.joined(separator: ", "))}}
            """
        )
    }
}
