import Facts

/// All subjects, which of them stand for others, and which tasks carry them.
final class SubjectIndex {
    /// Every subject that anything is known of, ascending.
    let identities: [Identity]
    /// By name; those of one name in the order of their identities.
    private(set) var subjects: [Subject] = []
    /// The keys of their names in order, and the position of the subject that each is of.
    private var names: [[UInt8]] = []
    private var named: [Int] = []
    /// The subjects that others stand for.
    private var replacements: [Identity: Identity] = [:]
    private var positions: [Identity: Int] = [:]
    /// Those whose labels count, ascending; and for each subject those of them that it stands for, itself among them.
    private var labelling: [Identity] = []
    private var joined: [Identity: [Identity]] = [:]
    /// The labels of every task, if there are many subjects and somebody asked.
    private var labels: [Identity: [Identity]]?

    /// With up to so many, each is asked whether a task carries it: few tasks of a plan are on a page.
    private static let few = 32
    /// Two devices may have made subjects whose labels lie in one place, once in four thousand million times. So many of them count.
    private static let mostInOnePlace = 8

    init(in replica: Replica, isHere: (Entity) -> Bool) {
        identities = replica.identities(.subject)
        for identity in identities where replacements[identity] == nil {
            findReplacements(from: identity) { subject in
                guard let other = replica.value(.subject(subject), SubjectField.merged).identity, isHere(.subject(other)) else {
                    return nil
                }
                return other
            }
        }
        findLabelling()
        var found: [Subject] = []
        var keys: [[UInt8]] = []
        for identity in identities where replacement(for: identity) == identity {
            guard let subject = replica[.subject(identity)].flatMap({ Subject(identity, $0) }) else { continue }
            found.append(subject)
            keys.append(Text.folded(subject.name))
        }
        for index in sortedIndices(found.count, by: { keys[$0].lexicographicallyPrecedes(keys[$1]) }) {
            positions[found[index].identity] = subjects.count
            subjects.append(found[index])
        }
        var names: [[UInt8]] = []
        for subject in subjects { names.append(Text.nameKey(subject.name)) }
        for position in sortedIndices(names.count, by: { names[$0].lexicographicallyPrecedes(names[$1]) }) {
            named.append(position)
            self.names.append(names[position])
        }
    }

    private func findReplacements(from subject: Identity, next: (Identity) -> Identity?) {
        let chain = Chain(from: subject, isKnown: { self.replacements[$0] != nil }, next: next)
        chain.forEachFromEnd { member, other, _ in replacements[member] = other.map { replacements[$0] ?? $0 } ?? member }
    }

    private func findLabelling() {
        var inPlace = 0
        for (index, identity) in identities.enumerated() {
            let isBeside = index > 0 && Subject.scope(of: identities[index - 1]) == Subject.scope(of: identity)
            inPlace = isBeside ? inPlace + 1 : 1
            guard inPlace <= Self.mostInOnePlace else { continue }
            labelling.append(identity)
            joined[replacement(for: identity), default: []].append(identity)
        }
    }

    /// The subjects whose labels count for one: itself, and those that were merged into it. Ascending.
    func joined(in subject: Identity) -> [Identity] { joined[subject] ?? [] }

    /// The subject that stands for another; itself if none does.
    func replacement(for subject: Identity) -> Identity { replacements[subject] ?? subject }

    /// The first subject of a name with that key.
    func subject(named name: [UInt8]) -> Subject? {
        let position = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(name) }
        return position < names.count && names[position] == name ? subjects[named[position]] : nil
    }

    /// Those of some subjects that can be seen, by name.
    func subjects(among wanted: Set<Identity>) -> [Subject] {
        var wantedPlaces: [Int] = []
        for identity in wanted { if let position = positions[identity] { wantedPlaces.append(position) } }
        var found: [Subject] = []
        for index in sortedIndices(wantedPlaces.count, by: { wantedPlaces[$0] < wantedPlaces[$1] }) {
            found.append(subjects[wantedPlaces[index]])
        }
        return found
    }

    /// The subjects that a task carries as they were put on it, merged ones among them, ascending.
    func labels(of task: Identity, in replica: Replica) -> [Identity] {
        guard identities.count > Self.few else {
            var carried: [Identity] = []
            for subject in labelling {
                let label = Entity.subjectAssignment(Subject.scope(of: subject), task)
                if replica.value(label, SubjectAssignmentField.on).integer == 1 { carried.append(subject) }
            }
            return carried
        }
        let labels = self.labels ?? allLabels(in: replica)
        self.labels = labels
        return labels[task] ?? []
    }

    private func allLabels(in replica: Replica) -> [Identity: [Identity]] {
        var labels: [Identity: [Identity]] = [:]
        for label in replica.entities(.subjectAssignment)
        where replica.value(label, SubjectAssignmentField.on).integer == 1 {
            // Subjects stand in the order of their labels.
            var position = partitionPoint(labelling.count) { Subject.scope(of: labelling[$0]) < label.scope }
            while position < labelling.count, Subject.scope(of: labelling[position]) == label.scope {
                labels[label.identity, default: []].append(labelling[position])
                position += 1
            }
        }
        return labels
    }
}
