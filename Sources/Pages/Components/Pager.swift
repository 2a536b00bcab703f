extension HTML {
    /// The neighbouring hundred rows.
    ///
    /// - Parameters:
    ///   - asked: the filters of the list, encoded.
    ///   - select: whether rows are chosen, in the form `list`: it is sent, since a link would lose what is chosen on this page.
    @inline(never)
    mutating func pager(
        _ route: Route,
        number: Int,
        hasMore: Bool,
        asked: String = "",
        select: Bool = false,
        prints: Bool = true
    ) {
        if number == PageNumber.all {
            printButton()
            return
        }
        guard number > 1 || hasMore else { return }
        write("<nav class=\"pager\" aria-label=\"\(Phrase.pager)\">")
        if number > 1 { pagerLink(.pagerBack, route.path(asked: asked, page: number - 1), select: select) }
        if hasMore { pagerLink(.pagerMore, route.path(asked: asked, page: number + 1), select: select) }
        if prints, !select { pagerLink(.pagerAll, route.path(asked: asked, page: PageNumber.all), select: false) }
        literal("</nav>")
    }

    /// Prints the page; only where script runs, and elsewhere the browser's own menu does it.
    @inline(never)
    mutating func printButton(id: StaticString = "print") {
        write(
            "<button type=\"button\" class=\"button\" id=\"\(fixed: id)\" data-print>\(Symbol.printer)<span>\(.pagerPrint)</span></button>"
        )
    }

    private mutating func pagerLink(_ name: Phrase, _ path: String, select: Bool) {
        if select {
            write("<button class=\"button quiet\" form=\"list\" name=\"turn\" value=\"\(path)\">\(name)</button>")
        } else {
            write("<a class=\"button quiet\" href=\"\(path)\">\(name)</a>")
        }
    }
}
