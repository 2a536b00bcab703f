extension HTML {
    /// The beginning of a callout: a drawing, two sentences, two links at most. The content follows.
    ///
    /// - Parameter isWarning: whether spoons are over or borrowed.
    @inline(never)
    mutating func beginCallout(_ symbol: Symbol, id: StaticString, isWarning: Bool = false) {
        write("<section class=\"callout\(" warn", if: isWarning)\" id=\"\(fixed: id)\">\(symbol)<div>")
    }

    @inline(never)
    mutating func endCallout() {
        literal("</div></section>")
    }
}
