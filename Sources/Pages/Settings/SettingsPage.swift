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
        html.beginForm(.settings, context, back: Address.settings.path, id: "settings", class: "act stack")
        html.saveBar(cancel: Address.more.path)
        html.literal("<fieldset><legend>Colours</legend>")
        html.radio("theme", "system", "As the device", isOn: form.theme == .system)
        html.radio("theme", "light", "Light", isOn: form.theme == .light)
        html.radio("theme", "dark", "Dark", isOn: form.theme == .dark)
        html.literal("</fieldset>")
        html.field(
            "A new day begins with",
            id: "maximum",
            name: "maximum",
            form.dailyMaximum,
            as: .number,
            hint: "Empty: what the last day began with."
        )
        html.field(
            "Kept in reserve",
            id: "reserve",
            name: "reserve",
            form.reserve,
            as: .number,
            hint: "Shown apart, so that a day does not end on nothing. 0 for none."
        )
        html.literal("<fieldset><legend>When chosen tasks do not fit</legend>")
        html.radio("firm", "no", "Offer to borrow from tomorrow", isOn: !form.isFirm)
        html.radio("firm", "yes", "Keep the limit firm: no borrowing", isOn: form.isFirm)
        html.literal("</fieldset><fieldset><legend>What a unit of energy is called</legend>")
        html.field("One", id: "unit-one", name: "one", form.unitOne, as: .word)
        html.field("Several", id: "unit-many", name: "many", form.unitMany, as: .word)
        html.literal(
            """
            <p class="hint">For example spoon and spoons, point and points, percent and percent.</p></fieldset>
            """
        )
        html.endForm()
    }
}
