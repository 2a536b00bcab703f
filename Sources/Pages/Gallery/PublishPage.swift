package import Facts
package import Planner

/// The description that a person gives for publishing.
package struct PublishForm: Sendable {
    /// The list or template.
    package var list: Identity
    /// Its name in the gallery.
    package var name: String
    /// The description.
    package var about: String
    /// The author’s name; empty: anonymous.
    package var maker: String
    /// Whether usual costs and minutes go along.
    package var withCosts: Bool
    /// What is refused.
    package var faults: [Fault] = []

    /// A text that cannot be published.
    package enum Fault: Sendable {
        /// There is no title.
        case emptyTitle
        /// The title is too long.
        case longTitle
        /// The description is too long.
        case longAbout
        /// The author’s name is too long.
        case longAuthor
    }

    package init(list: Identity, name: String, about: String, maker: String, withCosts: Bool) {
        self.list = list
        self.name = name
        self.about = about
        self.maker = maker
        self.withCosts = withCosts
    }
}

/// Publishes a list or a template: first its description, then a preview, then the confirmation.
package final class PublishPage: Page {
    /// How far it is.
    package enum Step: Sendable {
        /// Being written.
        case writing
        /// The preview; with a fingerprint that tells whether the list has changed since.
        case shown(entry: GalleryEntry, seen: String)
    }

    let form: PublishForm
    let template: TradedTemplate
    let step: Step
    let notice: Notice?

    /// Why it was not published.
    package enum Notice: Sendable {
        /// The list has nothing in it.
        case empty
        /// The list has changed since the preview.
        case changed
        /// The person has published as many as anybody can.
        case tooMany
    }

    /// The page at a step.
    package init(_ form: PublishForm, _ template: TradedTemplate, _ step: Step, notice: Notice? = nil) {
        self.form = form
        self.template = template
        self.step = step
        self.notice = notice
    }

    package func title(_ context: PageContext) -> String {
        switch step {
        case .writing: context.words[.publish]
        case .shown: context.words[.publishPreview]
        }
    }

    package var section: Section? { .lists }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        let path = Route.list(form.list).path
        switch step {
        case .writing:
            html.formActions("publish", cancel: path, primary: "\(.publishLook)", id: "look", does: "look")
        case .shown:
            html.formActions("publish", cancel: path, primary: "\(.publishDo)", id: "publish-now", does: "publish")
        }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if let notice { html.noticed(context.words[notice.sentence]) }
        switch step {
        case .writing: write(&html, context)
        case .shown(let entry, let seen): show(&html, entry, seen, context)
        }
    }

    private func write(_ html: inout HTML, _ context: PageContext) {
        let words = context.words
        html.write("<p class=\"lead\">\(.publishLead)</p>")
        html.beginForm(gallery: GalleryRoute.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.field(words[.publishTitle], name: "name", FieldValue(form.name, fault: form.titleFault(words)))
        let fault = form.aboutFault(words)
        html.write(
            """
            <div class="field"><label for="about-field">\(.publishAbout)</label>\
            <textarea id="about-field" name="about" rows="4" maxlength="1000" dir="auto"\
            \(described: "about-field", fault: fault)>\n\(form.about)</textarea>
            """
        )
        html.fault(fault, for: "about-field")
        html.literal("</div>")
        html.field(
            words[.publishAuthor],
            name: "maker",
            FieldValue(form.maker, fault: form.authorFault(words)),
            hint: words[.publishAuthorHint]
        )
        html.write(
            """
            <label class="choice"><input id="costs" type="checkbox" name="costs" value="yes"\(" checked", if: form.withCosts)>\
            <span>\(.publishCosts)</span></label>
            """
        )
        html.endForm()
        html.write("<p class=\"quiet-text\">\(.publishHint)</p>")
    }

    private func show(_ html: inout HTML, _ entry: GalleryEntry, _ seen: String, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.publishPreviewLead)</p>")
        html.write("<section class=\"card stack\" id=\"preview\"><h2 dir=\"auto\">\(entry.name)</h2><div class=\"list-about\">")
        html.listMark(entry.icon, .teal)
        html.galleryFacts(entry)
        html.literal("</div>")
        if !entry.about.isEmpty { html.write("<p class=\"written\" dir=\"auto\">\(entry.about)</p>") }
        html.tradedItems(template, context)
        html.literal("</section>")
        if template.isCut {
            html.write("<p class=\"hint\" id=\"cut\">\(.publishPreviewCut(items: TradeLimits.items))</p>")
        }
        html.beginForm(gallery: GalleryRoute.publish, id: "publish")
        html.hidden("list", form.list.hex)
        html.hidden("name", form.name)
        html.hidden("about", form.about)
        html.hidden("maker", form.maker)
        if form.withCosts { html.hidden("costs", "yes") }
        html.hidden("seen", seen)
        html.write("<button class=\"button\" id=\"change\" name=\"do\" value=\"change\">\(.publishChange)</button>")
        html.endForm()
    }
}

extension PublishForm {
    fileprivate func titleFault(_ words: Catalog) -> String? {
        if faults.contains(.emptyTitle) { return words[.publishTitleEmpty] }
        return faults.contains(.longTitle) ? words[.publishTitleLong(characters: TradeLimits.title)] : nil
    }

    fileprivate func aboutFault(_ words: Catalog) -> String? {
        faults.contains(.longAbout) ? words[.publishAboutLong(characters: TradeLimits.about)] : nil
    }

    fileprivate func authorFault(_ words: Catalog) -> String? {
        faults.contains(.longAuthor) ? words[.publishAuthorLong(characters: TradeLimits.maker)] : nil
    }
}

extension PublishPage.Notice {
    fileprivate var sentence: Sentence {
        switch self {
        case .empty: Sentence(.publishEmpty)
        case .changed: Sentence(.publishChanged)
        case .tooMany: .publishTooMany(templates: TradeLimits.published)
        }
    }
}
