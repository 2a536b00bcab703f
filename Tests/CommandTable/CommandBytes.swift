import Facts
package import Planner
package import Requests

extension Argument {
    /// A command in the byte form of the host's contract (`docs/host.md`), with its key and the moment.
    package func request(key: String, in context: CommandContext) -> [UInt8] {
        var writer = CBORWriter()
        writer.array(7)
        writer.unsigned(1)
        writer.integer(context.now)
        writer.integer(context.offset)
        writer.integer(context.correction)
        writer.text(context.language)
        writer.text(key)
        write(to: &writer)
        return writer.bytes
    }
}
