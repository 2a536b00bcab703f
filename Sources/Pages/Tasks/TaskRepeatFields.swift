import Planner

extension HTML {
    /// On which days it is taken up.
    mutating func repetitionField(_ form: TaskForm, _ context: PageContext) {
        beginGroup("Into every new day’s list by itself", id: "repeat-field", fault: form.repetitionFault)
        radio("repeat", "no", "No", isOn: form.repetition == .never)
        radio("repeat", "daily", "Every day", isOn: form.repetition == .everyDay)
        radio("repeat", "weekdays", "On these weekdays", isOn: form.repetition == .onWeekdays)
        weekdayChips("weekday", form.weekdays, context)
        endGroup(id: "repeat-field", fault: form.repetitionFault)
    }

    private mutating func weekdayChips(_ name: StaticString, _ chosen: Weekdays, _ context: PageContext) {
        literal("<div class=\"scale weekdays\">")
        for day in context.moment.times.weekdaysInOrder {
            beginChip("checkbox", name, String(day), isOn: chosen.contains(day), label: Words.weekdays[day])
            endChip(Words.shortWeekdays[day])
        }
        literal("</div>")
    }

    /// How it comes back. What is asked beyond the first question is hidden by the style until the answer needs it.
    mutating func ruleField(_ rule: RuleForm, draft: String, _ context: PageContext) {
        beginGroup("Comes back", id: "rule-field", fault: rule.fault)
        for kind in RuleForm.Kind.allCases { radio("rule", kind.word.description, kind.label, isOn: rule.kind == kind) }
        if let former = rule.former { hidden("former", former.text) }
        literal("<div class=\"rule-more stack\">")
        field("Every", name: "every", rule.every, as: .number, draft: draft, hint: Self.everyHint)
        literal("<div class=\"rule-weekdays\"><p class=\"hint\">On these weekdays; none chosen: on that of its date.</p>")
        weekdayChips("ruleday", rule.weekdays, context)
        literal("</div>")
        beginGroup("Counted from", id: "anchor-field")
        radio("anchor", "date", "Its date", isOn: !rule.isFromCompletion)
        radio("anchor", "completion", "The day it is done", isOn: rule.isFromCompletion)
        endGroup(id: "anchor-field")
        field("Until", name: "until", rule.until, as: .date, draft: draft, hint: "Empty: it goes on.")
        literal("</div>")
        endGroup(id: "rule-field", fault: rule.fault)
    }

    private static var everyHint: String { "1: every time. 2: every second day, week, month or year." }
}
