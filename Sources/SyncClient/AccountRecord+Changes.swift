/// The changes of the record of an account. Each is made within the transaction that keeps the result, from the record as it is stored
/// by then.
extension AccountRecord {
    /// Everything has to be sent again, from the beginning; the answers to it count the refused facts again.
    mutating func sendAgain() {
        self[.everything] = CBORItem.noBytes
        set(.turn, number(.turn) + 1)
        set(.refused, 0)
    }

    /// Notes whose session it is.
    ///
    /// - Returns: whether it is another account's.
    mutating func meet(_ answer: ReceivedAnswer) -> Bool {
        guard self[.id] == answer.record[.id] else {
            shutOut(AccountStatus.anotherAccount)
            return true
        }
        set(.status, AccountStatus.ok)
        copy([.email], from: answer.record)
        return false
    }

    /// The account does not let this device in. The record of a deleted account keeps that status, also after somebody else signs in here.
    mutating func shutOut(_ status: Int64) {
        if number(.status) != AccountStatus.deleted { set(.status, status) }
    }

    /// Notes that a page of everything was sent.
    ///
    /// - Parameter page: two items, the turn that it is of and where the next page begins; none if no page was sent.
    private mutating func advance(past page: [[UInt8]]) {
        // It may have begun again meanwhile.
        if page.count == 2, page[0] == self[.turn] { self[.everything] = page[1] }
    }

    /// The server cannot take a sent page at all: it stays here and is not sent again.
    mutating func setAside(_ page: [[UInt8]]) {
        set(.refused, number(.refused) + 1)
        advance(past: page)
    }

    /// Timestamps were moved back: everything is sent again, and the clock corrected. Everything is read again, too: a fact that others have
    /// written over may have been taken for newer here, and theirs was passed by.
    mutating func restamp(correction: [UInt8]) {
        sendAgain()
        self[.cursor] = CBORItem.zero
        self[.spaces] = spaces.fromTheBeginning
        self[.correction] = correction
    }

    /// Spaces were forgotten, with so many facts that had not been taken.
    mutating func forget(_ numbers: [UInt32], refused gone: Int64) {
        var rest = CBORRow()
        let spaces = spaces
        for row in 0..<spaces.count where !numbers.contains(spaces.number(row)) {
            for column in 0..<SpaceRows.width { rest.add(spaces.item(row, column)) }
        }
        self[.spaces] = rest.item
        set(.refused, max(0, number(.refused) - gone))
    }

    /// An answer was kept.
    mutating func take(_ answer: ReceivedAnswer, page: [[UInt8]], correction: [UInt8], round: [UInt8], now: Int64) {
        let hasOtherEpoch = hasOtherEpoch(answer)
        self[.lost] = lostLists(after: answer)
        copy([.email, .epoch, .cursor, .position, .spaces, .invitations], from: answer.record)
        self[.correction] = correction
        set(.synced, now)
        set(.status, answer.isFull ? AccountStatus.full : AccountStatus.ok)
        set(.refused, number(.refused) + Int64(answer.refused.lasting.count / RefusedFacts.width))
        self[.round] = round
        if arrives(with: answer) { set(.arriving, 0) }
        if hasOtherEpoch {
            // The server was restored: it is told again what the account had since.
            sendAgain()
        } else if !answer.isFull {
            advance(past: page)
        }
    }

    /// Whether an answer can be kept with the record as it is stored by now.
    ///
    /// - Parameters:
    ///   - sent: the record when the request was sent.
    ///   - round: a name of this exchange: a transaction whose connection was lost may have been kept all the same.
    func outcome(sent: AccountRecord, round: [UInt8]) -> TakeOutcome {
        if self[.id] != sent[.id] { return .elsewhere }
        if self[.round] == round { return .keptBefore }
        return self[.epoch] == sent[.epoch] && self[.cursor] == sent[.cursor] ? .kept : .movedOn
    }

    /// Whether all of the account has been read with an answer, for the first time.
    func arrives(with answer: ReceivedAnswer) -> Bool { number(.arriving) != 0 && !answer.hasMore }

    /// Whether pages show something else after an answer.
    func isNews(_ answer: ReceivedAnswer) -> Bool {
        answer.batches.count > 0 || self[.invitations] != answer.record[.invitations] || self[.email] != answer.record[.email]
            || !spaces.isSameCompany(as: answer.record.spaces)
    }

    /// The shared lists that keeping the plan without an account leaves, and those that it makes personal: the person's own, with those
    /// that the server did not know.
    func withoutAccount() -> (left: Departures, personal: CBORRow) {
        var (left, personal) = (Departures(), CBORRow())
        let spaces = spaces
        for row in 0..<spaces.count {
            if spaces.role(row) == SpaceRows.own {
                personal.add(spaces.item(row, 0))
            } else {
                left.add(spaces.number(row), removal)
            }
        }
        for number in CBORItem.elements(self[.lost]) { personal.add(number) }
        return (left, personal)
    }
}
