extension HTML {
    /// Two to five views of the same thing, side by side and equally wide: a track, with the current one raised.
    ///
    /// - Parameter label: the name of the group of views.
    mutating func beginSegments(_ label: Markup) {
        write("<nav class=\"segments\" aria-label=\"\(label)\">")
    }

    /// One of the views.
    @inline(never)
    mutating func segment(_ word: consuming String, to path: consuming String, isCurrent: Bool) {
        write("<a class=\"segment\" href=\"\(path)\"\(" aria-current=\"page\"", if: isCurrent)>\(word)</a>")
    }

    /// One of the views, with a small line under its name.
    mutating func segment(_ word: String, saying small: String, to path: String, isCurrent: Bool) {
        write(
            """
            <a class="segment" href="\(path)"\(" aria-current=\"page\"", if: isCurrent)>\(word) <small>\(small)</small></a>
            """
        )
    }

    mutating func endSegments() {
        literal("</nav>")
    }
}
