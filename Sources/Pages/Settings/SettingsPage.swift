public import Planner

/// What stands in the form of the settings: as it was typed, right or wrong.
public struct SettingsForm: Equatable, Sendable {
    /// What every day begins with; empty: what the last one did.
    public var dailyMaximum: Typed
    /// How many are kept back.
    public var reserve: Typed
    /// Whether the limit is a wall.
    public var isFirm: Bool
    /// What one unit is called.
    public var unitOne: Typed
    /// What several are called.
    public var unitMany: Typed
    /// Which colours.
    public var theme: Theme

    /// A form of its parts.
    public init(dailyMaximum: Typed, reserve: Typed, isFirm: Bool, unitOne: Typed, unitMany: Typed, theme: Theme) {
        self.dailyMaximum = dailyMaximum
        self.reserve = reserve
        self.isFirm = isFirm
        self.unitOne = unitOne
        self.unitMany = unitMany
        self.theme = theme
    }

    /// The form of the settings as they are.
    public init(_ settings: Settings) {
        self.init(
            dailyMaximum: Typed(settings.dailyMaximum.map { String($0) } ?? ""),
            reserve: Typed(String(settings.reserve)),
            isFirm: settings.isFirm,
            unitOne: Typed(settings.unitOne),
            unitMany: Typed(settings.unitMany),
            theme: settings.theme
        )
    }
}

/// The person's choices.
public final class SettingsPage: Page {
    let form: SettingsForm

    /// The page with what stands in the form.
    public init(form: SettingsForm) {
        self.form = form
    }

    package func title(_ context: PageContext) -> String { "Settings" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.form(.settings, context, back: Address.settings.path, id: "settings", class: "act stack") { html in
            html.saveBar(cancel: Address.more.path)
            html.element("fieldset") { html in
                html.element("legend", text: "Colours")
                html.radio("theme", "system", "As the device", isOn: form.theme == .system)
                html.radio("theme", "light", "Light", isOn: form.theme == .light)
                html.radio("theme", "dark", "Dark", isOn: form.theme == .dark)
            }
            html.spoonsField(
                "A new day begins with",
                name: "maximum",
                form.dailyMaximum,
                hint: "Empty: what the last day began with."
            )
            html.spoonsField(
                "Kept in reserve",
                name: "reserve",
                form.reserve,
                hint: "Shown apart, so that a day does not end on nothing. 0 for none."
            )
            html.element("fieldset") { html in
                html.element("legend", text: "When chosen tasks do not fit")
                html.radio("firm", "no", "Offer to borrow from tomorrow", isOn: !form.isFirm)
                html.radio("firm", "yes", "Keep the limit firm: no borrowing", isOn: form.isFirm)
            }
            html.element("fieldset") { html in
                html.element("legend", text: "What a unit of energy is called")
                word(&html, "One", name: "one", form.unitOne)
                word(&html, "Several", name: "many", form.unitMany)
                html.element("p", .class("hint"), text: "For example spoon and spoons, point and points, percent and percent.")
            }
        }
    }

    private func word(_ html: inout HTML, _ label: String, name: StaticString, _ typed: Typed) {
        let id = "unit-" + name.description
        html.element("div", .class("field")) { html in
            html.element("label", .with("for", id), text: label)
            html.void(
                "input",
                .id(id)
                    .name(name)
                    .type("text")
                    .fixed("autocomplete", "off")
                    .fixed("autocapitalize", "none")
                    .fixed("dir", "auto")
                    .value(typed.text)
                    .with("aria-invalid", typed.fault == nil ? nil : "true")
                    .with("aria-describedby", typed.fault == nil ? nil : id + "-fault")
            )
            html.fault(typed.fault, for: id)
        }
    }
}
