import Planner

extension HTML {
    /// The parts of the settings, as rows that lead to their pages, each with its present values.
    ///
    /// - Parameter current: the part whose page it is. The rows then show only beside it, in a wide window.
    mutating func settingsParts(_ context: PageContext, current: SettingsGroup?) {
        write("<nav class=\"parts\(" only-beside", if: current != nil)\" id=\"settings-parts\" aria-label=\"\(.settingsAll)\">")
        beginEntries()
        person(context, isCurrent: current == .you)
        endEntries()
        beginEntries()
        let theme = words[context.settings.theme.name]
        if current == nil {
            // In a wide window it is open beside the list, and its row says so there.
            part(.look, context, nil, value: theme, class: "row only-alone")
            part(.look, context, .look, value: theme, class: "row only-beside")
        } else {
            part(.look, context, current, value: theme)
        }
        part(.text, context, current, value: Words.text(context))
        part(.language, context, current, value: words.chosenLanguage(context.settings))
        endEntries()
        beginEntries()
        part(.energy, context, current, Words.energy(context))
        part(.time, context, current, Words.times(context))
        part(.sound, context, current, Words.sound(context))
        endEntries()
        beginEntries()
        part(.simple, context, current, words[.settingsSimpleFacts], value: words[Words.onOff(context.settings.isSimple)])
        entry(
            .settingsKeys,
            .keyboard,
            to: Route.keys.path,
            value: words[Words.onOff(context.settings.usesKeys)],
            id: "to-keys"
        )
        entry(.settingsPrivacy, .lock, to: Route.about.path, words[.settingsPrivacyFacts])
        endEntries()
        literal("</nav>")
    }

    @inline(never)
    private mutating func part(
        _ group: SettingsGroup,
        _ context: PageContext,
        _ current: SettingsGroup?,
        _ facts: String? = nil,
        value: String? = nil,
        class kind: StaticString = "row"
    ) {
        let path = Route.settingsGroup(group).path
        entry(group.title, group.symbol, to: path, facts, value: value, isCurrent: group == current, class: kind)
    }

    /// The person's profile; their picture in place of the drawing.
    private mutating func person(_ context: PageContext, isCurrent: Bool) {
        let path = Route.settingsGroup(.you).path
        guard context.settings.picture != nil else {
            return entry(.settingsYou, .person, to: path, Words.person(context), isCurrent: isCurrent)
        }
        write("<li class=\"row\"><a class=\"entry\" href=\"\(path)\"\(" aria-current=\"page\"", if: isCurrent)>")
        portrait(context.settings, alt: nil)
        write(
            """
            <span class="what"><span class="title">\(.settingsYou)</span>\
            <span class="facts" dir="auto">\(Words.person(context))</span></span>\(Symbol.next)</a></li>
            """
        )
    }
}
