/// The ways a file lies ready, and which of them a browser takes (RFC 9110, section 12.5.3).
enum Encoding: String, CaseIterable, Sendable {
    // In the order of preference where a browser has none: the smallest first.
    case brotli = "br"
    case gzip
    case identity

    /// The suffix of a file's name.
    var suffix: String {
        switch self {
        case .brotli: ".br"
        case .gzip: ".gz"
        case .identity: ""
        }
    }
}

/// An `Accept-Encoding` header, read.
struct AcceptEncoding {
    private var weights: [String: Int] = [:]

    /// Reads the header; parts that cannot be read are skipped. No header at all means nothing but the plain file.
    init(_ header: String?) {
        for item in (header ?? "").lowercased().split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.trimmingSpaces }
            guard let name = parts.first else { continue }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
            weights[String(name)] = quality.map { Self.thousandths($0.dropFirst(2)) } ?? 1000
        }
    }

    /// The best of the encodings that are ready. The plain file if none suits: better than no answer.
    func best(of encodings: [Encoding]) -> Encoding {
        Encoding.allCases
            .filter { encodings.contains($0) && weight($0) > 0 }
            .max { weight($0) < weight($1) || weight($0) == weight($1) && $0.isAfter($1) } ?? .identity
    }

    private func weight(_ encoding: Encoding) -> Int {
        if let weight = weights[encoding.rawValue] { return weight }
        // Unnamed, the plain file is welcome unless `*` says otherwise, though anything that was named comes before it.
        if encoding == .identity { return weights["*"].map { min($0, 1) } ?? 1 }
        return weights["*"] ?? 0
    }

    private static func thousandths(_ quality: Substring) -> Int {
        let parts = quality.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ Int($0) }), whole == 0 || whole == 1 else { return 0 }
        guard parts.count == 2 else { return parts.count == 1 ? whole * 1000 : 0 }
        let decimals = Int((parts[1] + "000").prefix(3)) ?? 0
        return min(whole * 1000 + max(decimals, 0), 1000)
    }
}

extension Encoding {
    fileprivate func isAfter(_ other: Encoding) -> Bool {
        let order = Self.allCases
        return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        var trimmed = self
        while let first = trimmed.first, first == " " || first == "\t" { trimmed.removeFirst() }
        while let last = trimmed.last, last == " " || last == "\t" { trimmed.removeLast() }
        return trimmed
    }
}
