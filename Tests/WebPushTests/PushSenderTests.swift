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

    @Test func `a push service that nobody knows has to be quick once, and is slow again after three times`() throws {
        let standing = PushStanding()
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
        let standing = PushStanding()
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
        #expect(!PushStanding().isQuick(try place(endpoint)))
    }

    @Test func `of any number of push services few are remembered`() throws {
        let standing = PushStanding()
        let places = try (0..<(PushStanding.mostKnown * 3)).map { try place("https://\($0).example/") }
        for place in places { standing.note(place, wasQuick: true) }
        #expect(places.filter { standing.isQuick($0) }.count <= PushStanding.mostKnown)
        #expect(places.last.map { standing.isQuick($0) } == true)
    }
}
