/// Whether the caller is to plan an account's reminders.
package enum PlanningTurn: Equatable, Sendable {
    /// The caller is to plan them.
    case yours(RemindedAccount)
    /// Another server is planning them.
    case busy
    /// They are up to date, or the account has no reminders.
    case nothing
}

/// Somebody who is reminded.
package struct RemindedAccount: Equatable, Sendable {
    /// The account.
    package var account: AccountID
    /// Where the person's facts are.
    package var space: SpaceID
    /// Where the person is: the name of a time zone.
    package var zone: String
    /// The language of the browser in which reminders were set up last, as HTML names it; empty: not known.
    package var language: String
    /// Whether emails go out where no device takes a reminder.
    package var wantsEmail: Bool

    /// No server plans an account again later than this, in milliseconds: a time further ahead comes from a clock that was wrong.
    package static let longest: Int64 = 2 * 3_600_000

    /// How far all that an account is reminded of is known, in one number: it is another one as soon as anything is written in one of
    /// the spaces, or a list is shared or ends.
    ///
    /// - Parameters:
    ///   - own: how far the account's own space is known.
    ///   - shared: the numbers of the lists that it shares, and how far each is known.
    package static func combinedCursor(own: Int64, shared: some Sequence<(number: UInt32, cursor: Int64)>) -> Int64 {
        shared.reduce(own) { $0 + $1.cursor + Int64($1.number) }
    }

    package init(account: AccountID, space: SpaceID, zone: String, language: String = "", wantsEmail: Bool) {
        self.account = account
        self.space = space
        self.zone = zone
        self.language = language
        self.wantsEmail = wantsEmail
    }
}
