import Facts
import Testing

@testable import Planner

extension PersonalSpace {
    /// Carries out a command as it is read from its byte form, so that random commands also show that no part of one is lost there.
    func reread(_ command: Command, by origin: CommandOrigin) throws(Fault) -> CommandResult {
        var writer = CBORWriter()
        command.argument.write(to: &writer)
        var reader = CBORReader(writer.bytes)
        let argument: Argument
        do throws(CBORFault) {
            argument = try Argument(from: &reader)
        } catch {
            Issue.record("\(command) cannot be read from its bytes: \(error)")
            return try perform(command, by: origin)
        }
        #expect(argument == command.argument)
        let read = try Command(argument, reading: .english, origin.instant.times)
        #expect(read.argument == argument)
        return try perform(read, by: origin)
    }
}
