// Rows that lead to pages, as those of More and Settings do: a drawing or none, the name, a quiet line below it or a value at its end,
// and a chevron.

extension HTML {
    /// A group of them, in one surface.
    ///
    /// - Parameter heading: the heading above the group, if it has a name.
    @inline(never)
    mutating func beginEntries(_ heading: Markup? = nil, id: StaticString? = nil) {
        literal("<section class=\"entries\">")
        if let heading { write("<h2>\(heading)</h2>") }
        write("<ul class=\"rows\"\(attribute: "id", id?.description)>")
    }

    mutating func endEntries() {
        literal("</ul></section>")
    }

    /// One row that leads to a page.
    ///
    /// - Parameters:
    ///   - symbol: the drawing in its tile; without one the name stands at the edge.
    ///   - facts: the quiet line below the name.
    ///   - value: the present setting, at the end of the row.
    ///   - kind: of the row.
    ///   - attributes: further attributes of the link, with a space before each.
    @inline(never)
    mutating func entry(
        _ name: Phrase,
        _ symbol: Symbol? = nil,
        to path: consuming String,
        _ facts: consuming String? = nil,
        value: consuming String? = nil,
        id: StaticString? = nil,
        isCurrent: Bool = false,
        class kind: StaticString = "row",
        saying attributes: StaticString = ""
    ) {
        write(
            """
            <li class="\(fixed: kind)"><a class="entry"\(attribute: "id", id?.description) href="\(path)"\
            \(" aria-current=\"page\"", if: isCurrent)\(fixed: attributes)>
            """
        )
        if let symbol { write("<span class=\"emblem\">\(symbol)</span>") }
        write("<span class=\"what\"><span class=\"title\" dir=\"auto\">\(name)</span>")
        if let facts { write("<span class=\"facts\" dir=\"auto\">\(facts)</span>") }
        literal("</span>")
        if let value { write("<span class=\"value\" dir=\"auto\">\(value)</span>") }
        write("\(Symbol.next)</a></li>")
    }
}
