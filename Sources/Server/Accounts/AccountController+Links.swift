import Credentials
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Links that work once: asked for, looked at, followed. Looking at one does not use it up: programs that look through mail for their
/// people do so too.
extension AccountController {
    func showForgotten(_ asked: AccountRequest) -> Hummingbird.Response {
        pages.page(ForgottenPage(sendsMail: accounts.mailer != nil))
    }

    func sendReset(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        do throws(AccountFault) {
            try await accounts.sendReset(asked.typed("email"), from: asked.place, now: asked.now)
            return accounts.mailer == nil ? pages.page(ForgottenPage(sendsMail: false)) : pages.say(.linkSent)
        } catch {
            guard case .email(let refusal) = error else { throw error }
            let typed = FieldValue(asked.typed("email"), fault: pages.words[refusal.words])
            return pages.page(ForgottenPage(email: typed, sendsMail: true), status: 422)
        }
    }

    func showLink(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let text = asked.query["to"] ?? ""
        guard let link = try await accounts.link(text, now: asked.now) else { throw .linkEnded }
        if link.purpose == .invitation { return pages.lead(to: AccountRoute.register.path + "?invitation=" + text) }
        return pages.page(try await linkPage(link, text))
    }

    private func linkPage(_ link: OneTimeLink, _ text: String, fault: String? = nil) async throws(AccountFault) -> LinkPage {
        switch link.purpose {
        case .reset: return LinkPage(.newPassword, link: text, email: try await accounts.account(of: link).email, fault: fault)
        case .register:
            guard let pending = Pending.Registration(payload: link.payload) else { throw .linkEnded }
            return LinkPage(.register, link: text, email: pending.email, fault: fault)
        case .changeEmail:
            guard let email = Pending.email(link.payload) else { throw .linkEnded }
            return LinkPage(.changeEmail, link: text, email: email, fault: fault)
        case .invitation: throw .linkEnded
        }
    }

    func followLink(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let text = asked.typed("link")
        guard let link = try await accounts.link(text, now: asked.now) else { throw .linkEnded }
        do throws(AccountFault) {
            return try await follow(link, asked)
        } catch {
            let fault: String
            switch error {
            case .password(let refusal): fault = pages.words[refusal.words]
            case .wrongPassword: fault = pages.words[.passwordWrong]
            case .emailTaken: throw .linkEnded
            default: throw error
            }
            return pages.page(try await linkPage(link, text, fault: fault), status: 422)
        }
    }

    private func follow(_ link: OneTimeLink, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let password = asked.typed("password")
        switch link.purpose {
        case .reset:
            let account = try await accounts.reset(by: link, password: password, now: asked.now)
            ended(account.id)
            accounts.log?.note(.passwordChanged, of: account.id, from: asked.place)
            return try await open(account, asked)
        case .register:
            let account = try await accounts.register(by: link, password: password, from: asked.origin, now: asked.now)
            accounts.log?.note(.registered, of: account.id, from: asked.place)
            return try await open(account, asked)
        case .changeEmail:
            try await accounts.changeEmail(by: link, now: asked.now)
            accounts.log?.note(.addressChanged, of: link.account, from: asked.place)
            return pages.say(.emailChanged)
        case .invitation: throw .linkEnded
        }
    }
}
