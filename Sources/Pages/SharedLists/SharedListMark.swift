import Facts
import Planner

/// That a list, or a task in it, is shared: with whom, and which parts others see.
extension HTML {
    /// The other members of a list, in words.
    mutating func sharedMark(_ membership: SpaceMembership) {
        let isView = membership.role == .view
        let said: Sentence =
            if membership.others.isEmpty {
                Sentence(isView ? .sharedWithNobodyView : .sharedWithNobody)
            } else if isView {
                .sharedWithView(names: membership.othersInWords)
            } else {
                .sharedWith(names: membership.othersInWords)
            }
        write("<span id=\"shared-with\">\(said)</span>")
    }

    /// Invitations to shared lists that the person has not answered.
    mutating func invited(_ invitations: [WaitingInvitation]) {
        guard !invitations.isEmpty else { return }
        write("<section class=\"card stack\" id=\"invited\" aria-label=\"\(.invited)\">")
        for invitation in invitations {
            let list = MarkupTag("<b dir=\"auto\">\(invitation.list)</b>", "")
            write("<p>\(.invitedBy(person: MarkupTag("<bdi>\(invitation.from)</bdi>", ""), list: list))</p>")
        }
        write(
            """
            <p class="acts"><a class="button" id="view-invitations" href="\(AccountRoute.shared)">\
            \(.invitedView(count: invitations.count))</a></p></section>
            """
        )
    }

    /// A link to the invitations that the person has not answered, where there is no room for more.
    ///
    /// - Parameter among: whether it stands among other links.
    mutating func invitedLink(_ context: PageContext, among: Bool) {
        guard let count = context.account?.invitations.count, count > 0 else { return }
        write(
            """
            \("<p class=\"links\">", if: !among)<a id="view-invitations" href="\(AccountRoute.shared)">\(.invitedView(count: count))</a>\
            \("</p>", if: !among)
            """
        )
    }

    /// The link to the page of a list's members; only where there is an account that the list could be shared from.
    mutating func sharingLink(_ list: ListEntry, _ membership: SpaceMembership?, _ context: PageContext) {
        guard case .some = context.account, !list.isTemplate else { return }
        if let membership {
            menuLink(.sharedMenuMembers, .people, id: "sharing", to: AccountRoute.sharedList(membership.number))
        } else if !list.isArchived {
            menuLink(.sharedMenuShare, .people, id: "sharing", to: AccountRoute.sharedNew(of: list.identity))
        }
    }

    /// Which parts of a shared task others see, and which they do not.
    mutating func sharedHint(_ membership: SpaceMembership) {
        let said: Sentence =
            if membership.role == .view {
                Sentence(.sharedTaskView)
            } else if membership.others.isEmpty {
                Sentence(.sharedTaskNobody)
            } else {
                .sharedTaskWith(names: membership.othersInWords)
            }
        write("<p class=\"hint\" id=\"shared-hint\">\(said)</p>")
    }
}

extension SpaceMembership {
    /// "Bea", "Bea and Cy", "Bea, Cy and 3 more".
    var othersInWords: MarkupTag {
        switch others.count {
        case 0: return MarkupTag("", "")
        case 1: return MarkupTag("<bdi>\(others[0])</bdi>", "")
        case 2: return MarkupTag("<bdi>\(.sharedNamesTwo(first: others[0], second: others[1]))</bdi>", "")
        case let count:
            let names = Sentence.sharedNamesMore(first: others[0], second: others[1], count: count - 2)
            return MarkupTag("<bdi>\(names)</bdi>", "")
        }
    }
}
