import Foundation
import Requests

/// One journey through the app and then random requests: the requests, the native answers, and the final state.
struct TranscriptCommand {
    private let seed: UInt64
    private let count: Int
    private let folder: URL
    /// A table of texts that the answers are in; nil: English.
    private let words: URL?

    init(_ arguments: Arguments) throws(WorkbenchFault) {
        seed = try arguments.number("seed") ?? .random(in: .min ... .max)
        count = try arguments.number("count") ?? 400
        folder = URL(filePath: try arguments.text("out"), directoryHint: .isDirectory)
        words = arguments.optionalText("words").map { URL(filePath: $0) }
    }

    func run() throws {
        print("seed \(seed)")
        var client = SimulatedClient(seed: seed)
        if let words, client.application.takeWords([UInt8](try Data(contentsOf: words))) == false {
            throw WorkbenchFault.noTexts(path: words.path)
        }
        client.liveThroughDays()
        let lived = client.transcript.count
        while client.transcript.count < count { client.sendRandomRequest() }
        let transcript = client.transcript

        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(transcript.requests, to: "requests.cbor")
        try write(transcript.responses, to: "responses.cbor")
        try write(client.application.snapshot(now: client.now), to: "snapshot.bin")
        print("\(transcript.count) requests, \(lived) of them a journey; the snapshot was made at \(client.now)")
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: folder.appending(component: name))
    }
}
