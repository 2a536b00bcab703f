import Facts
import Pages
import Storage

/// The data of a link that is needed once it is followed, as the store keeps it.
enum Pending {
    /// An account that waits for its address to be confirmed.
    struct Registration: Equatable {
        var email: String
        /// The hash of the password.
        var password: String
        /// What is used up with it: the account that invited, and the hash of the invitation.
        var invitation: InvitationName?
        /// The page that its person came from, which confirming leads on to.
        var onward: Onward?

        struct InvitationName: Equatable {
            var account: AccountID
            var hash: [UInt8]
        }

        init(email: String, password: String, invitation: InvitationName? = nil, onward: Onward? = nil) {
            self.email = email
            self.password = password
            self.invitation = invitation
            self.onward = onward
        }

        /// Reads the form of ``payload``; nil for anything else.
        init?(payload: [UInt8]) {
            guard let texts = Pending.texts(payload), (2...5).contains(texts.count) else { return nil }
            self.init(email: texts[0], password: texts[1])
            // Where there is a page it comes last: without one, and with an invitation, there are two or four texts.
            if !texts.count.isMultiple(of: 2) { onward = texts.last.flatMap { Onward($0) } }
            if texts.count < 4 { return }
            guard let account = Identity(hex: texts[2]), let hash = Hex.decode(texts[3][...]) else { return nil }
            invitation = InvitationName(account: AccountID(account), hash: hash)
        }

        var payload: [UInt8] {
            let invitation = invitation.map { [$0.account.identity.hex, Hex.encode($0.hash)] } ?? []
            return Pending.payload([email, password] + invitation + (onward.map { [$0.target] } ?? []))
        }
    }

    /// A new address, as the payload of a link.
    static func payload(email: String) -> [UInt8] { payload([email]) }

    /// The new address that a link carries.
    static func email(_ payload: [UInt8]) -> String? { texts(payload)?.first }

    /// For whom an invitation is, as its payload.
    static func payload(guest: String) -> [UInt8] { payload([guest]) }

    /// For whom an invitation is; empty if it does not say.
    static func guest(_ payload: [UInt8]) -> String { texts(payload)?.first ?? "" }

    private static func payload(_ texts: [String]) -> [UInt8] {
        var writer = CBORWriter()
        writer.array(texts.count)
        for text in texts { writer.text(text) }
        return writer.bytes
    }

    private static func texts(_ payload: [UInt8]) -> [String]? {
        var reader = CBORReader(payload)
        return try? (0..<reader.array()).map { _ in try reader.text() }
    }
}
