import Planner

// Drawings and colours to choose from, side by side: a quiet grid. The style shows the name of the chosen one beside that of the group.

extension HTML {
    @inline(never)
    mutating func beginPicks(_ name: Phrase, id: StaticString, class kind: StaticString = "picks") {
        write("<fieldset class=\"pick\" id=\"\(fixed: id)\"><legend>\(name)</legend><div class=\"\(fixed: kind)\">")
    }

    /// One of them; what is drawn is written after it, then ``endPick(_:)``.
    ///
    /// - Parameter value: nil for the choice that stands for none of the others.
    @inline(never)
    mutating func beginPick(_ name: StaticString, _ value: Int64?, _ label: Phrase, isOn: Bool) {
        write(
            """
            <label title="\(label)"><input type="radio" name="\(fixed: name)" value="\(value.map { String($0) } ?? "")"\(" checked", if: isOn)>
            """
        )
    }

    @inline(never)
    mutating func endPick(_ label: Phrase) {
        write("<span class=\"name\">\(label)</span></label>")
    }

    mutating func endPicks() {
        literal("</div></fieldset>")
    }

    @inline(never)
    mutating func colourField(_ chosen: Colour) {
        beginPicks(.colour, id: "colour-field", class: "picks colours")
        for colour in Colour.allCases {
            let name = Words.name(colour)
            beginPick("colour", colour.rawValue, name, isOn: chosen == colour)
            write("<span class=\"spot\" data-colour=\"\(Int(colour.rawValue))\"></span>")
            endPick(name)
        }
        endPicks()
    }
}
