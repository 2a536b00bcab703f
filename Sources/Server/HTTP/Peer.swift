import HTTPTypes
import Hummingbird
import NIOCore

/// What can be believed of where a request comes from, and how it came.
struct Peer: Sendable {
    /// Whether a proxy in front tells.
    let trustsProxy: Bool

    /// Whether the browser speaks TLS.
    func isSecure(_ request: HTTPRequest) -> Bool {
        trustsProxy && request.headerFields[.xForwardedProto]?.lowercased() == "https"
    }

    /// How this browser keeps its session.
    func cookie(for request: HTTPRequest) -> SessionCookie {
        SessionCookie(isSecure: isSecure(request))
    }

    /// The network address that tries are counted by. Of IPv6 only the half that names a network: a single subscriber has all of the
    /// other half to himself.
    func place(of request: HTTPRequest, over connection: Connection) -> String {
        // The last one is what the proxy itself saw; those before it are what it was told.
        let forwarded = trustsProxy ? request.headerFields[.xForwardedFor]?.split(separator: ",").last : nil
        let address = forwarded.map { String($0.filter { $0 != " " }) } ?? connection.channel.remoteAddress?.ipAddress ?? "?"
        guard address.contains(":"), !address.contains(".") else { return address }
        return address.split(separator: ":", omittingEmptySubsequences: false).prefix(4).joined(separator: ":")
    }
}
