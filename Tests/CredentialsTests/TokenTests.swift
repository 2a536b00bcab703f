import Credentials
import Facts
import TestSupport
import Testing

struct TokenTests {
    @Test func `no two secrets are the same`() throws {
        let some = try (0..<1000).map { _ in try SecretToken.random() }
        #expect(Set(some.map(\.bytes)).count == 1000)
        #expect(Set(some.map(\.digest)).count == 1000)
    }

    @Test("a secret's digest is SHA-256 of its bytes (by another program)")
    func digest() throws {
        let zeros = try #require(SecretToken([UInt8](repeating: 0, count: 32)))
        let digest = zeros.digest.bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(digest == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925")
    }

    @Test func `a digest that was stored is that of its secret, and of no other`() throws {
        let token = try SecretToken.random()
        let stored = try #require(SecretDigest(stored: token.digest.bytes))
        #expect(stored == token.digest)
        for bit in 0..<256 {
            var bytes = token.bytes
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            let other = try #require(SecretToken(bytes))
            #expect(other.digest != stored)
        }
    }

    @Test("a secret and a digest have 32 bytes", arguments: [0, 31, 33])
    func lengths(count: Int) {
        let bytes = [UInt8](repeating: 7, count: count)
        #expect(SecretToken(bytes) == nil)
        #expect(SecretDigest(stored: bytes) == nil)
    }

    @Test func `a session's token comes back as it was written`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<1000 {
            let account = random.bytes(16)
            let token = try Self.session(for: account)
            #expect(token.text.utf8.count == SessionToken.length)
            let read = try #require(SessionToken(token.text))
            #expect(read.account == account)
            #expect(read.secret.digest == token.secret.digest)
            #expect(read.text == token.text)
        }
    }

    @Test func `an account's identity has 16 bytes`() throws {
        let secret = try SecretToken.random()
        #expect(LinkToken(account: [UInt8](repeating: 1, count: 15), secret: secret) == nil)
        #expect(LinkToken(account: [UInt8](repeating: 1, count: 17), secret: secret) == nil)
    }

    @Test func `nothing else is read as a token`() throws {
        let good = try Self.session(for: [UInt8](repeating: 0xff, count: 16)).text
        let rest = String(good.dropFirst())
        let start = String(good.dropLast())
        let bad = [
            "", "a", start, good + "a", good + "=", start + "=", " " + rest, "+" + rest, "/" + rest, "\u{0}" + rest,
            "ä" + rest.dropFirst(), good + "\n",
        ]
        for bad in bad {
            #expect(SessionToken(bad) == nil, "\(bad.debugDescription)")
        }
    }

    @Test func `whatever is read as a token is its one spelling`() {
        var random = SeededRandom.printed(seed: 2)
        let letters = Array("ABab01-_+/= \n%".utf8)
        for number in 0..<SeededRandom.histories(usually: 20_000) {
            // Of every second one the letters are right, of every third the length.
            let common = number.isMultiple(of: 2) ? 8 : letters.count
            let length = 64 + number % 3 % 2 - number % 3 / 2
            let text = String(decoding: (0..<length).map { _ in letters[random.below(common)] }, as: UTF8.self)
            let token = LinkToken(text)
            if number.isMultiple(of: 6) { #expect(token != nil, "\(text)") }
            if let token { #expect(token.text == text) }
        }
    }

    @Test func `a token is not shown by printing it`() throws {
        let token = try Self.session(for: [UInt8](repeating: 1, count: 16))
        var dumped = ""
        dump(token.secret, to: &dumped)
        #expect(!"\(token) \(token.secret) \(dumped)".contains(token.secret.text))
        #expect(!dumped.contains("bytes"))
    }

    private static func session(for account: [UInt8]) throws -> SessionToken {
        let secret = try SecretToken.random()
        return try #require(SessionToken(account: account, secret: secret))
    }
}
