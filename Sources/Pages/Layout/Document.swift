import Planner

// The person's choices in the document's first lines: the styles depend on them, from the first frame on.

extension HTML {
    /// The root element. Defaults get no attribute. `hasNavigation` keeps room for the bar at the side of a wide window, which is read last:
    /// without it, the beginning of a long page would be shown and then pushed aside. `zone` is the time zone of the page's times, for its script.
    mutating func beginDocument(
        release: String,
        _ settings: Settings,
        isInAccount: Bool,
        hasNavigation: Bool,
        zone: String? = nil
    ) {
        write(
            """
            <!doctype html><html lang="\(words.language())"\(" dir=\"rtl\"", if: words.isRightToLeft) data-release="\(release)" \
            data-theme="\(fixed: settings.theme.word)"
            """
        )
        if let accent = settings.accent { attribute("data-accent", Int(accent.rawValue)) }
        if settings.font != .system { write(" data-font=\"\(fixed: settings.font.word)\"") }
        let (text, usual) = (settings.text, TextSettings())
        if text.size != usual.size { attribute("data-size", text.size) }
        if text.spacing != usual.spacing { attribute("data-spacing", text.spacing) }
        if text.wordSpacing != usual.wordSpacing { attribute("data-words", text.wordSpacing) }
        if text.lineHeight != usual.lineHeight { attribute("data-lines", text.lineHeight) }
        if settings.isStill { literal(" data-motion=\"none\"") }
        if settings.isSimple { literal(" data-simple=\"yes\"") }
        if isInAccount { literal(" data-account") }
        if let zone { write(" data-zone=\"\(zone)\"") }
        if hasNavigation { literal(" data-navigation") }
        literal(">")
    }

    private mutating func attribute(_ name: StaticString, _ number: Int) {
        write(" \(fixed: name)=\"\(number)\"")
    }

    /// The letters that were chosen are asked for at once, not when the first word wants them: nothing jumps.
    mutating func fonts(of font: Font, files: String) {
        switch font {
        case .system: break
        case .inter: self.font("inter", files)
        case .openDyslexic:
            self.font("opendyslexic-regular", files)
            self.font("opendyslexic-bold", files)
        }
    }

    private mutating func font(_ name: StaticString, _ files: String) {
        write("<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"\(files)fonts/\(fixed: name).woff2\">")
    }
}
