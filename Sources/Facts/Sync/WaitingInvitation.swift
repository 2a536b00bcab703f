/// An invitation to a shared list that the account has not answered, in an answer of version 4.
package struct WaitingInvitation: Equatable, Sendable {
    /// How many are announced at most, the newest ones; all of them are on the page of shared lists.
    package static let mostSaid = 5

    /// By which name its members see the owner of the list.
    package var from: String
    /// The list's name.
    package var list: String

    package init(from: String, list: String) {
        self.from = from
        self.list = list
    }

    /// Equal when both are; in bytes, as everywhere in the wire form.
    package static func == (one: WaitingInvitation, other: WaitingInvitation) -> Bool {
        one.from.utf8.elementsEqual(other.from.utf8) && one.list.utf8.elementsEqual(other.list.utf8)
    }
}

// As messages hold them: [from, list, from, list, …].
extension CBORReader {
    /// Reads several.
    package mutating func waitingInvitations() throws(CBORFault) -> [WaitingInvitation] {
        let items = try array()
        guard items % 2 == 0 else { throw .unexpected }
        var invitations: [WaitingInvitation] = []
        for _ in 0..<(items / 2) {
            let from = try text()
            invitations.append(WaitingInvitation(from: from, list: try text()))
        }
        return invitations
    }
}

extension CBORWriter {
    /// Writes several.
    package mutating func waitingInvitations(_ invitations: [WaitingInvitation]) {
        array(invitations.count * 2)
        for invitation in invitations {
            text(invitation.from)
            text(invitation.list)
        }
    }
}
