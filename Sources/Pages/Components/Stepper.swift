import Planner

extension HTML {
    /// The question how many spoons a day has, with a row of them below the number.
    ///
    /// - Parameters:
    ///   - day: how many of them are taken, and kept in reserve.
    ///   - isDrawn: whether the row is there; a page that shows it elsewhere needs none.
    mutating func spoonsStepper(_ label: String, _ typed: FieldValue, _ day: Budget, isDrawn: Bool = true, hint: String?) {
        var total = 0
        for digit in typed.text.utf8 where digit >= 0x30 && digit <= 0x39 && total < 10 { total = total * 10 + Int(digit - 0x30) }
        stepper(
            label,
            id: "spoons",
            name: "spoons",
            typed,
            in: Settings.spoons,
            fewer: .spoonsFewer,
            more: .spoonsMore,
            drawn: isDrawn
                ? Budget(total: total, borrowed: 0, reserve: day.reserve, spent: day.spent, planned: day.planned) : nil,
            isBig: true,
            hint: hint
        )
    }

    /// A field for a whole number, between two buttons that make it one less or one more. Both need the script; the field does not.
    ///
    /// - Parameters:
    ///   - range: the limits of the buttons.
    ///   - fewer: the name of the first button.
    ///   - more: the name of the second button.
    ///   - drawn: the day as it would be with the number; a row of spoons shows it.
    ///   - isBig: whether the number is what the page is about.
    mutating func stepper(
        _ label: String,
        id: StaticString,
        name: StaticString,
        _ typed: FieldValue,
        in range: ClosedRange<Int>,
        fewer: Phrase,
        more: Phrase,
        drawn: Budget? = nil,
        isBig: Bool = false,
        hint: String? = nil
    ) {
        let field = id.description
        write(
            """
            <div class="field\(" big", if: isBig)"><label for="\(fixed: id)">\(label)</label>\
            <div class="stepper" data-least="\(range.lowerBound)" data-most="\(range.upperBound)">\
            <button class="button" type="button" data-step="-1" aria-label="\(fewer)">\(Symbol.minus)</button>\
            <input id="\(fixed: id)" name="\(fixed: name)" type="text" inputmode="numeric" autocomplete="off" class="number" \
            value="\(typed.text)"\(described: field, fault: typed.fault, hint: hint)>\
            <button class="button" type="button" data-step="1" aria-label="\(more)">\(Symbol.plus)</button></div>
            """
        )
        if let drawn {
            write(
                """
                <div class="drawn" data-drawn data-reserve="\(drawn.reserve)" data-spent="\(drawn.spent)" data-planned="\(drawn.planned)">
                """
            )
            spoons(drawn, isSmall: true)
            literal("</div>")
        }
        fault(typed.fault, for: field)
        self.hint(hint, for: field)
        literal("</div>")
    }
}

extension Budget {
    /// A day of which nothing is known yet but how many are kept in reserve.
    static func kept(_ reserve: Int) -> Budget {
        Budget(total: reserve, borrowed: 0, reserve: reserve, spent: 0, planned: 0)
    }
}
