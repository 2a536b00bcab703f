import Planner

// The appearance of the app: colours and motion; text; how much is shown.

extension HTML {
    mutating func lookFields(_ form: SettingsForm) {
        beginAnswers(.lookTheme)
        for theme in Theme.allCases { answer(form, .theme, theme.word, theme.name, theme.hint) }
        endAnswers()
        accentField(form)
        beginAnswers(.lookMotion)
        answer(form, .motion, "device", .lookMotionDevice)
        answer(form, .motion, "none", .lookMotionNone, .lookMotionNoneHint)
        endAnswers()
    }

    /// The colour of the theme, and after it the others.
    private mutating func accentField(_ form: SettingsForm) {
        beginPicks(.lookAccent, id: "accent-field", class: "picks colours")
        beginPick("accent", nil, .lookAccentTheme, isOn: form.holds(.accent, ""))
        literal("<span class=\"spot of-theme\"></span>")
        endPick(.lookAccentTheme)
        for colour in Colour.allCases {
            let name = Words.name(colour)
            beginPick("accent", colour.rawValue, name, isOn: form.holds(.accent, String(colour.rawValue)))
            write("<span class=\"spot accent\" data-accent=\"\(Int(colour.rawValue))\"></span>")
            endPick(name)
        }
        endPicks()
    }

    mutating func textFields(_ form: SettingsForm, _ context: PageContext) {
        beginAnswers(.font)
        for font in Font.allCases { answer(form, .font, font.word, font.name) }
        endAnswers(context.isKeptByServer ? nil : .fontHint)
        write("<fieldset class=\"answers\"><legend>\(.textSpacing)</legend><div class=\"card side-by-side\">")
        steps(.textSize, form, .size, TextSettings.sizes)
        steps(.textLetters, form, .spacing, TextSettings.spacings)
        steps(.textWords, form, .words, TextSettings.wordSpacings)
        steps(.textLines, form, .lines, TextSettings.lineHeights)
        literal("</div></fieldset>")
    }

    mutating func simpleFields(_ form: SettingsForm) {
        beginAnswers(.settingsSimple)
        answer(form, .simple, "no", .settingsOff)
        answer(form, .simple, "yes", .settingsOn, .simpleOnHint)
        endAnswers(.simpleHint)
    }

    /// A menu of steps, the first of which is the default.
    private mutating func steps(_ label: Phrase, _ form: SettingsForm, _ entry: SettingsEntry, _ choices: [Int]) {
        var options: [(value: String, text: String)] = []
        for choice in choices {
            let isUsual = choice == choices[0]
            let isWhole = entry == .size || entry == .lines
            let name = isWhole ? Sentence.percent(number: choice) : .textMore(number: choice)
            options.append((String(choice), isUsual ? words[.settingsDefault] : words[name]))
        }
        menu(words[label], id: entry.word.description + "-field", name: entry.word, empty: nil, chosen: form[entry].text, options)
    }
}
