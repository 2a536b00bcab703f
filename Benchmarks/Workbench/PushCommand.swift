import Facts
import WebPush

/// Pushes messages, to show the result of each.
struct PushCommand {
    private let sender: PushSender
    private let rules: PushRules

    init(_ arguments: Arguments) throws {
        guard let bytes = Base64.decoded(try arguments.text("key")), let keys = PushKeys(rawPrivateKey: bytes) else {
            throw WorkbenchFault.usage("--key takes a private key of P-256 in base64.")
        }
        var exception: PushRules.Exception?
        if let port: Int = try arguments.number("port") {
            exception = PushRules.Exception(
                host: try arguments.text("host"),
                port: port,
                authorities: try arguments.text("authorities")
            )
        }
        rules = PushRules(exception: exception)
        sender = try PushSender(
            keys: keys,
            contact: "mailto:plans@teaspoon.example",
            rules: rules,
            patience: PushSender.Patience(
                connecting: try arguments.number("connecting") ?? PushSender.Patience.usual.connecting,
                whole: try arguments.number("whole") ?? PushSender.Patience.usual.whole
            ),
            limit: 20_000
        )
    }

    /// Each line of the standard input: address, public key, secret and payload (these three in base64), time to live, urgency, and
    /// topic, parted by tabs. All are sent at once; then a line for each: its result.
    func run() async throws {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        let outcomes = await withTaskGroup(of: (Int, String).self) { group in
            for (index, line) in lines.enumerated() { group.addTask { (index, await self.outcome(of: line)) } }
            return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
        }
        for index in lines.indices { print(outcomes[index] ?? "") }
        sender.close()
    }

    private func outcome(of line: String) async -> String {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
        let bytes = columns.dropFirst().prefix(3).compactMap { Base64.decoded($0) }
        guard columns.count == 7, bytes.count == 3, let timeToLive = Int(columns[4]),
            let urgency = PushMessage.Urgency(rawValue: columns[5])
        else { return "not understood" }
        do throws(WebPushFault) {
            let subscription = try PushSubscription(endpoint: columns[0], publicKey: bytes[0], secret: bytes[1], under: rules)
            let topic = columns[6].isEmpty ? nil : columns[6]
            let message = try PushMessage(payload: bytes[2], timeToLive: timeToLive, urgency: urgency, topic: topic)
            return Self.words(await sender.send(message, to: subscription))
        } catch {
            return "\(error)"
        }
    }

    private static func words(_ outcome: PushOutcome) -> String {
        switch outcome {
        case .taken: "taken"
        case .gone: "gone"
        case .tooLarge: "too large"
        case .tryLater(let seconds): seconds.map { "try later: \($0)" } ?? "try later"
        case .refused(let status): "refused: \(status)"
        case .forbidden: "forbidden"
        }
    }
}
