/// The kind of text in a field: it decides the keyboard of a phone, and how the browser treats the text.
enum FieldKind {
    case text
    /// A word that begins no sentence.
    case word
    case number
    case date
    case time
    /// A person's name.
    case name
    case mail

    fileprivate var attributes: StaticString {
        switch self {
        case .text: "type=\"text\" autocomplete=\"off\" dir=\"auto\""
        case .word: "type=\"text\" autocomplete=\"off\" autocapitalize=\"none\" dir=\"auto\""
        case .number: "type=\"text\" autocomplete=\"off\" dir=\"auto\" inputmode=\"numeric\" class=\"number\""
        case .date: "type=\"date\" autocomplete=\"off\" dir=\"auto\""
        case .name: "type=\"text\" autocomplete=\"name\" dir=\"auto\""
        case .mail: "type=\"email\" autocomplete=\"email\" dir=\"auto\""
        case .time: "type=\"time\" autocomplete=\"off\" dir=\"auto\""
        }
    }
}

extension HTML {
    /// A field with its label, and under it its error, a hint, and words to choose from.
    ///
    /// - Parameters:
    ///   - id: nil: `name` and "-field".
    ///   - draft: typed text is kept under this and `name` until it is saved.
    @inline(never)
    mutating func field(
        _ label: String,
        id: String? = nil,
        name: StaticString,
        _ typed: FieldValue,
        as kind: FieldKind = .text,
        draft: String? = nil,
        focused: Bool = false,
        hint: String? = nil,
        suggestions: [String] = []
    ) {
        let id = id ?? name.description + "-field"
        var kept: String?
        if let draft { kept = draft + "-" + name.description }
        write(
            """
            <div class="field"><label for="\(id)">\(label)</label>\
            <input id="\(id)" name="\(fixed: name)" \(fixed: kind.attributes)\
            \(attribute: "list", suggestions.isEmpty ? nil : id + "-words")\(attribute: "data-draft", kept) \
            value="\(typed.text)"\(" autofocus", if: focused)\(described: id, fault: typed.fault, hint: hint)>
            """
        )
        fault(typed.fault, for: id)
        self.hint(hint, for: id)
        if !suggestions.isEmpty { wordsToChoose(suggestions, for: id) }
        literal("</div>")
    }

    private mutating func wordsToChoose(_ words: [String], for field: String) {
        write("<datalist id=\"\(field)-words\">")
        for word in words { write("<option value=\"\(word)\"></option>") }
        literal("</datalist>")
    }

    /// The error of a field, tied to it by its id.
    @inline(never)
    mutating func fault(_ text: String?, for field: String) {
        guard let text else { return }
        write("<p class=\"fault\" id=\"\(field)-fault\">\(text)</p>")
    }

    /// The hint of a field, tied to it by its id.
    @inline(never)
    mutating func hint(_ text: String?, for field: String) {
        guard let text else { return }
        write("<p class=\"hint\" id=\"\(field)-hint\">\(text)</p>")
    }
}

extension Markup.StringInterpolation {
    /// The attributes of a field with a fault, which lead to the fault and the hint.
    @inline(never)
    func appendInterpolation(described field: String, fault: String?, hint: String? = nil) {
        if fault != nil { appendLiteral(" aria-invalid=\"true\"") }
        guard fault != nil || hint != nil else { return }
        appendLiteral(" aria-describedby=\"")
        if fault != nil {
            appendInterpolation(field)
            appendLiteral(hint == nil ? "-fault" : "-fault ")
        }
        if hint != nil {
            appendInterpolation(field)
            appendLiteral("-hint")
        }
        appendLiteral("\"")
    }
}
