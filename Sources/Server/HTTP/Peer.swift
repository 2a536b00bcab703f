import Glibc
import HTTPTypes
import Hummingbird
import NIOCore

/// The trustworthy facts about the origin of a request, and how it came.
struct Peer: Sendable {
    /// Whether a proxy in front tells.
    let trustsProxy: Bool

    /// Whether the browser speaks TLS.
    func isSecure(_ request: HTTPRequest) -> Bool {
        guard trustsProxy, let forwarded = request.headerFields[.xForwardedProto] else { return false }
        // Of several proxies each adds a word; the browser speaks to the first of them, whichever that is.
        return forwarded.lowercased().split(separator: ",").contains { $0.filter { $0 != " " } == "https" }
    }

    /// Whether the browser opened an address that it does not trust: without TLS, and not of its own machine. It then has no service worker, no
    /// storage that lasts and no notifications (W3C Secure Contexts, 3.1).
    func isUntrusted(_ request: HTTPRequest) -> Bool {
        guard !isSecure(request), let authority = request.authority else { return false }
        // Sent to trusted addresses alone (Fetch Metadata, 2): that sees through a proxy which does not say that it speaks TLS.
        if request.headerFields[.secFetchSite] != nil { return false }
        return !Self.isOwnMachine(authority)
    }

    /// Whether a name, with or without a port, is one of those by which a machine reaches itself.
    static func isOwnMachine(_ authority: String) -> Bool {
        let name: Substring
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            name = authority[authority.index(after: authority.startIndex)..<end]
        } else {
            name = authority.prefix { $0 != ":" }
        }
        let host = name.lowercased()
        if host == "::1" || host == "localhost" || host.hasSuffix(".localhost") { return true }
        // All of 127.0.0.0/8.
        var bytes = in_addr()
        return inet_pton(AF_INET, host, &bytes) == 1 && UInt32(bigEndian: bytes.s_addr) >> 24 == 127
    }

    /// How this browser keeps its session.
    func cookie(for request: HTTPRequest) -> SessionCookie {
        SessionCookie(isSecure: isSecure(request))
    }

    /// The network address that tries are counted by. Of IPv6 only the half that names a network: a single subscriber has all of the
    /// other half to himself.
    func networkAddress(of request: HTTPRequest, over channel: any Channel) -> String {
        // The last one is what the proxy itself saw; the earlier ones are what it was told.
        let forwarded = trustsProxy ? request.headerFields[.xForwardedFor]?.split(separator: ",").last : nil
        let address = forwarded.map { String($0.filter { $0 != " " }) } ?? channel.remoteAddress?.ipAddress ?? "?"
        return Self.network(of: address) ?? address
    }

    /// The first half of an IPv6 address; nil for other text. An IPv4-mapped address (RFC 4291, 2.5.5.2) counts as the IPv4 address.
    static func network(of address: String) -> String? {
        var bytes = in6_addr()
        let withoutZone = address.prefix { $0 != "%" }
        guard inet_pton(AF_INET6, String(withoutZone), &bytes) == 1 else { return nil }
        let all = withUnsafeBytes(of: &bytes) { Array($0) }
        if all.starts(with: [UInt8](repeating: 0, count: 10) + [0xff, 0xff]) {
            return all.suffix(4).map { String($0) }.joined(separator: ".")
        }
        return Hex.encode(Array(all.prefix(8)))
    }
}
