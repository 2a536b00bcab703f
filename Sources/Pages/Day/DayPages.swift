public import Planner

/// Asks how many spoons a day starts with.
public final class NewDayPage: Page {
    let suggestion: NewDaySuggestion
    let spoons: Typed

    /// The page as it opens, or with what was typed.
    public init(suggestion: NewDaySuggestion, typed: Typed? = nil) {
        self.suggestion = suggestion
        spoons = typed ?? Typed(String(suggestion.spoons))
    }

    package func title(_ context: PageContext) -> String { "New Day" }

    package var section: Section? { .today }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.form(.newDay, context, back: Address.today.path, id: "day", class: "act stack") { html in
            html.element("p", .class("date"), text: Words.date(context.moment.date))
            html.spoonsField(
                "How many " + context.settings.unitMany + " do you have?",
                name: "spoons",
                spoons,
                hint: hint(context)
            )
            html.element("p", .class("quiet-text"), text: "What is left in today’s list is carried over to the Backlog.")
            html.decide(cancel: .today, primary: "Start the day")
        }
    }

    private func hint(_ context: PageContext) -> String? {
        guard suggestion.borrowed > 0 else { return nil }
        return (suggestion.isFixed ? "Your daily number is " : "Last time it was ") + context.spoons(suggestion.usual) + ", and "
            + context.spoons(suggestion.borrowed) + (suggestion.borrowed == 1 ? " was" : " were") + " borrowed from this day."
    }
}

/// Changes the day's number without starting a new day.
public final class AdjustDayPage: Page {
    let spoons: Typed

    /// The page with the day's number, or with what was typed.
    public init(spoons: Typed) {
        self.spoons = spoons
    }

    package func title(_ context: PageContext) -> String { "Adjust today" }

    package var section: Section? { .today }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.form(.adjustDay, context, back: Address.today.path, id: "day", class: "act stack") { html in
            html.spoonsField(
                "How many " + context.settings.unitMany + " does today have?",
                name: "spoons",
                spoons,
                hint: "Your list stays as it is."
            )
            html.decide(cancel: .today, primary: "Save")
        }
    }
}

extension HTML {
    /// Cancel and the one thing to do, side by side.
    mutating func decide(cancel: Address, primary: String) {
        element("div", .class("decide")) { html in
            html.element("a", .class("button quiet").id("cancel").href(cancel).flag("data-cancel"), text: "Cancel")
            html.element("button", .class("primary").id("save"), text: primary)
        }
    }
}
