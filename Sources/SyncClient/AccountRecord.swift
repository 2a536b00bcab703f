import Facts

/// The state of the account that a device's plan is in: how far it has read there, and which facts are still to be sent.
///
/// A row of CBOR items, as the host keeps them (`docs/host.md`, "A record"): most of them a device only compares or hands back.
struct AccountRecord: Equatable, Sendable {
    /// The items of the row, in this order.
    enum Item: Int, CaseIterable {
        /// The account's identity and its e-mail address.
        case id, email
        /// The epoch of the account's space, how far the device has read there, and the position of the last answer (null before it).
        case epoch, cursor, position
        /// Where the next page of everything begins that has yet to be sent: no bytes for the first; null if all of it was sent.
        case everything
        /// How often sending everything has begun.
        case turn
        /// Milliseconds to add to the device's clock for timestamps.
        case correction
        /// When the account was last reached, in milliseconds since 1970; 0: never.
        case synced
        /// How far the account lets this device in: a number of ``AccountStatus``.
        case status
        /// How many facts it did not take.
        case refused
        /// The shared spaces that it is a member of: ``SpaceRows``.
        case spaces
        /// The shared lists of the person's own that a restored server does not know: they are to become personal.
        case lost
        /// The pending invitations.
        case invitations
        /// The name of the exchange whose answer was kept last; null before it.
        case round
        /// 1 until all was read once that the account had when the device met it, else 0.
        case arriving
        /// The state of the plan that was here before the account was met: a number of ``JoiningState``.
        case joining
    }

    private var items: [[UInt8]]

    /// Reads one; nil for anything but a row of that length.
    init?(_ item: [UInt8]) {
        items = CBORItem.elements(item)
        if items.count != Item.joining.rawValue + 1 { return nil }
    }

    /// The record of no account.
    init() {
        items = Array(repeating: CBORItem.null, count: Item.joining.rawValue + 1)
        for item in [Item.cursor, .turn, .correction, .synced, .status, .refused, .arriving, .joining] {
            self[item] = CBORItem.zero
        }
        for item in [Item.spaces, .lost, .invitations] { self[item] = CBORItem.emptyArray }
    }

    /// The record of an account that was met for the first time.
    ///
    /// - Parameter isEmpty: whether no plan was here. One that was here waits until the whole account has been read.
    init(meeting answer: ReceivedAnswer, isEmpty: Bool) {
        self.init()
        copy([.id, .email, .epoch], from: answer.record)
        set(.arriving, 1)
        if !isEmpty { set(.joining, JoiningState.waiting) }
    }

    /// Takes some items over from another record.
    mutating func copy(_ copied: [Item], from other: AccountRecord) {
        for item in copied { self[item] = other[item] }
    }

    func write(to writer: inout CBORWriter) {
        writer.array(items.count)
        for item in items { writer.verbatim(item) }
    }

    @inline(never)
    subscript(_ item: Item) -> [UInt8] {
        get { items[item.rawValue] }
        set { items[item.rawValue] = newValue }
    }

    /// The number that an item is.
    func number(_ item: Item) -> Int64 {
        CBORItem.number(self[item])
    }

    mutating func set(_ item: Item, _ number: Int64) {
        self[item] = CBORItem.of(number)
    }

    var spaces: SpaceRows { SpaceRows(self[.spaces]) }

    /// Whether the whole plan here has yet to be sent, in pages.
    var sendsEverything: Bool { self[.everything] != CBORItem.null }

    /// Whether it is time to decide about the plan that was here before: all of the account has been read.
    var isJoining: Bool { number(.arriving) == 0 && number(.joining) == JoiningState.waiting }

    /// Whether lists are to become personal.
    var hasLost: Bool { self[.lost] != CBORItem.emptyArray }

    /// Whether something is here that has not reached the account.
    ///
    /// - Parameter waiting: how many batches wait to be sent.
    func isUnsent(waiting: Int64) -> Bool {
        waiting > 0 || sendsEverything || hasLost || isJoining
    }
}

/// The state of the plan that was on a device before the account was met, by the numbers of the host contract (`docs/host.md`).
enum JoiningState {
    /// There was no plan, or the decision was made.
    static let none: Int64 = 0
    /// It is decided about when the whole account has been read.
    static let waiting: Int64 = 1
    /// The person is asked.
    static let asked: Int64 = 2
}

/// How far an account lets a device in, by the numbers of the host contract (`docs/host.md`).
enum AccountStatus {
    static let ok: Int64 = 0
    static let signInAgain: Int64 = 2
    static let anotherAccount: Int64 = 3
    static let full: Int64 = 4
    static let deleted: Int64 = 5
}
