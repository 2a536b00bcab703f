import CCurl
import Crypto
import TestSupport
import Testing

@testable import WebPush

struct PushSubscriptionTests {
    private static let tests = PushRules(exception: .init(host: "localhost", port: 4433, authorities: "/x"))

    @Test(
        "what browsers hand out is taken",
        arguments: [
            ("https://fcm.googleapis.com/fcm/send/dA1:APA91bH-_x", "https://fcm.googleapis.com"),
            ("https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_x-y=", "https://updates.push.services.mozilla.com"),
            ("https://web.push.apple.com/QGuQyavXutnMH9", "https://web.push.apple.com"),
            ("https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2f%2b", "https://wns2-par02p.notify.windows.com"),
            ("https://push.example.org:8443/UP?x=1", "https://push.example.org:8443"),
            ("https://push.example.org:443/", "https://push.example.org"),
            ("https://Push.Example.ORG", "https://push.example.org"),
            ("https://push.example.org?x@y:z", "https://push.example.org"),
            ("https://xn--pushdienst-x2a.example/a:b@c", "https://xn--pushdienst-x2a.example"),
            ("https://1.2.3.example/", "https://1.2.3.example"),
        ]
    )
    func taken(endpoint: String, origin: String) throws {
        let subscription = try Browser().subscription(endpoint)
        #expect(subscription.checkedEndpoint.origin == origin)
        #expect(subscription.endpoint == endpoint)
    }

    @Test(
        "a URL that is no push service's is refused",
        arguments: [
            "", "https:", "https://", "https:///x", "http://push.example.org/", "HTTPS://push.example.org/",
            "ftp://push.example.org/",
            "file:///etc/passwd", "//push.example.org/", "push.example.org", " https://push.example.org/",
            "https://push.example.org/ ",
            "https://push.example.org/\r\nX: y", "https://push.example.org/\u{0}", "https://push.example.org/ü",
            "https://pusch.exämple.org/",
            "https://push.example.org/#x", "https://push.example.org\\@10.0.0.1/", "https://push.example.org/\\",
            "https://push.example.org/[",
            // A user before the host.
            "https://ann@push.example.org/", "https://ann:x@push.example.org/", "https://@push.example.org/",
            "https://:@push.example.org/",
            "https://push.example.org:443@10.0.0.1/", "https://push.example.org%40x/", "https://push%2eexample.org/",
            // Ports.
            "https://push.example.org:/", "https://push.example.org:0/", "https://push.example.org:65536/",
            "https://push.example.org:0443/",
            "https://push.example.org:-1/", "https://push.example.org:+1/", "https://push.example.org:1e3/",
            "https://push.example.org:99999999999/",
            "https://push.example.org:1:2/",
            // Names.
            "https://push.example.org./", "https://push.example.org.:443/", "https://.example.org/", "https://push..org/",
            "https://-a.example.org/",
            "https://a-.example.org/", "https://a_b.example.org/", "https://localhost/", "https://localhost:4433/",
            "https://metadata/",
            "https://com/", "https://x.\(String(repeating: "a", count: 64)).org/",
            "https://\(String(repeating: "a.", count: 126))orgx/",
            // Numbers, however they are written.
            "https://8.8.8.8/", "https://127.0.0.1/", "https://127.0.0.1./", "https://127.1/", "https://2130706433/",
            "https://0x7f000001/",
            "https://0x7f.0.0.1/", "https://0177.0.0.1/", "https://017700000001/", "https://127.0.0.0x1/", "https://1.2.3/",
            "https://0/",
            "https://0.0.0.0/", "https://127.0.0.1.0x1/", "https://[::1]/", "https://[::ffff:127.0.0.1]/",
            "https://[fe80::1%25eth0]/",
            "https://[2606:4700::1111]/", "https://::1/", "https://①②⑦.0.0.1/", "https://127。0。0。1/", "https://1.1.1.1:443/",
            "https://push.example.org/" + String(repeating: "x", count: 2048),
        ]
    )
    func refused(endpoint: String) {
        #expect(throws: WebPushFault.badEndpoint) { try Browser().subscription(endpoint) }
    }

