public import Facts

/// Reminders: who wants them, on which devices, what is to go out when, and what became of it.
public protocol ReminderStore: Sendable {
    /// A secret of the server's own, by its name: the same for all servers of a store, for ever.
    ///
    /// - Parameter made: what it becomes where there is none yet.
    func secret(_ name: String, otherwise made: [UInt8]) async throws(StoreFault) -> [UInt8]

    // MARK: Devices

    /// Keeps a device; it takes the place of what its session had before, and of the oldest where there are more than
    /// ``PushDevice/most``: first of those whose session is over. The account's reminders are to be planned anew.
    func keep(_ device: PushDevice) async throws(StoreFault)

    /// Keeps a device that says by itself where it is by now: only one whose address the account has, or whose session has another
    /// address. One that was taken out stays out.
    ///
    /// - Returns: whether it is kept.
    func renew(_ device: PushDevice) async throws(StoreFault) -> Bool

    /// Gives the device of one session to another session of the same browser.
    func moveDevice(from session: [UInt8], to other: [UInt8], of account: AccountID) async throws(StoreFault)

    /// The devices of an account that are still signed in, the newest first.
    func devices(of account: AccountID, now: Int64) async throws(StoreFault) -> [PushDevice]

    /// Takes a device out.
    ///
    /// - Parameter digest: of its address.
    func removeDevice(_ digest: [UInt8], of account: AccountID) async throws(StoreFault)

    /// Whether letters are sent in a device's stead, and where the person is. The account's reminders are to be planned anew.
    func setLetters(_ wanted: Bool, zone: String, of account: AccountID, in space: SpaceID) async throws(StoreFault)

    // MARK: Planning

    /// How an account is reminded; nil where it is not.
    func reminded(_ account: AccountID) async throws(StoreFault) -> Reminded?

    /// Who is reminded of what is in a space: the account whose it is, or those who share the list whose it is.
    func reminded(in space: SpaceID) async throws(StoreFault) -> [AccountID]

    /// Those of whose spaces one has moved since their reminders were planned, who share other lists than then, or whose planning is some
    /// time ago; a page at a time, by name.
    func outdated(now: Int64, after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [AccountID]

    /// Takes on to plan an account's reminders.
    ///
    /// - Parameter lease: until when nobody else does, in milliseconds since 1970.
    func beginPlanning(_ account: AccountID, now: Int64, lease: Int64) async throws(StoreFault) -> PlanningTurn

    /// All that is planned for an account, and what went out in the last days.
    func rings(of account: AccountID) async throws(StoreFault) -> [PlannedRing]

    /// Keeps what was planned, and lets go what is planned no more. What went out stays as it is. Ends what `beginPlanning` began: where
    /// somebody else has begun since, nothing is kept. What the person chose meanwhile is still to be planned.
    ///
    /// - Parameters:
    ///   - rings: all there are to be; one that is there gets its new words and times, and keeps what was tried.
    ///   - cursor: how far the spaces were known, see ``Reminded/place(own:shared:)``.
    ///   - lease: as it was given to `beginPlanning`.
    ///   - again: when it is to be looked at again, should nothing move.
    func plan(_ rings: [PlannedRing], of account: AccountID, cursor: Int64, lease: Int64, now: Int64, again: Int64)
        async throws(StoreFault)

    // MARK: Sending

    /// The next moment at which something is to be done, in milliseconds since 1970.
    func nextRing() async throws(StoreFault) -> Int64?

    /// Takes on what is due: nobody else gets it until the lease is over.
    ///
    /// - Parameters:
    ///   - limit: about how many at most.
    ///   - token: who takes it on; made for this one call.
    func claim(upTo limit: Int, now: Int64, lease: Int64, token: [UInt8]) async throws(StoreFault) -> [PlannedRing]

    /// Holds on to rings that were taken on, while their devices have not answered.
    func hold(_ rings: [PlannedRing], until lease: Int64) async throws(StoreFault)

    /// Notes what became of rings, together with the log of it; all or nothing. A ring that somebody else has taken on since stays as it
    /// is.
    func settle(_ outcomes: [RingOutcome]) async throws(StoreFault)

    // MARK: The log

    /// What became of the reminders of an account, the newest first.
    func deliveries(of account: AccountID, upTo limit: Int) async throws(StoreFault) -> [Delivery]

    /// Notes when a device showed something.
    ///
    /// - Returns: false where there is no such delivery.
    func shown(_ delivery: DeliveryName, of account: AccountID, at time: Int64) async throws(StoreFault) -> Bool
}

/// Whether an account's reminders are for the asker to plan.
public enum PlanningTurn: Equatable, Sendable {
    /// They are.
    case yours(Reminded)
    /// Somebody else is at it.
    case busy
    /// They stand as they should, or there are none.
    case nothing
}

/// Somebody who is reminded.
public struct Reminded: Equatable, Sendable {
    /// Who.
    public var account: AccountID
    /// Where the person's facts are.
    public var space: SpaceID
    /// Where the person is: the name of a time zone.
    public var zone: String
    /// Whether letters go out where no device takes a reminder.
    public var wantsLetters: Bool

    /// How far all that an account is reminded of is known, in one number: it is another one as soon as anything is written in one of
    /// the spaces, or a list is shared or is no more.
    ///
    /// - Parameters:
    ///   - own: how far the account's own space is known.
    ///   - shared: the numbers of the lists that it shares, and how far each is known.
    public static func place(own: Int64, shared: some Sequence<(number: UInt32, cursor: Int64)>) -> Int64 {
        shared.reduce(own) { $0 + $1.cursor + Int64($1.number) }
    }

