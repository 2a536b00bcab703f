import Facts
public import Planner

extension NowFilter {
    /// The filters as the query of a URL: "minutes=15&energy=not-thinking"; empty for anything that fits.
    var asked: String {
        var parts: [String] = []
        if let minutes { parts.append("minutes=" + String(minutes)) }
        if let energy { parts.append("energy=" + energy.word) }
        if let smallerThan { parts.append("smaller=" + smallerThan.hex) }
        return Text.joined(parts, "&")
    }

    /// The page that is asked so.
    public var path: String { Route.now.path(asked: asked) }

    /// The page that asks for something smaller than a task.
    func smaller(than task: Identity) -> String {
        var other = self
        other.smallerThan = task
        return other.path
    }
}

extension NowFilter.Energy {
    /// "thinking" or "not-thinking".
    var word: String {
        switch self {
        case .has(let kind): kind.word.description
        case .lacks(let kind): "not-" + kind.word.description
        }
    }

    /// Reads "thinking" or "not-thinking".
    public init?(word: String) {
        for kind in EnergyKind.allCases {
            if ByteString(word) == ByteString(kind.word.description) {
                self = .has(kind)
                return
            }
            if ByteString(word) == ByteString("not-" + kind.word.description) {
                self = .lacks(kind)
                return
            }
        }
        return nil
    }
}

extension Words {
    /// The reasons for a suggestion: "In today’s list, due tomorrow, 2 spoons, 15 min".
    static func why(_ suggestion: Suggestion, _ asked: NowFilter, _ context: PageContext) -> String {
        var parts: [String] = []
        if suggestion.isInToday { parts.append("in today’s list") }
        if let dated = suggestion.due, let due = dated.due {
            let words = Words.due(due, dated.time, at: context.instant)
            parts.append((due < context.instant.date ? "" : "due ") + words)
        }
        if let priority = suggestion.priority { parts.append(priority.word.description + " priority") }
        if !suggestion.planned.daily.isEmpty { parts.append(repetition(suggestion.planned.daily)) }
        parts.append(context.spoons(suggestion.cost) + (suggestion.isWhole ? "" : " for the whole task"))
        if let minutes = suggestion.task.minutes {
            parts.append(self.minutes(minutes))
        } else if asked.minutes != nil {
            parts.append("no minutes given")
        }
        return capitalised(Text.joined(parts, ", "))
    }
}