    @Test func `an address has 2048 bytes at most`() throws {
        let beginning = "https://push.example.org/"
        _ = try Browser().subscription(beginning + String(repeating: "x", count: 2048 - beginning.utf8.count))
        #expect(throws: WebPushFault.badEndpoint) {
            try Browser().subscription(beginning + String(repeating: "x", count: 2049 - beginning.utf8.count))
        }
    }

    @Test func `an exception is one host at one port`() throws {
        func read(_ endpoint: String) throws -> PushSubscription {
            try PushSubscription(endpoint: endpoint, publicKey: Browser().publicKey, secret: Browser().secret, under: Self.tests)
        }
        #expect(try read("https://localhost:4433/x").checkedEndpoint.origin == "https://localhost:4433")
        for other in ["https://localhost/", "https://localhost:4434/", "https://127.0.0.1:4433/", "http://localhost:4433/"] {
            #expect(throws: WebPushFault.badEndpoint) { try read(other) }
        }
        // Another name at the same port is as any other.
        #expect(Self.tests.exception(for: try read("https://a.localhost:4433/").checkedEndpoint) == nil)
    }

    @Test func `who else reads an address of ours reads the same host and port`() {
        var random = SeededRandom.printed(seed: 1)
        let pieces = [
            "push", "example", "org", "localhost", "127.0.0.1", "0x7f", "10", ".", ".", ".", ":", "443", "8443", "@", "/", "/",
            "?", "#", "%2f",
            "%40", "\\", "[", "]", "::1", "-", "A", ";", "&", "//", "..", " ", "\t", "xn--",
        ]
        for number in 0..<SeededRandom.histories(usually: 20_000) {
            let beginning = ["https://", "https://push.example", "https://push.example.org"][random.below(3)]
            var text = beginning + (0..<random.below(8)).map { _ in pieces[random.below(pieces.count)] }.joined()
            // Chance may come up with none that is taken.
            if number == 0 { text = "https://push.example.org:8443/x?y" }
            let taken = try? PushEndpoint(text, under: PushRules())
            if number == 0 { #expect(taken?.port == 8443) }
            guard let ours = taken else { continue }
            let theirs = Self.readByCurl(text)
            #expect(theirs?.host.lowercased() == ours.host && theirs?.port == ours.port, "\(text)")
        }
    }

    private static func readByCurl(_ text: String) -> (host: String, port: Int)? {
        guard let url = curl_url() else { return nil }
        defer { curl_url_cleanup(url) }
        guard curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK else { return nil }
        func part(_ part: CURLUPart, _ flags: UInt32 = 0) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(url, part, &text, flags) == CURLUE_OK, let text else { return nil }
            defer { curl_free(text) }
            return String(cString: text)
        }
        guard part(CURLUPART_USER) == nil, let host = part(CURLUPART_HOST) else { return nil }
        return part(CURLUPART_PORT, UInt32(CURLU_DEFAULT_PORT)).flatMap { Int($0) }.map { (host, $0) }
    }

    @Test func `what is no point of the curve, or no secret, is refused`() {
        let good = Browser()
        func subscribe(_ key: [UInt8], _ secret: [UInt8]) throws {
            _ = try PushSubscription(endpoint: "https://push.example.org/", publicKey: key, secret: secret)
        }
        var beside = good.publicKey
        beside[64] ^= 1
        let compressed = Array(good.key.publicKey.compressedRepresentation)
        let hybrid = [6 | (good.publicKey[64] & 1)] + good.publicKey.dropFirst()
        let keys: [[UInt8]] = [
            [], [4], [0], beside, compressed, hybrid, good.publicKey + [0], Array(good.publicKey.dropLast()),
            [4] + [UInt8](repeating: 0, count: 64), [4] + [UInt8](repeating: 255, count: 64),
            Array(good.publicKey.dropFirst()) + [4],
        ]
        for key in keys { #expect(throws: WebPushFault.badPublicKey, "\(key)") { try subscribe(key, good.secret) } }
        for count in [0, 1, 15, 17, 32] {
            #expect(throws: WebPushFault.badSecret) { try subscribe(good.publicKey, [UInt8](repeating: 7, count: count)) }
        }
    }

    @Test func `neither the address nor the secret is shown by printing it`() throws {
        let subscription = try Browser().subscription("https://push.example.org/very-secret")
        var dumped = ""
        dump(subscription, to: &dumped)
        #expect("\(subscription)" == "https://push.example.org")
        #expect(
            !dumped.contains("very-secret") && !dumped.contains("secret") && !String(reflecting: subscription).contains("secret")
        )
    }
}
