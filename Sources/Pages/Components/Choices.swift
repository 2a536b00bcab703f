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

    /// Something to choose, drawn as a chip; what it shows is written after it.
    ///
    /// - Parameter label: what it is called where what it shows is too short to say it.
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
    /// One yes or no in a separate surface: what it is, what it does, and the box at its end.
    @inline(never)
    mutating func yesOrNo(_ name: StaticString, id: StaticString, _ title: StaticString, isOn: Bool, hint: StaticString) {
        write(
            """
            <label class="switch"><span><span class="title">\(fixed: title)</span><span class="hint" id="\(fixed: id)-hint">\(fixed: hint)</span>\
            </span><span class="choice"><input type="checkbox" id="\(fixed: id)" name="\(fixed: name)" value="yes"\
            \(" checked", if: isOn) aria-label="\(fixed: title)" aria-describedby="\(fixed: id)-hint"></span></label>
            """
        )
    }
}
