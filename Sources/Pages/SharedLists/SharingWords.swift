/// A member's role in a shared list, as pages show it.
public enum SharedRole: Sendable {
    case look
    case write
    case own

    /// As a sentence to the person.
    var ofMine: StaticString {
        switch self {
        case .look: "You can view it"
        case .write: "You can edit it"
        case .own: "You’re the owner"
        }
    }

    /// Beside a member’s name.
    var ofOther: StaticString {
        switch self {
        case .look: "Can view"
        case .write: "Can edit"
        case .own: "Owner"
        }
    }

    /// In the form that chooses between them.
    var value: StaticString {
        switch self {
        case .look: "look"
        case .write: "write"
        case .own: "own"
        }
    }
}

extension HTML {
    /// Chooses a role.
    mutating func roleField(_ id: String, _ chosen: SharedRole) {
        write(
            """
            <div class="field"><label for="\(id)">They can</label><select id="\(id)" name="role">\
            <option value="write"\(" selected", if: chosen != .look)>Edit</option>\
            <option value="look"\(" selected", if: chosen == .look)>View</option></select></div>
            """
        )
    }

    /// The name that the other members see.
    mutating func shownNameField(_ typed: FieldValue, id: String = "shown-name") {
        field("Your name in this list", id: id, name: "name", typed, as: .name, hint: "The other members see this name.")
    }
}
