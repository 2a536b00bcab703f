import Credentials
import Facts
import HTTPTypes
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Where an account makes and ends public links.
extension PublicLinkController {
    /// How many an account may have.
    private static let most = 50
    /// The longest label of a link, in characters.
    private static let longestLabel = 60
    /// In milliseconds.
    private static let day: Int64 = 86_400_000
    /// The longest form that is taken, in bytes.
    static let largestForm = 4096

    func showLinks(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        return try await show(caller, asked, wanting: Self.subject(list: asked.query["list"], show: asked.query["show"]))
    }

    func changeLinks(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        return asked.typed("do") == "end" ? try await end(caller, asked) : try await make(caller, asked)
    }

    private static func subject(list: String?, show: String?) -> PublicLink.Subject? {
        if let list { return Identity(hex: list).map { .list($0) } }
        return show == "spoons" ? .spoons : nil
    }

    private func show(_ caller: SignedIn, _ asked: AccountRequest, wanting subject: PublicLink.Subject?)
        async throws(AccountFault) -> Hummingbird.Response
    {
        let rows = try await rows(of: caller, now: asked.now)
        let settings = try await settings(of: caller, asked)
        guard let subject else { return pages.page(LinksPage(rows, settings: settings)) }
        guard let newLink = try await newLink(subject, of: caller, asked) else { return pages.say(.notInAccount) }
        return pages.page(LinksPage(rows, newLink: newLink, settings: settings))
    }

    private func settings(of caller: SignedIn, _ asked: AccountRequest) async throws(AccountFault) -> Settings {
        try await stored(await plans.settings(of: caller.account, on: asked.acceptedLanguages)) ?? .standard
    }

    private func newLink(_ subject: PublicLink.Subject, of caller: SignedIn, _ asked: AccountRequest)
        async throws(AccountFault) -> LinksPage.NewLink?
    {
        guard let view = try await view(of: subject, in: caller.account, now: asked.now, on: asked.acceptedLanguages) else {
            return nil
        }
        let list: Identity? = if case .list(let list) = subject { list } else { nil }
        return LinksPage.NewLink(list: list, view: view)
    }

    private func make(_ caller: SignedIn, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard
            asked.typed("do") == "make", let subject = Self.subject(list: asked.form["list"], show: asked.form["show"]),
            let newLink = try await newLink(subject, of: caller, asked)
        else { return pages.say(.notInAccount) }
        let typed = asked.typed("label")
        let label = TradedTemplate.clean(typed, atMost: Self.longestLabel)
        let settings = try await settings(of: caller, asked)
        guard Text.count(of: Text.trimmed(typed), isAtMost: Self.longestLabel) else {
            let fault = FieldValue(typed, fault: pages.words[.linksLabelTooLong(most: Self.longestLabel)])
            let rows = try await rows(of: caller, now: asked.now)
            return pages.page(LinksPage(rows, newLink: newLink, label: fault, settings: settings), status: 422)
        }
        let secret: SecretToken
        do throws(CredentialsFault) {
            secret = try .random()
        } catch {
            throw .credentials(error)
        }
        let link = PublicLink(
            account: caller.account.id,
            hash: secret.digest.bytes,
            subject: subject,
            label: label,
            created: asked.now
        )
        let isMade = try await stored(await store.make(link, upTo: Int64(Self.most)))
        let rows = try await rows(of: caller, now: asked.now)
        guard isMade else {
            let notice = pages.words[.linksTooMany(most: Self.most)]
            return pages.page(LinksPage(rows, notice: notice, settings: settings), status: 409)
        }
        let made = asked.serverAddress + PublicLinkRoute.shown(secret.text).path
        return pages.page(LinksPage(rows, made: made, settings: settings))
    }

    private func end(_ caller: SignedIn, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let hash = Hex.decode(asked.typed("address")[...]) ?? []
        try await stored(await store.endPublicLink(hash, of: caller.account.id))
        return pages.lead(to: PublicLinkRoute.links.path)
    }

    private func rows(of caller: SignedIn, now: Int64) async throws(AccountFault) -> [LinksPage.Row] {
        let links = try await stored(await store.publicLinks(of: caller.account.id))
        guard !links.isEmpty else { return [] }
        let shown = try await stored(
            await plans.read(caller.account) { application -> [LinksPage.Shown] in
                links.map { link in
                    switch link.subject {
                    case .spoons: .spoons
                    case .list(let list):
                        application.name(of: list).map { name in
                            application.isOwn(list) ? LinksPage.Shown.list(name) : .othersList(name)
                        } ?? .nothing
                    }
                }
            } ?? []
        )
        return zip(links, shown).map { link, shows in
            LinksPage.Row(
                name: Hex.encode(link.hash),
                label: link.label,
                shows: shows,
                madeDaysAgo: Int(max(now - link.created, 0) / Self.day),
                openedDaysAgo: link.opened.map { Int(max(now / Self.day - $0, 0)) }
            )
        }
    }
}
