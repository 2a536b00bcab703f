extension HTML {
    /// A field for a whole number, between two buttons that make it one less or one more. Both need the script; the field does not.
    ///
    /// - Parameters:
    ///   - range: what the buttons stop at.
    ///   - fewer: what the first button is called.
    ///   - more: what the second button is called.
    mutating func stepper(
        _ label: String,
        id: StaticString,
        name: StaticString,
        _ typed: Typed,
        in range: ClosedRange<Int>,
        fewer: StaticString,
        more: StaticString,
        hint: String? = nil
    ) {
        let field = id.description
        write(
            """
            <div class="field"><label for="\(fixed: id)">\(label)</label>\
            <div class="stepper" data-least="\(range.lowerBound)" data-most="\(range.upperBound)">\
            <button class="button" type="button" data-step="-1" aria-label="\(fixed: fewer)">\(Symbol.minus)</button>\
            <input id="\(fixed: id)" name="\(fixed: name)" type="text" inputmode="numeric" autocomplete="off" class="number" \
            value="\(typed.text)"\(described: field, fault: typed.fault, hint: hint)>\
            <button class="button" type="button" data-step="1" aria-label="\(fixed: more)">\(Symbol.plus)</button></div>
            """
        )
        fault(typed.fault, for: field)
        self.hint(hint, for: field)
        literal("</div>")
    }
}
