import HTTPTypes

/// The time zone of a browser that no worker answers.
///
/// Its script writes that of the browser (`Web/app/device/time-zone.js`). Without script the person chooses one on a page.
struct TimeZoneCookie {
    private let browsers: Cookie
    private let chosen: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        browsers = Cookie("teaspoon-browser-zone", isSecure: isSecure)
        chosen = Cookie("teaspoon-zone", isSecure: isSecure)
    }

    /// The zone that a request brings; nil if it names no zone, or one that does not exist.
    func zone(in request: HTTPRequest) -> (name: String, rules: IANATimeZone)? {
        for cookie in [browsers, chosen] {
            guard let name = cookie.value(in: request).map({ String($0) }), let zone = IANATimeZone(name: name) else { continue }
            return (name, zone)
        }
        return nil
    }

    /// The headers that keep a zone that was chosen; an empty one takes it away. The script's own, which would come first, goes: a script that
    /// still runs writes it again.
    func setting(_ zone: String, in request: HTTPRequest) -> [HTTPField] {
        let kept = zone.isEmpty ? chosen.removing : chosen.setting(zone)
        return browsers.value(in: request) == nil ? [kept] : [kept, browsers.removing]
    }
}
