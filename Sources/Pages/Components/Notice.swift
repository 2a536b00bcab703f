extension HTML {
    /// A notice before everything else on the page.
    @inline(never)
    mutating func noticed(_ notice: String?) {
        guard let notice else { return }
        write("<p class=\"notice\" id=\"notice\" role=\"alert\" tabindex=\"-1\">\(notice)</p>")
    }
}

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
