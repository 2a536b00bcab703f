import Facts
import Planner

/// What the form of a task offers to choose from.
struct TaskChoices: Sendable {
    /// The lists in use, and the one the task is in.
    private(set) var lists: [ListEntry] = []
    let subjects: [Subject]
    /// Whether it is a step: in the list of the task it belongs to.
    let isStep: Bool
    /// Whether it is in a list that is only looked at: the form then asks for what is the person's own.
    let isOwnHalf: Bool

    init(reading space: PersonalSpace, _ form: TaskForm, isStep: Bool, isOwnHalf: Bool = false) {
        subjects = space.subjects
        self.isStep = isStep
        self.isOwnHalf = isOwnHalf
        guard !isStep, !isOwnHalf else { return }
        lists = space.openLists
        // A list that was put away is not offered, but a task that is in it stays there.
        guard case .existing(let chosen) = form.list, !offers(chosen), let list = space.list(chosen) else { return }
        lists.append(list)
    }

    private func offers(_ list: Identity) -> Bool {
        for offered in lists where offered.identity == list { return true }
        return false
    }
}

extension TaskChoices {
    /// What is folded away.
    fileprivate var more: StaticString {
        isOwnHalf ? "Subjects and more" : isStep ? "Dates, repeat and more" : "Dates, list, repeat and more"
    }
}

extension HTML {
    /// The fields of a task: what everybody needs, and the rest folded away until it is asked for or has something in it.
    ///
    /// - Parameter draft: what is typed is kept under this name until it is saved.
    mutating func taskFields(_ form: TaskForm, _ choices: TaskChoices, draft: String, focused: Bool, _ context: PageContext) {
        if let seen = form.seen { hidden("seen", seen) }
        if !choices.isOwnHalf { field("Title", name: "title", form.title, draft: draft, focused: focused) }
        costField(form, context)
        noteField(form.note, draft: draft)
        let hasKinds = context.settings.usesKinds && form.kinds?.isEmpty == false
        write(
            """
            <details class="more-fields" id="more-fields"\(" open", if: form.hasMore || hasKinds)>\
            <summary>\(fixed: choices.more)</summary><div class="stack">
            """
        )
        moreFields(form, choices, draft: draft, context)
        literal("</div></details>")
    }

    private mutating func noteField(_ note: Typed, draft: String) {
        // A parser drops the first line break of a textarea: give it one to drop.
        write(
            """
            <div class="field"><label for="note-field">Note</label>\
            <textarea id="note-field" name="note" rows="4" dir="auto" data-draft="\(draft)-note"\
            \(described: "note-field", fault: note.fault)>
            \(note.text)</textarea>
            """
        )
        fault(note.fault, for: "note-field")
        literal("</div>")
    }

    private mutating func costField(_ form: TaskForm, _ context: PageContext) {
        beginGroup("Usually costs", id: "cost-field", fault: form.costFault)
        literal("<div class=\"scale\">")
        beginChip("radio", "spoons", "", isOn: form.cost == nil, label: "Not yet costed")
        endChip("Not yet")
        for cost in Costs.range {
            beginChip("radio", "spoons", String(cost), isOn: form.cost == cost, label: context.spoons(cost))
            endChip(String(cost))
        }
        beginChip("radio", "spoons", "0", isOn: form.cost == 0, label: "Nothing: it is rest")
        endChip("Rest")
        literal("</div>")
        endGroup(id: "cost-field", fault: form.costFault)
    }
}