    /// All of it given.
    public init(account: AccountID, space: SpaceID, zone: String, wantsLetters: Bool) {
        self.account = account
        self.space = space
        self.zone = zone
        self.wantsLetters = wantsLetters
    }
}

/// A browser that can be reached through the push service of its maker.
public struct PushDevice: Equatable, Sendable {
    /// An account has no more than this: more of them is a mistake.
    public static let most = 20

    /// Whose.
    public var account: AccountID
    /// SHA-256 of the address, which names it.
    public var digest: [UInt8]
    /// Where its push service takes messages.
    public var endpoint: String
    /// Its public key, 65 bytes.
    public var publicKey: [UInt8]
    /// What it shares with whoever may write to it, 16 bytes.
    public var secret: [UInt8]
    /// The hash of the session that it belongs to; it ends with that.
    public var session: [UInt8]
    /// What the person knows it by.
    public var name: String
    /// The name of the time zone it is in.
    public var zone: String
    /// When it was added, in milliseconds since 1970.
    public var created: Int64
    /// Since when nothing has reached it, in milliseconds since 1970; nil: the last message did.
    public var failingSince: Int64?

    /// All of it given.
    public init(
        account: AccountID,
        digest: [UInt8],
        endpoint: String,
        publicKey: [UInt8],
        secret: [UInt8],
        session: [UInt8],
        name: String,
        zone: String,
        created: Int64,
        failingSince: Int64? = nil
    ) {
        self.account = account
        self.digest = digest
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.secret = secret
        self.session = session
        self.name = name
        self.zone = zone
        self.created = created
        self.failingSince = failingSince
    }
}

/// A message that is to go out, or went out.
public struct PlannedRing: Equatable, Sendable {
    /// Whose.
    public var account: AccountID
    /// Names it.
    public var name: Identity
    /// When it is due, in milliseconds since 1970.
    public var at: Int64
    /// When something is to be done about it: at first when it is due, then when it is tried again.
    public var next: Int64
    /// What sort of message it is; only the maker understands it.
    public var kind: Int64
    /// The date it is of, in days since 1970.
    public var day: Int64
    /// Until when it is of use, in milliseconds since 1970.
    public var expires: Int64
    /// How often it was taken on.
    public var tries: Int64
    /// Who took it on.
    public var token: [UInt8]
    /// The devices that are done with: the first eight bytes of each digest.
    public var settled: [UInt8]
    /// What it says; only the maker understands it.
    public var message: [UInt8]
    /// Whether nothing is to be done any more.
    public var isDone: Bool

    /// One that was not tried yet.
    public init(
        account: AccountID,
        name: Identity,
        at: Int64,
        kind: Int64,
        day: Int64,
        expires: Int64,
        message: [UInt8]
    ) {
        self.account = account
        self.name = name
        self.at = at
        next = at
        self.kind = kind
        self.day = day
        self.expires = expires
        tries = 0
        token = []
        settled = []
        self.message = message
        isDone = false
    }
}

/// What became of a ring that was taken on.
public struct RingOutcome: Sendable {
    /// Which one, as it is from now on: `isDone`, `next`, `tries`, `settled`.
    public var ring: PlannedRing
    /// What is noted for the person to read.
    public var deliveries: [Delivery]
    /// Devices that are gone for good.
    public var gone: [[UInt8]]
    /// Devices by digest, and since when nothing has reached them; nil: something did.
    public var failing: [(digest: [UInt8], since: Int64?)]

    /// All of it given.
    public init(
        _ ring: PlannedRing,
        deliveries: [Delivery] = [],
        gone: [[UInt8]] = [],
        failing: [(digest: [UInt8], since: Int64?)] = []
    ) {
        self.ring = ring
        self.deliveries = deliveries
        self.gone = gone
        self.failing = failing
    }
}

/// Names a line of the log within an account.
public struct DeliveryName: Equatable, Sendable {
    /// When the message was due, in milliseconds since 1970.
    public var at: Int64
    /// Tells those of one moment apart.
    public var number: Int64

    /// Both given.
    public init(at: Int64, number: Int64) {
        self.at = at
        self.number = number
    }
}

/// A line of the log: what was to go where, and what became of it.
public struct Delivery: Equatable, Sendable {
    /// Lines are kept so long, in milliseconds: 30 days.
    public static let life: Int64 = 30 * 86_400_000
    /// And so many of an account.
    public static let most = 500

    /// Names it.
    public var name: DeliveryName
    /// Where to, as the person knows it.
    public var device: String
    /// What about.
    public var what: String
    /// What became of it, by a number that the maker understands.
    public var outcome: Int64
    /// When the device showed it, in milliseconds since 1970; nil: it has not said so.
    public var shown: Int64?

    /// All of it given.
    public init(name: DeliveryName, device: String, what: String, outcome: Int64, shown: Int64? = nil) {
        self.name = name
        self.device = device
        self.what = what
        self.outcome = outcome
        self.shown = shown
    }
}

extension AccountID {
    /// In which part of the queue an account's rings stand. Each part is in the order of time, and an engine that divides tables by the
    /// beginning of a key can give each to another machine.
    package var bucket: Int64 { Int64(identity.high >> 60) }

    /// How many parts there are.
    package static let buckets: [Int64] = Array(0..<16)
}
