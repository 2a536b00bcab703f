import Facts

extension HTML {
    /// A form that sends an act: it carries the page's nonce and where to go afterwards.
    ///
    /// - Parameter back: path and query, encoded; the page itself where nothing is said.
    mutating func form(
        _ action: Address,
        _ context: PageContext,
        back: String? = nil,
        id: String? = nil,
        class name: StaticString = "act",
        content: (inout HTML) -> Void
    ) {
        element("form", .fixed("method", "post").action(action).with("id", id).class(name)) { html in
            html.hidden("nonce", context.nonce.hex)
            html.hidden("back", back ?? context.here)
            html.keepOnServerWithoutScript(context)
            content(&html)
        }
    }

    mutating func hidden(_ name: StaticString, _ value: String) {
        void("input", .type("hidden").name(name).value(value))
    }

    /// For a browser that runs no script and therefore cannot keep anything itself: its forms say so, and the server keeps
    /// what they send. A browser that runs script reads what is in `noscript` as text and sends nothing of it.
    mutating func keepOnServerWithoutScript(_ context: PageContext) {
        guard context.isAnsweredByServer else { return }
        literal("<noscript><input type=\"hidden\" name=\"keep\" value=\"server\"></noscript>")
    }

    /// What is wrong with a field, tied to it by its id.
    mutating func fault(_ text: String?, for field: String) {
        guard let text else { return }
        element("p", .class("fault").id(field + "-fault"), text: text)
    }
}

/// What was typed into a form, to be shown again as it was.
public struct Typed: Equatable, Sendable {
    /// The text.
    public var text: String
    /// What is wrong with it.
    public var fault: String?

    /// Text with or without a fault.
    public init(_ text: String, fault: String? = nil) {
        self.text = text
        self.fault = fault
    }
}
