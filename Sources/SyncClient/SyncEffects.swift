import Facts

/// The effects that a host carries out for a ``SyncClient``, one after the other.
struct SyncEffects: Sendable {
    /// The kind of effect. The numbers are the host contract's (`docs/host.md`).
    enum Kind: Int64 {
        /// Wait for this worker's turn, then say ``SyncClient/began(isLeaving:isExpected:)``.
        case begin = 0
        /// End the session, then say ``SyncClient/sessionEnded(isDone:now:chance:)``.
        case endSession = 1
        /// Ask the server whose session it is, and put the plan into that account where it is in none.
        case meet = 2
        /// Say ``SyncClient/found(_:waiting:now:)``.
        case look = 3
        /// Exchange, with the oldest batches that wait: so many, of so many bytes together. Then say
        /// ``SyncClient/answered(_:to:heard:now:chance:)``.
        case send = 4
        /// The same with the next page of everything, of so many bytes.
        case sendPage = 5
        /// Take the batches just sent out of the outbox: the server cannot take them.
        case setAside = 6
        /// Move all timestamps after a limit back to it, note a correction of the clock, and send everything again. Then say
        /// ``SyncClient/restamped(isDone:)``.
        case restamp = 7
        /// Forget shared spaces: ``Departures``.
        case forget = 8
        /// Make lists personal that the server does not know.
        case takeHome = 9
        /// Keep the answer, and a correction of the clock. Then say ``SyncClient/taken(_:isNews:account:waiting:)``.
        case take = 10
        /// Tell the open pages that something changed.
        case tell = 11
        /// Note that the account does not let this device in: a number of ``AccountStatus``.
        case note = 12
        /// Try again in so many milliseconds.
        case tryAgain = 13
        /// Decide about the plan that was here before the account was met, and note the decision.
        case join = 14
    }

    /// The effects: each an array of its number and what belongs to it.
    private(set) var row = CBORRow()

    /// Nothing.
    init() {}

    init(_ kind: Kind) {
        add(kind)
    }

    init(_ kind: Kind, _ number: Int64) {
        add(kind, number)
    }

    init(_ kind: Kind, _ one: Int64, _ other: Int64) {
        var numbers = CBORRow()
        numbers.add(one)
        numbers.add(other)
        add(kind, numbers)
    }

    mutating func add(_ kind: Kind) {
        add(kind, CBORRow())
    }

    mutating func add(_ kind: Kind, _ number: Int64) {
        var numbers = CBORRow()
        numbers.add(number)
        add(kind, numbers)
    }

    @inline(never)
    mutating func add(_ kind: Kind, _ numbers: CBORRow) {
        var writer = CBORWriter()
        writer.array(numbers.count + 1)
        writer.integer(kind.rawValue)
        writer.verbatim(numbers.items)
        row.add(writer.bytes)
    }
}
