import Facts
import Testing

@testable import Planner

struct SubjectTests {
    private let person = Person()

    private func names(_ task: Identity, _ person: Person? = nil) -> [String] {
        (person ?? self.person).space.subjects(of: task).map(\.name)
    }

    @Test("T7: subjects have a name and a colour, and stand by name, whatever its case and accents")
    func added() throws {
        for name in ["work", "Äpfel", "Body", "zzz"] {
            try person.act { try person.space.perform(.addSubject(name, colour: .rose), by: $0) }
        }
        #expect(person.space.subjects.map(\.name) == ["Äpfel", "Body", "work", "zzz"])
        #expect(person.space.subjects.allSatisfy { $0.colour == .rose })
    }

    @Test("T7: subjects whose names differ in their marks are two subjects")
    func otherMarks() throws {
        let subjects = try ["Tåg", "Tag", "Häuser", "Hauser"].map { try person.addSubject($0) }
        #expect(Set(subjects).count == 4)
        #expect(person.space.subject(named: "TÅG")?.identity == subjects[0])
        #expect(person.space.subject(named: "tag")?.identity == subjects[1])
    }

    @Test("T7: a subject needs a name that no other has, in capitals or not")
    func refused() throws {
        let cafe = try person.addSubject("Café")
        let work = try person.addSubject("work")
        for name in ["", " ", String(repeating: "x", count: 201)] {
            #expect(throws: Fault.nameMissing) { try person.addSubject(name) }
            #expect(throws: Fault.nameMissing) {
                try person.space.perform(.editSubject(cafe, name: name, colour: .blue), by: person.origin)
            }
        }
        #expect(throws: Fault.nameTaken("Café")) { try person.addSubject("CAFÉ") }
        #expect(throws: Fault.nameTaken("work")) {
            try person.space.perform(.editSubject(cafe, name: "Work", colour: .blue), by: person.origin)
        }
        let origin = person.origin
        #expect(throws: Fault.noSuchSubject) {
            try person.space.perform(.editSubject(.only, name: "x", colour: .blue), by: origin)
        }
        #expect(throws: Fault.noSuchSubject) { try person.space.perform(.deleteSubject(.only), by: origin) }
        #expect(throws: Fault.noSuchSubject) { try person.space.perform(.mergeSubject(cafe, into: .only), by: origin) }
        #expect(throws: Fault.noSuchSubject) { try person.space.perform(.mergeSubject(.only, into: cafe), by: origin) }
        #expect(throws: Fault.noSuchSubject) { try person.space.perform(.mergeSubject(work, into: work), by: origin) }
    }

    @Test("T7: renamed, it is renamed on every task that carries it")
    func renamed() throws {
        let subject = try person.addSubject("work")
        let task = try person.add("Tea") { $0.subjects = [.existing(subject)] }
        try person.act { try person.space.perform(.editSubject(subject, name: "Office", colour: .grey), by: $0) }
        #expect(names(task) == ["Office"])
        #expect(try person.space.perform(.editSubject(subject, name: "Office", colour: .grey), by: person.origin).facts.isEmpty)
    }

    @Test("T7: deleted, the tasks that carried it stay without it, and undo gives it back to them")
    func deleted() throws {
        let subject = try person.addSubject("work")
        let task = try person.add("Tea") { $0.subjects = [.existing(subject)] }
        #expect(person.space.tasks(carrying: subject) == [task])
        try person.act { try person.space.perform(.deleteSubject(subject), by: $0) }
        #expect(names(task).isEmpty)
        // A saved view may still ask for it.
        #expect(person.space.tasks(carrying: subject).isEmpty)
        #expect(person.space.hasTask(task))
    }

    @Test("T7: merged, one stands for both on every task; labelling with either, and taking it off, counts for both")
    func merged() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        let one = try person.add("one") { $0.subjects = [.existing(work)] }
        let both = try person.add("both") { $0.subjects = [.existing(work), .existing(office)] }
        try person.act { try person.space.perform(.mergeSubject(work, into: office), by: $0) }
        #expect(person.space.subjects.map(\.name) == ["office"])
        #expect(names(one) == ["office"])
        #expect(names(both) == ["office"])
        #expect(person.space.tasks(carrying: office) == [one, both])
        try person.act { try person.space.perform(.changeTasks([one, both], .unlabel(office)), by: $0) }
        #expect(person.space.tasks(carrying: office).isEmpty)
        #expect(throws: Fault.noSuchSubject) { try person.space.perform(.mergeSubject(office, into: work), by: person.origin) }
    }

    @Test("T7: saved with its present subjects, a task with a merged subject is not changed")
    func savedAfterMerge() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        let task = try person.add("one") { $0.subjects = [.existing(work)] }
        _ = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        var details = TaskDetails()
        details.subjects = [.existing(office)]
        let kept = try TaskDraft(title: "one", cost: nil, details: details)
        _ = try person.space.perform(.editTask(task, kept), by: person.origin)
        #expect(names(task) == ["office"])
        let bare = try TaskDraft(title: "one", cost: nil)
        try person.act { try person.space.perform(.editTask(task, bare), by: $0) }
        #expect(names(task).isEmpty)
    }

    @Test(
        "T7: subjects whose identities begin alike are kept apart, however many there are"
    )
    func alike() throws {
        for number: UInt64 in 0..<5 {
            let origin = CommandOrigin(Identity(high: 7, low: number), at: person.instant, texts: .english)
            _ = try person.space.perform(.addSubject("\(number)", colour: .blue), by: origin)
        }
        let task = try person.add("Tea") { $0.subjects = [.existing(self.person.space.subjects[3].identity)] }
        #expect(names(task) == ["3"])
    }

    // MARK: Two devices

    @Test("T7, A3: two devices make subjects of one name: both are there, and can be made one without losing a task")
    func oneName() throws {
        let other = person.elsewhere(device: 2)
        let mine = try person.add("mine") { $0.subjects = [.new("work")] }
        let theirs = try other.add("theirs") { $0.subjects = [.new("Work")] }
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(person.space.subjects.count == 2)
        let found = person.space.subjects
        _ = try person.space.perform(.mergeSubject(found[0].identity, into: found[1].identity), by: person.origin)
        #expect(person.space.tasks(carrying: found[1].identity) == [mine, theirs])
        #expect(person.space.subjects == [found[1]])
    }

    @Test("T7, A3: each of two subjects with one name can be given another colour or name")
    func oneNameEdited() throws {
        let other = person.elsewhere(device: 2)
        let subjects = [try person.addSubject("work"), try other.addSubject("work")]
        person.meet(other)
        for subject in subjects {
            _ = try person.space.perform(.editSubject(subject, name: "work", colour: .grey), by: person.origin)
        }
        #expect(person.space.subjects.map(\.colour) == [.grey, .grey])
    }

    @Test("T7, A3: merged both ways round at once, one of the two stands for both, the same on both; undo parts them")
    func mergedBothWays() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        let one = try person.add("one") { $0.subjects = [.existing(work)] }
        let two = try person.add("two") { $0.subjects = [.existing(office)] }
        let other = person.elsewhere(device: 2)
        let first = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        let second = try other.space.perform(.mergeSubject(office, into: work), by: other.origin)
        person.meet(other)
        for device in [person, other] {
            let left = device.space.subjects
            #expect(left.map(\.identity) == [min(work, office)])
            #expect(device.space.tasks(carrying: left[0].identity) == [one, two])
            #expect(names(one, device) == names(two, device))
        }
        #expect(VisibleState(person.space) == VisibleState(other.space))
        try person.undo(first.change)
        #expect(person.space.subjects.map(\.identity) == [work])
        try person.undo(second.change)
        #expect(names(one) == ["work"])
        #expect(names(two) == ["office"])
    }

    @Test("T7, A3: three devices merge three subjects in a ring: one stands for all, the same everywhere")
    func mergedInACycle() throws {
        let subjects = [try person.addSubject("a"), try person.addSubject("b"), try person.addSubject("c")]
        let task = try person.add("all") { $0.subjects = subjects.map { .existing($0) } }
        let others = [person.elsewhere(device: 2), person.elsewhere(device: 3)]
        for (index, device) in ([person] + others).enumerated() {
            _ = try device.space.perform(.mergeSubject(subjects[index], into: subjects[(index + 1) % 3]), by: device.origin)
        }
        for _ in 0..<2 { for other in others { person.meet(other) } }
        for device in [person] + others {
            #expect(device.space.subjects(of: task).map(\.identity) == [subjects.min()])
        }
    }

    @Test("T7, A3: a task that another device labels with a merged subject has the one that it was merged into")
    func labelledWithOld() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        let task = try person.add("Tea")
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        _ = try other.space.perform(.changeTasks([task], .label(.existing(work))), by: other.origin)
        person.meet(other)
        #expect(names(task) == ["office"])
    }

    @Test("T7, A3: merged here into a subject that is deleted there: the tasks of the first keep a label")
    func mergedIntoDeleted() throws {
        let work = try person.addSubject("work")
        let office = try person.addSubject("office")
        let task = try person.add("Tea") { $0.subjects = [.existing(work)] }
        let other = person.elsewhere(device: 2)
        _ = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        _ = try other.space.perform(.deleteSubject(office), by: other.origin)
        person.meet(other)
        #expect(VisibleState(person.space) == VisibleState(other.space))
        #expect(!names(task).isEmpty)
    }

    @Test("T7, T14: merged into a subject whose making is undone, the tasks of the first keep their label")
    func mergedIntoUndone() throws {
        let work = try person.addSubject("work")
        let task = try person.add("Tea") { $0.subjects = [.existing(work)] }
        let made = try person.space.perform(.addSubject("office", colour: .blue), by: person.origin)
        let office = try #require(person.space.subject(named: "office")).identity
        _ = try person.space.perform(.mergeSubject(work, into: office), by: person.origin)
        #expect(names(task) == ["office"])
        try person.undo(made.change)
        #expect(names(task) == ["work"])
        #expect(person.space.subjects.map(\.identity) == [work])
        try person.undo(made.change)
        #expect(names(task) == ["office"])
    }
}
