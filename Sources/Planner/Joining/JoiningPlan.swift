package import Facts

extension PlanReader {
    /// The facts that another plan brings into this one. It was made on one device without an account, and this is the whole plan of the
    /// account that somebody has signed in to there (docs/sync.md, "A device that joins an account").
    ///
    /// What was typed joins, with the timestamps that it was written with. The other plan never overrules this one: where this one has a
    /// setting, the choices of a page, a timer or a number for a date, they stand, although the other's are newer. Examples that nobody
    /// touched stay out. So does what History knows of facts that stay out, and undoing says and does the same.
    ///
    /// - Parameter other: the other plan.
    package func joining(_ other: PlanReader) -> [Fact] {
        let plan = JoiningPlan(other, into: self)
        return plan.facts + plan.history
    }

    /// Whether nothing is known here.
    package var isBlank: Bool { replica.count == 0 }

    /// Whether anything here was written by another device.
    package var knowsOtherDevices: Bool {
        for fact in replica.facts where fact.timestamp.device != replica.device { return true }
        return false
    }

    /// The newest day of each date that was started.
    fileprivate var newestDays: [LocalDate: DayKey] {
        var newest: [LocalDate: DayKey] = [:]
        for entity in replica.entities(.day) where replica.value(entity, DayField.spoons).integer != nil {
            let day = DayKey(rawValue: entity.scope)
            newest[day.date] = day
        }
        return newest
    }
}

/// A plan on its way into another: which facts join, and which stay out.
struct JoiningPlan {
    let other: PlanReader
    private let target: PlanReader
    private let examples: Set<Identity>
    private let days: [LocalDate: DayKey]
    private let twins: ImportedTwins
    /// The fields that do not join under their own names.
    private(set) var stayingOut: Set<FieldName> = []
    /// All facts that join but those of History.
    private(set) var facts: [Fact] = []

    init(_ other: PlanReader, into target: PlanReader) {
        self.other = other
        self.target = target
        examples = other.untouchedExamples
        days = target.newestDays
        twins = ImportedTwins(of: other, in: target)
        for fact in other.beatenByUndoneImports(target.replica.facts) { stayingOut.insert(FieldName(fact.entity, fact.field)) }
        for fact in other.replica.facts where fact.entity.kind != .change {
            let name = FieldName(fact.entity, fact.field)
            if stayingOut.contains(name) { continue }
            let joining = stands(against: fact) || twins.isImported(fact) ? nil : placed(twins.renamed(fact))
            if joining?.entity != fact.entity { stayingOut.insert(name) }
            if let joining { facts.append(joining) }
        }
    }

    /// Whether the target has something in the place of a fact, or the fact is of no worth to it.
    private func stands(against fact: Fact) -> Bool {
        let (entity, replica) = (fact.entity, target.replica)
        switch entity.kind {
        case .settings:
            for field in SettingsField.together(with: fact.field) where replica[entity]?.entry(field) != nil { return true }
            return false
        case .listView: return replica[entity]?.entry(fact.field) != nil
        case .timer: return !replica.value(entity, TimerField.run).isAbsent
        case .day: return days[DayKey(rawValue: entity.scope).date] != nil
        case .task, .plan, .dismissal: return examples.contains(entity.identity)
        default: return false
        }
    }

    /// A fact as it joins: what was planned for a day that the target has under another key is planned for that one, or no day's
    /// list would contain it.
    private func placed(_ fact: Fact) -> Fact {
        let entity = fact.entity
        guard entity.kind == .plan || entity.kind == .task || entity.kind == .dismissal,
            !target.replica.hasTitle(entity.identity)
        else { return fact }
        var fact = fact
        switch (entity.kind, fact.field) {
        case (.plan, _): fact.entity = .plan(key(DayKey(rawValue: entity.scope)), entity.identity)
        case (.task, TaskField.planned), (.dismissal, DismissalField.wanted):
            guard let number = fact.value.integer, let day = UInt32(exactly: number) else { return fact }
            fact.value = .integer(Int64(key(DayKey(rawValue: day)).rawValue))
        default: break
        }
        return fact
    }

    private func key(_ day: DayKey) -> DayKey {
        guard let newest = days[day.date], target.replica.value(.day(day), DayField.spoons).integer == nil else { return day }
        return newest
    }
}

extension Replica {
    /// Whether a task was ever written here.
    fileprivate func hasTitle(_ task: Identity) -> Bool { self[.task(task)]?.entry(TaskField.title) != nil }
}

extension SettingsField {
    /// The words for a unit, and the two ends of the quiet hours: of two plans they are not mixed.
    private static var sets: [[Field]] {
        [[unitOne, unitMany, unitTwo, unitHigher], [quietFrom, quietUntil], [reportName, reportText]]
    }

    /// The settings that stand or give way together with one.
    fileprivate static func together(with field: Field) -> [Field] {
        for fields in sets where fields.contains(field) { return fields }
        return [field]
    }
}
