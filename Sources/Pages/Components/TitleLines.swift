import Planner

extension HTML {
    /// The titles of tasks and steps: lists in lists, as deep as the steps lie.
    ///
    /// - Parameter lines: one at least.
    @inline(never)
    mutating func titles(_ lines: [TitleLine], id: String? = nil) {
        var depth = -1
        for line in lines {
            let level = min(line.level, depth + 1)
            if level > depth {
                write("<ul class=\"template-items\"\(attribute: "id", depth < 0 ? id : nil)>")
            } else {
                literal("</li>")
                for _ in level..<depth { literal("</ul></li>") }
            }
            depth = level
            write("<li\(" class=\"done\"", if: line.isDone)><span class=\"title\" dir=\"auto\">\(line.title)</span>")
            if line.isDone { write("<span class=\"facts\"><span>\(Symbol.check)\(.shareListDone)</span></span>") }
        }
        for _ in 0...depth { literal("</li></ul>") }
    }
}
