import Facts

/// What others wrote on a task in a shared list while the person took it out, here or on another of their devices, and neither knew of the
/// other. It is in that list no more; what they wrote goes after it.
///
/// Only as long as taking it out can be undone: what comes later cannot be told from somebody's who would change what is the person's
/// own by now.
struct Crossing {
    let fact: Fact
    /// What the field held until now.
    let former: Value
}

extension SharedThings {
    /// What is said of a task wherever it lies: not where it lies, and not whether.
    static let saidOfTask = [
        TaskField.title, TaskField.done, TaskField.priority, TaskField.due, TaskField.time, TaskField.repeats, TaskField.leftOut,
        TaskField.ended,
    ]
}

extension PersonalSpace {
    /// Which of these facts, not known here yet, may have crossed with taking out.
    func crossings(before facts: [Fact]) -> [Crossing] {
        guard !spaces.isEmpty else { return [] }
        var crossings: [Crossing] = []
        for fact in facts where fact.thing.kind == .task && fact.thing.scope != 0 && SharedThings.saidOfTask.contains(fact.field)
        {
            guard case .some = replica[.task(fact.thing.identity)], replica.isNews(fact) else { continue }
            crossings.append(Crossing(fact: fact, former: replica.value(fact.thing, fact.field)))
        }
        return crossings
    }

    /// What they come to where the task is now. Whichever device carries it over, it is the same fact.
    func carried(_ crossings: [Crossing]) -> [Fact] {
        var made: [Fact] = []
        for crossing in crossings {
            if let fact = carried(crossing) { made.append(fact) }
        }
        return made
    }

    private func carried(_ crossing: Crossing) -> Fact? {
        let (left, task, field) = (crossing.fact.thing, crossing.fact.thing.identity, crossing.fact.field)
        let home = home(of: task)
        guard home != left.scope, home == 0 || mayChange(home), wasTakenOut(of: left),
            let written = replica[left]?.entry(field)
        else { return nil }
        let thing = Thing(.task, scope: home, task)
        guard case .text = replica.value(thing, TaskField.title), replica.value(thing, field) != written.value else { return nil }
        guard let held = replica[thing]?.entry(field) else { return Fact(thing, field, written.value, written.stamp) }
        if held.value == crossing.former {
            // It was taken along as it stood: whoever wrote this had the last word, whatever their clock says.
            let next = Stamp(after: held.stamp, by: written.stamp.device)
            return Fact(thing, field, written.value, max(written.stamp, next))
        }
        return held.stamp < written.stamp ? Fact(thing, field, written.value, written.stamp) : nil
    }

    /// Whether an act of the person's own took a task out of a space, and can still be undone.
    private func wasTakenOut(of left: Thing) -> Bool {
        guard let mark = replica[left]?.entry(TaskField.deleted), !mark.value.isAbsent,
            replica.newest - Int64(clamping: mark.stamp.time) <= Int64(History.days) * 86_400_000,
            let own = replica[.task(left.identity)]
        else { return false }
        for entry in own.entries where entry.stamp == mark.stamp { return true }
        return false
    }
}

extension Stamp {
    /// The one right after another.
    fileprivate init(after stamp: Stamp, by device: UInt64) {
        let isFull = stamp.counter == .max
        self.init(time: isFull ? stamp.time + 1 : stamp.time, counter: isFull ? 0 : stamp.counter + 1, device: device)
    }
}
