import Mail
import Testing

struct MailServerTests {
    @Test(
        "an address says where, and how it is kept from others",
        arguments: [
            ("smtp://mail.example.org", "mail.example.org", 587, MailServer.Encryption.required),
            ("smtp://mail.example.org:25/", "mail.example.org", 25, .required),
            ("smtps://mail.example.org", "mail.example.org", 465, .implicit),
            ("smtp://ann:secret@mail.example.org:2525", "mail.example.org", 2525, .required),
            ("smtp://mail.example.org?tls=none", "mail.example.org", 587, .none),
            ("smtp://mail.example.org/?tls=required", "mail.example.org", 587, .required),
            ("smtp://localhost:1025", "localhost", 1025, .none), ("smtp://127.0.0.1:1025", "127.0.0.1", 1025, .none),
            ("smtp://127.1.2.3", "127.1.2.3", 587, .none), ("smtp://[::1]:1025", "[::1]", 1025, .none),
            ("smtp://localhost?tls=required", "localhost", 587, .required),
            ("smtp://127.example.org", "127.example.org", 587, .required),
            ("smtp://127.0.0.example", "127.0.0.example", 587, .required), ("smtp://0x7f.1", "127.0.0.1", 587, .none),
            ("smtp://localhost.example.org", "localhost.example.org", 587, .required),
        ]
    )
    func read(url: String, host: String, port: Int, encryption: MailServer.Encryption) throws {
        let server = try MailServer(url: url)
        #expect(server.host == host)
        #expect(server.port == port)
        #expect(server.encryption == encryption)
    }

    @Test(
        "an invalid URL of a mail server is refused with the reason",
        arguments: [
            ("", MailFault.BadServer.unreadable), ("mail.example.org", .unreadable), ("smtp://", .unreadable),
            ("smtp://mail.example.org:99999", .unreadable), ("smtp://mail.example.org:x", .unreadable),
            ("smtp://a b@mail.example.org", .unreadable), ("smtp://ann%0d%0aQUIT:x@mail.example.org", .unreadable),
            ("smtp://ann:x%00y@mail.example.org", .unreadable), ("smtp://ann:x%0ay@mail.example.org", .unreadable),
            ("smtp://ann:%ff@mail.example.org", .unreadable), ("smtp://:secret@mail.example.org", .unreadable),
            ("http://mail.example.org", .scheme), ("file:///etc/passwd", .scheme),
            ("smtp://mail.example.org/path", .excess), ("smtp://mail.example.org#x", .excess),
            ("smtp://mail.example.org?x=1", .excess), ("smtp://mail.example.org?tls=none&x=1", .tls),
            ("smtp://mail.example.org?tls=maybe", .tls), ("smtps://mail.example.org?tls=none", .excess),
        ]
    )
    func refused(url: String, reason: MailFault.BadServer) {
        #expect(throws: MailFault.badServer(reason)) { try MailServer(url: url) }
    }

    @Test func `who signs in is not shown by printing it`() throws {
        let server = try MailServer(url: "smtps://ann:secret@mail.example.org")
        var dumped = ""
        dump(server, to: &dumped)
        #expect("\(server)" == "smtps://mail.example.org:465")
        #expect(!dumped.contains("secret") && !dumped.contains("ann") && !String(reflecting: server).contains("secret"))
    }
}
