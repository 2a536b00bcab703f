// The ways out of a form: with what was typed, or without.

extension HTML {
    /// Cancel and Save, above the fields.
    ///
    /// - Parameter form: the form it saves, where it does not stand in it.
    mutating func saveBar(cancel path: String, form: String? = nil) {
        write(
            """
            <div class="save-bar"><a class="button quiet" id="cancel" href="\(path)" data-cancel>Cancel</a>\
            <button class="primary" id="save"\(attribute: "form", form)>Save</button></div>
            """
        )
    }

    /// Cancel and the one thing to do, side by side.
    mutating func decide(cancel: Address, primary: StaticString) {
        write(
            """
            <div class="decide"><a class="button quiet" id="cancel" href="\(cancel)" data-cancel>Cancel</a>\
            <button class="primary" id="save">\(fixed: primary)</button></div>
            """
        )
    }
}
