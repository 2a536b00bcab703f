package import Facts

extension [Fact] {
    /// Facts that come from outside whole (a file, a plan that was begun elsewhere), so that they follow the rules of ``FactCheck``: timestamps later
    /// than the clock move back to it, in their order; values beyond the bounds of their fields are cut or left out. The whole text of what
    /// is cut goes into sticky notes.
    ///
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: nil if all of them are well.
    package func mended(now: Int64) -> [Fact]? {
        var timestamps: [Timestamp] = []
        var isWell = true
        for fact in self {
            timestamps.append(fact.timestamp)
            if FactCheck.refusal(of: fact, now: now) != nil { isWell = false }
        }
        if isWell { return nil }
        let isAhead = timestamps.contains { FactCheck.isAhead($0, now: now) }
        let restamping = isAhead ? Restamping(timestamps, after: now, to: now) : nil
        var mended: [Fact] = []
        for var fact in self {
            if let restamping { fact.timestamp = restamping.timestamp(fact.timestamp) }
            mended.append(fact.fitted)
            mended += fact.wholeText
        }
        return mended
    }
}
