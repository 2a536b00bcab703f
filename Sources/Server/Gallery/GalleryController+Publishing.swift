import Facts
import Hummingbird
import Pages
import Planner
import Requests
import Storage

/// Publishing a list or a template: written, looked at as others will see it, done.
extension GalleryController {
    func showPublish(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard let list = asked.query["list"].flatMap({ Identity(hex: $0) }) else { return pages.say(.notFound) }
        guard let there = try await publishable(list, of: caller, withCosts: false) else { return pages.say(.notInAccount) }
        let form = PublishForm(
            list: list,
            name: TradedTemplate.clean(there.name, atMost: TradeLimits.title),
            about: "",
            maker: TradedTemplate.clean(there.maker, atMost: TradeLimits.maker),
            withCosts: false
        )
        return pages.page(PublishPage(form, there.template, .writing))
    }

    func publish(_ asked: AccountRequest) async throws(AccountFault) -> Hummingbird.Response {
        guard let caller = asked.caller else { return pages.lead(to: AccountRoute.signIn.path) }
        guard let list = Identity(hex: asked.typed("list")) else { return pages.say(.notFound) }
        var form = PublishForm(
            list: list,
            name: asked.typed("name"),
            about: asked.typed("about"),
            maker: asked.typed("maker"),
            withCosts: asked.form["costs"] != nil
        )
        guard let there = try await publishable(list, of: caller, withCosts: form.withCosts) else {
            return pages.say(.notInAccount)
        }
        let entry = Self.entry(form, of: there)
        form.faults = Self.faults(of: form, entry)
        let isSound = form.faults.isEmpty
        guard isSound, asked.typed("do") != "change" else {
            return pages.page(PublishPage(form, there.template, .writing), status: isSound ? 200 : 422)
        }
        guard !there.template.items.isEmpty else {
            return pages.page(PublishPage(form, there.template, .writing, notice: .empty), status: 422)
        }
        let seen = Self.print(of: entry, there.template)
        let step = PublishPage.Step.shown(entry: entry, seen: seen)
        guard asked.typed("do") == "publish" else { return pages.page(PublishPage(form, there.template, step)) }
        guard asked.typed("seen") == seen else {
            return pages.page(PublishPage(form, there.template, step, notice: .changed), status: 409)
        }
        try limits.publish(caller.account.id.identity.bytes)
        let template = PublishedTemplate(
            id: .random(),
            account: caller.account.id,
            name: entry.name,
            about: entry.about,
            maker: entry.maker,
            count: Int64(there.template.items.count),
            icon: there.icon.rawValue,
            isChecklist: there.isChecklist,
            created: asked.now
        )
        let words = there.template.words(name: entry.name, about: entry.about, by: entry.maker)
        let isKept = try await stored(
            await store.publish(
                template,
                items: there.template.text,
                words: words,
                upTo: Int64(TradeLimits.published)
            )
        )
        guard isKept else {
            return pages.page(PublishPage(form, there.template, .writing, notice: .tooMany), status: 409)
        }
        return pages.lead(to: GalleryRoute.template(template.id).path)
    }

    private func publishable(_ list: Identity, of caller: SignedIn, withCosts: Bool) async throws(AccountFault)
        -> Publishable?
    {
        try await stored(await plans.read(caller.account) { $0.publishable(list, withCosts: withCosts) } ?? nil)
    }

    /// The description as it will be published: as it was typed, but without forbidden characters.
    private static func entry(_ form: PublishForm, of there: Publishable) -> GalleryEntry {
        GalleryEntry(
            id: Identity(high: 0, low: 0),
            name: TradedTemplate.clean(form.name, atMost: TradeLimits.title),
            about: TradedTemplate.clean(form.about, atMost: TradeLimits.about, keepingLines: true),
            maker: TradedTemplate.clean(form.maker, atMost: TradeLimits.maker),
            count: there.template.items.count,
            icon: there.icon,
            isChecklist: there.isChecklist
        )
    }

    /// A text that is too long is refused, and not cut without asking.
    private static func faults(of form: PublishForm, _ entry: GalleryEntry) -> [PublishForm.Fault] {
        var faults: [PublishForm.Fault] = []
        if entry.name.isEmpty { faults.append(.emptyTitle) }
        if !fits(form.name, TradeLimits.title) { faults.append(.longTitle) }
        if !fits(form.about, TradeLimits.about) { faults.append(.longAbout) }
        if !fits(form.maker, TradeLimits.maker) { faults.append(.longAuthor) }
        return faults
    }

    private static func fits(_ text: String, _ limit: Int) -> Bool {
        let text = Text.trimmed(Text.withoutControls(text, keepingLines: true))
        return Text.count(of: text, isAtMost: limit) && text.utf8.count <= limit * 4
    }

    /// A fingerprint, to tell whether the published template is the one of the preview.
    private static func print(of entry: GalleryEntry, _ template: TradedTemplate) -> String {
        let all = [entry.name, entry.about, entry.maker, "\(entry.icon.rawValue) \(entry.isChecklist)", template.text]
        return String(Mixing.fnv1a(Array(all.joined(separator: "\u{0}").utf8)), radix: 16)
    }
}
