public import Facts

/// Where the server keeps everything: accounts, sessions, who shares what, and the facts of every space.
///
/// What was answered was kept: a write that returns has reached the disk, one that throws has changed nothing. Every key leads with the
/// space or the account, and nothing joins across spaces, so that a distributed engine can divide them.
public protocol Store: FactStore, AccountStore, SharingStore, GalleryStore, ReminderStore {
    /// A sentence for the operator: which store this is, without passwords.
    var summary: String { get }

    /// Writes something that changes nothing, to see whether the store would keep it: one whose disk is full may still be read.
    func checkWriting() async throws(StoreFault)

    /// What about the store's own settings would lose or show what people wrote: a sentence each.
    func risks() async throws(StoreFault) -> [String]

    /// Calls back whenever the store could not do what it was asked.
    func onFault(_ told: @escaping @Sendable (StoreFault) -> Void)

    /// How far the store is: past everything that was committed before this was asked.
    func position() async throws(StoreFault) -> StorePosition

    /// Whether the store was put back since it was there: what was answered up to that position may be lost.
    func hasLost(_ position: StorePosition) async throws(StoreFault) -> Bool

    /// Copies everything, as it is at one moment, into a SQLite file that must not be there yet. The store goes on meanwhile.
    func backup(to path: String) async throws(StoreFault)

    /// Looks through everything, and says in a sentence each what is not as it should be.
    func examine() async throws(StoreFault) -> [String]

    /// Deletes sessions, links and invitations that have ended by themselves.
    func sweep(now: Int64) async throws(StoreFault)

    /// Closes it. Whatever is asked afterwards is refused.
    func close() async
}

/// The facts of spaces, and their order of arrival.
public protocol FactStore: Sendable {
    /// Keeps what is news among these facts, in one transaction. Doing it again changes nothing.
    ///
    /// - Parameters:
    ///   - pushes: into spaces of which none comes twice: the account's own first, then shared ones by their numbers, so that two pushes
    ///     cannot wait for each other.
    ///   - isWhole: whether nothing at all is taken where something is refused: half an act is none.
    /// - Returns: for each what came of it; nil where there is no such space, or its writer may not write into it.
    func push(_ pushes: [Push], isWhole: Bool) async throws(StoreFault) -> [Pushed?]

    /// One fact; nil where there is none.
    func fact(_ name: FieldName, in space: SpaceID) async throws(StoreFault) -> Fact?

    /// What arrived after a place in the order of arrival, in that order. Facts and place are of one moment: nothing that is committed
    /// later ever gets a place before it.
    ///
    /// - Parameters:
    ///   - cursor: the place; 0 is before everything.
    ///   - limit: how many facts at most, 1 or more; fewer come where they are large (``Pulled/mostBytes``). A field that was written again since has its newest value only.
    /// - Returns: nil where there is no such space.
    func pull(from space: SpaceID, after cursor: Int64, upTo limit: Int) async throws(StoreFault) -> Pulled?

    /// Forgets everything that was kept of these things, without a trace. Only for what no device can ask for any more.
    ///
    /// - Parameter things: of one kind, by scope: acts that are older than anybody can undo.
    func drop(_ kind: Kind, scopes: Range<UInt32>, from space: SpaceID) async throws(StoreFault)

    /// Calls back whenever a space has moved, through whichever server; `nil` where that may have been missed for any space.
    /// May tell of one move twice, and of a move before the caller of `push` hears of it.
    func onMove(_ told: @escaping @Sendable (SpaceID?) -> Void)
}

extension FactStore {
    /// Keeps what is news among these facts, as far as there is room.
    ///
    /// - Parameter isWhole: whether what finds no room has all of it refused.
    /// - Returns: nil where there is no such space.
    public func push(
        _ facts: [Fact],
        to space: SpaceID,
        within limits: SpaceLimits,
        isWhole: Bool = false
    ) async throws(StoreFault) -> Pushed? {
        try await push([Push(facts, to: space, within: limits)], isWhole: isWhole)[0]
    }
}

/// How much one space may hold.
public struct SpaceLimits: Equatable, Sendable {
    /// How many facts.
    public var facts: Int64
    /// How many bytes their values may have together.
    public var bytes: Int64

    /// Those limits.
    public init(facts: Int64, bytes: Int64) {
        self.facts = facts
        self.bytes = bytes
    }

    /// Two million facts and 256 MB: a person who does fifty things a day for thirty years has a quarter of that.
    public static let usual = SpaceLimits(facts: 2_000_000, bytes: 256 << 20)
}

/// What came of a push.
public struct Pushed: Equatable, Sendable {
    /// Which life of the space this is; another one after it was brought back from a backup.
    public var epoch: UInt64
    /// Where the order of arrival stood before this push.
    public var before: Int64
    /// Where it stands after it.
    public var after: Int64
    /// The fields whose facts found no room; all others are kept.
    public var refused: [FieldName]

