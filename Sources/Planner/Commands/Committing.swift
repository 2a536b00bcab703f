public import Facts

/// Where a command comes from: the key that makes it count once though sent twice, and when it was given.
public struct CommandOrigin: Equatable, Sendable {
    /// Made from the form's nonce: the same form sent twice is the same command.
    public let identity: Identity
    /// When it was sent.
    public let instant: Instant

    /// The origin of a command.
    public init(_ identity: Identity, at instant: Instant) {
        self.identity = identity
        self.instant = instant
    }
}

/// The result of a command.
///
/// A class, though it never changes: it is handed from function to function as one reference instead of in parts.
public final class CommandResult: Equatable, Sendable {
    /// The change's name in History; nil if there was nothing to do.
    public let act: Identity?
    /// The facts to be stored.
    public let facts: [Fact]

    static let nothing = CommandResult(act: nil, facts: [])

    init(act: Identity?, facts: [Fact]) {
        self.act = act
        self.facts = facts
    }

    /// Whether both did the same.
    public static func == (one: CommandResult, other: CommandResult) -> Bool {
        one.act == other.act && one.facts == other.facts
    }
}

extension PersonalSpace {
    /// Writes a set of changes as one command: all its facts with one timestamp, and with them the values they replaced.
    ///
    /// A set that changes nothing makes no change in History.
    ///
    /// - Throws: ``Fault/viewOnly``.
    func commit(_ draft: ChangeSet, from origin: CommandOrigin) throws(Fault) -> CommandResult {
        var news: [ChangeSet.Write] = []
        for change in placed(draft, at: origin.instant) where replica.value(change.entity, change.field) != change.value {
            news.append(change)
        }
        let changes = try permitted(news, draft.name)
        guard !changes.isEmpty else { return .nothing }
        var replaced: [Replaced] = []
        for change in changes {
            let old = replica.value(change.entity, change.field)
            replaced.append(Replaced(entity: change.entity, field: change.field, value: old))
        }

        let timestamp = nextTimestamp(now: origin.instant.time)
        let act = Entity(.act, scope: origin.instant.utcDay, origin.identity)
        var facts: [Fact] = []
        for change in changes { facts.append(Fact(change.entity, change.field, change.value, timestamp)) }
        facts.append(Fact(act, ChangeField.name, .integer(draft.name.rawValue), timestamp))
        facts.append(Fact(act, ChangeField.at, .integer(origin.instant.time), timestamp))
        if !draft.about.isEmpty { facts.append(Fact(act, ChangeField.about, .text(draft.about), timestamp)) }
        if draft.count != 1 { facts.append(Fact(act, ChangeField.count, .integer(Int64(draft.count)), timestamp)) }
        if let amount = draft.amount { facts.append(Fact(act, ChangeField.amount, .integer(Int64(amount)), timestamp)) }
        facts.append(Fact(act, ChangeField.replaced, .bytes(Replaced.wire(replaced)), timestamp))
        apply(facts)
        // The person saw all facts that had come in until then.
        arriving = []
        rereading = []
        return CommandResult(act: origin.identity, facts: facts)
    }
}
