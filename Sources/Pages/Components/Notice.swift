extension HTML {
    /// A notice before everything else on the page.
    @inline(never)
    mutating func noticed(_ notice: String?) {
        guard let notice else { return }
        write("<p class=\"notice\" id=\"notice\" role=\"alert\" tabindex=\"-1\">\(notice)</p>")
    }
}
