import Facts

extension HTML {
    /// A form that sends a command: it carries the page's nonce and where to go afterwards.
    ///
    /// - Parameters:
    ///   - back: path and query, encoded; nil: the page itself.
    ///   - attributes: further attributes of the form, with a space before each.
    @inline(never)
    mutating func beginForm(
        _ action: Route,
        _ context: PageContext,
        back: String? = nil,
        id: String? = nil,
        class name: StaticString = "act",
        saying attributes: StaticString = ""
    ) {
        write(
            "<form method=\"post\" action=\"\(action)\"\(attribute: "id", id) class=\"\(fixed: name)\"\(fixed: attributes)>"
        )
        hidden("nonce", context.nonce.hex)
        hidden("back", back ?? context.here)
        keepOnServer(context)
    }

    /// A form that is done on the page from which it was opened.
    ///
    /// - Parameter back: where it leads if that is not known, as after a link from outside.
    mutating func beginReturningForm(
        _ action: Route,
        _ context: PageContext,
        back: String,
        id: String,
        class name: StaticString
    ) {
        beginForm(action, context, back: back, id: id, class: name, saying: " data-return")
    }

    /// First in a form whose action stands in the action bar: the return key in a field does the same, and not what another button of
    /// the page does that comes before the bar.
    mutating func defaultButton() {
        literal("<button hidden></button>")
    }

    @inline(never)
    mutating func endForm() {
        literal("</form>")
    }

    mutating func hidden(_ name: StaticString, _ value: consuming String) {
        write("<input type=\"hidden\" name=\"\(fixed: name)\" value=\"\(value)\">")
    }

    /// Fields that belong together, under one name.
    @inline(never)
    mutating func beginGroup(_ name: Phrase, id: String, fault: String? = nil) {
        let described = fault == nil ? nil : id + "-fault"
        write("<fieldset id=\"\(id)\"\(attribute: "aria-describedby", described)><legend>\(name)</legend>")
    }

    mutating func endGroup(id: String, fault: String? = nil) {
        self.fault(fault, for: id)
        literal("</fieldset>")
    }

    /// For a browser that cannot store anything itself, because it runs no script or came without HTTPS: its forms say so, and the server
    /// stores the facts. A browser that runs script treats the content of `noscript` as text and sends nothing of it.
    @inline(never)
    mutating func keepOnServer(_ context: PageContext) {
        guard context.isAnsweredByServer else { return }
        if context.isKeptByServer {
            if context.account == nil { hidden("keep", "server") }
            return
        }
        literal("<noscript><input type=\"hidden\" name=\"keep\" value=\"server\"></noscript>")
    }

    /// Where the plan is of a browser that runs no script, beside where it is of any other.
    @inline(never)
    mutating func exceptWithoutScript(_ context: PageContext) {
        guard context.isAnsweredByServer, !context.isKeptByServer else { return }
        write("<noscript> \(.frameWithoutScript)</noscript>")
    }
}

/// The value of a form's field as it was typed, to be shown again, and its error.
package struct FieldValue: Equatable, Sendable {
    /// The text.
    package var text: String
    /// The error, in words.
    package var fault: String?

    /// Text with or without a fault.
    @inline(never)
    package init(_ text: String, fault: String? = nil) {
        self.text = text
        self.fault = fault
    }
}
