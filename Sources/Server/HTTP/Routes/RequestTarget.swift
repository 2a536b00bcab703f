/// The target of a request, and the parts that routes and metrics are chosen by.
struct RequestTarget: Sendable {
    /// As it was sent.
    let text: String
    /// Without the query, and without a fragment, which no browser sends.
    let path: String
    /// The area that the answer is counted in.
    let area: Metrics.Area

    init(_ text: String) {
        self.text = text
        let isPath = !text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        path = isPath ? text : String(text.prefix { $0 != "?" && $0 != "#" })
        area = Metrics.Area(path: path)
    }

    /// Behind the first question mark; empty without one.
    var query: Substring {
        text.firstIndex(of: "?").map { text[text.index(after: $0)...] } ?? ""
    }
}
