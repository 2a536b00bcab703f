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

    @Test func `a push service is quick by how it was last, and of any number of them few are remembered`() {
        let standing = PushStanding()
        #expect(!standing.isQuick("https://a.example"))
        standing.note("https://a.example", wasQuick: true)
        #expect(standing.isQuick("https://a.example") && !standing.isQuick("https://b.example"))
        standing.note("https://a.example", wasQuick: false)
        #expect(!standing.isQuick("https://a.example"))
        for number in 0..<(PushStanding.mostKnown * 3) { standing.note("https://\(number).example", wasQuick: true) }
        let known = (0..<(PushStanding.mostKnown * 3)).filter { standing.isQuick("https://\($0).example") }
        #expect(known.count <= PushStanding.mostKnown && known.last == PushStanding.mostKnown * 3 - 1)
    }
}
