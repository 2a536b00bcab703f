import Facts
import HTTPTypes
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Answers for the gallery: templates that people publish for everybody on this server. Signed out and without a script, too.
struct GalleryController: Sendable {
    let store: any Store
    let plans: AccountReplicas
    let limits: PublicPageLimits
    let pages: ServerPages
    let requests: PageRequests

    /// A title, a description and a name, each letter escaped: no form of the gallery's is larger.
    private static let largestForm = 32_768
    /// In milliseconds.
    private static let day: Int64 = 86_400_000
    /// How many templates a page shows.
    private static let page = 20
    /// How many templates a search looks at for one page.
    private static let examined = 500
    /// How many templates a search looks through that has only signs.
    private static let lookedThrough = 100

    func addRoutes(to router: Router<HTTPContext>) {
        var routes = PageRoutes(router: router, requests: requests, largestForm: Self.largestForm)
        routes.check = { [limits] asked throws(AccountFault) in try limits.look(from: asked.clientAddress) }
        routes.add(GalleryRoute.gallery.path, show: showGallery)
        routes.add(GalleryRoute.publish.path, show: showPublish, act: publish)
        routes.add(GalleryRoute.mine.path, show: { asked throws(AccountFault) in try await showMine(asked) })
        routes.add(GalleryRoute.reports.path, show: showReports, act: settle)
        routes.add(GalleryRoute.template, show: { id, asked throws(AccountFault) in try await showTemplate(id, asked) })
        routes.add(GalleryRoute.use, show: { id, _ throws(AccountFault) in try await showUse(id) }, act: use)
        routes.add(GalleryRoute.withdraw, act: withdraw)
        routes.add(GalleryRoute.report, act: report)
    }

    // MARK: - Looking

    private func showGallery(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        let query = TradedTemplate.clean(asked.query["q"] ?? "", atMost: 200)
        let search = TemplateSearch(query)
        let isByUses = search.isEmpty && asked.query["by"] == "uses"
        let cursor = asked.query["after"].flatMap { GalleryCursor(text: $0) }
        let found: GalleryFound
        if search.isEmpty {
            // One more than is shown tells whether there are more.
            let some = try await stored(
                await store.gallery(by: isByUses ? .uses : .newest, after: cursor, upTo: Int64(Self.page + 1))
            )
            let shown = Array(some.prefix(Self.page))
            let last = shown.last.map { GalleryCursor(isByUses ? $0.uses : $0.created, $0.id) }
            found = GalleryFound(templates: shown, next: some.count > shown.count ? last : nil)
        } else if search.words.isEmpty {
            found = try await lookThrough(search, after: cursor)
        } else {
            found = try await stored(
                await store.find(search.words, after: cursor, upTo: Int64(Self.page), examining: Int64(Self.examined)) {
                    template,
                    items in
                    template.isFound(by: search, items)
                }
            )
        }
        let asks = (search.isEmpty ? "" : "q=\(PercentEncoding.encoded(query))&") + (isByUses ? "by=uses&" : "")
        let view = GalleryPage.View(
            query: search.isEmpty ? "" : query,
            isByUses: isByUses,
            next: found.next.map { next in asks + "after=" + next.text },
            isFirst: cursor == nil
        )
        return pages.page(
            GalleryPage(
                found.templates.map { template in GalleryEntry(template) },
                view: view,
                isSignedIn: asked.caller != nil,
                isAdministrator: asked.caller?.account.isAdministrator == true
            )
        )
    }

    /// A search for signs alone, by which nothing is looked up: among the newest.
    private func lookThrough(_ search: TemplateSearch, after cursor: GalleryCursor?) async throws(AccountFault) -> GalleryFound {
        let some = try await stored(await store.gallery(by: .newest, after: cursor, upTo: Int64(Self.lookedThrough)))
        var found = GalleryFound(templates: [], next: nil)
        for template in some {
            if let read = try await stored(await store.published(template.id)), template.isFound(by: search, read.items) {
                found.templates.append(template)
            }
            if found.templates.count == Self.page || some.count == Self.lookedThrough {
                found.next = GalleryCursor(template.created, template.id)
            }
            if found.templates.count == Self.page { break }
        }
        return found
    }

    private func showTemplate(
        _ id: Identity,
        _ asked: AccountRequest,
        report: PublishedPage.Report = .none,
        status: Int = 200
    ) async throws(AccountFault) -> Hummingbird.Response {
        guard let (template, items) = try await visible(id, to: asked.caller) else { return pages.say(.goneTemplate) }
        let isMaker = asked.caller?.account.id == template.account
        let viewer: PublishedPage.Viewer =
            switch asked.caller {
            case nil: .anybody
            case let caller? where caller.account.isAdministrator: .administrator(isMaker: isMaker)
            case .some: isMaker ? .maker : .member
            }
        let page = PublishedPage(GalleryEntry(template), TradedTemplate(text: items), for: viewer, report: report)
        return pages.page(page, status: status)
    }

