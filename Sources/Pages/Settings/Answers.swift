// Answers to one question of the settings: rows in one surface, each with its button.

extension HTML {
    @inline(never)
    mutating func beginAnswers(_ question: StaticString) {
        write("<fieldset class=\"answers\"><legend>\(fixed: question)</legend><div class=\"rows\">")
    }

    @inline(never)
    mutating func endAnswers(_ hint: StaticString? = nil) {
        literal("</div>")
        if let hint { write("<p class=\"hint\">\(fixed: hint)</p>") }
        literal("</fieldset>")
    }

    /// One of several answers.
    ///
    /// - Parameter facts: what the answer means, where its name does not say it.
    @inline(never)
    mutating func answer(
        _ form: SettingsForm,
        _ entry: SettingsEntry,
        _ value: StaticString,
        _ name: StaticString,
        _ facts: StaticString? = nil
    ) {
        let id = entry.word.description + "-" + value.description
        write(
            """
            <label class="choice"><input type="radio" name="\(fixed: entry.word)" value="\(fixed: value)"\
            \(" checked", if: form.holds(entry, value.description)) aria-labelledby="\(id)"\
            \(attribute: "aria-describedby", facts == nil ? nil : id + "-facts")>\
            <span class="what"><span class="title" id="\(id)">\(fixed: name)</span>
            """
        )
        if let facts { write("<span class=\"facts\" id=\"\(id)-facts\">\(fixed: facts)</span>") }
        literal("</span></label>")
    }
}
