import Facts

extension StatementStore {
    func position() async throws(StoreFault) -> StorePosition {
        try await read(together: [currentPosition]) { rows throws(StoreFault) in try StorePosition(first: rows[0]) }
    }

    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool {
        try await read(together: [end(of: position)]) { rows throws(StoreFault) in try position.isLost(after: rows[0]) }
    }

    func opening(of account: AccountID, since position: StorePosition?) async throws(StoreFault) -> ExchangeOpening {
        let ends = position.map { [end(of: $0)] } ?? []
        return try await read(together: [.memberships(of: account)] + ends) { rows throws(StoreFault) in
            var memberships: [Membership] = []
            for row in rows[0] { memberships.append(try Membership(row)) }
            return ExchangeOpening(hasLost: try position?.isLost(after: rows[1]) ?? false, memberships: memberships)
        }
    }

    func closing(for emailKey: String, now: Int64) async throws(StoreFault) -> ExchangeClosing {
        try await read(together: [.invitations(for: emailKey, now: now), currentPosition]) { rows throws(StoreFault) in
            var invitations: [Invitation] = []
            for row in rows[0] { invitations.append(try Invitation(row)) }
            return ExchangeClosing(position: try StorePosition(first: rows[1]), invitations: invitations)
        }
    }
}

extension StorePosition {
    /// The position of a row: the name of a run, and the step within it.
    fileprivate init(first rows: [StatementRow]) throws(StoreFault) {
        guard let row = rows.first else { throw .damaged("no run has begun") }
        self.init(
            run: UInt64(bitPattern: try row.value(0, as: Int64.self)),
            step: UInt64(bitPattern: try row.value(1, as: Int64.self))
        )
    }

    /// Whether it is past the end of its run, which is a row's only column; a run that is not known was lost.
    fileprivate func isLost(after rows: [StatementRow]) throws(StoreFault) -> Bool {
        guard let row = rows.first else { return true }
        return step > UInt64(bitPattern: try row.value(0, as: Int64.self))
    }
}
