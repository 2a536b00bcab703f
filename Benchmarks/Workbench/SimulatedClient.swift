import Facts
import Planner
import Requests
import TestSupport

/// A browser with one page open: follows links, sends forms, and remembers every name it saw.
struct SimulatedClient {
    /// Eight equal bytes, so that no one has to ask which comes first.
    static let device: UInt64 = 0x0707_0707_0707_0707

    /// The application that answers. To simulate the end of the worker, another is put in its place.
    var application: Application
    var random: SeededRandom
    private(set) var transcript = Transcript()
    /// Wall clock: 2026-03-02 07:30 UTC, a Monday, to begin with.
    var now: Int64 = 1_772_436_600_000
    var offset: Int64 = 60
    private(set) var page = SeenPage()
    /// The tasks that were made.
    private(set) var tasks: [Identity] = []
    /// The lists and templates that were made.
    private(set) var lists: [Identity] = []
    /// The subjects that were made.
    private(set) var subjects: [Identity] = []
    /// The notes that were made.
    private(set) var notes: [Identity] = []
    /// The changes that were done.
    private(set) var acts: [Identity] = []

    init(seed: UInt64, device: UInt64 = SimulatedClient.device) {
        application = Application(device: device)
        random = SeededRandom(seed: seed)
    }

    /// Opens a page.
    mutating func get(_ target: String) {
        send(Request(target: target, now: tick(), offset: offset, entropy: random.bytes(32)))
    }

    /// Sends a form of the open page, and goes where the answer leads.
    mutating func post(_ target: String, _ fields: [(String, String)] = []) {
        let all = [("nonce", page.nonce ?? "")] + fields + [("back", "/app/today")]
        send(
            Request(
                method: "POST",
                target: target,
                contentType: FormBody.urlEncoded,
                body: FormBody.urlEncoded(all),
                now: tick(),
                offset: offset,
                entropy: random.bytes(32)
            )
        )
    }

    /// Sends any request at all; of a redirect, follows it.
    mutating func send(_ request: Request) {
        let response = application.handle(request)
        transcript.add(request, response)
        learn(from: response)
        if let location = response.headers.first(where: { $0.name == "location" })?.value {
            get(location)
        } else {
            page = SeenPage(response.body)
        }
    }

    private mutating func learn(from response: Response) {
        guard !response.facts.isEmpty, let batch = try? Batch(wire: response.facts) else { return }
        for entity in Set(batch.facts.map(\.entity)).sorted() {
            if entity.kind == .task, !tasks.contains(entity.identity) { tasks.append(entity.identity) }
            if entity.kind == .list, !lists.contains(entity.identity) { lists.append(entity.identity) }
            if entity.kind == .subject, !subjects.contains(entity.identity) { subjects.append(entity.identity) }
            if entity.kind == .note, !notes.contains(entity.identity) { notes.append(entity.identity) }
            if entity.kind == .change, !acts.contains(entity.identity) { acts.append(entity.identity) }
        }
    }

    private mutating func tick() -> Int64 {
        now += Int64(random.below(90_000))
        return now
    }
}
