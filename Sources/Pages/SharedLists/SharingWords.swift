/// A member's role in a shared list, as pages show it.
package enum SharedRole: Sendable {
    case look
    case write
    case own

    /// To the person.
    var ofMine: Phrase {
        switch self {
        case .look: .sharedRoleView
        case .write: .sharedRoleEdit
        case .own: .sharedRoleOwn
        }
    }

    /// Beside a member’s name.
    var ofOther: Phrase {
        switch self {
        case .look: .membersRoleView
        case .write: .membersRoleEdit
        case .own: .membersRoleOwn
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
            <div class="field"><label for="\(id)">\(.membersInviteRole)</label><select id="\(id)" name="role">\
            <option value="write"\(" selected", if: chosen != .look)>\(.membersInviteEdit)</option>\
            <option value="look"\(" selected", if: chosen == .look)>\(.membersInviteView)</option></select></div>
            """
        )
    }

    /// The name that the other members see.
    mutating func shownNameField(_ typed: FieldValue, id: String = "shown-name") {
        field(words[.sharedName], id: id, name: "name", typed, as: .name, hint: words[.sharedNameHint])
    }
}
