import Facts
import TestSupport
import Testing

/// RFC 4648: the test vectors of §10, and §5's two letters.
struct Base64Tests {
    @Test(
        "vectors of RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
            ("foobar", "Zm9vYmFy"),
        ]
    )
    func vectors(plain: String, encoded: String) {
        #expect(Base64.encoded(Array(plain.utf8)) == encoded)
        #expect(Base64.decoded(encoded) == Array(plain.utf8))
    }

    @Test("any bytes come back, in letters that no form and no address changes")
    func roundTrip() {
        var random = SeededRandom.printed(seed: 1)
        for length in 0..<200 {
            let bytes = (0..<length).map { _ in UInt8(random.below(256)) }
            let text = Base64.encoded(bytes)
            #expect(Base64.decoded(text) == bytes)
            #expect(
                text.utf8.allSatisfy {
                    $0 == 0x2d || $0 == 0x5f || Character(Unicode.Scalar($0)).isLetter || (0x30...0x39).contains($0)
                }
            )
        }
    }

    @Test("the other alphabet and the signs that fill up the end are read too")
    func otherAlphabet() {
        #expect(Base64.decoded("-_8") == Base64.decoded("+/8="))
        #expect(Base64.decoded("Zg==") == Array("f".utf8))
    }

    @Test("text that is no Base64 of ours is not read", arguments: ["A", "AAAAA", "Zg==A", "Zh", "Zm9", "a b", "ä", "Zm9v\n"])
    func refused(text: String) {
        #expect(Base64.decoded(text) == nil)
    }
}
