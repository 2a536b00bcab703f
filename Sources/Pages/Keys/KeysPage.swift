import Planner

/// The sheet of keys, and whether they are on.
package final class KeysPage: Page {
    package init() {}

    package func title(_ context: PageContext) -> String { context.words[.keys] }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.write("<p class=\"lead\">\(.keysLead(key: key("?")))</p>")
        onOrOff(&html, context)
        html.literal("<div class=\"keys columns\">")
        for group in Shortcut.Group.allCases {
            html.write("<section class=\"entries\"><h2>\(group.name)</h2><ul class=\"rows\">")
            if group == .rows { withoutCharacters(&html) }
            for shortcut in Shortcut.all where shortcut.group == group { row(&html, shortcut, context) }
            html.literal("</ul></section>")
        }
        html.literal("</div>")
    }

    /// Keys that are no characters: they cannot be switched off, and do nothing but where a row has the focus or a task is open.
    private func withoutCharacters(_ html: inout HTML) {
        html.write(
            """
            <li class="row"><span class="what">\(.keyRowsBoth)</span><span class="pressed always"><kbd>↓</kbd> <kbd>↑</kbd></span></li>\
            <li class="row"><span class="what">\(.keyRowOpen)</span><span class="pressed always"><kbd>\(.keysEnter)</kbd></span></li>\
            <li class="row"><span class="what">\(.keyCloseTask)</span><span class="pressed always"><kbd>\(.keysEscape)</kbd></span></li>
            """
        )
    }

    private func row(_ html: inout HTML, _ shortcut: Shortcut, _ context: PageContext) {
        let name = shortcut.name.map { Sentence($0) } ?? .costs(unit: context.unit)
        html.write("<li class=\"row\"><span class=\"what\">\(name)</span><span class=\"pressed\">")
        let keys = Text.pieces(of: shortcut.keys.description, at: UInt8(ascii: " "))
        if keys.count == 2 {
            html.write("\(.keysTwo(first: key(keys[0]), second: key(keys[1])))")
        } else {
            html.write("<kbd>\(keys[0])</kbd>")
        }
        html.literal("</span></li>")
    }

    /// The name of a key, in a sentence.
    private func key(_ name: String) -> MarkupTag { MarkupTag("<kbd>\(name)</kbd>", "") }

    /// A key that is a character alone is pressed by accident, and by speech input: it can be switched off (WCAG 2.1.4).
    private func onOrOff(_ html: inout HTML, _ context: PageContext) {
        let isOn = context.settings.usesKeys
        html.beginForm(.settingsGroup(.look), context, back: Route.keys.path, id: "keys-switch", class: "act stack")
        html.hidden("keys", isOn ? "off" : "on")
        html.write(
            """
            <p class="hint">\(isOn ? .keysAreOn : Phrase.keysAreOff) \(.keysHint)</p>\
            <button class="button" id="switch-keys">\(isOn ? .keysTurnOff : Phrase.keysTurnOn)</button>\
            <noscript><p class="hint">\(.keysScript)</p></noscript>
            """
        )
        html.endForm()
    }
}
