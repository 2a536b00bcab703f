import Crypto
import Facts
import TestSupport
import Testing

@testable import WebPush

struct PushEncryptionTests {
    private static func bytes(_ text: String) throws -> [UInt8] {
        try #require(Base64.decoded(text))
    }

    @Test func `the example of RFC 8291, appendix A, byte for byte`() throws {
        let browser = Browser(
            key: try P256.KeyAgreement.PrivateKey(rawRepresentation: Self.bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")),
            secret: try Self.bytes("BTBZMqHH6r4Tts7J_aSIgg")
        )
        let freshness = PushEncryption.Freshness(
            salt: try Self.bytes("DGv6ra1nlYgDCS1FRnbzlw"),
            key: try P256.KeyAgreement.PrivateKey(rawRepresentation: Self.bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
        )
        let body = try PushEncryption.body(
            of: Array("When I grow up, I want to be a watermelon".utf8),
            padding: 0,
            for: browser.subscription(),
            freshness: freshness
        )
        #expect(
            Base64.encoded(body)
                == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95"
                + "bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        )
    }

    @Test func `a browser reads what was written, of whatever length, and the length of it tells nothing`() throws {
        let browser = Browser()
        let subscription = try browser.subscription()
        var random = SeededRandom.printed(seed: 1)
        for count in [0, 1, 2, 500, 920, 921, 922, 3992, 3993] {
            let payload = random.bytes(count)
            let body = try PushEncryption.body(of: payload, for: subscription)
            #expect(try browser.read(body) == payload)
            #expect(body.count == (count <= 921 ? 1024 : 4096))
        }
        #expect(PushMessage.longestPayload == 3993)
        #expect(throws: WebPushFault.tooLong) {
            try PushEncryption.body(of: [UInt8](repeating: 1, count: 3994), for: subscription)
        }
    }

    @Test func `zeros at the end of a message are not taken for what fills it up`() throws {
        let browser = Browser()
        let payload: [UInt8] = [2, 0, 2, 0, 0]
        #expect(try browser.read(PushEncryption.body(of: payload, for: browser.subscription())) == payload)
    }

    @Test func `no two messages have a salt, a key or a byte of ciphertext in common by rule`() throws {
        let subscription = try Browser().subscription()
        let bodies = try (0..<20).map { _ in try PushEncryption.body(of: [1, 2, 3], for: subscription) }
        #expect(Set(bodies.map { Array($0[..<16]) }).count == 20)
        #expect(Set(bodies.map { Array($0[21..<86]) }).count == 20)
        #expect(Set(bodies.map { Array($0[86...]) }).count == 20)
    }

    @Test func `nobody else reads it, and nothing that was altered is read`() throws {
        let browser = Browser()
        let body = try PushEncryption.body(of: Array("secret".utf8), for: browser.subscription())
        #expect(!body.indices.contains { Array(body[$0...].prefix(6)) == Array("secret".utf8) })
        #expect(throws: (any Error).self) { try Browser(key: browser.key, secret: Browser().secret).read(body) }
        #expect(throws: (any Error).self) { try Browser(key: Browser().key, secret: browser.secret).read(body) }
        // The four bytes from the 16th say how long a record may be, and are authenticated by nothing.
        for index in body.indices where !(16..<20).contains(index) {
            var altered = body
            altered[index] ^= 1 << UInt8(index % 8)
            #expect(throws: (any Error).self, "\(index)") { try browser.read(altered) }
        }
        for count in [0, 20, 21, 85, 86, 102, 103, 1023] {
            #expect(throws: (any Error).self, "\(count)") { try browser.read(Array(body.prefix(count))) }
        }
    }
}
