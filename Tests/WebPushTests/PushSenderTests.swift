import Foundation
import Synchronization
import Testing

@testable import WebPush

struct PushSenderTests {
    private func sender(_ rules: PushRules = PushRules()) throws -> PushSender {
        try PushSender(
            keys: PushKeys(),
            contact: "mailto:ann@example.org",
            rules: rules,
            patience: .init(connecting: 1000, whole: 2000)
        )
    }

    @Test func `a name that leads to this machine is not connected to`() async throws {
        let sender = try sender()
        // libcurl takes all names under localhost for this machine, without asking anybody (RFC 6761 §6.3).
        let subscription = try Browser().subscription("https://push.localhost:1/x")
        #expect(await sender.send(try PushMessage(payload: [], timeToLive: 0), to: subscription) == .forbidden)
    }

    @Test func `an address that another's rules allowed is forbidden`() async throws {
        let others = PushRules(exception: .init(host: "localhost", port: 1, authorities: "/x"))
        let browser = Browser()
        let subscription = try PushSubscription(
            endpoint: "https://localhost:1/",
            publicKey: browser.publicKey,
            secret: browser.secret,
            under: others
        )
        #expect(await (try sender()).send(try PushMessage(payload: [], timeToLive: 0), to: subscription) == .forbidden)
    }

    @Test func `once closed, it sends nothing`() async throws {
        let sender = try sender()
        sender.close()
        let subscription = try Browser().subscription("https://push.localhost:1/x")
        #expect(await sender.send(try PushMessage(payload: [], timeToLive: 0), to: subscription) == .tryLater(after: nil))
    }

    private func place(_ text: String) throws -> PushEndpoint {
        try PushEndpoint(text, under: PushRules())
    }

    /// A port of this machine that takes connections and never answers.
    private final class Silent: Sendable {
        let socket: Int32
        let port: Int
        /// The path of a certificate that nobody has.
        let authorities: String
        private let connections = Mutex<[Int32]>([])

        private static let certificate = """
            -----BEGIN CERTIFICATE-----
            MIIBejCCAR+gAwIBAgIUFwvsHy4Wy0HYS57lHDIl/ThS6jQwCgYIKoZIzj0EAwIw
            ETEPMA0GA1UEAwwGbm9ib2R5MCAXDTI2MTEyMjIxMjY1M1oYDzIxMjYxMDI5MjEy
            NjUzWjARMQ8wDQYDVQQDDAZub2JvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
            AARsJc8TbbgivwO6CvhlfzfXAtt6qJoSvALwY2mBmBsFwsxoo+5/bk1nKhT4A0Z6
            IszAKkManx5ZOpH3oIR1biqEo1MwUTAdBgNVHQ4EFgQUrlBplVAhnm7b3LGjEck8
            aTdPxqkwHwYDVR0jBBgwFoAUrlBplVAhnm7b3LGjEck8aTdPxqkwDwYDVR0TAQH/
            BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA1kAEPBdX4+uG8+Dg0n0R4TqLnXsc
            zfE1PI4O0aTg9KMCIQCtLpbtoziWsjgib+8W0G5Dk6MW1WZD3FPOhA1ZvGV+ng==
            -----END CERTIFICATE-----
            """

