extension HTML {
    /// A notice before everything else on the page.
    @inline(never)
    mutating func noticed(_ notice: String?) {
        guard let notice else { return }
        write("<p class=\"notice\" id=\"notice\" role=\"alert\" tabindex=\"-1\">\(notice)</p>")
    }

    /// The same for something that was done: it looks like no warning, and is announced like one.
    mutating func succeeded(_ done: String?) {
        guard let done else { return }
        write("<p class=\"state\" id=\"notice\" role=\"alert\" tabindex=\"-1\">\(Symbol.check)<span>\(done)</span></p>")
    }
}
