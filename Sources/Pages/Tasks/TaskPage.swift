import Facts
package import Planner

/// One task: its status, its details, which are its form, and its commands.
package final class TaskPage: Page {
    /// Typed values that were refused.
    package final class Refused {
        /// In the form of its details.
        package var form: TaskForm?
        /// The date until which it was to be hidden.
        package var snooze = FieldValue("")
        /// The step that was to be added.
        package var step = FieldValue("")
        /// Where no field is at fault: said on top.
        package var notice: String?

        package init() {}
    }

    /// More tasks than this are too many to choose one from.
    private static let mostCandidates = 50

    let task: TaskEntry
    /// How the person stands to the list that it is shared in.
    let shared: SpaceMembership?
    let form: TaskForm
    let refused: Refused
    let choices: TaskChoices
    let status: TaskStatus
    let item: TodayItem?
    /// The days that it can be moved to; nil for one that is done, or in a list that was put away.
    let days: DayMenu?
    let steps: [StepNode]
    /// The tasks that it can be made a step of.
    let candidates: [TaskEntry]
    let back: String
    /// Whether it was opened to edit the title.
    let renames: Bool
    let versions: [EarlierVersion]
    let offers: [VersionOffer]

    package init(
        reading space: PlanReader,
        _ task: TaskEntry,
        at instant: Instant,
        refused: Refused = Refused(),
        back: String,
        renames: Bool = false
    ) {
        self.task = task
        shared = space.membership(ofTask: task.identity)
        self.refused = refused
        status = TaskStatus(reading: space, task)
        form = refused.form ?? TaskForm(task, in: space)
        choices = TaskChoices(reading: space, form, isStep: !status.ancestors.isEmpty, isOwnHalf: shared?.role == .view)
        item = space.todayItem(task.identity)
        days = DayMenu(reading: space, task, at: instant)
        steps = StepNode.steps(of: task.identity, reading: space)
        candidates = Self.candidates(for: task, status, reading: space)
        self.back = back
        self.renames = renames
        versions = space.earlierVersions(ofTask: task.identity)
        offers = space.versionOffers(of: task)
    }

    /// Those that stand beside it, to do, and not beneath it.
    private static func candidates(for task: TaskEntry, _ status: TaskStatus, reading space: PlanReader) -> [TaskEntry] {
        var beside: [Identity]
        if let parent = status.ancestors.first {
            beside = []
            for step in space.steps(of: parent.identity) { beside.append(step.identity) }
        } else if let list = status.row.list {
            beside = space.members(of: list.identity)
        } else {
            beside = space.category(task.cost)
        }
        var found: [TaskEntry] = []
        for identity in beside where identity != task.identity && found.count < mostCandidates {
            guard let other = space.task(identity), space.isDone(other) == nil,
                !space.isBeneath(other, task.identity)
            else { continue }
            found.append(other)
        }
        return found
    }

    /// Whether it is not in a list that is only looked at.
    var mayChange: Bool { shared?.role != .view }

    package func title(_ context: PageContext) -> String { context.words[.taskPage] }

    package func subtitle(_ context: PageContext) -> String? { status.placed.map { context.words[$0] } }

    package var hasQuietTitle: Bool { true }

    package var section: Section? { nil }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.formActions("task", cancel: back, hasActed: context.toast != nil)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.noticed(refused.notice)
        html.offers(offers, back: Route.task(task.identity).path, context)
        html.status(status, isOwnHalf: choices.isOwnHalf, isStep: choices.isStep, context)
        if !choices.isOwnHalf { html.titleField(form.title, draft: draft, focused: renames) }
        acts(&html, context)
        html.literal("<div class=\"split three\"><div>")
        if let item, item.done != nil, item.doneBy == nil, !task.isRest { took(&html, item, context) }
        let canAdd = mayChange && status.ancestors.count + 2 <= TaskLimits.levels
        let above = status.ancestors.first?.identity
        html.steps(steps, of: task.identity, below: above, added: refused.step, canAdd: canAdd, context)
        html.literal("</div><div>")
        fields(&html, context)
        html.literal("</div><div>")
        html.noteField(form.note, draft: draft)
        html.links(in: task.title + "\n" + task.note)
        if mayChange { parentChoice(&html, context) }
        html.earlierVersions(versions, back: Route.task(task.identity).path, context)
        html.literal("</div></div>")
    }

    /// Typed text is kept under this name until it is saved.
    private var draft: String { "task-" + task.identity.hex }

    private func fields(_ html: inout HTML, _ context: PageContext) {
        html.beginFieldRows()
        var isPlanned = false
        if let item, !task.isRest {
            isPlanned = true
            if item.done == nil { today(&html, item, context) }
        }
        html.beginReturningForm(.task(task.identity), context, back: back, id: "task", class: "act")
        html.defaultButton()
        if let shared { html.sharedHint(shared) }
        if let seen = form.seen { html.hidden("seen", seen) }
        html.taskRows(form, choices, draft: draft, isPlanned: isPlanned, context)
        html.endForm()
        html.literal("</div>")
    }
}
