import Credentials
import Facts
import Mail
import Testing

struct MailerTests {
    private let message: MailMessage
    private let sender: MailSender

    init() throws {
        sender = MailSender(name: "Teaspoon", address: try EmailAddress(typed: "plans@teaspoon.example"))
        message = MailMessage(to: try EmailAddress(typed: "Ann@example.org"), subject: "Hello", text: "One\n.\n..two\n")
    }

    @Test func `a letter comes as it was written, to whom it was written`() async throws {
        let server = try SMTPServer()
        defer { server.stop() }
        try await mailer(for: server).send(message)
        #expect(
            server.lines.prefix(4) == [
                "EHLO teaspoon.example", "MAIL FROM:<plans@teaspoon.example>", "RCPT TO:<Ann@example.org>", "DATA",
            ]
        )
        let letter = String(decoding: server.letter, as: UTF8.self)
        #expect(letter.hasPrefix("Date: "))
        #expect(letter.hasSuffix("\r\n\r\nOne\r\n.\r\n..two\r\n"))
    }

    @Test func `every letter has a name of its own`() async throws {
        let server = try SMTPServer()
        defer { server.stop() }
        let mailer = try mailer(for: server)
        var names: Set<String> = []
        for _ in 0..<3 {
            try await mailer.send(message)
            names.formUnion(Self.names(in: server.letter))
        }
        #expect(names.count == 3)
    }

    @Test func `a letter with an identity has the same name however often it is sent`() async throws {
        let server = try SMTPServer()
        defer { server.stop() }
        let mailer = try mailer(for: server)
        var message = message
        message.identity = [1, 2, 0xab]
        for _ in 0..<2 {
            try await mailer.send(message)
            #expect(Self.names(in: server.letter) == ["Message-ID: <0102ab@teaspoon.example>"])
        }
    }

    private static func names(in letter: [UInt8]) -> [String] {
        let lines = String(decoding: letter, as: UTF8.self).split(separator: "\r\n")
        return lines.filter { $0.hasPrefix("Message-ID:") }.map { String($0) }
    }

    @Test func `who signs in does, with signs in the password that an address could not hold`() async throws {
        let server = try SMTPServer(Self.asksForPassword.merging(["ELSE": .say("235 welcome")]) { $1 })
        defer { server.stop() }
        let url = "smtp://ann%40example.org:p%3a%2f%C3%A4@127.0.0.1:\(server.port)"
        try await Mailer(server: MailServer(url: url), sender: sender).send(message)
        // RFC 4616: "", the name and the password, each behind a zero byte.
        let said = "\0ann@example.org\0p:/ä"
        #expect(server.lines.contains { $0.hasPrefix("AUTH PLAIN") })
        #expect(server.lines.contains { Self.decoded($0) == said })
    }

    @Test func `a wrong password is told from everything else`() async throws {
        let server = try SMTPServer(Self.asksForPassword.merging(["ELSE": .say("535 no")]) { $1 })
        defer { server.stop() }
        let mailer = Mailer(server: try MailServer(url: "smtp://ann:wrong@127.0.0.1:\(server.port)"), sender: sender)
        await #expect(throws: MailFault.notSignedIn) { try await mailer.send(message) }
    }

    @Test(
        "an email that the server does not take is refused with its code",
        arguments: [
            ("CONNECT", "554 go away", MailFault.refused(554)), ("CONNECT", "421 busy", .refused(421)),
            ("MAIL", "550 no such sender", .refused(550)), ("MAIL", "451 later", .refused(451)),
            ("RCPT", "550 no such person", .badAddress(550)), ("RCPT", "450 later", .badAddress(450)),
            ("DATA", "554 no", .refused(554)), (".", "552 too long", .refused(552)), (".", "452 later", .refused(452)),
        ]
    )
    func refused(word: String, answer: String, fault: MailFault) async throws {
        let server = try SMTPServer([word: .say(answer)])
        defer { server.stop() }
        let mailer = try mailer(for: server)
        await #expect(throws: fault) { try await mailer.send(message) }
        #expect(fault.isTemporary == answer.hasPrefix("4"))
    }

    @Test(
        "a server that says nothing is not waited for, wherever it stops",
        arguments: ["CONNECT", "EHLO", "MAIL", "RCPT", "DATA", "."]
    )
    func silence(word: String) async throws {
        let server = try SMTPServer([word: .silence])
        defer { server.stop() }
        let patience = Mailer.Patience(connecting: .seconds(10), whole: .milliseconds(300))
        let mailer = try mailer(for: server, patience: patience)
        await #expect(throws: MailFault.tooLate) { try await mailer.send(message) }
    }

    @Test("a server that hangs up is unreachable, wherever it does", arguments: ["CONNECT", "EHLO", "MAIL", "RCPT", "DATA", "."])
    func hangUp(word: String) async throws {
        let server = try SMTPServer([word: .hangUp])
        defer { server.stop() }
        let mailer = try mailer(for: server)
        await #expect {
            try await mailer.send(message)
        } throws: {
            guard case .unreachable(let reason)? = $0 as? MailFault else { return false }
            return !reason.isEmpty
        }
    }

    @Test func `where nobody listens the server is unreachable`() async throws {
        let server = try SMTPServer()
        let mailer = try mailer(for: server)
        server.stop()
        // The thread closes it a moment after it was told to; until then it hangs up, which makes no difference to the sender.
        await #expect {
            try await mailer.send(message)
        } throws: {
            if case .unreachable? = $0 as? MailFault { true } else { false }
        }
    }

    @Test func `a server that offers no encryption is told nothing where it is required`() async throws {
        let server = try SMTPServer(Self.asksForPassword)
        defer { server.stop() }
        let url = "smtp://ann:secret@127.0.0.1:\(server.port)?tls=required"
        let mailer = Mailer(server: try MailServer(url: url), sender: sender)
        await #expect {
            try await mailer.send(message)
        } throws: {
            if case .insecure? = $0 as? MailFault { true } else { false }
        }
        #expect(!server.lines.contains { $0.hasPrefix("AUTH") || $0.hasPrefix("MAIL") })
    }

    @Test func `as many e-mails wait as may wait`() async throws {
        let server = try SMTPServer()
        defer { server.stop() }
        let full = Mailer(server: try MailServer(url: "smtp://127.0.0.1:\(server.port)"), sender: sender, limit: 0)
        await #expect(throws: MailFault.busy) { try await full.send(message) }
    }

    /// The client sends the password in a separate line.
    private static let asksForPassword: [String: SMTPServer.Answer] = [
        "EHLO": .say("250-test.example\r\n250 AUTH PLAIN"), "AUTH": .say("334 "),
    ]

    private func mailer(for server: SMTPServer, patience: Mailer.Patience = .usual) throws -> Mailer {
        Mailer(server: try MailServer(url: "smtp://127.0.0.1:\(server.port)"), sender: sender, patience: patience)
    }

    /// The last word of a line, out of base64.
    private static func decoded(_ line: String) -> String? {
        line.split(separator: " ").last.flatMap { Base64.decoded(String($0)) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
