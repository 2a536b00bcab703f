import HTTPTypes
import Hummingbird

/// What the pages of an answer take from where the browser is: its time zone, and whether it trusts the address that it opened.
struct Surroundings: Sendable {
    /// Those of the request that is being answered.
    @TaskLocal static var current = Surroundings()

    /// The name of the time zone; nil if none is known.
    var zone: String?
    /// Its rules.
    var rules: IANATimeZone?
    /// Whether the browser keeps nothing by itself at this address (``Peer/isUntrusted(_:)``).
    var isUntrusted = false

    /// Nothing known.
    init() {}

    /// Those of a request.
    init(of request: HTTPRequest, _ peer: Peer) {
        if let said = TimeZoneCookie(isSecure: peer.isSecure(request)).zone(in: request) { (zone, rules) = said }
        isUntrusted = peer.isUntrusted(request)
    }

    /// How far the person's clock is ahead of UTC, in minutes; 0 where no zone is known.
    func minutesAhead(at time: Int64) -> Int64 { rules?.minutesAhead(at: time) ?? 0 }
}
