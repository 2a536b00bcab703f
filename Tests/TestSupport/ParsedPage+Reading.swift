extension ParsedPage {
    /// Whether an element stands in another one, at any depth.
    package func isInside(_ index: Int, _ other: Int) -> Bool {
        other < index && index < elements[other].end
    }

    /// The ancestors of an element, from the inside out.
    package func ancestors(of index: Int) -> [Int] {
        var found: [Int] = []
        var parent = elements[index].parent
        while let index = parent {
            found.append(index)
            parent = elements[index].parent
        }
        return found
    }

    /// Whether an element stands in one that has a class among its classes.
    package func isInside(_ index: Int, class name: String) -> Bool {
        ancestors(of: index).contains {
            elements[$0].attributes["class"]?.split(separator: " ").contains(Substring(name)) == true
        }
    }

    /// Whether an element stands among the rows that lead to other pages, as those under "Elsewhere" do.
    package func isInEntries(_ index: Int) -> Bool { isInside(index, class: "entries") }

    /// The place of the element with an id.
    package func index(id: String) -> Int? {
        elements.firstIndex { $0.attributes["id"] == id }
    }

    /// The places of the elements that have a class among theirs.
    package func indices(class name: String) -> [Int] {
        elements.indices.filter { elements[$0].attributes["class"]?.split(separator: " ").contains(Substring(name)) == true }
    }

    /// The text of an element and of all that it holds, with single spaces.
    ///
    /// - Parameter heard: whether to leave out elements that are there for the eyes alone.
    package func text(of index: Int, heard: Bool = false) -> String {
        let hidden = heard ? (index..<elements[index].end).filter { elements[$0].attributes["aria-hidden"] == "true" } : []
        return runs[elements[index].runs]
            .filter { run in !hidden.contains { $0 == run.element || isInside(run.element, $0) } }
            .map(\.text).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The accessible name of a link, a button or a field.
    package func name(of index: Int) -> String {
        if let label = elements[index].attributes["aria-label"] { return label }
        if let id = elements[index].attributes["aria-labelledby"], let named = self.index(id: id) {
            return text(of: named, heard: true)
        }
        let label = ancestors(of: index).first { elements[$0].name == "label" }
        return text(of: elements[index].name == "input" ? label ?? index : index, heard: true)
    }

    /// The form that a control belongs to.
    package func form(of index: Int) -> Int? {
        if let id = elements[index].attributes["form"] { return self.index(id: id) }
        return ancestors(of: index).first { elements[$0].name == "form" }
    }
}
