import Facts

/// Looks through the facts of one space. The rule of both stores, which only read the rows.
package struct Examination {
    private let space: [UInt8]
    private let standing: Arrival.Standing
    private var facts: Int64 = 0
    private var bytes: Int64 = 0
    private var unreadable = 0
    private var beyond = 0

    /// Begins with a space.
    ///
    /// - Parameter space: its name, of which a finding says the beginning.
    package init(of space: [UInt8], standing: Arrival.Standing) {
        self.space = space
        self.standing = standing
    }

    /// Looks at one of its facts, which came in at that place.
    package mutating func look(at row: FactRow, sequence: Int64) {
        facts += 1
        bytes += Int64(row.value.count)
        if sequence > standing.sequence { beyond += 1 }
        if (try? row.fact()) == nil { unreadable += 1 }
    }

    /// A sentence for each thing that is not as it should be.
    package var findings: [String] {
        let name = space.prefix(4).map { byte in String(byte, radix: 16) }.joined()
        var findings: [String] = []
        if unreadable > 0 { findings.append("space \(name)…: \(unreadable) facts cannot be read") }
        if beyond > 0 { findings.append("space \(name)…: \(beyond) facts lie beyond the newest place") }
        if facts != standing.facts || bytes != standing.bytes { findings.append("space \(name)…: it is counted wrong") }
        return findings
    }

    /// A sentence for what belongs to nobody that is there; nil for none.
    static func finding(ofLost name: String, _ count: Int64) -> String? {
        count > 0 ? "\(count) \(name) belong to nothing that is there" : nil
    }
}
