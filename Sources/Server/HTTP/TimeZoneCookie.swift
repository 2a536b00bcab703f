import HTTPTypes

/// The time zone of a browser that runs no script, as it was chosen on the page for it.
struct TimeZoneCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon-zone", isSecure: isSecure)
    }

    /// The name of the zone that a request brings, or nil: it names no zone, or one that does not exist.
    func name(in request: HTTPRequest) -> String? { said(in: request)?.name }

    /// How far the clock of the person is ahead of UTC, in minutes; 0 if no zone was chosen.
    func minutesAhead(in request: HTTPRequest, at time: Int64) -> Int64 {
        said(in: request)?.zone.minutesAhead(at: time) ?? 0
    }

    private func said(in request: HTTPRequest) -> (name: String, zone: IANATimeZone)? {
        guard let name = cookie.value(in: request).map({ String($0) }), let zone = IANATimeZone(name: name) else { return nil }
        return (name, zone)
    }

    /// The header that keeps a zone; an empty one takes it away.
    func setting(_ zone: String) -> HTTPField {
        zone.isEmpty ? cookie.removing : cookie.setting(zone)
    }
}
