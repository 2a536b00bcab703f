import CCurl
import Transfers

/// The server that emails are handed to: it speaks SMTP (RFC 5321, RFC 6409); with the user who signs in there.
package struct MailServer: Sendable, CustomStringConvertible, CustomReflectable {
    /// How the connection is encrypted.
    package enum Encryption: Equatable, Sendable {
        /// From the first byte (RFC 8314 §3.3).
        case implicit
        /// By STARTTLS (RFC 3207), before anything else is sent; a server that does not offer it gets nothing.
        case required
        /// Not at all.
        case none
    }

    /// The user who signs in.
    struct User: Equatable, Sendable {
        let name: String
        let password: String
    }

    /// A name or a number; one of IPv6 is in brackets.
    package let host: String
    /// The given port, or else 587, or 465 if the connection is encrypted from the first byte.
    package let port: Int
    /// Required, unless the server is this machine or the URL has `?tls=none`.
    package let encryption: Encryption
    let user: User?

    /// Reads `smtp://user:password@host:port`, or `smtps://…`; user and password are percent-encoded (RFC 3986 §2.1).
    ///
    /// libcurl's own parser reads it: the host that is checked here is the host that will be connected to.
    ///
    /// - Throws: ``MailFault/badServer(_:)``, ``MailFault/noTransport``.
    package init(url text: String) throws(MailFault) {
        guard Curl.isReady, let url = curl_url() else { throw .noTransport }
        defer { curl_url_cleanup(url) }
        guard curl_url_set(url, CURLUPART_URL, text, UInt32(CURLU_NON_SUPPORT_SCHEME)) == CURLUE_OK else {
            throw .badServer(.unreadable)
        }
        let isEncryptedAtOnce: Bool
        switch Self.part(CURLUPART_SCHEME, of: url) {
        case "smtp": isEncryptedAtOnce = false
        case "smtps": isEncryptedAtOnce = true
        default: throw .badServer(.scheme)
        }
        guard let host = Self.part(CURLUPART_HOST, of: url), !host.isEmpty else { throw .badServer(.unreadable) }
        guard
            ["", "/"].contains(Self.part(CURLUPART_PATH, of: url) ?? ""),
            Self.part(CURLUPART_FRAGMENT, of: url) == nil,
            Self.part(CURLUPART_OPTIONS, of: url) == nil
        else { throw .badServer(.excess) }
        let port = Self.part(CURLUPART_PORT, of: url).flatMap { Int($0) }
        self.host = host
        self.port = port ?? (isEncryptedAtOnce ? 465 : 587)
        encryption = isEncryptedAtOnce ? .implicit : try Self.encryption(Self.part(CURLUPART_QUERY, of: url), host: host)
        if isEncryptedAtOnce, Self.part(CURLUPART_QUERY, of: url) != nil { throw .badServer(.excess) }
        user = try Self.user(of: url)
    }

    /// Where it is, without who signs in there.
    package var description: String {
        "\(encryption == .implicit ? "smtps" : "smtp")://\(host):\(port)"
    }

    /// The same for `dump`: no password.
    package var customMirror: Mirror { Mirror(self, children: ["address": description]) }

    private static func encryption(_ query: String?, host: String) throws(MailFault) -> Encryption {
        switch query {
        case nil: return isThisMachine(host) ? .none : .required
        case "tls=required": return .required
        case "tls=none": return .none
        case .some(let query): throw .badServer(query.hasPrefix("tls=") ? .tls : .excess)
        }
    }

    /// A connection to a program on the same machine passes no network; and such a program seldom has a certificate.
    private static func isThisMachine(_ host: String) -> Bool {
        let host = host.lowercased()
        if host == "localhost" || host == "[::1]" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.first == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }

    private static func user(of url: OpaquePointer) throws(MailFault) -> User? {
        guard let raw = part(CURLUPART_USER, of: url), !raw.isEmpty else {
            // A password for nobody is a slip of the pen, and signing in would be left out silently.
            guard part(CURLUPART_PASSWORD, of: url) == nil else { throw .badServer(.unreadable) }
            return nil
        }
        // A percent-encoded part may be no text, or have a control character in it, which could end a line.
        guard let name = part(CURLUPART_USER, of: url, flags: UInt32(CURLU_URLDECODE)) else { throw .badServer(.unreadable) }
        guard part(CURLUPART_PASSWORD, of: url) != nil else { return User(name: name, password: "") }
        guard let password = part(CURLUPART_PASSWORD, of: url, flags: UInt32(CURLU_URLDECODE)) else {
            throw .badServer(.unreadable)
        }
        return User(name: name, password: password)
    }

    private static func part(_ part: CURLUPart, of url: OpaquePointer, flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(url, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(validatingCString: text)
    }
}
