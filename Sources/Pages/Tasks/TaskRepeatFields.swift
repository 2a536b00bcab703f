import Planner

/// How often a task is there again, as one question: taken into new days by itself, or coming back with another date.
extension HTML {
    mutating func repeatRow(_ form: TaskForm, isOwnHalf: Bool, draft: String, _ context: PageContext) {
        let isOpen = form.repetitionFault != nil || form.rule.hasFault
        beginFieldRow("Repeat", form.repeatWords(context.instant.times), id: "repeat-row", isOpen: isOpen)
        // In a list that the person may only view, others set the fields that all members see.
        let name: StaticString = isOwnHalf ? "repeat" : "rule"
        let rule = form.rule
        let isDated = rule.kind != .never
        beginGroup("Repeat", id: "rule-field", fault: rule.fault)
        radio(name, isOwnHalf ? "no" : "none", "Never", isOn: !isDated && form.repetition == .never)
        radio(name, "daily", "Every day, added to each new day by itself", isOn: !isDated && form.repetition == .everyDay)
        radio(name, "weekdays", "On weekdays, added to those days by itself", isOn: !isDated && form.repetition == .onWeekdays)
        beginGroup("On these weekdays", id: "repeat-field", fault: form.repetitionFault)
        weekdayChips("weekday", form.weekdays, context)
        endGroup(id: "repeat-field", fault: form.repetitionFault)
        if !isOwnHalf { dated(form, draft: draft, context) }
        endGroup(id: "rule-field", fault: rule.fault)
        endFieldRow()
    }

    /// The style hides the fields after the first question until the answer needs them.
    private mutating func dated(_ form: TaskForm, draft: String, _ context: PageContext) {
        let rule = form.rule
        literal("<p class=\"hint\">With a due date, which moves on once it is done:</p>")
        for kind in RuleForm.Kind.allCases where kind != .never {
            radio("rule", kind.word.description, kind.label, isOn: rule.kind == kind)
        }
        if let former = rule.former { hidden("former", former.text) }
        literal("<div class=\"rule-more stack\">")
        field("Repeat every", name: "every", rule.every, as: .number, draft: draft, hint: Self.everyHint)
        beginGroup("On days (default: weekday of the due date)", id: "ruleday-field")
        weekdayChips("ruleday", rule.weekdays, context)
        endGroup(id: "ruleday-field")
        beginGroup("Repeat from", id: "anchor-field")
        radio("anchor", "date", "The due date", isOn: !rule.isFromCompletion)
        radio("anchor", "completion", "The day it is completed", isOn: rule.isFromCompletion)
        endGroup(id: "anchor-field")
        field("End date (optional)", name: "until", rule.until, as: .date, draft: draft)
        if rule.kind != .never, form.repetition != .never { also(form) }
        literal("</div>")
    }

    /// A task may be both, from a form that asked two questions: it stays so until somebody says otherwise.
    private mutating func also(_ form: TaskForm) {
        write(
            """
            <label class="choice"><input type="checkbox" name="also" value="\(fixed: form.repetition == .everyDay ? "daily" : "weekdays")" checked>\
            <span>Also added to new days by itself</span></label>
            """
        )
    }

    private mutating func weekdayChips(_ name: StaticString, _ chosen: Weekdays, _ context: PageContext) {
        literal("<div class=\"scale weekdays\">")
        for day in context.instant.times.weekdaysInOrder {
            beginChip("checkbox", name, String(day), isOn: chosen.contains(day), label: Words.weekdays[day])
            endChip(Words.shortWeekdays[day])
        }
        literal("</div>")
    }

    private static var everyHint: String { "2 means every second day, week, month or year." }
}

extension TaskForm {
    /// The saved value: "Never", "every day, by itself", "every 2 weeks on Mon".
    fileprivate func repeatWords(_ times: DateTimeSettings) -> String {
        var words = ""
        switch repetition {
        case .never: break
        case .everyDay: words = Words.repetition(Weekdays.all) + ", by itself"
        case .onWeekdays: words = weekdays.isEmpty ? "" : Words.repetition(weekdays) + ", by itself"
        }
        guard let former = rule.former else { return words.isEmpty ? "Never" : words }
        return (words.isEmpty ? "" : words + "; ") + Words.repetition(former, times)
    }
}
