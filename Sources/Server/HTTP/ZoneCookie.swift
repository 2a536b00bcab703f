import HTTPTypes

/// The time zone of a browser that runs no script, as it was said on a page of its own.
struct ZoneCookie {
    private let cookie: Cookie

    /// - Parameter isSecure: whether the browser speaks TLS.
    init(isSecure: Bool) {
        cookie = Cookie("teaspoon-zone", isSecure: isSecure)
    }

    /// The name of the zone among a request's cookies; nil where there is none, or no such zone.
    func name(in request: HTTPRequest) -> String? {
        cookie.value(in: request).map { String($0) }.flatMap { Zone(name: $0) == nil ? nil : $0 }
    }

    /// How far the clock of the person is ahead of UTC, in minutes; 0 where no zone was said.
    func minutesAhead(in request: HTTPRequest, at time: Int64) -> Int64 {
        name(in: request).flatMap { Zone(name: $0) }?.minutesAhead(at: time) ?? 0
    }

    /// The header that keeps a zone; an empty one takes it away.
    func setting(_ zone: String) -> HTTPField {
        zone.isEmpty ? cookie.removing : cookie.setting(zone)
    }
}
