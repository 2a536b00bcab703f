import Crypto
import Facts
import Foundation
import Testing

@testable import WebPush

struct PushSignatureTests {
    private static let now: Int64 = 1_800_000_000

    private struct Claims: Decodable, Equatable {
        let aud: String
        let exp: Int64
        let sub: String
    }

    private static func claims(_ header: String, _ keys: PushKeys) throws -> Claims {
        let match = try #require(header.wholeMatch(of: #/vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/#))
        #expect(Base64.decoded(String(match.4)) == keys.publicKey)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Base64.decoded(String(match.3))))
        let key = try P256.Signing.PublicKey(x963Representation: keys.publicKey)
        #expect(key.isValidSignature(signature, for: Array("\(match.1).\(match.2)".utf8)))
        #expect(Base64.decoded(String(match.1)).map { String(decoding: $0, as: UTF8.self) } == #"{"typ":"JWT","alg":"ES256"}"#)
        return try JSONDecoder().decode(Claims.self, from: Data(try #require(Base64.decoded(String(match.2)))))
    }

    @Test func `it says who, for whom and until when, signed by the key`() throws {
        let keys = PushKeys()
        let signature = try PushSignature(keys: keys, contact: "mailto:ann@example.org")
        let header = try signature.header(for: "https://push.example.org:8443", now: Self.now)
        let claims = try Self.claims(header, keys)
        #expect(claims == Claims(aud: "https://push.example.org:8443", exp: Self.now + 43_200, sub: "mailto:ann@example.org"))
    }

    @Test func `one is used for six hours, by each push service its own`() throws {
        let signature = try PushSignature(keys: PushKeys(), contact: "https://example.org/")
        let first = try signature.header(for: "https://a.example", now: Self.now)
        #expect(try signature.header(for: "https://a.example", now: Self.now + 6 * 3600) == first)
        #expect(try signature.header(for: "https://b.example", now: Self.now) != first)
        #expect(try signature.header(for: "https://a.example", now: Self.now + 6 * 3600 + 1) != first)
    }

    @Test func `messages of two seconds that are signed in the other order use the same signature`() throws {
        let signature = try PushSignature(keys: PushKeys(), contact: "https://example.org/")
        let later = try signature.header(for: "https://a.example", now: Self.now)
        #expect(try signature.header(for: "https://a.example", now: Self.now - 1) == later)
    }

    @Test func `a clock that is put back gets none that is good for more than a day`() throws {
        let keys = PushKeys()
        let signature = try PushSignature(keys: keys, contact: "https://example.org/")
        _ = try signature.header(for: "https://a.example", now: Self.now)
        let earlier = Self.now - 10 * 86_400
        let claims = try Self.claims(signature.header(for: "https://a.example", now: earlier), keys)
        #expect(claims.exp <= earlier + 86_400)
    }

    @Test func `any number of push services is signed for`() throws {
        let keys = PushKeys()
        let signature = try PushSignature(keys: keys, contact: "https://example.org/")
        for number in 0..<1100 {
            let origin = "https://\(number).example"
            let header = try signature.header(for: origin, now: Self.now)
            guard number % 100 == 0 else { continue }
            #expect(try Self.claims(header, keys).aud == origin)
        }
    }

    @Test(
        "an invalid contact address is refused",
        arguments: [
            "", "ann@example.org", "mailto:", "https://", "http://example.org", "mailto:ann\"@example.org",
            "mailto:a b@example.org",
            "mailto:ann\\@example.org", "mailto:ann@example.org\n", "mailto:änn@example.org",
            "mailto:" + String(repeating: "a", count: 512),
        ]
    )
    func refused(contact: String) {
        #expect(throws: WebPushFault.badContact) { try PushSignature(keys: PushKeys(), contact: contact) }
        #expect(throws: WebPushFault.badContact) { try PushSender(keys: PushKeys(), contact: contact) }
    }
}
