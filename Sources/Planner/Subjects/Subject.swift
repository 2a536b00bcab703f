package import Facts

/// A label of the person's own, with a colour.
package final class Subject: Equatable, Sendable {
    package let identity: Identity
    /// Its name; never empty.
    package let name: String
    /// The colour of its chip.
    package let colour: Colour

    init?(_ identity: Identity, _ record: Record) {
        guard let name = record[SubjectField.name].text, record[SubjectField.deleted].isAbsent else { return nil }
        self.identity = identity
        self.name = Text.stored(name, upTo: ListLimits.name)
        colour = record[SubjectField.colour].integer.flatMap { Colour(rawValue: $0) } ?? .teal
    }

    /// Equal when everything that was read is.
    package static func == (one: Subject, other: Subject) -> Bool {
        one.identity == other.identity && ByteString(one.name) == ByteString(other.name) && one.colour == other.colour
    }

    /// Where the tasks that carry a subject are found: all of one subject lie side by side.
    static func scope(of identity: Identity) -> UInt32 {
        UInt32(truncatingIfNeeded: identity.high >> 32)
    }
}

extension PlanReader {
    private var subjectIndex: SubjectIndex {
        if let known = cache.subjects { return known }
        let index = SubjectIndex(in: replica) { self.isHere($0) }
        cache.subjects = index
        return index
    }

    /// The subject with that identity; nil if it does not exist, or was deleted or merged into another.
    package func subject(_ identity: Identity) -> Subject? {
        guard replacement(for: identity) == identity else { return nil }
        return replica[.subject(identity)].flatMap { Subject(identity, $0) }
    }

    /// Every subject, by name.
    package var subjects: [Subject] { subjectIndex.subjects }

    /// A subject of that name, in capitals or not.
    package func subject(named name: String) -> Subject? { subjectIndex.subject(named: Text.nameKey(name)) }

    /// The subjects that a task carries, in the order of their names.
    package func subjects(of task: Identity) -> [Subject] {
        var carried: Set<Identity> = []
        for subject in labels(of: task) { carried.insert(replacement(for: subject)) }
        return carried.isEmpty ? [] : subjectIndex.subjects(among: carried)
    }

    /// The subjects that a task carries as they were put on it, merged ones among them.
    func labels(of task: Identity) -> [Identity] { subjectIndex.labels(of: task, in: replica) }

    /// Every task that carries a subject, or one that was merged into it; none where it was deleted: then no task shows it.
    package func tasks(carrying subject: Identity) -> Set<Identity> {
        guard isHere(.subject(subject)) else { return [] }
        var tasks: Set<Identity> = []
        var last: UInt32?
        for other in subjectIndex.joined(in: subject) {
            let scope = Subject.scope(of: other)
            // Those that lie beside each other share their labels.
            if scope == last { continue }
            last = scope
            for label in replica.entities(.subjectAssignment, scopes: scope...scope)
            where replica.value(label, SubjectAssignmentField.on).integer == 1 {
                tasks.insert(label.identity)
            }
        }
        return tasks
    }

    /// The subject that stands for another since they were merged; itself where it was not, or where the other was deleted by a
    /// device that did not know, or its making was undone. Two devices may merge two subjects into each other: the smallest of
    /// such a ring stands for all.
    package func replacement(for subject: Identity) -> Identity { subjectIndex.replacement(for: subject) }

    /// Every subject that anything is known of, ascending.
    var everySubject: [Identity] { subjectIndex.identities }
}
