/// What somebody may do with a shared list, as pages say it.
public enum SharedRole: Sendable {
    case look
    case write
    case own

    /// Of oneself.
    var ofMine: StaticString {
        switch self {
        case .look: "You can only look at it"
        case .write: "You can change what is in it"
        case .own: "Yours"
        }
    }

    /// Of somebody else.
    var ofOther: StaticString {
        switch self {
        case .look: "Can only look at it"
        case .write: "Can change what is in it"
        case .own: "Whose list it is"
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
    /// Chooses what somebody may do.
    mutating func roleField(_ id: String, _ chosen: SharedRole) {
        write(
            """
            <div class="field"><label for="\(id)">They can</label><select id="\(id)" name="role">\
            <option value="write"\(" selected", if: chosen != .look)>Change what is in it</option>\
            <option value="look"\(" selected", if: chosen == .look)>Only look at it</option></select></div>
            """
        )
    }

    /// By which name the others see one.
    mutating func shownNameField(_ typed: Typed, id: String = "shown-name") {
        field("Your name there", id: id, name: "name", typed, as: .name, hint: "The others see you by this name.")
    }
}
