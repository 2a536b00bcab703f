import Planner

extension HTML {
    /// Every colour has its name beside it.
    @inline(never)
    mutating func colourField(_ chosen: Colour) {
        beginGroup(.colour, id: "colour-field")
        literal("<div class=\"scale\">")
        for colour in Colour.allCases {
            beginChip("radio", "colour", String(colour.rawValue), isOn: chosen == colour)
            mark(words[Words.name(colour)], colour, "subject")
            endChip()
        }
        literal("</div>")
        endGroup(id: "colour-field")
    }
}
