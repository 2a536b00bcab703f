/// An invitation to join a list.
package struct Invitation: Equatable, Sendable {
    /// Whom it is for.
    package enum Guest: Equatable, Sendable {
        /// Anybody who shows the secret with this digest, of 32 bytes; any number of people may follow the link.
        case link([UInt8])
        /// The person whose account has the address of that key. `email` is the one that its maker typed: the account may have had it
        /// then, and another one since.
        case address(email: String, key: String)

        /// The key by which it is found within its list.
        package var name: [UInt8] {
            switch self {
            case .link(let digest): digest
            case .address(_, let key): Array(key.utf8)
            }
        }

        /// The address as its maker typed it; empty for a link.
        package var email: String {
            if case .address(let email, _) = self { email } else { "" }
        }

        /// Reads the columns of a store.
        package init(name: [UInt8], email: String) {
            self = email.isEmpty ? .link(name) : .address(email: email, key: String(decoding: name, as: UTF8.self))
        }
    }

    /// The number of the shared list.
    package var number: UInt32
    /// Whom it is for.
    package var guest: Guest
    /// The role that they get: view or edit.
    package var role: MemberRole
    /// When it was made, in milliseconds since 1970.
    package var created: Int64
    /// When it ends by itself, in milliseconds since 1970.
    package var expires: Int64

    package init(number: UInt32, guest: Guest, role: MemberRole, created: Int64, expires: Int64) {
        self.number = number
        self.guest = guest
        self.role = role
        self.created = created
        self.expires = expires
    }
}
