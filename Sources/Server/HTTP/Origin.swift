import HTTPTypes
import Hummingbird

/// Tells a form of our own pages from one that another site made a browser send.
enum Origin {
    /// Whether another site is behind this request. A client that is no browser says nothing about its origin, and passes.
    static func isForeign(_ request: HTTPRequest) -> Bool {
        // Browsers do not let a page set or leave out this header, so where it is there it settles the matter.
        if let site = request.headerFields[.secFetchSite] { return site != "same-origin" && site != "none" }
        guard let origin = request.headerFields[.origin] else { return false }
        // Only the scheme may differ: a proxy in front may speak another one.
        guard let authority = origin.firstRange(of: "://").map({ origin[$0.upperBound...] }) else { return true }
        return authority.lowercased() != request.authority?.lowercased()
    }
}
