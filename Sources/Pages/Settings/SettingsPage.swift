import Planner

/// What there is to set, each part with what is set in it.
public final class SettingsPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "Settings" }

    package var section: Section? { .more }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<ul class=\"rows index\" id=\"settings-parts\">")
        for group in SettingsGroup.allCases {
            html.write("<li class=\"row\"><a class=\"category\" href=\"\(Address.settingsGroup(group))\">")
            if group == .you { html.portrait(context.settings, alt: "") }
            html.write(
                """
                <span class="what"><span class="title">\(fixed: group.title)</span>\
                <span class="facts" dir="auto">\(Words.summary(of: group, context))</span></span></a></li>
                """
            )
        }
        html.literal("</ul>")
    }
}

/// One part of the settings: its form, with one Save.
public final class SettingsGroupPage: Page {
    let group: SettingsGroup
    let form: SettingsForm

    /// The page with what stands in the form.
    public init(_ group: SettingsGroup, form: SettingsForm) {
        self.group = group
        self.form = form
    }

    package func title(_ context: PageContext) -> String { group.title.description }

    package var section: Section? { .more }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("settings", cancel: Address.settings.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(
            .settingsGroup(group),
            context,
            back: Address.settingsGroup(group).path,
            id: "settings",
            class: "act stack"
        )
        html.defaultButton()
        html.hidden("was", form.sent(group))
        switch group {
        case .you: html.profileFields(form, context)
        case .look: html.lookFields(form)
        case .time: html.timeFields(form, context)
        case .sound:
            html.soundFields(form)
            html.reminderFields(form)
        case .energy: html.energyFields(form)
        }
        html.endForm()
        if group == .you, context.settings.picture != nil { removePicture(&html, context) }
        if group == .energy { html.kindsSwitch(context) }
    }

    /// A form of its own: what is typed in the other stays.
    private func removePicture(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.picture, context, back: Address.settingsGroup(.you).path, id: "picture-removal")
        html.literal("<button class=\"quiet\" id=\"remove-picture\">Remove the picture</button>")
        html.endForm()
    }
}

extension HTML {
    /// One of several answers to a question of the settings.
    @inline(never)
    mutating func answer(_ form: SettingsForm, _ entry: SettingsEntry, _ value: StaticString, _ label: StaticString) {
        let value = value.description
        radio(entry.word, value, label.description, isOn: form.holds(entry, value))
    }

    mutating func energyFields(_ form: SettingsForm) {
        field(
            "A new day begins with",
            id: "maximum",
            name: "maximum",
            form[.maximum],
            as: .number,
            hint: "Empty: what the last day began with."
        )
        field(
            "Kept in reserve",
            id: "reserve",
            name: "reserve",
            form[.reserve],
            as: .number,
            hint: "Shown apart, so that a day does not end on nothing. 0 for none."
        )
        literal("<fieldset><legend>When chosen tasks do not fit</legend>")
        answer(form, .firm, "no", "Offer to borrow from tomorrow")
        answer(form, .firm, "yes", "Keep the limit firm: no borrowing")
        literal("</fieldset><fieldset><legend>What a unit of energy is called</legend>")
        field("One", id: "unit-one", name: "one", form[.one], as: .word)
        field("Several", id: "unit-many", name: "many", form[.many], as: .word)
        literal(
            """
            <p class="hint">For example spoon and spoons, point and points, percent and percent.</p></fieldset>
            """
        )
    }

    mutating func timeFields(_ form: SettingsForm, _ context: PageContext) {
        zoneWithoutScript(context)
        literal("<fieldset><legend>Clock</legend>")
        answer(form, .clock, "24", "24 hours: 21:05")
        answer(form, .clock, "12", "12 hours: 9:05 pm")
        literal("</fieldset><fieldset><legend>Order of dates</legend>")
        answer(form, .order, "day", "Day first: 5/6 is 5 June")
        answer(form, .order, "month", "Month first: 5/6 is May 6")
        literal("</fieldset>")
        var days: [(value: String, text: String)] = []
        for day in TimeChoices.weekdays { days.append((String(day), Words.weekdays[day])) }
        menu("A week begins with", id: "weekday", name: "weekday", empty: nil, chosen: form[.weekday].text, days)
        var hours: [(value: String, text: String)] = []
        for hour in TimeChoices.hours { hours.append((String(hour), Words.clock(hour * 60, context.settings.times))) }
        menu(
            "A date begins at",
            id: "begins",
            name: "begins",
            empty: nil,
            chosen: form[.begins].text,
            hours,
            hint: """
                For whoever goes to bed after midnight: before this hour it is still yesterday, for what is due and what repeats. \
                A New Day starts when you say so, at any hour.
                """
        )
    }
}
