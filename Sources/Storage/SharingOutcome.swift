/// The result of a change of a shared list's members.
package enum SharingOutcome: Equatable, Sendable {
    /// It is done.
    case done
    /// There is no such list, invitation or member, or the account may not do this: nothing was changed.
    case refused
    /// Somebody shares as many lists as one may.
    case tooManyLists
    /// The list has as many members, or as many invitations, as it may.
    case tooManyMembers
    /// A space has no room for the facts that are put into it.
    case full
    /// Somebody wrote into the list meanwhile: nothing was changed.
    case moved
}
