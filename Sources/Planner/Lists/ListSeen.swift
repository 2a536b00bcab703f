package import Facts

/// The state of a list as a form showed it, so that saving the form changes only the edited fields: marks of the name and the category
/// (FNV-1a, 64 bits and 48), and the choices.
package struct ListSeen: Equatable, Sendable {
    /// As a form carries it.
    package let mark: Identity

    /// The state that a form of this list shows.
    package init(_ list: ListEntry) {
        self.init(ListDraft(like: list, named: list.name))
    }

    /// The state that a form carried.
    package init(mark: Identity) {
        self.mark = mark
    }

    fileprivate init(_ shown: ListDraft) {
        let choices = UInt64(shown.icon.rawValue) << 5 | UInt64(shown.colour.rawValue) << 1 | (shown.isChecklist ? 1 : 0)
        let category = Mixing.fnv1a(Array(shown.category.utf8))
        mark = Identity(high: Mixing.fnv1a(Array(shown.name.utf8)), low: category & ~0xffff | choices)
    }
}

extension ListDraft {
    /// The written values, except that fields left as a form showed them take their present values.
    package init(_ written: ListDraft, seen: ListSeen, of now: ListEntry) {
        let sent = ListSeen(written).mark
        // Where a bit differs, the person changed the field that it belongs to.
        let changed = sent.low ^ seen.mark.low
        name = sent.high == seen.mark.high ? now.name : written.name
        icon = changed & 0xffe0 == 0 ? now.icon : written.icon
        colour = changed & 0x1e == 0 ? now.colour : written.colour
        category = changed & ~0xffff == 0 ? now.category : written.category
        isChecklist = changed & 1 == 0 ? now.isChecklist : written.isChecklist
    }
}
