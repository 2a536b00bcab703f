/// The address at which people reach a server: a scheme, a host, and maybe a port.
package struct SiteAddress: Equatable, Sendable {
    /// As links begin with it: without a slash at the end, the scheme and the host in small letters.
    package let text: String

    /// Reads an address as the person who runs the server writes it.
    ///
    /// - Throws: why it is no address of a site; each fault has a sentence.
    package init(_ typed: String) throws(SiteAddressFault) {
        guard let end = typed.firstRange(of: "://") else { throw .scheme }
        let scheme = typed[..<end.lowerBound].lowercased()
        guard scheme == "https" || scheme == "http" else { throw .scheme }
        var authority = typed[end.upperBound...]
        // One slash is how browsers show it.
        if authority.last == "/" { authority.removeLast() }
        guard !authority.contains(where: { "/?#".contains($0) }) else { throw .path }
        guard !authority.contains("@") else { throw .user }
        let (host, port) = Self.divided(authority)
        guard Self.isHost(host) else { throw .host }
        if let port {
            guard let number = Int(port), (1...65_535).contains(number), port == String(number) else { throw .port }
        }
        text = scheme + "://" + host.lowercased() + (port.map { ":" + $0 } ?? "")
    }

    /// The host, and the port behind a colon that is not in brackets.
    private static func divided(_ authority: Substring) -> (host: String, port: String?) {
        guard let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") else {
            return (String(authority), nil)
        }
        return (String(authority[..<colon]), String(authority[authority.index(after: colon)...]))
    }

    /// Whether it is a name or a number of a host; names in other letters are written as the network has them ("xn--…").
    private static func isHost(_ host: String) -> Bool {
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let inside = isBracketed ? host.dropFirst().dropLast() : host[...]
        if isBracketed {
            return inside.contains(":") && inside.allSatisfy { $0.isHexDigit && $0.isASCII || $0 == ":" || $0 == "." }
        }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.utf8.count <= 253
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.utf8.allSatisfy { byte in
                        switch byte {
                        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                            true
                        default: false
                        }
                    }
            }
    }
}

/// Why a text is no address of a server.
package enum SiteAddressFault: Error, Equatable, CaseIterable, CustomStringConvertible {
    case scheme
    case path
    case user
    case host
    case port

    /// One plain sentence.
    package var description: String {
        switch self {
        case .scheme: "--address begins with https:// (or, for tests, http://)."
        case .path: "--address has no path, no ? and no #: Teaspoon is at the root of its host, as in https://plan.example.org."
        case .user: "--address has no user and no password in it."
        case .host: "--address needs the name of a host in letters, digits, dots and hyphens, as in https://plan.example.org."
        case .port: "--address has a port from 1 to 65535, or none."
        }
    }
}
