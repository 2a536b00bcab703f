import Facts
import Pages

/// The account in the host's byte form: `[e-mail, state, unsent, refused, whole, synced, [from, list, …]]`, see `docs/host.md`.
extension SyncStatus {
    init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.array() == 7 else { throw .unexpected }
        let mail = try reader.text()
        guard let state = State(rawValue: try reader.unsigned()) else { throw .outOfRange }
        self.init(
            mail: mail,
            state: state,
            unsent: Int(try reader.unsigned(upTo: UInt64(Int32.max))),
            refused: Int(try reader.unsigned(upTo: UInt64(Int32.max))),
            isWholePlanUnsent: try reader.unsigned(upTo: 1) == 1,
            synced: try reader.integer(),
            invitations: try reader.waitingInvitations()
        )
    }

    func write(to writer: inout CBORWriter) {
        writer.array(7)
        writer.text(mail)
        writer.unsigned(state.rawValue)
        writer.unsigned(UInt64(max(unsent, 0)))
        writer.unsigned(UInt64(max(refused, 0)))
        writer.unsigned(isWholePlanUnsent ? 1 : 0)
        writer.integer(synced)
        writer.waitingInvitations(invitations)
    }
}
