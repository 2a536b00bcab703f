import Credentials
import Testing

struct PasswordRulesTests {
    private let rules = PasswordRules(common: CommonPasswords(["password", "12345678", "letmein!"]))
    private let address: EmailAddress

    init() throws {
        address = try EmailAddress(typed: "Longname@example.org")
    }

    @Test(
        "anything of eight characters will do, whatever they are",
        arguments: ["aaaabbbb", "        ", "żółwie 1", "🐢🐢🐢🐢🐢🐢🐢🐢", "aaaaaaa\u{0}", "e\u{301}e\u{301}e\u{301}e\u{301}"]
    )
    func accepted(text: String) throws {
        _ = try rules.accept(text, for: address)
    }

    @Test("seven are too few, counted in code points", arguments: ["", "aaaabbb", "🐢🐢🐢🐢🐢🐢🐢", "żółwie1"])
    func tooShort(text: String) {
        #expect(throws: PasswordRefusal.tooShort) { try rules.accept(text, for: address) }
    }

    @Test func `1,024 bytes are a password and one more is not`() throws {
        _ = try rules.accept(String(repeating: "ą", count: 512), for: address)
        #expect(throws: PasswordRefusal.tooLong) { try rules.accept(String(repeating: "ą", count: 512) + "a", for: address) }
    }

    @Test("common passwords are refused, in capitals too", arguments: ["password", "PassWord", "12345678", "LETMEIN!"])
    func common(text: String) {
        #expect(throws: PasswordRefusal.common) { try rules.accept(text, for: address) }
    }

    @Test func `a common password with something of one's own is none`() throws {
        _ = try rules.accept("password of mine", for: address)
    }

    @Test("the address is no password, nor is the part before its @", arguments: ["longname@example.org", "LongName"])
    func theAddress(text: String) {
        #expect(throws: PasswordRefusal.isTheAddress) { try rules.accept(text, for: address) }
    }
}
