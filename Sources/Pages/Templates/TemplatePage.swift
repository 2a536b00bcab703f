import Facts
package import Planner

/// The items of a template, and a form to use it.
package final class TemplatePage: Page {
    let route: Route
    /// The template's own page, if it is the person's own.
    let own: Identity?
    let templateName: String
    let about: String
    let icon: ListIcon
    let colour: Colour
    let isChecklist: Bool
    let items: [TemplateItem]
    /// The places of those that were unticked before the name was refused.
    let left: [Int]
    let name: FieldValue

    /// Reads the page of a template that came with Teaspoon; `name` is the typed name, if it was refused, and `left` the places of
    /// what was unticked then.
    package init(
        _ template: StarterTemplate,
        in words: Catalog,
        at instant: Instant,
        name: FieldValue? = nil,
        leavingOut left: [Int] = []
    ) {
        route = .starter(template.slug)
        own = nil
        templateName = words[template.name]
        about = words[template.about]
        icon = template.icon
        colour = .teal
        isChecklist = template.isChecklist
        items = TemplateItem.all(of: template, in: words, at: instant)
        self.left = left
        self.name = name ?? FieldValue(templateName)
    }

    /// Reads the page of a template of the person's own.
    package init(reading space: PlanReader, _ template: ListEntry, name: FieldValue? = nil, leavingOut left: [Int] = []) {
        route = .template(template.identity)
        own = template.identity
        templateName = template.name
        about = ""
        icon = template.icon
        colour = template.colour
        isChecklist = template.isChecklist
        items = TemplateItem.all(of: template, reading: space)
        self.left = left
        self.name = name ?? FieldValue(template.name)
    }

    package func title(_ context: PageContext) -> String { templateName }

    package var section: Section? { .lists }

    package func emblem(_ html: inout HTML) { html.listMark(icon, colour) }

    package var hasTabs: Bool { false }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        guard let own else { return }
        html.menuLink(.templateEdit, .edit, id: "edit-template", to: Route.list(own).path)
        if context.account != nil { html.publishLink(own) }
    }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("use-template", cancel: Route.templates.path, primary: "\(.templateBarUse)", id: "use")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if !about.isEmpty { html.write("<p class=\"lead\">\(about)</p>") }
        html.beginForm(route, context, back: Route.templates.path, id: "use-template", class: "act stack")
        html.defaultButton()
        html.hidden("chosen", "yes")
        html.field(context.words[.templateName], name: "name", name)
        if items.isEmpty {
            html.write("<p class=\"quiet-text\">\(.templateEmpty)</p>")
        } else {
            html.write("<p class=\"hint\">\(.templateHint)</p>")
            sections(&html, context)
        }
        html.endForm()
    }

    /// The items under each heading, and the single ones.
    private func sections(_ html: inout HTML, _ context: PageContext) {
        var index = 0
        while index < items.count {
            let first = items[index]
            var end = index + 1
            while end < items.count, first.isHeading ? items[end].level > 0 : !items[end].isHeading { end += 1 }
            let rows = items[(first.isHeading ? index + 1 : index)..<end]
            html.literal("<section class=\"cost-section\">")
            if first.isHeading { heading(&html, first.title, rows, context) }
            html.write("<ul class=\"rows\" aria-label=\"\(first.isHeading ? first.title : templateName)\">")
            for position in rows.indices {
                row(&html, position, deeper: items[position].level > (first.isHeading ? 1 : 0), context)
            }
            html.literal("</ul></section>")
            index = end
        }
    }

    private func heading(_ html: inout HTML, _ title: String, _ rows: ArraySlice<TemplateItem>, _ context: PageContext) {
        var spoons = 0
        for item in rows { spoons += item.cost ?? 0 }
        html.write("<div class=\"section-head\"><h2 dir=\"auto\">\(title)</h2>")
        if spoons > 0 { html.write("<p>\(context.spoons(spoons))</p>") }
        html.literal("</div>")
    }

    private func row(_ html: inout HTML, _ position: Int, deeper: Bool, _ context: PageContext) {
        let item = items[position]
        html.write(
            """
            <li class="row choosing\(" deeper", if: deeper)"><label>\
            <input type="checkbox" name="item" value="\(item.key)"\(" checked", if: !left.contains(position))><span class="what">\
            <span class="title" dir="auto">\(item.title)</span>
            """
        )
        if let minutes = item.minutes { html.write("<span class=\"facts\">\(context.words.minutes(minutes))</span>") }
        html.literal("</span>")
        if let cost = item.cost, cost > 0 { html.cost(cost, context) }
        html.literal("</label></li>")
    }
}
