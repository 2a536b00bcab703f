import Facts

@testable import Planner

/// Acts of every kind, at random, on whatever is there.
struct RandomActs {
    enum Kind: CaseIterable {
        case startDay, adjustDay, add, edit, delete, move, submit, checkOff, uncheck, sendBack, startFresh, leaveBacklog,
            todayCost
        case realCost, settings, examples, options, undo
    }

    var random: SeededRandom
    private var forms: UInt64 = 0

    init(_ random: SeededRandom) {
        self.random = random
    }

    /// A form no one has sent before.
    mutating func sender(at moment: Moment) -> Sender {
        forms += 1
        return Sender(Identity(high: random.next(), low: forms), at: moment)
    }

    /// Does something; nothing where what was drawn is refused.
    mutating func act(on space: PersonalSpace, from sender: Sender) -> Outcome {
        let kind = random.one(of: Kind.allCases + [.add, .add, .submit, .submit, .startDay, .startFresh, .checkOff, .undo])
        do throws(Fault) {
            return try act(kind, on: space, from: sender)
        } catch {
            return Outcome(act: nil, facts: [])
        }
    }

    private mutating func act(_ kind: Kind, on space: PersonalSpace, from sender: Sender) throws(Fault) -> Outcome {
        switch kind {
        case .startDay: try space.startDay(spoons: random.below(30), withExamples: random.once(in: 8), from: sender)
        case .adjustDay: try space.adjustDay(spoons: random.below(30), from: sender)
        case .add: space.addTask(try draft(), from: sender)
        case .edit: try space.editTask(anyTask(space), try draft(), from: sender)
        case .delete: try space.deleteTask(anyTask(space), from: sender)
        case .move: try space.move(anyTask(space), anyMove(space), from: sender)
        case .submit: try space.submit(waiting(space), borrowing: random.once(in: 3) ? 100 : 0, from: sender)
        case .checkOff: try space.checkOff([inToday(space)], from: sender)
        case .uncheck: try space.uncheck(inToday(space), from: sender)
        case .sendBack: try space.sendBack([inToday(space)], from: sender)
        case .startFresh: space.startFresh(from: sender)
        case .leaveBacklog: try space.leaveBacklog(anyTask(space), from: sender)
        case .todayCost: try space.setTodayCost(of: inToday(space), to: 1 + random.below(10), from: sender)
        case .realCost: try space.setRealCost(of: inToday(space), to: random.below(12), from: sender)
        case .settings: try space.change(anySettings(), from: sender)
        case .examples: space.removeExamples(from: sender)
        case .options: space.setShowsOptions(random.once(in: 2), on: .category(random.below(3)), from: sender)
        case .undo: try space.toggleUndo(anyAct(space, sender.moment), from: sender)
        }
    }

    // MARK: What to do it with

    private mutating func draft() throws(Fault) -> TaskDraft {
        let daily: Weekdays = random.once(in: 4) ? Weekdays(bits: UInt8(truncatingIfNeeded: random.next())) : .none
        return try TaskDraft(
            title: random.one(of: ["Tea", "Shower", "شاي", "🥄🥄", "e\u{301}", "<b>"]),
            note: random.one(of: ["", "", "slowly"]),
            cost: random.once(in: 8) ? nil : 1 + random.below(4),
            daily: daily
        )
    }

    private mutating func anyTask(_ space: PersonalSpace) -> Identity {
        let tasks = space.replica.things(.task)
        return tasks.isEmpty ? .only : random.one(of: tasks).identity
    }

    private mutating func inToday(_ space: PersonalSpace) -> Identity {
        let items = space.todayItems
        return items.isEmpty ? .only : random.one(of: items).task.identity
    }

    private mutating func waiting(_ space: PersonalSpace) -> [Identity] {
        let all = Costs.range.flatMap { space.category($0) } + space.backlog
        return all.isEmpty ? [] : (0...random.below(3)).map { _ in random.one(of: all) }
    }

    private mutating func anyMove(_ space: PersonalSpace) -> Move {
        let after = random.once(in: 3) ? nil : anyTask(space)
        return random.one(of: [.up, .down, .top, .bottom, .between(after: after, before: anyTask(space))])
    }

    private mutating func anySettings() -> Settings {
        Settings(
            unitOne: random.one(of: ["spoon", "point"]),
            unitMany: random.one(of: ["spoons", "points"]),
            dailyMaximum: random.once(in: 2) ? nil : random.below(100),
            reserve: random.below(3),
            isFirm: random.once(in: 4),
            theme: random.one(of: Theme.allCases)
        )
    }

    private mutating func anyAct(_ space: PersonalSpace, _ moment: Moment) -> Identity {
        let acts = space.acts(before: moment, limit: 20)
        return acts.isEmpty ? .only : random.one(of: acts).identity
    }
}
