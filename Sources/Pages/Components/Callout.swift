extension HTML {
    /// The beginning of a notice on a page: a drawing, two sentences, two links at most. The content follows.
    ///
    /// - Parameter isWarning: whether spoons are over or borrowed.
    @inline(never)
    mutating func beginNote(_ symbol: Symbol, id: StaticString, isWarning: Bool = false) {
        write("<section class=\"callout\(" warn", if: isWarning)\" id=\"\(fixed: id)\">\(symbol)<div>")
    }

    @inline(never)
    mutating func endNote() {
        literal("</div></section>")
    }
}
