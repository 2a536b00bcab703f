import Credentials
import Facts
import Storage

/// The account that a browser is signed in to, and its session.
struct SignedIn: Sendable {
    let account: Account
    let session: Session
}

/// Begins, finds and ends sessions. A browser shows a secret; the store knows only the digest of the secret, so that a stolen copy of
/// the store opens no account.
struct Sessions: Sendable {
    let store: any Store

    /// How long a session lasts from signing in, in milliseconds: as long as browsers keep a cookie at most. A person who opens Teaspoon once
    /// in a year is still signed in; one who wants to be signed out has a button for it.
    static let lifetime: Int64 = 400 * 24 * 60 * 60 * 1000
    /// How many sessions an account can have. One more ends the session that was unused for the longest time.
    static let most = 50
    /// Being seen is noted no more often than this: a write for every page would be the most frequent one there is.
    private static let noted: Int64 = 60 * 60 * 1000

    /// When a session was looked up. A request that arrives in pieces may outlast it: after a while it is looked up once more.
    struct Glance {
        private let at = ContinuousClock.now

        /// Whether that is longer ago than a request in one piece takes.
        var isOld: Bool { ContinuousClock.now - at > .milliseconds(50) }
    }

    /// The account and session that this token opens; nil for an invalid token.
    func find(_ token: SessionToken?, now: Int64) async throws(StoreFault) -> SignedIn? {
        guard let token, let account = AccountID(token) else { return nil }
        let found = try await store.session(token.secret.digest.bytes, of: account, now: now)
        guard let (session, owner) = found else { return nil }
        if now - session.seen > Self.noted {
            // A disk that is full keeps nobody from reading: it is noted another time.
            try? await store.touch(session.hash, of: account, seen: now)
        }
        return SignedIn(account: owner, session: session)
    }

    /// The sessions of an account that are too many.
    func superfluous(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session] {
        Array(try await store.sessions(of: account, now: now).dropFirst(Self.most))
    }

    /// Opens an account in a browser, and returns the token that the browser shows from then on.
    ///
    /// - Parameter account: as it was when its password was checked.
    func begin(_ account: Account, on device: String, now: Int64) async throws(AccountFault) -> SessionToken {
        let token: SessionToken
        do throws(CredentialsFault) {
            token = try .random(for: account.id)
        } catch {
            throw .credentials(error)
        }
        let session = Session(
            account: account.id,
            hash: token.secret.digest.bytes,
            device: device,
            created: now,
            seen: now,
            expires: now + Self.lifetime
        )
        let isKept: Bool
        do throws(StoreFault) {
            isKept = try await store.begin(session, openedBy: account.password)
        } catch {
            throw .store(error)
        }
        guard isKept else { throw .wrongPassword }
        return token
    }
}

extension AccountID {
    /// Whose token it is.
    init?<Use: TokenUse>(_ token: AccountToken<Use>) {
        guard let identity = Identity(bytes: token.account) else { return nil }
        self.init(identity)
    }
}

extension AccountToken {
    /// A token that nobody has had before.
    static func random(for account: AccountID) throws(CredentialsFault) -> AccountToken {
        guard let token = AccountToken(account: account.identity.bytes, secret: try SecretToken.random()) else {
            throw .noCryptography
        }
        return token
    }
}
