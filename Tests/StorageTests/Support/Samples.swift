import Facts
import Storage

/// When the tests take place, in milliseconds since 1970.
let noon: Int64 = 1_800_000_000_000

extension Account {
    /// An account like any other, with that address.
    static func sample(_ email: String = "ada@example.org", number: UInt64 = 1) -> Account {
        Account(
            id: AccountID(Identity(high: number, low: 1)),
            email: email,
            emailKey: email.lowercased(),
            password: "$argon2id$of-\(number)",
            space: SpaceID(Identity(high: number, low: 2)),
            created: noon
        )
    }
}

extension Session {
    /// A session of an account, its hash made of one number.
    static func sample(of account: Account, _ number: UInt8 = 1, seen: Int64 = noon, expires: Int64 = noon + 1000) -> Session {
        Session(
            account: account.id,
            hash: [UInt8](repeating: number, count: 32),
            device: "Firefox on Linux",
            created: noon,
            seen: seen,
            expires: expires
        )
    }
}

extension OneTimeLink {
    /// A link of an account, its hash made of one number.
    static func sample(of account: Account, _ number: UInt8 = 1, _ purpose: Purpose = .reset) -> OneTimeLink {
        OneTimeLink(
            account: account.id,
            hash: [UInt8](repeating: number, count: 32),
            purpose: purpose,
            payload: [1, 2, number],
            expires: noon + 1000
        )
    }
}

extension Fact {
    /// A field of an entity, told by numbers: of a kind that no version knows, so that it holds anything.
    static func sample(
        _ entity: UInt64,
        _ field: UInt16 = 1,
        _ value: Value = .text("one"),
        at time: UInt64 = 1,
        counter: UInt16 = 0,
        device: UInt64 = 7
    ) -> Fact {
        Fact(
            Entity(EntityKind(rawValue: 200), Identity(high: entity, low: 0)),
            Field(rawValue: field),
            value,
            Timestamp(time: time, counter: counter, device: device)
        )
    }
}

extension Store {
    /// Makes the sample account and gives its space.
    func space(number: UInt64 = 1) async throws -> SpaceID {
        let account = Account.sample("\(number)@example.org", number: number)
        _ = try await create(account)
        return account.space
    }

    /// Everything that a space holds, in the order of its arrival, read so many at a time.
    func everything(in space: SpaceID, by limit: Int = 1000) async throws -> [Fact] {
        var facts: [Fact] = []
        var cursor: Int64 = 0
        while let page = try await pull(from: space, after: cursor, upTo: limit) {
            facts += page.facts
            cursor = page.cursor
            if !page.hasMore { break }
        }
        return facts
    }
}

extension AccountStore {
    /// Keeps a session, by whatever password the account has.
    func begin(_ session: Session) async throws(StoreFault) {
        _ = try await begin(session, openedBy: account(session.account)?.password ?? "")
    }
}

extension Member {
    /// An account as a member, known by its address.
    static func sample(_ account: Account, _ role: MemberRole, at time: Int64 = noon) -> Member {
        Member(account: account.id, role: role, name: account.email, joined: time)
    }
}
