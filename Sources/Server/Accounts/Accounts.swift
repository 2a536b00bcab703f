import Credentials
import Facts
import Logging
import Pages
import Storage

/// The people who may make an account.
package enum Registration: String, CaseIterable, Sendable {
    /// Anybody.
    case open
    /// Nobody, but for the very first; those who run the server make accounts.
    case closed
    /// People who were invited.
    case invitation
}

/// The operations on accounts. Knows nothing of HTTP.
struct Accounts: Sendable {
    let store: any Store
    let sessions: Sessions
    let hasher: PasswordHasher
    let rules: PasswordRules
    let registration: Registration
    /// Nil where the server sends no mail.
    let mailer: AccountMailer?
    let limits = TryLimits()
    let marks: BrowserMarks
    /// The code that making the first account takes; nil for none.
    let firstCode: SecretToken?
    /// Nil where nobody can sign in, as on the command line.
    let log: AccountLog?

    /// The accounts of a store.
    ///
    /// - Parameters:
    ///   - commonPasswords: the list of passwords that many people use.
    ///   - browserKey: the key by which browsers, and network addresses in the log, are recognised.
    ///   - firstCode: what the first account, which runs the server, takes; nil for nothing. Where not everybody may make an account, a
    ///     stranger who comes first must not run the server.
    init(
        in store: any Store,
        registration: Registration,
        mailer: AccountMailer?,
        commonPasswords: String,
        browserKey: [UInt8],
        firstCode: SecretToken? = nil,
        logger: Logger? = nil
    ) throws(StartFault) {
        self.firstCode = firstCode
        self.store = store
        sessions = Sessions(store: store)
        self.registration = registration
        self.mailer = mailer
        do throws(CredentialsFault) {
            hasher = try PasswordHasher()
            marks = try BrowserMarks(key: browserKey)
            if let logger { log = try AccountLog(logger, key: browserKey) } else { log = nil }
            rules = PasswordRules(common: try CommonPasswords(file: commonPasswords))
        } catch {
            throw .noCredentials(error)
        }
    }

    // MARK: - In

    /// The result of registering.
    enum Registered {
        /// The account is there.
        case made(Account)
        /// An email is on its way, whether or not the address has an account.
        case confirmationSent
    }

    /// Makes an account; where the server sends mail, once its address is confirmed.
    ///
    /// - Parameters:
    ///   - invitation: the text of the link, if an invitation is needed.
    ///   - onward: the page that confirming leads on to, also on another device.
    ///   - clientAddress: the network address that it is tried from.
    func register(
        email typed: String,
        password: String,
        invitation: String?,
        onward: Onward?,
        from clientAddress: String,
        now: Int64
    ) async throws(AccountFault) -> Registered {
        try limits.tryAnything(from: clientAddress)
        let email = try Self.address(typed)
        let accepted = try accept(password, for: email)
        let door = try await door(invitation: invitation, now: now)
        guard door.isOpen else { throw .notInvited }
        let hash = try await hash(accepted)
        // The first one runs the server, and must not wait for mail that may not be set up right.
        guard let mailer, !door.isFirst else {
            // An address that has an account must not cost the invitation.
            if try await holder(of: email) != nil { throw .emailTaken }
            try await useUp(door.link, now: now)
            let account = try await make(email, hash, now: now)
            return .made(try await keepingOut(account, by: door))
        }
        try limits.sendMail(to: email.key)
        let isTaken = try await holder(of: email) != nil
        // Kept in either case: otherwise the time that an answer takes would show which addresses have an account.
        let invitation = door.link.map { Pending.Registration.InvitationName(account: $0.account, hash: $0.hash) }
        let pending = Pending.Registration(email: email.text, password: hash.text, invitation: invitation, onward: onward)
        let account = AccountID(.random())
        let lifetime = Self.confirmationLifetime
        let link = try await makeLink(for: account, .register, payload: pending.payload, lifetime: lifetime, now: now)
        if isTaken { mailer.sendRegisteredAlready(to: email) } else { mailer.sendRegistration(link, to: email) }
        return .confirmationSent
    }

    /// Of two who come at the same time to a server without accounts only one is the first; the other had no right to come in by that
    /// door.
    private func keepingOut(_ account: Account, by door: Door) async throws(AccountFault) -> Account {
        if !door.isFirst || account.isAdministrator || (registration == .open && mailer == nil) { return account }
        try await stored(await store.delete(account.id))
        throw .notInvited
    }

    /// Makes an account at once.
    func make(_ email: EmailAddress, _ hash: PasswordHash, as id: AccountID = AccountID(.random()), now: Int64)
        async throws(AccountFault)
        -> Account
    {
        let account = Account(
            id: id,
            email: email.text,
            emailKey: email.key,
            password: hash.text,
            space: SpaceID(.random()),
            created: now
        )
        let made = try await stored(await store.create(account))
        guard let made else { throw .emailTaken }
        return made
    }

