import Crypto
import Facts
import Synchronization

/// The sender's signature, which a push service can check (RFC 8292): made once for each push service, and used for hours.
final class PushSignature: Sendable {
    /// How long one is good, in seconds; RFC 8292 §2 allows a day.
    static let lifetime: Int64 = 12 * 3600
    /// One that ends at most so much before or after a new one is used again, in seconds: the clocks of push services differ, and
    /// messages that go at once may have read ours in another order.
    private static let reserve: Int64 = 6 * 3600
    /// Of how many push services the signature is kept. There are a handful; strangers could name any number.
    private static let mostKept = 1000

    private struct Kept {
        let header: String
        let end: Int64
    }

    private let keys: PushKeys
    private let contact: String
    private let kept = Mutex<[String: Kept]>([:])

    /// - Throws: ``WebPushFault/badContact``.
    init(keys: PushKeys, contact: String) throws(WebPushFault) {
        guard Self.isContact(contact) else { throw .badContact }
        self.keys = keys
        self.contact = contact
    }

    /// The `Authorization` header for the push service of this origin.
    ///
    /// - Parameter now: in seconds since 1970.
    func header(for origin: String, now: Int64) throws(WebPushFault) -> String {
        // Signed while the lock is held: of many messages that go at once, the first one signs and the others use the same signature.
        try kept.withLock { kept throws(WebPushFault) in
            // A clock that was put back must not leave a signature that is valid for longer than allowed.
            let end = now + Self.lifetime
            if let known = kept[origin], abs(known.end - end) <= Self.reserve { return known.header }
            let header = "vapid t=\(try token(for: origin, end: end)), k=\(Base64.encoded(keys.publicKey))"
            if kept.count >= Self.mostKept { kept.removeAll() }
            kept[origin] = Kept(header: header, end: end)
            return header
        }
    }

    /// A JSON Web Token (RFC 7519) signed with ES256 (RFC 7518 §3.4). Nothing in it needs to be escaped: see ``PushEndpoint`` and
    /// ``isContact(_:)``.
    private func token(for origin: String, end: Int64) throws(WebPushFault) -> String {
        let head = Base64.encoded(Array(#"{"typ":"JWT","alg":"ES256"}"#.utf8))
        let claims = Base64.encoded(Array(#"{"aud":"\#(origin)","exp":\#(end),"sub":"\#(contact)"}"#.utf8))
        guard let signature = try? keys.signing.signature(for: Array("\(head).\(claims)".utf8)) else { throw .noCryptography }
        return "\(head).\(claims).\(Base64.encoded(Array(signature.rawRepresentation)))"
    }

    /// Printable, and nothing that JSON would have to escape.
    private static func isContact(_ text: String) -> Bool {
        let begins = ["mailto:", "https://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
        return begins && text.utf8.count <= 512
            && text.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
}
