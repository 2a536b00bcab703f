// Answers to one question of the settings: rows in one surface, each with its button.

extension HTML {
    @inline(never)
    mutating func beginAnswers(_ question: Phrase) {
        write("<fieldset class=\"answers\"><legend>\(question)</legend><div class=\"rows\">")
    }

    @inline(never)
    mutating func endAnswers(_ hint: Phrase? = nil) {
        literal("</div>")
        if let hint { write("<p class=\"hint\">\(hint)</p>") }
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
        _ name: Phrase,
        _ facts: Phrase? = nil
    ) {
        answer(form, entry, value.description, words[name], facts: facts.map { words[$0] })
    }

    /// One of several answers whose name is not of the interface's language.
    ///
    /// - Parameter language: the language of the name; nil: that of the page.
    @inline(never)
    mutating func answer(
        _ form: SettingsForm,
        _ entry: SettingsEntry,
        _ value: String,
        _ name: String,
        language: String? = nil,
        facts: String?
    ) {
        let id = entry.word.description + "-" + value
        write(
            """
            <label class="choice"><input type="radio" name="\(fixed: entry.word)" value="\(value)"\
            \(" checked", if: form.holds(entry, value)) aria-labelledby="\(id)"\
            \(attribute: "aria-describedby", facts == nil ? nil : id + "-facts")>\
            <span class="what"><span class="title" id="\(id)"\(attribute: "lang", language)>\(name)</span>
            """
        )
        if let facts { write("<span class=\"facts\" id=\"\(id)-facts\">\(facts)</span>") }
        literal("</span></label>")
    }
}
