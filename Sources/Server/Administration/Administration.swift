import Credentials
import Facts
import Pages
package import Storage

/// The commands on accounts for administrators on the command line.
package struct Administration: Sendable {
    private let accounts: Accounts

    /// The accounts of a store.
    ///
    /// - Parameter commonPasswords: the list of passwords that many people use.
    package init(of store: any Store, commonPasswords: String) throws(StartFault) {
        // Nobody signs in here, so no browser is known again.
        accounts = try Accounts(in: store, registration: .open, mailer: nil, commonPasswords: commonPasswords, browserKey: [])
    }

    /// Makes an account.
    package func add(_ email: String, password: String) async throws(AdministrationFault) {
        do throws(AccountFault) {
            _ = try await accounts.make(email, password: password, now: WallClock.now())
        } catch {
            throw AdministrationFault(error)
        }
    }

    /// A secret path that lets its holder choose a new password for an account, once, within an hour.
    package func resetPath(for email: String) async throws(AdministrationFault) -> String {
        let account = try await account(email)
        return try await link(for: account, .reset, lifetime: Accounts.resetLifetime)
    }

    /// A secret path that lets its holder make an account, once, within two weeks.
    ///
    /// - Parameter inviter: the account that invites.
    package func invitationPath(from inviter: String) async throws(AdministrationFault) -> String {
        try await link(for: try await account(inviter), .invitation, lifetime: Accounts.invitationLifetime)
    }

    /// Ends all sessions of an account, and with them its devices for reminders.
    ///
    /// - Returns: how many there were.
    package func signOut(_ email: String) async throws(AdministrationFault) -> Int {
        let account = try await account(email)
        let sessions = try await stored(await accounts.store.sessions(of: account.id, now: WallClock.now()))
        for session in sessions { try await stored(await accounts.store.end(session.hash, of: account.id)) }
        return sessions.count
    }

    /// Deletes an account with everything in it.
    package func delete(_ email: String) async throws(AdministrationFault) {
        let account = try await account(email)
        try await stored(await accounts.store.delete(account.id))
    }

    /// Every account, in no order that means anything.
    package func all() async throws(AdministrationFault) -> [Account] {
        var all: [Account] = []
        while true {
            let last = all.last?.id
            let page = try await stored(await accounts.store.accounts(after: last, upTo: 500))
            all += page
            if page.count < 500 { return all }
        }
    }

    private func account(_ email: String) async throws(AdministrationFault) -> Account {
        let key = (try? EmailAddress(typed: email))?.key ?? email
        let found = try await stored(await accounts.store.account(emailKey: key))
        guard let found else { throw .noAccount(email) }
        return found
    }

    private func link(
        for account: Account,
        _ purpose: OneTimeLink.Purpose,
        lifetime: Int64
    ) async throws(AdministrationFault) -> String {
        do throws(AccountFault) {
            let token = try await accounts.makeLink(for: account.id, purpose, lifetime: lifetime, now: WallClock.now())
            return AccountLink.path(token, purpose)
        } catch {
            throw AdministrationFault(error)
        }
    }

    private func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AdministrationFault)
        -> Value
    {
        do throws(StoreFault) {
            return try await work()
        } catch {
            throw .store(error)
        }
    }
}

/// Why something that was told on the command line was not done.
package enum AdministrationFault: Error, Equatable, CustomStringConvertible {
    /// The store said no.
    case store(StoreFault)
    /// No account has that address.
    case noAccount(String)
    /// Anything else, in a sentence.
    case refused(String)

    init(_ fault: AccountFault) {
        self =
            switch fault {
            case .store(let fault): .store(fault)
            case .email(let refusal): .refused(Catalog.english[refusal.words])
            case .password(let refusal): .refused(Catalog.english[refusal.words])
            case .emailTaken: .refused("Another account has this address.")
            case .credentials(let fault): .refused(fault.description)
            case .tooOften, .wrongPassword, .notInvited, .tooManyInvitations, .linkEnded, .nobody, .notShared:
                .refused("It was refused.")
            }
    }

    /// One plain sentence.
    package var description: String {
        switch self {
        case .store(let fault): fault.description
        case .noAccount(let email): "No account has the address \(email)."
        case .refused(let sentence): sentence
        }
    }
}
