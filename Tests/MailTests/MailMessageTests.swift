import Credentials
import Mail
import TestSupport
import Testing

struct MailMessageTests {
    /// 22 November 2026, 09:05:07.
    private let instant: Int64 = 1_795_338_307_999
    private let identity: [UInt8] = [0, 1, 0x7f, 0xff]
    private let sender: MailSender
    private let recipient: EmailAddress

    init() throws {
        sender = MailSender(name: "Teaspoon", address: try EmailAddress(typed: "plans@Teaspoon.example"))
        recipient = try EmailAddress(typed: "Ann@example.org")
    }

    @Test func `a letter in plain English is itself`() {
        let message = MailMessage(to: recipient, subject: "Your new password", text: "Hello,\n\nhere it is.\n")
        #expect(
            written(message)
                == """
                Date: Sun, 22 Nov 2026 09:05:07 +0000
                From: "Teaspoon"
                 <plans@Teaspoon.example>
                To: Ann@example.org
                Message-ID: <00017fff@teaspoon.example>
                Subject: Your new password
                Auto-Submitted: auto-generated
                MIME-Version: 1.0
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: quoted-printable

                Hello,

                here it is.

                """.replacing("\n", with: "\r\n")
        )
    }

    @Test("An email names its language, where it is known")
    func language() {
        let german = MailMessage(to: recipient, subject: "Hallo", text: "Hallo", language: "de")
        #expect(written(german).contains("\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Language: de\r\n\r\n"))
        let forged = MailMessage(to: recipient, subject: "", text: "", language: "de\r\nBcc: x@example.org")
        #expect(!written(forged).contains("\r\nBcc"))
        #expect(!written(MailMessage(to: recipient, subject: "", text: "")).contains("Content-Language"))
    }

    @Test(
        "a subject is as it is, or in encoded words",
        arguments: [
            ("", ""), ("Plain", "Plain"), ("Grüße", "=?UTF-8?B?R3LDvMOfZQ==?="), ("=?x?=", "=?UTF-8?B?PT94Pz0=?="),
            ("a\nBcc: x@example.org", "a Bcc: x@example.org"), ("a\r\nb", "=?UTF-8?B?YSAgYg==?="),
            ("a\u{2028}b\u{85}c\u{0}d", "a b c d"),
            (" a", "=?UTF-8?B?IGE=?="), (String(repeating: "a", count: 60), String(repeating: "a", count: 60)),
            (
                String(repeating: "ä", count: 20),
                "=?UTF-8?B?\(String(repeating: "w6TDpMOk", count: 6))w6Q=?=\r\n =?UTF-8?B?w6Q=?="
            ),
        ]
    )
    func subject(text: String, header: String) {
        #expect(
            written(MailMessage(to: recipient, subject: text, text: "")).contains("\r\nSubject: \(header)\r\nAuto-Submitted:")
        )
    }

    @Test(
        "a sender's name is quoted, or in encoded words, or not there",
        arguments: [
            ("", "plans@Teaspoon.example"), ("A \"B\" \\C", #""A \"B\" \\C"\#r\#n <plans@Teaspoon.example>"#),
            ("Łyżka", "=?UTF-8?B?xYF5xbxrYQ==?=\r\n <plans@Teaspoon.example>"),
            ("x\nBcc: y", "\"x Bcc: y\"\r\n <plans@Teaspoon.example>"),
        ]
    )
    func senderName(name: String, header: String) {
        let message = MailMessage(to: recipient, subject: "", text: "")
        let sender = MailSender(name: name, address: sender.address)
        let text = String(decoding: message.written(from: sender, at: instant, identity: identity), as: UTF8.self)
        #expect(text.contains("\r\nFrom: \(header)\r\nTo:"))
    }

    @Test(
        "a body is quoted-printable (RFC 2045 §6.7)",
        arguments: [
            ("", ""), ("a", "a\r\n"), ("a\r\nb\rc\nd\n", "a\r\nb\r\nc\r\nd\r\n"), ("\n\na", "\r\n\r\na\r\n"),
            ("a=b", "a=3Db\r\n"),
            ("a \nb\t", "a=20\r\nb=09\r\n"), ("ü", "=C3=BC\r\n"), ("\u{0}\u{7f}", "=00=7F\r\n"), (" a", " a\r\n"),
            (String(repeating: "a", count: 76), String(repeating: "a", count: 76) + "\r\n"),
            (String(repeating: "a", count: 77), String(repeating: "a", count: 75) + "=\r\naa\r\n"),
            (String(repeating: "a", count: 74) + "ü", String(repeating: "a", count: 74) + "=\r\n=C3=BC\r\n"),
        ]
    )
    func body(text: String, expected: String) {
        let letter = written(MailMessage(to: recipient, subject: "", text: text))
        #expect(letter.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false).last == expected[...])
    }

    @Test func `dates are those of the calendar`() {
        for (instant, date) in [
            (0, "Thu, 1 Jan 1970 00:00:00 +0000"), (951_782_400_000, "Tue, 29 Feb 2000 00:00:00 +0000"),
            (4_102_444_799_000, "Thu, 31 Dec 2099 23:59:59 +0000"),
        ] as [(Int64, String)] {
            let bytes = MailMessage(to: recipient, subject: "", text: "").written(from: sender, at: instant, identity: identity)
            #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Date: \(date)\r\n"))
        }
    }

    @Test func `whatever is written, it travels as short lines of ASCII under the same nine headers`() {
        var random = SeededRandom.printed(seed: 1)
        let pieces = [
            "\r\n", "\n", "\r", ".", "Bcc: x@example.org", " ", "\t", "=", "ü", "🐢", "\u{0}", "\u{2028}", "\u{85}", "\u{1b}",
            "From ", "word",
        ]
        for _ in 0..<SeededRandom.histories(usually: 1000) {
            func chance() -> String { (0..<random.below(120)).map { _ in random.one(of: pieces) }.joined() }
            let from = MailSender(name: chance(), address: sender.address)
            let bytes = MailMessage(to: recipient, subject: chance(), text: chance()).written(
                from: from,
                at: instant,
                identity: identity
            )
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(bytes.allSatisfy { $0 == 0x0d || $0 == 0x0a || $0 == 0x09 || (0x20...0x7e).contains($0) })
            let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.utf8.count <= 78 && !$0.utf8.contains(0x0d) && !$0.utf8.contains(0x0a) })
            let headers = lines.prefix { !$0.isEmpty }.filter { !$0.hasPrefix(" ") }.map { String($0.prefix { $0 != ":" }) }
            #expect(
                headers == [
                    "Date", "From", "To", "Message-ID", "Subject", "Auto-Submitted", "MIME-Version", "Content-Type",
                    "Content-Transfer-Encoding",
                ]
            )
        }
    }

    private func written(_ message: MailMessage) -> String {
        String(decoding: message.written(from: sender, at: instant, identity: identity), as: UTF8.self)
    }
}
