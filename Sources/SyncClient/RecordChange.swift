package import Facts

/// The changes of an ``AccountRecord`` for a host that speaks no Swift. `docs/host.md` lists their numbers.
package enum RecordChange {
    /// The kind of change. The numbers are the host contract's (`docs/host.md`).
    enum Kind: Int64 {
        /// Begin with the account of an answer, or find that it is another one.
        case meet = 0
        /// Note that the account does not let this device in.
        case shutOut = 1
        /// Set aside what was sent.
        case setAside = 2
        /// Forget shared spaces.
        case forget = 3
        /// Forget the lists that became personal.
        case takeHome = 4
        /// Note a correction of the clock, and send everything again.
        case restamp = 5
        /// Send everything again.
        case again = 6
        /// Take an answer.
        case take = 7
        /// Leave the account, and keep the plan.
        case leave = 8
        /// Note the decision about the plan that was here before.
        case joined = 9
    }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - bytes: `[change, record or null, …]`.
    ///   - now: milliseconds since 1970.
    /// - Returns: `[record, …]`.
    /// - Throws: ``CBORFault`` for anything else.
    package static func make(_ bytes: [UInt8], now: Int64) throws(CBORFault) -> [UInt8] {
        let input = try HostInput(bytes)
        guard let change = Kind(rawValue: input.number(0)) else { throw .outOfRange }
        let known = input.record(1)
        var (rest, record) = (CBORRow(), known ?? AccountRecord())
        guard known != nil || change == .meet || change == .take else { throw .unexpected }
        switch change {
        case .meet:
            let answer = try input.answer(3)
            if known == nil { record = AccountRecord(meeting: answer, isEmpty: input.flag(2)) }
            rest.add(record.meet(answer) ? answer.record[.email] : CBORItem.null)
        case .shutOut: record.shutOut(input.number(2))
        case .setAside: record.setAside(CBORItem.elements(input[2]))
        case .forget: try forget(&record, input, &rest)
        case .takeHome: record[.lost] = CBORItem.emptyArray
        case .restamp: record.restamp(correction: input[2])
        case .again: record.sendAgain()
        case .take: try take(known, &record, input, now, &rest)
        case .leave:
            let (left, personal) = record.withoutAccount()
            rest.add(left.row.item)
            rest.add(personal.item)
        case .joined: record.set(.joining, input.number(2))
        }
        var writer = CBORWriter(capacity: 512)
        writer.array(rest.count + 1)
        record.write(to: &writer)
        writer.verbatim(rest.items)
        return writer.bytes
    }

    /// Takes an answer: the record as it was sent, the answer, the page of everything that was sent, a correction of the clock, the name of
    /// the exchange → outcome, whether it is news, whether the sent batches leave the outbox, the facts that are set aside, where the
    /// batches lie.
    private static func take(
        _ known: AccountRecord?,
        _ record: inout AccountRecord,
        _ input: HostInput,
        _ now: Int64,
        _ rest: inout CBORRow
    ) throws(CBORFault) {
        let answer = try input.answer(3)
        guard let sent = input.record(2) else { throw .unexpected }
        let round = input[6]
        let outcome = known?.outcome(sent: sent, round: round) ?? .elsewhere
        let isNews = outcome.rawValue > TakeOutcome.movedOn.rawValue && (record.isNews(answer) || record.arrives(with: answer))
        if outcome == .kept {
            record.take(answer, page: CBORItem.elements(input[4]), correction: input[5], round: round, now: now)
        }
        rest.add(outcome.rawValue)
        rest.add(isNews ? 1 : 0)
        rest.add(answer.isFull ? 0 : 1)
        rest.add(answer.refused.lasting.item)
        rest.add(answer.batches.item)
    }

    /// Forgets spaces: their numbers, each with why, the answer, the facts that were set aside before → the names of the refused facts,
    /// which of the facts that were set aside go, the spaces of the answer.
    private static func forget(_ record: inout AccountRecord, _ input: HostInput, _ rest: inout CBORRow) throws(CBORFault) {
        let (departures, before) = (CBORItem.elements(input[2]), input[4])
        var numbers: [UInt32] = []
        for index in departures.indices where index % 2 == 0 { numbers.append(CBORItem.number32(departures[index])) }
        let answer = try input.answer(3)
        var (names, gone) = (answer.refused.unshared, CBORRow())
        var counted: Int64 = 0
        var reader = CBORReader(before)
        for index in 0..<(try reader.array() / RefusedFacts.width) {
            let start = reader.position
            if numbers.contains(try reader.factName()) {
                names.add(before[start..<reader.position], items: 4)
                gone.add(Int64(index))
                // With 0 it was refused before everything was sent again, and is no longer in the count.
                if try reader.number() != 0 { counted += 1 }
            } else {
                _ = try reader.number()
            }
        }
        record.forget(numbers, refused: counted)
        rest.add(names.item)
        rest.add(gone.item)
        rest.add(answer.record[.spaces])
    }
}
