// Answers to choose from, each with a box or a button of its own.

extension HTML {
    /// One of several answers.
    @inline(never)
    mutating func radio(_ name: StaticString, _ value: String, _ label: String, isOn: Bool) {
        write(
            """
            <label class="choice"><input type="radio" name="\(fixed: name)" value="\(value)"\(" checked", if: isOn)>\
            <span>\(label)</span></label>
            """
        )
    }

    /// A choice, drawn as a chip; its content is written after it.
    ///
    /// - Parameter label: its accessible name, if the content is too short for one.
    @inline(never)
    mutating func beginChip(_ type: StaticString, _ name: StaticString, _ value: String, isOn: Bool, label: String? = nil) {
        write(
            """
            <label class="chip-choice"><input type="\(fixed: type)" name="\(fixed: name)" value="\(value)"\
            \(" checked", if: isOn)\(attribute: "aria-label", label)>
            """
        )
    }

    /// The part of a name that a chip shows.
    @inline(never)
    mutating func endChip(_ short: String) {
        write("<span aria-hidden=\"true\">\(short)</span></label>")
    }

    mutating func endChip() {
        literal("</label>")
    }
}

extension HTML {
    /// One yes or no in a separate surface: its name, its effect, and the box at its end.
    @inline(never)
    mutating func yesOrNo(_ name: StaticString, id: StaticString, _ title: Markup, isOn: Bool, hint: Markup) {
        write(
            """
            <label class="switch"><span><span class="title">\(title)</span><span class="hint" id="\(fixed: id)-hint">\(hint)</span>\
            </span><span class="choice"><input type="checkbox" id="\(fixed: id)" name="\(fixed: name)" value="yes"\
            \(" checked", if: isOn) aria-label="\(title)" aria-describedby="\(fixed: id)-hint"></span></label>
            """
        )
    }
}
