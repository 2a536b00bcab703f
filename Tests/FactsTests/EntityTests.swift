import Facts
import Testing

struct EntityTests {
    @Test func `the kind counts first, then the scope, then the identity`() {
        let ascending = Universe.entities
        for (index, one) in ascending.enumerated() {
            for (position, other) in ascending.enumerated() {
                guard (one < other) == (index < position), (one == other) == (index == position) else {
                    Issue.record("\(one) and \(other)")
                    return
                }
            }
        }
    }

    @Test func `an identity is written as 32 digits`() {
        let identity = Identity(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
        #expect(identity.hex == "0123456789abcdeffedcba9876543210")
        #expect(Identity.only.hex == String(repeating: "0", count: 32))
    }

    @Test func `an identity is read from 32 digits of either case`() {
        let identity = Identity(high: 0x0123_4567_89ab_cdef, low: 0xfedc_ba98_7654_3210)
        #expect(Identity(hex: "0123456789abcdeffedcba9876543210") == identity)
        #expect(Identity(hex: "0123456789ABCDEFFEDCBA9876543210") == identity)
    }

    @Test(arguments: Universe.identities)
    func `an identity survives being written and read`(identity: Identity) {
        #expect(Identity(hex: identity.hex) == identity)
    }

    @Test(arguments: [
        "", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100", "0123456789abcdeffedcba987654321g",
        "0123456789abcdef fedcba987654321", "-123456789abcdeffedcba9876543210", "0123456789abcdeffedcba98765432é",
        "０123456789abcdeffedcba987654321",
    ])
    func `anything else is no identity`(text: String) {
        #expect(Identity(hex: text) == nil)
    }
}
