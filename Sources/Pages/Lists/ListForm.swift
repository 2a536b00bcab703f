package import Planner

/// The form of a list: its values as they were typed, right or wrong.
package final class ListForm {
    /// The name.
    package var name: FieldValue
    /// The drawing beside it.
    package var icon: ListIcon
    /// The colour of its mark.
    package var colour: Colour
    /// Its category.
    package var category: FieldValue
    /// Whether it is for packing.
    package var isChecklist: Bool
    /// The list as the form showed it at first; nil: a new list.
    package let seen: ListSeen?

    /// A form of its parts.
    package init(
        name: FieldValue,
        icon: ListIcon,
        colour: Colour,
        category: FieldValue,
        isChecklist: Bool,
        seen: ListSeen? = nil
    ) {
        self.name = name
        self.icon = icon
        self.colour = colour
        self.category = category
        self.isChecklist = isChecklist
        self.seen = seen
    }

    /// An empty form.
    package convenience init() {
        self.init(name: FieldValue(""), icon: .list, colour: .teal, category: FieldValue(""), isChecklist: false)
    }

    /// The form of a list as it is.
    package convenience init(_ list: ListEntry) {
        self.init(
            name: FieldValue(list.name),
            icon: list.icon,
            colour: list.colour,
            category: FieldValue(list.category),
            isChecklist: list.isChecklist,
            seen: ListSeen(list)
        )
    }
}

extension PlanReader {
    /// The categories in use.
    func usedCategories() -> [String] {
        var categories: [String] = []
        for group in openListGroups where !group.category.isEmpty { categories.append(group.category) }
        return categories
    }
}

extension Catalog {
    private static let usualCategories: [Phrase] = [
        .categoryHome, .categoryWork, .categoryHealth, .categoryErrands, .categoryFamily, .categoryFun,
    ]

    /// Categories to choose from: those in use, then the usual categories that are not among them.
    fileprivate func suggested(_ used: [String]) -> [String] {
        var categories = used
        for phrase in Self.usualCategories {
            let usual = self[phrase]
            if !Self.contains(used, usual) { categories.append(usual) }
        }
        return categories
    }

    private static func contains(_ words: [String], _ wanted: String) -> Bool {
        for word in words where ByteString(word) == ByteString(wanted) { return true }
        return false
    }
}

extension HTML {
    /// The fields of a list.
    ///
    /// - Parameters:
    ///   - categories: those in use.
    ///   - draft: typed text is kept under this name until it is saved.
    ///   - membership: how the person stands to the list where it is shared: the category is theirs alone.
    mutating func listFields(
        _ form: ListForm,
        categories: [String],
        draft: String,
        focused: Bool,
        _ membership: SpaceMembership? = nil
    ) {
        let mayChange = membership?.role != .view
        if case .some = membership {
            write("<p class=\"hint\" id=\"shared-hint\">\(mayChange ? Phrase.listEditShared : .listEditView)</p>")
        }
        if mayChange {
            // The script shows in it what is chosen below.
            literal("<div class=\"named-mark\">")
            listMark(form.icon, form.colour)
            field(words[.listName], name: "name", form.name, draft: draft, focused: focused)
            literal("</div>")
            iconField(form.icon)
            colourField(form.colour)
            write(
                """
                <label class="switch"><span class="title">\(.listChecklist)</span><span class="choice">\
                <input type="checkbox" name="checklist" value="yes"\(" checked", if: form.isChecklist)></span></label>
                """
            )
        }
        field(
            words[.listCategory],
            name: "category",
            form.category,
            draft: draft,
            hint: words[.listCategoryHint],
            suggestions: words.suggested(categories)
        )
    }

    private mutating func iconField(_ chosen: ListIcon) {
        beginPicks(.listIcon, id: "icon-field")
        for icon in ListIcon.allCases {
            let name = Words.name(icon)
            beginPick("icon", icon.rawValue, name, isOn: icon == chosen)
            listIcon(icon)
            endPick(name)
        }
        endPicks()
    }
}
