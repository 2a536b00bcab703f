package import Planner

/// The fields of the commands on several tasks: as they were chosen and typed, right or wrong.
package final class BulkForm {
    /// The name of a list; empty: none.
    package var list = ""
    /// The name of a new list, which comes before ``list``.
    package var newList = ""
    /// The day that was picked for them, like 2026-10-14.
    package var day = ""
    /// The date until which they are hidden.
    package var hiddenUntil = ""
    /// When they are due, like 2026-10-14; empty: no date.
    package var due = ""
    /// 1–10; empty: not yet costed.
    package var cost = ""
    /// 1–3; empty: none.
    package var priority = ""
    /// The name of a subject.
    package var subject = ""
    /// The name of a new subject, which comes before ``subject``.
    package var newSubject = ""
    /// The subject that is taken off.
    package var unlabel = ""
    /// The name of the template.
    package var name = ""
    /// The command whose typed value was refused.
    private var refused: BulkCommand?
    private var fault: String?
    fileprivate let lists: [(value: String, text: String)]
    fileprivate let subjects: [(value: String, text: String)]

    /// The fields with nothing in them.
    package init(reading space: PlanReader) {
        lists = space.listOptions()
        subjects = space.subjectOptions()
    }

    /// Sets the error of the field that belongs to a command.
    package func refuse(_ command: BulkCommand, _ words: String) {
        refused = command
        fault = words
    }

    /// Whether one of these commands was refused: its fields are in sight then.
    fileprivate func isRefused(_ acts: [BulkCommand]) -> Bool {
        guard let refused else { return false }
        return acts.contains(refused)
    }

    /// The typed value of a command's field, with its error.
    fileprivate func typed(_ text: String, for command: BulkCommand) -> FieldValue {
        FieldValue(text, fault: refused == command ? fault : nil)
    }
}

extension HTML {
    /// The commands on the chosen tasks, as five tiles; three of them unfold their fields.
    ///
    /// - Parameter days: the days that they can be moved to, with what each holds.
    mutating func bulkTiles(_ form: BulkForm, days: [DayMenu.Offer], canSubmit: Bool, _ context: PageContext) {
        write("<div class=\"tiles\" role=\"group\" aria-label=\"\(Phrase.bulk)\">")
        if canSubmit { write("<button class=\"button\" id=\"submit\">\(Symbol.sun)<span>\(.bulkToday)</span></button>") }
        write(
            """
            <button class="button" id="do-done" formaction="\(Route.bulk)" name="do" value="done">\(Symbol.check)\
            <span>\(BulkCommand.done.name)</span></button>
            """
        )
        beginPanel("date-tile", .dayMenuTile, .date, isOpen: form.isRefused([.day, .due, .hide]))
        bulkDates(form, days)
        endPanel()
        beginPanel("move-tile", .bulkMoveTile, .list, isOpen: form.isRefused([.list]))
        beginBulkRow()
        let (list, none) = (words[.bulkListField], words[.bulkListNone])
        menu(list, id: "bulk-list", name: "list", empty: none, chosen: form.list, form.lists)
        field(words[.bulkListNew], id: "bulk-new-list", name: "newlist", form.typed(form.newList, for: .list))
        endBulkRow(.list)
        endPanel()
        beginPanel("more-tile", .bulkMoreTile, .dots, isOpen: form.isRefused([.label, .template]))
        bulkMore(form, context)
        endPanel()
        literal("</div>")
    }

    /// A tile that unfolds fields above the bar; only one of them at a time.
    @inline(never)
    private mutating func beginPanel(_ id: StaticString, _ name: Phrase, _ symbol: Symbol, isOpen: Bool) {
        write(
            """
            <details id="\(fixed: id)" name="bulk"\(" open", if: isOpen)><summary class="button">\(symbol)<span>\(name)</span>\
            </summary><div class="panel">
            """
        )
    }

    private mutating func endPanel() {
        literal("</div></details>")
    }

    /// The menu *Move to a day*, as for one task, and apart from it the date that they are due and until when they are hidden.
    private mutating func bulkDates(_ form: BulkForm, _ days: [DayMenu.Offer]) {
        write("<div class=\"acts\" role=\"group\" aria-label=\"\(.dayMenu)\">")
        let commands: [BulkCommand] = [.today, .tomorrow, .nextWeek]
        for (index, day) in days.enumerated() { bulkButton(commands[index], day.load) }
        bulkButton(.noDay)
        literal("</div>")
        beginBulkRow()
        field(words[.moveDay], id: "bulk-day", name: "day", form.typed(form.day, for: .day), as: .date)
        endBulkRow(.day)
        beginBulkRow()
        field(words[.bulkDueField], id: "bulk-due", name: "due", form.typed(form.due, for: .due), as: .date)
        endBulkRow(.due)
        beginBulkRow()
        field(words[.formStart], id: "bulk-hide", name: "until", form.typed(form.hiddenUntil, for: .hide), as: .date)
        endBulkRow(.hide)
    }

    private mutating func bulkMore(_ form: BulkForm, _ context: PageContext) {
        literal("<div class=\"acts\">")
        bulkButton(.duplicate)
        bulkButton(.delete)
        literal("</div>")
        beginBulkRow()
        let (cost, noCost) = (words[.bulkCostField], words[.bulkCostNone])
        menu(cost, id: "bulk-cost", name: "spoons", empty: noCost, chosen: form.cost, Words.costs(context))
        endBulkRow(.cost)
        beginBulkRow()
        let (priority, noPriority) = (words[.bulkPriorityField], words[.priorityNone])
        menu(priority, id: "bulk-priority", name: "priority", empty: noPriority, chosen: form.priority, words.priorities)
        endBulkRow(.priority)
        bulkSubjects(form)
        beginBulkRow()
        field(words[.bulkTemplateField], id: "bulk-name", name: "name", form.typed(form.name, for: .template))
        endBulkRow(.template)
    }

    private mutating func bulkSubjects(_ form: BulkForm) {
        let (all, none) = (form.subjects, words[.bulkSubjectNone])
        beginBulkRow()
        if !all.isEmpty {
            menu(words[.bulkSubjectField], id: "bulk-subject", name: "subject", empty: none, chosen: form.subject, all)
        }
        let label = words[all.isEmpty ? Phrase.bulkSubjectFirst : .bulkSubjectNew]
        field(label, id: "bulk-new-subject", name: "newsubject", form.typed(form.newSubject, for: .label))
        endBulkRow(.label)
        guard !all.isEmpty else { return }
        beginBulkRow()
        menu(words[.bulkUnlabelField], id: "bulk-unlabel", name: "unlabel", empty: none, chosen: form.unlabel, all)
        endBulkRow(.unlabel)
    }

    private mutating func beginBulkRow() {
        literal("<div class=\"bulk-row\">")
    }

    private mutating func endBulkRow(_ command: BulkCommand) {
        bulkButton(command)
        literal("</div>")
    }

    @inline(never)
    private mutating func bulkButton(_ command: BulkCommand, _ load: DayLoad? = nil) {
        write(
            """
            <button class="button" id="do-\(fixed: command.word)" formaction="\(Route.bulk)" name="do" value="\(fixed: command.word)">\
            <span>\(command.name)
            """
        )
        if let load { write(" <small>\(words.brief(load))</small>") }
        literal("</span></button>")
    }
}
