import Planner

// Rows of a form: the name of a field and its saved value.

extension HTML {
    /// The beginning of the rows of a form, which end with a `div`. The script asks there for the values of what is chosen in them.
    ///
    /// - Parameter values: the page that has the rows with their values.
    @inline(never)
    mutating func beginFieldRows(_ values: Route = .chosenValues) {
        write("<div class=\"field-rows\" data-chosen=\"\(values)\">")
    }

    /// The beginning of a row that opens in place; the saved value is written after it, then ``openFieldRow(named:)``.
    @inline(never)
    mutating func beginFieldRow(_ name: String, id: StaticString, isOpen: Bool) {
        write(
            """
            <details class="field-row" id="\(fixed: id)"\(" open", if: isOpen)><summary><span>\(name)</span>\
            <span class="value" dir="auto">
            """
        )
    }

    /// The content of an open row.
    ///
    /// - Parameter isNamed: whether its first field has the same name as the row, so that it need not be seen twice.
    @inline(never)
    mutating func openFieldRow(isNamed: Bool = true) {
        write("</span>\(Symbol.next)</summary><div class=\"stack\(" named", if: isNamed)\">")
    }

    /// The beginning of a row that opens in place, with its saved value.
    @inline(never)
    mutating func beginFieldRow(_ name: String, _ value: String, id: StaticString, isOpen: Bool = false, isNamed: Bool = true) {
        beginFieldRow(name, id: id, isOpen: isOpen)
        write("\(value)")
        openFieldRow(isNamed: isNamed)
    }

    @inline(never)
    mutating func endFieldRow() {
        literal("</div></details>")
    }

    /// Buttons for the dates that are chosen most often. Each fills in the field by script; without it sends the form with its date.
    ///
    /// - Parameters:
    ///   - name: under which a date is sent that counts instead of the field's.
    ///   - label: the meaning of the date: a page has several groups of these buttons.
    ///   - saved: the value in the field.
    ///   - cleared: the ids of fields that are emptied with it.
    mutating func quickDates(
        _ name: StaticString,
        _ label: Phrase,
        for field: StaticString,
        saved: String,
        none: Phrase,
        clearing cleared: StaticString = "",
        offersToday: Bool,
        _ instant: Instant
    ) {
        write("<div class=\"quick\" role=\"group\" aria-label=\"\(label)\">")
        if offersToday { quickDate(name, field, instant.date.text, .formDateToday, saved) }
        quickDate(name, field, instant.date.adding(days: 1).text, .formDateTomorrow, saved)
        quickDate(name, field, instant.nextWeek.text, .formDateWeek, saved)
        write(
            """
            <button name="\(fixed: name)" value="" data-sets="\(fixed: field)\(fixed: cleared)" \
            aria-pressed="\(fixed: saved.isEmpty ? "true" : "false")">\(none)</button></div>
            """
        )
    }

    private mutating func quickDate(
        _ name: StaticString,
        _ field: StaticString,
        _ date: String,
        _ word: Phrase,
        _ saved: String
    ) {
        let isSaved = saved.utf8.elementsEqual(date.utf8)
        write(
            """
            <button name="\(fixed: name)" value="\(date)" data-sets="\(fixed: field)" \
            aria-pressed="\(fixed: isSaved ? "true" : "false")">\(word)</button>
            """
        )
    }
}
