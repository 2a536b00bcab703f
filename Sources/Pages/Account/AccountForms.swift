/// Which password a field is for: a password manager offers the one there is, or makes one.
enum PasswordField {
    case current
    case new

    fileprivate var autocomplete: StaticString {
        switch self {
        case .current: "current-password"
        case .new: "new-password"
        }
    }
}

extension HTML {
    /// A form about an account. It has none of the planner's fields: it is sent to the server.
    mutating func beginForm(_ route: AccountRoute, id: StaticString) {
        write("<form method=\"post\" action=\"\(route)\" id=\"\(fixed: id)\" class=\"act stack\">")
    }

    /// The address, which password managers take for the name of the account.
    mutating func addressField(_ typed: FieldValue, label: String? = nil, hint: String? = nil) {
        let label = label ?? words[.email]
        write(
            """
            <div class="field"><label for="email">\(label)</label>\
            <input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" \
            spellcheck="false" required maxlength="254" value="\(typed.text)"\
            \(described: "email", fault: typed.fault, hint: hint)>
            """
        )
        fault(typed.fault, for: "email")
        self.hint(hint, for: "email")
        literal("</div>")
    }

    /// A password field, for a new one with the rules. The typed password is not sent back with the page, so that it does not stay in the
    /// browser's cache of pages.
    mutating func passwordField(
        _ name: StaticString,
        label: Phrase,
        as field: PasswordField,
        fault: String? = nil
    ) {
        let id = name.description
        let hint = field == .new ? words[.passwordHint] : nil
        write(
            """
            <div class="field"><label for="\(id)">\(label)</label><show-password>\
            <input id="\(id)" name="\(fixed: name)" type="password" autocomplete="\(fixed: field.autocomplete)" required\
            \(described: id, fault: fault, hint: hint)>\
            <button type="button" class="quiet" aria-pressed="false" aria-controls="\(id)">\(.passwordShow)</button></show-password>
            """
        )
        self.fault(fault, for: id)
        self.hint(hint, for: id)
        literal("</div>")
    }

    /// - Parameter look: the class of the button; of several forms on a page only one has a filled button.
    mutating func endForm(sending word: Markup, id: StaticString, as look: StaticString = "primary") {
        write("<button class=\"\(fixed: look)\" id=\"\(fixed: id)\">\(word)</button>")
        endForm()
    }
}
