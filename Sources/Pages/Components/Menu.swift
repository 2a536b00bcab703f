extension HTML {
    /// A menu with its label above it, and under it the error of the choice, and a hint.
    ///
    /// - Parameters:
    ///   - form: the form it belongs to, where it does not stand in it.
    ///   - empty: the name of the empty choice.
    @inline(never)
    mutating func menu(
        _ label: String,
        id: String,
        name: StaticString,
        form: StaticString? = nil,
        empty: String?,
        chosen: String,
        _ options: [(value: String, text: String)],
        fault: String? = nil,
        hint: String? = nil
    ) {
        write(
            """
            <div class="field"><label for="\(id)">\(label)</label>\
            <select id="\(id)" name="\(fixed: name)"\(attribute: "form", form?.description)\
            \(described: id, fault: fault, hint: hint)>
            """
        )
        if let empty { option("", empty, isOn: chosen.isEmpty) }
        for option in options {
            self.option(option.value, option.text, isOn: chosen.utf8.elementsEqual(option.value.utf8))
        }
        literal("</select>")
        self.fault(fault, for: id)
        self.hint(hint, for: id)
        literal("</div>")
    }

    /// One of the answers of a menu.
    @inline(never)
    mutating func option(_ value: String, _ name: String, isOn: Bool) {
        write("<option value=\"\(value)\"\(" selected", if: isOn)>\(name)</option>")
    }
}
