public import Facts

/// What a person did, in a word. The numbers are on the wire.
public enum ActName: Int64, CaseIterable, Sendable {
    case startedDay = 1
    case adjustedDay = 2
    case addedTask = 3
    case editedTask = 4
    case deletedTask = 5
    case movedTask = 6
    case planned = 7
    case checkedOff = 8
    case unchecked = 9
    case sentBack = 10
    case startedFresh = 11
    case setTodayCost = 12
    case setRealCost = 13
    case changedSettings = 14
    case removedExamples = 15
    case undid = 16
}

/// One form sent, as History shows it.
public struct Act: Equatable, Sendable {
    /// Which one.
    public let identity: Identity
    /// The UTC day it is filed under.
    let utcDay: UInt32
    /// What was done; nil: something this build has no word for.
    public let name: ActName?
    /// When, in milliseconds since 1970.
    public let at: Int64
    /// The title of the one task it was about, or empty.
    public let subject: String
    /// How many tasks it was about.
    public let count: Int
    /// The number it was about.
    public let amount: Int?
    /// Whether it was undone.
    public let isUndone: Bool
    /// The act that this one undid, or did again.
    public let undoes: Identity?

    init?(_ thing: Thing, _ record: Record) {
        guard let at = record[ActField.at].integer else { return nil }
        identity = thing.identity
        utcDay = thing.scope
        name = record[ActField.name].integer.flatMap { ActName(rawValue: $0) }
        self.at = at
        subject = record[ActField.subject].text ?? ""
        count = Int(record[ActField.count].integer ?? 1, within: 0...1_000_000)
        amount = record[ActField.amount].integer.map { Int($0, within: Settings.borrowed) }
        isUndone = !record[ActField.undone].isAbsent
        undoes = record[ActField.undoes].text.flatMap { Identity(hex: $0) }
    }
}

/// Where an act comes from: the form's own name, and when it was sent.
public struct Sender: Equatable, Sendable {
    /// Made from the form's nonce: the same form sent twice is the same act.
    public let identity: Identity
    /// When it was sent.
    public let moment: Moment

    /// The sender of a form.
    public init(_ identity: Identity, at moment: Moment) {
        self.identity = identity
        self.moment = moment
    }
}

/// What an act did.
public struct Outcome: Equatable, Sendable {
    /// The act's name in History; nil if there was nothing to do.
    public let act: Identity?
    /// What must be kept.
    public let facts: [Fact]

    static let nothing = Outcome(act: nil, facts: [])
}

extension PersonalSpace {
    /// Writes a draft as one act: all its facts with one stamp, and with them what they replaced.
    ///
    /// A draft that changes nothing is no act. A form that was sent before is not carried out again.
    func commit(_ draft: Draft, from sender: Sender) -> Outcome {
        if isKnown(sender) { return Outcome(act: sender.identity, facts: []) }
        var replaced: [Replaced] = []
        var changes: [Draft.Change] = []
        for change in draft.changes {
            let old = replica.value(change.thing, change.field)
            if old == change.value { continue }
            changes.append(change)
            replaced.append(Replaced(thing: change.thing, field: change.field, value: old))
        }
        guard !changes.isEmpty else { return .nothing }

        let stamp = nextStamp(now: sender.moment.time)
        let act = Thing(.act, scope: sender.moment.utcDay, sender.identity)
        var facts: [Fact] = []
        for change in changes { facts.append(Fact(change.thing, change.field, change.value, stamp)) }
        facts.append(Fact(act, ActField.name, .integer(draft.name.rawValue), stamp))
        facts.append(Fact(act, ActField.at, .integer(sender.moment.time), stamp))
        if !draft.subject.isEmpty { facts.append(Fact(act, ActField.subject, .text(draft.subject), stamp)) }
        if draft.count != 1 { facts.append(Fact(act, ActField.count, .integer(Int64(draft.count)), stamp)) }
        if let amount = draft.amount { facts.append(Fact(act, ActField.amount, .integer(Int64(amount)), stamp)) }
        facts.append(Fact(act, ActField.replaced, .bytes(Replaced.wire(replaced)), stamp))
        apply(facts)
        return Outcome(act: sender.identity, facts: facts)
    }

    /// Whether this form was carried out before, on any day that History still holds.
    public func isKnown(_ sender: Sender) -> Bool {
        if case .some = act(sender.identity, around: sender.moment) { true } else { false }
    }

    /// An act by its name.
    public func act(_ identity: Identity, around moment: Moment) -> Act? {
        guard let thing = actThing(identity, around: moment), let record = replica[thing] else { return nil }
        return Act(thing, record)
    }

    /// Acts are filed by day, and a name does not tell the day: a handful of look-ups finds it.
    func actThing(_ identity: Identity, around moment: Moment) -> Thing? {
        // A clock that was set back may have filed some a day ahead.
        let newest = moment.utcDay + 1
        for back in 0...(History.days + 1) where newest >= back {
            let thing = Thing(.act, scope: newest - back, identity)
            if !replica.value(thing, ActField.at).isAbsent { return thing }
        }
        return nil
    }
}
