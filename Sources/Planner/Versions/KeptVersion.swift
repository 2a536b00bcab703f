import Facts

/// Values of a task that lost against others, as the replica keeps them.
struct KeptVersion {
    let identity: Identity
    let task: Identity
    let part: VersionPart
    let title: String
    /// nil: it did not lose a date.
    let due: LocalDate?
    let time: Int?
    let repeats: RepeatRule?
    /// When it was written, in milliseconds since 1970.
    let written: Int64
    /// When a device noticed that it had lost.
    let noticed: Timestamp

    /// Reads a version; nil if it is a long text, was put away, or holds nothing.
    init?(_ entity: Entity, _ record: Record) {
        guard record[EarlierField.putAway].isAbsent, record[EarlierField.kind].integer == Int64(EntityKind.task.rawValue),
            let owner = record.entry(EarlierField.owner), let task = owner.value.identity
        else { return nil }
        identity = entity.identity
        self.task = task
        noticed = owner.timestamp
        written = record[EarlierField.written].integer ?? 0
        title = Text.stored(record[EarlierField.title].text ?? "", upTo: TaskLimits.title)
        due = record[EarlierField.due].integer.map { LocalDate(stored: $0) }
        time = record[EarlierField.time].integer.map { Int($0, within: TaskLimits.times) }
        repeats = record[EarlierField.rule].text.flatMap { RepeatRule(text: $0) }
        let hasDates = due != nil || time != nil || repeats != nil
        guard hasDates || !Text.isBlank(title) else { return nil }
        part = hasDates ? .dates : .title
    }

    /// The values of a task once these are chosen; nil if they do not go together with its others.
    func chosen(over now: TaskDraft) -> TaskDraft? {
        if part == .title {
            return TaskDraft(title: title, note: now.note, cost: now.cost, daily: now.daily, checked: now.details)
        }
        var details = now.details
        if let due { details.due = due }
        if let time { details.time = time }
        if let repeats { details.repeats = repeats }
        if details.due == nil, details.repeats == nil { (details.time, details.reminder) = (nil, nil) }
        if let due = details.due {
            if let start = details.start, due < start { details.start = nil }
            if let until = details.repeats?.until, until < due { return nil }
        }
        return TaskDraft(title: now.title, note: now.note, cost: now.cost, daily: now.daily, checked: details)
    }
}

extension PlanReader {
    /// The versions of a part of a task that were not put away, in no particular order.
    func keptVersions(of task: Identity, _ part: VersionPart? = nil) -> [KeptVersion] {
        let scope = EarlierVersion.entity(task).scope
        var found: [KeptVersion] = []
        for entity in replica.entities(.earlier, scopes: scope...scope) {
            guard let version = keptVersion(entity.identity), version.task == task, part == nil || version.part == part else {
                continue
            }
            found.append(version)
        }
        return found
    }

    func keptVersion(_ identity: Identity) -> KeptVersion? {
        let entity = EarlierVersion.entity(identity)
        return replica[entity].flatMap { KeptVersion(entity, $0) }
    }
}
