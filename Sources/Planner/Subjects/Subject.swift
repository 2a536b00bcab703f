public import Facts

/// A label of the person's own, with a colour.
public final class Subject: Equatable, Sendable {
    /// Which one.
    public let identity: Identity
    /// Its name; never empty.
    public let name: String
    /// The colour of its chip.
    public let colour: Colour

    init?(_ identity: Identity, _ record: Record) {
        guard let name = record[SubjectField.name].text, record[SubjectField.deleted].isAbsent else { return nil }
        self.identity = identity
        self.name = Text.stored(name, upTo: ListLimits.name)
        colour = record[SubjectField.colour].integer.flatMap { Colour(rawValue: $0) } ?? .teal
    }

    /// Equal when everything that was read is.
    public static func == (one: Subject, other: Subject) -> Bool {
        one.identity == other.identity && ByteString(one.name) == ByteString(other.name) && one.colour == other.colour
    }

    /// Where the tasks that carry a subject are found: all of one subject lie side by side.
    static func scope(of identity: Identity) -> UInt32 {
        UInt32(truncatingIfNeeded: identity.high >> 32)
    }
}

extension PersonalSpace {
    /// The subject with that identity; nil if it does not exist, or was deleted or merged into another.
    public func subject(_ identity: Identity) -> Subject? {
        guard replacement(for: identity) == identity else { return nil }
        return replica[.subject(identity)].flatMap { Subject(identity, $0) }
    }

    /// Every subject, by name.
    public var subjects: [Subject] { subjects { _ in true } }

    /// The subjects that are wanted, by name.
    private func subjects(where isWanted: (Identity) -> Bool) -> [Subject] {
        var found: [(key: [UInt8], subject: Subject)] = []
        for entity in replica.entities(.subject) where isWanted(entity.identity) {
            guard let subject = subject(entity.identity) else { continue }
            found.append((Text.folded(subject.name), subject))
        }
        // Things come in the order of their identities: those of one name keep it.
        return sortedIndices(found.count) { found[$0].key.lexicographicallyPrecedes(found[$1].key) }.map { found[$0].subject }
    }

    /// A subject of that name, however it is spelled.
    public func subject(named name: String) -> Subject? {
        let folded = Text.folded(name)
        for subject in subjects where Text.folded(subject.name) == folded { return subject }
        return nil
    }

    /// The subjects that a task carries, in the order of their names.
    public func subjects(of task: Identity) -> [Subject] {
        var carried: Set<Identity> = []
        for entity in replica.entities(.subject) where carries(task, entity.identity) {
            carried.insert(replacement(for: entity.identity))
        }
        // Called for each row of a page: only the names that it shows are compared.
        return carried.isEmpty ? [] : subjects { carried.contains($0) }
    }

    /// Every task that carries a subject, or one that was merged into it; none where it was deleted: then no task shows it.
    public func tasks(carrying subject: Identity) -> Set<Identity> {
        guard isHere(.subject(subject)) else { return [] }
        var tasks: Set<Identity> = []
        for entity in replica.entities(.subject) where replacement(for: entity.identity) == subject {
            let scope = Subject.scope(of: entity.identity)
            for label in replica.entities(.subjectAssignment, scopes: scope...scope)
            where replica.value(label, SubjectAssignmentField.on).integer == 1 {
                tasks.insert(label.identity)
            }
        }
        return tasks
    }

    func carries(_ task: Identity, _ subject: Identity) -> Bool {
        replica.value(.subjectAssignment(Subject.scope(of: subject), task), SubjectAssignmentField.on).integer == 1
    }

    /// The subject that stands for another since they were merged; itself where it was not, or where the other was deleted by a
    /// device that did not know, or its making was undone. Two devices may merge two subjects into each other: the smallest of
    /// such a ring stands for all.
    public func replacement(for subject: Identity) -> Identity {
        var walked = [subject]
        var seen: Set<Identity> = [subject]
        var last = subject
        while let target = replica.value(.subject(last), SubjectField.merged).identity {
            if !seen.insert(target).inserted {
                let start = walked.firstIndex(of: target) ?? 0
                return walked[start...].min() ?? target
            }
            guard isHere(.subject(target)) else { return last }
            walked.append(target)
            last = target
        }
        return last
    }
}
