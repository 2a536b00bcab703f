import Facts
package import Planner

/// The templates that lists can be made from: the person's own, and those that came with Teaspoon.
package final class TemplatesPage: Page {
    let own: [ListRow]
    let showsOptions: Bool

    package init(reading space: PlanReader, at instant: Instant) {
        var own: [ListRow] = []
        for list in space.allLists where list.isTemplate { own.append(ListRow(list, reading: space, at: instant)) }
        self.own = own
        showsOptions = space.showsOptions(on: .templates)
    }

    package func title(_ context: PageContext) -> String { context.words[.templates] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { .lists }

    package func menu(_ html: inout HTML, _ context: PageContext) {
        if !own.isEmpty { html.menuOptions(isShown: showsOptions, context) }
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.templatesLead)</p>")
        html.beginEntries()
        html.entry(
            .templatesGallery,
            .people,
            to: GalleryRoute.gallery.path,
            context.words[.templatesGalleryFacts],
            id: "to-gallery"
        )
        html.endEntries()
        if !own.isEmpty { ownSection(&html, context) }
        for group in StarterTemplate.Group.allCases { section(&html, group, context.words) }
    }

    private func ownSection(_ html: inout HTML, _ context: PageContext) {
        html.write("<section class=\"cost-section\" aria-labelledby=\"own\"><h2 id=\"own\">\(.templatesOwn)</h2>")
        if showsOptions { html.hideOptions(context) }
        html.beginForm(.templates, context, id: "list")
        // One alone has no other place.
        let moves = own.count > 1
        html.beginRows(dragged: moves, label: context.words[.templatesOwnList])
        for row in own { html.listRow(row, to: .template(row.list.identity), showsOptions: showsOptions, moves: moves) }
        html.endRows(dragged: moves)
        html.endForm()
        html.literal("</section>")
    }

    private func section(_ html: inout HTML, _ group: StarterTemplate.Group, _ words: Catalog) {
        html.write("<section class=\"cost-section\" aria-label=\"\(group.name)\"><h2>\(group.name)</h2><ul class=\"rows\">")
        for template in StarterTemplate.all where template.group == group {
            html.write("<li id=\"template-\(template.slug.text)\" class=\"row\">")
            html.listLink(words[template.name], template.icon, .teal, about: words[template.about], to: .starter(template.slug))
            html.literal("</li>")
        }
        html.literal("</ul></section>")
    }
}
