/// Why an email was not sent, or cannot be; each has a sentence for the operator. None says anything of a password or of an email.
package enum MailFault: Error, Equatable, CustomStringConvertible {
    /// The given URL of the mail server cannot be used (``MailServer/init(url:)``).
    case badServer(BadServer)
    /// The server could not be found or connected to, or broke off, and why.
    case unreachable(String)
    /// The connection could not be encrypted, or the server's certificate is not to be believed, and why.
    case insecure(String)
    /// The server did not take the user's name and password.
    case notSignedIn
    /// The server does not take emails to this address, by the code of RFC 5321 §4.2.
    case badAddress(Int)
    /// The server did not take the email, by the code of RFC 5321 §4.2.
    case refused(Int)
    /// The server did not answer in time.
    case tooLate
    /// As many emails wait to be sent as may wait.
    case busy
    /// libcurl could not be started.
    case noTransport

    /// The fault of a mail server's URL.
    package enum BadServer: Equatable, Sendable {
        /// It cannot be read as an address.
        case unreadable
        /// It begins neither with `smtp:` nor with `smtps:`.
        case scheme
        /// It has parts besides the host, the port, user and password, and `tls`.
        case excess
        /// `tls` is neither `required` nor `none`.
        case tls
    }

    /// Whether the same email may well be taken later: nothing is wrong with it, nor with its address.
    package var isTemporary: Bool {
        switch self {
        case .unreachable, .tooLate, .busy: true
        case .refused(let code), .badAddress(let code): (400..<500).contains(code)
        case .badServer, .insecure, .notSignedIn, .noTransport: false
        }
    }

    /// One plain sentence.
    package var description: String {
        switch self {
        case .badServer(.unreadable):
            "The mail server's address cannot be read: it is like smtp://user:password@mail.example.org:587."
        case .badServer(.scheme):
            "The mail server's address must begin with smtp:// or smtps://."
        case .badServer(.excess):
            "The mail server's address may say a host, a port, a user with a password, and ?tls=…, and nothing else."
        case .badServer(.tls):
            "In the mail server's address, tls may be required or none."
        case .unreachable(let reason):
            "The mail server cannot be reached: \(reason)."
        case .insecure(let reason):
            "The connection to the mail server cannot be made safe: \(reason)."
        case .notSignedIn:
            "The mail server does not take the user name and password that it was given."
        case .badAddress(let code):
            "The mail server does not take e-mails to this address (\(code))."
        case .refused(let code):
            "The mail server did not take the e-mail (\(code))."
        case .tooLate:
            "The mail server did not answer in time."
        case .busy:
            "Too many e-mails wait to be sent just now."
        case .noTransport:
            "libcurl could not be started."
        }
    }
}
