import Facts
import TestSupport
import Testing

@testable import Planner

/// Which subject stands for which is found once for all, and must be what a walk from each would find.
struct SubjectIndexTests {
    private func subject(_ number: Int) -> Identity { Identity(high: Mixing.spread(UInt64(number)), low: UInt64(number)) }

    private func fact(_ entity: Entity, _ field: Field, _ value: Value, at time: UInt64 = 1) -> Fact {
        Fact(entity, field, value, Timestamp(time: time, counter: 0, device: 2))
    }

    /// The subject that stands for another, by walking from it: of a ring the smallest does.
    private func replacement(for subject: Identity, in space: PersonalSpace) -> Identity {
        var walked = [subject]
        while let target = space.replica.value(.subject(walked[walked.count - 1]), SubjectField.merged).identity,
            space.isHere(.subject(target))
        {
            if let start = walked.firstIndex(of: target) { return walked[start...].min() ?? target }
            walked.append(target)
        }
        return walked[walked.count - 1]
    }

    @Test("T7, A3: however subjects were merged, each counts as the one that a walk from it leads to")
    func merged() {
        var random = SeededRandom.printed(seed: 42)
        for history in 0..<SeededRandom.histories(usually: 60) {
            let space = PersonalSpace(device: 1)
            let count = 2 + random.below(12)
            for time in 1...UInt64(6) {
                var facts: [Fact] = []
                for number in 0..<count {
                    let entity = Entity.subject(subject(number))
                    facts.append(fact(entity, SubjectField.name, .text("\(number)")))
                    if random.once(in: 3) {
                        let target = Value(subject(random.below(count + 1)))
                        facts.append(fact(entity, SubjectField.merged, random.once(in: 5) ? .absent : target, at: time))
                    }
                    if random.once(in: 12) { facts.append(fact(entity, SubjectField.deleted, .integer(1), at: time)) }
                }
                space.apply(facts)
                for number in 0...count {
                    let one = subject(number)
                    #expect(space.replacement(for: one) == replacement(for: one, in: space), "history \(history)")
                }
            }
        }
    }

    @Test("T7: with very many subjects a task carries the same as with few", arguments: [4, 200])
    func labelled(count: Int) throws {
        var random = SeededRandom.printed(seed: 43)
        let space = PersonalSpace(device: 1)
        let tasks = (0..<20).map { Identity(high: 9, low: $0) }
        var facts: [Fact] = []
        for number in 0..<count { facts.append(fact(.subject(subject(number)), SubjectField.name, .text("Name \(number)"))) }
        for task in tasks {
            for _ in 0..<random.below(5) {
                let label = Entity.subjectAssignment(Subject.scope(of: subject(random.below(count))), task)
                facts.append(fact(label, SubjectAssignmentField.on, random.once(in: 4) ? .absent : .integer(1)))
            }
        }
        space.apply(facts)
        for task in tasks {
            let carried = (0..<count).map { subject($0) }.filter {
                space.replica.value(.subjectAssignment(Subject.scope(of: $0), task), SubjectAssignmentField.on).integer == 1
            }
            #expect(space.labels(of: task) == carried.ascending)
            #expect(Set(space.subjects(of: task).map(\.identity)) == Set(carried))
            for one in carried { #expect(space.tasks(carrying: one).contains(task)) }
        }
        #expect(space.subject(named: "NAME 3")?.identity == subject(3))
        #expect(space.subject(named: "Name \(count)") == nil)
    }
}
