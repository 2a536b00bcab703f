/// Everything a replica knows, a page at a time: for whoever must be told all of it and takes only so much at once.
extension Replica {
    /// A page of facts.
    public struct FactPage: Equatable, Sendable {
        /// Its facts, by thing and field. All that is known of a thing is on one page.
        public let facts: [Fact]
        /// The thing at which the next page begins; nil after the last one.
        public let next: Thing?
    }

    /// The facts about the things from one on.
    ///
    /// - Parameters:
    ///   - first: where the page before said that this one begins; nil: at the beginning.
    ///   - facts: after so many the page ends.
    ///   - bytes: after so many bytes of values the page ends, so that it fits into one request. A single thing may be larger.
    public func page(from first: Thing? = nil, facts mostFacts: Int, bytes mostBytes: Int) -> FactPage {
        var facts: [Fact] = []
        var length = 0
        var next = first ?? Thing(Kind(rawValue: 0), .only)
        while let thing = thing(notBelow: next) {
            let entries = self[thing]?.entries ?? []
            var more = 0
            for entry in entries { more += entry.value.length }
            let isFull = facts.count + entries.count > mostFacts || length + more > mostBytes
            if isFull, !facts.isEmpty { return FactPage(facts: facts, next: thing) }
            for entry in entries { facts.append(Fact(thing, entry.field, entry.value, entry.stamp)) }
            length += more
            guard let following = thing.successor else { break }
            next = following
        }
        return FactPage(facts: facts, next: nil)
    }
}

extension Value {
    /// Roughly how many bytes it takes on the wire.
    fileprivate var length: Int {
        switch self {
        case .absent: 1
        case .integer: 9
        case .text(let text): text.utf8.count + 5
        case .bytes(let bytes), .other(let bytes): bytes.count + 5
        }
    }
}

extension Thing {
    /// The one that comes right after it; nil after the last of all.
    fileprivate var successor: Thing? {
        if identity.low < .max { return Thing(kind, scope: scope, Identity(high: identity.high, low: identity.low + 1)) }
        if identity.high < .max { return Thing(kind, scope: scope, Identity(high: identity.high + 1, low: 0)) }
        if scope < .max { return Thing(kind, scope: scope + 1, .only) }
        return kind.rawValue < .max ? Thing(Kind(rawValue: kind.rawValue + 1), .only) : nil
    }
}
