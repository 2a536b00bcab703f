import Facts

extension Entity {
    static func task(_ identity: Identity) -> Entity { Entity(.task, identity) }
    static func day(_ key: DayKey) -> Entity { Entity(.day, scope: key.rawValue, .only) }
    static func plan(_ key: DayKey, _ task: Identity) -> Entity { Entity(.plan, scope: key.rawValue, task) }
    static let settings = Entity(.settings, .only)
    static func list(_ identity: Identity) -> Entity { Entity(.list, identity) }
    static func subject(_ identity: Identity) -> Entity { Entity(.subject, identity) }
    static func subjectAssignment(_ scope: UInt32, _ task: Identity) -> Entity { Entity(.subjectAssignment, scope: scope, task) }
    static func dismissal(_ task: Identity) -> Entity { Entity(.dismissal, task) }
    static func occurrence(_ date: LocalDate, _ task: Identity) -> Entity {
        Entity(.occurrence, scope: UInt32(clamping: date.number), task)
    }
    static func note(_ identity: Identity) -> Entity { Entity(.note, identity) }
    static func tip(_ slug: ByteString) -> Entity { Entity(.tip, Identity.only.derived(Derived.tips, Array(slug.text.utf8))) }
    static func savedView(_ identity: Identity) -> Entity { Entity(.savedView, identity) }
    static let timer = Entity(.timer, .only)
    static func timeEntry(_ task: Identity, _ identity: Identity) -> Entity {
        Entity(.timeEntry, scope: TimeEntry.scope(of: task), identity)
    }
}
