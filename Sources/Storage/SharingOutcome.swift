/// What came of a change of who shares what.
public enum SharingOutcome: Equatable, Sendable {
    /// It is done.
    case done
    /// There is no such list, invitation or member, or it is not this one's to do: nothing was changed.
    case refused
    /// Somebody shares as many lists as one may.
    case tooManyLists
    /// The list has as many members, or as many invitations, as it may.
    case tooManyMembers
    /// A space has no room for what is put into it.
    case full
    /// Somebody wrote into the list meanwhile: nothing was changed.
    case moved
}
