extension HTML {
    /// Sentences in one surface, under a name.
    @inline(never)
    mutating func beginSayings(_ name: StaticString) {
        write("<section class=\"cost-section\"><h2>\(fixed: name)</h2><ul class=\"rows sayings\">")
    }

    mutating func endSayings() {
        literal("</ul></section>")
    }
}
