package import Planner

/// A template of somebody else's on its way to becoming a list here: what the list is to be called. The form goes to the planner,
/// wherever it runs; all that is in the template goes along as plain text.
package final class TakenTemplatePage: Page {
    let name: FieldValue
    let icon: ListIcon
    let isChecklist: Bool
    let template: TradedTemplate

    /// The page before or after a name was typed.
    package init(_ template: TradedTemplate, name: FieldValue, icon: ListIcon, isChecklist: Bool) {
        self.template = template
        self.name = name
        self.icon = icon
        self.isChecklist = isChecklist
    }

    package func title(_ context: PageContext) -> String { context.words[.takenTemplate] }

    package var section: Section? { .lists }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.takenTemplateLead)</p>")
        html.beginForm(.takenTemplate, context, back: Route.lists.path, id: "take-template", class: "act stack card")
        html.field(context.words[.takenTemplateName], name: "name", name)
        html.hidden("icon", String(icon.rawValue))
        if isChecklist { html.hidden("checklist", "yes") }
        html.hidden("items", template.text)
        html.write("<button class=\"primary\" id=\"take\">\(.takenTemplateMake)</button>")
        html.endForm()
        html.write("<h2 class=\"head\" id=\"items\">\(.takenTemplateItems)</h2>")
        html.tradedItems(template, context)
    }
}
