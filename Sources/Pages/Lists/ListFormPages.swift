import Facts
package import Planner

/// Adds a list: a name is enough.
package final class NewListPage: Page {
    let form: ListForm
    let categories: [String]
    /// Said above the form: why a list that was being edited is offered as a new one.
    let notice: String?

    package init(reading space: PlanReader, form: ListForm, notice: String? = nil) {
        self.form = form
        self.notice = notice
        categories = space.usedCategories()
    }

    package func title(_ context: PageContext) -> String { context.words[.listNew] }

    package var section: Section? { .lists }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("list-form", cancel: Route.lists.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(notice)
        html.beginReturningForm(.newList, context, back: Route.lists.path, id: "list-form", class: "act stack")
        html.defaultButton()
        html.listFields(form, categories: categories, draft: "list-new", focused: form.name.text.isEmpty)
        html.endForm()
    }
}

/// Changes a list's name, appearance and category.
package final class EditListPage: Page {
    let list: ListEntry
    let form: ListForm
    let categories: [String]
    /// How the person stands to it where it is shared.
    let membership: SpaceMembership?

    /// Reads the page's model; `form` holds typed values that were refused.
    package init(reading space: PlanReader, _ list: ListEntry, form: ListForm? = nil) {
        self.list = list
        self.form = form ?? ListForm(list)
        membership = space.membership(ofList: list.identity)
        categories = space.usedCategories()
    }

    package func title(_ context: PageContext) -> String {
        context.words[list.isTemplate ? Phrase.listEditTemplate : .listEdit]
    }

    package var section: Section? { .lists }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("list-form", cancel: Route.list(list.identity).path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let back = Route.list(list.identity).path
        html.beginReturningForm(.editList(list.identity), context, back: back, id: "list-form", class: "act stack")
        html.defaultButton()
        if let seen = form.seen { html.hidden("seen", seen.mark.hex) }
        html.listFields(form, categories: categories, draft: "list-" + list.identity.hex, focused: false, membership)
        html.endForm()
    }
}
