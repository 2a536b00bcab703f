public import Facts
public import Planner

/// The description that a person gives for publishing.
public struct PublishForm: Sendable {
    /// The list or template.
    public var list: Identity
    /// Its name in the gallery.
    public var name: FieldValue
    /// The description.
    public var about: FieldValue
    /// The author’s name; empty: anonymous.
    public var maker: FieldValue
    /// Whether usual costs and minutes go along.
    public var withCosts: Bool

    /// All of it given.
    public init(list: Identity, name: FieldValue, about: FieldValue, maker: FieldValue, withCosts: Bool) {
        self.list = list
        self.name = name
        self.about = about
        self.maker = maker
        self.withCosts = withCosts
    }
}

/// Publishes a list or a template: first its description, then a preview, then the confirmation.
public final class PublishPage: Page {
    /// How far it is.
    public enum Step: Sendable {
        /// Being written.
        case writing
        /// The preview; with a fingerprint that tells whether the list has changed since.
        case shown(entry: GalleryEntry, seen: String)
    }

    let form: PublishForm
    let template: TradedTemplate
    let step: Step
    let notice: String?

    /// The page at a step.
    public init(_ form: PublishForm, _ template: TradedTemplate, _ step: Step, notice: String? = nil) {
        self.form = form
        self.template = template
        self.step = step
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String {
        switch step {
        case .writing: "Publish in the gallery"
        case .shown: "Preview"
        }
    }

    package var section: Section? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        switch step {
        case .writing: write(&html, context)
        case .shown(let entry, let seen): show(&html, entry, seen, context)
        }
    }

    private func write(_ html: inout HTML, _ context: PageContext) {
        html.literal(
            """
            <p class="lead">Everyone who can open this server will be able to see and use it, with or without an account. You can \
            withdraw it at any time. Lists that others made from it are kept.</p>
            """
        )
        html.beginForm(gallery: GalleryRoute.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.field("Title", name: "name", form.name)
        html.write(
            """
            <div class="field"><label for="about-field">Description (optional)</label>\
            <textarea id="about-field" name="about" rows="4" maxlength="1000" dir="auto"\
            \(described: "about-field", fault: form.about.fault)>\n\(form.about.text)</textarea>
            """
        )
        html.fault(form.about.fault, for: "about-field")
        html.literal("</div>")
        html.field(
            "Author name (optional)",
            name: "maker",
            form.maker,
            hint: "Any name you like. Leave it empty to publish anonymously. Your e-mail address is never shown."
        )
        html.write(
            """
            <label class="choice"><input id="costs" type="checkbox" name="costs" value="yes"\(" checked", if: form.withCosts)>\
            <span>Include spoon costs and durations</span></label>\
            <button class="primary" id="look" name="do" value="look">Preview</button>
            """
        )
        html.endForm()
        html.literal(
            "<p class=\"quiet-text\">Titles and steps are published. Notes, dates, subjects, days and what is done never are.</p>"
        )
    }

    private func show(_ html: inout HTML, _ entry: GalleryEntry, _ seen: String, _ context: PageContext) {
        html.literal("<p class=\"lead\">This is what everyone will see, and nothing else:</p>")
        html.write("<section class=\"card stack\" id=\"preview\"><h2 dir=\"auto\">\(entry.name)</h2><div class=\"list-about\">")
        html.listMark(entry.icon, .teal)
        html.galleryFacts(entry)
        html.literal("</div>")
        if !entry.about.isEmpty { html.write("<p class=\"written\" dir=\"auto\">\(entry.about)</p>") }
        html.tradedItems(template, context)
        html.literal("</section>")
        if template.isCut {
            html.write("<p class=\"hint\" id=\"cut\">A template has at most \(TradeLimits.items) items: these are the first.</p>")
        }
        html.beginForm(gallery: GalleryRoute.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.hidden("name", form.name.text)
        html.hidden("about", form.about.text)
        html.hidden("maker", form.maker.text)
        if form.withCosts { html.hidden("costs", "yes") }
        html.hidden("seen", seen)
        html.literal(
            """
            <div class="acts"><button class="primary" id="publish-now" name="do" value="publish">Publish</button>\
            <button class="button" id="change" name="do" value="change">Edit</button></div>
            """
        )
        html.endForm()
    }
}
