extension HTML {
    /// Sentences in one surface, under a name.
    @inline(never)
    mutating func beginSayings(_ name: Phrase) {
        write("<section class=\"cost-section\"><h2>\(name)</h2><ul class=\"rows sayings\">")
    }

    mutating func endSayings() {
        literal("</ul></section>")
    }
}
