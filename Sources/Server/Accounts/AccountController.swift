import Credentials
import HTTPTypes
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// One's own account, for a person who is signed in: its page, its address, its password, and its end.
struct AccountController: Sendable {
    let accounts: Accounts
    let browsers: BrowserSessions
    let pages: ServerPages

    func show(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        let done = asked.query["did"] == "ended" ? pages.words[.ownAccountEnded] : nil
        return pages.page(try await accountPage(of: caller, done: done, now: asked.now))
    }

    private func accountPage(
        of caller: SignedIn,
        faults: AccountPage.Faults = AccountPage.Faults(),
        done: String? = nil,
        now: Int64
    ) async throws(AccountFault) -> AccountPage {
        let sessions = try await accounts.stored(await accounts.store.sessions(of: caller.account.id, now: now))
        let openSessions = sessions.map { session in
            AccountPage.OpenSession(
                name: Hex.encode(session.hash),
                device: session.device,
                // About: it is not noted more exactly.
                daysAgo: Int(max(now - session.seen, 0) / 86_400_000),
                isHere: session.hash == caller.session.hash
            )
        }
        return AccountPage(
            email: caller.account.email,
            isAdministrator: caller.account.isAdministrator,
            sessions: openSessions,
            faults: faults,
            done: done
        )
    }

    func changeEmail(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        var faults = AccountPage.Faults()
        faults.email = FieldValue(asked.typed("email"))
        do throws(AccountFault) {
            let account = try await accounts.confirm(asked.typed("email-password"), of: caller.account, from: asked.origin)
            let isDone = try await accounts.changeEmail(asked.typed("email"), of: account, now: asked.now)
            if isDone { accounts.log?.note(.addressChanged, of: caller.account.id, from: asked.clientAddress) }
            guard isDone, let new = try? EmailAddress(typed: asked.typed("email")) else { return pages.say(.changeSent) }
            return pages.say(.emailChanged, headers: browsers.mark(for: new.key, asked))
        } catch {
            switch error {
            case .wrongPassword: faults.emailPassword = pages.words[.passwordWrong]
            case .email(let refusal): faults.email.fault = pages.words[refusal.words]
            case .emailTaken: faults.email.fault = pages.words[.emailTaken]
            default: throw error
            }
        }
        return pages.page(try await accountPage(of: caller, faults: faults, now: asked.now), status: 422)
    }

    func changePassword(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        var faults = AccountPage.Faults()
        do throws(AccountFault) {
            let account = try await accounts.confirm(asked.typed("password"), of: caller.account, from: asked.origin)
            try await accounts.setPassword(asked.typed("new-password"), of: account, keeping: caller.session)
            browsers.disconnect(caller.account.id)
            accounts.log?.note(.passwordChanged, of: caller.account.id, from: asked.clientAddress)
            let done = pages.words[.ownAccountPasswordSaved]
            return pages.page(try await accountPage(of: caller, done: done, now: asked.now))
        } catch {
            switch error {
            case .wrongPassword: faults.password = pages.words[.passwordWrong]
            case .password(let refusal): faults.newPassword = pages.words[refusal.words]
            default: throw error
            }
        }
        return pages.page(try await accountPage(of: caller, faults: faults, now: asked.now), status: 422)
    }

    func showDelete(_ asked: AccountRequest) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        return pages.page(DeleteAccountPage(email: caller.account.email))
    }

    func delete(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        do throws(AccountFault) {
            let account = try await accounts.confirm(asked.typed("password"), of: caller.account, from: asked.origin)
            try await accounts.delete(account)
        } catch .wrongPassword {
            return pages.page(DeleteAccountPage(email: caller.account.email, fault: pages.words[.passwordWrong]), status: 422)
        }
        browsers.disconnect(caller.account.id)
        accounts.log?.note(.deleted, of: caller.account.id, from: asked.clientAddress)
        // The account's data in this browser goes with it: the worker's database, and the worker.
        let clearing = HTTPField(name: .clearSiteData, value: "\"storage\", \"cache\"")
        return pages.lead(to: AccountRoute.deleted.path, headers: [asked.cookie.removing, clearing])
    }

    func showDeleted(_ asked: AccountRequest) -> Hummingbird.Response { pages.say(.deleted) }
}
