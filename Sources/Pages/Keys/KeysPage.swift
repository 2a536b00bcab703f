import Planner

/// The sheet of keys, and whether they are on.
public final class KeysPage: Page {
    /// The page.
    public init() {}

    package func title(_ context: PageContext) -> String { "Keyboard shortcuts" }

    package var section: Section? { .more }

    package func parent(_ context: PageContext) -> Parent? { .more(context) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.literal("<p class=\"lead\">Press <kbd>?</kbd> on any page to open this one.</p>")
        onOrOff(&html, context)
        html.literal("<div class=\"keys columns\">")
        for group in Shortcut.Group.allCases {
            html.write("<section class=\"entries\"><h2>\(fixed: group.name)</h2><ul class=\"rows\">")
            if group == .rows { withoutCharacters(&html) }
            for shortcut in Shortcut.all where shortcut.group == group { row(&html, shortcut) }
            html.literal("</ul></section>")
        }
        html.literal("</div>")
    }

    /// Keys that are no characters: they cannot be switched off, and do nothing but where a row has the focus or a task is open.
    private func withoutCharacters(_ html: inout HTML) {
        html.literal(
            """
            <li class="row"><span class="what">Next row, previous row</span><span class="pressed always"><kbd>↓</kbd> <kbd>↑</kbd></span></li>\
            <li class="row"><span class="what">Open the row</span><span class="pressed always"><kbd>Enter</kbd></span></li>\
            <li class="row"><span class="what">Close the task at the side</span><span class="pressed always"><kbd>Esc</kbd></span></li>
            """
        )
    }

    private func row(_ html: inout HTML, _ shortcut: Shortcut) {
        html.write("<li class=\"row\"><span class=\"what\">\(fixed: shortcut.name)</span><span class=\"pressed\">")
        for (index, key) in Text.pieces(of: shortcut.keys.description, at: UInt8(ascii: " ")).enumerated() {
            if index > 0 { html.literal(" then ") }
            html.write("<kbd>\(key)</kbd>")
        }
        html.literal("</span></li>")
    }

    /// A key that is a character alone is pressed by accident, and by speech input: it can be switched off (WCAG 2.1.4).
    private func onOrOff(_ html: inout HTML, _ context: PageContext) {
        let isOn = context.settings.usesKeys
        html.beginForm(.settingsGroup(.look), context, back: Route.keys.path, id: "keys-switch", class: "act stack")
        html.hidden("keys", isOn ? "off" : "on")
        html.write(
            """
            <p class="hint">Single-key shortcuts are \(fixed: isOn ? "on" : "off"). They do nothing while you type. Turn them off if you use \
            voice control, or press keys by accident.</p>\
            <button class="button" id="switch-keys">\(fixed: isOn ? "Turn off" : "Turn on") single-key shortcuts</button>\
            <noscript><p class="hint">They need script, which this browser does not run. Tab, Enter and Space work everywhere.</p></noscript>
            """
        )
        html.endForm()
    }
}
