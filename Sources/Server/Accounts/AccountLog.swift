import Credentials
import Logging
import Storage

/// Notes in the log who signs in, who is refused, and what changes about an account, for the person who runs the server. Accounts stand
/// there by their number, as `teaspoon account list` prints it, and network addresses by a digest: the same address has the same digest on
/// all servers of a store, but nobody can read the address from it.
struct AccountLog: Sendable {
    /// An event of an account.
    enum Event: String {
        case registered = "registered"
        case signedIn = "signed in"
        case passwordRefused = "password refused"
        case signedOut = "signed out"
        case sessionEnded = "session ended from elsewhere"
        case passwordChanged = "password changed"
        case addressChanged = "address changed"
        case deleted = "account deleted"
    }

    private let logger: Logger
    private let addressDigest: KeyedDigest

    /// - Parameter key: the same for all servers of a store.
    init(_ logger: Logger, key: [UInt8]) throws(CredentialsFault) {
        self.logger = logger
        // Another key than other digests have: none of them can be taken for another kind.
        addressDigest = try KeyedDigest(key: try KeyedDigest(key: key).digest(of: Array("places in the log".utf8)))
    }

    /// - Parameters:
    ///   - account: nil if an address was tried that has no account.
    ///   - clientAddress: the network address, as ``Peer`` gives it.
    func note(_ event: Event, of account: AccountID?, from clientAddress: String) {
        let digest = addressDigest.digest(of: Array(clientAddress.utf8)).prefix(8)
        logger.notice(
            "\(event.rawValue)",
            metadata: ["account": "\(account?.description ?? "none")", "place": "\(Hex.encode(Array(digest)))"]
        )
    }
}