        init() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "teaspoon-nobody-\(UUID().uuidString).pem")
            try Data(Self.certificate.utf8).write(to: file)
            authorities = file.path
            let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            self.socket = socket
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let bound = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                    bind(socket, address, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, address, &length) == 0
                }
            }
            guard bound else { throw CancellationError() }
            port = Int(UInt16(bigEndian: address.sin_port))
        }

        /// Returns when so many have connected; false if they did not within half a minute.
        func isConnected(by count: Int) async -> Bool {
            var patience = timeval(tv_sec: 30, tv_usec: 0)
            setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            return await withCheckedContinuation { continuation in
                // A separate thread: the ones that tests share are not to wait for a socket.
                DispatchQueue(label: "silent").async { [self] in
                    for _ in 0..<count {
                        let connection = accept(socket, nil, nil)
                        guard connection >= 0 else { return continuation.resume(returning: false) }
                        connections.withLock { $0.append(connection) }
                    }
                    continuation.resume(returning: true)
                }
            }
        }

        deinit {
            for connection in connections.withLock({ $0 }) { close(connection) }
            close(socket)
            unlink(authorities)
        }
    }

    private final class Answers: Sendable {
        private let all = Mutex<[PushOutcome]>([])

        var inOrder: [PushOutcome] { all.withLock { $0 } }

        func note(_ outcome: PushOutcome) { all.withLock { $0.append(outcome) } }
    }

    @Test func `a push service that falls silent holds up no other, however many messages there are for it`() async throws {
        let silent = try Silent()
        let rules = PushRules(exception: .init(host: "localhost", port: silent.port, authorities: silent.authorities))
        let sender = try PushSender(
            keys: PushKeys(),
            contact: "mailto:ann@example.org",
            rules: rules,
            patience: .init(connecting: 5000, whole: 5000),
            atOnce: 8
        )
        let browser = Browser()
        let one = try PushSubscription(
            endpoint: "https://localhost:\(silent.port)/x",
            publicKey: browser.publicKey,
            secret: browser.secret,
            under: rules
        )
        let other = try browser.subscription("https://push.localhost:1/x")
        for subscription in [one, other] { sender.services.note(subscription.checkedEndpoint, wasQuick: true) }
        let message = try PushMessage(payload: [], timeToLive: 0)
        let answers = Answers()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 {
                group.addTask { answers.note(await sender.send(message, to: one)) }
            }
            group.addTask {
                // All threads of its lane wait for the silent one by now.
                #expect(await silent.isConnected(by: 4))
                answers.note(await sender.send(message, to: other))
                sender.close()
            }
        }
        #expect(answers.inOrder.first == .forbidden)
        #expect(answers.inOrder.dropFirst().allSatisfy { $0 == .tryLater(after: nil) })
        // Messages that waited while it was found silent do not each have to find that again.
        #expect(!sender.services.isQuick(one.checkedEndpoint))
        #expect(sender.deliver(message, to: one, in: .large, askedAt: .now) == nil)
    }

    @Test func `a push service that nobody knows has to be quick once, and is slow again after three times`() throws {
        let standing = PushServiceHealth()
        let (one, other) = (try place("https://a.example/x"), try place("https://a.example:8443/x"))
        #expect(!standing.isQuick(one))
        standing.note(one, wasQuick: false)
        #expect(!standing.isQuick(one))
        standing.note(one, wasQuick: true)
        #expect(standing.isQuick(one) && !standing.isQuick(other))
        for wasQuick in [false, false, true, false, false] {
            standing.note(one, wasQuick: wasQuick)
            #expect(standing.isQuick(one))
        }
        standing.note(one, wasQuick: false)
        #expect(!standing.isQuick(one))
        standing.note(one, wasQuick: true)
        #expect(standing.isQuick(one))
    }

    @Test(
        "those of the large browsers are quick until they were not three times",
        arguments: [
            "https://fcm.googleapis.com/x", "https://updates.push.services.mozilla.com/x", "https://web.push.apple.com/x",
            "https://wns2-par02p.notify.windows.com/w/?x",
        ]
    )
    func large(endpoint: String) throws {
        let standing = PushServiceHealth()
        let place = try place(endpoint)
        for _ in 0..<3 {
            #expect(standing.isQuick(place))
            standing.note(place, wasQuick: false)
        }
        #expect(!standing.isQuick(place))
    }

    @Test(
        "whose name only looks like theirs has to show it",
        arguments: [
            "https://xpush.apple.com/", "https://push.apple.com.example.org/", "https://fcm-googleapis.com/",
            "https://apple.com/",
        ]
    )
    func small(endpoint: String) throws {
        #expect(!PushServiceHealth().isQuick(try place(endpoint)))
    }

    @Test func `of any number of push services few are remembered`() throws {
        let standing = PushServiceHealth()
        let places = try (0..<(PushServiceHealth.mostKnown * 3)).map { try place("https://\($0).example/") }
        for place in places { standing.note(place, wasQuick: true) }
        #expect(places.filter { standing.isQuick($0) }.count <= PushServiceHealth.mostKnown)
        #expect(places.last.map { standing.isQuick($0) } == true)
    }
}
