import Planner

/// The first run: two questions, then a planned day.
public final class WelcomePage: Page {
    let spoons: Typed
    let withExamples: Bool

    /// The page before or after something was typed.
    public init(spoons: Typed, withExamples: Bool) {
        self.spoons = spoons
        self.withExamples = withExamples
    }

    package func title(_ context: PageContext) -> String { "Teaspoon" }

    package var section: Section? { .today }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.element("div", .class("welcome")) { html in
            html.element("div", .class("launch").fixed("aria-hidden", "true")) { html in
                for _ in 0..<5 { html.literal("<svg class=\"spoon\"><use href=\"#i-spoon\"></use></svg>") }
            }
            html.element(
                "p",
                .class("lead"),
                text: "A day has only so many " + context.settings.unitMany
                    + ". Teaspoon helps you choose what fits, and carries the rest forward."
            )
            html.form(.newDay, context, back: Address.today.path, id: "first-day", class: "act stack") { html in
                html.hidden("first", "yes")
                html.spoonsField(
                    "How many " + context.settings.unitMany + " do you have today?",
                    name: "spoons",
                    spoons,
                    hint: "Between 0 and 99. A guess is fine: it can be changed at any time."
                )
                html.element("fieldset") { html in
                    html.element("legend", text: "Begin with a few example tasks?")
                    html.radio("examples", "yes", "Yes, they can be removed in one tap", isOn: withExamples)
                    html.radio("examples", "no", "No, start empty", isOn: !withExamples)
                }
                html.element("button", .class("primary").id("start"), text: "Start my day")
            }
            html.element("p", .class("quiet-text")) { html in
                html.text("No account. What you write stays on this device and works without a network. ")
                if context.isAnsweredByServer {
                    html.literal("<noscript>Except that this browser runs no script: your plan is then kept on this server, for ")
                    html.literal("this browser only. </noscript>")
                }
                html.element("a", .href(.help), text: "What are spoons?")
            }
        }
    }
}

extension HTML {
    /// A field for a number of spoons, with a numeric keypad.
    mutating func spoonsField(_ label: String, name: StaticString, _ typed: Typed, hint: String?) {
        let id = name.description
        element("div", .class("field")) { html in
            html.element("label", .with("for", id), text: label)
            html.void(
                "input",
                .id(id)
                    .name(name)
                    .type("text")
                    .fixed("inputmode", "numeric")
                    .fixed("autocomplete", "off")
                    .class("number")
                    .value(typed.text)
                    .with("aria-invalid", typed.fault == nil ? nil : "true")
                    .with("aria-describedby", typed.fault == nil ? (hint == nil ? nil : id + "-hint") : id + "-fault")
            )
            html.fault(typed.fault, for: id)
            if let hint { html.element("p", .class("hint").id(id + "-hint"), text: hint) }
        }
    }

    /// One of several answers.
    mutating func radio(_ name: StaticString, _ value: String, _ label: String, isOn: Bool) {
        element("label", .class("choice")) { html in
            html.void("input", .type("radio").name(name).value(value).flag("checked", isOn))
            html.element("span", text: label)
        }
    }
}
