import Credentials
import Facts
import Storage

/// Links that work once.
extension Accounts {
    /// How long a link to choose a new password works, in milliseconds.
    static let resetLifetime: Int64 = 60 * 60 * 1000
    /// How long one to confirm an address works.
    static let confirmationLifetime: Int64 = 24 * 60 * 60 * 1000
    /// How long an invitation works.
    static let invitationLifetime: Int64 = 14 * 24 * 60 * 60 * 1000

    /// Makes a link.
    func makeLink(
        for account: AccountID,
        _ purpose: OneTimeLink.Purpose,
        payload: [UInt8] = [],
        lifetime: Int64,
        now: Int64
    ) async throws(AccountFault) -> LinkToken {
        let (token, link) = try newLink(for: account, purpose, payload: payload, lifetime: lifetime, now: now)
        try await stored(await store.keep(link))
        return token
    }

    /// A link that is not in the store yet, and the token that only its recipient gets.
    func newLink(for account: AccountID, _ purpose: OneTimeLink.Purpose, payload: [UInt8], lifetime: Int64, now: Int64)
        throws(AccountFault) -> (token: LinkToken, link: OneTimeLink)
    {
        let token: LinkToken
        do throws(CredentialsFault) {
            token = try .random(for: account)
        } catch {
            throw .credentials(error)
        }
        let link = OneTimeLink(
            account: account,
            hash: token.secret.digest.bytes,
            purpose: purpose,
            payload: payload,
            expires: now + lifetime
        )
        return (token, link)
    }

    /// The link that a text names, without using it; nil if it names none that is still good.
    func link(_ text: String?, now: Int64) async throws(AccountFault) -> OneTimeLink? {
        guard let token = text.flatMap({ LinkToken($0) }), let account = AccountID(token) else { return nil }
        return try await stored(await store.link(token.secret.digest.bytes, of: account, now: now))
    }

    /// Uses a link up. Of two who follow it at once, one is too late.
    private func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(AccountFault) {
        let taken = try await stored(await store.take(hash, of: account, now: now))
        guard taken != nil else { throw .linkEnded }
    }

    /// Whose account a link is about.
    func account(of link: OneTimeLink) async throws(AccountFault) -> Account {
        let found = try await stored(await store.account(link.account))
        guard let found else { throw .linkEnded }
        return found
    }

    // MARK: - The effects of following a link

    /// Sends a link to choose a new password, if there is an account with that address. Nobody is told whether there is.
    func sendReset(_ typed: String, from clientAddress: String, now: Int64) async throws(AccountFault) {
        guard let mailer else { return }
        try limits.tryAnything(from: clientAddress)
        let email = try Self.address(typed)
        try limits.sendMail(to: email.key)
        let found = try await stored(await store.account(emailKey: email.key))
        // A link is kept even when there is no such account: otherwise the time that an answer takes would show which addresses have one.
        let link = try await makeLink(for: found?.id ?? AccountID(.random()), .reset, lifetime: Self.resetLifetime, now: now)
        // As it was written when the account was made, not as it was typed now.
        if let found { mailer.sendReset(link, to: try Self.address(found.email)) }
    }

    /// Sets a new password by a link; every session of the account ends.
    func reset(by link: OneTimeLink, password: String, now: Int64) async throws(AccountFault) -> Account {
        var account = try await account(of: link)
        // A fault of the password is found before the link is used up.
        let email = try Self.address(account.email)
        let hash = try await hash(try accept(password, for: email))
        let isSet = try await stored(await store.setPassword(hash.text, of: account.id, by: link.hash, now: now))
        guard isSet else { throw .linkEnded }
        mailer?.sendPasswordChanged(to: email)
        account.password = hash.text
        return account
    }

    /// Makes the account that waited for its address to be confirmed. Takes the password that was chosen: somebody else may have asked
    /// for an account with this address, and must not be the one who knows its password.
    func register(by link: OneTimeLink, password: String, from origin: TryLimits.Origin, now: Int64) async throws(AccountFault)
        -> Account
    {
        guard let pending = Pending.Registration(payload: link.payload), let hash = PasswordHash(stored: pending.password) else {
            throw .linkEnded
        }
        let email = try Self.address(pending.email)
        try tryPassword(of: email.key, from: origin)
        guard let typed = Password(typed: password) else { throw .wrongPassword }
        let isRight = try await checked { () async throws(CredentialsFault) in try await hasher.verify(typed, against: hash) }
        guard isRight else { throw .wrongPassword }
        try await take(link.hash, of: link.account, now: now)
        if let invitation = pending.invitation { try await take(invitation.hash, of: invitation.account, now: now) }
        return try await make(email, hash, as: link.account, now: now)
    }

    /// Gives an account the address that was confirmed.
    ///
    /// - Returns: the account as it was, and its new address.
    func changeEmail(by link: OneTimeLink, now: Int64) async throws(AccountFault) -> (before: Account, new: EmailAddress) {
        guard let pending = Pending.email(link.payload) else { throw .linkEnded }
        let new = try Self.address(pending)
        let account = try await account(of: link)
        let isSet = try await stored(
            await store.setEmail(new.text, key: new.key, of: account.id, by: link.hash, now: now)
        )
        guard isSet else { throw .linkEnded }
        // It is still found by the old one where only capitals changed.
        if let old = try? EmailAddress(typed: account.email), old != new { mailer?.sendChanged(of: account, to: old) }
        return (account, new)
    }
}
