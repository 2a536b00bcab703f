import HTTPTypes
import Pages
import Planner

/// The appearance of a browser's plan in a cookie, so that the server's own pages look the same from the first frame on.
///
/// The page's script writes it (`Web/app/device/look.js`). It holds only the look, and browsers send it only to the server's own pages. A value
/// that names a choice which does not exist is ignored as a whole.
enum LookCookie {
    // A script writes it, for the server's own pages alone: that rules out the prefix "__Host-", which is for all of a host. The first name is
    // for browsers that speak TLS; without TLS, and in earlier releases, it is the second.
    private static let cookies = ["__Secure-teaspoon-look", "teaspoon-look"].map { Cookie($0, isSecure: false) }

    /// The settings of the request that is being answered, as far as they are about the look, and its language.
    @TaskLocal static var settings = Settings.standard

    /// The settings in a request's cookie.
    static func settings(in request: HTTPRequest) -> Settings {
        cookies.lazy.compactMap { $0.value(in: request) }.first.flatMap { read($0) } ?? .standard
    }

    /// Reads theme, accent, font, size, spacing of letters and of words, height of lines, motion, and the language of the pages, with dots
    /// between them; an empty part means the default. Browsers that wrote it for an earlier release leave out the language.
    static func read(_ text: Substring) -> Settings? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        guard text.utf8.count <= 100, (8...9).contains(parts.count) else { return nil }
        var settings = Settings.standard
        guard let theme = Theme(word: parts[0]), let font = Font(word: parts[2].isEmpty ? "system" : parts[2]),
            let accent = number(parts[1], of: Colour.allCases.map { Int($0.rawValue) }),
            let size = number(parts[3], of: TextSettings.sizes), let spacing = number(parts[4], of: TextSettings.spacings),
            let words = number(parts[5], of: TextSettings.wordSpacings),
            let lines = number(parts[6], of: TextSettings.lineHeights),
            parts[7].isEmpty || parts[7] == "none",
            parts.count == 8 || parts[8].isEmpty || Settings.isLanguage(parts[8])
        else { return nil }
        settings.theme = theme
        settings.font = font
        settings.accent = accent.flatMap { Colour(rawValue: Int64($0)) }
        settings.text.size = size ?? settings.text.size
        settings.text.spacing = spacing ?? settings.text.spacing
        settings.text.wordSpacing = words ?? settings.text.wordSpacing
        settings.text.lineHeight = lines ?? settings.text.lineHeight
        settings.isStill = parts[7] == "none"
        if parts.count == 9 { settings.language = parts[8] }
        return settings
    }

    /// One of the choices. An empty text gives an inner nil (the usual choice), an unknown one an outer nil.
    private static func number(_ text: String, of choices: [Int]) -> Int?? {
        if text.isEmpty { return .some(nil) }
        guard let number = Int(text), choices.contains(number), String(number) == text else { return nil }
        return .some(number)
    }
}
