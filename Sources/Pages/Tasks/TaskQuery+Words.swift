import Facts
public import Planner

extension TaskQuery.State {
    /// The state as a URL says it.
    var word: StaticString {
        switch self {
        case .open: "open"
        case .hidden: "hidden"
        case .done: "done"
        case .any: "all"
        }
    }

    /// The state in words.
    var name: Phrase {
        switch self {
        case .open: .findStateOpen
        case .hidden: .findStateHidden
        case .done: .findStateDone
        case .any: .findStateAll
        }
    }

    /// Reads a ``word``.
    public init?(word: String) {
        switch ByteString(word) {
        case "open": self = .open
        case "hidden": self = .hidden
        case "done": self = .done
        case "all": self = .any
        default: return nil
        }
    }
}

extension TaskQuery {
    /// The query as it stands in a URL: "q=tea&show=done", without defaults; empty for all open tasks.
    public var asked: String {
        var parts: [String] = []
        if !words.isEmpty { parts.append("q=" + PercentEncoding.encoded(words)) }
        if let list { parts.append("list=" + list.hex) }
        if let subject { parts.append("subject=" + subject.hex) }
        if let priority { parts.append("priority=" + String(priority.rawValue)) }
        if let cost { parts.append("spoons=" + String(cost)) }
        if let kind { parts.append("energy=" + kind.word.description) }
        if state != usual { parts.append("show=" + state.word.description) }
        return Text.joined(parts, "&")
    }
}

extension Route {
    /// Path and query of a list with its filters.
    ///
    /// - Parameters:
    ///   - asked: the filters, encoded.
    ///   - page: which hundred rows.
    ///   - select: `1` to choose rows, `all` to have chosen them.
    func path(asked: String, page: Int = 1, select: StaticString? = nil) -> String {
        var query = asked
        if page == PageNumber.all { query += query.isEmpty ? "page=all" : "&page=all" }
        if page > 1 { query += (query.isEmpty ? "page=" : "&page=") + String(page) }
        if let select { query += (query.isEmpty ? "select=" : "&select=") + select.description }
        return query.isEmpty ? path : path + "?" + query
    }

    /// The parameter of a list's URL that says when it was opened: rows ticked since then stay where they are.
    static func since(_ openedAt: Int64) -> String { "since=" + String(openedAt) }

    /// The filters of a list, encoded, with that parameter.
    static func since(_ openedAt: Int64, asked: String) -> String {
        asked.isEmpty ? since(openedAt) : asked + "&" + since(openedAt)
    }
}
