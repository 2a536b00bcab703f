import Dispatch
import Glibc
import Synchronization

/// A mail server for one test, on a port of its own: answers as it was told to, and records every line that it receives.
final class SMTPServer: Sendable {
    /// The answer to a word of the client's.
    enum Answer: Sendable {
        case say(String)
        /// Nothing, with the connection left open.
        case silence
        case hangUp
    }

    private struct Heard {
        var lines: [String] = []
        var letter: [UInt8] = []
    }

    let port: UInt16
    private let listener: Int32
    private let answers: [String: Answer]
    private let heard = Mutex(Heard())

    /// - Parameter answers: by the client's word; `CONNECT` is the connection itself, `.` the end of an email, `ELSE` any
    ///   word without an answer. Words that are not in the script are answered as by a server that takes every email.
    init(_ answers: [String: Answer] = [:]) throws {
        self.answers = answers.merging(Self.goodAnswers) { said, _ in said }
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isUp = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, address, &length) == 0
            }
        }
        guard isUp else { throw NoServer(code: errno) }
        port = UInt16(bigEndian: address.sin_port)
        DispatchQueue(label: "test.smtp").async { [self] in
            // Ends when the listener is shut down.
            while case let client = accept(listener, nil, nil), client >= 0 { serve(client) }
            close(listener)
        }
    }

    struct NoServer: Error { let code: Int32 }

    private static let goodAnswers: [String: Answer] = [
        "CONNECT": .say("220 test.example ESMTP"), "EHLO": .say("250 test.example"), "AUTH": .say("235 welcome"),
        "MAIL": .say("250 ok"), "RCPT": .say("250 ok"), "DATA": .say("354 go on"), ".": .say("250 taken"),
        "QUIT": .say("221 bye"),
    ]

    /// To be called when the test is over: the thread ends.
    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
    }

    /// Every line that it received, without the emails.
    var lines: [String] { heard.withLock { $0.lines } }

    /// The last email, as it came.
    var letter: [UInt8] { heard.withLock { $0.letter } }

    private func serve(_ client: Int32) {
        defer { close(client) }
        var bytes: [UInt8] = []
        guard answer("CONNECT", to: client) else { return }
        while let line = nextLine(from: client, &bytes) {
            heard.withLock { $0.lines.append(line) }
            let word = String(line.prefix { $0 != " " }).uppercased()
            guard answer(word, to: client) else { return }
            if word == "DATA", case .say(let text)? = answers[word], text.hasPrefix("354") {
                guard takeLetter(from: client, &bytes), answer(".", to: client) else { return }
            }
        }
    }

    /// False where the conversation is over.
    private func answer(_ word: String, to client: Int32) -> Bool {
        switch answers[word] ?? answers["ELSE"] ?? .say("500 what?") {
        case .say(let text):
            let bytes = Array((text + "\r\n").utf8)
            return send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        case .silence:
            // Until the other side has had enough.
            var room: UInt8 = 0
            while recv(client, &room, 1, 0) > 0 {}
            return false
        case .hangUp:
            return false
        }
    }

    private func takeLetter(from client: Int32, _ bytes: inout [UInt8]) -> Bool {
        var letter: [UInt8] = []
        while let line = nextLine(from: client, &bytes) {
            if line == "." {
                heard.withLock { $0.letter = letter }
                return true
            }
            // RFC 5321 §4.5.2: a dot in front of a dot is taken away.
            letter += (line.hasPrefix(".") ? line.dropFirst() : line[...]).utf8 + [0x0d, 0x0a]
        }
        return false
    }

    private func nextLine(from client: Int32, _ bytes: inout [UInt8]) -> String? {
        while true {
            if let end = bytes.firstIndex(of: 0x0a) {
                let line = bytes[..<end].filter { $0 != 0x0d }
                bytes.removeSubrange(...end)
                return String(decoding: line, as: UTF8.self)
            }
            var room = [UInt8](repeating: 0, count: 4096)
            let count = recv(client, &room, room.count, 0)
            guard count > 0 else { return nil }
            bytes += room[..<count]
        }
    }
}
