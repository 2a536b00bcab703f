import Credentials
import TestSupport
import Testing

struct EmailAddressTests {
    @Test(
        "addresses that mail servers take are accepted",
        arguments: [
            "ann@example.org", "a@b.co", "Ann.Lee+tea@mail.example.co.uk", "o'brien_{x}~@ex-ample.org", "1@2x.example",
            "me@localhost",
            "a@xn--bcher-kva.example", "1234567890@example.org", "a/b=c!#$%&*?^`|@example.org",
        ]
    )
    func taken(text: String) throws {
        let address = try EmailAddress(typed: text)
        #expect(address.text == text)
        #expect(address.key == text.lowercased())
    }

    @Test func `the space around it is no part of it`() throws {
        #expect(try EmailAddress(typed: " \t\u{a0}ann@example.org\r\n").text == "ann@example.org")
    }

    @Test func `capitals make no other address, and are kept for letters`() throws {
        let one = try EmailAddress(typed: "Ann@Example.org")
        let other = try EmailAddress(typed: "ann@example.ORG")
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.text == "Ann@Example.org")
    }

    @Test(
        "text that cannot be an address is refused with the reason",
        arguments: [
            ("", EmailAddressRefusal.missing), (" \n", .missing), ("ann", .noAt), ("ann.example.org", .noAt),
            ("ann@@example.org", .severalAts), ("ann@example.org, bob@example.org", .severalAts),
            ("@example.org", .badName), (".ann@example.org", .badName), ("ann.@example.org", .badName),
            ("a..n@example.org", .badName), ("an n@example.org", .badName), ("\"ann\"@example.org", .badName),
            ("ann(x)@example.org", .badName), ("<ann@example.org>", .badName), ("ann\r\nBcc:x@example.org", .badName),
            ("ann\u{0}@example.org", .badName), ("ann\u{7f}@example.org", .badName),
            ("ann@", .badDomain), ("ann@example", .badDomain), ("ann@example..org", .badDomain), ("ann@.org", .badDomain),
            ("ann@example.org.", .badDomain), ("ann@-example.org", .badDomain), ("ann@example-.org", .badDomain),
            ("ann@exa_mple.org", .badDomain), ("ann@[127.0.0.1]", .badDomain), ("ann@127.0.0.1", .badDomain),
            ("ann@example.org>", .badDomain), ("ann@example.org\r\nBcc: x", .badDomain),
            ("аnn@example.org", .notASCII), ("ann@exаmple.org", .notASCII), ("ann＠example.org", .notASCII),
            ("ann@bücher.example", .notASCII),
        ]
    )
    func refused(text: String, reason: EmailAddressRefusal) {
        #expect(throws: reason) { try EmailAddress(typed: text) }
    }

    @Test("lengths are those of RFC 5321 §4.5.3.1")
    func lengths() throws {
        func text(local: Int, domain: Int) -> String {
            // Labels of 61 letters and their dot, and the rest of the domain's length.
            let labels = Array(repeating: String(repeating: "d", count: 61) + ".", count: domain / 62).joined()
            return String(repeating: "l", count: local) + "@" + labels + String(repeating: "e", count: domain % 62)
        }
        #expect(try EmailAddress(typed: text(local: 64, domain: 189)).text.utf8.count == 254)
        #expect(throws: EmailAddressRefusal.tooLong) { try EmailAddress(typed: text(local: 64, domain: 190)) }
        #expect(throws: EmailAddressRefusal.badName) { try EmailAddress(typed: text(local: 65, domain: 100)) }
        _ = try EmailAddress(typed: "a@" + String(repeating: "d", count: 63) + ".org")
        #expect(throws: EmailAddressRefusal.badDomain) {
            try EmailAddress(typed: "a@" + String(repeating: "d", count: 64) + ".org")
        }
    }

    @Test func `whatever is typed, what is taken can end no line and add no address`() {
        var random = SeededRandom.printed(seed: 1)
        let pieces = [
            "@", ".", "a", "example.org", "\r\n", "\n", " ", ",", ";", "<", ">", "\"", "(", ":", "\\", "\u{0}", "\u{85}", "ä",
            "-", "%0a",
        ]
        // Pieces alone are hardly ever an address: half of the texts are one with pieces put into it, and the first as it is.
        for number in 0..<SeededRandom.histories(usually: 10_000) {
            var parts = number.isMultiple(of: 2) ? ["a", "@", "example.org"] : []
            for _ in 0..<(number == 0 ? 0 : random.below(9)) {
                parts.insert(random.one(of: pieces), at: random.below(parts.count + 1))
            }
            let typed = try? EmailAddress(typed: parts.joined())
            if number == 0 { #expect(typed?.text == "a@example.org") }
            guard let address = typed else { continue }
            #expect(address.text.utf8.count <= 254)
            #expect(address.text.utf8.count { $0 == UInt8(ascii: "@") } == 1)
            #expect(address.text.utf8.allSatisfy { (0x21...0x7e).contains($0) && !" ,;<>\"()[]:\\".utf8.contains($0) })
            #expect((try? EmailAddress(typed: address.text))?.text == address.text)
            #expect((try? EmailAddress(typed: address.key)) == address)
        }
    }
}
