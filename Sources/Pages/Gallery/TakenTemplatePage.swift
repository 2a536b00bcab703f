public import Planner

/// A template of somebody else's on its way to becoming a list here: what the list is to be called. The form goes to the planner,
/// wherever it runs; all that is in the template goes along as plain text.
public final class TakenTemplatePage: Page {
    let name: FieldValue
    let icon: ListIcon
    let isChecklist: Bool
    let template: TradedTemplate

    /// The page before or after a name was typed.
    public init(_ template: TradedTemplate, name: FieldValue, icon: ListIcon, isChecklist: Bool) {
        self.template = template
        self.name = name
        self.icon = icon
        self.isChecklist = isChecklist
    }

    package func title(_ context: PageContext) -> String { "New list from a template" }

    package var section: Section? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<p class=\"lead\">This creates your own editable list. The template stays as it is.</p>")
        html.beginForm(.takenTemplate, context, back: Route.lists.path, id: "take-template", class: "act stack card")
        html.field("Name of the new list", name: "name", name)
        html.hidden("icon", String(icon.rawValue))
        if isChecklist { html.hidden("checklist", "yes") }
        html.hidden("items", template.text)
        html.literal("<button class=\"primary\" id=\"take\">Create list</button>")
        html.endForm()
        html.literal("<h2 id=\"items\">Items</h2>")
        html.tradedItems(template, context)
    }
}
