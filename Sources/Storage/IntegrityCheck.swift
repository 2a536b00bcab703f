import Facts
import Planner

/// Looks through the facts of one space. The rule of both stores, which only read the rows.
package struct IntegrityCheck {
    private let space: [UInt8]
    private let state: SpaceState
    private var facts: Int64 = 0
    private var bytes: Int64 = 0
    private var unreadable = 0
    private var beyond = 0
    private var unfit = 0
    private var ahead = 0
    private let now: Int64?

    /// Begins with a space.
    ///
    /// - Parameters:
    ///   - space: its name, of which a finding says the beginning.
    ///   - now: milliseconds since 1970; nil: timestamps are not compared with a clock.
    package init(of space: [UInt8], state: SpaceState, now: Int64? = nil) {
        self.now = now
        self.space = space
        self.state = state
    }

    /// Looks at one of its facts, which came in with that sequence number.
    package mutating func look(at row: FactRow, sequence: Int64) {
        facts += 1
        bytes += Int64(row.value.count)
        if sequence > state.sequence { beyond += 1 }
        guard let fact = try? row.stored() else {
            unreadable += 1
            return
        }
        if !FactCheck.fits(fact) { unfit += 1 }
        if let now, FactCheck.isAhead(fact.timestamp, now: now) { ahead += 1 }
    }

    /// A sentence for each thing that is not as it should be.
    package var findings: [String] {
        let name = space.prefix(4).map { byte in String(byte, radix: 16) }.joined()
        var findings: [String] = []
        if unreadable > 0 { findings.append("space \(name)…: \(unreadable) facts cannot be read") }
        if beyond > 0 { findings.append("space \(name)…: \(beyond) facts lie beyond the newest sequence number") }
        if unfit > 0 {
            findings.append("space \(name)…: \(unfit) values are beyond the bounds of their fields (the server mends them)")
        }
        if ahead > 0 {
            findings.append("space \(name)…: \(ahead) facts are more than five minutes ahead of this machine's clock")
        }
        if facts != state.facts || bytes != state.bytes { findings.append("space \(name)…: it is counted wrong") }
        return findings
    }
}

extension IntegrityCheck {
    /// Conditions that must not occur, each with the words for it. Tables that may lie on different machines are compared as sets, not joined.
    static let relations: [(count: Statement, words: String)] = [
        (
            """
            SELECT count(*) FROM (
                SELECT number, account, role FROM member EXCEPT SELECT number, account, role FROM membership
            ) AS unknown
            """,
            "members of a list are not known as such by their accounts"
        ),
        (
            """
            SELECT count(*) FROM membership WHERE NOT EXISTS (
                SELECT 1 FROM member WHERE member.number = membership.number AND member.account = membership.account
            ) OR NOT EXISTS (
                SELECT 1 FROM shared_space
                WHERE shared_space.number = membership.number AND shared_space.space = membership.space
            ) OR NOT EXISTS (SELECT 1 FROM account WHERE id = membership.account)
            """,
            "memberships are of no list, or of no account"
        ),
        (
            """
            SELECT count(*) FROM shared_space
            WHERE (SELECT count(*) FROM member WHERE member.number = shared_space.number AND role = 3) <> 1
            """,
            "shared lists have not one owner"
        ),
        (
            "SELECT count(*) FROM (SELECT space FROM shared_space EXCEPT SELECT id FROM space) AS lost",
            "shared lists have no space"
        ),
        ("SELECT count(*) FROM (SELECT id FROM guest EXCEPT SELECT id FROM space) AS lost", "guests have no space"),
        (
            "SELECT count(*) FROM gallery_word WHERE NOT EXISTS (SELECT 1 FROM gallery_template WHERE id = gallery_word.template)",
            "words belong to nothing that is there"
        ),
        (
            """
            SELECT count(*) FROM gallery_report
            WHERE NOT EXISTS (SELECT 1 FROM gallery_template WHERE id = gallery_report.template)
            """,
            "reports belong to nothing that is there"
        ),
        (
            "SELECT count(*) FROM gallery_template WHERE account IN (SELECT account FROM gallery_template EXCEPT SELECT id FROM account)",
            "templates belong to nothing that is there"
        ),
        (
            "SELECT count(*) FROM shared_address WHERE account IN (SELECT account FROM shared_address EXCEPT SELECT id FROM account)",
            "addresses belong to nothing that is there"
        ),
    ]
}

extension Statement {
    /// All spaces, as they stand.
    static var spaces: Statement { "SELECT \(columns: .space) FROM space" }
}
