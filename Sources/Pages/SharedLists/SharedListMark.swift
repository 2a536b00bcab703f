import Facts
import Planner

/// That a list, or a task in it, is shared: with whom, and which parts others see.
extension HTML {
    /// The other members of a list, in words.
    mutating func sharedMark(_ membership: SpaceMembership) {
        literal("<span id=\"shared-with\">")
        if membership.others.isEmpty {
            literal("Not shared with anyone yet")
        } else {
            write("Shared with <bdi>\(membership.othersInWords)</bdi>")
        }
        if membership.role == .view { literal(". View only") }
        literal("</span>")
    }

    /// Invitations to shared lists that the person has not answered.
    mutating func invited(_ invitations: [WaitingInvitation]) {
        guard !invitations.isEmpty else { return }
        literal("<section class=\"card stack\" id=\"invited\" aria-label=\"Invitations\">")
        for invitation in invitations {
            write("<p><bdi>\(invitation.from)</bdi> invites you to <b dir=\"auto\">\(invitation.list)</b>.</p>")
        }
        write(
            """
            <p class="acts"><a class="button" id="view-invitations" href="\(AccountRoute.shared)">\
            \(fixed: invitations.count == 1 ? "View invitation" : "View invitations")</a></p></section>
            """
        )
    }

    /// The link to the page of a list's members; only where there is an account that the list could be shared from.
    mutating func sharingLink(_ list: ListEntry, _ membership: SpaceMembership?, _ context: PageContext) {
        guard case .some = context.account, !list.isTemplate else { return }
        if let membership {
            menuLink("Members", .people, id: "sharing", to: AccountRoute.sharedList(membership.number))
        } else if !list.isArchived {
            menuLink("Share this list", .people, id: "sharing", to: AccountRoute.sharedNew(of: list.identity))
        }
    }

    /// Which parts of a shared task others see, and which they do not.
    mutating func sharedHint(_ membership: SpaceMembership) {
        literal("<p class=\"hint\" id=\"shared-hint\">")
        if membership.role == .view {
            literal("View only. You can still change your own cost, note and plans.</p>")
            return
        }
        if membership.others.isEmpty {
            literal("This is in a shared list. Others in it will see ")
        } else {
            write("Shared with <bdi>\(membership.othersInWords)</bdi>, who see ")
        }
        literal("the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.</p>")
    }
}

extension SpaceMembership {
    /// "Bea", "Bea and Cy", "Bea, Cy and 3 more".
    var othersInWords: String {
        switch others.count {
        case 0: return ""
        case 1: return others[0]
        case 2: return others[0] + " and " + others[1]
        default: return others[0] + ", " + others[1] + " and " + String(others.count - 2) + " more"
        }
    }
}
