package import Facts
import Pages
package import Planner

extension Application {
    /// The address of ``useTaken(_:)``, opened without its form, which would carry the template: leads to all templates.
    func leadToTemplates(_ target: Target, _ request: Request) -> Response {
        redirect(to: Route.templates.path, keeping: [])
    }

    /// Makes a list from a template that somebody else published: the form carries all of it.
    func useTaken(_ submission: Submission) throws(Fault) -> Response {
        let template = TradedTemplate(text: submission.form.typed("items"))
        let icon = submission.form.number("icon", in: 0...99).flatMap { ListIcon(rawValue: Int64($0)) } ?? .list
        let isChecklist = submission.form.token("checklist") == "yes"
        guard !template.items.isEmpty else { return say(.notUnderstood, to: submission) }
        var name = FieldValue(submission.form.typed("name"))
        return try answering { () throws(Fault) in
            try make(.useTraded(template, named: name.text, icon: icon, isChecklist: isChecklist), for: submission)
        } refused: { error in
            name.fault = said(error)
            let page = TakenTemplatePage(template, name: name, icon: icon, isChecklist: isChecklist)
            return again(submission, page)
        }
    }

    /// The content that would be sent if a list or template were published; nil if it does not exist, or belongs to somebody else.
    package func publishable(_ list: Identity, withCosts: Bool) -> Publishable? {
        guard space.membership(ofList: list).isOwn, let entry = space.list(list),
            let template = space.traded(list, withCosts: withCosts)
        else { return nil }
        return Publishable(
            name: entry.name,
            icon: entry.icon,
            isChecklist: entry.isChecklist,
            maker: space.settings.name,
            template: template
        )
    }
}

/// A list or template as it would be published.
package struct Publishable: Sendable {
    package let name: String
    /// Its picture.
    package let icon: ListIcon
    /// Whether it is a checklist.
    package let isChecklist: Bool
    /// The person's name; may be empty.
    package let maker: String
    /// Its content.
    package let template: TradedTemplate
}
