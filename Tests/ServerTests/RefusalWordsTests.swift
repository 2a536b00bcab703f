import Credentials
import Pages
import Testing

@testable import Server

struct RefusalWordsTests {
    private static let scolding = ["error", "invalid", "must", "failed", "wrong", "weak", "!"]

    @Test("no refusal of an address scolds", arguments: EmailAddressRefusal.allCases)
    func emailAddress(refusal: EmailAddressRefusal) {
        let words = Catalog.english[refusal.words].lowercased()
        for word in Self.scolding { #expect(!words.contains(word)) }
    }

    @Test("no refusal of a password scolds", arguments: PasswordRefusal.allCases)
    func password(refusal: PasswordRefusal) {
        let words = Catalog.english[refusal.words].lowercased()
        for word in Self.scolding { #expect(!words.contains(word)) }
    }
}
