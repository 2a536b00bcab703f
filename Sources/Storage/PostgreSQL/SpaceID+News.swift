import Facts

extension SpaceID {
    /// As a notice names it.
    var news: String { "\(identity.high) \(identity.low)" }

    /// Reads the form of ``news``; anything else is nil, which tells of every space.
    init?(news: String) {
        let halves = news.split(separator: " ")
        guard halves.count == 2, let high = UInt64(halves[0]), let low = UInt64(halves[1]) else { return nil }
        self.init(Identity(high: high, low: low))
    }
}