    /// All of it given.
    public init(epoch: UInt64, before: Int64, after: Int64, refused: [FieldName] = []) {
        self.epoch = epoch
        self.before = before
        self.after = after
        self.refused = refused
    }
}

/// What came of a pull.
public struct Pulled: Equatable, Sendable {
    /// Which life of the space this is.
    public var epoch: UInt64
    /// The facts, in the order in which they arrived.
    public var facts: [Fact]
    /// The place after the last of them; where the pull began, if there are none.
    public var cursor: Int64
    /// Whether there are more.
    public var hasMore: Bool

    /// A page ends with the fact by which its values reach so many bytes: what is in memory at once stays small, however large they are.
    public static let mostBytes = 1 << 20

    /// All of it given.
    public init(epoch: UInt64, facts: [Fact], cursor: Int64, hasMore: Bool) {
        self.epoch = epoch
        self.facts = facts
        self.cursor = cursor
        self.hasMore = hasMore
    }
}

/// Accounts, who is signed in to them, and the links that work once.
public protocol AccountStore: Sendable {
    /// Makes an account and its space. The first one that is made runs the server, whatever the given one says.
    ///
    /// - Returns: the account as it was made; nil where another has its address, or its name.
    func create(_ account: Account) async throws(StoreFault) -> Account?

    /// The account of that name.
    func account(_ id: AccountID) async throws(StoreFault) -> Account?

    /// The account with that address, in the form that is compared.
    func account(emailKey: String) async throws(StoreFault) -> Account?

    /// Whether there is any account yet.
    func hasAccounts() async throws(StoreFault) -> Bool

    /// Accounts by their names, a page at a time.
    ///
    /// - Parameter after: the last one of the page before; nil for the first.
    func accounts(after: AccountID?, upTo limit: Int) async throws(StoreFault) -> [Account]

    /// Gives an account another address. Links that went to the one before end, but for invitations.
    ///
    /// - Returns: false where another has it, or there is no such account; then nothing changed.
    func setEmail(_ email: String, key: String, of account: AccountID) async throws(StoreFault) -> Bool

    /// Gives an account another password, and ends every session but one.
    ///
    /// - Parameter kept: the hash of the session that goes on; nil ends all.
    func setPassword(_ password: String, of account: AccountID, keeping kept: [UInt8]?) async throws(StoreFault)

    /// Keeps another hash of the same password, if the account still has the one before: sessions and links stay.
    func replacePassword(_ old: String, by new: String, of account: AccountID) async throws(StoreFault)

    /// Deletes an account with everything that is kept of it and of its space. A list that it shares becomes the member's who came first,
    /// those who may write before those who may look; one that nobody else shares goes.
    func delete(_ account: AccountID) async throws(StoreFault)

    /// Keeps a session, if the account still has the password that opened it: one that was changed while it was being checked opens
    /// nothing any more.
    ///
    /// - Parameter password: what the password came to, as the account had it when it was checked.
    /// - Returns: whether it is kept.
    func begin(_ session: Session, openedBy password: String) async throws(StoreFault) -> Bool

    /// The session of that hash with its account; nil where there is none, or it has ended.
    ///
    /// - Parameter now: milliseconds since 1970.
    func session(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> (Session, Account)?

    /// Every session that has not ended, the one seen last first.
    func sessions(of account: AccountID, now: Int64) async throws(StoreFault) -> [Session]

    /// Notes that a session was seen.
    func touch(_ hash: [UInt8], of account: AccountID, seen: Int64) async throws(StoreFault)

    /// Ends a session, and with it the device that it added.
    func end(_ hash: [UInt8], of account: AccountID) async throws(StoreFault)

    /// Keeps a link. Of one account and purpose there is one at a time, but for invitations: a new one ends the one before.
    func keep(_ link: OneTimeLink) async throws(StoreFault)

    /// Keeps an invitation to register.
    ///
    /// - Parameter limit: how many of an account's may be open.
    /// - Returns: false where the account has so many, or is not there.
    func keep(invitation: OneTimeLink, upTo limit: Int64, now: Int64) async throws(StoreFault) -> Bool

    /// The invitations to register that an account has made and nobody has used, the newest first.
    func openInvitations(of account: AccountID, now: Int64) async throws(StoreFault) -> [OneTimeLink]

    /// The link of that hash, without using it; nil where there is none, or it has ended.
    func link(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink?

    /// Uses the link of that hash: it is given to one caller only.
    func take(_ hash: [UInt8], of account: AccountID, now: Int64) async throws(StoreFault) -> OneTimeLink?
}
