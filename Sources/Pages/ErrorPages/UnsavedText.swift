import Planner

// The fields of a form whose change could not be saved, say because storage is full: shown again on an ``ErrorPage``, so that nothing a
// person wrote is lost. `HostRefusal` takes them from the request.

extension HTML {
    /// A field as it was sent: text that a person wrote can be seen and copied, everything else is carried along.
    mutating func unsavedField(_ name: String, _ value: String, number: Int) {
        if let label = Self.unsavedLabel(of: name), !value.isEmpty {
            unsavedText(name, value, label: label, number: number)
        } else {
            write("<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">")
        }
    }

    /// The label of a field that a person writes in; nil for choices, numbers and dates.
    private static func unsavedLabel(of name: String) -> Phrase? {
        switch ByteString(name) {
        case "title": .unsavedTitle
        case "note": .unsavedNote
        case "lines": .unsavedLines
        case "text": .unsavedText
        case "name": .unsavedName
        case "newlist": .unsavedNewList
        case "newsubject": .unsavedNewSubject
        case "category": .unsavedCategory
        case "one", "two", "many", "higher": .unsavedUnit
        default: nil
        }
    }

    private mutating func unsavedText(_ name: String, _ value: String, label: Phrase, number: Int) {
        // A parser drops the first line break of a textarea: it is given one to drop.
        write(
            """
            <div class="field"><label for="kept-\(number)">\(label)</label>\
            <textarea id="kept-\(number)" name="\(name)" rows="3" dir="auto">\n\(value)</textarea></div>
            """
        )
    }
}
