package import Facts

/// A public link: anybody who has it can look at one list, or the spoons, of an account until the link is revoked.
package struct PublicLink: Equatable, Sendable {
    /// The subject of a public link.
    package enum Subject: Equatable, Sendable {
        /// How many spoons are left.
        case spoons
        /// A list.
        case list(Identity)
    }

    /// Whose it is.
    package var account: AccountID
    /// SHA-256 of the secret in the address, 32 bytes.
    package var hash: [UInt8]
    /// The shared view.
    package var subject: Subject
    /// The label that its maker gave it: "for Mum".
    package var label: String
    /// When it was made, in milliseconds since 1970.
    package var created: Int64
    /// On which day it was last opened, in days since 1970 (UTC); nil: never.
    package var opened: Int64?

    package init(account: AccountID, hash: [UInt8], subject: Subject, label: String, created: Int64, opened: Int64? = nil) {
        self.account = account
        self.hash = hash
        self.subject = subject
        self.label = label
        self.created = created
        self.opened = opened
    }

    /// The list, as a column holds it: nothing for spoons.
    var listBytes: [UInt8] {
        switch subject {
        case .spoons: []
        case .list(let list): list.bytes
        }
    }

    /// Reads the bytes written by ``listBytes``.
    static func subject(_ bytes: [UInt8]) throws(StoreFault) -> Subject {
        if bytes.isEmpty { return .spoons }
        guard let list = Identity(bytes: bytes) else { throw .damaged("a list's name of another length") }
        return .list(list)
    }
}
