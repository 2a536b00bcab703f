import Credentials
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Links that work once: asked for, looked at, followed. Looking at one does not use it up: programs that look through mail for their
/// people do so too.
struct OneTimeLinkController: Sendable {
    let accounts: Accounts
    let browsers: BrowserSessions
    let deadLinks: DeadLinks
    let pages: ServerPages

    func showForgotten(_ asked: AccountRequest) -> Hummingbird.Response {
        pages.page(ForgottenPage(sendsMail: accounts.mailer != nil))
    }

    func sendReset(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        do throws(AccountFault) {
            try await accounts.sendReset(asked.typed("email"), from: asked.clientAddress, now: asked.now)
            return accounts.mailer == nil ? pages.page(ForgottenPage(sendsMail: false)) : pages.say(.linkSent)
        } catch {
            guard case .email(let refusal) = error else { throw error }
            let typed = FieldValue(asked.typed("email"), fault: pages.words[refusal.words])
            return pages.page(ForgottenPage(email: typed, sendsMail: true), status: 422)
        }
    }

    func show(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let text = asked.query["to"] ?? ""
        do throws(AccountFault) {
            guard let link = try await accounts.link(text, now: asked.now) else { throw .linkEnded }
            if link.purpose == .invitation { return pages.lead(to: AccountRoute.register.path + "?invitation=" + text) }
            return pages.page(try await linkPage(link, text, asked))
        } catch .linkEnded {
            return try await deadLinks.answer(DeadLinkPage.kind(named: asked.query["for"]), asked)
        }
    }

    private func linkPage(_ link: OneTimeLink, _ text: String, _ asked: AccountRequest, fault: String? = nil)
        async throws(AccountFault) -> LinkPage
    {
        let purpose: LinkPage.Purpose
        let email: String
        switch link.purpose {
        case .reset: (purpose, email) = (.newPassword, try await accounts.account(of: link).email)
        case .register:
            guard let pending = Pending.Registration(payload: link.payload) else { throw .linkEnded }
            (purpose, email) = (.register, pending.email)
        case .changeEmail:
            guard let new = Pending.email(link.payload) else { throw .linkEnded }
            (purpose, email) = (.changeEmail(to: new), try await accounts.account(of: link).email)
        case .invitation: throw .linkEnded
        }
        let isOwn = asked.caller?.account.id == link.account
        let other = isOwn ? nil : asked.caller?.account.email
        return LinkPage(purpose, link: text, email: email, isOwn: isOwn, other: other, fault: fault)
    }

    func follow(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let text = asked.typed("link")
        let kind = DeadLinkPage.kind(named: asked.form["for"])
        guard let link = try await accounts.link(text, now: asked.now) else { return try await deadLinks.answer(kind, asked) }
        do throws(AccountFault) {
            return try await follow(link, asked)
        } catch {
            let fault: String
            switch error {
            case .password(let refusal): fault = pages.words[refusal.words]
            case .wrongPassword: fault = pages.words[.passwordWrong]
            case .emailTaken, .linkEnded: return try await deadLinks.answer(kind, asked)
            default: throw error
            }
            return pages.page(try await linkPage(link, text, asked, fault: fault), status: 422)
        }
    }

    private func follow(_ link: OneTimeLink, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let password = asked.typed("password")
        switch link.purpose {
        case .reset:
            let account = try await accounts.reset(by: link, password: password, now: asked.now)
            browsers.disconnect(account.id)
            accounts.log?.note(.passwordChanged, of: account.id, from: asked.clientAddress)
            return try await browsers.open(account, asked)
        case .register:
            let account = try await accounts.register(by: link, password: password, from: asked.origin, now: asked.now)
            accounts.log?.note(.registered, of: account.id, from: asked.clientAddress)
            return try await browsers.openNew(account, cameFrom: Pending.Registration(payload: link.payload)?.onward, asked)
        case .changeEmail:
            let (before, new) = try await accounts.changeEmail(by: link, now: asked.now)
            accounts.log?.note(.addressChanged, of: link.account, from: asked.clientAddress)
            let isOwn = asked.caller?.account.id == link.account
            if isOwn { return pages.say(.emailChanged, headers: browsers.mark(for: new.key, asked)) }
            return pages.page(
                ChangedAddressPage(from: before.email, to: new.text, isSomebodySignedIn: asked.caller != nil)
            )
        case .invitation: throw .linkEnded
        }
    }
}
