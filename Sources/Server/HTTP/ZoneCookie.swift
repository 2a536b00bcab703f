import HTTPTypes

/// The time zone of a browser that runs no script, as it was said on a page of its own.
enum ZoneCookie {
    private static let name = "teaspoon-zone"
    /// As long as browsers keep a cookie at most.
    private static let lifetime = 400 * 24 * 60 * 60

    /// The name of the zone among a request's cookies; nil where there is none, or no such zone.
    static func name(in request: HTTPRequest) -> String? {
        for header in request.headerFields[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { continue }
                let zone = String(pair.dropFirst(name.utf8.count + 1))
                return Zone(name: zone) == nil ? nil : zone
            }
        }
        return nil
    }

    /// How far the clock of whoever asks is ahead of UTC, in minutes; 0 where they have not said.
    static func minutesAhead(in request: HTTPRequest, at time: Int64) -> Int64 {
        name(in: request).flatMap { Zone(name: $0) }?.minutesAhead(at: time) ?? 0
    }

    /// The header that keeps a zone; an empty one takes it away.
    static func header(for zone: String, secure: Bool) -> HTTPField {
        let value = "\(name)=\(zone); Path=/; Max-Age=\(zone.isEmpty ? 0 : lifetime); HttpOnly; SameSite=Lax"
        return HTTPField(name: .setCookie, value: value + (secure ? "; Secure" : ""))
    }
}
