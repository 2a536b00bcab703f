import Facts
import Planner

/// A command in its byte form, with its key and what the host tells of the moment.
struct CommandRequest {
    private static let version: UInt64 = 1

    let context: CommandContext
    let key: CommandKey
    let command: Argument

    /// Reads `[1, now, offset, correction, language, key, command]`, see `docs/host.md`.
    ///
    /// - Throws: ``Planner/Fault/notACommand``.
    init(cbor bytes: [UInt8]) throws(Fault) {
        do throws(CBORFault) {
            var reader = CBORReader(bytes)
            guard try reader.array() == 7, try reader.unsigned() == Self.version else { throw .unexpected }
            context = CommandContext(
                now: try reader.integer(),
                offset: try reader.integer(),
                correction: try reader.integer(),
                language: try reader.text()
            )
            guard let key = CommandKey(try reader.text()) else { throw .outOfRange }
            self.key = key
            command = try Argument(from: &reader)
            try reader.finish()
        } catch {
            throw .notACommand
        }
    }
}
