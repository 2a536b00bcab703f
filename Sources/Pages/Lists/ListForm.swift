public import Planner

/// The form of a list: its values as they were typed, right or wrong.
public final class ListForm {
    /// The name.
    public var name: FieldValue
    /// The drawing beside it.
    public var icon: ListIcon
    /// The colour of its mark.
    public var colour: Colour
    /// Its category.
    public var category: FieldValue
    /// Whether it is for packing.
    public var isChecklist: Bool

    /// A form of its parts.
    public init(name: FieldValue, icon: ListIcon, colour: Colour, category: FieldValue, isChecklist: Bool) {
        self.name = name
        self.icon = icon
        self.colour = colour
        self.category = category
        self.isChecklist = isChecklist
    }

    /// An empty form.
    public convenience init() {
        self.init(name: FieldValue(""), icon: .list, colour: .teal, category: FieldValue(""), isChecklist: false)
    }

    /// The form of a list as it is.
    public convenience init(_ list: ListEntry) {
        self.init(
            name: FieldValue(list.name),
            icon: list.icon,
            colour: list.colour,
            category: FieldValue(list.category),
            isChecklist: list.isChecklist
        )
    }
}

extension PersonalSpace {
    private static let usualCategories = ["Home", "Work", "Health", "Errands", "Family", "Fun"]

    /// Categories to choose from: those in use, then the usual categories that are not among them.
    func suggestedCategories() -> [String] {
        var words: [String] = []
        for group in openListGroups where !group.category.isEmpty { words.append(group.category) }
        let used = words
        for usual in Self.usualCategories where !Self.contains(used, usual) { words.append(usual) }
        return words
    }

    private static func contains(_ words: [String], _ wanted: String) -> Bool {
        for word in words where ByteString(word) == ByteString(wanted) { return true }
        return false
    }
}

extension HTML {
    /// The fields of a list.
    ///
    /// - Parameter draft: typed text is kept under this name until it is saved.
    mutating func listFields(_ form: ListForm, categories: [String], draft: String, focused: Bool) {
        field("Name", name: "name", form.name, draft: draft, focused: focused)
        iconField(form.icon)
        colourField(form.colour)
        field(
            "Category",
            name: "category",
            form.category,
            draft: draft,
            hint: "Lists in the same category are grouped. Optional.",
            suggestions: categories
        )
        write(
            """
            <label class="choice"><input type="checkbox" name="checklist" value="yes"\(" checked", if: form.isChecklist)>\
            <span>Checklist</span></label>
            """
        )
    }

    /// Every drawing has its name beside it.
    private mutating func iconField(_ chosen: ListIcon) {
        beginGroup("Icon", id: "icon-field")
        literal("<div class=\"scale\">")
        for icon in ListIcon.allCases {
            write(
                """
                <label class="chip-choice mark-choice"><input type="radio" name="icon" value="\(Int(icon.rawValue))"\
                \(" checked", if: icon == chosen)><span>
                """
            )
            listIcon(icon)
            write("\(Words.name(icon))</span></label>")
        }
        literal("</div>")
        endGroup(id: "icon-field")
    }
}
