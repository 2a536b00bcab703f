import Facts
package import Planner

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
    package var path: String { Route.now.path(asked: asked) }

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
    package init?(word: String) {
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
        let words = context.words
        var parts: [String] = []
        if suggestion.isInToday { parts.append(words[.nowWhyToday]) }
        if let dated = suggestion.due, let due = dated.due {
            let date = context.words.due(due, dated.time, at: context.instant)
            parts.append(due < context.instant.date ? date : words[.nowWhyDue(date: date)])
        }
        if let priority = suggestion.priority { parts.append(words[priority.fact]) }
        if suggestion.planned.isDaily { parts.append(words.repetition(suggestion.planned.everyWeek)) }
        let cost = SpoonCount(count: suggestion.cost, unit: context.unit)
        parts.append(words[suggestion.isWhole ? .nowWhySpoons(spoons: cost) : .nowWhyWhole(spoons: cost)])
        if let minutes = suggestion.task.minutes {
            parts.append(words.minutes(minutes))
        } else if asked.minutes != nil {
            parts.append(words[.nowWhyNoMinutes])
        }
        return capitalised(words.enumeration(parts))
    }
}
