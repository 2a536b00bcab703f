import Credentials
import Facts
import Pages
import Storage

/// Joining one list by a link.
enum ShareUse: TokenUse {}

/// The token of a link to a list. Where other tokens name an account, this one names the list by its number.
typealias ShareToken = AccountToken<ShareUse>

extension AccountToken where Use == ShareUse {
    /// A token for a list that nobody has had before.
    static func random(for number: UInt32) throws(CredentialsFault) -> ShareToken {
        let secret = try SecretToken.random()
        guard let token = ShareToken(account: Identity(high: 0, low: UInt64(number)).bytes, secret: secret) else {
            throw .noCryptography
        }
        return token
    }

    /// The number of the list; nil if it names none.
    var number: UInt32? {
        guard let identity = Identity(bytes: account), identity.high == 0 else { return nil }
        return UInt32(exactly: identity.low)
    }

    /// The path, with its token.
    var path: String { AccountRoute.sharedJoin.path + "?t=" + text }
}
