extension HTML {
    /// The neighbouring hundred rows.
    ///
    /// - Parameter asked: what was asked of the list, encoded.
    @inline(never)
    mutating func pager(_ address: Address, number: Int, hasMore: Bool, asked: String = "", select: Bool = false) {
        guard number > 1 || hasMore else { return }
        let select: StaticString? = select ? "1" : nil
        literal("<nav class=\"pager\" aria-label=\"More of this list\">")
        if number > 1 { pagerLink("Back", address.path(asked: asked, page: number - 1, select: select)) }
        if hasMore { pagerLink("Show more", address.path(asked: asked, page: number + 1, select: select)) }
        literal("</nav>")
    }

    private mutating func pagerLink(_ word: StaticString, _ path: String) {
        write("<a class=\"button quiet\" href=\"\(path)\">\(fixed: word)</a>")
    }
}
