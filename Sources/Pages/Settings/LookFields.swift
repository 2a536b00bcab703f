import Planner

// Colours, letters, motion: what a person sees of the app.

extension HTML {
    mutating func lookFields(_ form: SettingsForm) {
        literal("<fieldset><legend>Colours</legend>")
        for theme in Theme.allCases { answer(form, .theme, theme.word, theme.name) }
        literal("</fieldset>")
        accentField(form)
        lettersField(form)
        literal("<details class=\"fold\" id=\"calm\"><summary>Motion, keyboard and simple mode</summary><div class=\"stack\">")
        literal("<fieldset><legend>Motion</legend>")
        answer(form, .motion, "device", "As the device says")
        answer(form, .motion, "none", "None: nothing moves")
        literal("</fieldset><fieldset><legend>Single-key shortcuts</legend>")
        answer(form, .keys, "on", "On")
        answer(form, .keys, "off", "Off: keys do nothing by themselves, which suits voice control")
        write(
            "<p class=\"hint\"><a class=\"more\" id=\"to-keys\" href=\"\(Address.keys)\">Keyboard shortcuts</a></p>"
        )
        literal("</fieldset><fieldset><legend>Simple mode</legend>")
        answer(form, .simple, "no", "Off")
        answer(form, .simple, "yes", "On: the day, What now?, rest, adding and these settings; all else is out of sight")
        literal("<p class=\"hint\">Nothing is lost: one tap on any page shows everything again.</p>")
        literal("</fieldset></div></details>")
    }

    /// Every colour has its name beside it.
    private mutating func accentField(_ form: SettingsForm) {
        beginGroup("Colour of what can be pressed", id: "accent-field")
        literal("<div class=\"scale\">")
        beginChip("radio", "accent", "", isOn: form.holds(.accent, ""))
        literal("<span>As the colours above</span>")
        endChip()
        for colour in Colour.allCases {
            let value = String(colour.rawValue)
            beginChip("radio", "accent", value, isOn: form.holds(.accent, value))
            write("<span class=\"accent\" data-accent=\"\(value)\">\(Words.name(colour))</span>")
            endChip()
        }
        literal("</div>")
        endGroup(id: "accent-field")
    }

    private mutating func lettersField(_ form: SettingsForm) {
        literal(
            "<details class=\"fold\" id=\"letters\"><summary>Letters</summary><div class=\"stack\"><fieldset><legend>Font</legend>"
        )
        for font in Font.allCases { answer(form, .font, font.word, font.name) }
        literal(
            "<p class=\"hint\">Inter and OpenDyslexic are loaded once, when first chosen, and then work offline.</p></fieldset>"
        )
        literal("<div class=\"side-by-side\">")
        steps("Letter size", form, .size, Letters.sizes, usual: "As the device")
        steps("Between letters", form, .spacing, Letters.spacings, usual: "Usual")
        steps("Between words", form, .words, Letters.wordSpacings, usual: "Usual")
        steps("Height of lines", form, .lines, Letters.lineHeights, usual: "Usual")
        literal("</div></div></details>")
    }

    /// A menu of steps, the first of which is the usual.
    private mutating func steps(
        _ label: String,
        _ form: SettingsForm,
        _ entry: SettingsEntry,
        _ choices: [Int],
        usual: StaticString
    ) {
        var options: [(value: String, text: String)] = []
        for choice in choices {
            let isUsual = choice == choices[0]
            let more = entry == .size || entry == .lines ? "" : "+"
            options.append((String(choice), isUsual ? usual.description : more + Words.percent(choice)))
        }
        menu(label, id: entry.word.description + "-field", name: entry.word, empty: nil, chosen: form[entry].text, options)
    }
}
