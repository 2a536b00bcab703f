import Facts

/// A value that others wrote to a task in a shared list while the person took it out, here or on another of their devices, before either
/// knew of the other. The task is no longer in that list; the value follows it.
///
/// Only as long as taking it out can be undone: a later write cannot be told from one by somebody who wants to change the person's own
/// task.
struct LateWrite {
    let fact: Fact
    /// The value of the field until now.
    let former: Value
}

extension SharedEntities {
    /// The fields that describe a task in any space: not those that say where it is, or that it was deleted.
    static let saidOfTask = [
        TaskField.title, TaskField.done, TaskField.priority, TaskField.due, TaskField.time, TaskField.repeats, TaskField.leftOut,
        TaskField.ended, TaskField.seriesDate,
    ]
}

extension PlanReader {
    /// Which of these facts, not known here yet, may have crossed with taking out.
    func lateWrites(before facts: [Fact]) -> [LateWrite] {
        guard !spaces.isEmpty else { return [] }
        var lateWrites: [LateWrite] = []
        for fact in facts
        where fact.entity.kind == .task && fact.entity.scope != 0 && SharedEntities.saidOfTask.contains(fact.field) {
            guard case .some = replica[.task(fact.entity.identity)], replica.isNews(fact) else { continue }
            lateWrites.append(LateWrite(fact: fact, former: replica.value(fact.entity, fact.field)))
        }
        return lateWrites
    }

    /// The facts that they become in the space where the task is now. Every device that carries them over makes the same facts.
    func carried(_ lateWrites: [LateWrite]) -> [Fact] {
        var made: [Fact] = []
        for lateWrite in lateWrites {
            if let fact = carried(lateWrite) { made.append(fact) }
        }
        return made
    }

    private func carried(_ lateWrite: LateWrite) -> Fact? {
        let (left, task, field) = (lateWrite.fact.entity, lateWrite.fact.entity.identity, lateWrite.fact.field)
        let home = home(of: task)
        guard home != left.scope, home == 0 || mayChange(home), wasTakenOut(of: left),
            let written = replica[left]?.entry(field)
        else { return nil }
        let entity = Entity(.task, scope: home, task)
        guard case .text = replica.value(entity, TaskField.title), replica.value(entity, field) != written.value else {
            return nil
        }
        guard let held = replica[entity]?.entry(field) else { return Fact(entity, field, written.value, written.timestamp) }
        if held.value == lateWrite.former {
            // The task still holds the value that this write replaced, so the write is the later one, even if its clock was behind.
            let next = Timestamp(after: held.timestamp, by: written.timestamp.device)
            return Fact(entity, field, written.value, max(written.timestamp, next))
        }
        return held.timestamp < written.timestamp ? Fact(entity, field, written.value, written.timestamp) : nil
    }

    /// Whether a command of the person's own took a task out of a space, and can still be undone.
    private func wasTakenOut(of left: Entity) -> Bool {
        guard let mark = replica[left]?.entry(TaskField.deleted), !mark.value.isAbsent,
            replica.newest - Int64(clamping: mark.timestamp.time) <= Int64(History.days) * 86_400_000,
            let own = replica[.task(left.identity)]
        else { return false }
        for entry in own.entries where entry.timestamp == mark.timestamp { return true }
        return false
    }
}

extension Timestamp {
    /// The one right after another.
    init(after timestamp: Timestamp, by device: UInt64) {
        let isFull = timestamp.counter == .max
        self.init(time: isFull ? timestamp.time + 1 : timestamp.time, counter: isFull ? 0 : timestamp.counter + 1, device: device)
    }
}
