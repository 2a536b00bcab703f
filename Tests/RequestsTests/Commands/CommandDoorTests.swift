import CommandTable
import Facts
import Pages
import Testing

@testable import Planner
@testable import Requests

struct CommandDoorTests {
    @Test(
        "T14: each command is carried out once under its key, also after it was undone and by a planner that began again",
        arguments: CommandExample.all
    )
    func once(example: CommandExample) throws {
        let plan = try PreparedPlan(example)
        let (application, key) = (plan.application, CommandKey.named("command"))
        let first = try application.perform(plan.command, key: key, in: plan.context)
        #expect(!first.facts.isEmpty)
        #expect(!first.changed.isEmpty)
        #expect((first.change != nil) == example.isInHistory)
        guard let change = first.change else { return }
        let facts = application.facts
        let again = try application.perform(plan.command, key: key, in: plan.later(1))
        #expect(again == first)
        #expect(again.facts.isEmpty)
        #expect(application.facts == facts)

        _ = try application.perform(.toggleUndo(change), key: .named("undo"), in: plan.later(2))
        // The undoing of an undo is the change that it undid, done again.
        if example.description != "toggleUndo" {
            #expect(application.space.change(change, around: plan.instant)?.isUndone == true)
        }
        let undone = application.facts
        #expect(try application.perform(plan.command, key: key, in: plan.later(3)) == first)
        #expect(application.facts == undone)

        let restarted = Application(device: 8)
        try restarted.loadSnapshot(application.snapshot(now: plan.context.now))
        restarted.spaces = application.spaces
        let elsewhere = try restarted.perform(plan.command, key: key, in: plan.later(4))
        #expect(elsewhere == first)
        #expect(restarted.changedEntities(by: elsewhere) == application.changedEntities(by: first))
    }

    @Test("T14: a key under which another command was carried out is refused, and nothing changes", arguments: CommandExample.all)
    func keyUsed(example: CommandExample) throws {
        let plan = try PreparedPlan(example)
        let result = try plan.application.perform(plan.command, key: .named("command"), in: plan.context)
        guard result.change != nil else { return }
        let facts = plan.application.facts
        let other = Command.addList(try ListDraft(name: "Another"))
        #expect(throws: Fault.keyUsed) { try plan.application.perform(other, key: .named("command"), in: plan.later(1)) }
        #expect(plan.application.facts == facts)
    }

    @Test("T14: undoing what a command did through the door leaves every page as it was", arguments: CommandExample.all)
    func undone(example: CommandExample) throws {
        let plan = try PreparedPlan(example)
        let before = plan.pages()
        let result = try plan.application.perform(plan.command, key: .named("command"), in: plan.context)
        guard let change = result.change else { return }
        _ = try plan.application.perform(.toggleUndo(change), key: .named("undo"), in: plan.context)
        for (page, shown) in zip(plan.pages(), before) {
            let place = zip(page, shown).enumerated().first { $1.0 != $1.1 }?.offset
            #expect(page == shown, "\(place.map { page.dropFirst(max($0 - 200, 0)).prefix(400) } ?? "")")
        }
    }

    @Test("T14: a command that changed nothing leaves no trace, and may be tried again under its key")
    func nothing() throws {
        let application = Application(device: 7)
        let context = CommandContext(now: PreparedPlan.monday)
        let key = CommandKey.named("again")
        #expect(try application.perform(.showAllTips, key: key, in: context).change == nil)
        #expect(throws: Fault.noDay) { try application.perform(.beginLowDay(.today), key: key, in: context) }
        let list = Command.addList(try ListDraft(name: "Home"))
        #expect(try application.perform(list, key: key, in: context).change == key.identity)
    }

    @Test("T14: a key does not name an entity: one that is the name of a task adds another task")
    func keysAreNoNames() throws {
        let application = Application(device: 7)
        var context = CommandContext(now: PreparedPlan.monday)
        let tea = Command.addTask(try TaskDraft(title: "Tea", cost: 2))
        let task = try #require(try application.perform(tea, key: .named("tea"), in: context).change)
        context.now += 1000
        let cake = Command.addTask(try TaskDraft(title: "Cake", cost: 2))
        _ = try application.perform(cake, key: .named(task.hex), in: context)
        #expect(application.space.task(task)?.title == "Tea")
    }

    @Test("The result names the tasks, lists and days that changed")
    func changed() throws {
        let plan = try PreparedPlan(try example("addTask"))
        let result = try plan.application.perform(plan.command, key: .named("command"), in: plan.context)
        let changed = plan.application.changedEntities(by: result)
        #expect(changed.tasks == [CommandExample.id("command")])
        #expect(changed.days == [DayKey(first: LocalDate(time: PreparedPlan.monday, offset: 0))])
        let list = try PreparedPlan(try example("editList"))
        let edited = try list.application.perform(list.command, key: .named("command"), in: list.context)
        #expect(list.application.changedEntities(by: edited).lists == [CommandExample.id("home")])
    }

    @Test("Facts that a program brings in are mended as those of a file are")
    func mended() throws {
        let application = Application(device: 7)
        let title = String(repeating: "long ", count: 100_000)
        let task = Entity(.task, Identity(high: 1, low: 2))
        let facts = [Fact(task, TaskField.title, .text(title), Timestamp(time: 1, counter: 0, device: 3))]
        _ = try application.perform(.importFacts(facts), key: .named("import"), in: CommandContext(now: PreparedPlan.monday))
        #expect(application.facts.allSatisfy { FactCheck.refusal(of: $0, now: PreparedPlan.monday) == nil })
    }

    private func example(_ name: String) throws -> CommandExample {
        try #require(CommandExample.all.first { $0.description == name })
    }
}

extension PreparedPlan {
    fileprivate func later(_ seconds: Int64) -> CommandContext {
        var later = context
        later.now += seconds * 1000
        return later
    }

    fileprivate var instant: Instant { Instant(time: context.now, offset: 0) }

    /// What a person sees of the plan. History and the messages of changes are not among it.
    fileprivate func pages() -> [String] {
        [
            "/app/today", "/app/tasks", "/app/backlog", "/app/lists", "/app/templates", "/app/subjects", "/app/notes",
            "/app/focus",
            "/app/settings", "/app/tips", "/app/calendar",
        ].map { target in
            let request = Request(target: target, now: context.now, entropy: [UInt8](repeating: 7, count: 32))
            let page = String(decoding: application.handle(request).body, as: UTF8.self)
            // A rest that was taken back is not noted by itself once more.
            return page.replacing(" data-note=\"/app/focus/note\"", with: "")
        }
    }
}