    /// The same, for an address typed on a command line.
    func make(_ typed: String, password: String, now: Int64) async throws(AccountFault) -> Account {
        let email = try Self.address(typed)
        return try await make(email, try await hash(try accept(password, for: email)), now: now)
    }

    /// Whose the address is by now.
    private func holder(of email: EmailAddress) async throws(AccountFault) -> AccountID? {
        try await stored(await store.account(emailKey: email.key))?.id
    }

    /// An invitation is used up only when all else is right: a person who mistypes the address may follow it again.
    /// (Where the server sends mail, it is used up when the address is confirmed.) Of many who follow it at once
    /// only one registers.
    private func useUp(_ link: OneTimeLink?, now: Int64) async throws(AccountFault) {
        guard let link else { return }
        let taken = try await stored(await store.take(link.hash, of: link.account, now: now))
        guard taken != nil else { throw .notInvited }
    }

    /// The people who may make an account at present.
    struct Door {
        var isOpen: Bool
        /// Whether the first account is still to be made.
        var isFirst = false
        /// The invitation that opens it.
        var link: OneTimeLink?
    }

    /// Whether somebody may make an account.
    func door(invitation: String?, now: Int64) async throws(AccountFault) -> Door {
        let hasAccounts = try await stored(await store.hasAccounts())
        if !hasAccounts { return Door(isOpen: isFirstCode(invitation), isFirst: true) }
        switch registration {
        case .open: return Door(isOpen: true)
        case .closed: return Door(isOpen: false)
        case .invitation:
            let link = try await link(invitation, now: now)
            return Door(isOpen: link?.purpose == .invitation, link: link)
        }
    }

    /// Whether this server offers an account to people who have none: where only its administrators make them, it does not.
    func offersAccounts() async throws(AccountFault) -> Bool {
        if registration != .closed { return true }
        return try await !stored(await store.hasAccounts())
    }

    /// Whether that is the code of the first account. Told by its digest, so that a near miss takes as long as a far one.
    private func isFirstCode(_ said: String?) -> Bool {
        guard let firstCode else { return true }
        return said.flatMap { Base64.decoded($0) }.flatMap { SecretToken($0) }?.digest == firstCode.digest
    }

    /// Checks address and password. Takes as long, and says the same, whether there is such an account or not.
    func authenticate(email typed: String, password: String, from origin: TryLimits.Origin) async throws(AccountFault) -> Account
    {
        let email = try? EmailAddress(typed: typed)
        // Texts that are no address are counted together: they can be as long as a form lets them.
        try tryPassword(of: email?.key ?? "", from: origin)
        var account: Account?
        if let email {
            account = try await stored(await store.account(emailKey: email.key))
        }
        return try await check(password, of: account, from: origin)
    }

    /// Checks the password of somebody who is signed in already, before a command that cannot be undone.
    ///
    /// - Returns: the account with the password that was checked.
    func confirm(_ password: String, of account: Account, from origin: TryLimits.Origin) async throws(AccountFault) -> Account {
        try tryPassword(of: account.emailKey, from: origin)
        return try await check(password, of: account, from: origin)
    }

    /// Whether a browser was signed in with for that address before.
    func knows(_ mark: BrowserMark?, for emailKey: String) -> Bool {
        mark.map { marks.isOwn($0, for: emailKey) } ?? false
    }

    func tryPassword(of emailKey: String, from origin: TryLimits.Origin) throws(AccountFault) {
        if let mark = origin.mark, knows(mark, for: emailKey) {
            try limits.tryPassword(in: mark)
        } else {
            try limits.tryPassword(of: emailKey, from: origin.clientAddress)
        }
    }

    private func check(_ typed: String, of account: Account?, from origin: TryLimits.Origin) async throws(AccountFault) -> Account
    {
        do throws(AccountFault) {
            return try await check(typed, of: account)
        } catch {
            if case .wrongPassword = error { log?.note(.passwordRefused, of: account?.id, from: origin.clientAddress) }
            throw error
        }
    }

    private func check(_ typed: String, of account: Account?) async throws(AccountFault) -> Account {
        // Longer than any password: nobody's. Something else is checked in its place, which takes as long.
        let password = Password(typed: typed)
        guard let account, let password, let hash = PasswordHash(stored: account.password) else {
            try await checked { () async throws(CredentialsFault) in
                guard let password = password ?? Password(typed: "") else { return }
                try await hasher.verifyNothing(password)
            }
            throw .wrongPassword
        }
        let isRight = try await checked { () async throws(CredentialsFault) in
            try await hasher.verify(password, against: hash)
        }
        guard isRight else { throw .wrongPassword }
        return hasher.needsRehash(hash) ? await rehashed(account, password) : account
    }

