import Planner

extension HTML {
    /// A section of tasks of one cost; nil: not yet costed.
    @inline(never)
    mutating func beginCostSection(_ cost: Int?, name: String) {
        let id = "cost-" + Words.number(cost, or: "unsorted")
        write("<section class=\"cost-section\" aria-labelledby=\"\(id)\"><h2 id=\"\(id)\">\(name)</h2>")
    }

    /// A section with the sum of what its tasks cost beside its name.
    @inline(never)
    mutating func beginSumSection(id: StaticString, name: StaticString, sum: Int, _ context: PageContext) {
        write(
            """
            <section class="cost-section" aria-labelledby="\(fixed: id)"><div class="section-head"><h2 id="\(fixed: id)">\(fixed: name)</h2>
            """
        )
        if sum > 0 { write("<p>\(context.spoons(sum))</p>") }
        literal("</div>")
    }

    mutating func endSection() {
        literal("</section>")
    }
}

extension Costs {
    /// Every cost, and last what is not yet costed.
    @inline(never)
    static var categories: [Int?] {
        var costs: [Int?] = []
        for cost in range { costs.append(cost) }
        costs.append(nil)
        return costs
    }
}

extension Address {
    /// The tasks of one cost; nil: those not yet costed.
    static func category(of cost: Int?) -> Address {
        if let cost { .category(cost) } else { .unsorted }
    }
}

extension PageContext {
    /// "3 spoons", "Unsorted".
    func category(_ cost: Int?) -> String {
        if let cost { spoons(cost) } else { "Unsorted" }
    }
}

extension Words {
    /// A number in digits.
    @inline(never)
    static func number(_ number: Int?, or nothing: String) -> String {
        if let number { String(number) } else { nothing }
    }
}