    /// The template, if this person may see it: only its author sees a removed one.
    private func visible(_ id: Identity, to caller: SignedIn?) async throws(AccountFault) -> (
        template: PublishedTemplate, items: String
    )? {
        let found = try await stored(await store.published(id))
        guard let found, !found.template.isRemoved || found.template.account == caller?.account.id else { return nil }
        return found
    }

    // MARK: - Using

    /// Counted here, for the list itself may be made on a device that asks nobody.
    private func use(_ id: Identity, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let (template, _) = try await visible(id, to: nil) else { return pages.say(.goneTemplate) }
        if limits.counts(template.id.hex, from: asked.clientAddress), template.account != asked.caller?.account.id {
            // A disk that is full keeps nobody from using it.
            try? await store.take(id)
        }
        return pages.lead(to: GalleryRoute.use(id).path)
    }

    private func showUse(_ id: Identity) async throws(AccountFault) -> Hummingbird.Response {
        guard let (template, items) = try await visible(id, to: nil) else { return pages.say(.goneTemplate) }
        let entry = GalleryEntry(template)
        return pages.page(
            TakenTemplatePage(
                TradedTemplate(text: items),
                name: FieldValue(entry.name),
                icon: entry.icon,
                isChecklist: entry.isChecklist
            )
        )
    }

    // MARK: - The person's own templates

    func showMine(_ asked: AccountRequest, notice: String? = nil) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        let published = try await stored(await store.published(by: caller.account.id))
        return pages.page(GalleryMinePage(published.map { template in GalleryEntry(template) }, notice: notice))
    }

    private func withdraw(_ id: Identity, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        let isDone = try await stored(await store.withdraw(id, of: caller.account.id))
        return isDone ? pages.lead(to: GalleryRoute.mine.path) : pages.say(.notFound)
    }

    // MARK: - Reports

    private func report(_ id: Identity, _ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        let typed = asked.typed("reason")
        let reason = TradedTemplate.clean(typed, atMost: TradeLimits.reason, keepingLines: true)
        guard !reason.isEmpty else {
            return try await showTemplate(id, asked, report: .empty(typed), status: 422)
        }
        try limits.report(caller.account.id.identity.bytes)
        let report = GalleryReport(template: id, account: caller.account.id, reason: reason, created: asked.now)
        let isKept = try await stored(await store.report(report))
        guard isKept else { return pages.say(.notFound) }
        return try await showTemplate(id, asked, report: .sent)
    }

    private func showReports(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard caller.account.isAdministrator else { return pages.say(.notFound) }
        let reports = try await stored(await store.reports(upTo: 50))
        return pages.page(
            GalleryReportsPage(
                reports.map { report, template in
                    GalleryReportsPage.Report(
                        GalleryEntry(template),
                        reason: report.reason,
                        daysAgo: Int(max(asked.now - report.created, 0) / Self.day)
                    )
                }
            )
        )
    }

    private func settle(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard caller.account.isAdministrator, let id = Identity(hex: asked.typed("template")) else { return pages.say(.notFound) }
        let does = asked.typed("do")
        guard does == "remove" || does == "keep" else { return pages.say(.notFound) }
        try await stored(await store.settle(id, removing: does == "remove"))
        return pages.lead(to: GalleryRoute.reports.path)
    }

    func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(AccountFault) -> Value {
        try await AccountFault.ofStore(await work())
    }
}

extension PublishedTemplate {
    /// Whether a search finds it, by the same function as in a plan.
    fileprivate func isFound(by search: TemplateSearch, _ items: String) -> Bool {
        search.finds(TradedTemplate(text: items), name: name, about: about, by: maker)
    }
}

extension GalleryEntry {
    /// The part of a stored template that pages show.
    init(_ template: PublishedTemplate) {
        self.init(
            id: template.id,
            name: template.name,
            about: template.about,
            maker: template.maker,
            count: Int(clamping: template.count),
            icon: ListIcon(rawValue: template.icon) ?? .list,
            isChecklist: template.isChecklist,
            uses: Int(clamping: template.uses),
            isRemoved: template.isRemoved
        )
    }
}

extension GalleryCursor {
    /// As an address says it.
    var text: String { "\(number)-\(id.hex)" }

    /// Reads the form of ``text``.
    init?(text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int64(parts[0]), let id = Identity(hex: String(parts[1])) else { return nil }
        self.init(number, id)
    }
}
