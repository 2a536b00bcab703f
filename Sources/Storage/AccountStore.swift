/// Accounts, their sessions, and the links that work once.
package protocol AccountStore: Sendable {
    /// Makes an account and its space. The first account is the administrator, whatever `account` says.
    ///
    /// - Returns: the account as it was made; nil if another account has its address or its identity.
    func create(_ account: Account) async throws(StoreFault) -> Account?

    /// The account of that name.
    func account(_ id: AccountID) async throws(StoreFault) -> Account?

    /// The account with that address, in the form that is compared.
    func account(emailKey: String) async throws(StoreFault) -> Account?

    /// Whether there is any account yet.
    func hasAccounts() async throws(StoreFault) -> Bool

    /// Accounts by their names, a page at a time.
    ///
    /// - Parameter after: the last one of the page before; nil for the first.
    func accounts(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Account]

    /// Gives an account another address, if it still has the password that was checked. Links that went to the address before
    /// end, but for those by which others register. Invitations to lists that wait for the account wait for it at the new address:
    /// another person who has the old one later does not see them.
    ///
    /// - Parameter password: the hash of the password, as the account had it when it was checked.
    /// - Returns: false if another has the address, or the account has another password by now; then nothing changed.
    func setEmail(_ email: String, key: String, of account: AccountID, whilePassword password: String)
        async throws(StoreFault) -> Bool

    /// Gives an account another address by a link, which is used up with it. Other links and invitations as above.
    ///
    /// - Parameter link: its hash.
    /// - Returns: false if another has the address, or the link was used or has ended; then the address is as it was.
    func setEmail(_ email: String, key: String, of account: AccountID, by link: [UInt8], now: Int64)
        async throws(StoreFault) -> Bool

    /// Gives an account another password, if it still has the one before, and ends every session but one.
    ///
    /// - Parameters:
    ///   - old: the hash of the password, as the account had it when it was checked.
    ///   - kept: the hash of the session that goes on; nil ends all.
    /// - Returns: false if the account has another password by now; then nothing changed.
    func setPassword(_ password: String, of account: AccountID, insteadOf old: String, keeping kept: [UInt8]?)
        async throws(StoreFault) -> Bool

    /// Gives an account another password by a link, which is used up with it, and ends every session.
    ///
    /// - Parameter link: its hash.
    /// - Returns: false if the link was used or has ended; then nothing changed.
    func setPassword(_ password: String, of account: AccountID, by link: [UInt8], now: Int64) async throws(StoreFault) -> Bool

    /// Keeps another hash of the same password, if the account still has the one before: sessions and links stay.
    func replacePassword(_ old: String, by new: String, of account: AccountID) async throws(StoreFault)

    /// Deletes an account with everything that is kept of it and of its space. A list that it shares becomes the member's who came first,
    /// those who may write before those who may look; one that nobody else shares goes.
    func delete(_ account: AccountID) async throws(StoreFault)

    /// The same, if the account still has the password that was checked.
    ///
    /// - Parameter password: the hash of the password, as the account had it when it was checked.
    /// - Returns: false if the account has another password by now; then nothing changed. True if it was deleted before.
    func delete(_ account: AccountID, whilePassword password: String) async throws(StoreFault) -> Bool

    /// Keeps a session, if the account still has the password that opened it: a password that was changed while it was being checked
    /// no longer opens a session.
    ///
    /// - Parameter password: the hash of the password, as the account had it when it was checked.
    /// - Returns: whether it is kept.
    func begin(_ session: Session, openedBy password: String) async throws(StoreFault) -> Bool

    /// The session of that hash with its account; nil if it does not exist or has ended.
    ///
    /// - Parameter now: milliseconds since 1970.
    func session(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> (Session, Account)?

    /// Every session that has not ended, the one seen last first.
    func sessions(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session]

    /// Notes that a session was seen.
    func touch(_ hash: [UInt8], of account: AccountID, seen: Int64) async throws(StoreFault)

    /// Ends a session, and with it the device that it added.
    func end(_ hash: [UInt8], of account: AccountID) async throws(StoreFault)

    /// Keeps a link. Of one account and purpose there is one at a time, but for invitations: a new one ends the one before.
    func keep(_ link: OneTimeLink) async throws(StoreFault)

    /// Keeps a link that is no invitation, if the account still has the password that was checked.
    ///
    /// - Parameter password: the hash of the password, as the account had it when it was checked.
    /// - Returns: whether it is kept.
    func keep(_ link: OneTimeLink, whilePassword password: String) async throws(StoreFault) -> Bool

    /// Keeps an invitation to register.
    ///
    /// - Parameter limit: how many of an account's may be open.
    /// - Returns: false if the account has so many, or is not there.
    func keep(invitation: OneTimeLink, upTo limit: Int64, now: Int64) async throws(StoreFault) -> Bool

    /// The invitations to register that an account has made and nobody has used, the newest first.
    func openInvitations(of account: AccountID, now: Int64) async throws(StoreFault) -> [OneTimeLink]

    /// The link of that hash, without using it; nil if it does not exist or has ended.
    func link(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink?

    /// Uses the link of that hash: it is given to one caller only.
    func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink?
}
