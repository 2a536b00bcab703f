import Planner

extension HTML {
    /// A section of rows: its name, and beside it the total cost of its tasks.
    ///
    /// - Parameters:
    ///   - id: of the name.
    ///   - part: the section's own id, where something leads to it.
    ///   - sum: empty if there is nothing to add up.
    ///   - hasKey: whether it explains the suns of its rows.
    @inline(never)
    mutating func beginSection(
        _ id: String,
        _ name: String,
        part: StaticString? = nil,
        sum: String = "",
        hasKey: Bool = false
    ) {
        write(
            """
            <section class="cost-section"\(attribute: "id", part?.description) aria-labelledby="\(id)">\
            <div class="section-head"><h2 id="\(id)">\(name)</h2>
            """
        )
        if !sum.isEmpty { write("<p>\(sum)</p>") }
        if hasKey { todayKey() }
        literal("</div>")
    }

    /// A section of tasks of one cost; nil: not yet costed.
    mutating func beginCostSection(_ cost: Int?, name: String, sum: String = "", hasKey: Bool = false) {
        beginSection("cost-" + Words.number(cost, or: "unsorted"), name, sum: sum, hasKey: hasKey)
    }

    mutating func endSection() {
        literal("</section>")
    }
}

extension Costs {
    /// Every cost, and last the tasks without a cost.
    @inline(never)
    static var categories: [Int?] {
        var costs: [Int?] = []
        for cost in range { costs.append(cost) }
        costs.append(nil)
        return costs
    }
}

extension Route {
    /// The tasks of one cost; nil: those not yet costed.
    static func category(of cost: Int?) -> Route {
        if let cost { .category(cost) } else { .unsorted }
    }
}

extension PageContext {
    /// The heading over tasks of one cost: "Costs 3 spoons", "Costs nothing".
    ///
    /// - Parameter each: whether the sum of several stands beside it: "Costs 3 spoons each".
    @inline(never)
    func heading(_ cost: Int, each: Bool = false) -> String {
        if cost == 0 { return words[.todayCostsNothing] }
        let spoons = SpoonCount(count: cost, unit: unit)
        return words[each ? .rowsCostsEach(spoons: spoons) : .rowsCosts(spoons: spoons)]
    }

    /// "3 spoons", "Unsorted".
    func category(_ cost: Int?) -> String {
        if let cost { spoons(cost) } else { words[.costsUnsorted] }
    }
}

extension Words {
    /// A number in digits.
    @inline(never)
    static func number(_ number: Int?, or nothing: String) -> String {
        if let number { String(number) } else { nothing }
    }
}
