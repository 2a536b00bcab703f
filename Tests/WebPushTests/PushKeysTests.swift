import Testing
import WebPush

@Suite("The key by which push services know a server")
struct PushKeysTests {
    @Test("A key that was kept is the same key, and a new one is another")
    func kept() throws {
        let keys = PushKeys()
        let again = try #require(PushKeys(rawPrivateKey: keys.rawPrivateKey))
        #expect(again.publicKey == keys.publicKey)
        #expect(keys.publicKey.count == 65 && keys.publicKey.first == 4)
        #expect(PushKeys().publicKey != keys.publicKey)
    }

    @Test(
        "What is no private key of P-256 is none",
        arguments: [[], [1], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32)]
    )
    func none(bytes: [UInt8]) {
        #expect(PushKeys(rawPrivateKey: bytes) == nil)
    }

    @Test("Neither shows itself where something is written about it")
    func unsaid() {
        var words = ""
        dump(PushKeys(), to: &words)
        #expect(words == "- PushKeys\n" || words == "▿ PushKeys\n")
    }
}
