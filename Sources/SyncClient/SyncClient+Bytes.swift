package import Facts

// The machine for a host that speaks no Swift. `docs/host.md` lists the numbers of events and effects.
extension SyncClient {
    /// The kind of event that a host tells of. The numbers are the host contract's (`docs/host.md`).
    enum Event: Int64 {
        /// ``SyncClient/asked(isUrgent:now:)``
        case asked = 0
        /// ``SyncClient/began(isLeaving:isExpected:)``
        case began = 1
        /// ``SyncClient/sessionEnded(isDone:now:chance:)``
        case sessionEnded = 2
        /// ``SyncClient/found(_:waiting:now:)``
        case found = 3
        /// ``SyncClient/answered(_:to:heard:now:chance:)``
        case answered = 4
        /// ``SyncClient/restamped(isDone:)``
        case restamped = 5
        /// ``SyncClient/taken(_:isNews:account:waiting:)``
        case taken = 6
        /// ``SyncClient/failed(status:wait:sent:now:chance:)``
        case failed = 7
    }

    /// One step.
    ///
    /// - Parameters:
    ///   - bytes: `[state or null, event, …]`.
    ///   - now: the device's clock, in milliseconds since 1970.
    ///   - chance: a random number below 65,536, by which waits are spread.
    /// - Returns: `[state, [[effect, …], …]]`. The state is the host's to hand back, and has no meaning for it.
    /// - Throws: ``CBORFault`` for anything else.
    package static func step(_ bytes: [UInt8], now: Int64, chance: Int64) throws(CBORFault) -> [UInt8] {
        let input = try HostInput(bytes)
        var client = SyncClient(input[0])
        let effects: SyncEffects
        guard let event = Event(rawValue: input.number(1)) else { throw .outOfRange }
        switch event {
        case .asked: effects = client.asked(isUrgent: input.flag(2), now: now)
        case .began: effects = client.began(isLeaving: input.flag(2), isExpected: input.flag(3))
        case .sessionEnded: effects = client.sessionEnded(isDone: input.flag(2), now: now, chance: chance)
        case .found: effects = client.found(input.record(2), waiting: input.number(3), now: now)
        case .answered:
            let answer = try input.answer(2)
            guard let record = input.record(3) else { throw .unexpected }
            effects = client.answered(answer, to: record, heard: input.number(4), now: now, chance: chance)
        case .restamped: effects = client.restamped(isDone: input.flag(2))
        case .taken:
            guard let outcome = TakeOutcome(rawValue: input.number(2)) else { throw .outOfRange }
            effects = client.taken(outcome, isNews: input.flag(3), account: input.record(4), waiting: input.number(5))
        case .failed:
            let (status, wait, sent) = (input.number(2), input.number(3), input.number(4))
            effects = client.failed(status: status, wait: wait, sent: sent, now: now, chance: chance)
        }
        var writer = CBORWriter()
        writer.array(2)
        client.write(to: &writer)
        effects.row.write(to: &writer)
        return writer.bytes
    }

    /// The body of a request (`docs/sync.md`).
    ///
    /// - Parameter bytes: `[record or null, [batch, …], state or null]`; no record asks whose session it is.
    /// - Throws: ``CBORFault`` for anything else.
    package static func request(_ bytes: [UInt8]) throws(CBORFault) -> [UInt8] {
        let input = try HostInput(bytes)
        let known = input.record(0)
        let record = known ?? AccountRecord()
        var writer = CBORWriter(capacity: bytes.count + 256)
        writer.array(8)
        writer.integer(ReceivedAnswer.version)
        for item in [AccountRecord.Item.id, .epoch, .cursor] { writer.verbatim(record[item]) }
        // To learn whose session it is needs no facts.
        writer.integer(known == nil ? 1 : Self(input[2]).facts)
        writer.verbatim(input[1])
        var spaces = CBORRow()
        let rows = record.spaces
        for row in 0..<rows.count {
            for column in [0, 2, 3] { spaces.add(rows.item(row, column)) }
        }
        spaces.write(to: &writer)
        writer.verbatim(record[.position])
        return writer.bytes
    }

    /// Reads the state that was handed over; a new machine for anything else.
    private init(_ state: [UInt8]) {
        let items = CBORItem.elements(state)
        guard items.count == 11 else { return }
        failures = CBORItem.number(items[0])
        notBefore = CBORItem.number(items[1])
        askedToWait = CBORItem.number(items[2])
        batches = CBORItem.number(items[3])
        isRestamped = CBORItem.number(items[4]) != 0
        readsFirst = items[5] == CBORItem.null ? nil : CBORItem.number(items[5]) != 0
        hasMore = CBORItem.number(items[6]) != 0
        isFull = CBORItem.number(items[7]) != 0
        isAnswered = CBORItem.number(items[8]) != 0
        facts = CBORItem.number(items[9])
        bytes = CBORItem.number(items[10])
    }

    private func write(to writer: inout CBORWriter) {
        writer.array(11)
        writer.integer(failures)
        writer.integer(notBefore)
        writer.integer(askedToWait)
        writer.integer(batches)
        writer.flag(isRestamped)
        if let readsFirst { writer.flag(readsFirst) } else { writer.null() }
        writer.flag(hasMore)
        writer.flag(isFull)
        writer.flag(isAnswered)
        writer.integer(facts)
        writer.integer(bytes)
    }
}
