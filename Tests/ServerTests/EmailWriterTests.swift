import Credentials
import Facts
import Mail
import Pages
import Storage
import Testing

@testable import Server

@Suite("E-mails")
struct EmailWriterTests {
    private static let address = "https://plan.example.org"

    /// Every email that the server sends.
    private func emails(in words: Catalog) throws -> [MailMessage] {
        let writer = EmailWriter(words: words, address: Self.address)
        let email = try EmailAddress(typed: "ada@example.org")
        let link = try LinkToken.random(for: AccountID(Identity(high: 1, low: 2)))
        return [
            writer.reset(link, to: email), writer.registration(link, to: email), writer.invitation(link, to: email),
            writer.registeredAlready(to: email), writer.change(link, to: email), writer.changed(to: email),
            writer.passwordChanged(to: email), writer.shared(to: email),
            writer.reminder(.silent(in: words), of: nil, to: email), writer.reminder(.test(in: words), of: .only, to: email),
        ]
    }

    @Test("Every text of every e-mail comes from the catalog")
    func words() throws {
        for email in try emails(in: Samples.catalog("qps-ploc")) {
            #expect(Samples.isFromCatalog(email.subject), "\(email.subject)")
            for line in email.text.split(separator: "\n") {
                #expect(line.hasPrefix(Self.address) || Samples.isFromCatalog(String(line)), "\(line)")
            }
            #expect(email.language == "qps-ploc")
        }
    }

    @Test("A web address stands in a line of its own, as it is")
    func links() throws {
        for email in try emails(in: .english) where !email.subject.contains("was changed") {
            let links = email.text.split(separator: "\n").filter { $0.hasPrefix(Self.address + "/") }
            #expect(!links.isEmpty && links.allSatisfy { !$0.contains(" ") }, "\(email.text)")
        }
    }

    @Test("Between words from right to left, a web address is isolated, and ends with a space for programs that look for links")
    func rightToLeft() throws {
        for email in try emails(in: Samples.catalog("ar")) {
            let lines = email.text.split(separator: "\n")
            for line in lines where line.contains(Self.address + "/") {
                #expect(line.hasPrefix("\u{2066}\(Self.address)/") && line.hasSuffix(" \u{2069}"), "\(line)")
                #expect(line.dropFirst().dropLast(2).allSatisfy { $0.isASCII && $0 != " " }, "\(line)")
            }
        }
    }
}

extension Identity {
    fileprivate static let only = Identity(high: 0, low: 1)
}
