import Facts
import Planner

/// Further fields of a task besides its line, row by row: all of them are optional, and the line comes first.
extension HTML {
    mutating func lineRows(
        _ target: QuickAddTarget,
        _ lists: [(value: String, text: String)],
        offersReserve: Bool,
        _ context: PageContext
    ) {
        beginFieldRows()
        costRow(target.cost, context)
        dueRow(target, context)
        repeatRow(target.repeats, isOwnHalf: false, draft: nil, context)
        // A step is in the list of the task it belongs to, and planned with it.
        if target.parent == nil {
            todayRow(target.today, offersReserve: offersReserve, saysWhatComes: context.settings.bringsDue)
            listRow(target.list, lists)
        }
        noteRow(target.note)
        // A button of that form, not a link: the typed text goes along, with or without script.
        write(
            """
            <button class="field-row" id="all-fields" formaction="\(Route.newTask)" formmethod="get" name="full" value="1">\
            <span>\(.formMore)</span><span class="value">\(.formMoreFacts)</span>\(Symbol.next)</button>
            """
        )
        literal("</div>")
    }

    mutating func costRow(_ cost: Int?, _ context: PageContext) {
        let notSet: Markup = cost == nil ? " <span class=\"hint\">\(.formCostNotSet)</span>" : ""
        write("<fieldset class=\"ask\" id=\"cost-field\"><legend>\(.formCost(unit: context.unit))\(notSet)</legend>")
        strip("spoons", chosen: cost, context)
        endGroup(id: "cost-field")
    }

    private mutating func dueRow(_ target: QuickAddTarget, _ context: PageContext) {
        let saved = target.due.map { words.dueInFull($0, nil, at: context.instant) } ?? words[.formDueNone]
        let typed = target.dueTyped
        beginFieldRow(words[.formDue], saved, id: "due-row", isOpen: typed.fault != nil, isNamed: false)
        quickDates(
            "set-due",
            .formDueDates,
            for: "due-field",
            saved: typed.text,
            none: .formDueNone,
            offersToday: true,
            context.instant
        )
        literal("<div class=\"named\">")
        field(words[.formDueDate], name: "due", typed, as: .date)
        literal("</div>")
        endFieldRow()
    }

    /// - Parameter saysWhatComes: whether to say that what is due today comes into the list by itself.
    mutating func todayRow(_ today: GoesIntoToday, offersReserve: Bool, saysWhatComes: Bool = false) {
        let isOn = today != .no
        let saved = words[isOn ? Phrase.formTodayYes : .formTodayNo]
        beginFieldRow(words[.formToday], saved, id: "today-row", isOpen: offersReserve, isNamed: false)
        write(
            """
            <label class="choice"><input id="today-field" type="checkbox" name="today" value="\(fixed: today.word)"\(" checked", if: isOn)>\
            <span>\(.formTodayAdd)</span></label>
            """
        )
        if saysWhatComes { write("<p class=\"hint\">\(.formTodayDue)</p>") }
        if offersReserve { reserveBox() }
        endFieldRow()
    }

    /// Lets a task take spoons that are kept back.
    mutating func reserveBox() {
        write(
            """
            <label class="choice"><input id="reserve-field" type="checkbox" name="reserve" value="yes">\
            <span>\(.formTodayReserve)</span></label>
            """
        )
    }

    private mutating func listRow(_ list: Identity?, _ lists: [(value: String, text: String)]) {
        guard !lists.isEmpty else { return }
        let chosen = list?.hex ?? ""
        let none = words[.formListNone]
        var saved = none
        for option in lists where option.value.utf8.elementsEqual(chosen.utf8) { saved = option.text }
        let name = words[.formList]
        beginFieldRow(name, saved, id: "list-row")
        menu(name, id: "list-field", name: "list", empty: none, chosen: chosen, lists)
        endFieldRow()
    }

    private mutating func noteRow(_ note: FieldValue) {
        let text = note.text
        let saved = text.isEmpty ? words[.formNoteAdd] : Text.shortened(text, to: 40)
        beginFieldRow(words[.formNote], saved, id: "note-row", isOpen: !text.isEmpty)
        write(
            """
            <div class="field"><label for="note-field">\(.formNote)</label>\
            <textarea class="growing" id="note-field" name="note" rows="2" dir="auto" data-draft="add-note"\
            \(described: "note-field", fault: note.fault)>
            \(text)</textarea>
            """
        )
        fault(note.fault, for: "note-field")
        literal("</div>")
        endFieldRow()
    }
}
