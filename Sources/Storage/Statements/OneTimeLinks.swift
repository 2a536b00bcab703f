import Facts

/// Links that work once, invitations to register among them.
extension StatementStore {
    func keep(_ link: OneTimeLink, whilePassword password: String) async throws(StoreFault) -> Bool {
        let account = link.account
        return try await transact(reading: [.lockedAccount(account), .account(account, withPassword: password)]) { rows in
            if rows[1].isEmpty { return Decision(false) }
            let others: Statement = "DELETE FROM link WHERE account = \(account) AND purpose = \(link.purpose)"
            return Decision(true, writing: [others, .insertion(of: link)])
        }
    }

    func link(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        try await first(
            """
            SELECT \(columns: .link) FROM link WHERE account = \(account) AND hash = \(hash) AND expires > \(now)
            """,
            OneTimeLink.init
        )
    }

    func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink? {
        try await run(.taking(hash, of: account, now: now), returning: OneTimeLink.init).first
    }

    func keep(invitation: OneTimeLink, upTo limit: Int64, now: Int64) async throws(StoreFault) -> Bool {
        var invitation = invitation
        invitation.purpose = .invitation
        return try await insert(
            [.insertion(of: invitation)],
            of: invitation.account,
            upTo: limit,
            counting: """
                SELECT count(*) FROM link
                WHERE account = \(invitation.account) AND purpose = \(invitation.purpose) AND expires > \(now)
                """
        )
    }

    func openInvitations(of account: AccountID, now: Int64) async throws(StoreFault) -> [OneTimeLink] {
        try await all(
            """
            SELECT \(columns: .link) FROM link
            WHERE account = \(account) AND purpose = \(OneTimeLink.Purpose.invitation) AND expires > \(now)
            ORDER BY expires DESC, hash
            """,
            size: .few,
            OneTimeLink.init
        )
    }
}

extension Statement {
    /// Uses a link up. Of many callers at once, only one deletes it. A link with a purpose that this version does not know stays.
    static func taking(_ hash: [UInt8], of account: AccountID, now: Int64) -> Statement {
        """
        DELETE FROM link WHERE account = \(account) AND hash = \(hash) AND expires > \(now)
            AND purpose IN (\(.list(OneTimeLink.Purpose.allCases.map(\.bound))))
        RETURNING \(columns: .link)
        """
    }

    static func insertion(of link: OneTimeLink) -> Statement {
        """
        INSERT INTO \(into: .link) VALUES (
            \(link.account), \(link.hash), \(link.purpose), \(link.payload), \(link.expires)
        )
        """
    }
}

extension OneTimeLink {
    /// The link of a row: the columns of ``Table/link``; nil for a purpose that this version does not know.
    fileprivate init?(_ row: StatementRow) throws(StoreFault) {
        guard let purpose = Purpose(rawValue: try row.value(2)) else { return nil }
        self.init(
            account: try row.value(0),
            hash: try row.value(1),
            purpose: purpose,
            payload: try row.value(3),
            expires: try row.value(4)
        )
    }
}
