/// The spoons of a day, as somebody with a pencil adds them up. The reserve is 1.
struct DaySums {
    /// Its number, without borrowed ones.
    let spoons: Int
    let borrowed: Int
    /// What is done and what is planned, without what a low day puts aside and what another member did.
    let used: Int
    let done: Int
    let planned: Int
    let free: Int
    let over: Int

    var limit: Int { spoons + borrowed }

    /// "3 spoons free, 1 of them in reserve".
    var freeWords: String {
        if over > 0 { return Self.count(over) + " over" }
        let words = free == 0 ? "No spoons free" : Self.count(free) + " free"
        if borrowed > 0 { return words + ", \(borrowed) borrowed" }
        return free == 0 ? words : words + (free == 1 ? ", only your reserve" : ", 1 of them in reserve")
    }

    /// "3 spoons free, 1 of them in reserve. 9 of 12 planned, 5 of them done."
    var words: String {
        let all = used == 0 ? "Nothing planned yet" : "\(used) of \(limit) planned"
        if done == 0 { return "\(freeWords). \(all)." }
        return "\(freeWords). \(all), \(planned == 0 ? "all" : String(done)) of them done."
    }

    private static func count(_ spoons: Int) -> String { "\(spoons) spoon\(spoons == 1 ? "" : "s")" }
}

/// What a day ahead takes, and its number.
struct AheadSums {
    let planned: Int
    let spoons: Int

    /// "7 of 12 spoons", "8 of 5 spoons, 3 over".
    var words: String {
        "\(planned) of \(spoons) spoon\(spoons == 1 ? "" : "s")" + (planned > spoons ? ", \(planned - spoons) over" : "")
    }
}

/// The numbers of a day that has passed, which stay as they are.
struct PastSums {
    /// "Thu 22 Oct".
    let name: String
    /// "Thu,2026-10-22".
    let date: String
    let had: Int
    let borrowed: Int
    /// Everything that its list held when it ended.
    let planned: Int
    let used: Int
    let isLow: Bool
}
