import Facts
package import Planner

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
    package init?(word: String) {
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
    package var asked: String {
        var parts: [String] = []
        if !words.isEmpty { parts.append("q=" + PercentEncoding.encoded(words)) }
        for filter in filters { parts.append(filter.name.description + "=" + filter.value) }
        return Text.joined(parts, "&")
    }

    /// The parameters of that URL but for the words. No value has to be encoded.
    var filters: [(name: StaticString, value: String)] {
        var filters: [(name: StaticString, value: String)] = []
        if let list { filters.append(("list", list.hex)) }
        if let subject { filters.append(("subject", subject.hex)) }
        if let priority { filters.append(("priority", String(priority.rawValue))) }
        switch dates {
        case .between(let from, let to):
            if let from { filters.append(("from", from.text)) }
            if let to { filters.append(("to", to.text)) }
        case .some(let dates): filters.append(("date", dates.word.description))
        case nil: break
        }
        if let cost { filters.append(("spoons", cost.word)) }
        if let kind { filters.append(("energy", kind.word.description)) }
        if state != usual { filters.append(("show", state.word.description)) }
        return filters
    }
}

extension TaskQuery.Dates {
    /// The dates as a URL says them.
    var word: StaticString {
        switch self {
        case .today: "today"
        case .week: "week"
        case .undated: "none"
        case .between: "between"
        }
    }

    /// Reads a ``word``.
    ///
    /// - Parameters:
    ///   - from: the first date, where the word says so and where no word was sent; nil: any.
    ///   - to: the last.
    package init?(word: ByteString?, from: LocalDate?, to: LocalDate?) {
        switch word {
        case "today": self = .today
        case "week": self = .week
        case "none": self = .undated
        case nil, "between":
            if from == nil, to == nil { return nil }
            self = .between(from, to)
        default: return nil
        }
    }
}

extension TaskQuery.Cost {
    /// The ranges to choose from.
    static var ranges: [TaskQuery.Cost] { [.known(1, 2), .known(3, 5), .known(6, Costs.range.upperBound)] }

    /// The cost as a URL says it: "none", "3", "3-5".
    var word: String {
        switch self {
        case .unknown: "none"
        case .known(let least, let most): least == most ? String(least) : String(least) + "-" + String(most)
        }
    }

    /// Reads a ``word``.
    package init?(word: String) {
        if ByteString(word) == "none" {
            self = .unknown
            return
        }
        var numbers: [Int] = []
        for piece in Text.pieces(of: word, at: UInt8(ascii: "-")) {
            guard let number = Text.int(piece), Costs.range.contains(number) else { return nil }
            numbers.append(number)
        }
        guard let least = numbers.first, let most = numbers.last, numbers.count < 3, least <= most else { return nil }
        self = .known(least, most)
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
