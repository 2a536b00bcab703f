package import Facts
import Planner

/// How far a device's plan and its account agree, as the host knows it.
package struct SyncStatus: Equatable, Sendable {
    /// How far they agree. The numbers are the host contract's (`docs/host.md`).
    package enum State: UInt64, CaseIterable, Sendable {
        /// All that is here has reached the account.
        case savedEverywhere = 0
        /// Something is only here, and goes to the account as soon as it can.
        case savedHere = 1
        /// The session ended: the person has to sign in again.
        case signInAgain = 2
        /// This browser is signed in to another account by now.
        case anotherAccount = 3
        /// The account takes nothing more.
        case full = 4
        /// The account was deleted: nobody can sign in to it again.
        case deleted = 5
    }

    /// Whose it is.
    package let mail: String
    /// How far they agree.
    package let state: State
    /// How many commands are only here.
    package let unsent: Int
    /// How many facts the account would not take; they stay here.
    package let refused: Int
    /// Whether the plan that was here before the account is still being sent.
    package let isWholePlanUnsent: Bool
    /// When the account was last reached, in milliseconds since 1970; 0: never.
    package let synced: Int64
    /// Invitations to shared lists that wait for an answer.
    package let invitations: [WaitingInvitation]

    /// A status from the values that a host knows.
    package init(
        mail: String,
        state: State,
        unsent: Int,
        refused: Int,
        isWholePlanUnsent: Bool,
        synced: Int64,
        invitations: [WaitingInvitation] = []
    ) {
        self.invitations = invitations
        self.mail = mail
        self.state = state
        self.unsent = unsent
        self.refused = refused
        self.isWholePlanUnsent = isWholePlanUnsent
        self.synced = synced
    }

    /// Equal when all of it is.
    package static func == (one: SyncStatus, other: SyncStatus) -> Bool {
        ByteString(one.mail) == ByteString(other.mail) && one.state == other.state && one.unsent == other.unsent
            && one.refused == other.refused && one.isWholePlanUnsent == other.isWholePlanUnsent && one.synced == other.synced
            && one.invitations == other.invitations
    }

    /// Whether the account was told everything, whatever it took of it.
    var isAllSent: Bool { unsent == 0 && !isWholePlanUnsent }

    /// Whether this device is not signed in to it now.
    var isOut: Bool { state == .signInAgain || state == .anotherAccount || state == .deleted }

    /// Whether nothing goes on without the person.
    var needsPerson: Bool {
        switch state {
        case .savedEverywhere, .savedHere: false
        case .signInAgain, .anotherAccount, .full, .deleted: true
        }
    }
}
