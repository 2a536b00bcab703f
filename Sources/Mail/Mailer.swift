import BlockingWork
import FoundationEssentials

/// Hands emails to a mail server, on a separate thread: a server may take its time, and others must not wait with it.
package struct Mailer: Sendable {
    /// How long a server is waited for.
    package struct Patience: Equatable, Sendable {
        /// Until it is connected to.
        package let connecting: Duration
        /// For all of one email. A server that goes silent at its very end holds the thread for as long again, but at least a second.
        package let whole: Duration

        /// So long to connect, so long in all.
        package init(connecting: Duration, whole: Duration) {
            self.connecting = connecting
            self.whole = whole
        }

        /// RFC 5321 §4.5.3.2 would wait for minutes. Somebody is waiting for these emails, and the sender may try again later.
        package static let usual = Patience(connecting: .seconds(10), whole: .seconds(30))
    }

    private let server: MailServer
    private let sender: MailSender
    private let patience: Patience
    private let workers: Workers

    /// - Parameters:
    ///   - threads: how many emails are on their way at once, from 1.
    ///   - limit: how many there may be in all, those on their way among them.
    package init(server: MailServer, sender: MailSender, patience: Patience = .usual, threads: Int = 1, limit: Int = 100) {
        self.server = server
        self.sender = sender
        self.patience = patience
        workers = Workers(label: "teaspoon.mail", count: threads, limit: limit)
    }

    /// Returns when the server has taken the email: it is responsible for it from then on (RFC 5321 §4.2.5).
    ///
    /// - Throws: why not. After ``MailFault/tooLate`` it may have taken it all the same.
    package func send(_ message: MailMessage) async throws(MailFault) {
        let bytes = message.written(from: sender, at: Self.now(), identity: message.identity ?? Self.freshIdentity())
        let delivery = MailTransfer(
            server: server,
            sender: sender,
            recipient: message.recipient,
            message: bytes,
            patience: patience
        )
        let result: Result<Void, MailFault>
        do throws(TooMuchWork) {
            result = try await workers.run { Result { () throws(MailFault) in try delivery.run() } }
        } catch {
            throw .busy
        }
        try result.get()
    }

    private static func now() -> Int64 {
        Int64((Date().timeIntervalSince1970 * 1000).rounded(.down))
    }

    private static func freshIdentity() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
