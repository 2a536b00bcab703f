public import Facts
public import Planner

/// What a person says about what they publish.
public struct PublishForm: Sendable {
    /// The list or template.
    public var list: Identity
    /// What it is called in the gallery.
    public var name: Typed
    /// What it is good for.
    public var about: Typed
    /// By whom; empty: somebody.
    public var maker: Typed
    /// Whether usual costs and minutes go along.
    public var withCosts: Bool

    /// All of it given.
    public init(list: Identity, name: Typed, about: Typed, maker: Typed, withCosts: Bool) {
        self.list = list
        self.name = name
        self.about = about
        self.maker = maker
        self.withCosts = withCosts
    }
}

/// Publishes a list or a template: what is said of it, then exactly what will be seen, then it is done.
public final class PublishPage: Page {
    /// How far it is.
    public enum Step: Sendable {
        /// Being written.
        case writing
        /// Shown as others would see it; with what tells whether it has changed since.
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
        case .shown: "What will be seen"
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
            <p class="lead">Everybody who can open this server can then see and use it, signed in or not. You can withdraw it at any \
            time; lists that others have made of it stay theirs.</p>
            """
        )
        html.beginForm(.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.field("Title", name: "name", form.name)
        html.write(
            """
            <div class="field"><label for="about-field">What it is good for (optional)</label>\
            <textarea id="about-field" name="about" rows="4" maxlength="1000" dir="auto"\
            \(described: "about-field", fault: form.about.fault)>\n\(form.about.text)</textarea>
            """
        )
        html.fault(form.about.fault, for: "about-field")
        html.literal("</div>")
        html.field(
            "Shown as made by (optional)",
            name: "maker",
            form.maker,
            hint: "Any name you like. Left empty, it says “somebody”. Your e-mail address is never shown."
        )
        html.write(
            """
            <label class="choice"><input id="costs" type="checkbox" name="costs" value="yes"\(" checked", if: form.withCosts)>\
            <span>With what each usually costs, and its minutes</span></label>\
            <button class="primary" id="look" name="do" value="look">See what will be published</button>
            """
        )
        html.endForm()
        html.literal(
            "<p class=\"quiet-text\">Titles and steps leave. Notes, dates, subjects, days and what is done never do.</p>"
        )
    }

    private func show(_ html: inout HTML, _ entry: GalleryEntry, _ seen: String, _ context: PageContext) {
        html.literal("<p class=\"lead\">This, and nothing else, is what everybody will see:</p>")
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
        html.beginForm(.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.hidden("name", form.name.text)
        html.hidden("about", form.about.text)
        html.hidden("maker", form.maker.text)
        if form.withCosts { html.hidden("costs", "yes") }
        html.hidden("seen", seen)
        html.literal(
            """
            <div class="acts"><button class="primary" id="publish-now" name="do" value="publish">Publish it</button>\
            <button class="button" id="change" name="do" value="change">Change something</button></div>
            """
        )
        html.endForm()
    }
}
