import Planner

/// How often a task is there again, as one question: taken into new days by itself, or coming back with another date.
extension HTML {
    mutating func repeatRow(_ form: TaskForm, isOwnHalf: Bool, draft: String, _ context: PageContext) {
        let isOpen = form.repetitionFault != nil || form.rule.hasFault
        beginFieldRow(words[.taskRepeat], form.repeatWords(context.instant.times, words), id: "repeat-row", isOpen: isOpen)
        // In a list that the person may only view, others set the fields that all members see.
        let name: StaticString = isOwnHalf ? "repeat" : "rule"
        let rule = form.rule
        let isDated = rule.kind != .never
        beginGroup(.taskRepeat, id: "rule-field", fault: rule.fault)
        radio(name, isOwnHalf ? "no" : "none", words[.taskRepeatNever], isOn: !isDated && form.repetition == .never)
        radio(name, "daily", words[.taskRepeatDaily], isOn: !isDated && form.repetition == .everyDay)
        radio(name, "weekdays", words[.taskRepeatWeekdays], isOn: !isDated && form.repetition == .onWeekdays)
        beginGroup(.taskRepeatOn, id: "repeat-field", fault: form.repetitionFault)
        weekdayChips("weekday", form.weekdays, context)
        endGroup(id: "repeat-field", fault: form.repetitionFault)
        if !isOwnHalf { dated(form, draft: draft, context) }
        endGroup(id: "rule-field", fault: rule.fault)
        endFieldRow()
    }

    /// The style hides the fields after the first question until the answer needs them.
    private mutating func dated(_ form: TaskForm, draft: String, _ context: PageContext) {
        let rule = form.rule
        write("<p class=\"hint\">\(.taskRepeatDated)</p>")
        for kind in RuleForm.Kind.allCases where kind != .never {
            radio("rule", kind.word.description, words[kind.label], isOn: rule.kind == kind)
        }
        if let former = rule.former { hidden("former", former.text) }
        literal("<div class=\"rule-more stack\">")
        field(words[.taskRepeatEvery], name: "every", rule.every, as: .number, draft: draft, hint: words[.taskRepeatEveryHint])
        beginGroup(.taskRepeatRuledays, id: "ruleday-field")
        weekdayChips("ruleday", rule.weekdays, context)
        endGroup(id: "ruleday-field")
        beginGroup(.taskRepeatFrom, id: "anchor-field")
        radio("anchor", "date", words[.taskRepeatFromDue], isOn: !rule.isFromCompletion)
        radio("anchor", "completion", words[.taskRepeatFromDone], isOn: rule.isFromCompletion)
        endGroup(id: "anchor-field")
        field(words[.taskRepeatUntil], name: "until", rule.until, as: .date, draft: draft)
        if rule.kind != .never, form.repetition != .never { also(form) }
        literal("</div>")
    }

    /// A task may be both, from a form that asked two questions: it stays so until somebody says otherwise.
    private mutating func also(_ form: TaskForm) {
        write(
            """
            <label class="choice"><input type="checkbox" name="also" \
            value="\(fixed: form.repetition == .everyDay ? "daily" : "weekdays")" checked>\
            <span>\(.taskRepeatAlso)</span></label>
            """
        )
    }

    private mutating func weekdayChips(_ name: StaticString, _ chosen: Weekdays, _ context: PageContext) {
        literal("<div class=\"scale weekdays\">")
        for day in context.instant.times.weekdaysInOrder {
            beginChip("checkbox", name, String(day), isOn: chosen.contains(day), label: words.weekday(day))
            endChip(words.shortWeekday(day))
        }
        literal("</div>")
    }
}

extension TaskForm {
    /// The saved value: "Never", "every day, by itself", "every 2 weeks on Mon".
    fileprivate func repeatWords(_ times: DateTimeSettings, _ words: Catalog) -> String {
        let former = rule.former.map { words.repetition($0, times) }
        let days: Weekdays
        switch repetition {
        case .never: days = .none
        case .everyDay: days = .all
        case .onWeekdays: days = weekdays
        }
        if days.isEmpty { return former ?? words[.taskRepeatSavedNever] }
        let daily = words[.taskRepeatSavedDaily(days: words.repetition(days))]
        return former.map { words[.taskRepeatSavedBoth(daily: daily, rule: $0)] } ?? daily
    }
}
