import Testing
import WebPush

struct PushKeysTests {
    @Test func `a key that was kept is the same key, and a new one is another`() throws {
        let keys = PushKeys()
        let again = try #require(PushKeys(rawPrivateKey: keys.rawPrivateKey))
        #expect(again.publicKey == keys.publicKey)
        #expect(keys.publicKey.count == 65 && keys.publicKey.first == 4)
        #expect(PushKeys().publicKey != keys.publicKey)
    }

    @Test(
        "bytes that are no private key of P-256 are refused",
        arguments: [
            [], [1], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32), [UInt8](repeating: 1, count: 33),
        ]
    )
    func none(bytes: [UInt8]) {
        #expect(PushKeys(rawPrivateKey: bytes) == nil)
    }

    @Test func `a key is not shown by printing it`() {
        let keys = PushKeys()
        var dumped = ""
        dump(keys, to: &dumped)
        #expect("\(keys)" == "PushKeys")
        #expect(!dumped.contains("rivate") && !String(reflecting: keys).contains("rivate"))
    }
}
