import Planner

// The appearance of the app: colours and motion; text; how much is shown.

extension HTML {
    mutating func lookFields(_ form: SettingsForm) {
        beginAnswers("Theme")
        for theme in Theme.allCases { answer(form, .theme, theme.word, theme.name, theme.hint) }
        endAnswers()
        accentField(form)
        beginAnswers("Motion")
        answer(form, .motion, "device", "Match device")
        answer(form, .motion, "none", "Reduce motion", "Nothing moves, whatever your device is set to")
        endAnswers()
    }

    /// Every colour has its name beside it.
    private mutating func accentField(_ form: SettingsForm) {
        literal("<fieldset class=\"answers\" id=\"accent-field\"><legend>Accent colour</legend><div class=\"scale\">")
        beginChip("radio", "accent", "", isOn: form.holds(.accent, ""))
        literal("<span>Match the theme</span>")
        endChip()
        for colour in Colour.allCases {
            let value = String(colour.rawValue)
            beginChip("radio", "accent", value, isOn: form.holds(.accent, value))
            write("<span class=\"accent\" data-accent=\"\(value)\">\(Words.name(colour))</span>")
            endChip()
        }
        literal("</div></fieldset>")
    }

    mutating func textFields(_ form: SettingsForm) {
        beginAnswers("Font")
        for font in Font.allCases { answer(form, .font, font.word, font.name) }
        endAnswers("Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.")
        literal("<fieldset class=\"answers\"><legend>Size and spacing</legend><div class=\"card side-by-side\">")
        steps("Text size", form, .size, TextSettings.sizes)
        steps("Letter spacing", form, .spacing, TextSettings.spacings)
        steps("Word spacing", form, .words, TextSettings.wordSpacings)
        steps("Line height", form, .lines, TextSettings.lineHeights)
        literal("</div></fieldset>")
    }

    mutating func simpleFields(_ form: SettingsForm) {
        beginAnswers("Simple mode")
        answer(form, .simple, "no", "Off")
        answer(form, .simple, "yes", "On", "Shows only Today, What now?, Rest, Add and Settings")
        endAnswers("Nothing is deleted. “Show everything again” is at the end of every page.")
    }

    /// A menu of steps, the first of which is the default.
    private mutating func steps(_ label: String, _ form: SettingsForm, _ entry: SettingsEntry, _ choices: [Int]) {
        var options: [(value: String, text: String)] = []
        for choice in choices {
            let isUsual = choice == choices[0]
            let more = entry == .size || entry == .lines ? "" : "+"
            options.append((String(choice), isUsual ? "Default" : more + Words.percent(choice)))
        }
        menu(label, id: entry.word.description + "-field", name: entry.word, empty: nil, chosen: form[entry].text, options)
    }
}
