import Facts
import Planner

/// What a Submit was answered with when the chosen tasks do not fit.
public struct OverBudget: Equatable, Sendable {
    /// How many spoons too many.
    public let excess: Int
    /// Whether borrowing from tomorrow is offered.
    public let offersBorrowing: Bool

    /// A warning of those numbers.
    public init(excess: Int, offersBorrowing: Bool) {
        self.excess = excess
        self.offersBorrowing = offersBorrowing
    }
}

/// What stands above the rows while choosing: nothing, a warning, or what was wrong.
public enum ChoosingNotice: Equatable, Sendable {
    case none
    case overBudget(OverBudget)
    case fault(String)
}

extension HTML {
    /// The form in which tasks are chosen for today: Submit sends them in one go, or none.
    ///
    /// - Parameters:
    ///   - origin: the list, to come back to and to warn on.
    ///   - others: chosen tasks whose rows are not on this page.
    mutating func choosingForm(
        origin: Address,
        budget: Budget?,
        notice: ChoosingNotice,
        others: [Identity],
        _ context: PageContext,
        rows: (inout HTML) -> Void
    ) {
        form(.submit, context, back: Address.today.path, id: "list") { html in
            html.hidden("origin", origin.path)
            for other in others { html.hidden("task", other.hex) }
            html.element("p", .class("lead")) { html in
                html.text("Choose what fits today")
                if let budget { html.text(": " + context.spoons(budget.left) + " left") }
                html.text(".")
            }
            html.choosingNotice(notice, context)
            rows(&html)
            html.element("div", .class("decide")) { html in
                html.element("a", .class("button quiet").href(origin), text: "Cancel")
                html.element("button", .class("primary").id("submit"), text: "Submit")
            }
        }
    }

    private mutating func choosingNotice(_ notice: ChoosingNotice, _ context: PageContext) {
        switch notice {
        case .none: break
        case .fault(let text):
            element("p", .class("notice").id("notice").fixed("role", "alert").fixed("tabindex", "-1"), text: text)
        case .overBudget(let warning):
            element("div", .class("notice").id("notice").fixed("role", "alert").fixed("tabindex", "-1")) { html in
                let more =
                    String(warning.excess) + " more "
                    + (warning.excess == 1 ? context.settings.unitOne : context.settings.unitMany)
                html.element("p") { html in
                    html.element("strong", text: "These need " + more + " than you have.")
                    html.text(" Nothing was sent. Choose fewer")
                    html.text(warning.offersBorrowing ? ", or borrow from tomorrow." : ".")
                }
                guard warning.offersBorrowing else { return }
                html.element("button", .class("quiet").id("borrow").name("borrow").value(String(warning.excess))) {
                    $0.text("Borrow " + context.spoons(warning.excess) + " from tomorrow")
                }
            }
        }
    }
}
