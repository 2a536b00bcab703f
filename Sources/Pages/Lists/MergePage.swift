package import Facts
package import Planner

/// Makes one checklist of several lists: for one trip.
package final class MergePage: Page {
    let lists: [ListEntry]
    let chosen: Set<Identity>
    let name: FieldValue
    /// The error of the choice.
    let fault: String?

    /// Reads the page's model: open lists and templates of the person's own.
    package init(reading space: PlanReader, chosen: Set<Identity> = [], name: FieldValue = FieldValue(""), fault: String? = nil) {
        var lists = space.openLists
        for list in space.allLists where list.isTemplate { lists.append(list) }
        self.lists = lists
        self.chosen = chosen
        self.name = name
        self.fault = fault
    }

    package func title(_ context: PageContext) -> String { context.words[.merge] }

    package var section: Section? { .lists }

    package var hasTabs: Bool { lists.isEmpty }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        if lists.isEmpty { return }
        html.formActions("merge-form", cancel: Route.lists.path, primary: "\(.mergeBarMake)", id: "make")
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        if lists.isEmpty {
            html.emptyState(
                .list,
                context.words[.mergeEmpty],
                action: context.words[.mergeEmptyLink],
                to: Route.templates.path
            )
            return
        }
        html.beginForm(.mergeLists, context, back: Route.lists.path, id: "merge-form", class: "act stack")
        html.defaultButton()
        html.write("<p class=\"lead\">\(.mergeLead)</p>")
        choices(&html)
        html.field(
            context.words[.mergeName],
            name: "name",
            name,
            draft: "merge",
            hint: context.words[.mergeNameHint]
        )
        html.endForm()
    }

    private func choices(_ html: inout HTML) {
        html.beginGroup(.mergeChoose, id: "lists-field", fault: fault)
        // Before the lists, however many they are.
        html.fault(fault, for: "lists-field")
        html.literal("<ul class=\"rows\">")
        for list in lists { row(&html, list) }
        html.literal("</ul>")
        html.endGroup(id: "lists-field")
    }

    private func row(_ html: inout HTML, _ list: ListEntry) {
        html.write(
            """
            <li id="list-\(list.identity)" class="row choosing"><label>\
            <input type="checkbox" name="list" value="\(list.identity)"\(" checked", if: chosen.contains(list.identity))>
            """
        )
        html.listMark(list.icon, list.colour)
        let template: Markup = list.isTemplate ? "<span class=\"facts\">\(.mergeTemplate)</span>" : ""
        html.write(
            """
            <span class="what"><span class="title" dir="auto">\(list.name)</span>\
            \(template)</span></label></li>
            """
        )
    }
}
