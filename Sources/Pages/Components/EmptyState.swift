extension HTML {
    /// Something that is not there yet: a small drawing, a sentence, one thing to do.
    @inline(never)
    mutating func emptyState(
        _ symbol: Symbol?,
        _ sentence: consuming String,
        action: consuming String?,
        to path: consuming String
    ) {
        literal("<div class=\"empty\">")
        if let symbol { write("<span class=\"drawing\">\(symbol)</span>") }
        write("<p>\(sentence)</p>")
        if let action { write("<a class=\"button\" href=\"\(path)\">\(action)</a>") }
        literal("</div>")
    }
}
