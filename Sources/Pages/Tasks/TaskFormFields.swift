import Facts
import Planner

/// The choices that the form of a task offers.
struct TaskChoices: Sendable {
    /// The lists in use, and the one the task is in.
    private(set) var lists: [ListEntry] = []
    let subjects: [Subject]
    /// Whether it is a step: in the list of the task it belongs to.
    let isStep: Bool
    /// Whether it is in a list that the person may only view: the form then has only the person's own fields.
    let isOwnHalf: Bool

    init(reading space: PlanReader, _ form: TaskForm, isStep: Bool, isOwnHalf: Bool = false) {
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

extension HTML {
    /// The title of a task: as large as it will stand on its page, and a field of the form that saves the rest.
    mutating func titleField(_ title: FieldValue, draft: String, focused: Bool) {
        // A parser drops the first line break of a textarea: give it one to drop.
        write(
            """
            <div class="field"><label class="unseen" for="title-field">\(.taskFieldTitle)</label>\
            <textarea class="title-input" id="title-field" name="title" form="task" rows="1" autocomplete="off" enterkeyhint="done" \
            dir="auto" placeholder="\(.taskFieldTitle)" data-line data-draft="\(draft)-title"\(" autofocus", if: focused)\
            \(described: "title-field", fault: title.fault)>
            \(title.text)</textarea>
            """
        )
        fault(title.fault, for: "title-field")
        literal("</div>")
    }

    /// The note, which belongs to the form wherever it stands.
    mutating func noteField(_ note: FieldValue, draft: String) {
        write(
            """
            <div class="field"><label for="note-field">\(.taskFieldNote)</label>\
            <textarea class="growing" id="note-field" name="note" form="task" rows="2" dir="auto" data-draft="\(draft)-note"\
            \(described: "note-field", fault: note.fault)>
            \(note.text)</textarea>
            """
        )
        fault(note.fault, for: "note-field")
        literal("</div>")
    }

    /// The usual cost of a task: a number, no cost yet, or no cost because it is a rest.
    ///
    /// - Parameter hint: shown beside the name.
    mutating func costField(_ form: TaskForm, hint: Phrase?, _ context: PageContext) {
        write(
            """
            <fieldset class="ask" id="cost-field"\(described: "cost-field", fault: form.costFault)><legend>\
            \(.taskFieldCost(unit: context.unit))
            """
        )
        if let hint { write(" <span class=\"hint\">\(hint)</span>") }
        literal("</legend>")
        strip("spoons", chosen: form.cost, context)
        literal("<div class=\"ask-else\">")
        stripElse("spoons", "", .taskFieldCostNone, isOn: form.cost == nil)
        stripElse("spoons", "0", .taskFieldCostRest, isOn: form.cost == 0)
        literal("</div>")
        endGroup(id: "cost-field", fault: form.costFault)
    }
}
