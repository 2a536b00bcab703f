/// The shared spaces that a device has to forget: numbers and reasons in turn, as a host is told them.
struct Departures: Sendable {
    /// Why; the numbers are the host contract's (`docs/host.md`, `forget_spaces`).
    enum Ending: Int64 {
        /// To be read again from its beginning; the person may still write there.
        case readAgain = 0
        /// Nothing more is accepted there.
        case ended = 1
        /// The same, and the server may not have what was written here.
        case unsure = 2
        /// The same, of somebody else's list.
        case removed = 3
    }

    private(set) var row = CBORRow()

    @inline(never)
    mutating func add(_ number: UInt32, _ ending: Ending) {
        row.add(Int64(number))
        row.add(ending.rawValue)
    }
}

extension AccountRecord {
    /// Whether the server's store was restored from a backup since it last answered.
    func hasOtherEpoch(_ answer: ReceivedAnswer) -> Bool {
        self[.epoch] != answer.record[.epoch]
    }

    /// The spaces to be forgotten after an answer: those that the account is no longer a member of, and those that did not take something
    /// that was written here. Not a list of the person's own that a restored store does not know: it was shared after the backup was
    /// made, and becomes personal (``lostLists(after:)``).
    func departures(after answer: ReceivedAnswer) -> Departures {
        var departures = Departures()
        let (spaces, given) = (spaces, answer.record.spaces)
        let hasOtherEpoch = hasOtherEpoch(answer)
        for row in 0..<spaces.count {
            let number = spaces.number(row)
            let isOwn = spaces.role(row) == SpaceRows.own
            let role = given.role(in: number)
            let ending: Departures.Ending
            if role > 0 {
                guard answer.refused.unsharedSpaces.contains(number) else { continue }
                ending = role < SpaceRows.edit ? .ended : .readAgain
            } else if hasOtherEpoch {
                if isOwn { continue }
                ending = .unsure
            } else {
                // Whose list it is has it as their own again.
                ending = isOwn ? .ended : removal
            }
            departures.add(number, ending)
        }
        return departures
    }

    /// Why a list of somebody else is forgotten that the person is no longer a member of. While everything has yet to be sent, the facts
    /// written there may wait in no batch: timestamps that were moved back empty the outbox.
    var removal: Departures.Ending { sendsEverything ? .unsure : .removed }

    /// The lists that are to become personal, after an answer: as an item.
    func lostLists(after answer: ReceivedAnswer) -> [UInt8] {
        var numbers = CBORItem.elements(self[.lost])
        let (spaces, given) = (spaces, answer.record.spaces)
        if hasOtherEpoch(answer) {
            for row in 0..<spaces.count where spaces.role(row) == SpaceRows.own { numbers.append(spaces.item(row, 0)) }
        }
        var missing = CBORRow()
        var seen: [UInt32] = []
        for item in numbers {
            let number = CBORItem.number32(item)
            if given.role(in: number) > 0 || seen.contains(number) { continue }
            seen.append(number)
            missing.add(item)
        }
        return missing.item
    }
}
