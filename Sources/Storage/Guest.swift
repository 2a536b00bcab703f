import Facts

/// An account without an address: the plan of a browser that keeps nothing itself, opened by that browser's cookie alone.
///
/// It has an identity and a space like every account, and a row in a table of its own: no statement about accounts meets it.
package struct Guest: Equatable, Sendable {
    /// Its name, which never changes.
    package var id: AccountID
    /// The hash of the secret that opens it.
    package var hash: [UInt8]
    /// The day of its last form, as the servers count days (``GuestStore/guestDay()``).
    package var used: Int64

    /// That guest.
    package init(id: AccountID, hash: [UInt8], used: Int64) {
        self.id = id
        self.hash = hash
        self.used = used
    }

    /// Where its facts are.
    package var space: SpaceID { SpaceID(id.identity) }
}

/// The result of making a guest.
package enum GuestCreation: Equatable, Sendable {
    /// It is stored, with its facts.
    case created
    /// There are as many guests as there may be. Nothing was stored.
    case tooMany
    /// Its facts are more than a plan may hold. Nothing was stored.
    case full
    /// It was stored before. Nothing was changed.
    case known
}

/// How much all guests hold together.
package struct GuestUse: Equatable, Sendable {
    /// How many guests there are.
    package var guests: Int64
    /// How many facts they have.
    package var facts: Int64
    /// How many bytes the values of these have.
    package var bytes: Int64

    package init(guests: Int64, facts: Int64, bytes: Int64) {
        self.guests = guests
        self.facts = facts
        self.bytes = bytes
    }
}