    /// The account with its password hashed as dearly as is usual by now: only here, where it was typed, can that be done.
    private func rehashed(_ account: Account, _ password: Password) async -> Account {
        do {
            var renewed = account
            renewed.password = try await hasher.hash(password).text
            try await store.replacePassword(account.password, by: renewed.password, of: account.id)
            guard let stored = try await store.account(account.id), stored.password != renewed.password,
                let hash = PasswordHash(stored: stored.password), try await hasher.verify(password, against: hash)
            else { return renewed }
            // Somebody else who typed it at the same moment was quicker.
            return stored
        } catch {
            // The next time will do.
            return account
        }
    }

    func checked<Value>(_ work: () async throws(CredentialsFault) -> Value) async throws(AccountFault) -> Value {
        do throws(CredentialsFault) {
            return try await work()
        } catch {
            throw .credentials(error)
        }
    }

    // MARK: - Changing

    /// Gives an account another password, and ends every session but the one it was chosen in. A password that was changed since
    /// it was checked, because somebody else knew it, changes nothing any longer.
    ///
    /// - Parameter account: as ``confirm(_:of:from:)`` returned it.
    func setPassword(_ typed: String, of account: Account, keeping session: Session?) async throws(AccountFault) {
        guard let email = try? EmailAddress(typed: account.email) else { throw .email(.badName) }
        let hash = try await hash(try accept(typed, for: email))
        let isSet = try await stored(
            await store.setPassword(hash.text, of: account.id, insteadOf: account.password, keeping: session?.hash)
        )
        guard isSet else { throw .wrongPassword }
        mailer?.sendPasswordChanged(to: email)
    }

    /// Gives an account another address; where the server sends mail, once the new one is confirmed. Where the password was
    /// changed since it was checked, because somebody else knew it, nothing changes, and no link is kept.
    ///
    /// - Parameter account: as ``confirm(_:of:from:)`` returned it.
    /// - Returns: whether it has it already.
    func changeEmail(_ typed: String, of account: Account, now: Int64) async throws(AccountFault) -> Bool {
        let email = try Self.address(typed)
        guard let mailer else {
            let isSet = try await stored(
                await store.setEmail(email.text, key: email.key, of: account.id, whilePassword: account.password)
            )
            if isSet { return true }
            let holder = try await holder(of: email)
            throw holder == nil || holder == account.id ? AccountFault.wrongPassword : AccountFault.emailTaken
        }
        try limits.sendMail(to: email.key)
        let holder = try await holder(of: email)
        // It is not taken by the account itself, whose person may want other capitals in it.
        let isTaken = holder != nil && holder != account.id
        let payload = Pending.payload(email: email.text)
        let lifetime = Self.confirmationLifetime
        // Kept in either case, as for registering; never of use to somebody else.
        let owner = isTaken ? AccountID(.random()) : account.id
        let (token, link) = try newLink(for: owner, .changeEmail, payload: payload, lifetime: lifetime, now: now)
        if isTaken {
            try await stored(await store.keep(link))
            mailer.sendRegisteredAlready(to: email)
        } else {
            let isKept = try await stored(await store.keep(link, whilePassword: account.password))
            guard isKept else { throw .wrongPassword }
            mailer.sendChange(token, of: account, to: email)
        }
        return false
    }

    /// Deletes an account. Where the password was changed since it was checked, because somebody else knew it, it stays.
    ///
    /// - Parameter account: as ``confirm(_:of:from:)`` returned it.
    func delete(_ account: Account) async throws(AccountFault) {
        let isGone = try await stored(await store.delete(account.id, whilePassword: account.password))
        guard isGone else { throw .wrongPassword }
    }

    // MARK: - Parts

    static func address(_ typed: String) throws(AccountFault) -> EmailAddress {
        do throws(EmailAddressRefusal) {
            return try EmailAddress(typed: typed)
        } catch {
            throw .email(error)
        }
    }

    func accept(_ typed: String, for email: EmailAddress) throws(AccountFault) -> Password {
        do throws(PasswordRefusal) {
            return try rules.accept(typed, for: email)
        } catch {
            throw .password(error)
        }
    }

    func hash(_ password: Password) async throws(AccountFault) -> PasswordHash {
        try await checked { () async throws(CredentialsFault) in try await hasher.hash(password) }
    }

    /// The store's answer, with its faults as those of accounts.
    func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AccountFault) -> Value {
        try await AccountFault.ofStore(await work())
    }
}

extension Identity {
    /// A name that nobody has had before.
    static func random() -> Identity {
        Identity(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
}
