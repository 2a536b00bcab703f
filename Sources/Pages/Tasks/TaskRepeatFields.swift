import Planner

/// How a task repeats: one question, with what each answer would mean here, and right below an answer the fields that it needs.
extension HTML {
    mutating func repeatRow(_ form: TaskForm, isOwnHalf: Bool, draft: String?, _ context: PageContext) {
        let isOpen = form.repetitionFault != nil || form.rule.hasFault
        beginFieldRow(words[.taskRepeat], form.repeatWords(context.instant.times, words), id: "repeat-row", isOpen: isOpen)
        if isOwnHalf { ownDays(form, context) } else { answers(form, draft: draft, context) }
        endFieldRow()
    }

    /// In a list that the person may only view, others set the rule, which all members see: the person's own days are left.
    private mutating func ownDays(_ form: TaskForm, _ context: PageContext) {
        beginGroup(.taskRepeat, id: "rule-field")
        radio("repeat", "no", words[.taskRepeatNever], isOn: form.repetition == .never)
        radio("repeat", "daily", words[.taskRepeatDaily], isOn: form.repetition == .everyDay)
        radio("repeat", "weekdays", words[.taskRepeatWeekdays], isOn: form.repetition == .onWeekdays)
        weekdaysOfWeek(form, form.weekdays, context)
        endGroup(id: "rule-field")
    }

    /// The style hides the fields below an answer until it is chosen.
    private mutating func answers(_ form: TaskForm, draft: String?, _ context: PageContext) {
        let chosen = form.chosenAnswer
        beginGroup(.taskRepeat, id: "rule-field", fault: form.rule.fault)
        if let former = form.rule.former { hidden("former", former.text) }
        if !form.formerDays.isEmpty { hidden("days", String(form.formerDays.bits)) }
        for answer in RepeatAnswer.allCases {
            self.answer(answer, isOn: answer == chosen, form, context)
            switch answer {
            case .onWeekdays: weekdaysOfWeek(form, form.tickedWeekdays(today: context.instant.date), context)
            case .afterDone:
                literal("<div class=\"rule-after\">")
                let days = chosen == .afterDone ? form.rule.every : FieldValue("3")
                field(words[.taskRepeatAfterDays], name: "after", days, as: .number, draft: draft)
                literal("</div>")
            case .more: rareRule(form, isChosen: chosen == .more, draft: draft, context)
            case .never, .everyDay, .everyWeek, .everyMonth, .everyYear: break
            }
        }
        endGroup(id: "rule-field", fault: form.rule.fault)
    }

    /// An answer, and under it what it would mean here: "every month on the 22nd".
    private mutating func answer(_ answer: RepeatAnswer, isOn: Bool, _ form: TaskForm, _ context: PageContext) {
        let meaning = form.meaning(of: answer, context, words)
        let described = meaning == nil ? nil : "often-" + answer.word.description
        write(
            """
            <div class="answer"><label class="choice"><input type="radio" name="often" value="\(fixed: answer.word)"\(" checked", if: isOn)\
            \(attribute: "aria-describedby", described)><span>\(answer.label)</span></label>
            """
        )
        if let meaning, let described { write("<p class=\"hint\" id=\"\(described)\">\(meaning)</p>") }
        literal("</div>")
    }

    private mutating func weekdaysOfWeek(_ form: TaskForm, _ ticked: Weekdays, _ context: PageContext) {
        beginGroup(.taskRepeatOn, id: "repeat-field", fault: form.repetitionFault)
        weekdayChips("weekday", ticked, context)
        // The script asks for it again while somebody chooses.
        literal("<p class=\"hint\" id=\"repeat-next\" data-said>")
        if let next = form.next(of: ticked, context.instant.date) {
            write("\(.taskNext(date: words.date(next, at: context.instant)))")
        }
        literal("</p>")
        endGroup(id: "repeat-field", fault: form.repetitionFault)
    }

    /// Everything that a rule can say.
    private mutating func rareRule(_ form: TaskForm, isChosen: Bool, draft: String?, _ context: PageContext) {
        let rule = form.rule
        literal("<div class=\"rule-more stack\"><div>")
        let shown = rule.kind == nil || rule.kind == .never ? RuleForm.Kind.days : rule.kind
        for kind in RuleForm.Kind.allCases where kind != .never {
            radio("rule", kind.word.description, words[kind.label], isOn: kind == shown)
        }
        literal("</div>")
        let every = isChosen ? rule.every : FieldValue("1")
        field(words[.taskRepeatEvery], name: "every", every, as: .number, draft: draft, hint: words[.taskRepeatEveryHint])
        beginGroup(.taskRepeatRuledays, id: "ruleday-field")
        weekdayChips("ruleday", rule.weekdays, context)
        endGroup(id: "ruleday-field")
        beginGroup(.taskRepeatFrom, id: "anchor-field")
        radio("anchor", "date", words[.taskRepeatFromDue], isOn: !rule.isFromCompletion)
        radio("anchor", "completion", words[.taskRepeatFromDone], isOn: rule.isFromCompletion)
        endGroup(id: "anchor-field")
        field(words[.taskRepeatUntil], name: "until", rule.until, as: .date, draft: draft)
        if isChosen, form.repetition != .never { also(form) }
        literal("</div>")
    }

    /// A task may come on weekdays and have other dates besides, from a form that asked two questions: it stays so until somebody says
    /// otherwise.
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
    /// The saved value: "Never", "every day", "every 2 weeks on Mon".
    fileprivate func repeatWords(_ times: DateTimeSettings, _ words: Catalog) -> String {
        let said = words.repetitions(formerDays, rule.former, times)
        guard let first = said.first else { return words[.taskRepeatSavedNever] }
        return said.count > 1 ? words[.taskRepeatSavedBoth(daily: first, rule: said[1])] : first
    }

    /// What an answer would mean with the date that the form has; nil where its name says all.
    fileprivate func meaning(of answer: RepeatAnswer, _ context: PageContext, _ words: Catalog) -> String? {
        let date = LocalDate(text: due.text) ?? context.instant.date
        let times = context.instant.times
        // What is saved may say more than the date does: the 30th, in February.
        if self.answer == nil, answer == chosenAnswer, answer != .never, answer != .everyDay {
            return words.repetitions(formerDays, rule.former, times).first
        }
        func said(_ pattern: RepeatRule.Pattern, every interval: Int = 1, afterDone: Bool = false) -> String? {
            RepeatRule(pattern, interval: interval, anchor: afterDone ? .completion : .date).map { words.repetition($0, times) }
        }
        switch answer {
        case .never, .everyDay: return nil
        case .onWeekdays: return words.repetition(Weekdays([0, 2, 4]))
        case .everyWeek: return said(.weeks(Weekdays([date.weekday])))
        case .everyMonth: return said(.monthsOnDay(date.parts.day))
        case .everyYear: return said(.years(month: date.parts.month, day: date.parts.day))
        case .afterDone: return said(.days, every: 3, afterDone: true)
        case .more:
            guard let weeks = said(.weeks(.none), every: 2), let last = said(.monthsOnWeekday(week: -1, weekday: 4)) else {
                return nil
            }
            return words.enumeration([weeks, last])
        }
    }

    /// The next of chosen weekdays: from the date in the form on, if it is still to come.
    fileprivate func next(of weekdays: Weekdays, _ today: LocalDate) -> LocalDate? {
        let from = max(LocalDate(text: due.text) ?? today, today)
        return RepeatRule(everyWeek: weekdays)?.first(from: from)
    }
}
